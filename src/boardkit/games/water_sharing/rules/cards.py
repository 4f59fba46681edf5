"""9.3 Which action cards may be played, when, and on whom; and what those may do about it."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Event, Pending, Question, Refusal, Seat, Step, emit, must
from boardkit.core.values import without
from boardkit.games.water_sharing.box import Action, Target, When, deck
from boardkit.games.water_sharing.box.things import HIDDEN_ACTION, ActionCard, Stage
from boardkit.games.water_sharing.rules import questions
from boardkit.games.water_sharing.rules.card_effects import action, has_effect, targets
from boardkit.games.water_sharing.rules.conflicts import fight
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import PlayAction

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


def moments(state: State, question: Question) -> tuple[When, ...]:
    """9.3 Say which cards may be played at a question: where a step closes those of the next one, too."""
    asked: type = type(question)
    return _moments(state.clock.stage, asked)


@cache
def _moments(stage: Stage, asked: type) -> tuple[When, ...]:
    closing, fighting = (
        issubclass(asked, questions.AnyCard),
        issubclass(asked, questions.HowMuch | questions.Reinforce),
    )
    stages = (stage, stage + 1) if closing else (stage,)
    named = (when for step, when in STEPS.items() if step in stages)
    return (When.ANY, *named, *((When.CONFLICT,) if fighting else ()))


def playable(state: State, question: Question) -> Iterator[PlayAction]:
    """9.3 List the cards that the seat may play now, with whom they may strike."""
    times = moments(state, question)
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
    times, played = moments(state, question), state.decks.played
    kinds = deck(state.options.own_cards).actions.items()
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


@cache
def _play_action(card: ActionCard, target: Seat | None) -> PlayAction:
    """Return the answer, made once: lists of answers are asked for often."""
    return PlayAction(card, target)


class NotInHand(Refusal, word="not-in-hand", rule="9.3"):
    """The seat does not hold that action card."""


def may_play(state: State, question: Question, move: PlayAction) -> Iterator[Condition]:
    """9.3 A card is played from the hand, in its step, on whom it means, and for an effect."""
    held = move.card in state.communities[question.seat].actions
    yield must(held, NotInHand())
    if held:
        yield from _may_use(state, question, action(state, move.card), move.target)


class WrongTime(Refusal, word="wrong-time", rule="9.3"):
    """The card belongs to another step."""


class WrongTarget(Refusal, word="wrong-target", rule="9.3"):
    """The card strikes somebody else, or nobody."""


class ConflictGoesOn(Refusal, word="conflict-goes-on", rule="9.3"):
    """While a conflict is fought, no card strikes anybody."""


class NoEffect(Refusal, word="no-effect", rule="9.3"):
    """The card would do nothing now."""


def _may_use(state: State, question: Question, what: Action, target: Seat | None) -> Iterator[Condition]:
    yield must(what.when in moments(state, question), WrongTime())
    if what.effect.harms:
        yield must(state.conflict is None, ConflictGoesOn())
    fits = _is_target(state, question.seat, what, target)
    if what.effect.target is Target.OPPONENT or target is not None:
        yield must(fits, WrongTarget())
    if fits:
        yield must(has_effect(state, question.seat, what.effect, target), NoEffect())


def _is_target(state: State, seat: Seat, what: Action, target: Seat | None) -> bool:
    if what.effect.target is Target.OPPONENT:
        return target in state.others(seat)
    return target is None


class ActionPlayed(Event, rule="9.3", reveals=True, touches=("communities[seat].actions", "decks.played")):
    """A seat played an action card."""

    seat: Seat
    card: ActionCard


def play(state: State, question: Question, move: PlayAction) -> Step[State]:
    """9.3 The card is shown and put away; whomever it strikes may bear it or fight."""
    seat, effect = question.seat, action(state, move.card).effect
    step = emit(_discarded(state, seat, move.card), ActionPlayed(seat, move.card))
    asks: list[Pending] = [
        questions.SufferCard(met, seat, move.card) if effect.harms else questions.Strike(seat, move.card, met)
        for met in targets(state, seat, effect, move.target)
    ]
    return Step(step.state.ask(*asks), step.frames)


def _discarded(state: State, seat: Seat, card: ActionCard) -> State:
    community = state.communities[seat]
    hand = without(community.actions, card)
    decks = state.decks.__replace__(played=(*state.decks.played, card))
    return state.with_community(seat, community.__replace__(actions=hand)).__replace__(decks=decks)


def bear(state: State, question: questions.SufferCard) -> Step[State]:
    """9.3 The card does what it says."""
    return Step(state.answered().ask(questions.Strike(question.by, question.card, question.seat)))


class CardContested(Event, rule="6", touches=("conflict",)):
    """A seat declared hostility over a card that strikes it."""

    seat: Seat
    by: Seat
    card: ActionCard


def resist(state: State, question: questions.SufferCard) -> Step[State]:
    """6 The seat that a card strikes declares hostility."""
    struck, by, card = question.seat, question.by, question.card
    state = fight(state.answered(), struck, (by,), card=card, struck=struck)
    return emit(state, CardContested(struck, by, card))
