"""Texts from outside are said whatever is in them and however long they are; faults quote them in short."""

from boardkit.core import Fault, Note, NoteKind, Seat
from boardkit.core.faults import BadValue, MoveIsGarbled, NoSuchMoment, UnknownGame, UnknownVerb
from boardkit.games import GAMES
from boardkit.library.storage_faults import FileTrouble, Trouble
from boardkit.text import words_for
from boardkit.text.log import noted
from boardkit.text.names import LONGEST_TOLD, told_apart, visible
from tests.every import every_language, with_each

LONG = "é" * 3000

FAULTS: tuple[Fault, ...] = (
    UnknownGame(LONG, ("chess",)),
    UnknownVerb(LONG, ("pass",)),
    BadValue(LONG, "at"),
    MoveIsGarbled(1, LONG, BadValue(LONG, LONG)),
    FileTrouble(LONG, Trouble.MISSING),
    NoSuchMoment(10**4000, 3),
)


@every_language
@with_each("fault", FAULTS)
def test_a_fault_quotes_a_long_text_in_short(fault: Fault, language: str) -> None:
    said = words_for(language).say(fault)
    assert "…" in said
    assert len(said) < 3 * LONGEST_TOLD + 200


@every_language
def test_a_long_note_is_told_whole(language: str) -> None:
    words = words_for(language, names=["Ada"])
    said = noted(Note(0, NoteKind.REMARK, Seat(0), LONG), GAMES["tectonic_tribes"], words)
    assert said.count("é") == len(LONG)


def test_several_long_values_keep_their_places() -> None:
    words = words_for("en", "tectonic_tribes")
    said = words("list-last", a="a" * 3000, b="b" * 4000)
    assert said == f"{'a' * 3000} and {'b' * 4000}"


def test_french_looks_at_the_first_letter_of_a_long_name() -> None:
    words = words_for("fr", "terraforming_mars")
    message = min(name for name in words.messages.ids if "DE($seat)" in words.messages.source(name))
    values = dict.fromkeys(("seat", "from_seat", "to_seat", "card", "resource", "count"), LONG)
    said = words.messages.format(message, None, values)
    assert f"’{LONG}" in said


@with_each(
    "typed, shown",
    [
        ("\x1b[31m", "\\x1b[31m"),
        ("\x7f", "\\x7f"),
        ("\x9b", "\\x9b"),
        ("a\nb\tc", "a\\x0ab\\x09c"),
        ("\u202e\u2066\u200b", "\\u202e\\u2066\\u200b"),
        ("\u2028", "\\u2028"),
        ("\U000e0041", "\\ue0041"),
        ("1\u00a0000\u202f000", "1\u00a0000\u202f000"),
        ("Élodie 🎲 [b]", "Élodie 🎲 [b]"),
    ],
)
def test_what_cannot_be_printed_shows_as_a_code(typed: str, shown: str) -> None:
    assert visible(typed) == shown
    assert visible(shown) == shown


def test_every_value_of_a_message_is_made_visible() -> None:
    words = words_for("en")
    assert words("list-last", a="\x1b[2J", b="c\n\x7f") == "\\x1b[2J and c\n\\x7f"


@with_each(
    "names, told",
    [
        (("Ada", "Bela"), ("Ada", "Bela")),
        (("Ada", "Bela", "Ada"), ("Ada (1)", "Bela", "Ada (3)")),
        (("Ada", "ada ", "Bela"), ("Ada (1)", "ada  (2)", "Bela")),
        (("Ada", "Ada", "Ada (2)"), ("Ada (1)", "Ada (2) (2)", "Ada (2) (3)")),
        (("\u3164", "\u2800", "Bela"), ("\u3164 (1)", "\u2800 (2)", "Bela")),
        (("Ada\ufe0f", "Ada"), ("Ada\ufe0f (1)", "Ada (2)")),
        (("Ａda", "Ada"), ("Ａda (1)", "Ada (2)")),
        (("कि", "के"), ("कि", "के")),
        (("Zoé", "Zoe"), ("Zoé", "Zoe")),
        (("Аda", "Ada", "Αda", "Адa"), ("Аda (1)", "Ada (2)", "Αda (3)", "Адa")),
    ],
)
def test_names_that_are_equal_or_cannot_be_seen_have_their_number(
    names: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert told_apart(names) == told
    assert words_for("en", names=names).names == told
