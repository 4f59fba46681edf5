"""Every rulebook has a chapter "Where tables differ"; the option that goes with it is told in the title."""

import re
from typing import Any, Final

from boardkit.core import Game
from boardkit.core.teaching.rulebook import Section, rulebook_of
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.text.log import badges, titled
from boardkit.tui.desk import panels
from tests.desk.tools import ink_of, new_match, seated
from tests.every import every_game, every_language, with_each

CHAPTERS: Final = {"en": "Where tables differ", "fr": "Là où les tables diffèrent"}

READING: Final = {"en": "*Our reading:*", "fr": "*Notre lecture :*"}

TOLD: Final = {
    "en": ("Printed:", "Our reading:", "Ruling:", "Source:", "Played:"),
    "fr": ("Imprimé :", "Notre lecture :", "Réponse :", "Source :", "Ce qui est joué :"),
}
"""What is told of each ruling."""

RULED: Final = {"terraforming_mars": ("XI.A", "XI.B", "XI.C", "XI.D"), "life_in_reterra": ("13.1", "13.2")}
"""The games of which official rulings are known, with the sections of those that the option plays."""


def chapter(game: Game[Any], language: str) -> Section:
    """Find the chapter in a rulebook."""
    book = rulebook_of(game, language)
    return next(section for section in book.rules if section.title == CHAPTERS[language])


def plain(text: str) -> str:
    """Write blanks that do not break as others."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@every_language
@with_each("key", RULED)
def test_every_ruling_tells_print_reading_ruling_source_and_what_is_played(key: str, language: str) -> None:
    game = GAMES[key]
    sections = rulebook_of(game, language).sections
    for number in RULED[key]:
        assert rulebook_of(game, language).above(number) == (chapter(game, language),)
        told = re.findall(r"^- \*\*(.+?)\*\*", plain(sections[number].text), re.MULTILINE)
        assert told == [*TOLD[language]]


@every_language
@every_game
def test_without_rulings_the_chapter_lists_every_section_that_has_a_reading(
    game: Game[Any], language: str
) -> None:
    if game.key in RULED:
        return
    rules, mark = rulebook_of(game, language).rules, READING[language]
    listed = re.findall(r"^- \*\*§(\S+?)\s?:\*\* \S", plain(chapter(game, language).text), re.MULTILINE)
    assert listed == [section.number for section in rules if mark in plain(section.text)]


@every_game
def test_the_option_is_there_where_rulings_are_known_and_off(game: Game[Any]) -> None:
    assert hasattr(game.options(), "official_rulings") is (game.key in RULED)
    assert not getattr(game.options(), "official_rulings", False)


@every_language
@with_each("key", RULED)
def test_the_title_tells_official_rulings_and_else_the_game_alone(key: str, language: str) -> None:
    game, words = GAMES[key], words_for(language, key)
    book, ruled = (new_match(game, 2, official_rulings=on) for on in (False, True))
    assert (titled(book, words), badges(book, words)) == (words("title"), [])
    name = {"en": "Official rulings", "fr": "Réponses officielles"}[language]
    assert titled(ruled, words) == f"{words('title')} · {name}"
    badge = {"en": "official rulings", "fr": "rép. officielles"}[language]
    for width in (80, 120):
        lines = [panels.title(seated(one, language), ink_of(key, 2), width).plain for one in (book, ruled)]
        assert [badge in line for line in lines] == [False, True]
        assert max(map(len, lines)) <= width
