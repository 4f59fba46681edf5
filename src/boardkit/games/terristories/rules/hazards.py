"""V.4 Phase 4: the pile of hazards (aléas), drawing one, and what it does."""

from collections.abc import Iterator

from boardkit.core import CHANCE, Condition, Step, emit, evolve, must
from boardkit.games.terristories.box import ALEAS
from boardkit.games.terristories.box.printed import Op, Sign
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules import refusals
from boardkit.games.terristories.rules.effects import ApplyAlea, LookAtPile, RevealAlea, RunEffect
from boardkit.games.terristories.rules.events.cards import AleaReplaced, AleaSeen
from boardkit.games.terristories.rules.events.effects import EffectIdle
from boardkit.games.terristories.rules.events.later import AleaDrawn, AleaImpacts
from boardkit.games.terristories.rules.ledger import shifted, shifts
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Strike
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import DrawAlea, LookAhead


def pile(options: Options) -> tuple[AleaCard, ...]:
    """VII List the hazards that are played with."""
    unwanted = {Sign.POSITIVE: options.hostile, Sign.NEGATIVE: options.utopian}
    return tuple(card for card, alea in ALEAS.items() if not unwanted[alea.sign])


def reveal(state: State, effect: RevealAlea) -> Step[State]:
    """V.4 The hazard on top of the pile is drawn: one that was seen, or any, or those put under the pile."""
    del effect
    if state.foreseen is not None:
        card = state.foreseen
        return _turn_up(evolve(state, foreseen=None, seer=None), card)
    if state.aleas:
        return Step(state.ask(DrawAlea(CHANCE)))
    first, *rest = state.aleas_under
    return _turn_up(evolve(state, aleas_under=tuple(rest)), first)


def strikes(state: State, question: DrawAlea | LookAhead) -> Iterator[Strike]:
    """V.4 Any card of the pile may be on top."""
    del question
    return map(Strike, state.aleas)


def may_strike(state: State, question: DrawAlea | LookAhead, move: Strike) -> Iterator[Condition]:
    """V.4 Hazards come from the pile."""
    del question
    yield must(move.alea in state.aleas, refusals.NotOnPile())


def strike(state: State, question: DrawAlea, move: Strike) -> Step[State]:
    """V.4 A hazard is drawn."""
    del question
    return _turn_up(_off_pile(state.answered(), move.alea), move.alea)


def _off_pile(state: State, alea: AleaCard) -> State:
    return evolve(state, aleas=tuple(card for card in state.aleas if card != alea))


def _turn_up(state: State, alea: AleaCard) -> Step[State]:
    return emit(evolve(state, alea=alea), AleaDrawn(alea))


def alea_under(state: State) -> Step[State]:
    """V.2.d The hazard that was drawn goes under the pile."""
    assert state.alea is not None
    under = (*state.aleas_under, state.alea)
    return emit(evolve(state, alea=None, aleas_under=under), AleaReplaced(state.alea))


def apply_alea(state: State, effect: ApplyAlea) -> Step[State]:
    """V.4 The impacts always count; then the effects, as far as nobody is protected."""
    del effect
    assert state.alea is not None
    card = ALEAS[state.alea]
    runs = [
        RunEffect(state.ambassador, one, alea=state.alea) for one in card.effects if one.op is not Op.NONE
    ]
    state = shifted(state, card.impacts).ask(*runs)
    return emit(state, AleaImpacts(**shifts(card.impacts))) if any(card.impacts) else Step(state)


def put_away(state: State) -> State:
    """V.4 The hazard stays out of the pile."""
    if state.alea is None:
        return state
    return evolve(state, alea=None, aleas_out=(*state.aleas_out, state.alea))


def look(state: State, effect: LookAtPile) -> Step[State]:
    """V.2.d Look at the top of the pile, if it is not known anyway."""
    if state.foreseen is not None or not state.aleas:
        return emit(state, EffectIdle())
    return Step(state.ask(LookAhead(CHANCE, effect.seat)))


def see(state: State, question: LookAhead, move: Strike) -> Step[State]:
    """V.2.d A seat knows what comes next."""
    state = evolve(_off_pile(state.answered(), move.alea), foreseen=move.alea, seer=question.to)
    return emit(state, AleaSeen(question.to, move.alea))
