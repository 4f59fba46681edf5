"""Choices as they lie in the hand: tiles, buildings, powers."""

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice
from boardkit.draw.colours import ink
from boardkit.draw.drawing import Face
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.box import CARDS, TILES
from boardkit.games.life_in_reterra.box.things import Card, LandTile
from boardkit.games.life_in_reterra.rules.lying import lying
from boardkit.games.life_in_reterra.rules.model import Stall, State
from boardkit.games.life_in_reterra.rules.moves import (
    ChangeTile,
    PlaceBuilding,
    PlaceInhabitant,
    PlaceJunk,
    PlaceRelic,
    PlaceTile,
    WelcomeInhabitant,
)
from boardkit.games.life_in_reterra.rules.supply import inhabitants_left, stall_of
from boardkit.games.life_in_reterra.show.signs import number_of, sketches
from boardkit.games.life_in_reterra.show.spoken import builder_of
from boardkit.maps.squares import Turn
from boardkit.text import Words


def face(view: State, choice: Choice, words: Words, palette: Palette) -> Face:
    """Draw a choice: a tile by its spaces, a building by its shape, a power by its building."""
    values = dict(choice.values)
    if choice.kind is PlaceTile:
        return Face((Text(_tile_name(view, values["tile"], words)), *_rows(values["tile"], palette)))
    if choice.kind is PlaceBuilding:
        return _building(view, values["card"], words, palette)
    if choice.kind is PlaceInhabitant:
        left = words("face-left", count=inhabitants_left(view))
        return Face((Text(f"{glyph('inhabitant')} {left}"), Text(words("face-inhabitant"))))
    if choice.kind is ChangeTile:
        head = Text(f"{words('face-change')} {values['tile']}")
        return Face((head, *_rows(values["tile"], palette)))
    if choice.kind in (WelcomeInhabitant, PlaceRelic, PlaceJunk):
        return _power(view, choice, words)
    return Face((Text(words.short(choice.kind(**values))),))


def _tile_name(view: State, tile: LandTile, words: Words) -> str:
    return words("face-tile" if tile in view.row else "face-secret", tile=tile)


def _rows(tile: LandTile, palette: Palette) -> tuple[Text, ...]:
    return sketches(tile, palette, gap=" ") if tile in TILES else ()


def _building(view: State, card: Card, words: Words, palette: Palette) -> Face:
    stall = stall_of(view, card)
    if stall is None:
        return Face((Text(words.name(card, Card)),))
    points = CARDS[card].faces[stall.side].points
    beside = (words("face-left", count=stall.left), words("face-points", points=points))
    rows = (_shape(view, stall, row, palette).append(f" {note}") for row, note in enumerate(beside))
    return Face((Text(words.name(card, Card)), *rows))


def _shape(view: State, stall: Stall, row: int, palette: Palette) -> Text:
    """Draw one row of a building, two columns a space."""
    ground = palette[f"face.{stall.side.value}"]
    shape = lying(stall.card, Turn.R0)
    line = Text()
    for column in range(max(x for x, _ in shape) + 1):
        built = (column, row) in shape
        style = Style(color=ink(ground), bgcolor=ground) if built else Style()
        line.append(f"{number_of(view, stall.card)} " if built else "  ", style)
    return line


def _power(view: State, choice: Choice, words: Words) -> Face:
    values = dict(choice.values)
    building = builder_of(view, values["by"])
    name = words.name(building.card, Card) if building else str(values["by"])
    return Face((Text(name), Text(_deed(choice, words))))


def _deed(choice: Choice, words: Words) -> str:
    if choice.kind is PlaceJunk:
        return words("face-junk", seat=words.seat(dict(choice.values)["seat"]))
    return words("face-relic" if choice.kind is PlaceRelic else "face-inhabitant")
