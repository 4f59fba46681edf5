"""A match in progress: options, players, and the line of moves with every table kept."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from itertools import count
from typing import Any, Final, Generic, Self, TypedDict, Unpack, cast

from attrs import AttrsInstance

from boardkit.core.rules import chance
from boardkit.core.rules.ahead import after, settled_by
from boardkit.core.rules.game import Game, legal, play
from boardkit.core.rules.step import MOST_IN_A_ROW, EndlessError, Event, Frame, Move, Step
from boardkit.core.rules.table import CHANCE, S, Seat, first_seats
from boardkit.core.values import Value

COLOURS: Final = 6  # how many colours a palette has for seats
LONGEST_NAME: Final = 40  # the most characters of a player's name


class Sitter(StrEnum):
    """A person, or a computer player of a level, and of a character where it has one, at a seat."""

    PERSON = "person"
    NEWCOMER = "newcomer"
    CASUAL = "casual"
    STRONG = "strong"
    COACH = "coach"
    CASUAL_CAREFUL = "casual-careful"
    CASUAL_HUNGRY = "casual-hungry"
    CASUAL_SPITEFUL = "casual-spiteful"
    STRONG_CAREFUL = "strong-careful"
    STRONG_HUNGRY = "strong-hungry"
    STRONG_SPITEFUL = "strong-spiteful"

    @property
    def level(self) -> str:
        """The word of the level, without that of the character."""
        return self.partition("-")[0]

    @property
    def character(self) -> str:
        """The word of the character: careful, hungry or spiteful; empty where it has none."""
        return self.partition("-")[2]


LEVELS: Final = tuple(sitter for sitter in Sitter if sitter is not Sitter.PERSON and not sitter.character)
"""The computer players of each level that have no character."""


class Player(Value):
    """Who sits at a seat: the name as typed, the number of a colour in the palette, a person or not."""

    name: str
    colour: int
    sitter: Sitter = Sitter.PERSON


def seats_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats at which somebody sits: all of them, clockwise."""
    return first_seats(len(players))


def people_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats at which people sit."""
    return tuple(Seat(seat) for seat, player in enumerate(players) if player.sitter is Sitter.PERSON)


LONGEST_NOTE: Final = 2000  # the most characters of a line that is typed for the log; records may hold more


class NoteKind(StrEnum):
    """Kinds of notes in the record."""

    TAKEN_BACK = "taken-back"
    REMARK = "remark"
    OPENED = "opened"
    CLOSED = "closed"
    BY_HAND = "by-hand"
    HINTED = "hinted"
    ABANDONED = "abandoned"


class Note(Value):
    """A line of the log that no rule wrote: at moment `at`, about `seat`."""

    at: int
    kind: NoteKind
    seat: Seat
    text: str = ""  # a remark; of what was taken back, as much as everybody may know of it, in notation


class Moment(Value, Generic[S]):
    """One move and its step; the first moment of a match has no move."""

    step: Step[S]
    move: Move | None = None
    seat: Seat = CHANCE  # who made the move, CHANCE included
    asked: int = 0  # how many answers chance has given so far, this one included


class How(TypedDict, total=False):
    """How a match begins, as the fields of `Match` say it."""

    open_table: bool
    by_hand: bool


class Match(Value, Generic[S]):
    """A line of moments and where we stand on it; what lies behind `at` can be redone."""

    game: Game[S]
    options: Any
    players: tuple[Player, ...]
    seed: int
    moments: tuple[Moment[S], ...]
    at: int = 0
    notes: tuple[Note, ...] = ()
    open_table: bool = False  # nobody minds who sees what: no curtain stands between turns
    by_hand: bool = False  # chance waits for somebody to answer for it
    position: str = ""  # the code of the table that it began with; empty where the game was set up

    @classmethod
    def start(
        cls, game: Game[S], options: AttrsInstance, players: Sequence[Player], seed: int, **how: Unpack[How]
    ) -> "Match[S]":
        """Set the table and let chance do what comes before the first decision."""
        first: Moment[S] = Moment(game.setup(options, len(players)))
        return cls(game, options, tuple(players), seed, (first,), **how).advance_chance()

    @property
    def state(self) -> S:
        """The table now."""
        return self.moments[self.at].step.state

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.question is None

    @property
    def has_no_secrets(self) -> bool:
        """Whether nobody at the table has secrets from the others any more, or minds telling them."""
        return self.open_table or self.over or not self.game.secret or len(self.players) == 1

    def play(self, move: Move) -> "Match[S]":
        """Answer the question on top, then let chance answer until a seat is asked; RulesError if refused.

        Another move than what could be redone leaves that behind; notes about it stay, at the moment before.
        """
        if self.by_hand:
            return self.answer(move)
        now = answered(self.game, self.moments[self.at], move)
        return self._append(now, *_chances(self, now))

    def advance_chance(self) -> "Match[S]":
        """Let chance answer until a seat is asked, unless somebody answers for it."""
        return self if self.by_hand else self.let_chance_answer()

    def answer(self, move: Move) -> "Match[S]":
        """Answer the question on top and stop there, even if chance is next; RulesError if refused."""
        return self._append(answered(self.game, self.moments[self.at], move))

    def decisions(self) -> list[int]:
        """Return the moments, up to the last that can be redone, at which a seat is asked or all is over."""
        return list(filter(self.decides, range(len(self.moments))))

    def decider(self, at: int) -> Seat:
        """Return the seat whose decision led to a moment; CHANCE before the first decision."""
        return next((self.moments[one].seat for one in range(at, 0, -1) if self.decided(one)), CHANCE)

    def decided(self, at: int) -> bool:
        """Return whether a seat decided what led to a moment: it was asked, and there was another answer."""
        return has_answered(self, at) and not _answers_itself(self, at - 1)

    def undo(self) -> "Match[S]":
        """Go back by one decision, with what was answered after it by nobody's choice; at the start, stay."""
        return self.jump(next(filter(partial(_rests, self), range(self.at - 1, -1, -1)), self.at))

    def redo(self) -> "Match[S]":
        """Go forward by one decision that was undone; at the end, stay."""
        return self.jump(next(filter(partial(_rests, self), range(self.at + 1, len(self.moments))), self.at))

    def jump(self, at: int) -> "Match[S]":
        """Stand at moment `at`, or raise IndexError; playing on from there begins a branch."""
        if not 0 <= at < len(self.moments):
            raise IndexError(at)
        return self.__replace__(at=at)

    def revealed_since(self, at: int) -> tuple[Event, ...]:
        """Return the events after moment `at`, up to now, that told somebody something new."""
        frames = (frame for moment in self.moments[at + 1 : self.at + 1] for frame in moment.step.frames)
        return tuple(frame.event for frame in frames if frame.event.reveals)

    def frames(self) -> Iterator[tuple[int, Frame[S]]]:
        """Walk all that happened up to now, as (moment, frame)."""
        for at, moment in enumerate(self.moments[: self.at + 1]):
            yield from ((at, frame) for frame in moment.step.frames)

    def noted(self, note: Note) -> "Match[S]":
        """Write a note into the record."""
        return self.__replace__(notes=(*self.notes, note))

    def let_chance_answer(self) -> "Match[S]":
        """Draw chance's answers from the seed until a seat is asked or nobody; EndlessError if never."""
        drawn = _chances(self, self.moments[self.at])
        return self._append(*drawn) if drawn else self

    def drawn(self) -> "Match[S]":
        """Draw one answer of chance from the seed; somebody must have asked it."""
        return self._append(_drawn(self, self.moments[self.at]))

    def decides(self, at: int) -> bool:
        """Return whether a seat is asked at a moment, all is over, or somebody answers for chance."""
        return self.by_hand or self.moments[at].step.state.to_move != CHANCE

    def _append(self, *moments: Moment[S]) -> "Match[S]":
        """Go on from where we stand: the same moves again are redone, others leave behind what could be."""
        ahead = self.moments[self.at + 1 : self.at + 1 + len(moments)]
        if [(moment.seat, moment.move) for moment in ahead] == [(one.seat, one.move) for one in moments]:
            return self.jump(self.at + len(moments))
        onward = self.__replace__(moments=(*self.moments[: self.at + 1], *moments), at=self.at + len(moments))
        if not self.notes:
            return onward
        notes = tuple(note.__replace__(at=min(note.at, self.at)) for note in self.notes)
        return onward.__replace__(notes=notes)


def answered(game: Game[S], now: Moment[S], move: Move) -> Moment[S]:
    """Answer the question that is on top at a moment; raise RulesError if the rules refuse the move."""
    step = play(game, now.step.state, move)
    # Rules refuse every move while nobody is asked, so somebody was.
    seat = cast("Seat", now.step.state.to_move)
    return Moment(step, move, seat, now.asked + (seat == CHANCE))


def hints_of(match: Match[S]) -> tuple[int, ...]:
    """Count the hints that each seat was given up to now, those to decisions taken back included."""
    given = [note.seat for note in match.notes if note.kind is NoteKind.HINTED]
    return tuple(map(given.count, seats_of(match.players)))


def _chances(match: Match[S], now: Moment[S]) -> list[Moment[S]]:
    drawn = list[Moment[S]]()
    while now.step.state.to_move == CHANCE:
        if len(drawn) == MOST_IN_A_ROW:
            raise EndlessError("answers of chance", now.step.state.pile[-1])
        now = _drawn(match, now)
        drawn.append(now)
    return drawn


def _drawn(match: Match[S], now: Moment[S]) -> Moment[S]:
    state = now.step.state
    move = chance.answer(match.game, state, chance.stream(match.seed, now.asked))
    return Moment(match.game.apply(state, move), move, CHANCE, now.asked + 1)


def has_answered(match: Match[S], at: int) -> bool:
    """Return whether a seat gave the answer that led to a moment, and the log tells it as its own."""
    answered = at > 0 and match.moments[at].seat != CHANCE
    return answered and match.game.forced(match.moments[at - 1].step.state) is None


def only_answer(match: Match[S], at: int) -> Move | None:
    """Return the answer that is given at a moment without a question, or None where somebody decides.

    It is the only one that a seat has, unless other people could tell from that what the seat hides. Where
    nobody hides anything from anybody, what is needless beside a pass is no other answer.
    """
    game, state = match.game, match.moments[at].step.state
    forced = game.forced(state)
    if forced is not None or state.to_move in (None, CHANCE):
        return forced
    hides = game.secret and not match.open_table and len(people_of(match.players)) > 1
    moves = () if hides and game.telltale(state) else legal(game, state)
    chosen = [move for move in moves if len(moves) == 1 or type(move) not in game.sparing]
    if not hides and len(chosen) > 1:
        chosen = [move for move in chosen if not game.needless(state, move)]
    return chosen[0] if len(chosen) == 1 else None


def _answers_itself(match: Match[S], at: int) -> bool:
    """Return whether the answer that is given at a moment without a question is the one that was given."""
    only = only_answer(match, at)
    return only is not None and (at + 1 >= len(match.moments) or match.moments[at + 1].move == only)


def _rests(match: Match[S], at: int) -> bool:
    """Return whether a person decides at a moment, or all is over; without people, whether anybody does."""
    state, people = match.moments[at].step.state, people_of(match.players)
    decides = match.decides(at) and not _answers_itself(match, at)
    return decides and (state.to_move in (None, CHANCE, *people) or not people)


def played_on(match: Match[S]) -> Match[S]:
    """Give those answers until somebody decides."""
    while (move := only_answer(match, match.at)) is not None:
        match = match.play(move)
    return match


def in_a_row(moves: Sequence[Move], match: Match[S]) -> Match[S]:
    """Make moves one after the other, as long as each may be made and the same seat is asked the same."""
    first = match.state.question
    for move in moves:
        if match.state.question != first or move not in legal(match.game, match.state):
            break
        match = match.play(move)
    return match


class Standing(Value, Generic[S], eq=False):
    """The table of a match and what goes on from there; played on, it comes to what the match comes to."""

    game: Game[S]
    seed: int
    state: S
    asked: int  # how many answers chance has given so far

    @classmethod
    def of(cls, match: Match[S]) -> Self:
        """Leave the line of a match behind."""
        return cls(match.game, match.seed, match.state, match.moments[match.at].asked)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.question is None

    def play(self, move: Move) -> Self:
        """Make a legal move, then let chance answer until a seat is asked; EndlessError if none ever is."""
        asked = count(self.asked)
        state = after(self.game, self.state, move)
        state = settled_by(self.game, state, lambda _: chance.stream(self.seed, next(asked)))
        return type(self)(self.game, self.seed, state, next(asked))
