"""A tour of the table in six steps: each waits until its reader has done what it tells of."""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.tui.desk.acting import act, redo, take_back, turn_or_redo
from boardkit.tui.desk.changing import present
from boardkit.tui.desk.deeds import deeds, kind_of, simply
from boardkit.tui.desk.desk import Deed, Deeds, Desk, Outcome
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Choose, Do, Go, Hover, Intent, Point, Take, Want
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.choosing import IN_HAND, Choosing
from boardkit.tui.desk.wishes import Leave

KEYS: Final = ("pick", "back", "next_target", "turn", "undo", "why", "inspect", "help")
"""The actions that the footer shows on a tour."""

Done = Callable[[Desk, Intent, Desk], bool]
"""Whether a step is done by an intent that led from one desk to another."""


def _wanted(*kinds: Enum | type[Intent]) -> Done:
    return lambda _, intent, __: kind_of(intent) in kinds


def _is_held(_: Desk, intent: Intent, after: Desk) -> bool:
    return kind_of(intent) in (Take, Choose) and after.draft.choice is not None


STEPS: Final[Mapping[str, Done]] = {
    "look": _wanted(Go, Point, Hover),
    "choose": _is_held,
    "why": _wanted(Do.WHY, Do.INSPECT),
    "act": lambda before, _, after: after.match.at > before.match.at,
    "undo": lambda before, _, after: after.match.at < before.match.at,
    "help": _wanted(Do.HELP),
}
"""The steps in their order; `tour-` before the name of one says what is to be done."""


class Touring(Choosing, eq=False):
    """Leads round a table where nothing counts.

    Attributes:
        at: how many steps are done.
    """

    at: int = 0

    @property
    def deeds(self) -> Deeds:
        """Look, choose, act and take back; leave at any moment."""
        return TOURING

    @property
    def on_a_walk(self) -> Deeds:
        """Nobody walks here."""
        return {}

    @property
    def may_leave(self) -> bool:
        """A tour can be left at any moment."""
        return True

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys of a tour."""
        return KEYS

    @property
    def teaches(self) -> bool:
        """Something is told beside the map."""
        return True

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:  # noqa: ARG002 - it is wrapped later
        """Say what is to be done next, what is done, and how to leave."""
        words, names = desk.words, [*STEPS]
        trail = "✓" * self.at + "▶" * (self.at < len(names)) + "·" * (len(names) - self.at - 1)
        name = names[self.at] if self.at < len(names) else "end"
        done = Text(f"✓ {words('tour-done')}\n\n" if self.at else "", ink.tones.good)
        head = Text.assemble((words("tour-heading"), "bold"), f"\n{trail}\n\n")
        leave = Text(words("tour-leave"), "dim")
        return Text.assemble(head, done, Text(words(f"tour-{name}")), "\n\n", leave)


def _led(deed: Deed, desk: Desk, intent: Any) -> Outcome:
    """Do what is wanted, and go on to the next step if that is what this one waits for."""
    outcome, mode = deed(desk, intent), desk.modes[0]
    assert isinstance(mode, Touring)
    done = [*STEPS.values()]
    if mode.at == len(done) or not done[mode.at](desk, intent, outcome.desk):
        return outcome
    further = mode.__replace__(at=mode.at + 1)
    return Outcome(outcome.desk.__replace__(modes=(further, *outcome.desk.modes[1:])), outcome.wishes)


def _act(desk: Desk) -> Outcome:
    """Make the move; at the end of the tour, leave."""
    mode = desk.modes[0]
    assert isinstance(mode, Touring)
    return desk.wishing(Leave()) if mode.at == len(STEPS) else act(desk)


HERE: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    **deeds(
        simply(Want.SIT_DOWN, present),
        simply(Do.TURN, turn_or_redo),
        simply(Do.UNDO, take_back),
        simply(Do.REDO, redo),
        simply(Do.ACT, _act),
        simply(Do.BACK, lambda desk: desk.wishing(Leave())),
    ),
}

TOURING: Final[Deeds] = {kind: partial(_led, deed) for kind, deed in HERE.items()}
"""What can be done on a tour; each step waits for one of these."""
