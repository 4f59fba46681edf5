"""What numbers a field may hold, as validators that attrs need not be asked for."""

from collections.abc import Callable
from operator import ge, le
from typing import Any, Final

from boardkit.core.values import Value

COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {">=": ge, "<=": le}


class Bound(Value):
    """A number that a field may reach and not pass; forms read it, as they read the validators of attrs."""

    compare_op: str
    bound: int

    def __call__(self, _: object, field: Any, number: int) -> None:
        """Refuse a number beyond it.

        Raises:
            ValueError: it is.
        """
        if not COMPARED[self.compare_op](number, self.bound):
            raise ValueError(f"'{field.name}' must be {self.compare_op} {self.bound}: {number}")


def between(least: int, most: int) -> list[Bound]:
    """Let numbers from the least to the most pass."""
    return [Bound(">=", least), Bound("<=", most)]
