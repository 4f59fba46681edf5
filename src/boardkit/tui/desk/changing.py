"""Going on with the match: a change is kept, and then whoever is asked sees the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from boardkit.core import (
    CHANCE,
    FaultError,
    Match,
    Move,
    Note,
    NoteKind,
    RulesError,
    Seat,
    Study,
    legal,
)
from boardkit.core.lines.match import Sitter, people_of, played_on
from boardkit.draw.forms import pool_of, windows_of
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.doors import Score
from boardkit.tui.desk.intents import AnswerForChance, Want
from boardkit.tui.desk.modes.curtain import covered, look
from boardkit.tui.desk.window import Window
from boardkit.tui.desk.wishes import Ask, ChangeHands, Complain, Keep, KeepCoach, Open, Tell


def change(
    desk: Desk, make: Callable[[Match[Any]], Match[Any]], show: Callable[[Desk], Outcome] | None = None
) -> Outcome:
    """Keep the match as a change makes it and show that, or say why it cannot be made."""
    try:
        match = make(desk.match)
        study = desk.study.playing(played_on(match) if Want.LET_THINK in desk.modes[0].deeds else match)
    except RulesError as error:
        refusal = error.refusal
        return desk.wishing(Tell(f"{desk.words.say(refusal)} §{refusal.section}", wrong=True))
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    return kept(desk, study, show)


def kept(desk: Desk, study: Study[Any], show: Callable[[Desk], Outcome] | None = None) -> Outcome:
    """Keep a match with its branches as it has become, and show that."""
    changed = desk.__replace__(study=study, eyes=None, modes=desk.modes[:1])
    return changed.wishing(Keep(study)).then(partial(_heard, desk.match.at)).then(show or present)


def _heard(before: int, desk: Desk) -> Outcome:
    """Remember that a rule was told to whoever has decided something beside it."""
    coach = desk.coach
    if coach is None or not coach.note or desk.match.at <= before:
        return Outcome(desk)
    return Outcome(desk.__replace__(coach=coach.heard()), (KeepCoach(coach.heard()),))


def present(desk: Desk) -> Outcome:
    """Show the match to whoever is asked."""
    seat = desk.match.state.to_move
    if seat is None:
        return look(desk, CHANCE).wishing(Open(Score(desk.match)))
    if seat == CHANCE:
        return chance_turn(desk)
    called_now = desk.__replace__(window=called(desk))
    deed = desk.modes[0].deeds.get(Want.LET_THINK)
    if deed is not None and desk.match.players[seat].sitter is not Sitter.PERSON:
        return deed(called_now, Want.LET_THINK)
    if pays_together(desk):
        return desk.modes[0].deeds[Want.PAY_TOGETHER](called_now, Want.PAY_TOGETHER)
    return asked_of_all(desk) if opens_window(desk) else look(called_now, seat)


def opens_window(desk: Desk) -> bool:
    """Tell whether a question is put to all: one that most pass, until somebody wants to answer."""
    people = people_of(desk.match.players)
    if type(desk.match.state.question) not in windows_of(desk.drawing):
        return False
    if desk.match.open_table or len(people) == 1 or desk.match.state.to_move not in people:
        return False
    return desk.modes[0].gathers and not _alone(desk)


def pays_together(desk: Desk) -> bool:
    """Tell whether the whole table pays on one form, until somebody wants to answer alone."""
    pool, seat = pool_of(desk.drawing), desk.match.state.to_move
    if pool is None or type(desk.match.state.question) is not pool.question:
        return False
    at_table = Want.PAY_TOGETHER in desk.modes[0].deeds and seat in people_of(desk.match.players)
    return at_table and not _alone(desk)


def _alone(desk: Desk) -> bool:
    """Tell whether whoever is asked has said that they want to answer alone what all are asked."""
    kind, seat, window = type(desk.match.state.question), desk.match.state.to_move, desk.window
    return window is not None and window.kind is kind and not window.open and seat in window.wants


def called(desk: Desk) -> Window | None:
    """Return the window through which the seat is called that is asked now, if it is through one."""
    window = desk.window
    return window if window is not None and isinstance(desk.match.state.question, window.kind) else None


def asked_of_all(desk: Desk) -> Outcome:
    """Put a question to all: everybody looks at the screen; who has just answered wants nothing more.

    What has been passed on for all stays so when a computer between them has nothing to say, either.
    """
    kind, answered = type(desk.match.state.question), desk.match.decider(desk.match.at)
    before = None if _is_news(desk.match) else called(desk)
    if before is not None and not before.open and answered not in people_of(desk.match.players):
        return wave_on(desk.__replace__(window=before))
    wants = frozenset() if before is None else before.wants - {answered}
    return covered(desk.__replace__(window=Window(kind, wants))).wishing(ChangeHands())


def _is_news(match: Match[Any]) -> bool:
    """Tell whether anything came of the last answer that a log would tell."""
    return not all(frame.event.minor for frame in match.moments[match.at].step.frames)


def wanted_by(desk: Desk, seat: Seat) -> Outcome:
    """Let a seat say that it wants to answer, or take that back."""
    window = desk.window
    if window is None or seat not in people_of(desk.match.players):
        return Outcome(desk)
    return Outcome(desk.__replace__(window=window.__replace__(wants=window.wants ^ {seat})))


def wave_on(desk: Desk) -> Outcome:
    """Pass for all who have not said that they want to answer, up to the first who has."""
    window = desk.window
    assert window is not None
    closed = desk.__replace__(window=window.__replace__(open=False))
    outcome = change(closed, partial(_waved, window, windows_of(desk.drawing)[window.kind]))
    left = () if isinstance(outcome.desk.match.state.question, window.kind) else window.wants
    names = desk.words.listed([desk.words.seat(seat) for seat in sorted(left)])
    return outcome.wishing(Tell(desk.words("window-nothing", seats=names))) if left else outcome


def _waved(window: Window, passing: Move, match: Match[Any]) -> Match[Any]:
    """Pass for those who are asked, until somebody wants to answer, or something happens."""
    people = {*people_of(match.players)} - window.wants
    while isinstance(match.state.question, window.kind) and match.state.to_move in people:
        match = match.play(passing)
        if _is_news(match):
            break
    return match


def come_back(desk: Desk) -> Outcome:
    """Show the match to whoever is asked, after everybody has looked at the screen."""
    desk = desk.__replace__(modes=desk.modes[:1])
    asked = desk.match.state.to_move
    return look(desk, CHANCE) if asked in (None, CHANCE) else present(desk)


def chance_waits(desk: Desk) -> bool:
    """Tell whether somebody is to answer for chance now."""
    match = desk.match
    return match.by_hand and match.open_table and match.state.to_move == CHANCE


def chance_turn(desk: Desk) -> Outcome:
    """Ask for an answer for chance, or let it answer."""
    if chance_waits(desk):
        return look(desk, CHANCE).then(ask_for_chance)
    return change(desk, lambda match: match.let_chance_answer())


def ask_for_chance(desk: Desk) -> Outcome:
    """Let an answer for chance be chosen from a list."""
    words, state = desk.words, desk.match.state
    given = [(words.say(move), AnswerForChance(move)) for move in legal(desk.game, state)]
    entries = ((words("chance-draw"), AnswerForChance(None)), *given)
    return desk.wishing(Ask(Pick(words("chance-title", question=words.say(state.question)), entries)))


def answer_for_chance(desk: Desk, answer: AnswerForChance) -> Outcome:
    """Play an answer for chance; the log says that somebody gave it."""
    return change(desk, partial(_answered, answer.move)) if chance_waits(desk) else Outcome(desk)


def _answered(move: Move | None, match: Match[Any]) -> Match[Any]:
    if move is None:
        return match.drawn()
    return match.play(move).noted(Note(match.at + 1, NoteKind.BY_HAND, Seat(0)))
