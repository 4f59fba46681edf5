"""12 Alone: no neighbours, no curtain, and the best score is remembered."""

from pathlib import Path
from random import Random

from boardkit.core import Match, Player, Study, legal
from boardkit.core.records.record import start
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import BuildingSet
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceJunk
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.library import open_library
from boardkit.tui.pages.score import ScoreScreen
from tests.tui.tools import running, shown, table_of


def alone(seed: int) -> Match[State]:
    options = Options(buildings=BuildingSet.HOSTILE_NEIGHBOURS)
    return start(GAME, options, [Player("Ada", 0)], seed)


def finished(seed: int) -> Match[State]:
    random, match = Random(seed), alone(seed)
    while not match.over:
        match = match.play(random.choice(legal(GAME, match.state)))
    return match


def test_12_alone_there_is_nobody_to_put_junk_on() -> None:
    moves = [moment.move for seed in range(5) for moment in finished(seed).moments]
    assert moves
    assert not any(isinstance(move, PlaceJunk) for move in moves)


async def test_12_alone_there_is_no_curtain(tmp_path: Path) -> None:
    async with running(tmp_path, new=alone(1)) as (app, _):
        assert app.screen is table_of(app)
        assert "Lay a tile" in shown(app)


async def test_12_alone_the_score_sheet_tells_the_best_score_so_far(tmp_path: Path) -> None:
    games = sorted((finished(seed) for seed in range(4)), key=lambda match: GAME.score(match.state).totals[0])
    with open_library(tmp_path) as library:
        for match in games[1:]:
            library.save(library.create(Study(match)), Study(match))
    async with running(tmp_path, new=games[0]) as (app, _):
        assert isinstance(app.screen, ScoreScreen)
        best = GAME.score(games[-1].state).totals[0]
        assert f"best score alone so far: {best} points" in shown(app)
