"""The table of answers: what may be said to each question, what it takes and what it does, row by row."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from inspect import CO_VARARGS, CO_VARKEYWORDS, signature
from types import FunctionType
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import field

from boardkit.core.rules.step import Move, Refusal, Ruling, Step, at_rest, must, refusal_in, settle
from boardkit.core.rules.table import Effect, Pending, Question, S, Table
from boardkit.core.values import T, Value, names_of


class Each(Value, Generic[T], eq=False):
    """An answer for each of several things, made when it is looked at: of a whole deck one card is drawn."""

    make: Callable[[T], Move]
    things: Sequence[T]

    def __iter__(self) -> Iterator[Move]:
        return map(self.make, self.things)

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, place: int) -> Move:
        return self.make(self.things[place])


Returned = TypeVar("Returned")
TWO: Final = 2  # how much a rule that lists answers may ask for: the table and the question


def fitted(rule: Callable[..., Returned], most: int) -> Callable[..., Returned]:
    """Let a rule be called with all that it could ask for; TypeError if that could be question or move."""
    asked = _asked(rule)[:most]
    match asked:
        case (_,):
            return (lambda state, _: rule(state)) if most == TWO else lambda state, _, __: rule(state)
        case (_, "move"):
            return lambda state, _, move: rule(state, move)
        case (_, "question") if most > len(asked):
            return lambda state, question, _: rule(state, question)
        case (_, name) if most > len(asked):
            raise TypeError(f"call {name!r} of {rule} `question` or `move`")
    return rule


def _asked(rule: Callable[..., object]) -> tuple[str, ...]:
    """Name what a rule asks for; of a plain function Python has noted it, and tells at once."""
    plain = isinstance(rule, FunctionType) and not hasattr(rule, "__wrapped__")
    if not plain or rule.__code__.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return tuple(signature(rule).parameters)
    return rule.__code__.co_varnames[: rule.__code__.co_argcount + rule.__code__.co_kwonlyargcount]


Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Effect)
R = TypeVar("R", covariant=True)
OfQuestion: TypeAlias = Callable[[S, Q], R] | Callable[[S], R]  # a rule that may leave the question out

OfAnswer: TypeAlias = Callable[[S, Q, M], R] | Callable[[S, Q], R] | Callable[[S, M], R] | Callable[[S], R]
"""A rule about an answer; it may leave out the question, the move (which is called `move`), or both."""


class GameIsOver(Refusal, word="game-is-over"):
    """Nobody is asked any more; `section` is that of the end."""

    section: str


class NotAsked(Refusal, word="not-asked"):
    """The move answers another question; `section` is that of what is asked."""

    section: str


class Answer(Value, Generic[S], eq=False):
    """One row: a way to answer a question."""

    question: type[Question]  # what is asked
    move: type[Move]  # what answers it
    listed: Callable[[S, Any], Iterable[Move]]  # the moves; unless `rough`, all of them legal
    apply: Callable[[S, Any, Move], Step[S]]  # what one does
    ruling: Callable[[S, Any, Move], Ruling]  # what it takes to give one
    rough: bool

    def legal(self, state: S, question: Question) -> Iterable[Move]:
        """List the moves of this kind that may be made."""
        listed = self.listed(state, question)
        if not self.rough:
            return listed
        ruling = self.ruling
        return [move for move in listed if refusal_in(ruling(state, question, move)) is None]


EffectRule: TypeAlias = tuple[type[Effect], Callable[[S, Any], Step[S]]]
"""A row: a kind of effect, and what it does when it comes to the top of the pile."""


def free(state: Table) -> None:
    """Ask nothing of a move."""
    del state


def listed_before(state: Table) -> tuple[Move, ...]:
    """List nothing: a row above lists these moves among its own."""
    del state
    return ()


def only(*moves: M) -> Callable[[Table], tuple[M, ...]]:
    """Return what lists the same moves, whatever lies on the table."""
    return lambda _: moves


def go_on(state: S) -> Step[S]:
    """Take the question away, and do nothing else."""
    return Step(state.answered())


def answer(
    question: type[Q],
    move: type[M],
    listed: OfQuestion[S, Q, Iterable[Move]],
    apply: OfAnswer[S, Q, M, Step[S]],
    ruling: OfAnswer[S, Q, M, Ruling] | type[Refusal] = free,
    *,
    rough: bool = False,
) -> Answer[S]:
    """State a row of the table, held to its own classes of question and move.

    In place of a ruling may stand the class of refusal of whatever is not listed; its fields, if it has any,
    are those of the move with the same names.
    """
    lists = fitted(listed, TWO)
    if not isinstance(ruling, type):
        return Answer(question, move, lists, fitted(apply, 3), fitted(ruling, 3), rough)

    def unless_listed(state: S, asked: Question, given: Move) -> Ruling:
        told = {name: getattr(given, name) for name in names_of(ruling)}
        return (must(given in lists(state, asked), ruling(**told)),)

    return Answer(question, move, lists, fitted(apply, 3), unless_listed, rough)


def bare(
    question: type[Q],
    move: type[M],
    apply: OfAnswer[S, Q, M, Step[S]],
    ruling: OfAnswer[S, Q, M, Ruling] | type[Refusal] = free,
    *,
    when: OfQuestion[S, Q, object] | None = None,
) -> Answer[S]:
    """State a row for a move without fields, listed where it may be made; `when` tells that at once."""
    moves = (move(),)
    if when is None:
        return answer(question, move, only(*moves), apply, ruling, rough=ruling is not free)
    told = fitted(when, TWO)
    return answer(question, move, lambda state, asked: moves if told(state, asked) else (), apply, ruling)


def refused(question: type[Question], move: type[Move], why: Refusal) -> Answer[S]:
    """State a row for a move that never answers the question, for a reason of its own."""
    return Answer(question, move, lambda *_: (), lambda state, *_: go_on(state), lambda *_: why, rough=True)


def effect(kind: type[E], do: Callable[[S, E], Step[S]] | Callable[[S], Step[S]]) -> EffectRule[S]:
    """State what an effect does."""
    return kind, fitted(do, TWO)


class Answers(Value, Generic[S], eq=False, dict=True):
    """All that may be answered in a game, and all that happens by itself between two answers."""

    rows: tuple[Answer[S], ...]  # in the order in which answers are listed
    effects: tuple[EffectRule[S], ...]  # what each effect does
    reasons: tuple[type[Refusal], ...]  # the classes of refusal that the rules of the rows give
    end: str  # the section of the end of the game
    # The table whose legal moves were listed last, with those moves; both are replaced as one.
    _latest: list[tuple[Table | None, tuple[Move, ...]]] = field(default_factory=lambda: [(None, ())])

    @cached_property
    def refusals(self) -> tuple[type[Refusal], ...]:
        """Every class of refusal."""
        return (GameIsOver, NotAsked, *self.reasons)

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """Every class of move."""
        return tuple(dict.fromkeys(row.move for row in self.rows))

    @cached_property
    def business(self) -> tuple[type[Pending], ...]:
        """Every class of question and effect."""
        asked = (row.question for row in self.rows)
        return tuple(dict.fromkeys([*asked, *(kind for kind, _ in self.effects)]))

    @cached_property
    def _by_question(self) -> Mapping[type[Question], Mapping[type[Move], Answer[S]]]:
        found: dict[type[Question], dict[type[Move], Answer[S]]] = {}
        for row in self.rows:
            found.setdefault(row.question, {})[row.move] = row
        return found

    @cached_property
    def _legal(self) -> Mapping[type[Question], tuple[Callable[[S, Any], Iterable[Move]], ...]]:
        """What lists the legal moves of each row of a question."""
        by_question = self._by_question.items()
        return {
            asked: tuple(one.legal if one.rough else one.listed for one in rows.values())
            for asked, rows in by_question
        }

    @cached_property
    def _by_effect(self) -> Mapping[type[Effect], Callable[[S, Any], Step[S]]]:
        return dict(self.effects)

    def legal(self, state: S) -> tuple[Move, ...]:
        """List the legal answers to the question on top."""
        question = state.question
        if question is None:
            return ()
        found: list[Move] = []
        for listed in self._legal[type(question)]:
            found += listed(state, question)
        moves = tuple(found)
        self._latest[0] = state, moves
        return moves

    def at(self, state: S, share: float) -> Move:
        """Return the legal answer at a share of the list, 0 up to 1; IndexError if there is none."""
        question = state.question
        rows = () if question is None else self._legal[type(question)]
        found = rows[0](state, question) if len(rows) == 1 else self.legal(state)
        moves = found if isinstance(found, Each) else tuple(found)
        return moves[int(share * len(moves))]

    def was_listed(self, state: S, move: Move) -> bool:
        """Return whether `legal` has just listed this very move at this very table, which makes it legal."""
        table, moves = self._latest[0]
        return table is state and any(one is move for one in moves)

    def listed(self, state: S) -> Iterable[Move]:
        """List what the rows of the question on top list, rough or not."""
        question = state.question
        if question is not None:
            for row in self._by_question[type(question)].values():
                yield from row.listed(state, question)

    def ruling(self, state: S, move: Move) -> Ruling:
        """Say what it takes to give an answer to the question on top."""
        question = state.question
        if question is None:
            return GameIsOver(self.end)
        row = self._by_question[type(question)].get(type(move))
        return NotAsked(question.rule) if row is None else row.ruling(state, question, move)

    def apply(self, state: S, move: Move) -> Step[S]:
        """Do what a legal answer does, and all that follows by itself."""
        return settle(self._answered(state, move), self.resolve)

    def after(self, state: S, move: Move) -> S:
        """Return the table to which `apply` leads, without keeping what happened on the way."""
        return at_rest(self._answered(state, move).state, self.resolve)

    def _answered(self, state: S, move: Move) -> Step[S]:
        question = state.question
        assert question is not None
        return self._by_question[type(question)][type(move)].apply(state, question, move)

    def resolve(self, state: S, effect: Effect) -> Step[S]:
        """Do what an effect does, once it is taken off the pile."""
        return self._by_effect[type(effect)](state, effect)
