"""Cards as painted squares: the pictures of terrain cards and tribe cards."""

from typing import Final

from rich.text import Text

from boardkit.draw.blocks import longest
from boardkit.draw.colours import inked
from boardkit.draw.palette import Palette
from boardkit.games.tectonic_tribes.box.things import Bonus, Face, Faces, Terrain
from boardkit.games.tectonic_tribes.show.spoken import TENT
from boardkit.text import Words

GLYPHS: Final = {
    Terrain.FOREST: "♣",
    Terrain.LAKE: "≈",
    Terrain.MINE: "◆",
    Terrain.PLAIN: "∴",
    Terrain.LAVA: "▲",
}

MARKS: Final = {Bonus.PLUS_ONE: "+1", Bonus.PLUS_TWO: "+2", Bonus.DOUBLE: "×2"}

WIDE: Final = 6
"""Columns of a painted square with its terrain in words: three fit into the narrowest card of a hand."""


def glyph(face: Face) -> str:
    """Write a square of a card as its sign and its mark."""
    if face.tent:
        return TENT
    return GLYPHS[face.terrain] + (MARKS[face.bonus] if face.bonus else "")


def small_row(row: tuple[Face, ...], palette: Palette) -> Text:
    """Paint a row of squares as small as can be."""
    return _painted(row, [glyph(face) for face in row], 3, palette)


def painting(faces: Faces, words: Words, palette: Palette) -> tuple[Text, ...]:
    """Paint a card: two lines a square, its sign with its mark, and the word for it."""
    lines = []
    for row in faces:
        lines.append(_painted(row, [glyph(face) for face in row], WIDE, palette, "│"))
        lines.append(_painted(row, [_name(face, words) for face in row], WIDE, palette, "│"))
    return tuple(lines)


def _name(face: Face, words: Words) -> str:
    name = words("square-tent-short") if face.tent else words.name(face.terrain)
    return longest(WIDE, name, "")


def _painted(row: tuple[Face, ...], labels: list[str], width: int, palette: Palette, gap: str = "") -> Text:
    text = Text()
    for square, label in zip(row, labels, strict=True):
        fill = palette[f"terrain.{square.terrain.value}"]
        text.append(gap if text else "")
        text.append(f"{label:^{width}}", inked(fill))
    return text
