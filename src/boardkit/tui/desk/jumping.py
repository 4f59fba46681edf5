"""Letters to jump by, on every place where the move may go: by themselves where a place is asked."""

from collections.abc import Mapping, Sequence
from itertools import count, product
from typing import Final

from boardkit.core import evolve
from boardkit.draw.shapes import Place
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Type
from boardkit.tui.desk.keys import TURN, own_names
from boardkit.tui.desk.layers import Scene
from boardkit.tui.desk.modes.curtain import touched
from boardkit.tui.desk.moving import pointed, targets
from boardkit.tui.desk.verbs import counted, verbs
from boardkit.tui.desk.wishes import Ring
from boardkit.tui.desk.works import asks_for_place

JUMPS: Final = "asdfghjklqwertyuiopzxcvbnm"
"""The letters that stand on places, those of the home row first."""

KEPT: Final = frozenset("iknpuvw")
"""The letters that mean the same at every moment: what is this, legend, replay, pass, undo, others, why."""

FEWEST: Final = 2
"""Letters without which places cannot be told apart; a player may have given all others to keys."""


def lettered(desk: Desk, scene: Scene) -> Scene:
    """Write onto a map the letters by which to jump; where they stand by themselves, one may go."""
    letters, marks = letters_on(desk), scene.marks
    if not letters:
        return scene
    legal = marks.legal if desk.touched or marks.rings else frozenset(letters)
    return evolve(scene, marks=evolve(marks, letters=letters, legal=legal))


def letters_on(desk: Desk) -> Mapping[Place, str]:
    """Return what is to be typed for each place: what has been asked for or begun, or what stands there."""
    return desk.drawn.once(_letters_on, desk)


def _letters_on(desk: Desk) -> Mapping[Place, str]:
    if desk.letters or not asks_for_place(desk):
        return desk.letters
    held = touched(desk)
    return _dealt(targets(held), free_letters(held), desk.dealt)


def remembering(desk: Desk) -> Desk:
    """Keep in mind which letters stand on places, so that they stand there when the next is asked for."""
    return desk if desk.letters else evolve(desk, dealt=letters_on(desk) or desk.dealt)


def jump_keys(desk: Desk) -> frozenset[str]:
    """Name the keys that lead to places now."""
    return frozenset(letters[0] for letters in letters_on(desk).values())


def free_letters(desk: Desk) -> str:
    """Return the letters that places may have: none that does something else which is possible now.

    What another key does just as well gives way, as it does for the action bar.
    """
    own = desk.drawn.once(own_names, desk.keys)
    possible = {verb.letter for verb in verbs(desk) if counted(desk, verb)[0]}
    turns = {TURN} if touched(desk).draft.turns else set()
    return "".join(letter for letter in JUMPS if letter not in KEPT | own | possible | turns)


def jump(desk: Desk) -> Outcome:
    """Show letters on each target, as few as can be, whatever else they do; typing them goes there."""
    desk = touched(desk)
    return Outcome(evolve(desk, letters=_dealt(targets(desk), JUMPS, {})))


def narrow(desk: Desk, typed: Type) -> Outcome:
    """Go to the target with a letter, or leave those whose letters begin with it."""
    shown = letters_on(desk).items()
    begun = {at: letters[1:] for at, letters in shown if letters[0] == typed.letter}
    found: Sequence[Place] = [place for place, letters in begun.items() if not letters]
    if found:
        return Outcome(pointed(touched(desk), found[0]))
    return Outcome(evolve(touched(desk), letters=begun)) if begun else desk.wishing(Ring())


def _dealt(places: Sequence[Place], letters: str, before: Mapping[Place, str]) -> Mapping[Place, str]:
    """Give each place letters of its own, equally many, as few as suffice; a place keeps those it had."""
    if len(letters) < FEWEST:
        return {}
    length = next(length for length in count(1) if len(letters) ** length >= len(places))
    every = dict.fromkeys(map("".join, product(letters, repeat=length)))
    kept = {place: before[place] for place in places if before.get(place) in every}
    taken = frozenset(kept.values())
    others = (typed for typed in every if typed not in taken)
    return {place: kept.get(place) or next(others) for place in places}
