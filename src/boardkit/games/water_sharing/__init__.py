"""Sharing the Water: settle a river basin, and share what flows through it."""

from typing import Final

from boardkit.core import Game
from boardkit.core.records.older import filled
from boardkit.core.records.record import Record
from boardkit.games.water_sharing import rules
from boardkit.games.water_sharing.rules import cards, dealing, faults, model, questions, scoring, setup, view
from boardkit.games.water_sharing.rules.moves import KeepCards, Pass, PlayAction
from boardkit.games.water_sharing.rules.options import fault, moot


def from_1(game: Game[model.State], plain: Record) -> Record:
    """9.3 In version 1 nobody was asked for cards where a step closes."""
    window = questions.AnyCard
    return filled(game, plain, lambda state, _: Pass() if isinstance(state.question, window) else None)


GAME: Final[Game[model.State]] = Game(
    key="water_sharing",
    seats=range(2, 5),
    state=model.State,
    setup=setup.setup,
    answers=rules.ANSWERS,
    view=view.view,
    guess=view.guess,
    telltale=view.telltale,
    private=view.private,
    in_secret=view.IN_SECRET,
    held=(PlayAction,),
    sparing=(KeepCards,),
    needless=cards.needless,
    score=scoring.score,
    box=faults.box,
    pieces=faults.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    astray=faults.astray,
    derived=faults.DERIVED,
    rules=2,
    migrations={1: from_1},
    fault=fault,
    moot=moot,
    # What is built in the opening comes before the first round.
    round=lambda state: state.clock.round or None,
    weight=dealing.weight,
    # Deals, conflicts, cards and thunes set bounds; random matches of four stay below a third of this.
    longest=3000,
    unseen=frozenset(
        {"clock.contested", "clock.passed", "clock.refused", "clock.silent", "communities[].deals"}
    ),
)
