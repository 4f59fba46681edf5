"""Everything that can be chosen as a card: what it is, what it does, and what it would mean now."""

from typing import Final

from rich.text import Text

from boardkit.core import Choice, Move
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import DAM_COST, Resource, deck
from boardkit.games.water_sharing.box.things import (
    HIDDEN_ACTION,
    HIDDEN_OBJECTIVE,
    ActionCard,
    Good,
    ObjectiveCard,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import (
    Bid,
    Build,
    BuildDam,
    Buy,
    Contest,
    Deal,
    DrawAction,
    DrawObjective,
    DrawResource,
    FillDam,
    PlayAction,
    Run,
    Sell,
    TakeWater,
    Treat,
    TurnUp,
)
from boardkit.games.water_sharing.rules.trading import price
from boardkit.games.water_sharing.show.acts import told
from boardkit.games.water_sharing.show.progress import progress
from boardkit.games.water_sharing.show.samples import asked, sample
from boardkit.games.water_sharing.show.signs import GOODS, POINTS
from boardkit.games.water_sharing.show.spoken import action_text, objective_text
from boardkit.games.water_sharing.show.tiles import dam_card, tile_card
from boardkit.text import Words

COLOURS: Final[dict[type[Move], str]] = {
    Contest: "card.conflict",
    Bid: "card.conflict",
    TakeWater: "good.water",
    FillDam: "good.water",
    Treat: "good.water",
    Run: "good.energy",
}
"""The colours of cards for what is done."""


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Card:
    """Draw a choice as a card."""
    move = sample(choice)
    match move:
        case Build(building):
            return tile_card(view, building, words, palette)
        case BuildDam(_, partners):
            return dam_card(words.short(move), partners, DAM_COST[len(partners) + 1], words, palette)
        case PlayAction(kind) | DrawAction(kind):
            return _action(view, kind, words.short(move), words)
        case DrawObjective(kind):
            return _objective(view, kind, words)
        case DrawResource(number):
            return _market(deck(view.options.own_cards).resources[number], words.short(move), words)
        case TurnUp(water, energy, food):
            numbers = Resource(water=water, energy_price=energy, food_price=food)
            return _market(numbers, words.verb(TurnUp), words)
        case Buy() | Sell() | Deal():
            return _trade(view, move, words)
    name = words.verb(choice.kind) if choice.needs_place else words.short(move)
    return Card(name, colour=COLOURS.get(choice.kind, ""), text=tuple(told(view, move, words)))


def _action(view: State, kind: ActionCard, name: str, words: Words) -> Card:
    """Show an action card: when it is played and what it does."""
    if kind == HIDDEN_ACTION:
        return Card(name, colour="card.action", text=(words("card-hidden"),))
    action = deck(view.options.own_cards).actions[kind]
    when = Text(words.name(action.when), "italic")
    strikes = (words("card-strikes"),) if action.effect.harms else ()
    text = (action_text(view, kind, words), *strikes)
    return Card(name, colour="card.action", tags=when, text=text)


def _objective(view: State, kind: ObjectiveCard, words: Words) -> Card:
    """Show an objective: what it asks for, what it is worth, and how far its owner is."""
    name = words.name(kind, ObjectiveCard)
    if kind == HIDDEN_OBJECTIVE:
        return Card(name, colour="card.objective", text=(words("card-hidden"),))
    points = deck(view.options.own_cards).objectives[kind].vp
    far = Text(" ".join(progress(view, kind, words)), "italic")
    text = (objective_text(view, kind, words), words("card-objective-end"))
    return Card(name, f"{points}{POINTS}", "card.objective", far or None, text=text, secret=True)


def _market(numbers: Resource, name: str, words: Words) -> Card:
    """Show a card for water and world market."""
    text = words("describe-card", water=numbers.water, energy=numbers.energy_price, food=numbers.food_price)
    return Card(name, colour="card.market", text=(text,))


def _trade(view: State, move: Buy | Sell | Deal, words: Words) -> Card:
    """Show a purchase, a sale or a deal, with the price that the world market asks."""
    seat = asked(view)
    cost = price(view, seat, move.good) if isinstance(move, Buy) and seat is not None else 0
    colour = "card.deal" if isinstance(move, Deal) else f"good.{move.good}"
    thunes = f"{cost}{GOODS[Good.THUNES]}" if cost else ""
    return Card(words.short(move), thunes, colour, text=tuple(told(view, move, words)))
