"""What voices say and what braille shows of each sign, kept in a table; lines hold to it in both languages.

The table `voices.tsv` tells of each text what eSpeak NG says in English and French, the cells of UEB and of
French braille by liblouis, and what lines have in its place. `python -m tests.cli.test_voices` makes it anew.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from csv import DictReader, DictWriter
from functools import cache
from itertools import chain, product
from pathlib import Path
from random import Random
from shutil import which
from subprocess import run
from typing import Any, Final

import pytest

from boardkit.commands.plain.sitting import QUIT, Sitting
from boardkit.commands.plain.turns import sit
from boardkit.commands.plain.verbs import VERBS
from boardkit.core import CHANCE, FaultError, Player, RulesError, Seat, Study, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.games import GAMES, KEYS
from boardkit.library.session import Unkept
from boardkit.text import LANGUAGES, words_for
from boardkit.text.aloud import ORDINARY, Aloud
from tests.cli.running import Shell, random_match, written
from tests.cli.test_plain_aloud import NAMES, Chatterbox
from tests.cli.test_plain_lessons import FOUND, read
from tests.daily import by_night
from tests.every import every_key, every_language, with_each

SOURCE: Final = Path(__file__).parents[2] / "src" / "boardkit"
TABLE: Final = Path(__file__).with_name("voices.tsv")
MADE_BY: Final = "eSpeak NG 1.51; liblouis 3.24.0"

VOICES: Final = ("en", "fr")
BRAILLE: Final = ("en-ueb-g1.ctb", "en-ueb-g2.ctb", "fr-bfu-comp6.utb", "fr-bfu-g2.ctb")
PROGRAMS: Final = ("espeak-ng", "lou_translate")
HEARD: Final = (*VOICES, *BRAILLE)

SYNTAX: Final = frozenset('{}[]$#_"=|^\\')
"""Signs of the notations in which texts are written down."""

SPELT: Final = (
    "CEO",
    "GHG",
    "PDG",
    "MIT",
    "NT",
    "DD",
    "TR",
    "BOARDKIT",
    "PLAIN",
    "III",
    "IV",
    "VI",
    "VII",
    "IX",
    "XI",
    "CASE",
    "COUP",
)

APART: Final = (
    ("minus 3", "3"),
    ("moins 3", "3"),
    ("plus 3", "3"),
    ("III D.1", "II D.1"),
    ("IV 2.p", "VI 2.p"),
    ("IX C.9", "X C.9"),
    ("VII C", "VI C"),
    ("V.2.b", "V.2.d"),
    ("6.1", "6.7"),
    ("10.1", "10.10"),
    ("3,5", "35"),
    ("e3 s4", "e3 s14"),
    ("w1 n2", "w1 n1"),
    ("q2 r moins 1", "q2 r1"),
    ("b12", "b2"),
    ("i1", "e1"),
    ("3 à 5", "3 5"),
    ("3 to 5", "3 2 5"),
    ("1 sur 5", "1 5"),
    ("r90", "r9"),
    ("L49", "S49"),
    ("7,1 sur 8", "7 sur 8"),
)
"""Forms of the line-by-line form, each beside one that is to be heard and felt as another."""

MISHEARD: Final = ("-3", "3–5", "III.D.1", "IX.C.9", "e3s4", "M€", "GES", "1/5", "12×")
"""What is misheard or not heard at all, in one language at least, and is written otherwise for lines."""

SAID: Final = "@~"
"""Signs in what is typed, such as `@file`, that every voice says and all braille has."""

PRINTED: Final = re.compile(r"[\w ,.;:!?()’'“”«»-]*")
"""What lines may have: letters, digits, and marks at which voices pause."""

UNHEARD: Final = re.compile(r"(?<!\w)[-–−+±]\d|\d[-–−]\d|(?<!\w)[IVX]{2,}\.\w|(?<!\w)[ew]\d+[ns]\d|\bGES\b")
"""Numbers and names of which a voice would leave something out."""


@cache
def signs() -> Sequence[str]:
    """List every sign that any text, rulebook, lesson or legend has, but for marks at which voices pause."""
    found = {sign for key in KEYS for sign in signs_of(drawing_of(key))}
    for path in SOURCE.rglob("*"):
        if path.suffix in (".ftl", ".md", ".json") and {"text", "book"} & set(path.parts):
            found |= {one for one in path.read_text("utf-8") if not (one.isalnum() or one.isspace())}
    return sorted(found - SYNTAX | {"-"} | set("|=_"))


@cache
def letters() -> Sequence[str]:
    """List the letters that texts have and English has not."""
    texts = (path.read_text("utf-8") for path in SOURCE.rglob("*.ftl"))
    return sorted({one for text in texts for one in text if one.isalpha() and not one.isascii()} - {"ϟ"})


def texts() -> Sequence[str]:
    """List the rows of the table."""
    forms = [form for pair in APART for form in pair]
    return list(dict.fromkeys([*signs(), *letters(), *SPELT, *forms, *MISHEARD]))


@cache
def speakers(language: str) -> Sequence[Aloud]:
    """Return what says the texts of each game in lines."""
    return [Aloud(words_for(language, key), signs_of(drawing_of(key))) for key in KEYS]


def in_lines(text: str, language: str) -> str:
    """Say what lines have in place of a text; of a sign, between two words, in whichever game has it."""
    for aloud in speakers(language):
        said = aloud(f"x {text} x").removeprefix("x").removesuffix("x").strip(" ")
        if said != text:
            return said
    return text


def made() -> Iterator[Mapping[str, str]]:
    """Ask the voices and the braille tables for every row."""
    every = texts()
    heard = {by: spoken(by, every) for by in VOICES} | {by: felt(by, every) for by in BRAILLE}
    for number, text in enumerate(every):
        row = {by: heard[by][number] for by in HEARD}
        yield {"text": text, **row, **{f"lines {one}": in_lines(text, one) for one in LANGUAGES}}


def spoken(voice: str, every: Sequence[str]) -> Sequence[str]:
    """Return the phonemes of some texts, without pauses."""
    command = ["espeak-ng", "-q", "-x", "-v", voice, "--"]
    said = (run([*command, text], capture_output=True, check=True, encoding="utf-8").stdout for text in every)
    return [" ".join(re.sub(r"[_:|]{2,}|_", " ", one).split()) for one in said]


def felt(table: str, every: Sequence[str]) -> Sequence[str]:
    """Return the cells of some texts; blanks that stand for what a table does not know are left out."""
    command = ["lou_translate", f"unicode.dis,{table}"]
    lines = "".join(f"{text}\n" for text in every)
    cells = run(command, input=lines, capture_output=True, check=True, encoding="utf-8").stdout.splitlines()
    return [line.strip("\u2800") for line in cells]


@cache
def kept() -> Mapping[str, Mapping[str, str]]:
    """Read the table, by text."""
    _, *lines = TABLE.read_text("utf-8").splitlines()
    return {row["text"]: row for row in DictReader(lines, delimiter="\t", quotechar="\0")}


def write() -> None:
    """Make the table anew."""
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        file.write(f"# {MADE_BY}\n")
        columns = ["text", *HEARD, *(f"lines {one}" for one in LANGUAGES)]
        table = DictWriter(file, columns, delimiter="\t", lineterminator="\n", quotechar="\0")
        table.writeheader()
        table.writerows(made())


def test_every_sign_of_every_text_is_in_the_table_with_what_lines_say_for_it() -> None:
    assert list(kept()) == texts()
    for text, language in product(kept(), LANGUAGES):
        assert kept()[text][f"lines {language}"] == in_lines(text, language), text


@every_language
def test_no_sign_reaches_lines_that_a_voice_leaves_out_or_braille_lacks(language: str) -> None:
    """Marks at which voices pause stay; all else has a word, or its word stands beside it."""
    for sign in [one for one in signs() if one not in ORDINARY]:
        if sign in SAID:
            assert all(kept()[sign][by] for by in HEARD), sign
            continue
        assert PRINTED.fullmatch(kept()[sign][f"lines {language}"]), sign
    for form in (*letters(), *SPELT, *(form for pair in APART for form in pair)):
        assert kept()[form][f"lines {language}"] == form
        assert all(kept()[form][by] for by in HEARD), form
    for form in MISHEARD:
        assert kept()[form][f"lines {language}"] != form
    # Even the marks are felt.
    assert all(kept()[mark][by] for mark in signs() if mark in ORDINARY for by in BRAILLE)


@with_each("one, other", APART)
def test_forms_that_differ_are_heard_and_felt_as_different(one: str, other: str) -> None:
    for by in HEARD:
        assert kept()[one][by] != kept()[other][by], by


def test_why_lines_have_words_for_signs() -> None:
    """The voices and the braille of the table leave out or confuse what the screens may write."""
    table = kept()
    assert table["-3"]["fr"] == table["3"]["fr"]
    assert not any(table[sign]["fr"] for sign in "→✓≥§…")
    assert table["·"]["en"] == ""
    assert table["·"]["fr"] == "pw'E~"
    assert not any(table[sign]["fr-bfu-comp6.utb"] for sign in "✓·▲")
    assert table["GES"]["fr"] == "Z"


SPEAKS: Final = pytest.mark.skipif(not all(map(which, PROGRAMS)), reason="nothing speaks here")
"""Leaves a test to machines on which something speaks and something writes braille."""


@pytest.mark.nightly
@SPEAKS
def test_the_table_is_what_voices_and_braille_say_now() -> None:
    """Other versions may say it otherwise, as long as they tell apart what differs."""
    now = {row["text"]: row for row in made()}
    for (one, other), by in product(APART, HEARD):
        assert now[one][by] != now[other][by]
    versions = (run([by, "--version"], capture_output=True, check=True).stdout for by in PROGRAMS)
    said = b" ".join(versions).decode()
    if all(part.split()[-1] in said for part in MADE_BY.split("; ")):
        assert now == kept()


@every_language
@every_key
@pytest.mark.nightly
@SPEAKS
def test_no_two_places_of_a_map_sound_alike_or_feel_alike(key: str, language: str) -> None:
    game, words, drawing = GAMES[key], words_for(language, key), drawing_of(key)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 3)
    looks = drawing.map(game.view(match.state, Seat(0)), None).looks
    names = sorted({Aloud(words)(words.name(place)) for place in looks})
    for said in (spoken(language, names), *(felt(table, names) for table in BRAILLE)):
        assert len({*said}) == len(names) > 1
        assert all(said)


def chattered(key: str, seed: int) -> Sequence[str]:
    """Play a match at random, every other one against a computer, and hear in both languages all there is."""
    game, talk = GAMES[key], Chatterbox(seed)
    sitter = Sitter.NEWCOMER if seed % 2 else Sitter.PERSON
    players = [Player(NAMES[0], 0), Player(NAMES[1], 1, sitter)]
    match = start(game, game.options(), players, seed)
    talk.sitting = Sitting(Unkept(), Study(match), words_for("en", key, NAMES), talk)
    sit(talk.sitting)
    return talk.told


def unheard(told: Sequence[str]) -> Iterator[str]:
    """Find lines of which a voice would leave something out, or say something else."""
    for line in told:
        spelt = set(re.findall(r"\b(?![IVX]+\b)[A-ZÀ-Ý]{2,}\b", line))
        if not PRINTED.fullmatch(line) or UNHEARD.search(line) or not spelt <= {*SPELT, *TO_TYPE}:
            yield line


TO_TYPE: Final = frozenset(
    {"NUMBER", "NUMÉRO", "SECTION", "PLACE", "THING", "CHOSE", "TEXT", "TEXTE", "MOVE"}
)
"""Words of help in capitals, for which something is typed; voices say them as words."""


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", [1, *map(by_night, range(2, 21))])
@every_key
def test_all_that_lines_say_in_a_match_is_heard(key: str, seed: int) -> None:
    assert [*unheard(chattered(key, seed))] == []


@pytest.mark.nightly
@pytest.mark.parametrize(("lesson", "language"), [*product(FOUND, LANGUAGES)])
def test_all_that_lines_say_in_a_lesson_is_heard(lesson: Any, language: str) -> None:
    found, number, _ = lesson
    assert [*unheard(read(found, number, language)[0].told)] == []


@pytest.mark.sample(6)
@every_language
@every_key
def test_everything_is_answered_after_the_end_and_chance_has_nothing(key: str, language: str) -> None:
    game, talk, random, words = GAMES[key], Chatterbox(5), Random(5), words_for(language, key, NAMES)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 5)
    while not match.over:
        match = match.play(random.choice(legal(game, match.state)))
    for topic, rest in product(sorted(VERBS.keys() - {"undo", "again", "quit"}), ("", "1", "Ada", "b2")):
        sitting = Sitting(Unkept(), Study(match), words, talk)
        sitting.begin_move()
        with suppress(FaultError, RulesError):
            VERBS[topic][0](sitting, rest)
    said = words.seat(CHANCE)
    assert [line for line in talk.told if line.startswith(said) or not PRINTED.fullmatch(line)] == []
    assert talk.told.count(words("plain-nobody-asked")) == 8


WRITTEN: Final = re.compile(r'^\{"kind"|(?<!\S)~?/\w|“.*”|« .* »')
"""What lines tell as it is typed: a card of one's own, a file, what somebody has answered."""

LONGEST: Final = 1400
"""The letters of a line, more than any has: nobody has to hear more before it can be heard again."""


def typed(random: Random) -> Iterator[str]:
    """Choose at random in the menu, then below it, and at a table by every word there is."""
    verbs = [word for _, *words in VERBS.values() for word in chain(*words) if word not in QUIT]
    yield str(random.choice((1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8)))
    yield str(random.randint(1, 5))
    for _ in range(60):
        number, word = str(random.choice((1, 1, 1, 2, 2, 3, 3, *range(4, 11)))), random.choice(verbs)
        other = random.choice(("", "b", "y", "?", "b2", "e0 s0", f"{word} {number}"))
        yield random.choice((number, number, other, word))


@pytest.mark.usefixtures("quick_reviews")
@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", [1, 2, *map(by_night, range(3, 120))])
def test_all_that_lines_say_from_the_menu_on_is_heard(shell: Shell, seed: int) -> None:
    shell("import", "-", typed=written(random_match()).replace("[b]", ""))
    for turn in range(2):
        lines = "\n".join(typed(Random(seed * 2 + turn)))
        told = shell("--plain", "--lang", LANGUAGES[(seed + turn) % 2], typed=lines).out.splitlines()
        assert [line for line in unheard(told) if not WRITTEN.search(line)] == []
        assert max(map(len, told)) < LONGEST


if __name__ == "__main__":
    write()
