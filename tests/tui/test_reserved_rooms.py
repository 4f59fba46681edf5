"""Heights are reserved: whatever happens in a match, no room pushes another."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget

from boardkit.core import Match
from boardkit.draw.blocks import FROM_ABOVE
from boardkit.games import GAMES
from boardkit.tui.desk import panels
from boardkit.tui.desk.facts import TAB_NAMES
from boardkit.tui.desk.intents import Decide, Do, Intent
from boardkit.tui.table.painting import ink_of
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.texts import ScrollText
from tests.daily import in_turn
from tests.desk.tools import new_match, random_match
from tests.every import every_key
from tests.tui.tools import running, table_of

ROOMS = ("#title", "#map", "#side", "#bar", "#hand", "#prompt", "#keys")
BESIDE = ("#seats", "#gauges", "#focus", "#log")
BELOW_A_SHEET = ("#map", "#side", "#hand", *BESIDE)
"""The rooms whose place a sheet takes that lies over all the width."""

ABOVE_THE_HAND = "#bar"
"""The room that stands above the hand, and hence lower down where a sheet has the lines of the hand."""

DECISIONS = 7
"""How many decisions are made at the map; those on a sheet are made beside them."""


class Rooms:
    """Holds where the rooms of a table were at first, at the map and on a sheet."""

    def __init__(self, pilot: Pilot[None], names: tuple[str, ...]) -> None:
        self._pilot = pilot
        self._names = names
        self._first: dict[bool, Mapping[str, Region]] = {}

    @property
    def table(self) -> TableScreen:
        """The table."""
        return table_of(self._pilot.app)

    async def stay(self, intent: Intent) -> None:
        """Do something, and see that all rooms are where they were."""
        self.table.handle(intent)
        await self._pilot.pause()
        self.look()

    def look(self) -> None:
        """See that all rooms are where they were when they were looked at first."""
        regions = self._regions()
        assert all(regions.values())
        assert self._first.setdefault(self.on_sheet, regions) == regions
        assert len({_steadfast(first) for first in self._first.values()}) == 1
        assert len({first[ABOVE_THE_HAND].size for first in self._first.values()}) == 1

    @property
    def on_sheet(self) -> bool:
        """Whether a sheet lies in place of the map."""
        return self.table.has_class("-sheet")

    def _regions(self) -> Mapping[str, Region]:
        below = BELOW_A_SHEET if self.on_sheet else ()
        names = [*(["#sheet"] if self.on_sheet else []), *(name for name in self._names if name not in below)]
        return {name: self.table.query_one(name, Widget).region for name in names}


def _steadfast(regions: Mapping[str, Region]) -> tuple[Region, ...]:
    """Return where the rooms are that neither a sheet nor its lines concern: title, prompt and keys."""
    concerned = (*BELOW_A_SHEET, ABOVE_THE_HAND, "#sheet")
    return tuple(region for name, region in regions.items() if name not in concerned)


def opening(key: str) -> Match[Any]:
    return new_match(GAMES[key], min(3, GAMES[key].seats[-1]), 3).__replace__(open_table=True)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "size"), in_turn(GAMES, [(80, 24), (120, 40), (200, 60)]))
async def test_no_room_changes_the_size_of_another_during_a_match(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    random, made = Random(3), 0
    async with running(tmp_path, size, new=opening(key)) as (_, pilot):
        rooms = Rooms(pilot, ROOMS if size[0] < 120 else ROOMS + BESIDE)
        rooms.look()
        while made < DECISIONS:
            await rooms.stay(Do.ACT)
            desk = rooms.table.desk
            if desk.match.over or not desk.sight.legal:
                break
            made += not rooms.on_sheet
            await rooms.stay(Decide(random.choice(desk.sight.legal)))
        assert made


@pytest.mark.sample(8)
@pytest.mark.parametrize("language", ["en", "fr"])
@every_key
async def test_the_log_beside_a_map_begins_with_a_sentence_or_says_that_it_does_not(
    tmp_path: Path, key: str, language: str
) -> None:
    cut = 0
    for decisions in (1, 9, 17):
        new = random_match(key, decisions)
        async with running(tmp_path, new=new, language=language) as (app, _):
            table = table_of(app)
            log = table.query_one("#log", ScrollText)
            if not log.size.height or not log._told:
                continue
            carried = panels.carried_over(table.desk, ink_of(table, table.desk), log.wide)
            first, lines = log.scroll_offset.y, log._told.plain.split("\n")
            shown = [log.render_line(y).text.rstrip() for y in range(log.size.height)]
            assert first + len(shown) >= len(lines), "the newest is always seen"
            assert shown[0].startswith(FROM_ABOVE.rstrip()) == (first in carried)
            if first in carried and first + 1 not in carried:
                assert shown[0] == FROM_ABOVE.rstrip(), "no last words of a sentence"
            assert not any(line.startswith(FROM_ABOVE) for line in shown[1:])
            cut += first in carried
    assert cut or key not in ("water_sharing", "tectonic_tribes")


async def test_the_log_is_wrapped_as_before_once_it_is_shown_again(tmp_path: Path) -> None:
    async with running(tmp_path, new=random_match("tectonic_tribes", 40)) as (app, pilot):
        log = table_of(app).query_one("#log", ScrollText)
        before = [log.render_line(y).text for y in range(log.size.height)]
        assert sum(bool(line.strip()) for line in before) > 1
        for _ in range(len(TAB_NAMES) + 1):
            table_of(app).handle(Do.TAB)
            await pilot.pause()
        assert [log.render_line(y).text for y in range(log.size.height)] == before
