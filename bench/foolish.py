"""Foolish things in matches of strong players: `python -m bench.foolish GAME --games 30`.

Acts without effect, purchases whose use ends with the act, money that nothing can spend later, proposals that
nobody pays. What is listed is to be read: some of it is forced, or has a reason that only the match tells.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, Final

from bench.pairing import Tally, new_match, play
from boardkit.core import CHANCE, Match, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.moves import write
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules import moves as mars
from boardkit.games.terristories.rules import moves as terri
from boardkit.games.terristories.rules.applying import CardApplied
from boardkit.games.terristories.rules.hazards import AleaDrawn
from boardkit.games.terristories.rules.questions import SelectProject
from boardkit.games.terristories.rules.rounds import PhaseBegun
from boardkit.games.water_sharing.players.building import plans
from boardkit.games.water_sharing.rules import moves as water
from boardkit.games.water_sharing.rules.questions import WhatToBuild
from boardkit.players.lookup import chooser_of, mind_of

OTHERS: Final = (CardApplied, PhaseBegun, AleaDrawn)  # begin what no longer comes of an answer itself

Found = Iterator[tuple[str, int]]  # what it is, and the moment to which it led


def without_effect(match: Match[Any]) -> Found:
    """Acts of which the rules themselves say that they were for nothing, and that bring nothing else."""
    mind = mind_of(match.game.key)
    for at, moment in enumerate(match.moments[1:], 1):
        before = match.moments[at - 1].step.state
        chosen = moment.seat != CHANCE and len(legal(match.game, before)) > 1
        if chosen and not isinstance(moment.move, mind.idle):
            then, now = (mind.counts(table, moment.seat) for table in (before, moment.step.state))
            if any((now[word] - then[word]) * unit > 0 for word, unit in mind.units.items()):
                continue
            own = takewhile(lambda frame: not isinstance(frame.event, OTHERS), moment.step.frames)
            for event in (frame.event for frame in own if frame.event.wasted):
                yield f"without effect: {type(event).__name__}", at


def discounts_unused(match: Match[Any]) -> Found:
    """Whoever passes with a card still to be made easier by one that was played for that."""
    for at, moment in enumerate(match.moments[1:], 1):
        before = match.moments[at - 1].step.state
        if isinstance(moment.move, mars.Pass) and before.companies[moment.seat].next_card:
            yield "a discount for a card that is not played", at


def bought_in_vain(match: Match[Any]) -> Found:
    """Cards bought in the last generation that are never played."""
    last = match.state.generation
    for at, moment in enumerate(match.moments[1:], 1):
        move, late = moment.move, moment.step.state.generation == last
        if isinstance(move, mars.BuyCard) and late and move.card in match.state.companies[moment.seat].hand:
            yield "a card bought in the last generation and never played", at


def unbuilt(match: Match[Any]) -> Found:
    """Seats that build nothing though a building is worth more than its price."""
    for at, moment in enumerate(match.moments[1:], 1):
        before = match.moments[at - 1].step.state
        if isinstance(before.question, WhatToBuild) and isinstance(moment.move, water.Pass):
            worth = max((plan.worth for plan in plans(before, moment.seat)), default=0.0)
            if worth > 1.0:
                yield f"nothing built, {before.communities[moment.seat].thunes} thunes, worth {worth:.1f}", at


def unpaid(match: Match[Any]) -> Found:
    """Projects that are proposed and for which nobody has put a cube by the next round."""
    for at, moment in enumerate(match.moments[1:], 1):
        before = match.moments[at - 1].step.state
        if isinstance(before.question, SelectProject) and isinstance(moment.move, terri.Propose):
            card, paid = moment.move.card, False
            for later in match.moments[at:]:
                offer = later.step.state.offers[moment.seat]
                if later.step.state.round != before.round:
                    break
                paid |= offer is not None and offer.project == card and sum(offer.paid) > 0
            if not paid:
                yield "proposed, and paid by nobody", at


CHECKS: Final[Mapping[str, tuple[Callable[[Match[Any]], Found], ...]]] = {
    "terraforming_mars": (discounts_unused, bought_in_vain),
    "water_sharing": (unbuilt,),
    "terristories": (unpaid,),
}


def main() -> None:
    """Play, look, and print what was found."""
    parser = ArgumentParser("python -m bench.foolish", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=5000)
    given = parser.parse_args()
    game, strong = GAMES[given.game], chooser_of(given.game, Sitter.STRONG)
    kinds, decisions = Counter[str](), 0
    for number in range(given.games):
        seats = game.seats[number % len(game.seats)]
        match = new_match(game, game.options(), seats, f"{given.seed}:{number}")
        match = play(match, [strong] * seats, [Tally()] * seats)
        decisions += sum(moment.seat != CHANCE for moment in match.moments[1:])
        for check in (without_effect, *CHECKS.get(given.game, ())):
            for what, at in check(match):
                moment = match.moments[at]
                assert moment.move is not None
                told = f"moment {at}, seat {moment.seat}, {write(moment.move)}: {what}"
                print(f"match {number}, {told}", flush=True)
                kinds[what.partition(",")[0]] += 1
    print(f"{given.game}: {given.games} matches, {decisions} answers, {dict(kinds)}")


if __name__ == "__main__":
    main()
