"""V.4 Phase 4: the pile of hazards (aléas), drawing one, and what it does."""

from collections.abc import Iterator

from boardkit.core import CHANCE, Event, Refusal, SeatEvent, Step, emit, without
from boardkit.games.terristories.box import ALEAS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Sign
from boardkit.games.terristories.box.things import HIDDEN_ALEA, AleaCard
from boardkit.games.terristories.rules.ledger import idle, shifted, shifts
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.moves import Strike
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.proposing import offers
from boardkit.games.terristories.rules.questions import DrawAlea, LookAhead, LookAtPile, RevealAlea, RunEffect


def pile(options: Options) -> tuple[AleaCard, ...]:
    """VII List the hazards that are played with."""
    unwanted = {Sign.POSITIVE: options.hostile, Sign.NEGATIVE: options.utopian}
    return tuple(card for card, alea in ALEAS.items() if not unwanted[alea.sign])


def reveal(state: State) -> Step[State]:
    """V.4 The hazard on top of the pile is drawn: one that was seen, or any, or those put under the pile."""
    if state.foreseen is not None:
        return _turn_up(state.__replace__(foreseen=None, seer=None), state.foreseen)
    if state.aleas:
        return Step(state.ask(DrawAlea(CHANCE)))
    first, *rest = state.aleas_under
    return _turn_up(state.__replace__(aleas_under=tuple(rest)), first)


def strikes(state: State) -> Iterator[Strike]:
    """V.4 Any card of the pile may be on top."""
    return map(Strike, state.aleas)


class NotOnPile(Refusal, word="not-on-pile", rule="V.4"):
    """The hazard is not in the pile."""


def strike(state: State, move: Strike) -> Step[State]:
    """V.4 A hazard is drawn."""
    return _turn_up(state.answered().__replace__(aleas=without(state.aleas, move.alea)), move.alea)


class AleaDrawn(Event, rule="V.4", reveals=True):
    """A hazard was drawn."""

    touches = ("alea", "aleas", "aleas_under", "foreseen", "seer")

    alea: AleaCard


def _turn_up(state: State, alea: AleaCard) -> Step[State]:
    return emit(state.__replace__(alea=alea), AleaDrawn(alea))


class AleaImpacts(Event, rule="V.4", touches=("indices",)):
    """The hazard moved the indices."""

    societal: Shift
    economy: Shift
    environment: Shift


def apply_alea(state: State) -> Step[State]:
    """V.4 The impacts always count; then the effects, as far as nobody is protected."""
    assert state.alea is not None
    card = ALEAS[state.alea]
    acting = (one for one in card.effects if not isinstance(one, fx.Nothing))
    runs = [RunEffect(state.ambassador, one, alea=state.alea) for one in acting]
    state = shifted(state, card.impacts).ask(*runs)
    return emit(state, AleaImpacts(**shifts(card.impacts))) if any(card.impacts) else Step(state)


class ResourcesSheltered(Event, rule="V.4", touches=("season.sheltered",)):
    """The hazard of this round takes no resources."""


def run_shield(state: State, _run: RunEffect, effect: fx.Shield) -> Step[State]:
    """V.4 The hazard of this round takes no resources; a token protects all the time."""
    if effect.where is not fx.Where.ALL:
        return Step(state)
    return emit(state.with_season(sheltered=True), ResourcesSheltered())


class AleaReplaced(Event, rule="V.2.d", touches=("alea", "aleas_under")):
    """The hazard that was drawn went under the pile."""

    alea: AleaCard


def run_redraw(state: State, run: RunEffect, _effect: fx.Redraw) -> Step[State]:
    """V.4 Another hazard is drawn, and those who kept their stock for the first one are asked again."""
    assert state.alea is not None
    under = (*state.aleas_under, state.alea)
    step = emit(state.__replace__(alea=None, aleas_under=under), AleaReplaced(state.alea))
    asked = state.order[: state.order.index(run.seat)]
    return Step(step.state.ask(RevealAlea(), *offers(state, asked)), step.frames)


def run_peek(state: State, run: RunEffect, _effect: fx.Peek) -> Step[State]:
    """V.4 The seat looks at the next hazard at the end of the phase."""
    return Step(state.ask(LookAtPile(run.seat)))


def look(state: State, effect: LookAtPile) -> Step[State]:
    """V.2.d Look at the top of the pile, if it is not known anyway."""
    if state.foreseen is not None or not state.aleas:
        return idle(state, fx.Peek)
    return Step(state.ask(LookAhead(CHANCE, effect.seat)))


class AleaSeen(SeatEvent, rule="V.2.d", reveals=True, hides={"alea": HIDDEN_ALEA}):
    """A seat looked at the hazard on top of the pile."""

    touches = ("aleas", "foreseen", "seer")

    alea: AleaCard


def see(state: State, question: LookAhead, move: Strike) -> Step[State]:
    """V.2.d A seat knows what comes next."""
    aleas = without(state.aleas, move.alea)
    state = state.answered().__replace__(aleas=aleas, foreseen=move.alea, seer=question.to)
    return emit(state, AleaSeen(question.to, move.alea))


def put_away(state: State) -> State:
    """V.4 The hazard stays out of the pile."""
    if state.alea is None:
        return state
    return state.__replace__(alea=None, aleas_out=(*state.aleas_out, state.alea))
