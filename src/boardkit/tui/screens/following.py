"""Following a match that is played elsewhere, while the screen stays live."""

from asyncio import sleep
from typing import Final

from boardkit.core import Fault, FaultError
from boardkit.library.watching import Onlooker
from boardkit.tui.desk.intents import Happened, Lost
from boardkit.tui.screens.desked import Desked

PAUSE: Final = 0.1
"""Seconds between two looks."""


async def follow(screen: Desked, onlooker: Onlooker) -> None:
    """Tell a screen what becomes of a match, and once what keeps it from being seen."""
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
            if study is not None:
                told = None
                screen.handle(Happened(study))
