"""9.3 The effects of action cards, row by row: what each does, and whether it would do anything now."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Condition, Event, Refusal, Seat, Step, Value, emit, must
from boardkit.games.water_sharing.box import Action, CardEffect, deck
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Cube
from boardkit.games.water_sharing.rules import card_results, conflicts
from boardkit.games.water_sharing.rules.means import tell_missing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Pick
from boardkit.games.water_sharing.rules.questions import Strike, WhichHex

E = TypeVar("E", bound=CardEffect)


class Choosing(Value, Generic[E], eq=False):
    """How the hexes of a card are chosen.

    Attributes:
        hexes: those that it may mean, by whom it meets.
        touch: what it does to one of them.
        count: how many are chosen.
        brings: the cubes that come to each from the bank; while there are none, nothing is chosen.
        once: whether a hex is chosen only once.
    """

    hexes: Callable[[State, Seat], Sequence[Spot]]
    touch: Callable[[State, Spot, E, Seat], Step[State]]
    count: Callable[[E], int]
    brings: Callable[[E], tuple[Cube, int]] | None = None
    once: bool = False

    def left(self, state: State, seat: Seat, chosen: tuple[Spot, ...]) -> list[Spot]:
        """List the hexes that are left, whatever the bank has."""
        return [at for at in self.hexes(state, seat) if not (self.once and at in chosen)]

    def missing(self, state: State, effect: E) -> tuple[Cube, int] | None:
        """Say what each hex is to receive and does not, because the bank has none."""
        due = self.brings and self.brings(effect)
        return due if due and not state.bank.held(due[0]) else None


class CardEffectRule(Value, Generic[E], eq=False):
    """One row: an effect that stands on action cards.

    Attributes:
        kind: its class.
        do: what it does to whom the card strikes.
        useful: whether it would change anything for a seat.
        choosing: how hexes are chosen for it, if they are.
    """

    kind: type[E]
    do: Callable[[State, Strike, E], Step[State]]
    useful: Callable[[State, Seat, E], bool]
    choosing: Choosing[E] | None = None


def rule_of(effect: CardEffect) -> CardEffectRule[Any]:
    """Return the row of an effect."""
    return CARD_EFFECTS[type(effect)]


def action(state: State, card: ActionCard) -> Action:
    """9.3 Return what an action card says."""
    return deck(state.options.own_cards).actions[card]


def has_effect(state: State, seat: Seat, effect: CardEffect, target: Seat | None) -> bool:
    """9.3 Tell whether a card that a seat plays would change anything now."""
    useful = rule_of(effect).useful
    return any(useful(state, met, effect) for met in targets(state, seat, effect, target))


def targets(state: State, seat: Seat, effect: CardEffect, target: Seat | None) -> list[Seat]:
    """9.3 List whom a card meets: who plays it, the one it is played on, or everybody else."""
    if target is not None:
        return [target]
    return [other for other in state.order if effect.harms != (other == seat)]


class CardIdle(Event, rule="9.3", wasted=True):
    """A card finds nothing to change."""

    seat: Seat
    card: ActionCard


class ActionStruck(Event, rule="9.3"):
    """An action card strikes a seat."""

    seat: Seat
    by: Seat
    card: ActionCard


def strike(state: State, effect: Strike) -> Step[State]:
    """9.3 The card does what it says, to the seat that played it or to the one it strikes."""
    by, target, card = effect.seat, effect.target, effect.card
    step = Step(state) if by == target else emit(state, ActionStruck(target, by, card))
    what = action(state, card).effect
    onward = rule_of(what).do(step.state, effect, what)
    if not onward.frames and onward.state is step.state:
        return step.then(emit, CardIdle(target, card))
    return Step(onward.state, step.frames + onward.frames)


def choosing(kind: type[E], how: Choosing[E]) -> CardEffectRule[E]:
    """State a row for an effect for which hexes are chosen: it is of use where there are any."""

    def ask(state: State, strike: Strike, effect: E) -> Step[State]:
        return ask_hex(state, WhichHex(strike.seat, strike.card, how.count(effect), strike.target))

    def useful(state: State, seat: Seat, effect: E) -> bool:
        return bool(how.left(state, seat, ())) and how.missing(state, effect) is None

    return CardEffectRule(kind, ask, useful, how)


def how_chosen(state: State, question: WhichHex) -> tuple[Choosing[Any], CardEffect]:
    """9.3 Say how the hexes of a card are chosen, and for which effect."""
    effect = action(state, question.card).effect
    how = rule_of(effect).choosing
    assert how is not None
    return how, effect


def choices(state: State, question: WhichHex) -> list[Spot]:
    """9.3 List the hexes that a card may mean now."""
    how, effect = how_chosen(state, question)
    return [] if how.missing(state, effect) else _left(state, question, how)


def _left(state: State, question: WhichHex, how: Choosing[Any]) -> list[Spot]:
    met = question.seat if question.target is None else question.target
    return how.left(state, met, question.chosen)


def ask_hex(state: State, question: WhichHex) -> Step[State]:
    """9.3, 2 The seat chooses, as long as there is something to choose from; what the bank lacks is told."""
    how, effect = how_chosen(state, question)
    hexes = min(question.left, len(_left(state, question, how)))
    missing = how.missing(state, effect)
    if hexes and missing:
        cube, count = missing
        return tell_missing(state, cube, hexes * count)
    return Step(state.ask(question) if hexes else state)


def picks(state: State, question: WhichHex) -> Iterable[Pick]:
    """9.3 List the hexes to choose from."""
    return map(Pick, choices(state, question))


class NotThatHex(Refusal, word="not-that-hex", rule="9.3"):
    """The hex is not one of those to choose from."""


def may_pick(state: State, question: WhichHex, move: Pick) -> Iterator[Condition]:
    """9.3 The card says which hexes it may mean."""
    yield must(move.at in choices(state, question), NotThatHex())


def pick(state: State, question: WhichHex, move: Pick) -> Step[State]:
    """9.3 The card does what it says to the hex; then the next one is chosen."""
    how, effect = how_chosen(state, question)
    step = how.touch(state.answered(), move.at, effect, question.seat)
    again = question.__replace__(left=question.left - 1, chosen=(*question.chosen, move.at))
    return step.then(ask_hex, again)


_ROWS: Final[tuple[CardEffectRule[Any], ...]] = (
    choosing(
        fx.AddWater,
        Choosing(
            card_results.rivers,
            card_results.water,
            lambda effect: effect.hexes,
            lambda effect: (Cube.WATER, effect.n),
            once=True,
        ),
    ),
    CardEffectRule(fx.AddWaterSources, card_results.feed_sources, card_results.bank_has_water),
    CardEffectRule(fx.LoseWater, card_results.lose_water, card_results.has_collected),
    choosing(fx.TakeWaterAnywhere, Choosing(card_results.pumped, card_results.pump, lambda effect: effect.n)),
    CardEffectRule(fx.KeepWater, card_results.granting(card_results.keep_water), card_results.has_buildings),
    CardEffectRule(fx.Gain, card_results.gain, card_results.brings),
    CardEffectRule(fx.Lose, card_results.lose, card_results.takes),
    CardEffectRule(fx.Boost, card_results.boost, card_results.can_boost),
    CardEffectRule(fx.SetPrice, card_results.granting(card_results.set_price), card_results.changes_price),
    CardEffectRule(fx.PriceDelta, card_results.granting(card_results.raise_prices), card_results.still_buys),
    choosing(
        fx.RemovePollution, Choosing(card_results.polluted, card_results.clean, lambda effect: effect.n)
    ),
    choosing(
        fx.AddPollution,
        Choosing(
            card_results.polluters,
            card_results.spill,
            lambda _: 1,
            lambda effect: (Cube.POLLUTION, effect.n),
        ),
    ),
    CardEffectRule(
        fx.NoPollution, card_results.granting(card_results.pollute_no_more), card_results.will_pollute
    ),
    CardEffectRule(fx.CancelConflict, conflicts.call_off, conflicts.can_call_off),
    CardEffectRule(fx.ConflictBonus, conflicts.reinforce, conflicts.can_reinforce),
    choosing(fx.RemoveCrisis, Choosing(card_results.in_crisis, card_results.calm, lambda effect: effect.n)),
    CardEffectRule(fx.Discount, card_results.granting(card_results.build_cheaply), card_results.still_builds),
)

CARD_EFFECTS: Final[Mapping[type[CardEffect], CardEffectRule[Any]]] = {row.kind: row for row in _ROWS}
"""Every effect by its class."""
