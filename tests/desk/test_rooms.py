"""The rooms of the table: nothing is cut where there is room, on screens of all sizes, in both languages."""

from itertools import islice
from typing import Any

import pytest

from bench.cuts import SIZES, desks, faults
from boardkit.core import Game, evolve, legal
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.games.water_sharing.rules.questions import BuildFirst
from boardkit.text import LANGUAGES
from boardkit.tui.desk import rooms
from boardkit.tui.desk.desk import Desk
from boardkit.tui.widgets.hand import flow
from tests.daily import in_turn
from tests.desk.tools import ink_of, new_match, seated

by_turns = pytest.mark.parametrize(
    ("game", "language"), in_turn(GAMES.values(), LANGUAGES, lambda game: game.key)
)


@by_turns
def test_no_label_is_cut_while_cells_beside_it_are_free(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 2, language, every=23), 8):
        for size in SIZES:
            assert list(faults(desk, size)) == []


def opening(language: str) -> Desk:
    """Sit down where the first thing is built, with the whole catalogue in the hand."""
    match = evolve(new_match(GAMES["water_sharing"], 4, 5), open_table=True)
    while not isinstance(match.state.question, BuildFirst):
        match = match.play(legal(match.game, match.state)[0])
    return seated(match, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_takes_as_many_columns_for_each_as_its_own_entries_want(language: str) -> None:
    entries = rooms.hand(opening(language), ink_of("water_sharing", 4), Room(120, 7))
    assert len(entries) > 10
    lines = [entry.face.lines[0].plain for entry in entries]
    assert sum("¥" in line for line in lines) == 11, "prices stay"
    assert language != "en" or not [line for line in lines if "…" in line]
    assert flow(entries, 120, [str(number) for number in range(1, 20)])[-1].region.bottom <= 7


@by_turns
def test_who_is_asked_is_named_in_the_title_however_narrow_it_is(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 3, language, every=31), 8):
        line = rooms.title(desk, ink_of(game.key, len(desk.match.players)), 80).plain
        assert len(line) <= 80
        assert desk.match.over or line.rstrip().endswith(tuple(player.name for player in desk.match.players))
