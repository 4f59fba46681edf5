"""Numbers that change: `31 → 8`."""

from collections.abc import Iterable, Sequence
from typing import Any

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.drawing import Drawing, Numbers
from boardkit.text import Words


def watched(drawing: Drawing, view: Any) -> Sequence[Numbers]:
    """Return the numbers of a table of which a log tells every change: all but those of cards."""
    return [row for row in drawing.numbers(view) if not row.of_cards]


class Change(Value):
    """A number of a seat, or of all when there is no seat, before and after something.

    Attributes:
        reckoned: whether it is worked out from all that lies on the table.
        part: whether it is a part of the number before it.
        tally: whether it only counts what lies there.
    """

    name: str
    seat: Seat | None
    before: int
    after: int
    reckoned: bool = False
    part: bool = False
    tally: bool = False

    @property
    def falls(self) -> bool:
        """Whether it becomes less."""
        return self.after < self.before


def differences(before: Sequence[Numbers], after: Sequence[Numbers]) -> Sequence[Change]:
    """Compare two sets of numbers."""
    return [
        Change(old.name, None if old.shared else Seat(seat), was, now, old.reckoned, old.part, old.tally)
        for old, new in zip(before, after, strict=True)
        for seat, (was, now) in enumerate(zip(old.values, new.values, strict=True))
        if was != now
    ]


def changes_said(changes: Iterable[Change], words: Words, first: Seat | None = None) -> str:
    """Say changes, those of a seat first: `Ada: points 5 → 8 · steel 2 → 0   oxygen 3 → 4`."""
    by_seat: dict[Seat | None, list[Change]] = {}
    for change in changes:
        by_seat.setdefault(change.seat, []).append(change)
    mine = [] if first is None else by_seat.pop(first, [])
    shared = (change_said(change, words) for change in by_seat.pop(None, ()))
    others = (_of_seat(theirs, words) for theirs in by_seat.values())
    return "   ".join((*([_of_seat(mine, words)] if mine else []), *shared, *others))


def _of_seat(changes: Sequence[Change], words: Words) -> str:
    """Say the changes of a seat, each with its parts: `Ada: points 19 → 20 (relics +2, powers −1)`."""
    groups: list[list[Change]] = []
    for change in changes:
        if not (change.part and groups):
            groups.append([])
        groups[-1].append(change)
    first, *rest = (_with_parts(whole.__replace__(seat=None), parts, words) for whole, *parts in groups)
    assert changes[0].seat is not None
    return " · ".join((words("change-of", seat=words.seat(changes[0].seat), change=first), *rest))


def _with_parts(change: Change, parts: Sequence[Change], words: Words) -> str:
    said = change_said(change, words)
    if not parts:
        return said
    named = ", ".join(f"{words(part.name)} {_signed(part.after - part.before)}" for part in parts)
    return words("change-parts", change=said, parts=named)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else figure(number)


def change_said(change: Change, words: Words) -> str:
    """Say a change: `Ada: points 5 → 8`."""
    name = words(change.name)
    if change.seat is None:
        return words("change-shared", name=name, before=change.before, after=change.after)
    return words("change", seat=words.seat(change.seat), name=name, before=change.before, after=change.after)


def change_brief(change: Change, words: Words) -> str:
    """Say a change of the own numbers as briefly as can be: `points 5→8`."""
    return f"{words(change.name)} {change.before}→{change.after}"


def figure(number: int, *, plain: bool = False) -> str:
    """Write a number with the sign that stands for less, or in 7 bits with a hyphen."""
    return str(number) if plain else str(number).replace("-", "−")
