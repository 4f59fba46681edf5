"""Taking decisions back: what that makes unseen, and how the log tells of it."""

from typing import TypeVar

from boardkit.core.lines.match import Match, Moment, Note, NoteKind
from boardkit.core.lines.stretch import is_closed, is_known
from boardkit.core.notation import moves as notation
from boardkit.core.rules.game import legal
from boardkit.core.rules.step import Event, Step
from boardkit.core.rules.table import CHANCE, Table

S = TypeVar("S", bound=Table)


def undone(match: Match[S]) -> Match[S]:
    """Take the last decision back; if that makes something unseen, the log says so."""
    back = match.undo()
    note = told_of(match, back.at + 1) if taken_back(match, back) else None
    return back if note is None else back.noted(note)


def taken_back(match: Match[S], back: Match[S]) -> bool:
    """Tell whether going back makes something unseen: news, or another seat's secret decision."""
    if match.revealed_since(back.at):
        return True
    return match.game.secret and not match.open_table and back.state.to_move != match.state.to_move


def news(match: Match[S], back: Match[S]) -> tuple[Event, ...]:
    """Return what would be unseen by going back, as everybody may know it."""
    return tuple(event.covered(CHANCE) for event in match.revealed_since(back.at))


def told_of(match: Match[S], at: int) -> Note | None:
    """Say that the decision which led to a moment was taken back; nothing of one that nobody else knows of.

    The note names the move as far as everybody may know it: all of it, its kind, or nothing.
    """
    moment = match.moments[at]
    if not is_known(match, at):
        return None
    text = "" if moment.move is None else notation.write(moment.move)
    if is_closed(match) and _hides(match, at):
        text = text.split()[0] if _is_told(moment) else ""
    return Note(at - 1, NoteKind.TAKEN_BACK, moment.seat, text)


def _is_told(moment: Moment[S]) -> bool:
    return any(not frame.event.minor for frame in moment.step.frames)


def _hides(match: Match[S], at: int) -> bool:
    """Tell whether nobody else can say which move it was: another would have looked the same."""
    moment, before = match.moments[at], match.moments[at - 1].step.state
    events = [frame.event for frame in moment.step.frames]
    if _is_told(moment) and all(event.covered(CHANCE) == event for event in events):
        return False
    game, seen = match.game, _seen(match, moment.step)
    others = (move for move in legal(game, before) if move != moment.move)
    return any(_seen(match, game.apply(before, move)) == seen for move in others)


def _seen(match: Match[S], step: Step[S]) -> tuple[S, list[Event]]:
    """Return what everybody may see of a step."""
    events = [frame.event.covered(CHANCE) for frame in step.frames if not frame.event.minor]
    return match.game.view(step.state, CHANCE), events
