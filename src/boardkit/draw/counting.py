"""Numbers that change: `31 → 8`."""

from collections.abc import Iterable, Sequence

from boardkit.core import Seat
from boardkit.core.rules.values import evolve, frozen
from boardkit.draw.drawing import Numbers
from boardkit.text import Words


@frozen
class Change:
    """A number of a seat, or of all when there is no seat, before and after something.

    Attributes:
        reckoned: whether it is worked out from all that lies on the table.
    """

    name: str
    seat: Seat | None
    before: int
    after: int
    reckoned: bool = False

    @property
    def falls(self) -> bool:
        """Whether it becomes less."""
        return self.after < self.before


def differences(before: Sequence[Numbers], after: Sequence[Numbers]) -> Sequence[Change]:
    """Compare two sets of numbers."""
    return [
        Change(old.name, None if old.shared else Seat(seat), was, now, old.reckoned)
        for old, new in zip(before, after, strict=True)
        for seat, (was, now) in enumerate(zip(old.values, new.values, strict=True))
        if was != now
    ]


def changes_said(changes: Iterable[Change], words: Words) -> str:
    """Say changes, those of all first: `oxygen 3 → 4   Ada: points 5 → 8 · steel 2 → 0`."""
    by_seat: dict[Seat | None, list[Change]] = {None: []}
    for change in changes:
        by_seat.setdefault(change.seat, []).append(change)
    shared = (change_said(change, words) for change in by_seat.pop(None))
    owned = (_of_seat(first, rest, words) for first, *rest in by_seat.values())
    return "   ".join((*shared, *owned))


def _of_seat(first: Change, rest: Sequence[Change], words: Words) -> str:
    unnamed = (change_said(evolve(change, seat=None), words) for change in rest)
    return " · ".join((change_said(first, words), *unnamed))


def change_said(change: Change, words: Words) -> str:
    """Say a change: `Ada: points 5 → 8`."""
    name = words(change.name)
    if change.seat is None:
        return words("change-shared", name=name, before=change.before, after=change.after)
    return words("change", seat=words.seat(change.seat), name=name, before=change.before, after=change.after)


def figure(number: int, *, plain: bool = False) -> str:
    """Write a number with the sign that stands for less, or in 7 bits with a hyphen."""
    return str(number) if plain else str(number).replace("-", "−")
