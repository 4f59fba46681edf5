"""Following a match that is played elsewhere, while the screen stays live."""

from asyncio import sleep
from typing import Final

from boardkit.core import Fault, FaultError
from boardkit.library.watching import Onlooker, is_another
from boardkit.tui.desk.intents import Happened, Lost
from boardkit.tui.screens.desked import Desked

PAUSE: Final = 0.1
"""Seconds between two looks."""


async def follow(screen: Desked, onlooker: Onlooker) -> None:
    """Tell a screen what becomes of a match, and once what keeps it from being seen.

    Where another match has taken its place, the screen is left, with that as its answer.
    """
    told: Fault | None = None
    while True:
        await sleep(PAUSE)
        try:
            study = onlooker.look()
        except FaultError as error:
            if error.fault != told:
                told = error.fault
                screen.handle(Lost(told))
        else:
            if study is None:
                continue
            told = None
            if is_another(study.main, screen.desk.study.main):
                while screen.app.screen is not screen:
                    screen.app.pop_screen()
                screen.leave(Happened(study))
                return
            screen.handle(Happened(study))
