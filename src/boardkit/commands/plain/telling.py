"""What plain play says by itself: whose turn it is, what changed, what is asked; computers and coach."""

from collections.abc import Sequence
from typing import Any, Final

from boardkit.commands.plain.looking import by_ground, describe_choice
from boardkit.commands.plain.making import keyed, written
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import CHANCE, Choice, Match, Move, Note, NoteKind, ScoreSheet, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Sitter
from boardkit.core.teaching.coverage import brief, due
from boardkit.draw.hearing import heading_heard
from boardkit.draw.show import asked_there
from boardkit.library.lessons import is_coached, keep_told, rules_told, set_coached
from boardkit.library.session import Session
from boardkit.text.log import told
from boardkit.text.scores import hints_sentence, seat_scores, winner_sentence


def tell_rule(sitting: Sitting) -> None:
    """Tell the seat in turn the rule that it needs now and has not been told, if the match is coached.

    Raises:
        FaultError: the library cannot be written.
    """
    session, match = sitting.session, sitting.match
    if not isinstance(session, Session) or not is_coached(session.library, session.number):
        return
    name = match.players[sitting.seat].name
    told = rules_told(session.library, match.game.key).get(name, frozenset())
    if not (number := due(match, sitting.seat, told)):
        return
    section = sitting.rules.sections[number]
    note = brief(section)
    sitting.say("plain-new-rule", section=number, title=section.title)
    sitting.tell(*sitting.aloud.page(note.text))
    if not note.whole:
        sitting.say("plain-rule-rest", section=number)
    keep_told(session.library, match.game.key, {name: told | {number}})


def switch_coach(sitting: Sitting, _: str) -> None:
    """Let rules be told when they are first needed, or no more."""
    session = sitting.session
    if not isinstance(session, Session):
        return
    coached = not is_coached(session.library, session.number)
    set_coached(session.library, session.number, coached=coached)
    sitting.say("coach-on" if coached else "coach-off")
    tell_rule(sitting)


def is_computer(sitting: Sitting) -> bool:
    """Return whether a computer is to move."""
    seat = sitting.seat
    return seat != CHANCE and sitting.match.players[seat].sitter is not Sitter.PERSON


def let_move(sitting: Sitting) -> None:
    """Let the computer move that is asked, and say what it does as everybody may hear it."""
    # Minds take long to import, and most tables have people alone.
    from boardkit.players.thinking import Task, solve

    match = sitting.match
    sitter = match.players[sitting.seat].sitter
    sitting.say("thinking-now", seat=sitting.words.seat(sitting.seat), level=sitting.words.name(sitter))
    sitting.change(match.play(solve(Task.of(match, sitter)).move))


def tell_hint(sitting: Sitting, _: str) -> None:
    """Say what to think of, and good moves; the log will say that a hint was given."""
    if sitting.seat == CHANCE:
        sitting.say("plain-nobody-asked")
        return
    from boardkit.draw.show import words_there
    from boardkit.players.thinking import Task, solve_closer
    from boardkit.text.advice import hint_lines

    match = sitting.match
    task = Task.of(match, Sitter.STRONG, advising=True)
    words = words_there(sitting.drawing, sitting.view, sitting.words)
    sitting.tell(*hint_lines(*solve_closer(task), words))
    sitting.note(Note(match.at, NoteKind.HINTED, sitting.seat))


FEW: Final = 6
"""How many places are told in no order."""


def tell_turn(sitting: Sitting) -> None:
    """Say where in the game we are, what changed since the seat's last turn, and whose turn it is."""
    words, seat = sitting.words, sitting.seat
    sitting.tell("")
    sitting.say("plain-heading", heading=heading_heard(sitting.drawing, sitting.view, words))
    for line in told(sitting.match, seat, words, last_turn(sitting.match, seat)):
        sitting.tell(line.text)
    sitting.say("plain-turn", seat=words.seat(seat))
    tell_rule(sitting)


def last_turn(match: Match[Any], seat: Seat) -> int:
    """Return the moment of a seat's last decision, or 0."""
    return max((n for n in range(1, match.at + 1) if match.moments[n].seat == seat), default=0)


def tell_question(sitting: Sitting) -> None:
    """Say what is asked next of the move in the making, and what may be answered."""
    making, words = sitting.making, sitting.words
    question = sitting.match.state.question
    if question is None:
        tell_score(sitting)
        return
    if making.choice is None or len(making.draft.choices) == 1:
        told = words.__replace__(open_table=sitting.match.has_no_secrets)
        sitting.say("plain-asked", question=asked_there(sitting.drawing, sitting.view, told))
    if making.choice is None:
        _tell_choices(sitting)
        return
    _tell_choice(sitting, making.choice)
    if making.field == PLACE:
        _tell_places(sitting, making.values(PLACE))
    elif making.field is not None:
        _tell_values(sitting, making.field)


def tell_end(sitting: Sitting) -> None:
    """Say how the match ended, line by line."""
    match, words = sitting.match, sitting.words
    last = max((n for n in range(1, match.at + 1) if match.moments[n].seat != CHANCE), default=0)
    sitting.tell("", *(line.text for line in told(match, CHANCE, words, last)), "")
    sitting.say("plain-over")
    tell_score(sitting)
    hints = hints_sentence(match, words)
    sitting.tell(winner_sentence(match.game.score(match.state), words), *([hints] if hints else []))


def tell_score(sitting: Sitting) -> None:
    """Say the score sheet as it stands, each seat's sum and then why."""
    sheet: ScoreSheet = sitting.match.game.score(sitting.view)
    for score in seat_scores(sheet, sitting.words):
        sitting.tell(score.text)
        for reason in score.reasons:
            sitting.say("plain-score", reason=reason.text, points=reason.points, rule=reason.rule)


def _tell_choices(sitting: Sitting) -> None:
    choices = keyed(sitting.making.draft.choices)
    for number, choice in choices.items():
        sitting.say(
            "plain-choice", number=number, choice=describe_choice(sitting, choice, brief=sitting.brief)
        )
    if any(kind not in {choice.kind for choice in sitting.making.draft.moves} for kind in _shown(sitting)):
        sitting.say("plain-besides")
    sitting.say("plain-type-number", count=len(choices))


def _shown(sitting: Sitting) -> set[type[Move]]:
    """Return the kinds of what the seat holds and the game shows beside what may be answered."""
    offered = {type(move) for move in sitting.drawing.offers(sitting.view)}
    return {type(move) for move in sitting.drawing.hand(sitting.view, sitting.seat)} & offered


def _tell_choice(sitting: Sitting, choice: Choice) -> None:
    sitting.say("plain-chosen", choice=describe_choice(sitting, choice))


def _tell_places(sitting: Sitting, places: Sequence[Any]) -> None:
    """Say where it may go; many places are told by what is there."""
    if len(places) <= FEW:
        sitting.say("plain-where", places=written(places))
        return
    sitting.say("plain-where-many", count=len(places))
    for ground, some in by_ground(sitting, places):
        line = "plain-where-ground" if ground else "plain-where-else"
        sitting.say(line, ground=ground, places=written(some))


def _tell_values(sitting: Sitting, name: str) -> None:
    values = sitting.making.values(name)
    if all(type(value) is int for value in values):
        sitting.say("plain-which-number", numbers=written(values))
        return
    sitting.say("plain-which-way")
    for number, value in enumerate(values, start=1):
        notation = written([value])
        sitting.say("plain-way", number=number, name=sitting.words.name(value), notation=notation)
    sitting.say("plain-type-number", count=len(values))
