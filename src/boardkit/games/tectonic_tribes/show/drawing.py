"""The table of Tectonic Tribes: the continent, cards in hand, seats and regions."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.draw.grids import SquareBoard
from boardkit.draw.looks import Chip, Look
from boardkit.draw.palette import Palette
from boardkit.draw.seats import owner_chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Face as CardFace
from boardkit.draw.show import Numbers, Picture, Sign, Verb
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import CARD, Bonus, Face, Terrain, TribeCard
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.rules.land import ORIGIN, spread, squares
from boardkit.games.tectonic_tribes.rules.model import Continent, Placement, State
from boardkit.games.tectonic_tribes.rules.moves import PlaceTerrain, PlaceTribe, Play
from boardkit.games.tectonic_tribes.rules.placing import card_to_lay
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn, PlaceStart
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.games.tectonic_tribes.show.cards import GLYPHS, LOST, MARKS, glyph, small, small_row
from boardkit.games.tectonic_tribes.show.seats import LEFT, tents_of
from boardkit.games.tectonic_tribes.show.words import TENT, card_of
from boardkit.maps.squares import Square, Turn, box
from boardkit.text import Words

ON_CARDS: Final = {"tent": TENT, "left": LEFT, "plus": MARKS[Bonus.PLUS_ONE], "double": MARKS[Bonus.DOUBLE]}
ON_PANELS: Final = {
    "points": "★",
    "asked": "▶",
    "step": "▸",
    "done": "✓",
    "lost": LOST,
    "order": "→",
    "nobody": "–",
}
LEGEND: Final = (
    *(Sign(sign, f"sign-{terrain}", f"terrain.{terrain}") for terrain, sign in GLYPHS.items()),
    *(Sign(sign, f"sign-{name}") for name, sign in {**ON_CARDS, **ON_PANELS}.items()),
)
"""The signs that the map, the cards and the tables draw with."""

VERBS: Final = (
    Verb("d", "verb-bar-discard", (mv.Discard,)),
    Verb("f", "verb-bar-choose", (mv.Play,)),
    Verb("l", "verb-bar-lay", (mv.PlaceTerrain,)),
    Verb("t", "verb-bar-tribe", (mv.PlaceTribe,)),
    Verb("x", "verb-bar-lost", (mv.DiscardTerrain,)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)
"""Verbs of a round."""

THINGS: Final = (mv.Play, mv.PlaceTribe)  # the moves whose cards are told of in the log
SEA: Final = Look("empty", group="sea", outline=False)
MARGIN: Final = 2  # squares of sea round the continent: as far as a card on a square of it may hang over
COLOURS: Final = {"card.terrain": ("color(3)", "#b0805c"), "card.tribe": ("color(11)", "#d1b06b")}


def picture(view: State, ghost: Move | None = None) -> Picture:
    """Draw the continent in a sea as wide as a card may reach, with a card hovering over it."""
    cells = view.continent.cells
    looks: dict[Place, Look] = dict.fromkeys(_sea(view.continent), SEA)
    for at, cell in cells.items():
        chip = None if cell.tent is None else owner_chip(cell.tent)
        looks[at] = _look(Face(cell.terrain, cell.bonus, chip is not None), chip, cell.layer)
    if isinstance(ghost, PlaceTerrain | PlaceTribe):
        looks |= {at: look for at, look in _hovering(view, ghost).items() if at in looks}
    return Picture(SquareBoard(frozenset([at for at in looks if isinstance(at, Square)])), looks)


def bare(_view: State, _seat: Seat | None, picture: Picture) -> Picture:
    """Draw the continent without tents: each leaves the plain that it stands on."""
    plain = (GLYPHS[Terrain.PLAIN],)
    found = ((at, look) for at, look in picture.looks.items() if look.chip is not None)
    cleared: dict[Place, Look] = {at: look.__replace__(chip=None, lines=plain) for at, look in found}
    return picture.__replace__(looks={**picture.looks, **cleared})


def _sea(continent: Continent) -> Sequence[Square]:
    xs = [at.x for at in continent.cells] or [0, 2]
    ys = [at.y for at in continent.cells] or [0, 1]
    corner = Square(min(xs) - MARGIN, min(ys) - MARGIN)
    return box(corner, max(xs) - corner.x + MARGIN + 1, max(ys) - corner.y + MARGIN + 1)


def _look(face: Face, chip: Chip | None, group: int, *, ghost: bool = False) -> Look:
    fill = f"terrain.{face.terrain.value}"
    return Look(fill, (glyph(face),), chip, group=group, ghost=ghost, prized=face.bonus is not None)


def _hovering(view: State, ghost: PlaceTerrain | PlaceTribe) -> dict[Place, Look]:
    question = view.question
    if not isinstance(question, PlaceStart | PlaceCard | PlaceOwn):
        return {}
    seat, card = question.seat, ghost.card if isinstance(ghost, PlaceTribe) else card_to_lay(view, question)
    faces = {} if card is None else spread(card, ghost.at, ghost.turn)
    tents = {at: owner_chip(seat) if face.tent else None for at, face in faces.items()}
    return {at: _look(face, tents[at], -1, ghost=True) for at, face in faces.items()}


def touched(move: Move) -> frozenset[Place]:
    """Name the six squares that a card would lie on."""
    if not isinstance(move, PlaceTerrain | PlaceTribe):
        return frozenset()
    return frozenset(box(move.at, *move.turn.size(*CARD)))


def covers(thing: object) -> frozenset[Place]:
    """Say which squares a card on the continent covers."""
    return frozenset(squares(thing.at, thing.turn)) if isinstance(thing, Placement) else frozenset()


def offers(view: State) -> Sequence[Move]:
    """Show the terrain card, even while the rules refuse it."""
    match view.question:
        case PlaceCard(seat):
            tribes = [PlaceTribe(card, ORIGIN, Turn.R0) for card in view.tribes[seat]]
            return (PlaceTerrain(ORIGIN, Turn.R0), *tribes)
        case PlaceOwn():
            return (PlaceTerrain(ORIGIN, Turn.R0),)
    return ()


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the terrain cards and the tribe cards that a seat holds."""
    tribes = [PlaceTribe(card, ORIGIN, Turn.R0) for card in view.tribes[seat]]
    return (*(Play(card) for card in view.hands[seat]), *tribes)


def _lost(view: State, of: Seat, words: Words, palette: Palette) -> tuple[Text, ...]:
    """Draw the card that a seat would lose, below whose it is; nothing where nobody may see it."""
    held, name = view.chosen[of], words.short(mv.DiscardTerrain(of))
    if held not in TERRAIN:
        return (Text(name),)
    brief = words.explanation("side-card", "brief", card=held)
    return (Text(f"{name} {brief}"), *small(held, palette))


def face(view: State, choice: Choice, words: Words, palette: Palette) -> CardFace:
    """Draw a card as a line with its name and two lines of squares."""
    held = card_of(view, choice)
    if choice.kind is mv.DiscardTerrain:
        return CardFace(_lost(view, dict(choice.values)["of"], words, palette))
    if held is None and choice.kind is PlaceTerrain:
        return CardFace((Text(words("hand-terrain-gone")),))
    if held is None:
        return CardFace((Text(words.short(choice.kind(**dict(choice.values)))),))
    name = words("side-card", card=held) if isinstance(held, int) else words.name(held, TribeCard)
    rows = TERRAIN[held] if isinstance(held, int) else TRIBE[held]
    return CardFace((Text(name), *(small_row(row, palette) for row in rows)))


def seat_line(view: State, seat: Seat, _words: Words) -> str:
    """Give a seat's points as the continent lies now, its tents, its tribe cards left, and what it does."""
    points, left, card = score(view).totals[seat], len(view.tribes[seat]), view.chosen[seat]
    played = "" if card is None else f"[{card}]" if view.order else "✓"
    return f"★{points:>2} {TENT}{tents_of(view, seat)} {LEFT}{left} {played:<4}"


def numbers(view: State) -> Sequence[Numbers]:
    """Give points, tents and tribe cards by seat."""
    return (
        Numbers("number-score", score(view).totals, reckoned=True),
        Numbers("seats-tents", tuple(tents_of(view, Seat(seat)) for seat in range(view.seats))),
        Numbers("number-tribes", tuple(len(cards) for cards in view.tribes)),
    )


def layered(view: State, picture: Picture) -> Picture:
    """Outline the regions, and say who holds each."""
    looks = dict(picture.looks)
    for number, region in enumerate(view.continent.regions):
        chip = None if region.holder is None else owner_chip(region.holder)
        for at in region.squares:
            if not looks[at].ghost:
                group: Place = ("region", number)
                looks[at] = looks[at].__replace__(group=group, chip=chip)
    return Picture(picture.board, looks)
