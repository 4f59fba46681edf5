"""How far many games are: a bar on a terminal, with the speed and the time left; nothing in a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from boardkit.text import Words


class RateColumn(ProgressColumn):
    """How many games are played in a second, and how long the rest takes."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        """Say it as soon as it can be told."""
        if not task.speed or task.time_remaining is None:
            return Text()
        left = str(timedelta(seconds=round(task.time_remaining)))
        rate = self._words("many-rate", rate=f"{task.speed:.3g}")
        return Text(f"{rate} · {self._words('many-left', left=left)}", "cyan")


@contextmanager
def progress(words: Words, done: int, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar if the error stream is a terminal; what is yielded takes how many more games are done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(words))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("many-progress"), total=total, completed=done)
        yield lambda more: bar.advance(task, more)
