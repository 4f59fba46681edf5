"""V.A.2 What a card will set off itself: it may pay for the card's own effects, whose order is free."""

from collections.abc import Iterable, Mapping

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box.counters import Whose
from boardkit.games.terraforming_mars.box.effects import (
    CardEffect,
    Choose,
    Effects,
    Gain,
    Pay,
    PlaceTile,
    Production,
)
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.reactions import Reaction
from boardkit.games.terraforming_mars.box.things import CITIES, Resource, TileKind
from boardkit.games.terraforming_mars.rules.jobs import NOTHING
from boardkit.games.terraforming_mars.rules.land import NAMED, tile_places
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.tableau import works


def promised_production(state: State, seat: Seat, card: ProjectCard) -> Mapping[Resource, int]:
    """V.A.2 Work out the production that a card's own city will set off, if it finds a place."""
    kinds = [
        effect.tile
        for effect in card.effects
        if isinstance(effect, PlaceTile)
        and effect.tile in CITIES
        and tile_places(state.planet, seat, effect.tile, effect.placement)
    ]
    if not kinds:
        return NOTHING
    on_mars = not any(
        effect.placement.area in NAMED for effect in card.effects if isinstance(effect, PlaceTile)
    )
    reactions = (
        reaction
        for source, reaction in works((*state.companies[seat].tableau, card.id)).on_tile
        if reaction.tile is TileKind.CITY
        and (on_mars or not reaction.on_mars)
        and (reaction.including_this or source != card.id)
    )
    return _sum_of(Production, reactions)


def promised_stock(state: State, seat: Seat, card: ProjectCard) -> Mapping[Resource, int]:
    """V.A.2 Work out the resources that a card's own tags can set off before it is paid for in kind."""
    if not any(isinstance(effect, Pay) for effect in card.effects):
        return NOTHING
    reactions = (
        reaction
        for source, reaction in works((*state.companies[seat].tableau, card.id)).on_tag
        for tag in card.tags
        if tag in reaction.tags and reaction.by in (Whose.YOU, Whose.ANY) and source != card.id
    )
    return _sum_of(Gain, reactions)


def _sum_of(kind: type[Gain | Production], reactions: Iterable[Reaction]) -> Mapping[Resource, int]:
    found: dict[Resource, int] = {}
    for effect in (effect for reaction in reactions for effect in _flat(reaction.effects)):
        if isinstance(effect, kind) and isinstance(effect.amount, int) and effect.amount > 0:
            found[effect.resource] = found.get(effect.resource, 0) + effect.amount
    return found


def _flat(effects: Effects) -> list[CardEffect]:
    """List effects with the options of a choice among them."""
    inner = [
        effect for each in effects if isinstance(each, Choose) for part in each.options for effect in part
    ]
    return [*effects, *inner]
