"""Questions about a table, whose right answers the rules know, and what a class answered."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, Final, TypeAlias

from msgspec import field

from boardkit.core.faults import FaultError, UnknownField
from boardkit.core.lines.match import Match, seats_of
from boardkit.core.records.replay import played, read_move
from boardkit.core.rules.score import ScoreLine
from boardkit.core.rules.step import Condition, Event, Move, Refusal
from boardkit.core.rules.table import S, Seat
from boardkit.core.teaching import faults
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import About, Ask, Wanted
from boardkit.core.teaching.reaching import attempted, points_of
from boardkit.core.values import Value

FEWEST_CHOICES: Final = 2  # how many answers a question offers at least
LETTERED: Final = ascii_lowercase  # the letters of its answers, and no more than those
TOLD_BY_THE_TABLE: Final = frozenset({About.POINTS, About.LEADER, About.NEXT})  # subjects beside the map


class Amount(Value):
    """By how much something becomes more, or less below zero, by the message that names it."""

    name: str
    number: int


class Happening(Value, eq=False):
    """Something that happens by a move."""

    event: Event
    move: Move | None  # None where it is not known by which


class Refused(Value, eq=False):
    """The move is refused; as an answer to another move, what is met in place of it."""

    refusal: Refusal
    met: Condition | None = None


class Allowed(Value, eq=False):
    """The move is allowed, and does something."""

    events: Sequence[Event] = ()


class Own(Value):
    """An answer in an author's own words."""

    text: Said


Answer: TypeAlias = Move | Seat | int | Amount | Happening | Refused | Allowed | Own


class Quiz(Value, eq=False):
    """A question with its answers, and which of them are right."""

    ask: Ask
    match: Match[Any]  # the table it is about: with the moves made that are to be imagined
    choices: Sequence[Answer]
    right: int
    also: Sequence[int] = ()  # others that are right, too
    move: Move | None = None  # the move that it is about, if it is about one

    @property
    def about(self) -> About:
        """What it is about."""
        return self.ask.about

    @property
    def rights(self) -> Sequence[int]:
        """The numbers of the answers that are right."""
        return (self.right, *self.also)

    @property
    def wants_all(self) -> bool:
        """Whether all of the right answers have to be given."""
        return self.ask.wanted is Wanted.ALL

    def judge(self, given: Collection[int]) -> bool:
        """Return whether what is given is right: any right answer, or all of them where they are wanted."""
        wrong = set(given) - set(self.rights)
        return not wrong and bool(given) and (not self.wants_all or len(given) == len(self.rights))

    def note_on(self, number: int) -> Said | None:
        """Return what its author says to a wrong answer, if anything."""
        return next((one.note for one in self.ask.mistakes if place_of(self, one.choice) == number), None)

    @property
    def told_by_the_table(self) -> bool:
        """Whether what stands beside the map would tell the answer."""
        return self.about in TOLD_BY_THE_TABLE


class Met(Value):
    """What is said is not so; of a refusal, what is met in place of it."""

    condition: Condition | None = None


class Lacking(Value):
    """The move is not allowed, though it meets some of what it takes."""

    met: Sequence[Condition]


class Missed(Value):
    """The number is another."""

    too_many: bool


class Elsewhere(Value, eq=False):
    """It does not happen by this move, but by another, if that is known."""

    move: Move | None


class Counted(Value):
    """The points are others: these lines of the score sheet make them."""

    seat: Seat
    too_many: bool
    lines: tuple[ScoreLine, ...]


class Compared(Value):
    """A seat has so many points, and another has so many, or as many and wins the tie."""

    seat: Seat
    points: int
    more: int


class Waits(Value):
    """Another seat is asked, by this section."""

    seat: Seat
    rule: str


Reason: TypeAlias = Refused | Allowed | Counted | Compared | Waits | Met | Lacking | Missed | Elsewhere
"""Says why an answer is wrong."""


def quiz_of(match: Match[S], ask: Ask) -> Quiz:
    """Put a question to a table; FaultError if it does not fit, or has not one right answer."""
    after = played(match, ask.after)
    choices = _choices(after, ask)
    right = _right(after, ask, choices)
    if len(choices) < FEWEST_CHOICES or not right:
        raise FaultError(faults.AnswerNotOffered())
    if len(choices) > len(LETTERED):
        raise FaultError(faults.TooManyAnswers(len(choices), len(LETTERED)))
    if len(right) > 1 and ask.wanted is Wanted.ONE:
        raise FaultError(faults.SeveralAnswers(len(right)))
    return Quiz(ask, after, choices, right[0], right[1:])


def place_of(quiz: Quiz, choice: str) -> int | None:
    """Return the number, from 0, of an answer as a lesson names it: as it lists it, a seat by its number."""
    texts = quiz.ask.choices or [str(seat) for seat in range(len(quiz.choices))]
    return texts.index(choice) if choice in texts else None


def reason(quiz: Quiz, number: int) -> Reason:
    """Say by the rules why an answer is wrong, without a word on which is right."""
    game, state, choice = quiz.match.game, quiz.match.state, quiz.choices[number]
    match choice:
        case Move():
            refusal = game.refusal(state, choice)
            return Allowed(attempted(quiz.match, choice).events) if refusal is None else Refused(refusal)
        case Own():
            return Met()
        case Allowed():
            assert quiz.move is not None
            refusal = game.refusal(state, quiz.move)
            if refusal is not None and len(quiz.choices) == FEWEST_CHOICES:
                return Refused(refusal)  # which answer is right is no secret any more
            return Lacking([one for one in game.conditions(state, quiz.move) if one.refusal is None])
        case Refused(met=met):
            return Met(met)
        case Happening(move=move):
            return Elsewhere(move)
        case Amount(number=amount):
            right = quiz.choices[quiz.right]
            assert isinstance(right, Amount)
            return Missed(abs(amount) > abs(right.number))
    if quiz.about is About.POINTS:
        lines = game.score(state).of(Seat(quiz.ask.seat))
        wanted = tuple(one for one in lines if not quiz.ask.lines or one.kind in quiz.ask.lines)
        return Counted(Seat(quiz.ask.seat), choice > sum(one.points for one in wanted), wanted)
    seat = Seat(choice)
    if quiz.about is About.LEADER:
        totals = game.score(state).totals
        return Compared(seat, totals[seat], totals[quiz.right])
    question = state.question
    return Waits(seat, question.rule if question else "")


def _choices(match: Match[S], ask: Ask) -> Sequence[Answer]:
    own = ask.about is About.OWN
    if strange := ask.choices if own else ask.answers:
        raise FaultError(UnknownField("$.ask", "choices" if strange is ask.choices else "answers"))
    match ask.about:
        case About.OWN:
            if not all(one.text for one in ask.answers):
                raise FaultError(faults.EmptyLesson())
            return [Own(one.text) for one in ask.answers]
        case About.POINTS:
            return [_number(text) for text in ask.choices]
        case About.LEGAL | About.REFUSED:
            return [read_move(match, number, text) for number, text in enumerate(ask.choices, start=1)]
    return seats_of(match.players)


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise FaultError(faults.BadChoice(text))
    return int(text)


def _right(match: Match[S], ask: Ask, choices: Sequence[Answer]) -> list[int]:
    game, state = match.game, match.state
    match ask.about:
        case About.LEGAL | About.REFUSED:
            legal = ask.about is About.LEGAL
            moves = [(n, move) for n, move in enumerate(choices) if isinstance(move, Move)]
            return [n for n, move in moves if (game.refusal(state, move) is None) is legal]
        case About.OWN:
            return [n for n, one in enumerate(ask.answers) if one.right]
        case About.NEXT:
            return [n for n, seat in enumerate(choices) if seat == state.to_move]
        case About.LEADER:
            leaders = game.score(state).ranking[0]
            return [n for n, seat in enumerate(choices) if (seat,) == leaders]
    points = points_of(game.score(state), ask.seat, ask.lines)
    return [n for n, number in enumerate(choices) if number == points]


FEWEST_OFFERED, MOST_CHOICES = 2, 6  # how many answers a question to a class may offer: `a` to `f`
LETTERS: Final = "abcdef"  # letters of the answers
MOST_NAMES: Final = 60  # how many names a class may have
LONGEST_PUPIL: Final = 40  # the most characters of a name


class Question(Value):
    """A question with its answers; `right` is the number of the right one, or None where there is none."""

    text: str
    choices: tuple[str, ...]
    right: int | None = None
    also: tuple[int, ...] = ()  # others that are right, too

    @property
    def rights(self) -> tuple[int, ...]:
        """The numbers of all answers that are right."""
        return () if self.right is None else (self.right, *self.also)


class Poll(Value):
    """A question, and what the room said to it."""

    question: Question
    answers: Mapping[str, int] = field(default_factory=dict)  # which answer somebody gave, by name
    tallies: tuple[int, ...] = ()  # answers that were counted without a name, as they came

    @property
    def counts(self) -> tuple[int, ...]:
        """How many gave each answer."""
        given = [*self.answers.values(), *self.tallies]
        return tuple(given.count(number) for number in range(len(self.question.choices)))

    @property
    def asked(self) -> int:
        """How many answered."""
        return len(self.answers) + len(self.tallies)

    @property
    def bars(self) -> Iterator[tuple[str, int, int]]:
        """Each answer with its letter, how many gave it, and which share of all they are, in per cent."""
        for (letter, choice), count in zip(lettered(self.question), self.counts, strict=True):
            yield f"{letter}) {choice}", count, round(100 * count / self.asked) if self.asked else 0

    @property
    def nameless(self) -> "Poll":
        """The same without a word on who answered what."""
        counted = enumerate(self.counts)
        return Poll(self.question, tallies=tuple(one for one, count in counted for _ in range(count)))

    def answered(self, name: str, choice: int) -> "Poll":
        """Take somebody's answer; the last one counts."""
        return self.__replace__(answers={**self.answers, name: choice})

    def without(self, name: str) -> "Poll":
        """Forget somebody's answer."""
        return self.__replace__(answers={one: choice for one, choice in self.answers.items() if one != name})

    def tallied(self, choice: int, by: int) -> "Poll":
        """Count an answer once more, or with -1 once less."""
        if by > 0:
            return self.__replace__(tallies=(*self.tallies, choice))
        at = len(self.tallies) - 1 - self.tallies[::-1].index(choice) if choice in self.tallies else None
        return self if at is None else self.__replace__(tallies=self.tallies[:at] + self.tallies[at + 1 :])


class Classroom(Value):
    """The names of a class, and what it was asked so far."""

    names: tuple[str, ...] = ()
    polls: tuple[Poll, ...] = ()
    open: Poll | None = None  # what is being answered, of which nothing has been revealed

    @property
    def pupils(self) -> tuple[str, ...]:
        """Everybody who is named: those of the class, then others who answered."""
        others = (name for poll in self.polls for name in poll.answers)
        return tuple(dict.fromkeys((*self.names, *others)))

    def asked(self, poll: Poll) -> "Classroom":
        """Keep what came of a question."""
        return self.__replace__(polls=(*self.polls, poll), open=None)

    def right(self, name: str) -> int:
        """Count the right answers that somebody gave."""
        return sum(poll.answers.get(name) in poll.question.rights for poll in self.polls)


def names_in(text: str) -> tuple[str, ...]:
    """Read names that lines or semicolons part, or where neither do commas.

    Each counts once; none is too long, and there are no more than a class has.
    """
    lines = text.strip().replace(";", "\n").splitlines()
    parts = lines if ";" in text or len(lines) > 1 else text.split(",")
    return tuple(dict.fromkeys(filter(None, map(name_in, parts))))[:MOST_NAMES]


def name_in(text: str) -> str:
    """Read a name: in one line, and not too long."""
    return " ".join(text.split())[:LONGEST_PUPIL].rstrip()


def question_in(text: str, line: str) -> Question | None:
    """Read answers that strokes part, the right one behind a `*`; None if there are not two to six."""
    parts = [part.strip() for part in line.split("/")]
    choices = tuple(part.removeprefix("*").strip() for part in parts)
    right = [number for number, part in enumerate(parts) if part.startswith("*")]
    fits = FEWEST_OFFERED <= len(choices) <= MOST_CHOICES and all(choices) and len(right) <= 1
    if not fits or not text.strip():
        return None
    return Question(text.strip(), choices, right[0] if right else None)


def lettered(question: Question) -> Iterator[tuple[str, str]]:
    """Name the answers by letters, from `a`."""
    return zip(LETTERS, question.choices, strict=False)
