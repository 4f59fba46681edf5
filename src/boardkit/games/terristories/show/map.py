"""The planet as octagons: terrain, cubes, individuals, zones and tokens; and the signs of the game."""

from typing import Final

from boardkit.core import Move, Seat
from boardkit.draw import LETTERS
from boardkit.draw.glyphs import glyph
from boardkit.draw.grids import OctagonBoard
from boardkit.draw.looks import Look
from boardkit.draw.seats import owner_chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Picture
from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.box.things import Terrain
from boardkit.games.terristories.rules.ledger import capacity
from boardkit.games.terristories.rules.model import State, Territory
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

FILLS: Final = {one: f"terrain.{one.value}" for one in Terrain}  # their colours
PERSON, ZONE, CUBE, LABEL = "☺", "⌂", "■", "✿"
FILLED, FREE, FLAG = "■", "·", "⚑"
GOAL, MET = "◇", "◆"  # the marker of the mission, before the index is there and from then on
ZERO: Final = "▣"  # zero of a track, once it is reached; before, it is a figure
GAINED, LOST = "□", "x"
LIGHTNING, HOURGLASS, STOCK = "ϟ", "↻", "≡"
STANDING: Final = "+"
ASKED: Final = "▶"
NARROW: Final = 7  # the columns that a text has on the second smallest territories


def picture(view: State, _ghost: Move | None = None) -> Picture:
    """Draw the planet; before it is known, a single empty place."""
    if not view.land:
        unknown = Octagon(0, 0)
        return Picture(OctagonBoard(((unknown,),)), {unknown: Look("empty", ("?",))})
    looks: dict[Place, Look] = {at: _look(view, at) for at in view.land}
    columns = range(max(at.column for at in view.land) + 1)
    rows = range(max(at.row for at in view.land) + 1)
    grid = (tuple(Octagon(column, row) for column in columns) for row in rows)
    board = OctagonBoard(tuple(tuple(at if at in view.land else None for at in row) for row in grid))
    return Picture(board, looks)


def bare(view: State, _seat: Seat | None, picture: Picture) -> Picture:
    """Draw the terrain of the territories, without what lies on them."""
    signs = {at: FILLS[territory.terrain] for at, territory in view.land.items()}
    looks: dict[Place, Look] = {at: Look(sign, (glyph(sign),)) for at, sign in signs.items()}
    return picture.__replace__(looks={**picture.looks, **looks})


def in_words(view: State, picture: Picture, words: Words) -> Picture:
    """Say by words what the territories hold, where they are large enough for what each of them says."""
    told = {at: _full(view, at, words) for at in view.land}
    widths = [max(map(len, lines)) for lines in zip(*told.values(), strict=True)]
    looks = dict(picture.looks)
    for at, lines in told.items():
        full = tuple(f"{said:^{wide}}" for said, wide in zip(lines, widths, strict=True))
        territory, tokens = view.land[at], _tokens_at(view, at)
        people = _people(territory).removeprefix(PERSON)
        cubes = words("map-cubes-brief", cubes=territory.cubes, most=capacity(view, at))
        looks[at] = looks[at].__replace__(
            full=full,
            worded=(
                f"{_ground(territory):<2}{cubes}",
                f"{words('map-people-brief')} {people}" if people else "",
                f"{words('map-zones')} {_zones(territory).removeprefix(ZONE)}",
                *((words("map-tokens", count=tokens),) if tokens else ()),
            ),
        )
    return picture.__replace__(looks=looks)


def _full(view: State, at: Place, words: Words) -> tuple[str, ...]:
    """Name the terrain, count cubes, and say who has zones, individuals and tokens there."""
    assert isinstance(at, Octagon)
    territory = view.land[at]
    sign = "terrain.sterile" if territory.sterile else FILLS[territory.terrain]
    name = words("map-sterile" if territory.sterile else "map-terrain", terrain=words.name(territory.terrain))
    tokens, people = _tokens_at(view, at), _people(territory).removeprefix(PERSON)
    return (
        f"{glyph(sign)} {name}",
        words("map-cubes", cubes=territory.cubes, most=capacity(view, at)),
        f"{words('map-zones')} {_zones(territory).removeprefix(ZONE)}",
        f"{words('map-people')} {people}" if people else "",
        words("map-tokens", count=tokens) if tokens else "",
    )


def _ground(territory: Territory) -> str:
    return f"{glyph(FILLS[territory.terrain])}{glyph('terrain.sterile') if territory.sterile else ''}"


def _look(view: State, at: Octagon) -> Look:
    territory = view.land[at]
    fill = "terrain.sterile" if territory.sterile else FILLS[territory.terrain]
    cubes = f"{_ground(territory)}{territory.cubes}/{capacity(view, at)}"
    lines = [cubes, _people(territory), _zones(territory), _tokens(view, at)]
    while not lines[-1]:
        lines.pop()
    owners = tuple(map(owner_chip, view.everyone))
    brief = (cubes, _settlers(territory), _tokens(view, at))
    short = f"{territory.cubes}{_settlers(territory)}"
    return Look(fill, tuple(lines), owners=owners, short=short, brief=brief)


def _people(territory: Territory) -> str:
    """Write individuals by seat with their numbers; one alone needs none where there are many."""
    standing = [(LETTERS[seat], count) for seat, count in enumerate(territory.individuals) if count]
    said = "".join(f"{letter}{count}" for letter, count in standing)
    if len(said) >= NARROW:
        said = "".join(f"{letter}{count}" if count > 1 else letter for letter, count in standing)
    return f"{PERSON}{said}" if said else ""


def _zones(territory: Territory) -> str:
    """Write each zone as its seat's letter, and a point for each that has room."""
    said = "".join(LETTERS[seat] * count for seat, count in enumerate(territory.zones))
    return f"{ZONE}{said}{FREE * (TERRAINS[territory.terrain].zones - len(said))}"


def _settlers(territory: Territory) -> str:
    """Write zones and individuals in one: a capital letter for a zone, a small one for individuals alone."""
    said = []
    for letter, zones_there, people in zip(LETTERS, territory.zones, territory.individuals, strict=False):
        letters = letter * zones_there or (letter.lower() if people else "")
        said.append(f"{letters}{people or ''}")
    return "".join(said)


def _tokens(view: State, at: Octagon) -> str:
    count = _tokens_at(view, at)
    return f"{STANDING}{count}" if count else ""


def _tokens_at(view: State, at: Octagon) -> int:
    return sum(card.at == at for tableau in view.tableaux for card in tableau.cards)
