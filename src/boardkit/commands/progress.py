"""How far many games or pages are: on a terminal a bar, the speed and the time left; nothing in a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from boardkit.many.writing import decimal
from boardkit.text import Words


class RateColumn(ProgressColumn):
    """How many games or pages are made in a second, and how long the rest takes."""

    def __init__(self, words: Words, message: str) -> None:
        super().__init__()
        self._words = words
        self._message = message

    def render(self, task: Task) -> Text:
        """Say it as soon as it can be told."""
        if not task.speed or task.time_remaining is None:
            return Text()
        left = str(timedelta(seconds=round(task.time_remaining)))
        rate = self._words(self._message, rate=decimal(task.speed, self._words))
        return Text(f"{rate} · {self._words('many-left', left=left)}", "cyan")


@contextmanager
def progress(
    words: Words, done: int, total: int, *, name: str = "many-progress", rate: str = "many-rate"
) -> Iterator[Callable[[int], None]]:
    """Show a bar if the error stream is a terminal; what is yielded takes how many more are done.

    Games are counted, or what the messages `name` and `rate` are about.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(words, rate))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words(name), total=total, completed=done)
        yield lambda more: bar.advance(task, more)
