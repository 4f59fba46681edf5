"""V.A Playing a card: what it needs, paying for it, and putting it where it belongs."""

from boardkit.core.step import Refusal, Step, happen
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.components import CARDS
from boardkit.games.terraforming_mars.components.effects import (
    ChooseNumber,
    Effects,
    ProductionFromBonus,
    RemoveFromTileOwner,
)
from boardkit.games.terraforming_mars.components.facts import ProjectCard
from boardkit.games.terraforming_mars.events import CardPlayed
from boardkit.games.terraforming_mars.model import State
from boardkit.games.terraforming_mars.rules import triggers
from boardkit.games.terraforming_mars.rules.deck import without
from boardkit.games.terraforming_mars.rules.effects import Bill, Job, Pool, PutCard
from boardkit.games.terraforming_mars.rules.payment import card_worth, reserve
from boardkit.games.terraforming_mars.rules.possible import impossible, takes_something
from boardkit.games.terraforming_mars.rules.promised import promised_production, promised_stock
from boardkit.games.terraforming_mars.rules.refusals import NotInHand, TooExpensive
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import cost_of
from boardkit.games.terraforming_mars.things import Card, Tag


def may_play(state: State, seat: Seat, card: Card) -> Refusal | None:
    """V.A.1 Why a card may not be played: its requirements, its effects, its cost."""
    if card not in state.companies[seat].hand:
        return NotInHand(card)
    return obstacle(state, seat, CARDS[card])


def obstacle(state: State, seat: Seat, card: ProjectCard) -> Refusal | None:
    """V.A.1 Say what stands against playing a card that is in hand, or None."""
    company = state.companies[seat]
    cost, has = cost_of(company, card), card_worth(company, card)
    if has < cost:
        return TooExpensive(cost, has)
    for requirement in card.requirements:
        if (refusal := unmet(state, seat, requirement)) is not None:
            return refusal
    if not takes_something(card.id):
        return None
    return impossible(state, seat, card.effects, card.id) and _in_the_end(state, seat, card)


def _in_the_end(state: State, seat: Seat, card: ProjectCard) -> Refusal | None:
    """V.A.2 Ask again, counting what the card itself will set off: the order of effects is free."""
    production = promised_production(state, seat, card)
    return impossible(state, seat, card.effects, card.id, production, promised_stock(state, seat, card))


def play(state: State, seat: Seat, card: Card) -> State:
    """V.A.2 The card leaves the hand and is paid for; then it comes into play."""
    facts, company = CARDS[card], state.companies[seat]
    building, space = Tag.BUILDING in facts.tags, Tag.SPACE in facts.tags
    bill = Bill(seat, cost_of(company, facts), building, space, reserve(card))
    return state.give(seat, hand=without(company.hand, card)).ask(bill, PutCard(seat, card))


def put_card(state: State, effect: PutCard) -> Step[State]:
    """V.A.2, V.A.3 The card comes into play; its effects and what it sets off wait for their order."""
    seat, facts, company = effect.seat, CARDS[effect.card], state.companies[effect.seat]
    cost = cost_of(company, facts)
    if facts.is_event:
        state = state.give(seat, events=(*company.events, facts.id), next_card=())
    else:
        state = state.give(seat, tableau=(*company.tableau, facts.id), next_card=())
    jobs = [
        *triggers.by_payment(state, seat, facts.cost),
        *triggers.by_card(state, seat, facts),
        *(Job(seat, facts.id, part) for part in parts(facts.effects)),
    ]
    return happen(state.ask(Pool(seat, tuple(jobs))), CardPlayed(seat, facts.id, cost))


def parts(effects: Effects) -> list[Effects]:
    """V.A.2 Split effects into those that may be carried out in any order; some hang on the one before."""
    if any(isinstance(effect, ChooseNumber) for effect in effects):
        return [effects]
    found: list[Effects] = []
    for effect in effects:
        if isinstance(effect, (ProductionFromBonus, RemoveFromTileOwner)):
            found[-1] = (*found[-1], effect)
        else:
            found.append((effect,))
    return found
