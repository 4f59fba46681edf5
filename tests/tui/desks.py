"""Desks without a screen: intents done one after the other, dialogs answered, whatever comes at random."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from boardkit.maps.squares import Way
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Do, Go, Intent, Next, Say, Stand, Step, Take, Type
from boardkit.tui.desk.wishes import Ask, Confirm, Dialog, Entry, Leave, Notice, Pick, Wish

W = TypeVar("W", bound=Wish)

TYPED: Final = ("", "7", "-1", "99999", "a", "²", "[b]")
"""Lines that a player may type."""

SIMPLE: Final[tuple[Intent, ...]] = (
    *Do,
    *map(Go, Way),
    *(Next(step) for step in (-1, 1)),
    *(Step(by) for by in (-1, 1)),
    *(Take(number) for number in range(12)),
    *(Stand(number) for number in (0, 1, 3, 100)),
    Type("a"),
    Say("pass"),
)
"""Intents that any mode may be given, whether it knows them or not."""


def done(desk: Desk, *intents: Intent) -> Outcome:
    """Do what is wanted, one after the other; the outcome has the wishes of the last."""
    outcome = Outcome(desk)
    for intent in intents:
        outcome = update(outcome.desk, intent)
    return outcome


def wished(outcome: Outcome, kind: type[W]) -> W:
    """Return the one wish of a kind."""
    [wish] = [wish for wish in outcome.wishes if isinstance(wish, kind)]
    return wish


def answers(dialog: Dialog) -> Sequence[Intent]:
    """List the intents that a dialog may be answered by."""
    match dialog:
        case Pick(_, entries):
            return [intent for _, intent in entries]
        case Confirm():
            return [dialog.then]
        case Entry():
            return [dialog.fill(line) for line in TYPED]
        case Notice(more=(_, intent)):
            return [intent]
    return []


def picked(outcome: Outcome, label: str) -> Outcome:
    """Take the first entry of the list that was asked, whose label has some words."""
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Pick)
    return update(outcome.desk, next(intent for said, intent in dialog.entries if label in said))


def entered(outcome: Outcome, line: str) -> Outcome:
    """Type a line that was asked for."""
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Entry)
    return update(outcome.desk, dialog.fill(line))


def sure(outcome: Outcome) -> Outcome:
    """Say yes to what was asked."""
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Confirm)
    return update(outcome.desk, dialog.then)


def wanted_at_random(outcome: Outcome, random: Random, more: Sequence[Intent] = ()) -> Intent:
    """Want something: mostly an answer to what is asked, if something is."""
    asked = [one for wish in outcome.wishes if isinstance(wish, Ask) for one in answers(wish.dialog)]
    return random.choice(asked if asked and random.random() < 0.8 else [*SIMPLE, *more])


def led_out(desk: Desk, most: int = 50) -> Leave:
    """Go back until the screen is to be closed, and say yes where it is asked whether that is meant."""
    for _ in range(most):
        outcome = update(desk, Do.BACK)
        if any(isinstance(wish, Ask) for wish in outcome.wishes):
            outcome = sure(outcome)
        if any(isinstance(wish, Leave) for wish in outcome.wishes):
            return wished(outcome, Leave)
        desk = outcome.desk
    raise AssertionError("no way out")


def unknown(desk: Desk) -> Sequence[Intent]:
    """List intents that what is done now does not know."""
    known: Any = desk.mode.deeds
    return [one for one in SIMPLE if (one if isinstance(one, Do) else type(one)) not in known]
