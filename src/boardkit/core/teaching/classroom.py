"""A class, what it was asked, and who or how many gave which answer."""

from collections.abc import Iterator, Mapping
from typing import Final, Self

from msgspec import field

from boardkit.core.values import Value

FEWEST_CHOICES, MOST_CHOICES = 2, 6
"""How many answers a question to a class may offer: `a` to `f`."""

LETTERS: Final = "abcdef"
"""What they are told apart by."""

MOST_NAMES: Final = 60
LONGEST_PUPIL: Final = 40
"""How many names a class may have, and the most characters of one."""


class Question(Value):
    """A question with its answers; `right` is the number of the right one, or None where there is none."""

    text: str
    choices: tuple[str, ...]
    right: int | None = None


class Poll(Value):
    """A question, and what the room said to it.

    Attributes:
        answers: which answer somebody gave, by name.
        tallies: the answers that were counted without a name, in the order in which they were.
    """

    question: Question
    answers: Mapping[str, int] = field(default_factory=dict)
    tallies: tuple[int, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """How many gave each answer."""
        given = [*self.answers.values(), *self.tallies]
        return tuple(given.count(number) for number in range(len(self.question.choices)))

    @property
    def asked(self) -> int:
        """How many answered."""
        return len(self.answers) + len(self.tallies)

    def answered(self, name: str, choice: int) -> Self:
        """Take somebody's answer; the last one counts."""
        return self.__replace__(answers={**self.answers, name: choice})

    def without(self, name: str) -> Self:
        """Forget somebody's answer."""
        return self.__replace__(answers={one: choice for one, choice in self.answers.items() if one != name})

    def tallied(self, choice: int, by: int) -> Self:
        """Count an answer once more, or with -1 once less."""
        if by > 0:
            return self.__replace__(tallies=(*self.tallies, choice))
        at = len(self.tallies) - 1 - self.tallies[::-1].index(choice) if choice in self.tallies else None
        return self if at is None else self.__replace__(tallies=self.tallies[:at] + self.tallies[at + 1 :])


class Classroom(Value):
    """The names of a class, and what it was asked so far."""

    names: tuple[str, ...] = ()
    polls: tuple[Poll, ...] = ()

    @property
    def pupils(self) -> tuple[str, ...]:
        """Everybody who is named: those of the class, then others who answered."""
        others = (name for poll in self.polls for name in poll.answers)
        return tuple(dict.fromkeys((*self.names, *others)))

    def asked(self, poll: Poll) -> Self:
        """Keep what came of a question."""
        return self.__replace__(polls=(*self.polls, poll))

    def right(self, name: str) -> int:
        """Count the right answers that somebody gave."""
        given = ((poll.question.right, poll.answers.get(name)) for poll in self.polls)
        return sum(right is not None and right == choice for right, choice in given)


def names_in(line: str) -> tuple[str, ...]:
    """Read names that commas part; each once, none too long, no more than a class has."""
    names = (" ".join(name.split())[:LONGEST_PUPIL] for name in line.split(","))
    return tuple(dict.fromkeys(filter(None, names)))[:MOST_NAMES]


def question_in(text: str, line: str) -> Question | None:
    """Read answers that strokes part, the right one behind a `*`; None if there are not two to six."""
    parts = [part.strip() for part in line.split("/")]
    choices = tuple(part.removeprefix("*").strip() for part in parts)
    right = [number for number, part in enumerate(parts) if part.startswith("*")]
    if (
        not FEWEST_CHOICES <= len(choices) <= MOST_CHOICES
        or not all(choices)
        or len(right) > 1
        or not text.strip()
    ):
        return None
    return Question(text.strip(), choices, right[0] if right else None)


def lettered(question: Question) -> Iterator[tuple[str, str]]:
    """Name the answers by letters, from `a`."""
    return zip(LETTERS, question.choices, strict=False)
