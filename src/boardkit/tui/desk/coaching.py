"""The coach: a note about each rule beside the map when it is first needed, until its reader decides."""

from collections.abc import Iterator, Mapping
from typing import Any, Self

from msgspec import field

from boardkit.core import CHANCE, Match, Seat
from boardkit.core.lines.match import people_of
from boardkit.core.teaching.coverage import due
from boardkit.core.values import Value


class Coach(Value):
    """What has been told to whom, and the rule that is told now.

    Attributes:
        on: whether anything is told.
        told: the sections that have been told, by the player's name.
        note: the section that is told now; empty for none.
        to: the names of those who read it.
    """

    on: bool = False
    told: Mapping[str, frozenset[str]] = field(default_factory=dict)
    note: str = ""
    to: tuple[str, ...] = ()

    def looking(self, match: Match[Any], viewer: Seat, *, together: bool) -> Self:
        """Return the coach with what whoever looks at the table needs to be told.

        Args:
            match: the match, where it stands.
            viewer: who looks; CHANCE for nobody in particular.
            together: whether all look at the screen, since all are asked.
        """
        readers = list(_readers(match, viewer, together=together)) if self.on else []
        for reader in readers:
            name = match.players[reader].name
            # Whoever is asked stands for all where all are.
            asked = match.state.to_move if together else reader
            note = due(match, CHANCE if asked is None else asked, self.told_to(name))
            if note:
                return self.__replace__(note=note, to=tuple(match.players[one].name for one in readers))
        return self.__replace__(note="", to=())

    def told_to(self, name: str) -> frozenset[str]:
        """Name the sections that a player has been told."""
        return self.told.get(name, frozenset())

    def heard(self) -> Self:
        """Remember that what is told now has been told."""
        if not self.note:
            return self
        told = {name: self.told_to(name) | {self.note} for name in self.to}
        return self.__replace__(told={**self.told, **told}, note="", to=())


def _readers(match: Match[Any], viewer: Seat, *, together: bool) -> Iterator[Seat]:
    people = people_of(match.players)
    if together:
        yield from people
    elif viewer in people and match.state.to_move == viewer:
        yield viewer
