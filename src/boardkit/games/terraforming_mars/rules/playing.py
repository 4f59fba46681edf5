"""V.A Playing a card: what it needs, paying for it, and putting it where it belongs."""

from collections.abc import Iterator
from functools import cache

from boardkit.core import Condition, Event, Seat, Step, emit, must
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.effects import ChooseNumber, Effects
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Tag
from boardkit.games.terraforming_mars.rules import triggers
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered, rule_of
from boardkit.games.terraforming_mars.rules.deck import NotInHand
from boardkit.games.terraforming_mars.rules.effects import Bill, Job, Pool, PutCard
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import PlayCard
from boardkit.games.terraforming_mars.rules.payment import card_worth, is_open, reserve
from boardkit.games.terraforming_mars.rules.promised import promised_production, promised_stock
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from boardkit.games.terraforming_mars.rules.requirements import wanted
from boardkit.games.terraforming_mars.rules.shortfalls import TooExpensive
from boardkit.games.terraforming_mars.rules.works import cost_of


def may_play(state: State, question: TakeAction, move: PlayCard) -> Iterator[Condition]:
    """V.A.1 A card is played from the hand, and can be paid; its requirements and its effects can be met."""
    held = move.card in state.companies[question.seat].hand
    yield must(held, NotInHand(move.card))
    if held:
        yield from _asked(state, question.seat, CARDS[move.card])


def _asked(state: State, seat: Seat, card: ProjectCard) -> Iterator[Condition]:
    """V.A.1 Tell one by one what it takes to play a card that is in hand."""
    company = state.companies[seat]
    cost, has = cost_of(company, card), card_worth(company, card)
    yield must(has >= cost, TooExpensive(cost, has))
    for requirement in card.requirements:
        yield wanted(state, seat, requirement)
    attempt = Attempt(state, seat, card.id, card.effects)
    yield from demands(_promising(attempt, card) if hindered(attempt) else attempt)


def _promising(attempt: Attempt, card: ProjectCard) -> Attempt:
    """V.A.2 Count what a card itself will set off, too: the order of effects is free."""
    state, seat = attempt.state, attempt.seat
    production, stock = promised_production(state, seat, card), promised_stock(state, seat, card)
    return Attempt(state, seat, card.id, card.effects, production, stock)


@cache
def _play_card(card: Card) -> PlayCard:
    """Return the move, made once: it is listed again and again."""
    return PlayCard(card)


def playable(state: State, question: TakeAction) -> Iterator[PlayCard]:
    """V.A.1 List the cards in hand that may be played."""
    seat, company = question.seat, state.companies[question.seat]
    for card in company.hand:
        facts = CARDS[card]
        # Most cards are too dear, and conditions cost more to state than to look at.
        if card_worth(company, facts) >= cost_of(company, facts) and _is_open_to(state, seat, facts):
            yield _play_card(card)


def _is_open_to(state: State, seat: Seat, card: ProjectCard) -> bool:
    """V.A.1 Tell whether the requirements and the effects of a card can be met."""
    for requirement in card.requirements:
        if wanted(state, seat, requirement).refusal is not None:
            return False
    attempt = Attempt(state, seat, card.id, card.effects)
    return not hindered(attempt) or not hindered(_promising(attempt, card))


class CardLaidOut(Event, rule="V.A.2"):
    """A card left the hand, and there are several ways to pay for it."""

    touches = ("companies[seat].hand",)

    seat: Seat
    card: Card


def play(state: State, question: TakeAction, move: PlayCard) -> Step[State]:
    """V.A.2 The card leaves the hand and is paid for; then it comes into play."""
    seat, card = question.seat, move.card
    facts, company = CARDS[card], state.companies[seat]
    building, space = Tag.BUILDING in facts.tags, Tag.SPACE in facts.tags
    bill = Bill(seat, cost_of(company, facts), building, space, reserve(card))
    state = state.give(seat, hand=without(company.hand, card)).ask(bill, PutCard(seat, card))
    return emit(state, CardLaidOut(seat, card)) if is_open(state, bill) else Step(state)


class CardPlayed(Event, rule="V.A", reveals=True):
    """A seat played a card; `cost` is what it had to pay."""

    touches = (
        "companies[seat].hand",
        "companies[seat].stock",
        "companies[seat].played",
        "companies[seat].events",
        "companies[seat].next_card",
    )

    seat: Seat
    card: Card
    cost: int

    def is_news(self, seat: Seat) -> bool:
        """Tell it as news to all others: the card was in the seat's own hand."""
        return seat != self.seat


def put_card(state: State, effect: PutCard) -> Step[State]:
    """V.A.2, V.A.3 The card comes into play; its effects and what it sets off wait for their order."""
    seat, facts, company = effect.seat, CARDS[effect.card], state.companies[effect.seat]
    cost = cost_of(company, facts)
    if facts.is_event:
        state = state.give(seat, events=(*company.events, facts.id), next_card=())
    else:
        state = state.give(seat, played=(*company.played, facts.id), next_card=())
    jobs = [
        *triggers.by_payment(state, seat, facts.cost),
        *triggers.by_card(state, seat, facts),
        *(Job(seat, facts.id, part) for part in parts(facts.effects)),
    ]
    return emit(state.ask(Pool(seat, tuple(jobs))), CardPlayed(seat, facts.id, cost))


def parts(effects: Effects) -> list[Effects]:
    """V.A.2 Split effects into those that may be carried out in any order; some hang on the one before."""
    if any(isinstance(effect, ChooseNumber) for effect in effects):
        return [effects]
    found: list[Effects] = []
    for effect in effects:
        if rule_of(effect).follows:
            found[-1] = (*found[-1], effect)
        else:
            found.append((effect,))
    return found
