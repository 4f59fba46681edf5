"""The cases of the card tables, as they are written."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from boardkit.core.values import Value

TABLES = Path(__file__).parent
PLAYS = ("play", "event")


class Case(Value):
    """A line of a card table; the README beside the tables says what its words mean.

    Attributes:
        place: file and line.
        subject: what is done: verb, card and perhaps the number of an action.
        table: how the table differs from the standard one.
        answers: the answers that follow.
        changes: all that changes.
        refusal: why the last answer is refused, or nothing.
    """

    place: str
    subject: tuple[str, ...]
    table: tuple[str, ...]
    answers: tuple[str, ...]
    changes: tuple[str, ...]
    refusal: str

    @property
    def verb(self) -> str:
        """What is done."""
        return self.subject[0]

    @property
    def card(self) -> str:
        """The card that the case is about."""
        return self.subject[1]

    @property
    def option(self) -> int:
        """The number of the action used."""
        return int(self.subject[2])

    @property
    def moves(self) -> tuple[str, ...]:
        """All answers, the one that begins included."""
        beginning = {"when": (), "first": ("first",)}.get(self.verb, (" ".join(self.subject),))
        return (*beginning, *self.answers)

    def __str__(self) -> str:
        return f"{' '.join(self.subject)} ({self.place})"


@cache
def cases() -> tuple[Case, ...]:
    """Read all tables."""
    return tuple(case for path in sorted(TABLES.glob("*.txt")) for case in _read(path))


def _read(path: Path) -> Iterator[Case]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip():
            yield _case(f"{path.name}:{number}", line)


def _case(place: str, line: str) -> Case:
    subject, table, answers, changes = (column.strip() for column in line.split("|"))
    refused = changes.startswith("!")
    return Case(
        place,
        tuple(subject.split()),
        tuple(table.split()),
        tuple(answer.strip() for answer in answers.split(",") if answer.strip()),
        () if refused else tuple(changes.split()),
        changes.removeprefix("!").strip() if refused else "",
    )
