"""The catalogue in few columns: its numbers are those of the list, and its names are whole."""

from random import Random

import pytest

from boardkit.core import Choice, legal
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.games.water_sharing.box import SINGLE
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.moves import Build, BuildDam
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild
from boardkit.games.water_sharing.show.map import BUILDINGS
from boardkit.games.water_sharing.show.shared import prices
from boardkit.games.water_sharing.show.words import brief
from boardkit.tui.desk import panels
from tests.desk.tools import ink_of, new_match, opened, seated

WATER, COLUMNS = GAMES["water_sharing"], 25


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("question", [BuildFirst, WhatToBuild])
def test_a_building_has_the_number_that_takes_it(question: type, language: str) -> None:
    match = new_match(WATER, 2, 3)
    while not isinstance(match.state.question, question):
        moves = legal(WATER, match.state)
        match = match.play(moves[-1] if question is WhatToBuild else moves[0])
    desk = opened(seated(match, language))
    listed = {
        Building.DAM if entry.kind is BuildDam else dict(entry.values)["building"]: number
        for number, entry in reversed([*enumerate(desk.listed, 1)])
        if isinstance(entry, Choice) and entry.kind in (Build, BuildDam)
    }
    assert {*SINGLE} <= {*listed}
    lines = [
        line.plain
        for line in prices(desk.state, desk.viewer, desk.words, ink_of(WATER.key, 2).palette, COLUMNS)
    ]
    assert len(lines) == len(Building)
    for building, line in zip(Building, lines, strict=True):
        assert line[: line.index(BUILDINGS[building])].strip() == str(listed.get(building, "")), line
        assert len(line) <= COLUMNS
        assert brief(building, desk.words) in line


ENOUGH = 5
"""So many tables at which a dam may be built with others are looked at."""


@pytest.mark.sample(6)
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_of_dams_cut_nothing_of_what_buildings_do_in_a_large_window(language: str, times: int) -> None:
    shared = 0
    for seed in range(20):
        if shared == ENOUGH:
            break
        match, random = new_match(WATER, 4, seed), Random(seed)
        match = match.__replace__(
            players=tuple(one.__replace__(name=one.name * times) for one in match.players)
        )
        for _ in range(120):
            moves = legal(WATER, match.state)
            if any(isinstance(move, BuildDam) and len(move.partners) > 1 for move in moves):
                desk = opened(seated(match, language))
                shown = panels.hand(desk, ink_of(WATER.key, 4), Room(198, 11))
                lines = [line.plain.rstrip() for one in shown for line in one.face.lines]
                assert not [line for line in lines if "…" in line and not line.endswith(". …")]
                shared += 1
                break
            match = match.play(random.choice([move for move in moves if isinstance(move, Build)] or moves))
    assert shared == ENOUGH
