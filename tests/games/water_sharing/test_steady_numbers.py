"""Lists that keep their numbers: buildings where something is built, uses of goods where goods are used."""

from random import Random
from typing import Any

from boardkit.core import Choice, Match, legal
from boardkit.games import GAMES
from boardkit.games.water_sharing.box.things import TRADED
from boardkit.games.water_sharing.rules.moves import Build, Buy, Deal, Pass, Run, Sell
from boardkit.games.water_sharing.rules.questions import BuildFirst, Generate
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import why_barred
from boardkit.tui.desk.sight import MOST_AT_ONCE
from tests.desk.tools import made, new_match, opened, seated

WATER = GAMES["water_sharing"]


def generating(seed: int) -> Match[Any]:
    """Play at random, building wherever that may be done, up to where goods are used."""
    match, random = new_match(WATER, 3, seed), Random(seed)
    while not isinstance(match.state.question, Generate):
        moves = legal(WATER, match.state)
        builds = [move for move in moves if isinstance(move, Build)]
        match = match.play(random.choice(builds or moves))
    return match


def uses(desk: Desk) -> list[tuple[type, Any]]:
    """Name the first five entries of a list by kind and good."""
    first = [entry for entry in desk.listed[:5] if isinstance(entry, Choice)]
    return [(entry.kind, dict(entry.values).get("good")) for entry in first]


STEADY = [(Run, None), *((kind, good) for kind in (Buy, Sell) for good in TRADED)]


def test_what_can_be_done_with_goods_keeps_its_number_while_goods_come_and_go() -> None:
    barred = 0
    for seed in range(6):
        desk = opened(seated(generating(seed)))
        for _ in range(6):
            assert uses(desk) == STEADY
            cannot = [one for one in desk.sight.choices[:5] if one not in desk.sight.playable]
            assert all(why_barred(desk, one) is not None for one in cannot)
            barred += len(cannot)
            move = next(one for one in desk.sight.legal if not isinstance(one, Deal))
            if isinstance(move, Pass):
                break
            desk = opened(made(desk, move).desk)
            if not isinstance(desk.match.state.question, Generate):
                break
    assert barred


def test_buildings_keep_their_numbers_however_many_cards_may_be_played() -> None:
    many = 0
    for seed in range(20):
        match = new_match(WATER, 4, seed)
        while not isinstance(match.state.question, BuildFirst):
            match = match.play(legal(WATER, match.state)[0])
        desk = opened(seated(match))
        built = [entry.kind for entry in desk.listed[:11] if isinstance(entry, Choice)]
        assert built == [Build] * 11
        many += len(desk.sight.choices) > MOST_AT_ONCE
    assert many
