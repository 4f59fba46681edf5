"""By how much an index moves, written with its sign."""


class Shift(int):
    """A number that says `+2`, `−1` or `0`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{int(self):+d}".replace("-", "\N{MINUS SIGN}") if self else "0"
