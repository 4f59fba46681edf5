"""The legend: every sign with its word, within its room, and a key that tells it wherever one plays."""

from typing import Any

import pytest

from boardkit.core import Game, evolve
from boardkit.draw.blocks import Room
from boardkit.draw.extras import legend_of
from boardkit.games import GAMES
from boardkit.text import LANGUAGES
from boardkit.tui.desk import beside
from boardkit.tui.desk.dialogs import Notice
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.legend import KIT, legend, legend_lines
from boardkit.tui.desk.wishes import Ask
from tests.desk.tools import after, ink_of, new_match, pressed, seated
from tests.tui.desks import wished

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def table(game: Game[Any], language: str = "en") -> Any:
    return seated(evolve(new_match(game, max(2, game.seats[0])), open_table=True), language)


@games
@languages
def test_every_sign_has_a_word_of_its_own(game: Game[Any], language: str) -> None:
    desk = table(game, language)
    told = list(legend(desk.drawing, desk.words))
    assert [sign for sign, _ in told] == [
        *(one.sign for one in legend_of(table(game).drawing)),
        *(sign for sign, _ in KIT),
    ]
    assert all(sign.strip() and word.strip() for sign, word in told)
    assert len(dict(told[: -len(KIT)])) == len(told) - len(KIT), "a sign of a game stands for one thing"


@games
@languages
@pytest.mark.parametrize("width", [38, 64, 118])
def test_a_line_of_the_legend_keeps_to_its_room(game: Game[Any], language: str, width: int) -> None:
    desk = table(game, language)
    lines = legend_lines(desk.drawing, desk.words, width)
    assert all(line.cell_len <= width + 2 for line in lines if line.plain.rstrip().count("  "))
    written = "".join(line.plain for line in lines)
    assert all(f"{sign} {word}  " in written for sign, word in legend(desk.drawing, desk.words))


@games
def test_k_tells_every_sign(game: Game[Any]) -> None:
    desk = table(game)
    for one in (desk, after(desk, Do.WALK)):
        notice = wished(pressed(one, "k"), Ask).dialog
        assert isinstance(notice, Notice)
        assert notice.title == one.words("legend-title")
        assert all(
            f"{sign} {word}" in "\n".join(notice.lines) for sign, word in legend(one.drawing, one.words)
        )


@games
def test_the_legend_fills_only_rows_that_are_free(game: Game[Any]) -> None:
    desk = table(game)
    ink = ink_of(game.key, len(desk.match.players))
    rows = [len(beside.shared(desk, ink, Room(44, height)).plain.splitlines()) for height in (8, 20, 60)]
    assert rows == sorted(rows)
    high = beside.shared(desk, ink, Room(44, 60)).plain
    assert all(word.split()[0] in high for _, word in legend(desk.drawing, desk.words))
