"""The continent for whoever hears it: what is on a square in a few words, and all regions."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.draw.shapes import Place
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.model import Region, State
from boardkit.games.tectonic_tribes.show.spoken import region_said, tents_said
from boardkit.maps.squares import Square
from boardkit.text import Words

SOURCES: Final = ("card-source",)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    return {words(message) for message in SOURCES}


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a square, its terrain first."""
    del seat
    cell = view.continent.cells.get(place) if isinstance(place, Square) else None
    if cell is None:
        return (words("heard-sea"),)
    said = [words("heard-tent", seat=words.seat(cell.tent))] if cell.tent is not None else []
    if cell.bonus is not None:
        said.append(words("heard-bonus", bonus=words.name(cell.bonus)))
    return (words.name(cell.terrain), *said)


def regions(view: State, words: Words) -> Iterator[str]:
    """Say every region with its squares, its points, the tents around it and who holds it."""
    for region in view.continent.regions:
        if region.terrain is not Terrain.LAVA:
            yield " ".join(_region(region, words))


def _region(region: Region, words: Words) -> Iterator[str]:
    yield region_said(region, words)
    squares = sorted(region.squares, key=lambda at: (at.y, at.x))
    yield words("heard-squares", squares=words.listed([str(at) for at in squares]))
    if region.tents:
        yield words("heard-tents", tents=tents_said(region, words))
