"""Tables of names and numbers: heads above their columns, names that are cut last of all."""

from collections.abc import Callable, Sequence

from rich.text import Text

from boardkit.draw.blocks import columns

Named = Callable[[int], Text]
"""A name, as far as it has room in so many columns."""


def headed(
    heads: Sequence[str], names: Sequence[Named], rows: Sequence[Sequence[str]], width: int
) -> list[Text]:
    """Write names, each with its row of numbers, below dim heads."""
    first, *others = map(Text, heads)
    numbers = [[Text(number) for number in row] for row in rows]
    space = width - sum(
        max(cell.cell_len for cell in column) + 1
        for column in zip(others, *(row[1:] for row in numbers), strict=True)
    )
    leads = led(first, [(name, row[0]) for name, row in zip(names, numbers, strict=True)], space)
    rest = [others, *(row[1:] for row in numbers)]
    head, *lines = columns([[lead, *row] for lead, row in zip(leads, rest, strict=True)])
    head.stylize("dim")
    return [head, *lines]


def led(head: Text, rows: Sequence[tuple[Named, Text]], width: int) -> list[Text]:
    """Write a column of names, each with a number to its right, below a head.

    Below a head that is wider than the numbers, names go on as far as these.
    """
    most = max(number.cell_len for _, number in rows)
    names = [named(width - most - 1) for named, _ in rows]
    widest = max(name.cell_len for name in names) + 1 + max(head.cell_len, most)
    pairs = zip(names, (number for _, number in rows), strict=True)
    return [_apart(name, number, min(widest, width)) for name, number in ((Text(), head), *pairs)]


def _apart(left: Text, right: Text, width: int) -> Text:
    """Write one text to the left and one to the right."""
    line = left.copy()
    line.pad_right(max(width - left.cell_len - right.cell_len, 0))
    return line.append_text(right)
