"""9.3 Which action cards may be played, when and on whom; what each does, row by row."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Condition, Move, Question, Refusal, Seat, SeatEvent, Step, Value, emit, must
from boardkit.core.values import without
from boardkit.games.water_sharing.box import RIVERS, Spot, cards
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.effects import CardEffect, Target, When
from boardkit.games.water_sharing.box.things import HIDDEN_ACTION, ActionCard, Cube, Stage
from boardkit.games.water_sharing.rules import card_results as results
from boardkit.games.water_sharing.rules import conflicts, ledger, questions
from boardkit.games.water_sharing.rules.model import State, owned
from boardkit.games.water_sharing.rules.moves import Contest, Pick, PlayAction

E = TypeVar("E", bound=CardEffect)


class Choosing(Value, Generic[E], eq=False):
    """How the hexes of a card are chosen."""

    hexes: Callable[[State, Seat], Sequence[Spot]]  # those that it may mean, by whom it meets
    touch: Callable[[State, Spot, E, Seat], Step[State]]  # what it does to one of them
    count: Callable[[E], int]  # how many are chosen
    # the cubes that come to each from the bank; while there are none, nothing is chosen
    brings: Callable[[E], tuple[Cube, int]] | None = None
    once: bool = False  # whether a hex is chosen only once

    def left(self, state: State, seat: Seat, chosen: tuple[Spot, ...]) -> list[Spot]:
        """List the hexes that are left, whatever the bank has."""
        return [at for at in self.hexes(state, seat) if not (self.once and at in chosen)]

    def missing(self, state: State, effect: E) -> tuple[Cube, int] | None:
        """Say what each hex is to receive and does not, because the bank has none."""
        due = self.brings and self.brings(effect)
        return due if due and not state.bank.held(due[0]) else None


class CardEffectRule(Value, Generic[E], eq=False):
    """One row: an effect that stands on action cards."""

    kind: type[E]  # its class
    do: Callable[[State, questions.Strike, E], Step[State]]  # what it does to whom the card strikes
    useful: Callable[[State, Seat, E], bool]  # whether it would change anything for a seat
    choosing: Choosing[E] | None = None  # how hexes are chosen for it, if they are


def rule_of(effect: CardEffect) -> CardEffectRule[Any]:
    """Return the row of an effect."""
    return CARD_EFFECTS[type(effect)]


def action(state: State, card: ActionCard) -> cards.Action:
    """9.3 Return what an action card says."""
    return cards.deck(state.options.own_cards).actions[card]


def has_effect(state: State, seat: Seat, effect: CardEffect, target: Seat | None) -> bool:
    """9.3 Tell whether a card that a seat plays would change anything now."""
    useful = rule_of(effect).useful
    return any(useful(state, met, effect) for met in targets(state, seat, effect, target))


def targets(state: State, seat: Seat, effect: CardEffect, target: Seat | None) -> list[Seat]:
    """9.3 List whom a card meets: who plays it, the one it is played on, or everybody else."""
    if target is not None:
        return [target]
    return [other for other in state.order if effect.harms != (other == seat)]


class CardIdle(SeatEvent, rule="9.3", wasted=True):
    """A card finds nothing to change."""

    card: ActionCard


class ActionStruck(SeatEvent, rule="9.3"):
    """An action card strikes a seat."""

    by: Seat
    card: ActionCard


def strike(state: State, effect: questions.Strike) -> Step[State]:
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

    def ask(state: State, strike: questions.Strike, effect: E) -> Step[State]:
        return ask_hex(state, questions.WhichHex(strike.seat, strike.card, how.count(effect), strike.target))

    def useful(state: State, seat: Seat, effect: E) -> bool:
        return bool(how.left(state, seat, ())) and how.missing(state, effect) is None

    return CardEffectRule(kind, ask, useful, how)


def how_chosen(state: State, question: questions.WhichHex) -> tuple[Choosing[Any], CardEffect]:
    """9.3 Say how the hexes of a card are chosen, and for which effect."""
    effect = action(state, question.card).effect
    how = rule_of(effect).choosing
    assert how is not None
    return how, effect


def choices(state: State, question: questions.WhichHex) -> list[Spot]:
    """9.3 List the hexes that a card may mean now."""
    how, effect = how_chosen(state, question)
    return [] if how.missing(state, effect) else _left(state, question, how)


def _left(state: State, question: questions.WhichHex, how: Choosing[Any]) -> list[Spot]:
    met = question.seat if question.target is None else question.target
    return how.left(state, met, question.chosen)


def ask_hex(state: State, question: questions.WhichHex) -> Step[State]:
    """9.3, 2 The seat chooses, as long as there is something to choose from; what the bank lacks is told."""
    how, effect = how_chosen(state, question)
    hexes = min(question.left, len(_left(state, question, how)))
    missing = how.missing(state, effect)
    if hexes and missing:
        cube, count = missing
        return ledger.tell_missing(state, cube, hexes * count)
    return Step(state.ask(question) if hexes else state)


def picks(state: State, question: questions.WhichHex) -> Iterable[Pick]:
    """9.3 List the hexes to choose from."""
    return map(Pick, choices(state, question))


class NotThatHex(Refusal, word="not-that-hex", rule="9.3"):
    """The hex is not one of those to choose from."""


def pick(state: State, question: questions.WhichHex, move: Pick) -> Step[State]:
    """9.3 The card does what it says to the hex; then the next one is chosen."""
    how, effect = how_chosen(state, question)
    step = how.touch(state.answered(), move.at, effect, question.seat)
    again = question.__replace__(left=question.left - 1, chosen=(*question.chosen, move.at))
    return step.then(ask_hex, again)


ROWS: Final[tuple[CardEffectRule[Any], ...]] = (
    choosing(
        fx.AddWater,
        Choosing(
            lambda *_: RIVERS,
            lambda state, at, effect, _: results.add_water(state, at, effect.n),
            lambda effect: effect.hexes,
            lambda effect: (Cube.WATER, effect.n),
            once=True,
        ),
    ),
    CardEffectRule(fx.AddWaterSources, results.feed_sources, lambda state, *_: state.bank.water > 0),
    CardEffectRule(fx.LoseWater, results.lose_water, results.has_collected),
    choosing(fx.TakeWaterAnywhere, Choosing(results.pumped, results.pump, lambda effect: effect.n)),
    CardEffectRule(fx.KeepWater, results.grant, results.has_buildings),
    CardEffectRule(fx.Gain, results.gain, results.brings),
    CardEffectRule(fx.Lose, results.lose, results.takes),
    CardEffectRule(fx.Boost, results.boost, results.can_boost),
    CardEffectRule(fx.SetPrice, results.grant, results.changes_price),
    CardEffectRule(fx.PriceDelta, results.grant, results.still_buys),
    choosing(fx.RemovePollution, Choosing(results.polluted, results.clean, lambda effect: effect.n)),
    choosing(
        fx.AddPollution,
        Choosing(results.polluters, results.spill, lambda _: 1, lambda effect: (Cube.POLLUTION, effect.n)),
    ),
    CardEffectRule(fx.NoPollution, results.grant, results.will_pollute),
    CardEffectRule(fx.CancelConflict, conflicts.call_off, conflicts.can_call_off),
    CardEffectRule(fx.ConflictBonus, conflicts.reinforce, conflicts.can_reinforce),
    choosing(fx.RemoveCrisis, Choosing(results.in_crisis, results.calm, lambda effect: effect.n)),
    CardEffectRule(fx.Discount, results.grant, results.still_builds),
)

CARD_EFFECTS: Final[Mapping[type[CardEffect], CardEffectRule[Any]]] = {row.kind: row for row in ROWS}
"""Every effect by its class."""


STEPS: Final = {
    Stage.COLLECT: When.COLLECT,
    Stage.GENERATE: When.GENERATE,
    Stage.EARN: When.INCOME,
    Stage.POLLUTE: When.POLLUTE,
    Stage.BUILD: When.BUILD,
}
"""The steps that cards name."""


def may_play_cards(state: State, effect: questions.MayPlayCards) -> Step[State]:
    """9.3 A seat is asked if it could hold a card to play, unless it keeps its cards in this round."""
    question = questions.AnyCard(effect.seat)
    asked = effect.seat not in state.clock.silent and could_play(state, question)
    return Step(state.ask(question) if asked else state)


def keep_cards(state: State, question: questions.AnyCard) -> Step[State]:
    """9.3 The seat is not asked in a window again before the next round."""
    clock = state.clock.__replace__(silent=(*state.clock.silent, question.seat))
    return Step(state.answered().__replace__(clock=clock))


@cache
def moments(stage: Stage, asked: type) -> tuple[When, ...]:
    """9.3 Say which cards may be played at a question: where a step closes those of the next one, too."""
    fighting = issubclass(asked, questions.HowMuch | questions.Reinforce)
    stages = (stage, stage + 1) if issubclass(asked, questions.AnyCard) else (stage,)
    named = (when for step, when in STEPS.items() if step in stages)
    return (When.ANY, *named, *((When.CONFLICT,) if fighting else ()))


_play_action: Final = cache(PlayAction)  # makes each answer once: lists of them are asked for often


def playable(state: State, question: Question) -> Iterator[PlayAction]:
    """9.3 List the cards that the seat may play now, with whom they may strike."""
    times = moments(state.clock.stage, type(question))
    for card in dict.fromkeys(state.communities[question.seat].actions):
        if card != HIDDEN_ACTION and action(state, card).when in times:
            yield from _usable(state, question, card)


def could_play(state: State, question: Question) -> bool:
    """9.3 Tell whether a seat could play a card now, for all that lies open.

    Whoever holds a card may hold any of those that were not played yet: what it really holds, and so
    whether it really can, is not told by asking it or by leaving it out.
    """
    if not state.communities[question.seat].actions:
        return False
    times, played = moments(state.clock.stage, type(question)), state.decks.played
    kinds = cards.deck(state.options.own_cards).actions.items()
    unseen = (card for card, what in kinds if what.when in times and what.copies > played.count(card))
    return any(any(_usable(state, question, card)) for card in unseen)


def _usable(state: State, question: Question, card: ActionCard) -> Iterator[PlayAction]:
    """9.3 List on whom a card of this moment may be played, and would do something."""
    seat, effect = question.seat, action(state, card).effect
    if effect.harms and state.conflict is not None:
        return
    for target in state.others(seat) if effect.target is Target.OPPONENT else (None,):
        if has_effect(state, seat, effect, target):
            yield _play_action(card, target)


def needless(state: State, move: Move) -> bool:
    """6, 9.3 Tell whether an answer is a card that can wait, or a fight for what one may use first anyway."""
    match move, state.question:
        case Contest(), questions.ContestWater() | questions.ContestSite() as question:
            place = state.order.index(question.seat)
            return all(place < state.order.index(seat) for seat in move.against)
        case PlayAction(card), questions.ContestWater() | questions.ContestSite():
            return not action(state, card).effect.harms
        case PlayAction(card), questions.AnyCard() as question if _rains_too_late(state, question, card):
            return True
        case PlayAction(card), questions.AnyCard() | questions.Collect() | questions.AfterPollution():
            return _can_wait(state, action(state, card))
        case PlayAction(card), questions.Reinforce():
            # Over a hex one fights before all collect or build: what is not for the conflict can wait.
            what, over_hex = action(state, card), conflicts.fought(state).at is not None
            return what.when is not When.CONFLICT and (over_hex or _can_wait(state, what))
    return False


def _rains_too_late(state: State, question: questions.AnyCard, card: ActionCard) -> bool:
    """9.3 Tell whether a card brings water once all have collected, to a seat that cannot pump it."""
    kinds = [type(action(state, one).effect) for one in (card, *state.communities[question.seat].actions)]
    rains = kinds[0] in (fx.AddWater, fx.AddWaterSources)
    return rains and state.clock.stage is Stage.COLLECT and fx.TakeWaterAnywhere not in kinds


def _can_wait(state: State, card: cards.Action) -> bool:
    """9.3 Tell whether a card that strikes nobody can be played as well when its seat is asked again.

    Who holds cards is asked for certain when it is to collect, to generate and to build.
    """
    now, then = state.clock, state.clock.stage + 1
    if card.when is When.ANY:
        later = now.stage < Stage.BUILD or now.round < now.rounds
    else:
        later = then in (Stage.COLLECT, Stage.GENERATE, Stage.BUILD) and card.when is STEPS[Stage(then)]
    return later and not card.effect.harms


class NotInHand(Refusal, word="not-in-hand", rule="9.3"):
    """The seat does not hold that action card."""


def may_play(state: State, question: Question, move: PlayAction) -> Iterator[Condition]:
    """9.3 A card is played from the hand, in its step, on whom it means, and for an effect."""
    held = move.card in state.communities[question.seat].actions
    yield must(held, NotInHand())
    if held:
        what = action(state, move.card)
        yield must(what.when in moments(state.clock.stage, type(question)), WrongTime())
        if what.effect.harms:
            yield must(state.conflict is None, ConflictGoesOn())
        strikes = what.effect.target is Target.OPPONENT
        fits = move.target in state.others(question.seat) if strikes else move.target is None
        if strikes or move.target is not None:
            yield must(fits, WrongTarget())
        if fits:
            yield must(has_effect(state, question.seat, what.effect, move.target), NoEffect())


class WrongTime(Refusal, word="wrong-time", rule="9.3"):
    """The card belongs to another step."""


class WrongTarget(Refusal, word="wrong-target", rule="9.3"):
    """The card strikes somebody else, or nobody."""


class ConflictGoesOn(Refusal, word="conflict-goes-on", rule="9.3"):
    """While a conflict is fought, no card strikes anybody."""


class NoEffect(Refusal, word="no-effect", rule="9.3"):
    """The card would do nothing now."""


class ActionPlayed(SeatEvent, rule="9.3", reveals=True, touches=(*owned("actions"), "decks.played")):
    """A seat played an action card."""

    card: ActionCard


def play(state: State, question: Question, move: PlayAction) -> Step[State]:
    """9.3 The card is shown and put away; whomever it strikes may bear it or fight."""
    seat, card, effect = question.seat, move.card, action(state, move.card).effect
    community = state.communities[seat]
    community = community.__replace__(actions=without(community.actions, card))
    decks = state.decks.__replace__(played=(*state.decks.played, card))
    step = emit(state.with_community(seat, community).__replace__(decks=decks), ActionPlayed(seat, card))
    asks: list[questions.SufferCard | questions.Strike] = [
        questions.SufferCard(met, seat, card) if effect.harms else questions.Strike(seat, card, met)
        for met in targets(state, seat, effect, move.target)
    ]
    return Step(step.state.ask(*asks), step.frames)


def bear(state: State, question: questions.SufferCard) -> Step[State]:
    """9.3 The card does what it says."""
    return Step(state.answered().ask(questions.Strike(question.by, question.card, question.seat)))


class CardContested(SeatEvent, rule="6", touches=("conflict",)):
    """A seat declared hostility over a card that strikes it."""

    by: Seat
    card: ActionCard


def resist(state: State, question: questions.SufferCard) -> Step[State]:
    """6 The seat that a card strikes declares hostility."""
    struck, by, card = question.seat, question.by, question.card
    state = conflicts.fight(state.answered(), struck, (by,), card=card, struck=struck)
    return emit(state, CardContested(struck, by, card))
