"""The course of a sitting: turn after turn, answer after answer, to the end or until somebody leaves."""

from boardkit.commands.plain.company import is_computer, let_move
from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Leaving, Sitting
from boardkit.commands.plain.telling import tell_end, tell_question, tell_turn
from boardkit.commands.plain.verbs import VERBS
from boardkit.core import FaultError, Move, RulesError, notation
from boardkit.core.lines.choosing import PLACE


def sit(sitting: Sitting) -> None:
    """Play to the end, or until somebody leaves or nobody answers any more; all is saved then."""
    try:
        sitting.say("plain-welcome", match=str(sitting.session.number))
        while not sitting.match.over:
            _take_turn(sitting)
        tell_end(sitting)
    except (Leaving, EOFError):
        sitting.say("plain-bye", match=str(sitting.session.number))


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
        sitting.talk.say(sitting.words.say(error.fault))
        sitting.say("plain-hint")


def _answer(sitting: Sitting, line: str) -> None:
    word, _, rest = line.partition(" ")
    if not line:
        tell_question(sitting)
    elif (verb := VERBS.get(word.lower())) is not None:
        verb(sitting, rest.strip())
    elif sitting.making.choice is None and (choice := picked(sitting.making.draft.choices, word)) is not None:
        sitting.making = sitting.making.take(choice)
        _go_on(sitting)
    elif sitting.making.read(word) is not None:
        _fill(sitting, line.split())
    elif sitting.making.field is not None and word not in {kind.verb for kind in sitting.match.game.moves}:
        sitting.say("plain-not-there", answer=word)
        tell_question(sitting)
    else:
        _play(sitting, notation.read(line, sitting.match.game.moves))


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
