"""A saved match of older rules that do not fit any more can be looked at, and is kept as it is."""

import json
from pathlib import Path

from boardkit.games import GAMES
from boardkit.library import Library, MatchId, match_rows, open_library
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.table.screen import TableScreen
from tests.golden.make import golden_match
from tests.tui.tools import make_app, press, shown


def aged(library: Library) -> MatchId:
    """Save a match, and make it one of an older version whose last move does not fit any more."""
    number = library.create(golden_match(GAMES["life_in_reterra"], 3))
    with library._writing() as db:
        row = match_rows.read(db, number)
        head = json.dumps({**json.loads(row.head), "rules": 1})
        match_rows.update(db, number, row.__replace__(head=head, moves=row.moves + 1))
        match_rows.write_moves(db, number, row.moves, ["lay 0 e99s99 r0"])
    return number


async def test_an_older_match_opens_to_look_at_and_stays_as_it_is(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        number = aged(library)
        with library._reading() as db:
            before = (
                match_rows.read(db, number),
                match_rows.read_moves(db, number, match_rows.read(db, number).moves),
            )
    with make_app(tmp_path, resume=number) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            assert isinstance(app.screen, NoticeScreen)
            assert "earlier version of the rules" in shown(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, TableScreen)
            await press(pilot, "u")
        with app.library._reading() as db:
            assert (match_rows.read(db, number), match_rows.read_moves(db, number, before[0].moves)) == before
