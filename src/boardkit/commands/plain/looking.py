"""The map for whoever does not see it: a place, what lies beside it, where things of a kind are, regions."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.commands.plain.cards import seat_called
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.bearings import beside, rows_of
from boardkit.draw.boards import board, boards_of, home, inspected
from boardkit.draw.drawing import Picture
from boardkit.draw.hearing import glimpsed, regions_of, without_sources
from boardkit.draw.shapes import Board, Place
from boardkit.text.aloud import in_one
from boardkit.text.folding import folded
from boardkit.text.names import capital

ENDINGS: Final = (("ies", "y"), ("oes", "o"), ("ses", "s"), ("xes", "x"), ("s", ""), ("x", ""))
"""How several of a kind end, and how one does."""


class Sight(Value):
    """A map as it is told, and whose it is; None where all have one map."""

    sitting: Sitting
    seat: Seat | None

    @property
    def picture(self) -> Picture:
        """The map as it would be drawn."""
        return board(self.sitting.drawing, self.sitting.view, self.seat)

    @property
    def board(self) -> Board:
        """Where its places lie."""
        return self.picture.board

    @property
    def rows(self) -> Iterator[Sequence[Place]]:
        """Its places row by row, those left out that are drawn as empty ground about it."""
        looks = self.picture.looks
        for row in rows_of(self.board):
            yield [place for place in row if place in looks and looks[place].fill != "empty"]

    @property
    def places(self) -> Sequence[Place]:
        """Its places in reading order."""
        return [place for row in rows_of(self.board) for place in row]

    def at(self, place: Place) -> Sequence[str]:
        """Say what is at a place in a few words each."""
        sitting = self.sitting
        return glimpsed(sitting.drawing, sitting.view, self.seat, place, sitting.words)

    def said(self, place: Place) -> str:
        """Say what is at a place, or that it is bare."""
        return ", ".join(self.at(place)) or self.sitting.words("plain-bare")

    def find(self, word: str) -> Place | None:
        """Return the place of a name, as it is written or in words; None if there is none."""
        names = self.sitting.words.name
        for place in self.places:
            if folded(word) in (folded(str(place)), folded(names(place))):
                return place
        return None

    def kinds(self) -> Mapping[str, Sequence[Place]]:
        """Gather the places by what is there."""
        found = dict[str, list[Place]]()
        for place in (place for row in self.rows for place in row):
            for kind in self.at(place):
                # What stands behind a comma belongs to one place alone, such as where a river flows.
                found.setdefault(kind.partition(", ")[0], []).append(place)
        return found


def sight(sitting: Sitting, seat: Seat | None = None) -> Sight:
    """Look at the map of a seat, or at the one that belongs to the table as it stands."""
    if seat is None or boards_of(sitting.drawing, sitting.view.seats) == (None,):
        seat = home(sitting.drawing, sitting.view, sitting.making.choice)
    return Sight(sitting, seat)


def _pointed(sitting: Sitting, rest: str) -> tuple[Sight, Place] | None:
    """Read a place, with or without the name of the seat on whose map it is; say so if there is none."""
    line = in_one(rest)
    name, _, word = line.rpartition(" ")
    seen = sight(sitting)
    place = seen.find(line)
    if place is None and name and sight(sitting).find(word) is not None:
        seat = seat_called(sitting, name.strip())
        if seat is None:
            return None
        seen = sight(sitting, seat)
        place = seen.find(word)
    if place is None:
        sitting.say("plain-no-place", place=sitting.quoted(rest))
        return None
    return seen, place


def look(sitting: Sitting, rest: str) -> None:
    """Say all about a place."""
    if not rest:
        sitting.say("plain-help-look")
    elif (found := _pointed(sitting, rest)) is not None:
        seen, place = found
        lines = inspected(sitting.drawing, sitting.view, seen.seat, place, sitting.words)
        sitting.tell(*without_sources(sitting.drawing, lines, sitting.words))


def look_beside(sitting: Sitting, rest: str) -> None:
    """Say what lies beside a place, direction by direction."""
    if not rest:
        sitting.say("plain-help-beside")
    elif (found := _pointed(sitting, rest)) is not None:
        seen, place = found
        sitting.say("plain-at", place=sitting.words.name(place), what=seen.said(place))
        around = beside(seen.board, place)
        for bearing, near in around:
            way = capital(sitting.words(f"bearing-{bearing}"))
            name = sitting.words.name(near)
            sitting.say("plain-beside", way=way, place=name, what=seen.said(near))
        if not around:
            sitting.say("plain-alone")


def tell_map(sitting: Sitting, rest: str) -> None:
    """Say the whole map place by place, or that of a seat."""
    seat = seat_called(sitting, rest) if rest else None
    if rest and seat is None:
        return
    seen = sight(sitting, seat)
    if seen.seat is not None:
        sitting.say("plain-map-of", seat=sitting.words.seat(seen.seat))
    for row in filter(None, seen.rows):
        told = [sitting.words("plain-at", place=sitting.words.name(at), what=seen.said(at)) for at in row]
        sitting.tell(" ".join(told))


def tell_where(sitting: Sitting, rest: str) -> None:
    """Say where things of a kind are; without a kind, which kinds there are."""
    if not rest:
        for kind, places in sight(sitting).kinds().items():
            sitting.say("plain-kind", kind=kind, count=len(places))
    elif not tell_kind(sitting, rest):
        sitting.say("plain-no-kind", kind=sitting.quoted(rest))


def tell_kind(sitting: Sitting, word: str) -> bool:
    """Say where things of a kind are, and tell whether there are any such things."""
    found = list(_alike(sitting, sight(sitting).kinds(), word))
    for kind, places in found:
        named = sitting.words.listed([sitting.words.name(place) for place in places])
        sitting.say("plain-where-kind", kind=kind, count=len(places), places=named)
    return bool(found)


def tell_regions(sitting: Sitting, _: str) -> None:
    """Say what hangs together on the map."""
    seen = sight(sitting)
    told = list(regions_of(sitting.drawing, sitting.view, seen.seat, sitting.words))
    sitting.tell(*told) if told else sitting.say("plain-no-regions")


def by_ground(sitting: Sitting, places: Sequence[Any]) -> Iterator[tuple[str, Sequence[Any]]]:
    """Gather places by what is there first, so that many are told in some order."""
    seen, grounds = sight(sitting), dict[str, list[Any]]()
    order = {place: number for number, place in enumerate(seen.places)}
    for place in sorted(places, key=lambda at: order.get(at, len(order))):
        ground = next(iter(seen.at(place)), "") if place in order else ""
        grounds.setdefault(ground, []).append(place)
    yield from grounds.items()


def _alike(
    sitting: Sitting, kinds: Mapping[str, Sequence[Place]], asked: str
) -> Iterator[tuple[str, Sequence[Place]]]:
    """Find the kinds that a text names: all of its words are heard in theirs, of one or of several."""
    # A sign that is typed may be one of the table or of a player's name.
    wanted = [one for one in (_stems(asked), _stems(sitting.aloud(asked))) if one]
    for kind, places in kinds.items():
        there = _stems(sitting.aloud(kind))
        if any(one <= there for one in wanted):
            yield kind, places


def _stems(text: str) -> frozenset[str]:
    """Return the words of a text, said of one."""
    return frozenset(map(_stem, re.findall(r"\w+", folded(text))))


def _stem(word: str) -> str:
    """Cut off what says that there are several."""
    for several, one in ENDINGS:
        if len(word) > len(several) + 1 and word.endswith(several):
            return word.removesuffix(several) + one
    return word
