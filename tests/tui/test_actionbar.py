"""The action bar in any width: letters stay of what is possible, which is the last to lose its word."""

from hypothesis import given
from hypothesis import strategies as st
from textual.app import ComposeResult

from boardkit.draw.show import ShownVerb
from boardkit.tui.widgets.controls import BETWEEN, ActionBar, verb_sizes
from tests.tui.hands import Rested
from tests.tui.tools import shown

WORDS = st.text("abcdefghij", min_size=4, max_size=12)
VERBS = st.lists(
    st.builds(
        lambda word, count, possible: ShownVerb("x", (word, word[:3]), count, possible=possible),
        WORDS,
        st.sampled_from(["", "1/2", "10/12"]),
        st.booleans(),
    ),
    max_size=14,
).map(tuple)
WIDTHS = st.integers(40, 200)


def written(verbs: tuple[ShownVerb, ...], width: int) -> list[str]:
    return [verb.written(size) for verb, size in zip(verbs, verb_sizes(verbs, width), strict=True)]


@given(VERBS, WIDTHS)
def test_the_line_holds_every_letter_and_is_no_longer_than_the_window(
    verbs: tuple[ShownVerb, ...], width: int
) -> None:
    parts = [
        f"{verb.letter} {said}".rstrip()
        for verb, said in zip(verbs, written(verbs, width), strict=True)
        if said or verb.possible
    ]
    assert len(BETWEEN.join(parts)) <= width


@given(VERBS, WIDTHS)
def test_nothing_impossible_has_its_word_while_a_shorter_possible_one_is_bare(
    verbs: tuple[ShownVerb, ...], width: int
) -> None:
    said = written(verbs, width)
    bare = [len(verb.written(1)) for verb, now in zip(verbs, said, strict=True) if verb.possible and not now]
    dead = [len(now) for verb, now in zip(verbs, said, strict=True) if not verb.possible and now]
    assert not bare or not dead or min(bare) > max(dead)


@given(VERBS)
def test_where_there_is_room_for_all_every_word_is_whole_with_its_count(verbs: tuple[ShownVerb, ...]) -> None:
    whole = [f"{verb.names[0]} {verb.count}".strip() for verb in verbs]
    assert written(verbs, 1000) == whole


def test_a_wider_window_never_takes_a_word_away_from_what_is_possible() -> None:
    verbs = tuple(ShownVerb(letter, ("Harvest", "Har"), "1/2") for letter in "abcdefgh")
    lengths = [sum(map(len, written(verbs, width))) for width in range(16, 140)]
    assert lengths == sorted(lengths)


class Bar(Rested):
    """A bar of verbs and nothing else."""

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield ActionBar()


async def test_what_is_impossible_never_stands_as_a_bare_letter() -> None:
    app, said = Bar(), set()
    verbs = [ShownVerb(letter, ("Harvest", "Har"), possible=letter < "c") for letter in "abcdef"]
    async with app.run_test(size=(40, 2)) as pilot:
        for width in range(16, 90, 4):
            await pilot.resize_terminal(width, 2)
            app.query_one(ActionBar).show(verbs)
            await pilot.pause()
            parts = [part.strip() for part in shown(app).splitlines()[0].split(BETWEEN)]
            assert not {*"cdef"} & {*parts}
            said |= {*parts}
    assert {"c Har", "f Harvest"} <= said
