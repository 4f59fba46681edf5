"""The contract: a game is a record of pure functions over a frozen state."""

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from operator import ge, le
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, TypeAlias

from attrs import Factory, field, frozen

from boardkit.core.faults import Fault
from boardkit.core.packaged import folder_of
from boardkit.core.rules import step
from boardkit.core.rules.answers import Answers
from boardkit.core.rules.score import ScoreSheet
from boardkit.core.rules.table import NoOptions, Pending, S, Seat, Table
from boardkit.core.values import Value, hints_of

COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {">=": ge, "<=": le}


class Bound(Value):
    """A number that a field may reach and not pass; forms read it, as they read the validators of attrs."""

    compare_op: str
    bound: int

    def __call__(self, _: object, field: Any, number: int) -> None:
        """Refuse a number beyond it; raise ValueError if it is."""
        if not COMPARED[self.compare_op](number, self.bound):
            raise ValueError(f"'{field.name}' must be {self.compare_op} {self.bound}: {number}")


def between(least: int, most: int) -> list[Bound]:
    """Let numbers from the least to the most pass."""
    return [Bound(">=", least), Bound("<=", most)]


Migration: TypeAlias = Callable[["Game[Any]", Any], Any]  # carries a record of one version over to the next
Pieces: TypeAlias = Mapping[str, Counter[Any]]  # by sort, counted by name, or by (seat, name) if a seat's own
Limits: TypeAlias = Mapping[tuple[type, str], range]  # by class and field, the numbers that may stand there
Derived: TypeAlias = Mapping[type, Callable[[Any], Any]]  # by class, works out what follows from the rest


def evenly(state: Table, move: step.Move) -> int:
    """Give every answer of chance the same weight."""
    del state, move
    return 1


def never(state: Table) -> bool:
    """Take it for true of no table."""
    del state
    return False


def none_known(state: Table) -> Mapping[object, Container[object]]:
    """Take every name and every place for one that there is."""
    del state
    return {}


def all_open(state: S, seat: Seat) -> S:
    """Let every seat see everything."""
    del seat
    return state


@frozen(kw_only=True, eq=False)
class Game(Generic[S]):
    """A game in the box."""

    key: str  # the name of its folder and of its records
    seats: range  # the numbers of players it allows
    state: type[S]  # the class of its tables, which tell their `options` and how many `seats` they have
    setup: Callable[[Any, int], step.Step[S]]  # (options, seats) -> the table before the first answer
    answers: Answers[S]  # the table of what may be answered, and of what happens by itself
    # A frozen attrs class of variants and table options, each with a default; that of the table's field of
    # this name.
    options: type[Any] = Factory(lambda game: hints_of(game.state).get("options", NoOptions), takes_self=True)
    view: Callable[[S, Seat], S] = all_open  # the same table with what a seat may not know covered
    # Whether seats have something to hide from each other, as they have where there is a `view`.
    secret: bool = Factory(lambda game: game.view is not all_open, takes_self=True)
    # (table, seat, random) -> a full table that the seat cannot tell from the real one. The table is the
    # whole one or the view of the seat; nothing may depend on what the view covers.
    guess: Callable[[S, Seat, Random], S] = lambda state, _, __: state
    # The score sheet at any moment; without one, everybody who plays to the end wins.
    score: Callable[[S], ScoreSheet] = lambda state: ScoreSheet(state.seats, ())
    # The points by seat, as the sheet has them; games whose sheet takes long count by themselves.
    totals: Callable[[S], tuple[int, ...]] = Factory(
        lambda game: lambda state: game.score(state).totals, takes_self=True
    )
    rules: int = 1  # the version of the rules; it is raised whenever records of before may not fit any more
    migrations: Mapping[int, Migration] = field(factory=dict)  # carry records of earlier versions over
    # Why options do not fit together or with a number of seats, or None.
    fault: Callable[[Any, int], step.Refusal | None] = lambda *_: None
    moot: Callable[[Any, int], Iterable[str]] = lambda *_: ()  # names of options that change nothing
    forced: Callable[[S], step.Move | None] = lambda _: (
        None
    )  # the answer that a table gives by itself, or None
    # Whether it would tell something of what the seat that is asked hides that there is a single answer;
    # where it may, the seat is asked as if there were several.
    telltale: Callable[[S], bool] = lambda _: True
    # Moves that pass, and spare their seat later questions: no choice beside another pass.
    sparing: tuple[type[step.Move], ...] = ()
    # (table, legal move) -> whether what it brings can be had without it, or later: no choice beside a pass,
    # either, where nobody hides anything from anybody.
    needless: Callable[[S, step.Move], bool] = lambda *_: False
    # Whether whoever is asked needs what only they may see; where not, it lies face down.
    private: Callable[[S], bool] = lambda _: True
    held: tuple[type[step.Move], ...] = ()  # the moves that play what lies face down then
    # Business that seats deal with in secret, all that wait for it at once: nothing depends on what another
    # does there.
    in_secret: tuple[type[Pending], ...] = ()
    weight: Callable[[S, step.Move], int] = evenly  # how often chance gives an answer, beside its others
    box: Callable[[S], Pieces] = lambda _: {}  # the pieces that a table is played with
    pieces: Callable[[S], Pieces] = lambda _: {}  # those that lie on it, wherever that is
    # The values that there are of some annotated types, such as those of cards and places.
    known: Callable[[S], Mapping[object, Container[object]]] = none_known
    limits: Limits = field(factory=dict)  # numbers that may stand in fields; others cannot be below zero
    faults: Callable[[S], Iterable[Fault]] = lambda _: ()  # what cannot lie on a table that was edited
    astray: Callable[[S], Iterable[Fault]] = lambda _: ()  # what does not fit what is asked; looked at last
    derived: Derived = field(factory=dict)  # works out again what follows from the rest of a record
    round: Callable[[S], Hashable] = lambda _: 0  # the round that is played; None is between two
    longest: int = 10_000  # how many answers, chance's included, a match has at most
    unseen: frozenset[str] = frozenset()  # parts that rules remember and nobody sees, as in `touches`
    # The dotted name of the package that holds its pictures, rulebook, lessons and words.
    package: str = field(default=Factory(lambda game: f"boardkit.games.{game.key}", takes_self=True))

    @property
    def moves(self) -> tuple[type[step.Move], ...]:
        """Every class of move, chance's included."""
        return self.answers.moves

    @property
    def business(self) -> tuple[type[Pending], ...]:
        """Every class of question and of effect."""
        return self.answers.business

    @property
    def refusals(self) -> tuple[type[step.Refusal], ...]:
        """Every class of refusal."""
        return self.answers.refusals

    def ruling(self, state: S, move: step.Move) -> step.Ruling:
        """Return what the rules say of a move now; the one place where legality is stated."""
        return self.answers.ruling(state, move)

    def apply(self, state: S, move: step.Move) -> step.Step[S]:
        """Do what a legal move does; ask `play` unless the move is known to be legal."""
        return self.answers.apply(state, move)

    def refusal(self, state: S, move: step.Move) -> step.Refusal | None:
        """Say why a move may not be made now: the first condition that it does not meet; or None."""
        return step.refusal_in(self.ruling(state, move))

    def conditions(self, state: S, move: step.Move) -> Sequence[step.Condition]:
        """List all that a move must meet now; the first that it does not meet has the refusal."""
        return step.conditions_in(self.ruling(state, move))

    def file(self, *parts: str) -> Path:
        """Return a file of the game's folder."""
        return folder_of(self.package).joinpath(*parts)


def legal(game: Game[S], state: S) -> tuple[step.Move, ...]:
    """List the legal answers to the question on top; empty when nobody is asked."""
    return game.answers.legal(state)


def legal_slowly(game: Game[S], state: S) -> tuple[step.Move, ...]:
    """List the legal answers by asking `refusal` about every one that the rows list."""
    return tuple(move for move in game.answers.listed(state) if game.refusal(state, move) is None)


def check(game: Game[S], state: S, move: step.Move) -> None:
    """Raise RulesError if a move is illegal; one that `legal` has just listed is not asked about again."""
    if not game.answers.was_listed(state, move):
        refusal = game.refusal(state, move)
        if refusal is not None:
            raise step.RulesError(refusal)


def play(game: Game[S], state: S, move: step.Move) -> step.Step[S]:
    """Apply a move to a table if it is legal; RulesError, and nothing changed, if it is not."""
    check(game, state, move)
    return game.answers.apply(state, move)
