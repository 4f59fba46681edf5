"""The first form that fits is found without writing more of the others than has room."""

from collections.abc import Iterator, Sequence
from functools import partial

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from boardkit.draw.blocks import Room, fitted, in_whole_words, name_in, squeezed
from tests.every import with_each

ROOMS = st.builds(Room, st.integers(5, 12), st.integers(0, 5))

FORMS = st.lists(st.lists(st.text("ab c", max_size=14), max_size=8), min_size=1, max_size=5)


def as_a_whole(room: Room, forms: Sequence[Sequence[Text]]) -> Sequence[Text]:
    """Write every form to its end, and take the first that fits."""
    fit = next((lines for lines in forms if room.holds(lines)), None)
    return squeezed(forms[-1][: room.height], room) if fit is None else fit


@given(ROOMS, FORMS)
def test_what_fits_is_what_would_fit_written_to_its_end(room: Room, forms: list[list[str]]) -> None:
    written = [[Text(line, "bold") for line in form] for form in forms]
    assert [*fitted(room, *(partial(iter, form) for form in written))] == [*as_a_whole(room, written)]


def test_a_form_is_written_no_further_than_to_the_line_that_has_no_room() -> None:
    asked: list[str] = []

    def form(*lines: str) -> Iterator[Text]:
        for line in lines:
            asked.append(line)
            yield Text(line)

    high, wide, least = (
        partial(form, *lines) for lines in (("a", "b", "c", "d"), ("too wide", "e"), ("f", "g"))
    )
    assert [line.plain for line in fitted(Room(4, 2), high, wide, least)] == ["f", "g"]
    assert asked == ["a", "b", "c", "too wide", "f", "g"]


@with_each(
    "name, width, shown",
    [
        ("Joueur 1", 8, "Joueur 1"),
        ("Joueur 12", 8, "Joue… 12"),
        ("Joueur 1", 6, "Jou… 1"),
        ("Joueur 1", 5, "Jou…1"),
        ("Joueur 1", 3, "J…1"),
        ("Joueur 1", 2, "…1"),
        ("Ada Lovelace (2)", 10, "Ada L… (2)"),
        ("Maximilienne", 6, "Maxim…"),
        ("12", 1, "…"),
    ],
)
def test_a_name_is_cut_before_its_number(name: str, width: int, shown: str) -> None:
    assert name_in(width, Text(name)).plain == shown


@with_each("width", range(1, 30))
def test_a_line_that_is_cut_ends_with_a_whole_word(width: int) -> None:
    said = "Place your residential zone"
    shown = in_whole_words(Text(said), width).plain
    assert len(shown) <= width
    whole, cut, _ = shown.partition("…")
    assert cut or shown == said
    assert width < len("Place…") or said.startswith(f"{whole} ") or shown == said
