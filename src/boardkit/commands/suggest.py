"""`boardkit suggest`: what a good player would do at a moment of a match, and why."""

from argparse import Namespace
from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.faults import NobodyIsAsked
from boardkit.commands.parser import Parser
from boardkit.commands.play import LEVELS
from boardkit.commands.reading import moment, study_from
from boardkit.core import CHANCE, FaultError, Match
from boardkit.core.lines.course import is_closed, number_of
from boardkit.core.lines.match import Sitter


def declare(parser: Parser) -> None:
    """Take a match, the moment, and who gives advice."""
    parser.operand("source", "source")
    parser.number("at")
    parser.choice("level", "levels", LEVELS, default=Sitter.STRONG.value)


def run(desk: Desk, given: Namespace) -> int:
    """Print the question, something to think of, and good moves with their reasons."""
    match = moment(study_from(desk, given.source).main, given.at)
    if match.state.to_move in (None, CHANCE):
        raise FaultError(NobodyIsAsked(number_of(match, match.at)))
    if agreed_to(desk, match):
        _tell(desk, match, Sitter(given.level))
    return 0


def agreed_to(desk: Desk, match: Match[Any]) -> bool:
    """Say beforehand that advice tells a seat's secrets, and wait at a terminal until only the seat looks."""
    # Mistakes are told without what these import.
    from boardkit.commands.plain import conversation
    from boardkit.commands.plain.sitting import QUIT
    from boardkit.tui.desk.sight import secret_from_all

    seat, talk = match.state.to_move, conversation()
    assert seat is not None
    if not is_closed(match) or not secret_from_all(match, seat):
        return True
    talk.say(desk.words("suggest-secret", seat=desk.words.seat(seat)))
    if not talk.live:
        return True
    talk.say(desk.words("suggest-secret-ask", seat=desk.words.seat(seat)))
    try:
        return talk.listen().lower() not in QUIT
    except EOFError:
        return False


def _tell(desk: Desk, match: Match[Any], level: Sitter) -> None:
    # Minds take long to import, and mistakes are told without them.
    from boardkit.draw.drawings import drawing_of
    from boardkit.draw.show import words_there
    from boardkit.players.thinking import Task, solve_closer
    from boardkit.text.advice import hint_lines

    words, state = desk.words, match.state
    assert state.question is not None
    told = words.__replace__(open_table=not is_closed(match))
    there = words_there(drawing_of(match.game.key), state, told)
    print(words("suggest-asked", seat=words.seat(state.question.seat), question=there.say(state.question)))
    for line in hint_lines(*solve_closer(Task.of(match, level, advising=True)), there):
        print(line)
