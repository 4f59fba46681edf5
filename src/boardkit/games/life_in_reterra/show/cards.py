"""Choices as they lie in the hand, and each as a card."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.draw.cards import Card as Printed
from boardkit.draw.colours import inked
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.draw.show import Face
from boardkit.games.life_in_reterra.box import CARDS, TILES
from boardkit.games.life_in_reterra.box.things import Card, LandTile
from boardkit.games.life_in_reterra.rules import moves as mv
from boardkit.games.life_in_reterra.rules.community import lying
from boardkit.games.life_in_reterra.rules.model import State, inhabitants_left, stall_of, tokens_left
from boardkit.games.life_in_reterra.rules.scoring import junk_points
from boardkit.games.life_in_reterra.show import signs as sg
from boardkit.games.life_in_reterra.show import words as wd
from boardkit.games.life_in_reterra.show.shared import shape_said, stall_said
from boardkit.maps.squares import Turn
from boardkit.text import Words


def face(view: State, choice: Choice, words: Words, palette: Palette) -> Face:
    """Draw a choice: a tile by its spaces, a building by its shape, a power by its building."""
    values = dict(choice.values)
    if choice.kind is mv.PlaceTile:
        name = words("face-tile" if values["tile"] in view.row else "face-secret", tile=values["tile"])
        return Face((Text(name), *_rows(values["tile"], palette)))
    if choice.kind is mv.PlaceBuilding:
        return _building_face(view, values["card"], words, palette)
    if choice.kind is mv.PlaceInhabitant:
        left = words("face-left", count=inhabitants_left(view))
        return Face((Text(words("face-inhabitant")), Text(f"{glyph('inhabitant')} {left}")))
    if choice.kind is mv.ChangeTile:
        return Face((Text(f"{words('face-change')} {values['tile']}"), *_rows(values["tile"], palette)))
    if choice.kind in (mv.WelcomeInhabitant, mv.PlaceRelic, mv.PlaceJunk):
        return _power_face(view, choice, words)
    return Face((Text(words.short(choice.kind(**values))),))


def _rows(tile: LandTile, palette: Palette) -> tuple[Text, ...]:
    return sg.sketches(tile, palette, gap=" ") if tile in TILES else ()


def _building_face(view: State, card: Card, words: Words, palette: Palette) -> Face:
    stall = stall_of(view, card)
    if stall is None:
        return Face((Text(words.name(card, Card)),))
    points = CARDS[card].faces[stall.side].points
    beside = (words("face-left", count=stall.left), words("face-points", points=points))
    shape, rows = lying(card, Turn.R0), [Text(words.name(card, Card))]
    letter = f"{sg.letter_of(view, card)} ", inked(palette[f"face.{stall.side.value}"])
    for y, note in enumerate(beside):
        signs = (letter if (x, y) in shape else "  " for x in range(max(x for x, _ in shape) + 1))
        rows.append(Text.assemble(*signs).append(f" {note}"))
    return Face(tuple(rows))


def _power_face(view: State, choice: Choice, words: Words) -> Face:
    values = dict(choice.values)
    building = wd.builder_of(view, values["by"])
    name = words.name(building.card, Card) if building else str(values["by"])
    deed = words("face-relic" if choice.kind is mv.PlaceRelic else "face-inhabitant")
    if choice.kind is mv.PlaceJunk:
        deed = words("face-junk", seat=words.seat(values["seat"]))
    return Face((Text(name), Text(deed)))


Values = Mapping[str, Any]
Maker = Callable[[State, Values, Words, Palette], Printed]
COLUMNS: Final = 6  # how many columns a space of a tile has on a card


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Printed | None:
    """Draw a choice: what is on it, what it counts, and what it is good for."""
    values, maker = dict(choice.values), MAKERS.get(choice.kind)
    if maker is not None:
        drawn = maker(view, values, words, palette)
    else:
        drawn = Printed(words.verb(choice.kind) if choice.needs_place else words.short(choice.kind(**values)))
    about = f"about-{choice.kind.verb}"
    if choice.kind is mv.Pass and view.question is not None:
        about = f"about-pass-{view.question.word}"
    said = words(about, **_facts(view, values, words)) if words.knows(about) else ""
    asked = words.say(view.question) if view.question and not (said or drawn.text) else ""
    known = (*(drawn.text if drawn.drawn else ()), said) if said and (drawn.text or drawn.picture) else ()
    return drawn.__replace__(text=tuple(filter(None, (*drawn.text, said, asked))), known=known)


def _facts(view: State, values: Values, words: Words) -> dict[str, str | int]:
    seat = values.get("seat", wd.shown_seat(view))
    land = view.communities[seat]
    own = {"own": len(land.inhabitants), "relics": len(land.visible_relics)}
    left = {"inhabitants": inhabitants_left(view), "tokens": tokens_left(view)}
    return {"seat": words.seat(seat), **own, **left, "lost": -junk_points(view.options)}


def _tile(view: State, values: Values, words: Words, palette: Palette) -> Printed:
    tile: LandTile = values["tile"]
    secret = any(tile in own for own in view.secrets)
    name = words("told-tile", tile=tile)
    if tile not in TILES:
        return Printed(words("told-secret"), secret=True, text=(words("told-face-down"),))
    return Printed(
        name,
        tags=Text(words("told-from-hand" if secret else "told-from-row")),
        picture=sg.tile_picture(tile, palette, COLUMNS),
        sketch=sg.sketches(tile, palette, gap=" "),
        text=tuple(_land(tile, words)),
        secret=secret,
        drawn=True,
    )


def _land(tile: LandTile, words: Words) -> Iterator[str]:
    if sg.is_energy(tile):
        yield words("told-energy")
        return
    spaces = Counter(wd.space_said(space, words) for row in TILES[tile].spaces for space in row)
    yield words.listed([words("told-spaces", count=count, space=space) for space, count in spaces.items()])


def _building(view: State, values: Values, words: Words, palette: Palette) -> Printed:
    building: Card = values["card"]
    stall = stall_of(view, building)
    name = words.name(building, Card)
    if stall is None:
        return Printed(name)
    does = wd.face_said(building, stall.side, words)
    return Printed(
        name,
        words("price-points", points=CARDS[building].faces[stall.side].points),
        f"face.{stall.side.value}",
        Text(words("told-shape", shape=shape_said(building, words), left=stall.left)),
        picture=sg.shape_picture(view, building, palette),
        text=(*does, *wd.neighbours_said(view, building, wd.shown_seat(view), words)),
    )


def printed(view: State, choice: Choice, words: Words, palette: Palette) -> Printed | None:
    """Draw a tile or a building without where it lies, how many there are, and who is beside it."""
    values = dict(choice.values)
    if choice.kind is mv.PlaceTile:
        return _tile(view, values, words, palette).__replace__(tags=None)
    stall = stall_of(view, values["card"]) if choice.kind is mv.PlaceBuilding else None
    if stall is None:
        return None
    shape, does = shape_said(stall.card, words), wd.face_said(stall.card, stall.side, words)
    return _building(view, values, words, palette).__replace__(tags=Text(shape), text=tuple(does))


def common(view: State, words: Words) -> list[str]:
    """5.3 Tell the buildings of the game in full: copies left, points, shape, and what they do."""
    lines = list[str]()
    for stall in view.market:
        does = wd.face_said(stall.card, stall.side, words)
        near = wd.neighbours_said(view, stall.card, wd.shown_seat(view), words)
        lines += [*([""] if lines else []), stall_said(stall, words), *does, *near]
    return lines


def _power(kind: type[Move]) -> Maker:
    def drawn(view: State, values: Values, words: Words, palette: Palette) -> Printed:
        building = wd.builder_of(view, values["by"])
        if building is None:
            return Printed(words.verb(kind))
        made = _building(view, {"card": building.card}, words, palette)
        deed = words.verb(kind)
        if "seat" in values:
            deed = words("told-against", deed=deed, seat=words.seat(Seat(values["seat"])))
        tags = Text(words("told-by", card=made.name, at=str(values["by"])))
        return made.__replace__(name=deed, price="", tags=tags, picture=())

    return drawn


def _refresh(_view: State, values: Values, words: Words, palette: Palette) -> Printed:
    tiles = (values["first"], values["second"])
    pictures = zip(*(sg.tile_picture(tile, palette, COLUMNS) for tile in tiles), strict=True)
    return Printed(words.verb(mv.RefreshEnergy), picture=tuple(map(Text("  ").join, pictures)))


MAKERS: Final[Mapping[type, Maker]] = {
    **dict.fromkeys((mv.PlaceTile, mv.Draw), _tile),
    mv.PlaceBuilding: _building,
    **{kind: _power(kind) for kind in (mv.WelcomeInhabitant, mv.PlaceRelic, mv.PlaceJunk)},
    mv.ChangeTile: lambda view, values, words, palette: _tile(view, values, words, palette).__replace__(
        name=words("told-change", tile=values["tile"])
    ),
    mv.RefreshEnergy: _refresh,
}
"""How the choices are drawn that are more than a sentence."""
