"""Going on with the match: a change is kept, and then whoever is asked sees the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from boardkit.core import CHANCE, FaultError, Match, Move, Note, NoteKind, RulesError, Seat, evolve, legal
from boardkit.core.lines.players import Sitter
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.doors import Score
from boardkit.tui.desk.intents import AnswerForChance, Want
from boardkit.tui.desk.modes.curtain import look
from boardkit.tui.desk.wishes import Ask, Complain, Keep, Open, Tell


def change(
    desk: Desk, make: Callable[[Match[Any]], Match[Any]], show: Callable[[Desk], Outcome] | None = None
) -> Outcome:
    """Keep the match as a change makes it and show that, or say why it cannot be made."""
    try:
        study = desk.study.playing(make(desk.match))
    except RulesError as error:
        refusal = error.refusal
        return desk.wishing(Tell(f"{desk.words.say(refusal)} §{refusal.section}", wrong=True))
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    changed = evolve(desk, study=study, eyes=None, modes=desk.modes[:1])
    return changed.wishing(Keep(study)).then(show or present)


def present(desk: Desk) -> Outcome:
    """Show the match to whoever is asked."""
    seat = desk.match.state.to_move
    if seat is None:
        return look(desk, CHANCE).wishing(Open(Score(desk.match)))
    if seat == CHANCE:
        return chance_turn(desk)
    deed = desk.modes[0].deeds.get(Want.LET_THINK)
    if deed is not None and desk.match.players[seat].sitter is not Sitter.PERSON:
        return deed(desk, Want.LET_THINK)
    return look(desk, seat)


def come_back(desk: Desk) -> Outcome:
    """Show the match to whoever is asked, after everybody has looked at the screen."""
    desk = evolve(desk, modes=desk.modes[:1])
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
