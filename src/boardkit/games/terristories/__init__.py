"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from boardkit.core import Game
from boardkit.games.terristories.rules import ANSWERS, faults
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.older import from_1
from boardkit.games.terristories.rules.options import Options, fault, moot
from boardkit.games.terristories.rules.scoring import score
from boardkit.games.terristories.rules.setup import setup
from boardkit.games.terristories.rules.view import guess, view

GAME = Game(
    key="terristories",
    seats=range(2, 5),
    secret=True,
    options=Options,
    state=State,
    fault=fault,
    moot=moot,
    rules=2,
    migrations={1: from_1},
    setup=setup,
    answers=ANSWERS,
    view=view,
    guess=guess,
    score=score,
    box=faults.box,
    pieces=faults.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    round=lambda state: state.round,
    # Four seats: 8 rounds of 6 phases, in each of which a seat negotiates at most 8 times, 9 answers long;
    # and 5000 answers for everything else, such as 16 turns of financing in a round.
    longest=20_000,
    unseen=frozenset(
        {
            "turn",
            "season.callers",
            "season.influenced",
            "season.developed",
            "season.late",
            "season.deals",
            "season.quiet",
            "season.laps",
        }
    ),
)
