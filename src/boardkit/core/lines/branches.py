"""Branches of a match: lines that ask "what if", named, kept beside the match and left with one call."""

from itertools import takewhile
from random import Random
from typing import Any, Final, TypeVar

from attrs import evolve, frozen

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.match import Match
from boardkit.core.notation.plain import is_plain
from boardkit.core.rules.table import Table

S = TypeVar("S", bound=Table)

LONGEST_BRANCH: Final = 40
"""The most characters of a branch's name."""

MOST_BRANCHES: Final = 50
"""How many branches a match may have."""


@frozen
class BadBranchName(Fault):
    """A branch cannot be called so: the name is empty, too long, or cannot be written."""

    name: str
    limit: int


@frozen
class BranchNameTaken(Fault):
    """Another branch of the match is called so already."""

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
class NothingToDecide(Fault):
    """The game is over at this moment, so nothing else could be done there."""


def has_no_secrets(match: Match[Any]) -> bool:
    """Tell whether nobody at the table has, or minds having, secrets from the others any more."""
    real = home(match)
    return real.open_table or real.over or not real.game.secret or len(real.players) == 1


def lines(match: Match[S]) -> tuple[Match[S], ...]:
    """List the lines of a match, each without the others: the match itself, then its branches by name."""
    return _by_name((evolve(match, other_lines=()), *match.other_lines))


def line(match: Match[S], name: str) -> Match[S]:
    """Return one line, without the others; the match itself has the empty name.

    Raises:
        FaultError: `NoSuchBranch`.
    """
    found = next((one for one in lines(match) if one.name == name), None)
    if found is None:
        raise FaultError(NoSuchBranch(name))
    return found


def home(match: Match[S]) -> Match[S]:
    """Go back to the match itself, with all its branches put aside."""
    return match if not match.name else at_line(match, "")


def switched(match: Match[S], name: str) -> Match[S]:
    """Go to another line; back to the match itself by the empty name.

    Raises:
        FaultError: `NoSuchBranch`, or `TableIsClosed`.
    """
    if name and not has_no_secrets(match):
        raise FaultError(TableIsClosed())
    return at_line(match, name)


def at_line(match: Match[S], name: str) -> Match[S]:
    """Stand on a line, whoever may look at it; this is for records, and `switched` for players.

    Raises:
        FaultError: `NoSuchBranch`.
    """
    line(match, name)
    return _among(lines(match), name)


def with_line(match: Match[S], branch: Match[S]) -> Match[S]:
    """Put a branch beside the others.

    Raises:
        FaultError: there are too many, or what is wrong with its name.
    """
    _check_room(match)
    return evolve(
        match, other_lines=_by_name((*match.other_lines, evolve(branch, name=checked(match, branch.name))))
    )


def branched(match: Match[S], name: str, at: int) -> Match[S]:
    """Begin a branch at a moment, or at the first after it at which a seat is asked, and go there.

    The table is open there. Chance answers as it did where the match is over, and with other luck while it
    goes on, so that nobody learns what the match still has in store.

    Raises:
        FaultError: `TableIsClosed`, `NothingToDecide`, `TooManyBranches`, or what is wrong with the name.
        IndexError: there is no such moment.
    """
    if not has_no_secrets(match):
        raise FaultError(TableIsClosed())
    _check_room(match)
    called = checked(match, name)
    at = next((asked for asked in match.decisions() if asked >= at), at)
    start = match.jump(at)
    if start.over:
        raise FaultError(NothingToDecide())
    notes = tuple(note for note in match.notes if note.at <= at)
    branch = evolve(
        start,
        name=called,
        seed=_luck(match),
        moments=match.moments[: at + 1],
        notes=notes,
        open_table=True,
        other_lines=lines(match),
    )
    return branch if match.by_hand else branch.let_chance_answer()


def renamed(match: Match[S], name: str, other: str) -> Match[S]:
    """Call a branch something else.

    Raises:
        FaultError: `NoSuchBranch`, or what is wrong with the new name.
    """
    if not name:
        raise FaultError(NoSuchBranch(name))
    called = name if other.strip() == name else checked(match, other)
    found = evolve(line(match, name), name=called)
    kept = [one for one in lines(match) if one.name != name]
    return _among((*kept, found), called if match.name == name else match.name)


def without(match: Match[S], name: str) -> Match[S]:
    """Forget a branch; whoever stands on it goes back to the match.

    Raises:
        FaultError: `NoSuchBranch`.
    """
    if not name:
        raise FaultError(NoSuchBranch(name))
    line(match, name)
    kept = tuple(one for one in lines(match) if one.name != name)
    return _among(kept, "" if match.name == name else match.name)


def checked(match: Match[Any], name: str) -> str:
    """Return a name that a new branch may have, without the blanks around it.

    Raises:
        FaultError: `BadBranchName` or `BranchNameTaken`.
    """
    name = name.strip()
    if not 0 < len(name) <= LONGEST_BRANCH or not is_plain(name):
        raise FaultError(BadBranchName(name, LONGEST_BRANCH))
    if any(one.name == name for one in lines(match)):
        raise FaultError(BranchNameTaken(name))
    return name


def root(trunk: Match[Any], branch: Match[Any]) -> int:
    """Return the last moment that a branch shares with the match."""
    pairs = zip(trunk.moments, branch.moments, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs)) - 1


def same_luck(match: Match[Any], branch: Match[Any]) -> bool:
    """Tell whether chance answers in a branch as it does in the match."""
    return home(match).seed == branch.seed


def _check_room(match: Match[Any]) -> None:
    if len(lines(match)) > MOST_BRANCHES:
        raise FaultError(TooManyBranches(MOST_BRANCHES))


def _luck(match: Match[Any]) -> int:
    """Return the seed of a new branch: that of the match once it has nothing more in store."""
    real = home(match)
    return real.seed if real.over else Random(f"{real.seed}:what if").randrange(10**9)


def _among(all_lines: "tuple[Match[S], ...]", name: str) -> Match[S]:
    """Stand on one of some lines, with the others put aside by name."""
    chosen = next(one for one in all_lines if one.name == name)
    return evolve(chosen, other_lines=_by_name(tuple(one for one in all_lines if one.name != name)))


def _by_name(some: "tuple[Match[S], ...]") -> "tuple[Match[S], ...]":
    return tuple(sorted(some, key=lambda one: one.name))
