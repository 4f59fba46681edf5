"""Acting at the table: making the move in the making, taking one back, passing, ticking."""

from functools import partial
from typing import Final

from boardkit.core import Move
from boardkit.core.lines.choosing import choice_of
from boardkit.core.lines.match import people_of
from boardkit.draw.extras import given_up_in
from boardkit.text.keyboard import key_said
from boardkit.tui.desk.changing import ask_for_chance, chance_waits, wanted_by, wave_on
from boardkit.tui.desk.changing import change as changed
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Confirm
from boardkit.tui.desk.doors import Score
from boardkit.tui.desk.gathering import ends, gathered, is_whole, keys_of, may_be_ticked, ticked
from boardkit.tui.desk.intents import Arrange, Decide, Do, Point, Take, Wheel
from boardkit.tui.desk.layers import come_home, is_away
from boardkit.tui.desk.links import away
from boardkit.tui.desk.looking import inspect
from boardkit.tui.desk.modes.asking import undo
from boardkit.tui.desk.modes.curtain import asks_all, touched
from boardkit.tui.desk.modes.handing_over import go_on
from boardkit.tui.desk.moving import (
    point,
    possible,
    take,
    taken,
    turn,
    wheel,
)
from boardkit.tui.desk.shownkeys import shown_key
from boardkit.tui.desk.stakes import doubted
from boardkit.tui.desk.wishes import Ask, Open, Ring, Tell
from boardkit.tui.desk.works import PASS, passing, works


def act(desk: Desk) -> Outcome:
    """Make the move as it stands; if something is missing, the prompt says what.

    Before anything has been chosen, take what lies nearest and do nothing yet.
    """
    if asks_all(desk):
        return _on_with_those_who_want(desk)
    if is_away(desk):
        return Outcome(come_home(desk).__replace__(cursor=desk.draft.at))
    if not desk.touched and desk.draft.moves and ends(desk) is None:
        return Outcome(touched(desk))
    if desk.marked and not is_whole(desk):
        letters = [key for key in keys_of(desk) if key.isalpha()]
        return desk.wishing(Tell(desk.words("form-one-first", letters=desk.words.listed(letters))))
    if desk.marked:
        return go_on(desk, partial(gathered, desk))
    move = desk.draft.move
    if move is not None and desk.draft.legal:
        return considered(desk, move)
    if chance_waits(desk):
        return ask_for_chance(desk)
    obvious = _obvious(desk) if desk.draft.choice is None else None
    if obvious is not None:
        return take(desk, Take(obvious))
    return desk.wishing(Open(Score(desk.match)) if desk.match.over else Ring())


def _obvious(desk: Desk) -> int | None:
    """Return the number of the only entry, or of that which takes none of several, if there is one."""
    entries, end = possible(desk), ends(desk)
    if len(entries) > 1 and end is not None:
        return next((at for at in entries if desk.listed[at] == choice_of(end)), None)
    return entries[0] if len(entries) == 1 else None


def _on_with_those_who_want(desk: Desk) -> Outcome:
    """Go on where somebody has said that they want to answer; nobody passes by a key too many."""
    if desk.window is not None and desk.window.wants:
        return wave_on(desk)
    return desk.wishing(Tell(desk.words("window-first")))


def back(desk: Desk) -> Outcome:
    """Back out one step: what a sentence is about, letters, the entry taken, the kind that is opened."""
    if desk.looked is not None:
        return Outcome(away(desk))
    if desk.letters:
        return Outcome(desk.__replace__(letters={}))
    if desk.verb and (desk.draft.choice is None or len(desk.listed) == 1):
        return Outcome(_begun_anew(desk.__replace__(verb="", draft=desk.draft.take(None))))
    if desk.draft.choice is not None and len(desk.draft.choices) > 1:
        return Outcome(_begun_anew(desk.__replace__(draft=desk.draft.take(None))))
    noted = desk.coach is not None and bool(desk.coach.note)
    return Outcome(_begun_anew(desk.__replace__(kind=None, touched=desk.touched and not noted)))


def _begun_anew(desk: Desk) -> Desk:
    """Stand again where the question was asked, letters on places included, once nothing is chosen."""
    chosen = desk.draft.choice is not None or desk.verb or desk.kind is not None or desk.marked
    return desk if chosen else desk.__replace__(touched=False, clicked=None)


def only_move(desk: Desk) -> Outcome:
    """Do the only thing that may be done."""
    legal = desk.sight.legal
    if len(legal) == 1:
        return considered(desk, legal[0])
    return desk.wishing(Tell(desk.words("not-only-one", count=len(legal))))


def forgo(desk: Desk) -> Outcome:
    """Pass, or hear why not; whoever could do something else is asked first."""
    if asks_all(desk):
        return wave_on(desk)
    move, legal = passing(desk.sight.legal) or _refused_pass(desk), desk.sight.legal
    if move is None:
        return Outcome(desk)
    return considered(desk, move) if move in legal else desk.mode.decide(desk, move)


def considered(desk: Desk, move: Move) -> Outcome:
    """Make a move; what gives up more than a turn, wastes something or hurts another is asked for first."""
    dialog = None if desk.modes[0].teaches else _gives_up(desk, move) or doubted(desk, move)
    if dialog is None:
        return desk.mode.decide(desk, move)
    return (desk.__replace__(digits="") if desk.digits else desk).wishing(Ask(dialog))


def _gives_up(desk: Desk, move: Move) -> Confirm | None:
    words, others = desk.words, len(desk.sight.legal) - 1
    if move.verb != PASS or not others:
        return None
    lost = given_up_in(desk.drawing, desk.sight.view, words)
    if lost is not None and not lost:
        return None
    question = words("pass-ask", move=words.say(move), count=others)
    if lost:
        question = "\n".join([words("pass-ask-lost", move=words.say(move)), *(f"⚠ {one}" for one in lost)])
    return Confirm(question, words("pass-yes"), words("pass-no"), Decide(move))


def _refused_pass(desk: Desk) -> Move | None:
    kind = next((kind for kind in desk.game.moves if kind.verb == PASS), None)
    return None if kind is None or not desk.sight.acting else kind()


def take_back(desk: Desk) -> Outcome:
    """Take the last decision back."""
    if desk.match.undo().at == desk.match.at:
        return desk.wishing(Tell(_nothing_to_undo(desk)))
    return undo(desk)


def _nothing_to_undo(desk: Desk) -> str:
    """Say that there is no decision to take back, and which key lays down what is taken, if anything is."""
    key = next((key for key in desk.keys if key.intent is Do.BACK), None)
    if key is None or desk.draft.choice is None or not works(desk, Do.BACK):
        return desk.words("nothing-to-undo")
    return desk.words("nothing-to-undo-taken", key=key_said(shown_key(desk, key), desk.words))


def redo(desk: Desk) -> Outcome:
    """Make the decision again that was taken back."""
    if desk.match.redo().at == desk.match.at:
        return desk.wishing(Tell(desk.words("nothing-to-redo")))
    return changed(desk, lambda match: match.redo())


def turn_or_redo(desk: Desk) -> Outcome:
    """Turn the card that hovers; where nothing can be turned, make a decision again."""
    return Outcome(turn(desk)) if touched(desk).draft.turns else redo(desk)


def made(desk: Desk, wanted: Decide) -> Outcome:
    """Make a move that was said or chosen from a list, if it is the viewer's to make."""
    return desk.mode.decide(desk, wanted.move) if desk.sight.acting else Outcome(desk)


def pick_place(desk: Desk, there: Point) -> Outcome:
    """Point at a place; while the move that is made has no use for one, say what is there."""
    there_now = point(desk, there)
    return there_now if desk.picks_places else inspect(there_now.desk)


def arrange(desk: Desk, wanted: Arrange) -> Outcome:
    """Sort the hand as its list was sorted, and take what was chosen there."""
    sorted_ = desk.__replace__(order=wanted.order)
    return Outcome(sorted_ if wanted.choice is None else taken(sorted_, wanted.choice))


def take_or_tick(desk: Desk, entry: Take) -> Outcome:
    """Take an entry; where several may be taken, tick it, or take its tick away."""
    if asks_all(desk):
        people = people_of(desk.match.players)
        return wanted_by(desk, people[entry.number]) if entry.number < len(people) else Outcome(desk)
    outcome = take(desk, entry)
    choice = outcome.desk.draft.choice
    if entry.number >= len(desk.listed) or choice is None or not may_be_ticked(desk, choice):
        return outcome
    return Outcome(ticked(outcome.desk, choice))


def tick(desk: Desk) -> Outcome:
    """Tick the entry that is taken, where several may be taken; else do it."""
    choice = desk.draft.choice
    if choice is None or not may_be_ticked(desk, choice):
        return act(desk)
    return Outcome(ticked(desk, choice))


ACTING: Final[Deeds] = deeds(
    given(Take, take_or_tick),
    simply(Do.TICK, tick),
    given(Point, pick_place),
    given(Wheel, wheel),
    given(Arrange, arrange),
    given(Decide, made),
    simply(Do.ACT, act),
    simply(Do.BACK, back),
    simply(Do.ONLY_MOVE, only_move),
    simply(Do.FORGO, forgo),
)
"""What makes the move in the making, or leads back to it."""

LOOKING_ON: Final[Deeds] = deeds(given(Point, pick_place))
"""What points at places of a match that others play."""

RETHINKING: Final[Deeds] = deeds(
    simply(Do.TURN, turn_or_redo), simply(Do.UNDO, take_back), simply(Do.REDO, redo)
)
"""What takes decisions back, and makes them again."""
