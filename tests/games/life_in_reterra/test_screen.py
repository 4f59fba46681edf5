"""The screen: whole games by keys and by mouse, and other communities that can be looked at."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import Match, Player, Seat, legal
from boardkit.core.records.record import start
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceTile
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.show.words import face_said
from boardkit.maps.squares import Square
from boardkit.tui.desk.facts import is_away, own_map, shown_map
from boardkit.tui.desk.wishes import Ask, Notice
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.widgets.map import MapView
from tests.desk.texts import written
from tests.desk.tools import opened, pressed, random_match, seated
from tests.tui.desks import wished
from tests.tui.tools import click, press, running, shown, table_of


def new_match(
    seats: int = 2, which: BuildingSet = BuildingSet.POPULARITY, seed: int = 4, *, open_table: bool = True
) -> Match[State]:
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla", "Chen", "Dana")[:seats])]
    return start(GAME, Options(buildings=which), players, seed, open_table=open_table)


def until(match: Match[State], kind: type, seed: int = 0, turn: int = 1) -> Match[State]:
    """Play at random until a move of a kind is legal in a turn as late as this."""
    random = Random(seed)
    while True:
        moves = legal(GAME, match.state)
        late = match.state.now is not None and match.state.now.number >= turn
        if late and any(isinstance(move, kind) for move in moves):
            return match
        chosen = random.choice(list(dict.fromkeys(map(type, moves))))
        match = match.play(random.choice([move for move in moves if type(move) is chosen]))


async def click_map(pilot: Pilot[None], place: Any) -> None:
    view = pilot.app.screen.query_one(MapView)
    x, y, width, height = view.region_of(place)
    await click(pilot, "#map", x=x + width // 2, y=y + height // 2, times=2)


async def test_v_shows_the_others_by_turns_and_enter_comes_back(tmp_path: Path) -> None:
    match = until(new_match(3), PlaceTile, turn=4)
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        table = table_of(app)
        home = own_map(table.desk)
        assert home is not None
        for further in (1, 2):
            await press(pilot, "v")
            assert f"you see: {table.words.seat(Seat((home + further) % 3))}" in shown(app)
        await press(pilot, "enter")
        assert "you see:" not in shown(app)
        assert table.desk.match == match


async def test_another_community_can_be_inspected_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=until(new_match(), PlaceTile, turn=3)) as (app, pilot):
        table = table_of(app)
        before = table.desk.match
        await press(pilot, "v")
        rival = shown_map(table.desk)
        assert rival is not None
        await click_map(pilot, Square(0, 0))
        assert not is_away(table.desk)
        await press(pilot, "v")
        x, y, width, height = app.screen.query_one(MapView).region_of(Square(0, 0))
        await click(pilot, "#map", x=x + width // 2, y=y + height // 2)
        await press(pilot, "i")
        assert isinstance(app.screen, NoticeScreen)
        assert f"e0s0, {table.words.seat(rival)}:" in shown(app)
        assert table.desk.match == before


@pytest.mark.parametrize(("kind", "step"), [(LayTile, "LAY A TILE"), (Build, "BUILD OR SETTLE")])
def test_the_ribbon_tells_the_step_of_the_turn(kind: type, step: str) -> None:
    match = new_match()
    while not isinstance(match.state.question, kind):
        match = match.play(legal(GAME, match.state)[0])
    assert step in written(seated(match))


async def test_the_table_speaks_french(tmp_path: Path) -> None:
    async with running(tmp_path, language="fr", new=new_match()) as (app, _):
        assert "POSER UNE TUILE" in shown(app)
        assert "Posez une tuile de la rangée" in shown(app)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_key_tells_at_any_size_and_step_what_the_buildings_on_display_do(language: str) -> None:
    desk = opened(seated(random_match("life_in_reterra", 3), language))
    notice, market = wished(pressed(desk, "D"), Ask).dialog, desk.match.state.market
    assert isinstance(notice, Notice)
    for line, stall in zip(notice.lines, market, strict=True):
        assert line.startswith(desk.words.name(stall.card, Card))
        assert all(said in line for said in face_said(stall.card, stall.side, desk.words))
