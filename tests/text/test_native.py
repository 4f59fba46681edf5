"""French and English as they are written: signs, counts, and keys by the names on the keyboard."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from boardkit.games import GAMES
from boardkit.text import LANGUAGES, words_for
from boardkit.text.messages import split
from boardkit.text.words import key_said
from boardkit.tui.desk.keys import PLAY_KEYS
from tests.every import every_key, every_language

HYPHEN = re.compile(r"(?<![\w\-@#.,/])-(?=\d)")
"""A hyphen before a number, where a minus is meant; marks of Fluent such as `[-1]` are not shown."""

COUNTED = re.compile(
    r"\{ \$(\w+) \}[ \N{NO-BREAK SPACE}](points|cards|tiles|inhabitants|tokens|players|seats|moves|decisions|"
    r"sections|sentences|secret tiles|tribe cards|terrain cards|cartes|tuiles|habitants|jetons|joueurs|coups|"
    r"décisions|étapes)\\b"
)
"""A number that is said with a noun in the plural, whatever the number is."""

NEVER_ONE = frozenset({"limit", "most", "size", "steps", "turns"})
"""Numbers that are two or more wherever they are said."""

OWN = ("life_in_reterra", "tectonic_tribes")


def text_files(language: str, *keys: str) -> Iterator[Traversable]:
    """Walk the files of words of the kit, and of some games."""
    folders = [files("boardkit.text"), *(GAMES[key].file("text") for key in keys)]
    for folder in folders:
        yield from (file for file in folder.iterdir() if f"_{file.name}".endswith(f"_{language}.ftl"))


def shown(source: str) -> str:
    """Return what a message may show, without the marks that tell its variants apart."""
    return re.sub(r"\[[^\]\s]*\]", "", source)


def sayings(lesson: Any) -> Iterator[str]:
    """Walk the sentences of a lesson, in every language."""
    if isinstance(lesson, dict):
        for name, value in lesson.items():
            yield from [value] if name in LANGUAGES and isinstance(value, str) else sayings(value)
    elif isinstance(lesson, list):
        for value in lesson:
            yield from sayings(value)


@every_language
def test_no_sentence_has_a_hyphen_for_a_minus(language: str) -> None:
    found = [
        name
        for file in text_files(language, *GAMES)
        for name, source in split(file.read_text("utf-8")).items()
        if HYPHEN.search(shown(source))
    ]
    assert found == []


@every_key
def test_no_rulebook_and_no_lesson_has_a_hyphen_for_a_minus(key: str) -> None:
    game = GAMES[key]
    books = [game.file("book", "rulebook", f"{language}.md").read_text("utf-8") for language in LANGUAGES]
    lessons = [file for file in game.file("book", "lessons").iterdir() if file.name.endswith(".json")]
    told = [saying for file in lessons for saying in sayings(json.loads(file.read_text("utf-8")))]
    assert [text for text in (*books, *told) if HYPHEN.search(text)] == []


def test_a_number_below_zero_is_written_with_a_minus() -> None:
    words = words_for("en", "tectonic_tribes")
    assert words("winner-alone", winners="x-3", points=-3) == "x-3 wins with −3 points."


@every_language
def test_a_count_is_said_of_one_thing_as_well_as_of_several(language: str) -> None:
    found = [
        (name, variable)
        for file in text_files(language, *OWN)
        for name, source in split(file.read_text("utf-8")).items()
        for variable, _ in COUNTED.findall(source)
        if variable not in NEVER_ONE and f"{{ ${variable} ->" not in source
    ]
    assert found == []


def test_a_round_has_one_name_in_french() -> None:
    texts = {file.name: file.read_text("utf-8") for file in text_files("fr", *GAMES)}
    told = [line for text in texts.values() for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in told if re.search(r"\bmanches?\b", line)] == []


@every_language
def test_every_key_has_a_name(language: str) -> None:
    words = words_for(language)
    named = [key.shown for key in PLAY_KEYS if key.shown.strip("^").isalpha() and len(key.shown) > 2]
    assert len(named) > 6
    assert [shown for shown in named if not words.knows(f"keyname-{shown.replace('+', '-')}")] == []
    assert key_said("u", words) == "u"


def test_keys_are_named_as_on_the_keyboards_of_a_language() -> None:
    french = words_for("fr")
    said = [key_said(key, french) for key in ("home", "pgup", "esc", "enter", "shift+tab", "backspace")]
    assert said == ["début", "pg préc", "échap", "entrée", "maj+tab", "retour arr."]


@every_language
def test_a_key_that_looks_like_the_end_of_a_clause_is_quoted(language: str) -> None:
    words = words_for(language)
    for sign in ",.":
        said = key_said(sign, words)
        assert sign in said
        assert said.strip("“”«» \N{NO-BREAK SPACE}") == sign != said
    assert key_said("[", words) == "["
