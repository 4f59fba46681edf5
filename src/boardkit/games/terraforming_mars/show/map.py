"""Mars as a picture: its areas, what is printed on them, tiles, owners and claims."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final, NamedTuple

from boardkit.core import Move, Seat, kebab
from boardkit.draw.grids import HexBoard
from boardkit.draw.looks import Look
from boardkit.draw.seats import owner_chip
from boardkit.draw.shapes import Layout, Place, Size
from boardkit.draw.show import Picture
from boardkit.games.terraforming_mars.box import GROUNDS, facts
from boardkit.games.terraforming_mars.box.things import OFF_MARS, Area, Resource, TileKind
from boardkit.games.terraforming_mars.rules import moves, questions
from boardkit.games.terraforming_mars.rules.land import NAMED
from boardkit.games.terraforming_mars.rules.model import Planet, State, Tile
from boardkit.text import Words

COLOURS: Final = {
    "mars.volcano": ("color(1)", "#875f00", "#94583c"),
    "mars.noctis": ("color(5)", "#c99a86"),
    "mars.orbit": ("color(5)", "#5f5f87", "#4b4262"),
    "mars.special": ("color(7)", "#d8c48c"),
    "card.automated": ("color(2)", "#4f9e4f"),
    "card.active": ("color(12)", "#4a86d8"),
    "card.event": ("color(9)", "#d0503f"),
    "card.corporation": ("color(3)", "#b98a2f"),
    "card.standard": ("color(7)", "#8a8f9e"),
    "card.milestone": ("color(3)", "#b98a2f"),
    "card.award": ("color(13)", "#a06bd0"),
    "tag.building": ("color(3)", "#b0803f"),
    "tag.space": ("color(15)", "#8a8f9e"),
    "tag.power": ("color(13)", "#b06ad0"),
    "tag.science": ("color(6)", "#6f93b5"),
    "tag.jovian": ("color(11)", "#d08a3a"),
    "tag.earth": ("color(12)", "#4a86d8"),
    "tag.plant": ("color(2)", "#5f9e48"),
    "tag.microbe": ("color(10)", "#8aa83c"),
    "tag.animal": ("color(14)", "#3fa58a"),
    "tag.city": ("color(7)", "#a08f80"),
}
"""The game's own colours: one of 16; one of 256, if it would be pink or grey among them; one of all."""

MONEY_SIGN: Final = "€"
CARD_SIGN: Final = "□"
RESOURCE_SIGNS: Final = {
    Resource.MEGACREDITS: MONEY_SIGN,
    Resource.STEEL: "■",
    Resource.TITANIUM: "★",
    Resource.PLANTS: "♣",
}
"""The resources with a sign of their own; others have a letter in each language."""


class Sign(NamedTuple):
    """How a kind of tile looks: its ground, what is written on it, and the same at the smallest size."""

    fill: str
    lines: tuple[str, ...]
    short: str


TILE_SIGNS: Final[Mapping[TileKind, Sign]] = {
    TileKind.OCEAN: Sign("terrain.water", ("≈ ≈ ≈", "≈ ≈"), "≈≈≈"),
    TileKind.GREENERY: Sign("terrain.forest", ("♣ ♣",), "♣"),
    TileKind.CITY: Sign("terrain.town", ("⌂",), "⌂"),
    TileKind.CAPITAL: Sign("terrain.town", ("C",), "C"),
    TileKind.COMMERCIAL_DISTRICT: Sign("mars.special", ("D",), "D"),
    TileKind.ECOLOGICAL_ZONE: Sign("mars.special", ("E",), "E"),
    TileKind.INDUSTRIAL_CENTER: Sign("mars.special", ("I",), "I"),
    TileKind.LAVA_FLOWS: Sign("mars.special", ("L",), "L"),
    TileKind.MINING_AREA: Sign("mars.special", ("A",), "A"),
    TileKind.MINING_RIGHTS: Sign("mars.special", ("R",), "R"),
    TileKind.MOHOLE_AREA: Sign("mars.special", ("M",), "M"),
    TileKind.NATURAL_PRESERVE: Sign("mars.special", ("P",), "P"),
    TileKind.NUCLEAR_ZONE: Sign("mars.special", ("N",), "N"),
    TileKind.RESTRICTED_AREA: Sign("mars.special", ("X",), "X"),
}
"""Tiles have a letter, alike in all languages, where there is no room for a word."""


class Globe(HexBoard, cache_hash=True):
    """Mars with Ganymede and Phobos in the upper corners; None in a row is sky."""

    def layout(self, size: Size) -> Layout:
        """Lay out every area at a size."""
        whole = super().layout(size)
        return whole._replace(tiles=tuple(tile for tile in whole.tiles if tile.place is not None))


MOONS: Final = tuple(NAMED.values())
_ROWS: Final = [tuple(row) for _, row in groupby(GROUNDS, lambda at: at.row)]
BOARD: Final = Globe(((MOONS[0], None, *_ROWS[0], None, MOONS[1]), *_ROWS[1:]))
"""The 61 areas in rows from A to I, and the two off Mars."""


SORTS: Final = {
    "noctis": Sign("mars.noctis", ("Noctis",), "N"),
    "ocean": Sign("terrain.reserved", ("≈ ≈",), "≈"),
    "volcano": Sign("mars.volcano", ("▲",), "▲"),
    "land": Sign("terrain.land", (), ""),
}
"""How each sort of area is printed."""


def sort_of(at: Area) -> str:
    """Say what sort of area is printed there, as a key."""
    if not at.on_mars:
        return "orbit"
    printed = GROUNDS[at]
    if printed.reserved_for:
        return "noctis"
    return "ocean" if printed.ocean_reserved else "volcano" if printed.volcanic else "land"


def picture(view: State, ghost: Move | None = None) -> Picture:
    """Draw Mars, with a tile hovering over it if one is about to be placed."""
    looks: dict[Place, Look] = {place: _look(view.planet, place) for place in (*GROUNDS, *MOONS)}
    if isinstance(ghost, moves.Place) and ghost.at in looks:
        look = looks[ghost.at]
        match view.question:
            case questions.WherePlace(seat, tile):
                look = _tile(Tile(tile, None if tile is TileKind.OCEAN else seat))
            case questions.WhereClaim(seat):
                look = _claimed(_ground(ghost.at), seat)
        looks[ghost.at] = look.__replace__(ghost=True)
    return Picture(BOARD, looks)


LETTERED: Final = {sign.short: kind for kind, sign in TILE_SIGNS.items() if sign.short.isalpha()}
WORDED: Final = {
    **{(TILE_SIGNS[kind].fill, letter): f"tile-word-{kebab(kind)}" for letter, kind in LETTERED.items()},
    **{("mars.orbit", name[:1].upper()): f"map-{name}" for name in OFF_MARS},
}
"""The words of what has a letter of its own, by ground and letter."""


def in_words(view: State, picture: Picture, words: Words) -> Picture:
    """Say by a word what a special tile is, and name the moons, where there is room; `·` is where to part."""
    del view
    looks = dict(picture.looks)
    for at, look in picture.looks.items():
        if name := WORDED.get((look.fill, look.short)):
            begun, _, rest = words(name).partition("·")
            parted = (f"{begun}-", rest) if rest else look.lines
            looks[at] = look.__replace__(full=(f"{begun}{rest}",), lines=parted, brief=look.lines)
    return picture.__replace__(looks=looks)


def bare(view: State, seat: Seat | None, picture: Picture) -> Picture:
    """Draw Mars as it is printed, without tiles and markers."""
    del view, seat
    return picture.__replace__(looks={at: _ground(at) for at in picture.looks if isinstance(at, Area)})


def _look(planet: Planet, at: Area) -> Look:
    tile = planet.tiles.get(at)
    if tile is not None:
        return _tile(tile)
    printed = _ground(at)
    return _claimed(printed, planet.claims[at]) if at in planet.claims else printed


def _tile(tile: Tile) -> Look:
    sign = TILE_SIGNS[tile.kind]
    chip = None if tile.owner is None else owner_chip(tile.owner)
    return Look(sign.fill, sign.lines, chip, short=sign.short)


def _claimed(printed: Look, seat: Seat) -> Look:
    return printed.__replace__(lines=("⚑", *printed.lines[-1:]), short="⚑", chip=owner_chip(seat))


def _ground(at: Area) -> Look:
    """Draw an area as it is printed: what it is, then what covering it brings."""
    if not at.on_mars:
        letter = OFF_MARS[at.column][:1].upper()
        return Look("mars.orbit", (letter,), short=letter)
    fill, lines, short = SORTS[sort_of(at)]
    bonus = _bonus(GROUNDS[at])
    brief = (short, bonus) if short.isalpha() else ()
    if not bonus:
        return Look(fill, lines, short=short)
    tight = bonus.replace(" ", "")
    return Look(fill, (*lines, bonus), short=f"{short}{tight}" if short else bonus, brief=brief)


def _bonus(printed: facts.Ground) -> str:
    """Write what covering an area brings: `2 ♣`, or `♣ ★` for one each."""
    units = [(count, RESOURCE_SIGNS[resource]) for resource, count in printed.bonus.items()]
    units += [(printed.cards, CARD_SIGN)] if printed.cards else []
    if len(units) == 1:
        return f"{units[0][0]} {units[0][1]}"
    return " ".join(sign for count, sign in units for _ in range(count))
