"""Typing the number of an entry, or one that a move in the making asks for."""

from typing import Final

from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Do, Take, TypeDigit
from boardkit.tui.desk.moving import amount, asks_for_number, numbers, take, taken, types_entries
from boardkit.tui.desk.wishes import Ring, Wake, Wish

TOGETHER: Final = 0.6
"""Seconds in which two digits are one number."""


def type_digit(desk: Desk, typed: TypeDigit) -> Outcome:
    """Take the number that has been typed; a digit that leads to none begins anew."""
    for digits in (_so_far(desk) + typed.digit, typed.digit):
        found = _numbered(desk, int(digits))
        if found is not None:
            return Outcome(found.__replace__(digits=digits), waits(desk))
    return Outcome(desk.__replace__(digits=typed.digit)).wishing(Ring())


def _so_far(desk: Desk) -> str:
    """Return what has been typed of a number; of that of an entry only while the list shows it taken."""
    if not types_entries(desk):
        return desk.digits
    number = int(desk.digits or "0")
    taken_now = 1 <= number <= len(desk.listed) and desk.listed[number - 1] == desk.draft.choice
    return desk.digits if taken_now else ""


def waits(desk: Desk) -> tuple[Wish, ...]:
    """Let the second digit of an entry come in a moment, or be the first of another."""
    return (Wake(TOGETHER, Do.FORGET),) if types_entries(desk) else ()


def forget(desk: Desk) -> Outcome:
    """Forget what has been typed of the number of an entry."""
    return Outcome(desk if asks_for_number(desk) or not desk.digits else desk.__replace__(digits=""))


def _numbered(desk: Desk, number: int) -> Desk | None:
    """Put a number into the move in the making, or take the entry that stands for it."""
    if types_entries(desk):
        return take(desk, Take(number - 1)).desk if 1 <= number <= len(desk.listed) else None
    name = amount(desk)
    if name:
        known = number in desk.draft.turnings(name)
        return desk.__replace__(draft=desk.draft.turned_to(name, number)) if known else None
    entry = numbers(desk).get(number)
    return None if entry is None else taken(desk, entry)
