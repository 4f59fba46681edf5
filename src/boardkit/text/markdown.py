"""Markdown as plain lines, for pipes and screen readers, and its tables as rows that can be laid out."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, zip_longest
from operator import add
from textwrap import wrap
from typing import Final, TypeAlias

from boardkit.core.values import Value

MARKS: Final = r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1"  # marks of emphasis and code round some text
RULE: Final = r"\|[-:| ]+\|"  # the line that parts a table's head from its rows

PARTING: Final = r"\n\s*\n|\n(?=\s*[-*] )|\n(?=\s*\d+\. )|(?<=\|)\n(?!\|)|\n(?=\|)(?<!\|\n)"
"""Where a text parts: at blank lines, at the entries of lists, and before and behind a table."""

LATELY: Final = 64  # how many texts are kept as they were written: the same rules are told over and over
GAP: Final = "  "  # what stands between the columns of a table


class Grid(Value):
    """A table: what stands above its columns, and its rows, all as long."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def spoken(self) -> list[str]:
        """Say each row in a line, every cell with what stands above it."""
        heads = [f"{above}: " if above else "" for above in self.head]
        return ["; ".join(map(add, heads, row)) for row in self.rows]

    def lines(self, width: int) -> list[str]:
        """Lay the table out in lines of at most `width` columns; row by row where it has no room."""
        widths = self._widths(width)
        if widths is None:
            return [line for row in self.spoken() for line in wrap(row, width, subsequent_indent=GAP)]
        rule = GAP.join("─" * one for one in widths)
        return [*_row(self.head, widths), rule, *(line for row in self.rows for line in _row(row, widths))]

    def _widths(self, width: int) -> list[int] | None:
        """Share the columns of a line out, the widest giving way; None where a word would have to break."""
        cells = list(zip(self.head, *self.rows, strict=True))
        least = [max(map(len, " ".join(column).split()), default=0) for column in cells]
        widths = [max(map(len, column)) for column in cells]
        while sum(widths) + len(GAP) * (len(widths) - 1) > width:
            giving = [at for at in range(len(widths)) if widths[at] > least[at]]
            if not giving:
                return None
            widths[max(giving, key=lambda at: widths[at])] -= 1
        return widths


Part: TypeAlias = str | Grid  # a paragraph, or an entry of a list, or a table


def parts(markdown: str) -> Iterator[Part]:
    """Part a text into paragraphs, entries of lists and tables, all without marks."""
    for part in re.split(PARTING, markdown.strip()):
        if part.lstrip().startswith("|"):
            yield _grid(part.strip().splitlines())
        elif line := " ".join(_without_marks(re.sub(r"^\s*#+ ", "", part)).split()):
            yield re.sub(r"^[-*] ", "• ", line)


@lru_cache(LATELY)
def without_marks(markdown: str, width: int | None = None, end: str = "") -> str:
    """Return the text without marks of headings, emphasis and tables.

    Tables have `width` columns, or are told row by row, each with something at its `end`.
    """
    lines = list[str]()
    for in_table, some in groupby(markdown.strip().splitlines(), key=lambda line: line.startswith("|")):
        if in_table:
            grid = _grid(list(some))
            lines += [f"{row}{end}" for row in grid.spoken()] if width is None else grid.lines(width)
        else:
            lines += map(_without_marks, some)
    return "\n".join(lines)


def _grid(lines: Sequence[str]) -> Grid:
    """Read a table; rows that are shorter than the longest have empty cells."""
    cells = [line.strip().strip("|").split("|") for line in lines if not re.fullmatch(RULE, line.strip())]
    rows = [[_without_marks(cell.strip()) for cell in row] for row in cells]
    columns = list(zip_longest(*rows, fillvalue=""))
    head, *rest = zip(*columns, strict=True)
    return Grid(head, tuple(rest))


def _row(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Write a row in as many lines as its longest cell takes."""
    columns = [wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for line in zip_longest(*columns, fillvalue=""):
        padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        yield GAP.join(padded).rstrip()


def _without_marks(line: str) -> str:
    line = re.sub(r"^#+ ", "", line)
    while (plain := re.sub(MARKS, r"\2", line)) != line:
        line = plain
    return line
