"""The catalogue of buildings as a table: price, needs, products, how many are left and where they go."""

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import columns, shortened
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import BLUEPRINTS, DAM_COST
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules.dams import dam_price, fitting
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.sites import price
from boardkit.games.water_sharing.show.signs import BUILDINGS, GOODS, POLLUTION
from boardkit.games.water_sharing.show.spoken import brief
from boardkit.games.water_sharing.show.tiles import makes_of, needs_of, places
from boardkit.text import Words

LEAST_NAME = 6
"""Columns that the name of a building keeps."""


def catalogue(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> list[Text]:
    """Write a row for each building, those dim that a seat cannot build now."""
    table = [_row(view, seat, building, palette) for building in Building]
    heads = [GOODS[Good.THUNES], *(words(f"catalogue-{name}") for name in ("needs", "makes", "left", "at"))]
    rest = columns([["", *heads], *(["", *cells] for cells in table)])
    room = max(LEAST_NAME, width - max(line.cell_len for line in rest))
    names = [Text(words("catalogue-building"), "bold"), *(_name(building, words) for building in Building)]
    wide = min(room, max(name.cell_len for name in names))
    lines = [_padded(name, wide).append_text(line) for name, line in zip(names, rest, strict=True)]
    for line, building in zip(lines[1:], Building, strict=True):
        if not possible(view, seat, building):
            line.stylize("dim")
    return lines


def _row(view: State, seat: Seat, building: Building, palette: Palette) -> list[str | Text]:
    plan = BLUEPRINTS[building]
    makes = makes_of(plan, palette).append(f" {POLLUTION}" if plan.pollution else "  ")
    left, there = view.tiles[building], _places(view, seat, building)
    return [str(cost_of(view, seat, building)), needs_of(plan, palette), makes, str(left), str(there or "–")]


def cost_of(view: State, seat: Seat, building: Building) -> int:
    """Say what a building costs a seat; a dam is paid alone here."""
    if building is Building.DAM:
        return dam_price(view, seat, min(DAM_COST))
    return price(view, seat, building)


def _places(view: State, seat: Seat, building: Building) -> int:
    if building is Building.DAM:
        return len({site.at for site in fitting(view, [seat])})
    return len(places(view, seat, building))


def possible(view: State, seat: Seat, building: Building) -> bool:
    """Tell whether a seat has the thunes, a tile and a place for a building."""
    paid = cost_of(view, seat, building) <= view.communities[seat].thunes
    return paid and bool(view.tiles[building]) and bool(_places(view, seat, building))


def _name(building: Building, words: Words) -> Text:
    return Text(f"{BUILDINGS[building]} {brief(building, words)}")


def _padded(name: Text, width: int) -> Text:
    line = shortened(name, width)
    line.pad_right(width - line.cell_len)
    return line
