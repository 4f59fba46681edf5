"""The course of a sitting: turn after turn, answer after answer, to the end or until somebody leaves."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from boardkit.commands.plain import telling
from boardkit.commands.plain.sitting import Leaving, Making, Sitting, face_up
from boardkit.commands.plain.verbs import obey, verb_of
from boardkit.core import CHANCE, FaultError, Move, RulesError, evolve, notation
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Sitter
from boardkit.core.values import values_in
from boardkit.players.thinking import Task, solve
from boardkit.text.aloud import in_one
from boardkit.text.log import badges, titled
from boardkit.tui.desk.sight import secret_from_all


@contextmanager
def tried(sitting: Sitting, line: str) -> Iterator[None]:
    """Do what a line says; what cannot be done is said, and changes nothing."""
    try:
        yield
    except RulesError as error:
        sitting.say_refusal(error.refusal)
    except FaultError as error:
        quoted = {
            name: sitting.words.written(value)
            for name, value in values_in(error.fault).items()
            if isinstance(value, str) and value in line
        }
        sitting.tell(sitting.words.say(evolve(error.fault, **quoted)))
        sitting.say("plain-hint")


def make_move(sitting: Sitting, line: str) -> None:
    """Take a line as the next answer, several, or a move; FaultError if it is none, RulesError if illegal."""
    answers = in_one(line).split()
    answered = sitting.making.answer(answers)
    if answered.refused is not None:
        _say_why_not(sitting, answered.making, *answered.refused)
    elif not answered.rest:
        sitting.making = answered.making
        if (move := sitting.making.move) is not None:
            sitting.decide(move)
        else:
            telling.tell_question(sitting)
    elif (move := _whole(sitting, " ".join(answers))) is not None:
        sitting.decide(move)
    elif not line.strip().isdigit() and telling.tell_kind(sitting, line):
        return
    elif len(answered.rest) < len(answers):
        taken = " ".join(answers[: -len(answered.rest)])
        written = sitting.words.written
        sitting.say("plain-too-much", rest=written(" ".join(answered.rest)), answer=written(taken))
        sitting.say("plain-hint")
    elif answers[0] not in frozenset(kind.verb for kind in sitting.match.game.moves):
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


def is_move(sitting: Sitting, word: str, rest: str) -> bool:
    """Return whether a line is a move that may be made now, though its first word has another meaning."""
    return bool(rest) and any(word == choice.kind.verb for choice in sitting.making.draft.choices)


def _say_why_not(sitting: Sitting, making: Making, name: str, value: object) -> None:
    game, state = sitting.match.game, sitting.match.state
    if name != PLACE:
        sitting.say("plain-not-that-way")
        return
    # The choice may be turned every way there.
    moves = dict.fromkeys(evolve(move, **{PLACE: value}) for move in making.left)
    for refusal in dict.fromkeys(game.refusal(state, move) for move in moves):
        if refusal is not None:
            sitting.say_refusal(refusal)


def sit(sitting: Sitting) -> None:
    """Play to the end, or until somebody leaves or nobody answers any more; all is saved then."""
    try:
        sitting.say("plain-welcome", match=sitting.number)
        if badges(sitting.match, sitting.words):
            sitting.say("plain-title", title=titled(sitting.match, sitting.words))
        while True:
            while not sitting.match.over:
                _take_turn(sitting)
            sitting.forget()
            telling.tell_end(sitting)
            sitting.begin_move()
            if sitting.talk.live:
                sitting.say("plain-linger")
            while sitting.match.over:
                _listen(sitting)
    except (Leaving, EOFError):
        sitting.forget()
        if not sitting.match.over:
            lines = sitting.aloud.lines([sitting.words("plain-bye", match=sitting.number)])
            sitting.talk.say(*map(sitting.advised, lines))
    finally:
        sitting.forget()


def _take_turn(sitting: Sitting) -> None:
    seat, words = sitting.seat, sitting.words
    sitter = Sitter.PERSON if seat == CHANCE else sitting.match.players[seat].sitter
    if sitter is not Sitter.PERSON:
        sitting.say("thinking-now", seat=words.seat(seat), level=words.name(sitter))
        sitting.decide(solve(Task.of(sitting.match, sitter)).move)
        return
    # The keyboard changes hands before anything is told that only the next seat may know. What the question
    # does not need lies face down until the seat asks for it, as on the screen.
    if sitting.opened not in (None, seat):
        sitting.forget()
    match = sitting.match
    if match.game.private(match.state) and secret_from_all(match, seat):
        face_up(sitting)
    sitting.seated = seat
    sitting.begin_move()
    telling.tell_turn(sitting)
    telling.tell_question(sitting)
    telling.tell_round(sitting)
    before = sitting.match.state
    while sitting.match.state is before and sitting.seated is not None:
        _listen(sitting)


def _listen(sitting: Sitting) -> None:
    line = sitting.talk.listen()
    word, _, rest = line.partition(" ")
    with tried(sitting, line):
        if not line:
            telling.tell_question(sitting)
        elif (verb := verb_of(sitting, word)) is not None and not is_move(sitting, word, rest):
            obey(sitting, verb, word, rest.strip())
        else:
            make_move(sitting, line)
