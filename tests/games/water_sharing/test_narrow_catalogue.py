"""The catalogue in few columns: its numbers are those of the list, and its names are whole."""

import pytest

from boardkit.core import Choice, legal
from boardkit.games import GAMES
from boardkit.games.water_sharing.box.buildings import SINGLE
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.moves import Build, BuildDam
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild
from boardkit.games.water_sharing.show.narrow import prices
from boardkit.games.water_sharing.show.spoken import brief
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
        assert line[:2].strip() == str(listed.get(building, "")), line
        assert len(line) <= COLUMNS
        assert language == "fr" or brief(building, desk.words) in line
