"""What plain play does beside moves: tells, explains, takes back."""

from functools import partial
from typing import Final

from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Leaving, Sitting
from boardkit.commands.plain.telling import tell_question, tell_score
from boardkit.commands.reading import sections
from boardkit.core import Move, Note, NoteKind, notation
from boardkit.core.lines.match import LONGEST_NOTE, people_of
from boardkit.core.lines.study import news, taken_back, undone
from boardkit.core.rules.ahead import guessed, preview
from boardkit.draw.extras import proposed
from boardkit.text.aloud import in_one, section_in
from boardkit.text.reasons import conditions_said, effects_said
from boardkit.text.telling import told

LAST_LINES: Final = 20
"""How many sentences of the log are told at once."""


def describe(sitting: Sitting, _: str) -> None:
    """Describe the table as the seat in turn may see it."""
    sitting.tell(*sitting.drawing.describe(sitting.view, sitting.words))


def tell_log(sitting: Sitting, _: str) -> None:
    """Tell the end of the log, with the rules."""
    for line in list(told(sitting.match, sitting.seat, sitting.words))[-LAST_LINES:]:
        rule = sitting.words("plain-log-line", text=line.text, rule=line.rule)
        sitting.tell(rule if line.rule else line.text)


def write_remark(sitting: Sitting, rest: str) -> None:
    """Write a remark into the log."""
    if not rest:
        sitting.say("plain-help-note")
    elif len(rest) > LONGEST_NOTE:
        sitting.say("plain-note-long", limit=LONGEST_NOTE)
    else:
        sitting.note(Note(sitting.match.at, NoteKind.REMARK, sitting.seat, rest))
        sitting.say("plain-noted")


def score(sitting: Sitting, _: str) -> None:
    """Tell the score sheet as it stands."""
    tell_score(sitting)


def tell_why(sitting: Sitting, rest: str) -> None:
    """Say what a move must meet, and what it would cause or why it may not be made."""
    choice = picked(sitting.making.draft.choices, rest)
    moves = () if choice is None else sitting.making.draft.moves[choice]
    if not rest:
        sitting.say("plain-help-why")
    elif len(moves) > 1:
        sitting.say("plain-allowed")
    else:
        _explain(sitting, moves[0] if moves else notation.read(in_one(rest), sitting.match.game.moves))


def _explain(sitting: Sitting, move: Move) -> None:
    game, view, seat, words = sitting.match.game, sitting.view, sitting.seat, sitting.words
    sitting.tell(*conditions_said(game.conditions(view, move), words))
    if game.refusal(view, move) is None:
        sitting.say("plain-allowed")
        table, proposing = guessed(game, sitting.match.state, seat), partial(proposed, sitting.drawing)
        foreseen = preview(game, table, seat, move, proposing)
        sitting.tell(*effects_said(foreseen, words))


def tell_rules(sitting: Sitting, rest: str) -> None:
    """Read a section of the rules aloud, by default the one of the question."""
    question = sitting.match.state.question
    number = section_in(rest) or (question.rule if question else "")
    for section in sections(sitting.rules, number):
        sitting.say("plain-section", section=section.number, title=section.title)
        sitting.tell(*sitting.aloud.page(section.text))


def go_back(sitting: Sitting, _: str) -> None:
    """Begin the move again."""
    sitting.making = sitting.making.back()
    tell_question(sitting)


def undo(sitting: Sitting, _: str) -> None:
    """Take the last decision back, with everybody's consent if it makes something unseen."""
    match = sitting.match
    back = match.undo()
    if back is match or back.at == match.at:
        begun = sitting.making != sitting.making.back()
        sitting.say("plain-nothing-to-undo-begun" if begun else "plain-nothing-to-undo")
    elif len(people_of(match.players)) < 2 or not taken_back(match, back) or _everybody_agrees(sitting):
        sitting.change(undone(match))
        sitting.say("plain-undone")
    else:
        sitting.say("plain-not-undone")


def redo(sitting: Sitting, _: str) -> None:
    """Make the decision again that was taken back."""
    if sitting.match.redo().at == sitting.match.at:
        sitting.say("plain-nothing-to-redo")
    else:
        sitting.change(sitting.match.redo())
        sitting.say("plain-redone")


def leave(_: Sitting, __: str) -> None:
    """Leave the table.

    Raises:
        Leaving: always.
    """
    raise Leaving


def _everybody_agrees(sitting: Sitting) -> bool:
    sitting.gather()
    for event in news(sitting.match, sitting.match.undo()):
        if not event.minor:
            sitting.say("plain-unseen", news=sitting.words.say(event))
    people = people_of(sitting.match.players)
    return all(sitting.agrees("plain-consent", seat=sitting.words.seat(seat)) for seat in people)
