"""What a mode shows, and how, at whatever desk it is."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from rich.text import Text

from boardkit.core import Move
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.drawing import Entry
from boardkit.draw.shapes import Place
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.sheet import Sheet


class WithTable(Protocol):
    """What has a table that is shown."""

    @property
    def state(self) -> Any:
        """The table, covered for the viewer."""


D = TypeVar("D", bound=WithTable, contravariant=True)


class Answers(Value, eq=False):
    """The answers to a question, each taken by its letter, and the move that is taken as one, if one is."""

    entries: Sequence[Entry]
    move: Move | None = None


class Showing(Generic[D]):
    """What a mode shows, and how; where it says nothing, all is as at the table."""

    @property
    def styles(self) -> Collection[str]:
        """The names by which style sheet and keyboard know it, where it is unlike others."""
        return ()

    @property
    def suggested(self) -> Sequence[str]:
        """What may be typed, where something is."""
        return ()

    @property
    def teaches(self) -> bool:
        """Whether something is told beside the map in place of the log."""
        return False

    def beside(self, desk: D, ink: Ink, width: int) -> Text:  # noqa: ARG002 - for modes that teach
        """Return what is told beside the map, in a room so wide."""
        return Text()

    def answers(self, desk: D) -> Answers | None:  # noqa: ARG002 - for modes that ask
        """Return what lies in the hand in place of choices, where it is no question of the rules."""
        return None

    def named(self, desk: D, places: Collection[Place]) -> frozenset[Place]:  # noqa: ARG002 - the same
        """Return the places of a map that are named beside it."""
        return frozenset()

    def arrows(self, desk: D, places: Collection[Place]) -> Sequence[tuple[Place, Place]]:  # noqa: ARG002
        """Return the arrows that are drawn on a map, each from a place to another."""
        return ()

    def below(self, desk: D, ink: Ink, width: int) -> Sequence[Text]:  # noqa: ARG002 - for modes that tell
        """Return what is told in rows that the hand leaves, where they are so wide."""
        return ()

    def lit(self, desk: D) -> Mapping[str, str] | None:  # noqa: ARG002 - for modes that choose no move
        """Return the verbs that stay bright, by letter, with what is counted; None where moves are chosen."""
        return None

    def foreseen(self, desk: D) -> Any:
        """Return the table as it is told beside the map: with what is filled in."""
        return desk.state

    @property
    def foot(self) -> Sequence[str]:
        """The keys to show in the footer, by name; none for those that have a rank."""
        return ()

    def pace(self, desk: D) -> str:  # noqa: ARG002 - for modes that go on by themselves
        """Return the message of the speed at which it goes on by itself; nothing while it does not."""
        return ""

    def prompt(self, desk: D, ink: Ink) -> Text:  # noqa: ARG002 - for modes that say something
        """Say what is asked, and what came of it."""
        return Text()

    def remark(self, desk: D) -> str:  # noqa: ARG002 - the same
        """Say in one line how it stands."""
        return ""

    def sheet(self, desk: D, ink: Ink, room: Room) -> Sheet | None:  # noqa: ARG002 - for modes with one
        """Draw what lies in place of map and hand, if something does."""
        return None
