"""What became of the matches that are over: for each player, the wins, the best, and the points in time."""

from collections.abc import Iterable, Iterator, Sequence

from boardkit.core.values import Value
from boardkit.library.summaries import Result


class Played(Value):
    """What somebody has got out of a match."""

    name: str
    points: int
    won: bool
    hints: int = 0


class Record(Value):
    """What somebody has got out of all their matches, at least one.

    Attributes:
        name: as it was typed last; capitals make nobody another player.
        points: of each match, the first one first.
        hints: how many they were given in all.
    """

    name: str
    wins: int
    points: Sequence[int]
    hints: int = 0

    @property
    def matches(self) -> int:
        """How many they have played."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The most points."""
        return max(self.points)

    @property
    def tenths(self) -> int:
        """The average points, in tenths."""
        return round(10 * sum(self.points) / self.matches)


def records(results: Iterable[Result]) -> tuple[Record, ...]:
    """Say for each player what they have got out of matches given in time, who has won most first."""
    by_name: dict[str, list[Played]] = {}
    for result in results:
        for played in of(result):
            by_name.setdefault(played.name.casefold(), []).append(played)
    found = (_record(matches) for matches in by_name.values())
    return tuple(sorted(found, key=lambda one: (-one.wins, one.matches, -one.tenths, one.name.casefold())))


def of(result: Result) -> Iterator[Played]:
    """Say for each seat what came of a match; a seat without a name or points counts for nothing."""
    for seat, (name, points) in enumerate(zip(result.players, result.totals, strict=False)):
        hints = result.hints[seat] if seat < len(result.hints) else 0
        yield Played(name.strip(), points, seat in result.winners, hints)


def _record(matches: Sequence[Played]) -> Record:
    wins, hints = sum(match.won for match in matches), sum(match.hints for match in matches)
    return Record(matches[-1].name, wins, tuple(match.points for match in matches), hints)
