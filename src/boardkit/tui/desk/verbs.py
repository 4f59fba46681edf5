"""The action bar: what can be done at a turn, always in the same order and with the same letters."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardkit.core import Choice
from boardkit.core.values import Value
from boardkit.draw.extras import Verb, tallies_of, verbs_of
from boardkit.draw.forms import windows_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.keys import Key
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.works import passing

ENDINGS: Final = {"done": "verb-bar-enough", "end": "verb-bar-enough", "decline": "verb-bar-no"}
"""What the last verb is called where it ends no round: by the verb of the move that it makes."""


class Told(Value):
    """A verb as the bar tells it.

    Attributes:
        names: its word, the longest first.
        count: what is counted of it: how much is possible of how much; empty where that says nothing.
        possible: whether anything of it can be done now.
    """

    letter: str
    names: tuple[str, ...]
    count: str = ""
    possible: bool = True


def verbs(desk: Desk) -> Sequence[Verb]:
    """Return the verbs of the game, where moves are made now."""
    return verbs_of(desk.drawing) if desk.sight.acting and desk.walk is None else ()


def verb_of(desk: Desk, letter: str) -> Verb | None:
    """Return the verb that a letter stands for now."""
    return next((verb for verb in verbs(desk) if verb.letter == letter), None)


def choices_of(desk: Desk, verb: Verb) -> Sequence[Choice]:
    """List what a verb offers, possible or not."""
    return [choice for choice in desk.sight.choices if verb.offers(choice)]


def counted(desk: Desk, verb: Verb) -> tuple[int, int]:
    """Count how many entries of a verb are possible, and how many there are."""
    return desk.drawn.each(verb.letter, _counted, desk.sight, verb)


def _counted(sight: Sight, verb: Verb) -> tuple[int, int]:
    offered = [choice for choice in sight.choices if verb.offers(choice)]
    return sum(choice in sight.playable for choice in offered), len(offered)


def told(desk: Desk) -> Sequence[Told]:
    """Tell all verbs of the bar."""
    tallies = tallies_of(desk.drawing, desk.sight.view) if verbs(desk) else {}
    return [_told(desk, verb, tallies.get(verb.letter, "")) for verb in verbs(desk)]


def passing_all(desk: Desk) -> Sequence[Told]:
    """Tell all verbs while all are asked on one screen: the last passes for whoever wants nothing."""
    passed = type(windows_of(desk.drawing)[type(desk.match.state.question)])
    passes = {verb.letter for verb in verbs_of(desk.drawing) if passed in verb.moves}
    none = _names(desk, "verb-bar-others" if desk.window and desk.window.wants else "verb-bar-nobody")
    return [
        one.__replace__(names=none, possible=True) if one.letter in passes else one for one in still(desk, {})
    ]


def still(desk: Desk, lit: Mapping[str, str]) -> Sequence[Told]:
    """Tell all verbs while no move is chosen: those of `lit` with what is counted of them, the others dim."""
    return [
        Told(verb.letter, _names(desk, verb.message), lit.get(verb.letter, ""), verb.letter in lit)
        for verb in verbs_of(desk.drawing)
    ]


def _names(desk: Desk, message: str) -> tuple[str, str]:
    return desk.words(message), desk.words(f"short-{message}")


def _told(desk: Desk, verb: Verb, tally: str) -> Told:
    possible, count = counted(desk, verb)
    ending = passing(desk.sight.legal) if forgoes(desk, verb.letter) else None
    message = verb.message if ending is None else ENDINGS.get(ending.verb, verb.message)
    number = tally or (f"{possible}/{count}" if count > 1 else "")
    return Told(verb.letter, _names(desk, message), number, possible=bool(possible or ending))


def forgoes(desk: Desk, letter: str) -> bool:
    """Tell whether a letter of the bar is the key that passes or ends a list: it does that at once."""
    return letter in desk.drawn.once(_forgoing, desk.keys)


def _forgoing(keys: Sequence[Key]) -> frozenset[str]:
    return frozenset(name for key in keys if key.intent is Do.FORGO for name in key.keys)
