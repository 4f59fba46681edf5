"""Hearing the answers that make a move, one after the other or all in one line."""

from collections.abc import Callable

from boardkit.commands.plain.looking import tell_kind
from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.telling import tell_question
from boardkit.core import FaultError, RulesError, notation
from boardkit.core.lines.choosing import PLACE


def tried(sitting: Sitting, do: Callable[[], None]) -> None:
    """Do something; what cannot be done is said, and changes nothing."""
    try:
        do()
    except RulesError as error:
        sitting.say_refusal(error.refusal)
    except FaultError as error:
        sitting.tell(sitting.words.say(error.fault))
        sitting.say("plain-hint")


def make_move(sitting: Sitting, line: str) -> None:
    """Take a line as the next answer of a move, as several of them, or as a whole move.

    Raises:
        FaultError: it is nothing of the kind.
        RulesError: the rules refuse the move.
    """
    word = line.split()[0]
    if sitting.making.choice is None and (choice := picked(sitting.making.draft.choices, word)) is not None:
        sitting.making = sitting.making.take(choice)
        _go_on(sitting)
    elif sitting.making.read(word) is not None:
        _fill(sitting, line.split())
    elif word not in _kinds(sitting) and tell_kind(sitting, line):
        return
    elif sitting.making.field is not None and word not in _kinds(sitting):
        sitting.say("plain-not-there", answer=word)
        sitting.say("plain-hint")
    else:
        sitting.decide(notation.read(line, sitting.match.game.moves))


def _kinds(sitting: Sitting) -> frozenset[str]:
    return frozenset(kind.verb for kind in sitting.match.game.moves)


def is_move(sitting: Sitting, word: str, rest: str) -> bool:
    """Tell whether a line is a move that may be made now, though its first word means something else, too."""
    return bool(rest) and any(word == choice.kind.verb for choice in sitting.making.draft.choices)


def _fill(sitting: Sitting, words: list[str]) -> None:
    """Settle the open fields of the move, a word each."""
    making = sitting.making
    for word in words:
        name, value = making.field, making.read(word)
        if name is None or value is None:
            break
        filled = making.fill(name, value)
        if not filled.left:
            _say_why_not(sitting, name, value)
            return
        making = filled
    sitting.making = making
    _go_on(sitting)


def _say_why_not(sitting: Sitting, name: str, value: object) -> None:
    game, state = sitting.match.game, sitting.match.state
    if name != PLACE:
        sitting.say("plain-not-that-way")
        return
    refusals = {game.refusal(state, move): None for move in sitting.making.with_place(value)}
    for refusal in refusals:
        if refusal is not None:
            sitting.say_refusal(refusal)


def _go_on(sitting: Sitting) -> None:
    move = sitting.making.move
    if move is None:
        tell_question(sitting)
    else:
        sitting.decide(move)
