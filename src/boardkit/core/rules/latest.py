"""What was listed last: mostly one of those moves is played next, and need not be asked about again."""

from boardkit.core.rules.step import Move
from boardkit.core.rules.table import Table


class Latest:
    """The table whose legal moves were listed last, with those moves, which it replaces as one."""

    __slots__ = ("_listed",)

    def __init__(self) -> None:
        self._listed: tuple[Table | None, tuple[Move, ...]] = (None, ())

    def keep(self, state: Table, moves: tuple[Move, ...]) -> None:
        """Remember the legal moves of a table, and forget those of the one before."""
        self._listed = (state, moves)

    def holds(self, state: Table, move: Move) -> bool:
        """Tell whether this very move was listed at this very table; others may be equal and are not held."""
        table, moves = self._listed
        if table is state:
            for one in moves:
                if one is move:
                    return True
        return False
