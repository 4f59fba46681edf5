"""Modes whose keys do something of their own, and say so in the footer."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from boardkit.tui.desk.desk import Desk, Mode


class Labelled(Mode):
    """What is done, with the keys that do something now in the footer's order."""

    @property
    @abstractmethod
    def labels(self) -> Mapping[str, str]:
        """The actions of the keys, each with the message that says what it does here."""

    @property
    def foot(self) -> Sequence[str]:
        """The keys that do something now."""
        return tuple(self.labels)


def labels(desk: Desk) -> Mapping[str, str]:
    """Return the messages of actions that do something of their own now, whatever they do elsewhere."""
    return desk.mode.labels if isinstance(desk.mode, Labelled) else {}
