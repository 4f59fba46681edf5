"""Heights are reserved: whatever happens in a match, no room pushes another."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from textual.geometry import Region
from textual.widget import Widget

from boardkit.core import evolve
from boardkit.games import GAMES
from boardkit.tui.desk.intents import Decide, Do
from boardkit.tui.table.screen import TableScreen
from tests.desk.tools import new_match
from tests.tui.tools import make_app, table_of

ROOMS = ("#title", "#map", "#side", "#bar", "#hand", "#prompt", "#keys")
BESIDE = ("#seats", "#gauges", "#focus", "#log")
DECISIONS = 15


def regions(table: TableScreen, names: tuple[str, ...]) -> Mapping[str, Region]:
    return {name: table.query_one(name, Widget).region for name in names}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_no_room_changes_the_size_of_another_during_a_match(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    random, names = Random(3), ROOMS if size[0] < 120 else ROOMS + BESIDE
    match = evolve(new_match(GAMES[key], min(3, GAMES[key].seats[-1]), 3), open_table=True)
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            table = table_of(app)
            before = regions(table, names)
            assert all(before.values())
            for _ in range(DECISIONS):
                table.handle(Do.ACT)
                await pilot.pause()
                assert regions(table, names) == before
                if table.desk.match.over or not table.desk.sight.legal:
                    break
                table.handle(Decide(random.choice(table.desk.sight.legal)))
                await pilot.pause()
                assert regions(table, names) == before
