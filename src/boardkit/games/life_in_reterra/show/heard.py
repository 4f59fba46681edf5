"""The communities for whoever hears them: what is on a space in a few words, segments, and the turn."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from boardkit.core import Choice, Seat
from boardkit.draw.shapes import Place
from boardkit.games.life_in_reterra.box import Source
from boardkit.games.life_in_reterra.rules.community import reading
from boardkit.games.life_in_reterra.rules.counting import LARGE, segments_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.life_in_reterra.rules.turns import TURNS
from boardkit.games.life_in_reterra.show.shared import heading, step_of
from boardkit.games.life_in_reterra.show.spoken import shown_seat, thing_said
from boardkit.maps.squares import Square
from boardkit.text import Words

SOURCES: Final = ("source-printed", "source-idea", "source-public", "source-original")


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    pairs = product(Source, repeat=2)
    built = {words("building-source", name=name.value, face=face.value) for name, face in pairs}
    return built | {words(message) for message in SOURCES}


def heading_aloud(view: State, words: Words) -> str:
    """Say which turn is played, and which of its four steps."""
    if not view.pile or view.now is None:
        return heading(view, words)
    step = words(f"heard-step-{step_of(view)}")
    return words("heard-turn", number=view.now.number, turns=TURNS, step=step)


def on_show(view: State) -> Sequence[Choice]:
    """List the buildings on the board, whether or not one may be built now."""
    return [Choice(PlaceBuilding, (("card", stall.card),)) for stall in view.market]


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a space of a community, its terrain first."""
    land = view.communities[shown_seat(view) if seat is None else seat]
    if not isinstance(place, Square) or place not in land.spaces:
        return (words("heard-no-land"),)
    space, thing = land.spaces[place], thing_said(land, place, words)
    icon = words.name(space.icon) if space.icon is not None else ""
    return tuple(filter(None, (words.name(space.terrain), icon, thing)))


def regions(view: State, words: Words) -> Iterator[str]:
    """Say every segment of every community that is more than a single space, the largest first."""
    for seat in view.everyone:
        for segment in sorted(segments_of(view, seat), key=lambda one: -len(one.spaces)):
            size = len(segment.spaces)
            if size > 1:
                yield words(
                    "heard-segment",
                    seat=words.seat(seat),
                    terrain=words.name(segment.terrain),
                    size=size,
                    counts="yes" if size >= LARGE else "no",
                    spaces=words.listed([str(at) for at in sorted(segment.spaces, key=reading)]),
                )
