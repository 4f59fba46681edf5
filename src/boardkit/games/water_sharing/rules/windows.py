"""9.3 The windows in which a step closes: does anybody play a card?"""

from boardkit.core import Step, evolve
from boardkit.games.water_sharing.rules.cards import could_play
from boardkit.games.water_sharing.rules.effects import MayPlayCards
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import AnyCard


def may_play_cards(state: State, effect: MayPlayCards) -> Step[State]:
    """9.3 A seat is asked if it could hold a card to play, unless it keeps its cards in this round."""
    question = AnyCard(effect.seat)
    asked = effect.seat not in state.clock.silent and could_play(state, question)
    return Step(state.ask(question) if asked else state)


def keep_cards(state: State, question: AnyCard) -> Step[State]:
    """9.3 The seat is not asked in a window again before the next round."""
    clock = evolve(state.clock, silent=(*state.clock.silent, question.seat))
    return Step(evolve(state.answered(), clock=clock))
