"""The course of a sitting: turn after turn, answer after answer, to the end or until somebody leaves."""

from boardkit.commands.plain.answering import is_move, make_move, tried
from boardkit.commands.plain.company import is_computer, let_move
from boardkit.commands.plain.sitting import QUIT, Leaving, Sitting
from boardkit.commands.plain.telling import tell_end, tell_question, tell_turn
from boardkit.commands.plain.vocabulary import obey, verb_of
from boardkit.text.telling import badges, titled


def sit(sitting: Sitting) -> None:
    """Play to the end, or until somebody leaves or nobody answers any more; all is saved then."""
    try:
        sitting.say("plain-welcome", match=sitting.number)
        if badges(sitting.match, sitting.words):
            sitting.say("plain-title", title=titled(sitting.match, sitting.words))
        while True:
            _play_on(sitting)
            sitting.forget()
            tell_end(sitting)
            _linger(sitting)
    except (Leaving, EOFError):
        sitting.forget()
        if not sitting.match.over:
            _say_goodbye(sitting)
    finally:
        sitting.forget()


def _play_on(sitting: Sitting) -> None:
    while not sitting.match.over:
        _take_turn(sitting)


def _say_goodbye(sitting: Sitting) -> None:
    """Say how to go on: by a command line that repeats what was asked for on this one."""
    lines = sitting.aloud.lines([sitting.words("plain-bye", match=sitting.number)])
    sitting.talk.say(*map(sitting.advised, lines))


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
    if changes:
        sitting.forget()
    sitting.seated = seat
    if not changes:
        return
    name = sitting.words.seat(seat)
    if not sitting.talk.live:
        sitting.say("plain-pass-on", seat=name)
        return
    answer = None
    while answer != "":
        sitting.say("plain-pass-keyboard", seat=name)
        answer = sitting.talk.listen()
        if answer.lower() in QUIT:
            raise Leaving


def _listen(sitting: Sitting) -> None:
    """Hear one line and do what it says."""
    line = sitting.talk.listen()
    tried(sitting, line, lambda: _answer(sitting, line))


def _answer(sitting: Sitting, line: str) -> None:
    word, _, rest = line.partition(" ")
    if not line:
        tell_question(sitting)
    elif (verb := verb_of(sitting, word)) is not None and not is_move(sitting, word, rest):
        obey(sitting, verb, word, rest.strip())
    else:
        make_move(sitting, line)
