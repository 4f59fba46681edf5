"""Terrain and tribe cards as painted squares, and everything that can be chosen as a card."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Seat
from boardkit.draw.blocks import longest
from boardkit.draw.cards import Card
from boardkit.draw.colours import inked
from boardkit.draw.palette import Palette
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE, things
from boardkit.games.tectonic_tribes.box.things import Face
from boardkit.games.tectonic_tribes.rules.land import squares
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, State
from boardkit.games.tectonic_tribes.rules.moves import Discard, DiscardTerrain, PlaceTerrain, PlaceTribe, Play
from boardkit.games.tectonic_tribes.rules.view import known
from boardkit.games.tectonic_tribes.show.words import TENT, card_of, lacks_card
from boardkit.text import Words

GLYPHS: Final = dict(zip(things.Terrain, "♣≈◆∴▲", strict=True))
MARKS: Final = {things.Bonus.PLUS_ONE: "+1", things.Bonus.PLUS_TWO: "+2", things.Bonus.DOUBLE: "×2"}

RAISED: Final = {things.Bonus.PLUS_ONE: "¹", things.Bonus.PLUS_TWO: "²", things.Bonus.DOUBLE: "×"}
"""The marks where a square has a single column for them."""

LOST: Final = "✗"  # of a terrain card that went for a tribe card
NARROW: Final = 2  # columns of the smallest painted square
WIDE: Final = 6  # columns of a square with its terrain in words: three fit into the narrowest card of a hand


def glyph(face: things.Face) -> str:
    """Write a square of a card as its sign and its mark."""
    return TENT if face.tent else GLYPHS[face.terrain] + (MARKS[face.bonus] if face.bonus else "")


def said_at(view: State, value: object, words: Words) -> str:
    """Say a card about to be laid with the squares that it would cover; ask for no card that is lost."""
    if lacks_card(view, value):
        return words("table-terrain-lost")
    if not isinstance(value, PlaceTerrain | PlaceTribe):
        return ""
    cells = view.continent.cells
    below = [cells[at] for at in squares(value.at, value.turn) if at in cells]
    signs = (glyph(Face(cell.terrain, cell.bonus, cell.tent is not None)) for cell in below)
    return words("table-covers", move=words.say(value), covered=" ".join(signs)) if below else ""


def small_row(row: tuple[things.Face, ...], palette: Palette) -> Text:
    """Paint a row of squares with their signs and marks."""
    return _painted(row, [glyph(face) for face in row], 3, palette)


def small(held: things.TerrainCard, palette: Palette) -> list[Text]:
    """Paint a terrain card with its signs and marks, without words."""
    return [small_row(row, palette) for row in TERRAIN[held]]


def tiny(held: things.TerrainCard, palette: Palette) -> list[Text]:
    """Paint a terrain card as small as can be, its marks raised."""
    lines = []
    for row in TERRAIN[held]:
        labels = [GLYPHS[face.terrain] + (RAISED[face.bonus] if face.bonus else " ") for face in row]
        lines.append(_painted(row, labels, NARROW, palette))
    return lines


def painting(faces: things.Faces, words: Words, palette: Palette) -> tuple[Text, ...]:
    """Paint a card: two lines a square, its sign with its mark, and the word for it."""
    lines = []
    for row in faces:
        lines.append(_painted(row, [glyph(face) for face in row], WIDE, palette, "│"))
        names = [words("square-tent-short") if face.tent else words.name(face.terrain) for face in row]
        lines.append(_painted(row, [longest(WIDE, name, "") for name in names], WIDE, palette, "│"))
    return tuple(lines)


def _painted(
    row: tuple[things.Face, ...], labels: list[str], width: int, palette: Palette, gap: str = ""
) -> Text:
    text = Text()
    for square, label in zip(row, labels, strict=True):
        fill = palette[f"terrain.{square.terrain.value}"]
        text.append(gap if text else "")
        text.append(f"{label:^{width}}", inked(fill))
    return text


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Card:
    """Draw a choice as a card."""
    held = card_of(view, choice)
    values = dict(choice.values)
    if choice.kind is DiscardTerrain:
        return _lost(view, values["of"], words, palette)
    if isinstance(held, int) and held != things.HIDDEN:
        return terrain_card(view, held, choice, words, palette)
    if isinstance(held, str):
        return _tribe_card(view, held, words, palette)
    if choice.kind in (PlaceTerrain, Play, Discard, PlaceTribe):
        gone = "card-gone" if held is None else "card-covered"
        return Card(words.verb(choice.kind), text=(words(gone),))
    return Card(words.short(choice.kind(**values)), text=(words(f"card-{choice.kind.verb}"),))


def terrain_card(
    view: State, held: things.TerrainCard, choice: Choice, words: Words, palette: Palette
) -> Card:
    """Show a terrain card: its squares, its marks, and what its number means."""
    text = *_number(view, held, words), *_use(view, choice, words), _squares(held, words)
    picture = painting(TERRAIN[held], words, palette)
    name = words("side-card", card=held)
    brief = words.explanation("side-card", "brief", card=held)
    return Card(name, colour="card.terrain", picture=picture, text=text, drawn=True, known=text, brief=brief)


def _squares(held: things.TerrainCard, words: Words) -> str:
    faces = [face for row in TERRAIN[held] for face in row]
    most = Counter(face.terrain for face in faces).most_common()
    said = [words("card-squares", count=count, terrain_key=terrain.value) for terrain, count in most]
    marked = [(words.name(face.bonus), words.name(face.terrain)) for face in faces if face.bonus]
    marks = [words("card-mark", mark=mark, terrain=terrain) for mark, terrain in marked]
    return words("card-holds", squares=words.listed(said), marks=words.listed(marks), count=len(marks))


def _number(view: State, held: things.TerrainCard, words: Words) -> Iterator[str]:
    """Say what a number means for the order: how many cards that were not seen are higher, and act before."""
    if view.order:
        return
    seen = known(view)
    unseen = [card for card in TERRAIN if card not in seen]
    higher = sum(card > held for card in unseen)
    yield words("card-number", higher=higher, lower=len(unseen) - higher)


def _use(view: State, choice: Choice, words: Words) -> Iterator[str]:
    """Say what becomes of a card, and of what is left in the hand."""
    if choice.kind is Discard:
        yield words("card-discard")
    elif choice.kind is Play:
        yield words("card-play")
        seat = view.to_move
        if seat is not None and seat != CHANCE and len(view.hands[seat]) > 1:
            left = Seat((seat + 1) % view.seats)
            yield words("card-hand-on", count=len(view.hands[seat]) - 1, seat=words.seat(left))
    elif choice.kind is PlaceTerrain:
        yield words("card-place" if view.continent.cells else "card-place-first")


def _tribe_card(view: State, held: things.TribeCard, words: Words, palette: Palette) -> Card:
    tents = sum(face.tent for row in TRIBE[held] for face in row)
    placed = view.options.after_rival_discard is AfterRivalDiscard.PLACED
    told = ("card-tribe-pays", "card-tribe-cost", "card-tribe-own" if placed else "card-tribe-lost")
    seat = view.to_move
    last = seat not in (None, CHANCE) and len(view.tribes[seat]) == 1 and not view.options.advanced
    ends = ["card-tribe-last"] if last and not view.last_round else []
    text = (*map(words, ends), words("card-tribe-tents", count=tents), *map(words, told))
    picture = painting(TRIBE[held], words, palette)
    name = words.name(held, things.TribeCard)
    return Card(name, colour="card.tribe", picture=picture, text=text, drawn=True, known=text)


def _lost(view: State, of: Seat, words: Words, palette: Palette) -> Card:
    held = view.chosen[of]
    picture = () if held in (None, things.HIDDEN) else painting(TERRAIN[held], words, palette)
    asked = view.to_move
    known = () if held in (None, things.HIDDEN) else (_squares(held, words),)
    text = words("card-drop-own" if of == asked else "card-drop-rival", seat=words.seat(of)), *known
    name, number = words.short(DiscardTerrain(of)), "" if held is None else str(held)
    return Card(name, number, f"owner.{of}", picture=picture, text=text, drawn=True, known=known)
