"""Finds and reads the art: banners, pictures and glyphs that anyone may redraw without touching code."""

from pathlib import Path

from boardkit.core.catalogue import KEYS, package_of
from boardkit.core.packaged import folder_of

PACKED = Path(__file__).parent / "assets" / "ascii"
CHECKOUT = Path(__file__).parents[2] / "assets" / "ascii"


class ArtError(LookupError):
    """A picture that is not where pictures lie."""


def art(name: str) -> str:
    """Read a picture by its name, without the blank line at its end; ArtError if there is none."""
    for folder in (PACKED, CHECKOUT):
        file = folder / f"{name}.txt"
        if file.is_file():
            return file.read_text(encoding="utf-8").rstrip("\n")
    raise ArtError(f"there is no picture {name!r}: looked for {PACKED / name}.txt and {CHECKOUT / name}.txt")


def art_of(game: str) -> str:
    """Read the picture of a game: one from elsewhere may have an `art.txt`, or takes the banner."""
    if game in KEYS:
        return art(game)
    own = folder_of(package_of(game)) / "art.txt"
    return own.read_text(encoding="utf-8").rstrip("\n") if own.is_file() else art("banner")
