"""The planet for whoever hears it: what is on a territory in a few words."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.draw.shapes import Place
from boardkit.games.terristories.box import ROUNDS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.ledger import capacity
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.show.course import heading
from boardkit.games.terristories.show.signs import LIGHTNING
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

SOURCES: Final = ("source-printed", "source-part", "source-original")

ALOUD: Final[Mapping[str, str]] = {LIGHTNING: ""}
"""The sign that is a letter elsewhere; its word stands beside it."""


def heading_aloud(view: State, words: Words) -> str:
    """Say the round and the phase, which the heading of the screen only numbers."""
    if view.outcome is not None or not view.round:
        return heading(view, words)
    return words("heard-heading", round=view.round, rounds=ROUNDS, phase=view.phase)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    return {words(message) for message in SOURCES}


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a territory: its terrain, its cubes, and who is there."""
    del seat
    if not isinstance(place, Octagon) or place not in view.land:
        return ()
    return tuple(_found(view, place, words))


def _found(view: State, at: Octagon, words: Words) -> Iterator[str]:
    territory = view.land[at]
    yield words.name(territory.terrain)
    if territory.sterile:
        yield words("heard-sterile")
    else:
        yield words("heard-cubes", cubes=territory.cubes, capacity=capacity(view, at))
    for seat in view.everyone:
        yield from _settled(view, seat, at, words)


def _settled(view: State, seat: Seat, at: Octagon, words: Words) -> Iterator[str]:
    """Say what a seat has on a territory; nothing where it has nothing."""
    territory, name = view.land[at], words.seat(seat)
    if territory.zones[seat]:
        yield words("heard-zones", seat=name, count=territory.zones[seat])
    if territory.individuals[seat]:
        yield words("heard-individuals", seat=name, count=territory.individuals[seat])
    for card in view.tableaux[seat].cards:
        if card.at == at:
            yield words("heard-token", seat=name, card=words.name(card.project, ProjectCard))
