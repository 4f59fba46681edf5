"""V The generation: order of play (V.1), research (V.2), turns (V.3), production (V.4), and the end (VI)."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Answer, Condition, Event, Move, Refusal, Ruling, Seat, SeatEvent, Step, emit, must
from boardkit.core.rules.step import conditions_in
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Corporation, Resource
from boardkit.games.terraforming_mars.rules import changes, variants
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import Phase, State, of_company

SOLO_GENERATIONS: Final = 14


class GenerationBegun(Event, rule="V.1", touches=("generation", "first", "phase")):
    """A generation begins."""

    generation: int
    first: Seat


def begin_generation(state: State) -> Step[State]:
    """V.1 The first player marker goes to the next seat."""
    first = Seat((state.first + 1) % state.seats)
    state = state.but(generation=state.generation + 1, first=first, phase=Phase.RESEARCH)
    return emit(state, GenerationBegun(state.generation, first)).then(_research)


def _research(state: State) -> Step[State]:
    """V.2, XI.D Everybody is dealt four cards, may draft them (VII.C), and buys some."""
    deals = [qs.Deal(seat, variants.PACK, offer=True) for seat in state.in_order]
    # By the official rulings, cards are dealt one by one where the deck will run out.
    if state.options.official_rulings and len(state.deck) < variants.PACK * state.seats:
        rounds = min(variants.PACK, variants.cards_left(state) // state.seats)
        deals = [qs.Deal(seat, 1, offer=True) for _ in range(rounds) for seat in state.in_order]
    choosing = variants.draft_rounds(state) or [qs.OpenOffer(seat) for seat in state.in_order]
    return Step(state.ask(*deals, *choosing, qs.BeginActions()))


class ProductionBegun(Event, rule="V.4", touches=("phase",)):
    """The production phase begins."""

    generation: int


def produce_all(state: State) -> Step[State]:
    """V.4, VI, VII.B Energy becomes heat, then everybody produces; at all goals the end is near."""
    step = emit(state.but(phase=Phase.PRODUCTION), ProductionBegun(state.generation))
    step = step.each(state.in_order, _produce)
    if not is_last(state):
        return Step(step.state.ask(qs.BeginGeneration()), step.frames)
    last = map(qs.LastPlants, state.in_order)
    return step.tell(step.state.but(phase=Phase.ENDING).ask(*last, qs.EndGame()), LastPlantsBegun())


SPENT: Final = of_company("stock", "used", "next_card", "passed", "raised")


class Produced(SeatEvent, rule="V.4.2", touches=SPENT):
    """A seat produced; energy has become heat before."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


def _produce(state: State, seat: Seat) -> Step[State]:
    company = state.companies[seat]
    income = list(company.production)
    income[Resource.MEGACREDITS] += company.rating
    stock = [has + more for has, more in zip(company.stock, income, strict=True)]
    stock[Resource.HEAT] += company.stock[Resource.ENERGY]
    stock[Resource.ENERGY] = income[Resource.ENERGY]
    state = state.give(seat, stock=tuple(stock), used=(), next_card=(), passed=False, raised=False)
    return emit(state, Produced(seat, *income))


class LastPlantsBegun(Event, rule="VI.A", touches=("phase",)):
    """All parameters are at their goals, or the time is up: plants become greeneries a last time."""


def is_last(state: State) -> bool:
    """VI, VII.B Tell whether none follows: all three goals are reached, or a lone player's time is up."""
    return state.generation >= SOLO_GENERATIONS if state.solo else changes.terraformed(state)


class GameEnded(Event, rule="VI.B"):
    """The game is over."""


def end_game(state: State) -> Step[State]:
    """VI Nobody is asked any more."""
    return emit(state, GameEnded())


ACTIONS_A_TURN: Final = 2


class ActionsBegun(Event, rule="V.3", touches=("phase",)):
    """The action phase begins."""


def begin_actions(state: State) -> Step[State]:
    """V.3 The first seat begins."""
    state = state.but(phase=Phase.ACTIONS).ask(qs.NextAction(state.first, 0))
    return emit(state, ActionsBegun())


def next_action(state: State, effect: qs.NextAction) -> Step[State]:
    """V.3 A turn has one or two actions; then the next seat that has not passed has one."""
    seat = effect.seat
    if effect.taken == 0 and not state.companies[seat].passed:
        return Step(state.but(active=seat).ask(qs.TakeAction(seat, 0)))
    if 0 < effect.taken < ACTIONS_A_TURN:
        return Step(state.ask(qs.TakeAction(seat, effect.taken)))
    return next_turn(state, seat)


def next_turn(state: State, seat: Seat) -> Step[State]:
    """V.3 The turn goes clockwise to a seat that has not passed; when all have, the phase is over."""
    for n in range(1, state.seats + 1):
        other = Seat((seat + n) % state.seats)
        if not state.companies[other].passed:
            return Step(state.but(active=other).ask(qs.TakeAction(other, 0)))
    return Step(state.ask(qs.Produce()))


def actions(*rows: Answer[State]) -> Iterator[Answer[State]]:
    """V.3.1, V.3.3 Make rows those of actions: the corporation's first goes before, the next comes after."""
    return map(_action, rows)


def _action(row: Answer[State]) -> Answer[State]:

    def ruling(state: State, question: qs.TakeAction, move: Move) -> Ruling:
        asked = row.ruling(state, question, move)
        if not first_due(state, question):
            return asked
        corporation = state.companies[question.seat].corporation
        assert corporation is not None
        return (must(False, FirstActionDue(corporation)), *conditions_in(asked))

    return row.__replace__(
        listed=lambda state, asked: () if first_due(state, asked) else row.listed(state, asked),
        apply=lambda state, asked, move: row.apply(_with_next(state, asked), asked, move),
        ruling=ruling,
    )


class FirstActionDue(Refusal, word="first-action-due", rule="V.3.3"):
    """The corporation's first action comes first."""

    corporation: Corporation


def _with_next(state: State, question: qs.TakeAction) -> State:
    return state.answered().ask(qs.NextAction(question.seat, question.taken + 1))


class NoFirstAction(Refusal, word="no-first-action", rule="V.3.3"):
    """No first action is due."""


def first_due(state: State, question: qs.TakeAction) -> bool:
    """V.3.3, XI.A Tell whether the corporation's first action is still due, and possible."""
    return state.companies[question.seat].opening and not hindered(_first_attempt(state, question.seat))


def _first_attempt(state: State, seat: Seat) -> Attempt:
    corporation = state.companies[seat].corporation
    assert corporation is not None
    return Attempt(state, seat, qs.NO_CARD, CORPORATIONS[corporation].first_action)


def may_take_first(state: State, question: qs.TakeAction) -> Iterator[Condition]:
    """V.3.3, XI.A The corporation's first action is still due, and possible."""
    opening = state.companies[question.seat].opening
    yield must(opening, NoFirstAction())
    if opening:
        yield from demands(_first_attempt(state, question.seat))


class FirstActionTaken(SeatEvent, rule="V.3.3", touches=("companies[seat].opening",)):
    """A seat carries out its corporation's first action."""

    corporation: Corporation


def take_first(state: State, question: qs.TakeAction) -> Step[State]:
    """V.3.3 The corporation's first action is carried out; the corporation itself reacts to it."""
    seat, corporation = question.seat, state.companies[question.seat].corporation
    assert corporation is not None
    jobs = tuple(qs.Job(seat, qs.NO_CARD, (effect,)) for effect in CORPORATIONS[corporation].first_action)
    state = _with_next(state, question).give(seat, opening=False).ask(qs.Pool(seat, jobs))
    return emit(state, FirstActionTaken(seat, corporation))


class MustActOrPass(Refusal, word="must-act-or-pass", rule="V.3.1"):
    """A turn of no action is a pass."""


def has_acted(_state: State, question: qs.TakeAction) -> bool:
    """V.3.1 Tell whether the seat has taken an action in this turn."""
    return question.taken > 0


class TurnEnded(SeatEvent, rule="V.3.1", minor=True):
    """A seat ended its turn after one action."""


def end_turn(state: State, question: qs.TakeAction) -> Step[State]:
    """V.3.1 The turn ends after one action."""
    return emit(state.answered(), TurnEnded(question.seat)).then(next_turn, question.seat)


class TooLateToPass(Refusal, word="too-late-to-pass", rule="V.3.2"):
    """Whoever has taken an action ends the turn instead."""


def has_yet_to_act(state: State, question: qs.TakeAction) -> bool:
    """V.3.2 Tell whether the seat has taken no action in this turn."""
    return not has_acted(state, question)


class Passed(SeatEvent, rule="V.3.2", touches=("companies[seat].passed", "companies[seat].next_card")):
    """A seat passed for the rest of the generation."""


def pass_turn(state: State, question: qs.TakeAction) -> Step[State]:
    """V.3.2 The seat passes for the rest of the generation."""
    state = state.answered().give(question.seat, passed=True, next_card=())
    return emit(state, Passed(question.seat)).then(next_turn, question.seat)
