"""The course of a sitting: turn after turn, answer after answer, to the end or until somebody leaves."""

from boardkit.commands.plain.company import is_computer, let_move
from boardkit.commands.plain.looking import tell_kind
from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Leaving, Sitting
from boardkit.commands.plain.telling import tell_end, tell_question, tell_turn
from boardkit.commands.plain.vocabulary import verb_of
from boardkit.core import FaultError, Move, RulesError, notation
from boardkit.core.lines.choosing import PLACE


def sit(sitting: Sitting) -> None:
    """Play to the end, or until somebody leaves or nobody answers any more; all is saved then."""
    try:
        sitting.say("plain-welcome", match=sitting.number)
        while True:
            _play_on(sitting)
            tell_end(sitting)
            _linger(sitting)
    except (Leaving, EOFError):
        if not sitting.match.over:
            sitting.say("plain-bye", match=sitting.number)


def _play_on(sitting: Sitting) -> None:
    while not sitting.match.over:
        _take_turn(sitting)


def _linger(sitting: Sitting) -> None:
    """Answer what is asked after the end, until somebody goes back into the match or leaves."""
    sitting.begin_move()
    if sitting.talk.live:
        sitting.say("plain-linger")
    while sitting.match.over:
        _listen(sitting)


def _take_turn(sitting: Sitting) -> None:
    if is_computer(sitting):
        let_move(sitting)
        return
    _draw_curtain(sitting)
    sitting.begin_move()
    tell_turn(sitting)
    tell_question(sitting)
    before = sitting.match.state
    while sitting.match.state is before and sitting.seated is not None:
        _listen(sitting)


def _draw_curtain(sitting: Sitting) -> None:
    """Let the keyboard change hands before anything is told that only the next seat may know."""
    seat = sitting.seat
    changes = sitting.seated != seat and sitting.closed
    sitting.seated = seat
    if not changes:
        return
    sitting.talk.hide()
    name = sitting.words.seat(seat)
    if not sitting.talk.live:
        sitting.say("plain-pass-on", seat=name)
        return
    sitting.say("plain-pass-keyboard", seat=name)
    if sitting.talk.listen() == "q":
        raise Leaving


def _listen(sitting: Sitting) -> None:
    """Hear one line and do what it says; what cannot be done is said, and changes nothing."""
    line = sitting.talk.listen()
    try:
        _answer(sitting, line)
    except RulesError as error:
        sitting.say_refusal(error.refusal)
    except FaultError as error:
        sitting.tell(sitting.words.say(error.fault))
        sitting.say("plain-hint")


def _answer(sitting: Sitting, line: str) -> None:
    word, _, rest = line.partition(" ")
    if not line:
        tell_question(sitting)
    elif (verb := verb_of(sitting, word)) is not None and not _is_move(sitting, word, rest):
        verb(sitting, rest.strip())
    elif sitting.making.choice is None and (choice := picked(sitting.making.draft.choices, word)) is not None:
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
        _play(sitting, notation.read(line, sitting.match.game.moves))


def _kinds(sitting: Sitting) -> frozenset[str]:
    return frozenset(kind.verb for kind in sitting.match.game.moves)


def _is_move(sitting: Sitting, word: str, rest: str) -> bool:
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
        _play(sitting, move)


def _play(sitting: Sitting, move: Move) -> None:
    sitting.change(sitting.match.play(move))
