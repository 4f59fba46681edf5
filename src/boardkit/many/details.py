"""What figures of many games tell beyond the overview: how numbers are distributed, and who won with what."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count, groupby
from typing import Any, Final

from boardkit.core import Game
from boardkit.many.figures import Rate, Tally
from boardkit.many.job import Deed
from boardkit.many.naming import Names
from boardkit.many.report import Bar, Line, Panel, apart_from, bar_for, rate_cells
from boardkit.many.writing import counted, decimal, percent, saying
from boardkit.text import Words

MOST_BINS: Final = 16
"""How many rows a distribution has at most."""

MINUS: Final = "\N{MINUS SIGN}"


def details(tally: Tally, game: Game[Any], words: Words) -> Iterator[Panel]:
    """Tell how lengths and points are distributed, and who won with what."""
    totals = sum(tally.points.values(), start=Counter[int]())
    for title, times in (
        ("many-rounds", tally.rounds),
        ("many-decisions", tally.lengths),
        ("many-points", totals),
    ):
        if len(times) > 1:
            yield distribution(words(title), times, words)
    yield from by_deed(tally, Names(game, words))


def distribution(title: str, times: Mapping[int, int], words: Words) -> Panel:
    """Tell how often numbers came, several together where there are many."""
    least, most, games = min(times), max(times), sum(times.values())
    step = next(step for step in _steps() if most // step - least // step < MOST_BINS)
    lines = []
    for first in range(least // step * step, most + 1, step):
        share = Rate(sum(times.get(number, 0) for number in range(first, first + step)), games)
        cells = (_bin(first, step, words), counted(share.count, words), percent(share.share, words))
        lines.append(Line(cells, Bar(share.share, share.share, share.share)))
    heads = (title, *saying(words, "many-times", "many-share"))
    return Panel(title=words("many-distribution", what=title), heads=heads, lines=tuple(lines))


def _bin(first: int, step: int, words: Words) -> str:
    """Name the numbers of a row of a distribution."""
    low, high = (str(number).replace("-", MINUS) for number in (first, first + step - 1))
    return low if step == 1 else words("many-range", low=low, high=high)


def _steps() -> Iterator[int]:
    """Give of how many numbers a row may stand: 1, 2, 5, 10, 20 and so on."""
    for power in count():
        yield from (step * 10**power for step in (1, 2, 5))


def by_deed(tally: Tally, names: Names) -> Iterator[Panel]:
    """Tell for each kind of move that names a thing how often it was made with each, and won with."""
    heads = saying(names.words, "many-thing", "many-times", "many-a-game", "many-win-rate", "many-interval")
    deeds = sorted(tally.deeds, key=names.place)
    for (verb, field), same in groupby(deeds, key=lambda deed: (deed.verb, deed.field)):
        often = sorted(same, key=lambda deed: (-tally.deeds[deed].times, deed.thing))
        yield Panel(
            title=names.title(verb, field),
            heads=heads,
            lines=tuple(_deed(tally, deed, names) for deed in often),
            usual=tally.base.share,
            shown=3,
            long=True,
        )


def _deed(tally: Tally, deed: Deed, names: Names) -> Line:
    done, words = tally.deeds[deed], names.words
    times, a_game = counted(done.times, words), decimal(done.times / tally.finished, words, 2)
    cells = (names.thing(deed), times, a_game, *rate_cells(done.rate, words))
    return Line(cells, bar_for(done.rate), apart_from(done.rate, tally))
