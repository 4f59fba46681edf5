"""What is at stake in a move: what it would waste, and whom it would hurt, as far as can be known before."""

from collections.abc import Iterator, Sequence
from typing import Final

from boardkit.core import Event, Move
from boardkit.core.values import Value
from boardkit.draw.counting import Change, change_said
from boardkit.draw.extras import proposed, struck_by
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.dialogs import Confirm
from boardkit.tui.desk.intents import Decide
from boardkit.tui.desk.works import PASSING, passing

AGREED: Final = (*PASSING, "accept")
"""The verbs of moves after which the game goes on by itself, or by which somebody's wish is met."""


class Caution(Value):
    """A warning of a move.

    Attributes:
        hostile: whether it hurts another seat; if not, something is wasted.
        grave: whether the move is asked for once more.
    """

    said: str
    hostile: bool = False
    grave: bool = True


def cautions(desk: Desk, move: Move) -> Sequence[Caution]:
    """Say what a legal move would waste, and whom it would hurt."""
    return desk.drawn.once(_cautions, desk, move)


def _cautions(desk: Desk, move: Move) -> Sequence[Caution]:
    if move.verb in AGREED or not desk.sight.acting:
        return ()
    return (*_wasted(desk, move), *_hurt(desk, move), *_for_all(desk, move))


def untold(desk: Desk, move: Move) -> Sequence[Change]:
    """List the numbers that a legal move would change, but those that a caution tells."""
    told = [one.said for one in cautions(desk, move)]
    changes = desk.sight.changes(move)
    return [change for change in changes if not any(change_said(change, desk.words) in said for said in told)]


def doubted(desk: Desk, move: Move) -> Confirm | None:
    """Ask for a move with its stakes; None where there are none, or where it follows from one made before."""
    words, found = desk.words, cautions(desk, move)
    follows = proposed(desk.drawing, desk.sight.view) is not None
    if follows or not any(one.grave for one in found):
        return None
    question = "\n".join([words("caution-ask", move=words.say(move)), *(one.said for one in found)])
    return Confirm(question, words("caution-yes"), words("caution-no"), Decide(move), careful=True)


def _wasted(desk: Desk, move: Move) -> Iterator[Caution]:
    """Say what of a move would come to nothing, and whether anything else comes of it.

    What passing would waste as well is not the doing of a move.
    """
    milder = passing(desk.sight.legal)
    anyhow = [] if milder in (None, move) else _vain_events(desk, milder)
    events = [event for event in _vain_events(desk, move) if event not in anyhow]
    said = " ".join(dict.fromkeys(map(desk.words.say, events)))
    if said:
        vain, pays = _is_vain(desk, move), bool(desk.sight.changes(move))
        message = "caution" if not vain else "caution-only-pay" if pays else "caution-in-vain"
        yield Caution(desk.words(message, said=said), grave=vain)


def _vain_events(desk: Desk, move: Move) -> Sequence[Event]:
    return [event for event in desk.sight.preview(move).events if event.wasted]


def _is_vain(desk: Desk, move: Move) -> bool:
    """Tell whether a move leads to nothing but losses: no place, no number, no question and no news."""
    preview = desk.sight.preview(move)
    onward = preview.unknown or (preview.question is not None and _is_new(desk, move))
    places = any(event.places for event in preview.events)
    return not onward and not places and all(one.falls or one.tally for one in desk.sight.changes(move))


def _is_new(desk: Desk, move: Move) -> bool:
    """Tell whether a move leads to a question of another kind than the one that it answers."""
    asked, then = desk.sight.view.question, desk.sight.preview(move).question
    return type(asked) is not type(then)


def _hurt(desk: Desk, move: Move) -> Iterator[Caution]:
    """Say what would fall of other seats, and to whom a move is hostile without that."""
    viewer = desk.viewer
    fallen = [one for one in desk.sight.changes(move) if one.falls and not one.part]
    others = [one for one in fallen if one.seat not in (None, viewer)]
    if others:
        grave = not all(one.reckoned for one in others)
        yield Caution(_said(desk, "caution-hurts", others), hostile=True, grave=grave)
    seats = [seat for seat in struck_by(desk.drawing, desk.sight.view, move) if seat != viewer]
    if seats:
        named = desk.words.listed([desk.words.seat(seat) for seat in seats])
        yield Caution(desk.words("caution-hostile", seats=named), hostile=True)


def _for_all(desk: Desk, move: Move) -> Iterator[Caution]:
    """Say what would fall that belongs to everybody."""
    common = [one for one in desk.sight.changes(move) if one.seat is None and one.falls and not one.tally]
    if common:
        yield Caution(_said(desk, "caution-all", common), hostile=True, grave=False)


def _said(desk: Desk, message: str, changes: Sequence[Change]) -> str:
    return desk.words(message, changes="   ".join(change_said(one, desk.words) for one in changes))
