"""9.3 The windows in which a step closes: does anybody play a card?"""

from boardkit.core import Question, Seat, Step, evolve
from boardkit.games.water_sharing.rules.cards import could_play
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import AnyCard


def may_play_cards(state: State, seat: Seat) -> Step[State]:
    """9.3 A seat is asked if it could hold a card to play, unless it keeps its cards in this round."""
    question = AnyCard(seat)
    asked = seat not in state.clock.silent and could_play(state, question)
    return Step(state.ask(question) if asked else state)


def keep_cards(state: State, question: Question) -> Step[State]:
    """9.3 The seat is not asked in a window again before the next round."""
    clock = evolve(state.clock, silent=(*state.clock.silent, question.seat))
    return Step(evolve(state.answered(), clock=clock))
