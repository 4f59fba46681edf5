"""By how much an index moves, written with its sign."""


class Shift(int):
    """A number that says `+2` or `-1`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{int(self):+d}"
