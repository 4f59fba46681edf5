"""The rules and the games by command."""

import pytest

from boardkit.games import GAMES
from boardkit.text.markdown import without_marks
from boardkit.text.rulebooks import rulebook_of
from tests.cli.running import GAME, Shell


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_book_is_told(shell: Shell, language: str) -> None:
    told = shell("--lang", language, "rules", GAME).out
    sections = rulebook_of(GAMES[GAME], language).sections.values()
    assert [section.number for section in sections if f"{section.number} {section.title}\n" not in told] == []


def test_a_section_is_told_with_those_below_it(shell: Shell) -> None:
    told = shell("rules", "tectonic-tribes", "3.3").out
    assert told.startswith("3.3 ")
    assert "\n3.3.2 " in told
    assert "\n3.4 " not in told


def test_a_pipe_gets_no_marks(shell: Shell) -> None:
    told = shell("rules", GAME).out
    assert "**" not in told
    assert not any(line.startswith(("#", "|")) for line in told.splitlines())


@pytest.mark.parametrize(
    ("markdown", "plain"),
    [
        ("## 3.1 Play", "3.1 Play"),
        ("*Our reading:* **never**", "Our reading: never"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("|a|b|\n|---|:-:|\n| 1 | *2* |", "a; b\n1; 2"),
        ("- a *b `c`*", "- a b c"),
    ],
)
def test_markdown_without_marks(markdown: str, plain: str) -> None:
    assert without_marks(markdown) == plain


def test_the_games_are_listed_with_their_options(shell: Shell) -> None:
    told = shell("games").out
    assert "tectonic_tribes: Tectonic Tribes, for 2 to 5 players." in told
    assert "--option advanced=no" in told
