"""Hearing the answers that make a move, one after the other or all in one line."""

from collections.abc import Callable
from contextlib import suppress

from boardkit.commands.plain.looking import tell_kind
from boardkit.commands.plain.making import Making
from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.telling import tell_question
from boardkit.core import Fault, FaultError, Move, RulesError, evolve, notation
from boardkit.core.lines.choosing import PLACE
from boardkit.core.values import values_in
from boardkit.text.aloud import in_one


def tried(sitting: Sitting, line: str, do: Callable[[], None]) -> None:
    """Do what a line says; what cannot be done is said, and changes nothing."""
    try:
        do()
    except RulesError as error:
        sitting.say_refusal(error.refusal)
    except FaultError as error:
        sitting.tell(sitting.words.say(_as_typed(sitting, error.fault, line)))
        sitting.say("plain-hint")


def _as_typed(sitting: Sitting, fault: Fault, line: str) -> Fault:
    """Let a fault quote what was typed without words for signs."""
    quoted = {
        name: sitting.words.written(value)
        for name, value in values_in(fault).items()
        if isinstance(value, str) and value in line
    }
    return evolve(fault, **quoted)


def make_move(sitting: Sitting, line: str) -> None:
    """Take a line as the next answer of a move, as several of them, or as a whole move.

    Raises:
        FaultError: it is nothing of the kind.
        RulesError: the rules refuse the move.
    """
    answers = in_one(line).split()
    answered = sitting.making.answer(answers)
    if answered.refused is not None:
        _say_why_not(sitting, answered.making, *answered.refused)
    elif not answered.rest:
        sitting.making = answered.making
        _go_on(sitting)
    elif (move := _whole(sitting, " ".join(answers))) is not None:
        sitting.decide(move)
    elif tell_kind(sitting, line):
        return
    elif len(answered.rest) < len(answers):
        taken = " ".join(answers[: -len(answered.rest)])
        _say_too_much(sitting, taken, " ".join(answered.rest))
    elif answers[0] not in _kinds(sitting):
        sitting.say("plain-not-there", answer=sitting.quoted(line))
        sitting.say("plain-hint")
    else:
        # This says what is wrong with it.
        notation.read(" ".join(answers), sitting.match.game.moves)


def _whole(sitting: Sitting, line: str) -> Move | None:
    """Read a whole move; None if the line is none."""
    with suppress(FaultError):
        return notation.read(line, sitting.match.game.moves)
    return None


def _say_too_much(sitting: Sitting, taken: str, rest: str) -> None:
    written = sitting.words.written
    sitting.say("plain-too-much", rest=written(rest), answer=written(taken))
    sitting.say("plain-hint")


def _kinds(sitting: Sitting) -> frozenset[str]:
    return frozenset(kind.verb for kind in sitting.match.game.moves)


def is_move(sitting: Sitting, word: str, rest: str) -> bool:
    """Tell whether a line is a move that may be made now, though its first word means something else, too."""
    return bool(rest) and any(word == choice.kind.verb for choice in sitting.making.draft.choices)


def _say_why_not(sitting: Sitting, making: Making, name: str, value: object) -> None:
    game, state = sitting.match.game, sitting.match.state
    if name != PLACE:
        sitting.say("plain-not-that-way")
        return
    refusals = {game.refusal(state, move): None for move in making.with_place(value)}
    for refusal in refusals:
        if refusal is not None:
            sitting.say_refusal(refusal)


def _go_on(sitting: Sitting) -> None:
    move = sitting.making.move
    if move is None:
        tell_question(sitting)
    else:
        sitting.decide(move)
