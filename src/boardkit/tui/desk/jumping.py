"""Letters to jump by, on every place where the move may go: by themselves where a place is asked."""

from collections.abc import Mapping, Sequence
from itertools import count, product
from typing import Final

from boardkit.core import Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.boards import board
from boardkit.draw.geometry import geometry
from boardkit.draw.shapes import Place
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Type
from boardkit.tui.desk.keys import TURN, own_names
from boardkit.tui.desk.layers import Scene, own_map
from boardkit.tui.desk.modes.curtain import touched
from boardkit.tui.desk.moving import pointed, targets
from boardkit.tui.desk.sight import Sight
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
    return scene.__replace__(marks=marks.__replace__(letters=letters, legal=legal))


def letters_on(desk: Desk) -> Mapping[Place, str]:
    """Return what is to be typed for each place: what has been asked for or begun, or what stands there."""
    return desk.drawn.once(_letters_on, desk)


def _letters_on(desk: Desk) -> Mapping[Place, str]:
    if desk.letters or not asks_for_place(desk):
        return desk.letters
    letters = letters_of_question(desk)
    return {place: letters[place] for place in targets(touched(desk))} if letters else {}


def letters_of_question(desk: Desk) -> Mapping[Place, str]:
    """Return the letters of all places where any move may go, whatever is taken and however it is turned.

    What has been read on the map is still true when something else is taken before it is typed.
    """
    return desk.drawn.once(_letters_of, desk.sight, own_map(desk), free_letters(desk), desk.dealt)


def _letters_of(
    sight: Sight, seat: Seat | None, letters: str, before: Mapping[Place, str]
) -> Mapping[Place, str]:
    wanted = dict.fromkeys(getattr(move, PLACE) for move in sight.legal if hasattr(move, PLACE))
    shown = board(sight.drawing, sight.view, seat, None).board
    order = {tile.place: at for at, tile in enumerate(geometry(shown, shown.sizes[0]).tiles)}
    return _dealt(sorted(wanted, key=lambda place: order.get(place, len(order))), letters, before)


def remembering(desk: Desk) -> Desk:
    """Keep in mind which letters stand on places, so that they stand there when the next is asked for."""
    kept = desk.letters or not asks_for_place(desk)
    return desk if kept else desk.__replace__(dealt=letters_of_question(desk) or desk.dealt)


def jump_keys(desk: Desk) -> frozenset[str]:
    """Name the keys that lead to places now."""
    return frozenset(letters[0] for letters in letters_on(desk).values())


def free_letters(desk: Desk) -> str:
    """Return the letters that places may have: none that does anything else while this question stands.

    What another key does just as well gives way, as it does for the action bar.
    """
    own = desk.drawn.once(own_names, desk.keys)
    possible = {verb.letter for verb in verbs(desk) if counted(desk, verb)[0]}
    turns = {TURN} if any(choice.kind.turns for choice in desk.sight.playable) else set()
    return "".join(letter for letter in JUMPS if letter not in KEPT | own | possible | turns)


def jump(desk: Desk) -> Outcome:
    """Show letters on each target: those that stand there by themselves, or else whatever else they do."""
    desk = touched(desk)
    return Outcome(desk.__replace__(letters=letters_on(desk) or _dealt(targets(desk), JUMPS, {})))


def narrow(desk: Desk, typed: Type) -> Outcome:
    """Go to the target with a letter, or leave those whose letters begin with it, and point at none yet."""
    shown = letters_on(desk).items()
    begun = {at: letters[1:] for at, letters in shown if letters[0] == typed.letter}
    found: Sequence[Place] = [place for place, letters in begun.items() if not letters]
    if found:
        return Outcome(pointed(touched(desk), found[0]))
    if not begun:
        return desk.wishing(Ring())
    desk = touched(desk)
    return Outcome(desk.__replace__(letters=begun, draft=desk.draft.point(None)))


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
