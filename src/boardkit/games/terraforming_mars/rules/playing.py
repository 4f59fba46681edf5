"""V.A Playing a card: what it will set off, what it needs, paying for it, and putting it where it belongs."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final

from boardkit.core import Condition, Seat, Step, emit, must
from boardkit.core.values import without
from boardkit.games.terraforming_mars.box import CARDS, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import ProjectCard, Reaction
from boardkit.games.terraforming_mars.rules import changes, deck, jobs, land, moves, payment, requirements
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered, rule_of
from boardkit.games.terraforming_mars.rules.model import CardEvent, State, of_company, works


def promised_production(state: State, seat: Seat, card: ProjectCard) -> Mapping[things.Resource, int]:
    """V.A.2 Work out the production that a card's own city will set off, if it finds a place."""
    tiles = [effect for effect in card.effects if isinstance(effect, fx.PlaceTile)]
    cities = (effect for effect in tiles if effect.tile in things.CITIES)
    if not any(land.tile_places(state.planet, seat, city.tile, city.placement) for city in cities):
        return jobs.NOTHING
    on_mars = not any(effect.placement.area in land.NAMED for effect in tiles)
    reactions = (
        reaction
        for source, reaction in works((*state.companies[seat].tableau, card.id)).on_tile
        if reaction.tile is things.TileKind.CITY
        and (on_mars or not reaction.on_mars)
        and (reaction.including_this or source != card.id)
    )
    return _sum_of(fx.Production, reactions)


def promised_stock(state: State, seat: Seat, card: ProjectCard) -> Mapping[things.Resource, int]:
    """V.A.2 Work out the resources that a card's own tags can set off before it is paid for in kind."""
    if not any(isinstance(effect, fx.Pay) for effect in card.effects):
        return jobs.NOTHING
    reactions = (
        reaction
        for source, reaction in works((*state.companies[seat].tableau, card.id)).on_tag
        for tag in card.tags
        if tag in reaction.tags and reaction.by in (fx.Whose.YOU, fx.Whose.ANY) and source != card.id
    )
    return _sum_of(fx.Gain, reactions)


def _sum_of(kind: type[fx.Gain | fx.Production], reactions: Iterable[Reaction]) -> dict[things.Resource, int]:
    """Add up what reactions bring of each resource, whatever is chosen among their options."""
    found: dict[things.Resource, int] = {}
    for reaction in reactions:
        choices = (effect for effect in reaction.effects if isinstance(effect, fx.Choose))
        options = (option for choice in choices for option in choice.options)
        for effect in chain(reaction.effects, *options):
            if isinstance(effect, kind) and isinstance(effect.amount, int) and effect.amount > 0:
                found[effect.resource] = found.get(effect.resource, 0) + effect.amount
    return found


def may_play(state: State, question: qs.TakeAction, move: moves.PlayCard) -> Iterator[Condition]:
    """V.A.1 A card comes from the hand; its requirements are met, it can be paid, its effects can be met."""
    seat, company = question.seat, state.companies[question.seat]
    held = move.card in company.hand
    yield must(held, deck.NotInHand(move.card))
    if not held:
        return
    card = CARDS[move.card]
    for requirement in card.requirements:
        yield requirements.wanted(state, seat, requirement)
    yield changes.affordable(payment.card_worth(company, card), jobs.cost_of(company, card))
    attempt = jobs.Attempt(state, seat, card.id, card.effects)
    yield from demands(_promising(attempt, card) if hindered(attempt) else attempt)


def _promising(attempt: jobs.Attempt, card: ProjectCard) -> jobs.Attempt:
    """V.A.2 Count what a card itself will set off, too: the order of effects is free."""
    state, seat = attempt.state, attempt.seat
    production, stock = promised_production(state, seat, card), promised_stock(state, seat, card)
    return jobs.Attempt(state, seat, card.id, card.effects, production, stock)


_play_card: Final = cache(moves.PlayCard)  # the moves, made once: they are listed again and again


def playable(state: State, question: qs.TakeAction) -> Iterator[moves.PlayCard]:
    """V.A.1 List the cards in hand that may be played: what they need, cost and do can be met."""
    seat, company = question.seat, state.companies[question.seat]
    for card in map(CARDS.__getitem__, company.hand):
        # Most cards are too dear, and conditions cost more to state than to look at.
        if payment.card_worth(company, card) < jobs.cost_of(company, card):
            continue
        if any(requirements.wanted(state, seat, each).refusal is not None for each in card.requirements):
            continue
        attempt = jobs.Attempt(state, seat, card.id, card.effects)
        if not hindered(attempt) or not hindered(_promising(attempt, card)):
            yield _play_card(card.id)


class CardLaidOut(CardEvent, rule="V.A.2", touches=("companies[seat].hand",)):
    """A card left the hand, and there are several ways to pay for it."""


def play(state: State, question: qs.TakeAction, move: moves.PlayCard) -> Step[State]:
    """V.A.2 The card leaves the hand and is paid for; then it comes into play."""
    seat, card = question.seat, move.card
    facts, company = CARDS[card], state.companies[seat]
    building, space = things.Tag.BUILDING in facts.tags, things.Tag.SPACE in facts.tags
    bill = qs.Bill(seat, jobs.cost_of(company, facts), building, space, payment.reserve(card))
    state = state.give(seat, hand=without(company.hand, card)).ask(bill, qs.PutCard(seat, card))
    return emit(state, CardLaidOut(seat, card)) if payment.is_open(state, bill) else Step(state)


class CardPlayed(CardEvent, rule="V.A", reveals=True):
    """A seat played a card; `cost` is what it had to pay."""

    touches = of_company("hand", "stock", "played", "events", "next_card")

    cost: int

    def is_news(self, seat: Seat) -> bool:
        """Tell it as news to all others: the card was in the seat's own hand."""
        return seat != self.seat


def put_card(state: State, effect: qs.PutCard) -> Step[State]:
    """V.A.2, V.A.3 The card comes into play; its effects and what it sets off wait for their order."""
    seat, facts, company = effect.seat, CARDS[effect.card], state.companies[effect.seat]
    cost = jobs.cost_of(company, facts)
    if facts.is_event:
        state = state.give(seat, events=(*company.events, facts.id), next_card=())
    else:
        state = state.give(seat, played=(*company.played, facts.id), next_card=())
    due = [
        *jobs.by_payment(state, seat, facts.cost),
        *jobs.by_card(state, seat, facts),
        *(qs.Job(seat, facts.id, part) for part in parts(facts.effects)),
    ]
    return emit(state.ask(qs.Pool(seat, tuple(due))), CardPlayed(seat, facts.id, cost))


def parts(effects: fx.Effects) -> list[fx.Effects]:
    """V.A.2 Split effects into those that may be carried out in any order; some hang on the one before."""
    if any(isinstance(effect, fx.ChooseNumber) for effect in effects):
        return [effects]
    found: list[fx.Effects] = []
    for effect in effects:
        if rule_of(effect).follows:
            found[-1] = (*found[-1], effect)
        else:
            found.append((effect,))
    return found
