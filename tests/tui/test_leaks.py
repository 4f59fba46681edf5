"""Tables that differ in a secret alone look alike to all others: on screens, in handouts, in words."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from textual.pilot import Pilot

from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.talk import Talk
from boardkit.commands.plain.telling import tell_question, tell_turn
from boardkit.commands.plain.verbs import describe, tell_hand, tell_help, tell_log, tell_score
from boardkit.core import CHANCE, Match, Seat, Study
from boardkit.games import GAMES
from boardkit.handout.forms import FORMS
from boardkit.handout.making import of_match
from boardkit.handout.matches import By
from boardkit.library.session import Unkept
from boardkit.testing.matches import Setting, play_out
from boardkit.text import words_for
from boardkit.tui.table.curtain import CurtainScreen
from boardkit.tui.table.screen import TableScreen
from tests.games.secrets import SECRETS, Twins, secret_of, twins
from tests.tui.tools import make_app, press, shown, table_of

OVER_THE_TABLE = (
    "ctrl+p",
    "c",
    "slash",
    "e",
    "b",
    "B",
    "i",
    "w",
    "L",
    "question_mark",
    "g",
    "T",
    "P",
    "full_stop",
)
"""The keys that open something over the table."""

ON_THE_WALK = ("t", "left_square_bracket", "left_curly_bracket", "i", "g")

every_game = pytest.mark.parametrize("key", GAMES)


def some_twins(key: str) -> Iterator[Twins]:
    """Make twins for each secret that a random match comes to, followed as far as they go."""
    game = GAMES[key]
    match = play_out(Setting(game, game.options(), max(2, game.seats[0]), 3))
    for secret in SECRETS[key]:
        asked = [
            at
            for at, moment in enumerate(match.moments[:-1])
            if secret_of(game, moment.step.state.question) is secret
        ]
        for at in asked[-1:]:
            yield from list(twins(match, at, Random(at)))[-1:]


async def come_back(pilot: Pilot[None]) -> None:
    """Leave all that lies over the table."""
    while not isinstance(pilot.app.screen, TableScreen):
        await press(pilot, "enter" if isinstance(pilot.app.screen, CurtainScreen) else "escape")


async def pictures(pilot: Pilot[None], table: TableScreen, match: Match[Any], viewer: Seat) -> list[str]:
    """List all that is on the screen of a table, and of whatever a key opens over it."""
    table.desk.seated, table.desk.study = viewer, Study(match)
    table.look(viewer)
    await pilot.pause()
    found = [shown(pilot.app)]
    for keys, leave in ((OVER_THE_TABLE, True), (ON_THE_WALK, False)):
        for key in keys:
            await press(pilot, key)
            found.append(shown(pilot.app))
            await come_back(pilot)
            if leave and table.desk.seated != viewer:
                table.desk.seated = viewer
                table.look(viewer)
    table.draw_curtain(Seat(0))
    await pilot.pause()
    found.append(shown(pilot.app))
    await come_back(pilot)
    return found


def differing(one: list[str], other: list[str]) -> list[tuple[str, str]]:
    """List the lines in which pictures differ."""
    pictures = zip(one, other, strict=True)
    lines = (zip(left.splitlines(), right.splitlines(), strict=True) for left, right in pictures)
    return [(left, right) for pair in lines for left, right in pair if left != right]


@every_game
async def test_no_screen_tells_a_secret(tmp_path: Path, key: str) -> None:
    pairs = list(some_twins(key))
    assert pairs
    with make_app(tmp_path, new=evolve(pairs[0].one, open_table=False)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await come_back(pilot)
            table = table_of(app)
            # The first round through the dialogs moves the map; then it lies still.
            await pictures(pilot, table, pairs[0].one, CHANCE)
            for pair in pairs[-1:]:
                for viewer in (pair.others[0], CHANCE):
                    one = await pictures(pilot, table, pair.one, viewer)
                    other = await pictures(pilot, table, pair.other, viewer)
                    assert differing(one, other) == [], (pair.secret, viewer)


@every_game
@pytest.mark.parametrize("form", FORMS)
def test_no_handout_tells_a_secret(key: str, form: str) -> None:
    for pair in some_twins(key):
        words = words_for("en", key, [player.name for player in pair.one.players])
        first = max(0, pair.one.at - 6)
        for viewer in pair.others:
            one, other = (
                FORMS[form](of_match(Study(match), words, viewer, By.HAPPENING, first))
                for match in (pair.one, pair.other)
            )
            assert one == other, (pair.secret, viewer)


@every_game
def test_no_word_of_plain_play_tells_a_secret(key: str, tmp_path: Path) -> None:
    for pair in some_twins(key):
        if pair.one.state.to_move in pair.others and pair.one.state.to_move != CHANCE:
            assert told_plainly(pair.one) == told_plainly(pair.other), pair.secret


def told_plainly(match: Match[Any]) -> str:
    """Write all that plain play tells the seat that is asked."""
    words = words_for("en", match.game.key, [player.name for player in match.players])
    sink = StringIO()
    nowhere: Any = Unkept()
    sitting = Sitting(nowhere, Study(match), words, Talk(StringIO(), sink))
    sitting.begin_move()
    tell_turn(sitting)
    tell_question(sitting)
    for verb in (describe, tell_hand, tell_help, tell_log, tell_score):
        verb(sitting, "")
    return sink.getvalue()
