"""A match and its branches: lines that ask "what if", named, kept beside it and left with one call."""

from collections.abc import Mapping
from random import Random
from typing import Final, Generic, Self, TypeVar

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.match import Match
from boardkit.core.lines.players import Player
from boardkit.core.lines.stretch import moves_shared
from boardkit.core.notation.plain import is_plain
from boardkit.core.rules.table import Table
from boardkit.core.rules.values import evolve, field, frozen

S = TypeVar("S", bound=Table)

MAIN: Final = ""
"""The name of the line that is the match itself."""

LONGEST_BRANCH: Final = 40
"""The most characters of a branch's name."""

MOST_BRANCHES: Final = 50
"""How many branches a match may have."""


@frozen
class BadBranchName(Fault):
    """A branch cannot have this name: it is empty, too long, or cannot be written."""

    name: str
    limit: int


@frozen
class BranchNameTaken(Fault):
    """Another branch of the match has this name already."""

    name: str


@frozen
class NoSuchBranch(Fault):
    """The match has no branch of this name."""

    name: str


@frozen
class TooManyBranches(Fault):
    """The match has as many branches as it may have."""

    limit: int


@frozen
class TableIsClosed(Fault):
    """Players still have secrets from each other, which a branch would tell."""


@frozen
class ReviewTooEarly(Fault):
    """A match goes on in which players have secrets from each other, which a review would tell."""


@frozen
class NothingToDecide(Fault):
    """The game is over at this moment, so nothing else could be done there."""


@frozen
class Study(Generic[S]):
    """A match and its branches, all of one game with its options and players, and the line that is played.

    Attributes:
        main: the match itself, whose line has the empty name.
        branches: the other lines, by name.
        name: the line that is played now.
    """

    main: Match[S]
    branches: Mapping[str, Match[S]] = field(factory=dict)
    name: str = MAIN

    @property
    def match(self) -> Match[S]:
        """The line that is played now."""
        return self.line(self.name)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all lines: the match itself, then its branches in order."""
        return MAIN, *sorted(self.branches)

    def line(self, name: str) -> Match[S]:
        """Return one line.

        Raises:
            FaultError: `NoSuchBranch`.
        """
        return self.main if name == MAIN else self._branch(name)

    def playing(self, match: Match[S]) -> Self:
        """Go on with the line that is played, as it has become."""
        if self.name == MAIN:
            return evolve(self, main=match)
        return evolve(self, branches={**self.branches, self.name: match})

    def seating(self, players: tuple[Player, ...]) -> Self:
        """Let others sit at the seats, in all lines alike."""
        branches = {name: evolve(line, players=players) for name, line in self.branches.items()}
        return evolve(self, main=evolve(self.main, players=players), branches=branches)

    def switch(self, name: str) -> Self:
        """Go to another line.

        Raises:
            FaultError: `NoSuchBranch`, or `TableIsClosed`.
        """
        if name != MAIN:
            self._check_open()
        self.line(name)
        return evolve(self, name=name)

    def branch(self, name: str, at: int) -> Self:
        """Begin a branch at a moment, or at the first after it at which a seat is asked, and go there.

        The table is open there. Chance answers as it did where the match is over, and with other luck while
        it goes on, so that nobody learns what the match still has in store.

        Raises:
            FaultError: `TableIsClosed`, `NothingToDecide`, `TooManyBranches`, or what is wrong with the name.
            IndexError: there is no such moment.
        """
        self._check_open()
        name, match = self._free(name), self.match
        at = next((asked for asked in match.decisions() if asked >= at), at)
        start = match.jump(at)
        if start.over:
            raise FaultError(NothingToDecide())
        notes = tuple(note for note in match.notes if note.at <= at)
        line = evolve(
            start, seed=self._luck(), moments=match.moments[: at + 1], notes=notes, open_table=True
        ).advance_chance()
        return evolve(self.add(name, line), name=name)

    def add(self, name: str, line: Match[S]) -> Self:
        """Put a branch beside the others.

        Raises:
            FaultError: there are too many, or what is wrong with its name.
        """
        return evolve(self, branches={**self.branches, self._free(name): line})

    def rename(self, name: str, other: str) -> Self:
        """Call a branch something else.

        Raises:
            FaultError: `NoSuchBranch`, or what is wrong with the new name.
        """
        renamed = self.remove(name).add(other, self.branches[name])
        return evolve(renamed, name=other.strip() if self.name == name else self.name)

    def remove(self, name: str) -> Self:
        """Forget a branch; if it is being played, go back to the match.

        Raises:
            FaultError: `NoSuchBranch`.
        """
        self._branch(name)
        kept = {other: line for other, line in self.branches.items() if other != name}
        return evolve(self, branches=kept, name=MAIN if self.name == name else self.name)

    def root(self, name: str) -> int:
        """Return the last moment that a line shares with the match."""
        return moves_shared(self.main.moments, self.line(name).moments)

    def same_luck(self, name: str) -> bool:
        """Tell whether chance answers in a line as it does in the match."""
        return self.line(name).seed == self.main.seed

    def _branch(self, name: str) -> Match[S]:
        if name not in self.branches:
            raise FaultError(NoSuchBranch(name))
        return self.branches[name]

    def _check_open(self) -> None:
        if not self.main.has_no_secrets:
            raise FaultError(TableIsClosed())

    def _free(self, name: str) -> str:
        """Return a name that a new branch may have, without the blanks around it."""
        name = name.strip()
        if len(self.branches) >= MOST_BRANCHES:
            raise FaultError(TooManyBranches(MOST_BRANCHES))
        if not 0 < len(name) <= LONGEST_BRANCH or not is_plain(name):
            raise FaultError(BadBranchName(name, LONGEST_BRANCH))
        if name in self.branches:
            raise FaultError(BranchNameTaken(name))
        return name

    def _luck(self) -> int:
        """Return the seed of a new branch: the match's own once it has nothing more in store."""
        seed = self.main.seed
        return seed if self.main.over else Random(f"{seed}:what if").randrange(10**9)
