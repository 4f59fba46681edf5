"""Timing things many times over, and printing what came out."""

from collections.abc import Callable, Iterable, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time

from boardkit.core.values import Value


class Figure(Value):
    """How long something took each time, in seconds, and how long it may take."""

    name: str
    seconds: Sequence[float]
    limit: float | None = None

    @property
    def median(self) -> float:
        """What half of the times stay below, in seconds."""
        return median(self.seconds)

    @property
    def most(self) -> float:
        """What 95 of 100 times stay below, in seconds."""
        return quantiles(self.seconds, n=20, method="inclusive")[-1]

    @property
    def row(self) -> tuple[str, ...]:
        """The figure as a line of a table."""
        times = (self.median, self.most, max(self.seconds))
        limit = "-" if self.limit is None else duration(self.limit)
        return (self.name, str(len(self.seconds)), *map(duration, times), limit, self.verdict)

    @property
    def verdict(self) -> str:
        """Whether 95 of 100 times stay within the limit."""
        if self.limit is None:
            return ""
        return "kept" if self.most <= self.limit else "OVER"


def timed(action: Callable[[], object]) -> float:
    """Do something once and say how many seconds it took."""
    began = perf_counter()
    action()
    return perf_counter() - began


def worked(action: Callable[[], object]) -> float:
    """Do something once and say how many seconds of a core it took: other work on the machine counts not."""
    began = process_time()
    action()
    return process_time() - began


def duration(seconds: float) -> str:
    """Write seconds in the unit that suits them."""
    if seconds < 1e-3:
        return f"{seconds * 1e6:.1f} µs"
    return f"{seconds * 1e3:.2f} ms" if seconds < 1 else f"{seconds:.2f} s"


def rate(count: float, seconds: float) -> str:
    """Write how many there were in a second; `-` when the time was not taken."""
    return f"{count / seconds:,.0f}" if seconds else "-"


def print_figures(figures: Iterable[Figure]) -> None:
    """Print figures as a table."""
    head = ("what", "times", "median", "95 of 100", "worst", "limit", "")
    print_table(head, [figure.row for figure in figures])


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table in Markdown, the first column to the left and the others to the right."""
    widths = [max(3, *map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    for row in (head, rule, *rows):
        first, *others = row
        cells = (first.ljust(widths[0]), *map(str.rjust, others, widths[1:]))
        print(f"| {' | '.join(cells)} |")
    print()
