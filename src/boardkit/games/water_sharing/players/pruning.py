"""Which answers deserve a look, the most promising first."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from boardkit.core import Move
from boardkit.core.lines.choosing import PLACE
from boardkit.games.water_sharing.players.bargaining import bargains
from boardkit.games.water_sharing.players.building import best_sites, plans, settling
from boardkit.games.water_sharing.players.cards import hexes
from boardkit.games.water_sharing.players.economy import drawing
from boardkit.games.water_sharing.players.fighting import is_vain
from boardkit.games.water_sharing.players.running import is_dry, step, works
from boardkit.games.water_sharing.players.script import CALM, glance
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.contested import hex_won
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.water import need_of
from boardkit.players.glancing import thought_of

MOST: Final = 14
"""How many answers deserve a look at most."""

Ideas = Callable[[State, Any, Sequence[Move]], Iterable[Move]]


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """List what a player would think of: its first idea, and what else there is to weigh."""
    question = state.question
    assert question is not None
    first = glance(state, moves, CALM)
    ideas = IDEAS.get(type(question), _all)(state, question, moves)
    # What strikes can be answered by cards afterwards, too.
    cards = () if isinstance(question, qs.SufferCard) else _cards(moves)
    return thought_of(moves, (first, *cards, *ideas), MOST) or tuple(moves[:MOST])


def _all(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    del state, question
    return moves


def _cards(moves: Sequence[Move]) -> Iterator[Move]:
    return islice((move for move in moves if isinstance(move, mv.PlayAction)), 5)


def _build(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh the best buildings, each on its two best hexes, a dam, and to build nothing."""
    yield mv.Pass()
    found = plans(state, question.seat, hex_won(question))
    for plan in found[:5]:
        yield best_sites(state, question.seat, plan, 1)[0]
    for plan in found[:3]:
        yield from best_sites(state, question.seat, plan, 2)
    yield from islice((move for move in moves if isinstance(move, mv.BuildDam)), 1)
    for plan in found[5:8]:
        yield best_sites(state, question.seat, plan, 1)[0]


def _settle(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    places = (move.at for move in moves if isinstance(move, mv.Build))
    zone = next(move.building for move in moves if isinstance(move, mv.Build))
    return (mv.Build(zone, at) for at in settling(places, state, question.seat))


def _collect(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Draw as much as possible from a hex; which one matters where others draw, too."""
    seat = question.seat
    rivals, holding = drawing(state, seat), state.land.holding(seat)
    own = sum(state.water.get(at, 0) for at in holding.taps if not rivals[at])
    treats = [move for move in moves if isinstance(move, mv.Treat)]
    if not treats and own >= need_of(state, seat):
        return
    most: dict[Any, Move] = {}
    for move in moves:
        if isinstance(move, mv.TakeWater):
            most[move.at] = move
    yield from sorted(most.values(), key=lambda move: -rivals[getattr(move, PLACE)])[:4]
    yield from treats
    if not most:
        yield mv.Pass()
        yield from islice((move for move in moves if isinstance(move, mv.FillDam)), 3)


def _generate(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh what to run first where something is scarce, and deals; what costs nothing needs no thought."""
    seat = question.seat
    possible = works(state, seat)
    dear = sum(work.cash for work in possible) > state.communities[seat].thunes
    if possible and not dear and not is_dry(state, seat):
        return
    yield from (step(state, seat, work, possible) for work in possible[:5])
    yield from bargains(state, question.seat)
    if not possible:
        yield mv.Pass()
        yield from islice((move for move in moves if isinstance(move, mv.Sell)), 3)


def _contest(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Keep the peace, or fight over the hexes that most others want."""
    yield mv.Pass()
    rivals = drawing(state, question.seat)
    fights = [move for move in moves if isinstance(move, mv.Contest) and not is_vain(state, question, move)]
    yield from sorted(fights, key=lambda move: (len(move.against), -rivals[move.at]))[:3]


def _pick(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    return hexes(state, question, [move for move in moves if isinstance(move, mv.Pick)])[:6]


def _bid(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    del state, question
    return (move for move in moves if isinstance(move, mv.Bid) and move.points <= 4)


def _none(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    del state, question, moves
    return (mv.Pass(),)


def _bear_or_fight(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    del state, question, moves
    return (mv.Refuse(), mv.Accept())


IDEAS: Final[Mapping[type[Any], Ideas]] = {
    qs.PlaceZone: _settle,
    qs.BuildFirst: _build,
    qs.WhatToBuild: _build,
    qs.FirstSite: _build,
    qs.Collect: _collect,
    qs.FirstUse: _collect,
    qs.Generate: _generate,
    qs.ContestWater: _contest,
    qs.ContestSite: _contest,
    qs.WhichHex: _pick,
    qs.HowMuch: _bid,
    qs.AnyCard: _none,
    qs.AfterPollution: _none,
    qs.SufferCard: _bear_or_fight,
}
