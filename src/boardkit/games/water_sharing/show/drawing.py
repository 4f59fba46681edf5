"""The table of Sharing the Water: the basin, what stands in it, and what a community lacks."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Move, Question, Seat
from boardkit.draw.looks import Look
from boardkit.draw.palette import Palette
from boardkit.draw.seats import owner_chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Face, Numbers, Picture, Sign, Verb
from boardkit.games.water_sharing.box import BOARD, Spot
from boardkit.games.water_sharing.box.things import FLOWING, Building, Good, Terrain
from boardkit.games.water_sharing.rules import cards, land, scoring
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build, Contest, PlayAction
from boardkit.games.water_sharing.show import buildings, economy, seats
from boardkit.games.water_sharing.show.map import (
    BASIN,
    BUILDINGS,
    CRISIS,
    FILLS,
    GOODS,
    POINTS,
    POLLUTION,
    SOURCE,
    TERRAINS,
    WATER,
    arrow,
)
from boardkit.games.water_sharing.show.words import made, needed
from boardkit.text import Words

FLOWS: Final = dict.fromkeys(
    arrow(at, field.downstream) for at, field in BOARD.items() if field.downstream is not None
)
"""The arrows that rivers of this board wear."""

LEGEND: Final = (
    *(Sign(sign, f"sign-{good}", f"good.{good}") for good, sign in GOODS.items()),
    Sign(POINTS, "sign-points"),
    Sign(POLLUTION, "sign-pollution", "terrain.murky"),
    Sign(CRISIS, "sign-crisis", "terrain.lava"),
    *(Sign(sign, f"building-{building.replace('_', '-')}") for building, sign in BUILDINGS.items()),
    Sign(TERRAINS[Terrain.MEADOW], "terrain-meadow", FILLS[Terrain.MEADOW]),
    Sign(TERRAINS[Terrain.MOUNTAIN], "terrain-mountain", FILLS[Terrain.MOUNTAIN]),
    Sign(SOURCE, "terrain-source", FILLS[Terrain.SOURCE]),
    *(Sign(sign, "sign-flow", "terrain.lake") for sign in FLOWS),
    Sign("→", "sign-makes"),
    Sign("▶", "sign-asked"),
    Sign("▸", "sign-step"),
    Sign("✓", "sign-done"),
    Sign("–", "sign-nothing"),
)
"""The signs that the map, the cards and the tables draw with."""

VERBS: Final = (
    Verb("a", "verb-bar-water", (mv.TakeWater, mv.FillDam)),
    Verb("t", "verb-bar-treat", (mv.Treat,)),
    Verb("r", "verb-bar-run", (mv.Run,)),
    Verb("e", "verb-bar-all", (), series=economy.all_at_once),
    Verb("y", "verb-bar-buy", (mv.Buy,)),
    Verb("s", "verb-bar-sell", (mv.Sell,)),
    Verb("d", "verb-bar-deal", (mv.Offer, mv.Request, mv.Swap)),
    Verb("b", "verb-bar-build", (mv.Build, mv.BuildDam)),
    Verb("x", "verb-bar-destroy", (mv.Destroy,)),
    Verb("f", "verb-bar-fight", (mv.Contest, mv.Bid)),
    Verb("c", "verb-bar-cards", (mv.PlayAction, mv.KeepCards)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)
"""Verbs of the steps of a round."""

ASIDE: Final[Mapping[type[Question], tuple[type[Move], ...]]] = dict.fromkeys(
    (qs.PlaceZone, qs.BuildFirst, qs.WhatToBuild, qs.FirstSite), (mv.PlayAction,)
)
"""9.3 Cards may be played at any moment; where something is built, only the buildings are listed."""

WINDOWS: Final[Mapping[type[Question], Move]] = {
    kind: mv.Pass() for kind in (qs.AnyCard, qs.ContestWater, qs.ContestSite, qs.Reinforce, qs.AfterPollution)
}
"""6, 9.3 What most communities pass: cards where a step closes, hostility, cards after dice, cleaning."""

THINGS: Final = (mv.Build, mv.PlayAction, mv.DrawObjective)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""


EDGES: Final[Mapping[frozenset[Place], str]] = {
    frozenset({at, field.downstream}): "terrain.lake"
    for at, field in BOARD.items()
    if field.downstream is not None
}
"""The borders that rivers cross."""

COLOURS: Final = {
    "card.building": ("color(8)", "#9a9da8"),
    "card.action": ("color(5)", "#8a6fc8"),
    "card.objective": ("color(3)", "#c9a227"),
    "card.market": ("color(12)", "#3f8fe0"),
    "card.conflict": ("color(9)", "#d0453a"),
    "card.deal": ("color(6)", "#4fa08a"),
    "terrain.murky": ("color(8)", "#4d6474"),
    "good.water": ("color(12)", "#3f8fe0"),
    "good.energy": ("color(3)", "#cf9412"),
    "good.food": ("color(2)", "#559f40"),
    "good.thunes": ("color(6)", "#b07c33"),
}
"""The colours that are the game's own, of 16 and of more."""


def picture(view: State, ghost: Move | None = None) -> Picture:
    """Draw the basin with all that stands and lies in it, and a building hovering over it."""
    looks: dict[Place, Look] = {at: _look(view, at) for at in BOARD}
    if isinstance(ghost, Build) and ghost.at in BOARD and view.question is not None:
        chip = None if view.question.seat == CHANCE else owner_chip(view.question.seat)
        looks[ghost.at] = Look("terrain.town", (BUILDINGS[ghost.building],), chip, ghost=True)
    return Picture(BASIN, looks)


def bare(view: State, seat: Seat | None, picture: Picture) -> Picture:
    """Draw the basin as it is printed: terrain, prizes, and which way the rivers flow."""
    del view, seat
    return picture.__replace__(looks={at: _printed(at) for at in BOARD})


def _printed(at: Spot) -> Look:
    field, fill = BOARD[at], FILLS[BOARD[at].terrain]
    if field.terrain in FLOWING:
        return Look(fill, (_flow(at),))
    return Look(fill, (TERRAINS[field.terrain] if field.bonus is None else f"+1{GOODS[field.bonus]}",))


def _flow(at: Spot) -> str:
    """Show which way the water of a hex flows, and whether it springs there."""
    field = BOARD[at]
    flow = WATER if field.downstream is None else arrow(at, field.downstream)
    return f"{SOURCE}{flow}" if field.terrain is Terrain.SOURCE else flow


def _look(view: State, at: Spot) -> Look:
    dam, tile, bonus = view.land.dam_at.get(at), view.land.tiles.get(at), BOARD[at].bonus
    if dam is not None:
        return _dam(view, at, dam)
    if BOARD[at].terrain in FLOWING:
        return _river(view, at, tile)
    dirt = f"{view.pollution[at]}{POLLUTION}" if view.pollution.get(at) else ""
    if tile is None:
        printed = _printed(at)
        return printed.__replace__(lines=(dirt,)) if dirt else printed
    crisis = at in view.crisis
    sign = BUILDINGS[tile.building] + (CRISIS if crisis else "")
    below = dirt or (f"+1{GOODS[bonus]}" if bonus else "")
    fill = "terrain.lava" if crisis else "terrain.town"
    return Look(fill, (sign, below), owner_chip(tile.owner), short=sign)


def _river(view: State, at: Spot, tile: land.Tile | None) -> Look:
    """Show which way a river flows, how much water it has and how much pollution."""
    water, dirt, flow = view.water.get(at, 0), view.pollution.get(at, 0), _flow(at)
    fill = "terrain.murky" if dirt else FILLS[BOARD[at].terrain]
    wet = f"{flow}{water}{WATER}" if water else f"{flow} " if dirt else flow
    dirty = f"{dirt}{POLLUTION}" if dirt else ""
    if tile is not None:
        sign = BUILDINGS[tile.building]
        lines = (wet.strip(), f"{sign}{dirty}")
        short = f"{water or sign}{POLLUTION}" if dirt else f"{flow}{water or sign}"
        return Look(fill, lines, owner_chip(tile.owner), short=short)
    # In one line, what is in the water says more than where it flows; a letter lies on the first sign.
    short = f"{WATER}{water}{POLLUTION}{dirt}" if water and dirt else wet + dirty
    return Look(fill, (wet.strip(), dirty), short=short)


def _dam(view: State, at: Spot, dam: land.Dam) -> Look:
    """Show a dam with one owner's letter on each of its hexes, and its water on the river hex."""
    chip = owner_chip(dam.owners[dam.hexes.index(at) % len(dam.owners)]) if dam.owners else None
    sign = BUILDINGS[Building.DAM]
    if at != dam.at:
        return Look("terrain.ruin", (sign,), chip, group=("dam", dam.at))
    dirt = view.pollution.get(at, 0)
    lines = (f"{sign}{view.water.get(at, 0)}{WATER}", f"{dirt}{POLLUTION}" if dirt else "")
    short = f"{sign}{view.water.get(at, 0)}"
    return Look("terrain.ruin", lines, chip, group=("dam", dam.at), short=short)


def touched(move: Move) -> frozenset[Place]:
    """Name the hex that a move is about."""
    at = getattr(move, "at", None)
    return frozenset(() if at is None else (at,))


def covers(thing: object) -> frozenset[Place]:
    """Say which hexes a dam covers."""
    return frozenset(thing.hexes) if isinstance(thing, land.Dam) else frozenset()


def struck(view: State, move: Move) -> Sequence[Seat]:
    """6, 9.3 Name whom hostility is declared to, or whom a card strikes."""
    match move:
        case Contest(_, against):
            return against
        case PlayAction(card, target) if view.question is not None and cards.action(view, card).effect.harms:
            return cards.targets(view, view.question.seat, cards.action(view, card).effect, target)
    return ()


def face(view: State, choice: Choice, words: Words, palette: Palette) -> Face:
    """Draw a building as its tile says, anything else in a few words."""
    del view, palette
    move = buildings.sample(choice)
    name = Text(words.short(move))
    if not isinstance(move, Build):
        return Face((name,))
    return Face((name, Text(f"{needed(move.building)} → {made(move.building)}")))


def seat_line(view: State, seat: Seat, words: Words) -> str:
    """Give a seat's victory points, thunes and cubes."""
    del words
    community = view.communities[seat]
    water, energy, food = map(community.total, (Good.WATER, Good.ENERGY, Good.FOOD))
    return (
        f"{POINTS}{community.points} {GOODS[Good.THUNES]}{community.thunes} "
        f"{WATER}{water}{GOODS[Good.ENERGY]}{energy}{GOODS[Good.FOOD]}{food}"
    )


def numbers(view: State) -> Sequence[Numbers]:
    """Give what the communities have."""
    own, dirt = view.communities, sum(view.pollution.values())
    rows = {good: tuple(one.total(good) for one in own) for good in seats.SHOWN}
    found = [
        Numbers("number-points", tuple(one.points for one in own)),
        *(Numbers(f"number-{good}", row) for good, row in rows.items()),
        Numbers("seats-cards", tuple(len(one.actions) for one in own), of_cards=True),
    ]
    if not scoring.without_pollution(view.options):
        found.append(Numbers("number-pollution", (dirt,), shared=True, tally=True))
    return found
