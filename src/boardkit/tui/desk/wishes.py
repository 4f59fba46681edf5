"""What a desk wants of the world; only a screen grants it."""

from typing import Any

from attrs import frozen

from boardkit.core import Fault, Study
from boardkit.tui.desk.dialogs import Dialog
from boardkit.tui.desk.doors import Door
from boardkit.tui.desk.intents import Intent


@frozen(eq=False)
class Wish:
    """Something to be done outside the desk."""


@frozen(eq=False)
class Keep(Wish):
    """Keep the match before the desk that wishes it is shown; if that fails, the desk before stays."""

    study: Study[Any]


@frozen(eq=False)
class Open(Wish):
    """Go where a door leads; an intent that comes back from there is done, and else `then`, if given."""

    door: Door
    then: Intent | None = None


@frozen(eq=False)
class Ask(Wish):
    """Lay a dialog over the screen; its answer is done."""

    dialog: Dialog


@frozen(eq=False)
class Tell(Wish):
    """Say a sentence in passing; `wrong` says that something was refused."""

    sentence: str
    wrong: bool = False


@frozen(eq=False)
class Complain(Wish):
    """Say what is wrong, in a dialog."""

    fault: Fault


@frozen(eq=False)
class Ring(Wish):
    """Ring the bell: there is nothing to be done."""


@frozen(eq=False)
class Wake(Wish):
    """Do something after so many seconds."""

    seconds: float
    intent: Intent


@frozen(eq=False)
class ChangeHands(Wish):
    """Hear nothing until the screen is painted anew, and for a moment after."""


@frozen(eq=False)
class Leave(Wish):
    """Close the screen."""
