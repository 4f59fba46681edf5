"""Letting computer players think while the screen stays live."""

from asyncio import gather, sleep, wrap_future
from collections.abc import Coroutine
from concurrent.futures import BrokenExecutor
from typing import Any

from boardkit.core.lines.course import is_known
from boardkit.players.task import Task
from boardkit.tui.desk.intents import Because, Do, Thought
from boardkit.tui.desk.wishes import Think
from boardkit.tui.screens.desked import Desked
from boardkit.tui.themes.preferences import PAUSES


def work_for(screen: Desked, wish: Think) -> tuple[Coroutine[Any, Any, None], str, str]:
    """Return the work of letting a player think, a name for it, and what it is of: one thing at a time."""
    if wish.then is None:
        return think(screen, wish.task), "", "thinking"
    return think_again(screen, wish.task, wish.then), "", "because"


async def think(screen: Desked, task: Task) -> None:
    """Let a computer player think, and show its move no sooner than people want to see the next.

    After a decision that nobody can see, there is no pause: pauses can be counted.
    """
    match = screen.desk.match
    rests = screen.desk.mode.resting and is_known(match, match.at)
    pause = PAUSES[screen.board.preferences.pace] if rests else 0
    try:
        thought, _ = await gather(wrap_future(screen.board.thinker.ask(task)), sleep(pause))
    except BrokenExecutor:
        screen.handle(Do.BACK)
        screen.board.tell(screen.desk.words("thinking-died"), wrong=True)
    else:
        screen.handle(Thought(task, thought))


async def think_again(screen: Desked, task: Task, then: Because) -> None:
    """Let a computer player think about a decision that it made, to say why."""
    try:
        thought = await wrap_future(screen.board.thinker.ask(task))
    except BrokenExecutor:
        screen.board.tell(screen.desk.words("thinking-died"), wrong=True)
    else:
        screen.handle(then.__replace__(verdict=thought))
