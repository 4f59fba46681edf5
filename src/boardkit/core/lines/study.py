"""A match and its branches: lines that ask "what if", named, kept beside it; and taking decisions back."""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Generic

from msgspec import field

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.course import is_closed, is_known, last_number, moves_shared, number_of
from boardkit.core.lines.match import Match, Moment, Note, NoteKind, Player
from boardkit.core.notation import moves as notation
from boardkit.core.notation.plain import is_plain
from boardkit.core.rules.game import legal
from boardkit.core.rules.step import Event, Move, Step
from boardkit.core.rules.table import CHANCE, S, Seat
from boardkit.core.values import Value


def undone(match: Match[S], back: Match[S] | None = None) -> Match[S]:
    """Take the last decision back, or all since `back`; if that makes something unseen, the log says so."""
    back = back or match.undo()
    note = told_of(match, back.at + 1) if taken_back(match, back) else None
    return back if note is None else back.noted(note)


def taken_back(match: Match[S], back: Match[S]) -> bool:
    """Return whether going back makes something unseen: news, or another seat's secret decision."""
    if match.revealed_since(back.at):
        return True
    if not match.game.secret or match.open_table:
        return False
    line = match
    while line.at > back.at and line.state.to_move == match.state.to_move:
        line = line.undo()
    return line.state.to_move != match.state.to_move


def turn_begun(match: Match[S]) -> Match[S]:
    """Go back to where whoever decided last was first asked since anybody else had decided.

    A round that ends begins another turn, so that whoever plays alone has turns, too.
    """
    by, back = match.decider(match.at), match
    while (earlier := back.undo()).at < back.at and _is_one_turn(earlier, back, by):
        back = earlier
    return back


def _is_one_turn(earlier: Match[S], later: Match[S], by: Seat) -> bool:
    """Return whether only a seat has decided between two moments, and was not asked anew in another round."""
    if earlier.state.to_move != by:
        return False
    if later.state.to_move == by and later.game.round(earlier.state) != later.game.round(later.state):
        return False
    between = range(earlier.at + 1, later.at + 1)
    return all(later.moments[at].seat == by or not later.decided(at) for at in between)


def news(match: Match[S], back: Match[S]) -> tuple[Event, ...]:
    """Return what would be unseen by going back, as everybody may know it."""
    return tuple(event.covered(CHANCE) for event in match.revealed_since(back.at))


def told_of(match: Match[S], at: int) -> Note | None:
    """Say, as far as all may know, that the decision before a moment was taken back; or nothing."""
    moment = match.moments[at]
    if not is_known(match, at):
        return None
    text = "" if moment.move is None else notation.write(moment.move)
    if is_closed(match) and _hides(match, at):
        text = text.split()[0] if _is_told(moment) else ""
    return Note(at - 1, NoteKind.TAKEN_BACK, moment.seat, text)


def _is_told(moment: Moment[S]) -> bool:
    return any(not frame.event.minor for frame in moment.step.frames)


def _hides(match: Match[S], at: int) -> bool:
    """Return whether nobody else can say which move it was: another would have looked the same."""
    moment, before = match.moments[at], match.moments[at - 1].step.state
    events = [frame.event for frame in moment.step.frames]
    if _is_told(moment) and all(event.covered(CHANCE) == event for event in events):
        return False
    game, seen = match.game, _seen(match, moment.step)
    others = (move for move in legal(game, before) if move != moment.move)
    return any(_seen(match, game.apply(before, move)) == seen for move in others)


def _seen(match: Match[S], step: Step[S]) -> tuple[S, list[Event]]:
    events = [frame.event.covered(CHANCE) for frame in step.frames if not frame.event.minor]
    return match.game.view(step.state, CHANCE), events


MAIN: Final = ""  # the name of the line that is the match itself
LONGEST_BRANCH: Final = 40  # the most characters of a branch's name
MOST_BRANCHES: Final = 50  # how many branches a match may have that somebody began
MOST_ABANDONED: Final = 500  # how many lines that were taken back a match keeps; the oldest goes first
ABANDONED: Final = "↶"  # begins the name of a line that was taken back, before its number


class BadBranchName(Fault):
    """A branch cannot have this name: it is empty, too long, or cannot be written."""

    name: str
    limit: int


class BranchNameTaken(Fault):
    """Another branch of the match has this name already."""

    name: str


class NoSuchBranch(Fault):
    """The match has no branch of this name."""

    name: str


class TooManyBranches(Fault):
    """The match has as many branches as it may have."""

    limit: int


class TableIsClosed(Fault):
    """Players still have secrets from each other, which a branch would tell."""


class ReviewTooEarly(Fault):
    """A match goes on in which players have secrets from each other, which a review would tell."""


class NothingToDecide(Fault):
    """The game is over at this moment, so nothing else could be done there."""


class Study(Value, Generic[S]):
    """A match and its branches, all of one game with its options and players, and the line that is played."""

    main: Match[S]  # the match itself, whose line has the empty name
    branches: Mapping[str, Match[S]] = field(default_factory=dict)  # the other lines, by name
    name: str = MAIN  # the line that is played now

    @property
    def match(self) -> Match[S]:
        """The line that is played now."""
        return self.line(self.name)

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes of the line that is played: its own, and the match's on what it shares with it."""
        root = self.root(self.name)
        shared = [note for note in self.main.notes if note.at <= root or not self.name]
        return *shared, *(note for note in self.match.notes if note not in shared)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all lines: the match itself, its branches in order, and what was taken back."""
        return MAIN, *sorted(self.branches.keys() - {*self.abandoned}, key=_as_counted), *self.abandoned

    @property
    def abandoned(self) -> tuple[str, ...]:
        """The names of the lines that were taken back, in order."""
        names = (name for name, line in self.branches.items() if taken_back_by(line) is not None)
        return tuple(sorted(names, key=lambda name: (_number(name), name)))

    @property
    def listed(self) -> tuple[str, ...]:
        """The names of the lines that may be told: while seats have secrets, none that was one."""
        return tuple(name for name in self.names if not (name in self.abandoned and _is_secret(self, name)))

    def line(self, name: str) -> Match[S]:
        """Return one line, or raise FaultError: `NoSuchBranch`."""
        return self.main if name == MAIN else self._branch(name)

    def playing(self, match: Match[S]) -> "Study[S]":
        """Go on with the line that is played, as it has become; what it leaves behind becomes a branch."""
        shared = moves_shared(self.match.moments, match.moments)
        branches = self.branches
        if shared < len(self.match.moments) - 1:
            branches = _with_abandoned(self, shared)
            note = told_of(self.match, shared + 1)
            match = match if note is None or note in match.notes else match.noted(note)
        if self.name == MAIN:
            return self.__replace__(main=match, branches=branches)
        return self.__replace__(branches={**branches, self.name: match})

    def seating(self, players: tuple[Player, ...]) -> "Study[S]":
        """Let others sit at the seats, in all lines alike."""
        branches = {name: line.__replace__(players=players) for name, line in self.branches.items()}
        return self.__replace__(main=self.main.__replace__(players=players), branches=branches)

    def switch(self, name: str) -> "Study[S]":
        """Go to another line, or raise FaultError: `NoSuchBranch`, or `TableIsClosed`."""
        if name != MAIN:
            self._check_open()
        self.line(name)
        return self.__replace__(name=name)

    def branch(self, name: str, at: int) -> "Study[S]":
        """Begin a branch at a moment, or at the first after it at which a seat is asked, and go there.

        The table is open there. Chance answers as it did where the match is over, and with other luck while
        it goes on, so that nobody learns what the match still has in store. IndexError if there is no such
        moment; FaultError: `TableIsClosed`, `NothingToDecide`, `TooManyBranches`, or a fault of the name.
        """
        self._check_open()
        match = self.match
        name = self._free(name, match.__replace__(notes=()))
        at = next((asked for asked in match.decisions() if asked >= at), at)
        start = match.jump(at)
        if start.over:
            raise FaultError(NothingToDecide())
        before = (note for note in match.notes if note.at <= at)
        notes = tuple(note for note in before if note.kind is not NoteKind.ABANDONED)
        line = start.__replace__(moments=match.moments[: at + 1], notes=notes, open_table=True)
        line = line.__replace__(seed=_other_luck(self.main)).advance_chance()
        return self.add(name, line).__replace__(name=name)

    def add(self, name: str, line: Match[S]) -> "Study[S]":
        """Put a branch beside the others; FaultError if there are too many, or its name will not do."""
        return self.__replace__(branches={**self.branches, self._free(name, line): line})

    def rename(self, name: str, other: str) -> "Study[S]":
        """Call a branch something else; FaultError if it is unknown, or the name will not do."""
        renamed = self.remove(name).add(other, self.branches[name])
        return renamed.__replace__(name=other.strip() if self.name == name else self.name)

    def remove(self, name: str) -> "Study[S]":
        """Forget a branch, and go back to the match from it; or raise FaultError: `NoSuchBranch`."""
        self._branch(name)
        kept = {other: line for other, line in self.branches.items() if other != name}
        return self.__replace__(branches=kept, name=MAIN if self.name == name else self.name)

    def root(self, name: str) -> int:
        """Return the last moment that a line shares with the match."""
        return moves_shared(self.main.moments, self.line(name).moments)

    def same_luck(self, name: str) -> bool:
        """Return whether chance answers in a line as it does in the match."""
        return self.line(name).seed == self.main.seed

    def _branch(self, name: str) -> Match[S]:
        if name not in self.branches:
            raise FaultError(NoSuchBranch(name))
        return self.branches[name]

    def _check_open(self) -> None:
        if not self.main.has_no_secrets:
            raise FaultError(TableIsClosed())

    def _free(self, name: str, line: Match[S]) -> str:
        """Return a name that a new branch may have, without the blanks around it."""
        name, abandoned = name.strip(), len(self.abandoned)
        taken_back = taken_back_by(line) is not None
        count = abandoned if taken_back else len(self.branches) - abandoned
        limit = MOST_ABANDONED if taken_back else MOST_BRANCHES
        if count >= limit:
            raise FaultError(TooManyBranches(limit))
        if not 0 < len(name) <= LONGEST_BRANCH or not is_plain(name):
            raise FaultError(BadBranchName(name, LONGEST_BRANCH))
        if name in self.branches:
            raise FaultError(BranchNameTaken(name))
        return name


def taken_back_by(line: Match[S]) -> Seat | None:
    """Return whose decision was taken back where a line was left behind; None for other lines."""
    return next((note.seat for note in line.notes if note.kind is NoteKind.ABANDONED), None)


def _moves(line: Match[S], after: int) -> Sequence[tuple[Seat, Move | None]]:
    return [(moment.seat, moment.move) for moment in line.moments[after + 1 :]]


def _as_counted(name: str) -> tuple[str, str]:
    """Return by what a name is put in order: `try 2` comes before `try 10`."""
    return re.sub(r"\d+", lambda digits: digits[0].zfill(LONGEST_BRANCH), name), name


def _number(name: str) -> int:
    """Return the number of a line that was taken back; 0 for one that somebody has called otherwise."""
    digits = name.removeprefix(ABANDONED)
    return int(digits) if name != digits and digits.isascii() and digits.isdigit() else 0


def _other_luck(main: Match[S]) -> int:
    """Return the seed of a new branch: the match's own once it has nothing more in store."""
    return main.seed if main.over else Random(f"{main.seed}:what if").randrange(10**9)


def _with_abandoned(study: Study[S], shared: int) -> Mapping[str, Match[S]]:
    """Keep the line that is played as it was, as one that was taken back after a moment."""
    left, own = study.match, _moves(study.match, shared)
    for line in study.branches.values():
        begins = next((note.at for note in line.notes if note.kind is NoteKind.ABANDONED), None)
        if begins == shared and _moves(line, shared) == own:
            return study.branches
    by = next((moment.seat for moment in left.moments[shared + 1 :] if moment.seat != CHANCE), CHANCE)
    first, notes = Note(shared, NoteKind.ABANDONED, by), (note for note in left.notes if note.at > shared)
    whole = left.jump(len(left.moments) - 1)
    line = whole.__replace__(seed=_other_luck(study.main), notes=(first, *notes), open_table=True)
    numbers = [_number(name) for name in study.abandoned]
    oldest = study.abandoned[: max(0, len(numbers) + 1 - MOST_ABANDONED)]
    kept = {name: one for name, one in study.branches.items() if name not in oldest}
    return {**kept, f"{ABANDONED}{max(numbers, default=0) + 1}": line}


def _is_secret(study: Study[S], name: str) -> bool:
    """Return whether nobody else may know of anything that was decided on a line that was taken back."""
    line = study.line(name).__replace__(open_table=False)
    return is_closed(study.main) and last_number(line) == number_of(line, study.root(name))
