"""What plain play says by itself: whose turn it is, what changed, what is asked, and the end."""

from typing import Any

from boardkit.commands.plain.making import written
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import CHANCE, Choice, Match, Move, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.text.scores import hints_sentence, score_lines, winner_sentence
from boardkit.text.telling import told


def tell_turn(sitting: Sitting) -> None:
    """Say where in the game we are, what changed since the seat's last turn, and whose turn it is."""
    words, seat = sitting.words, sitting.seat
    sitting.talk.say("")
    sitting.say("plain-heading", heading=sitting.drawing.heading(sitting.view, words))
    for line in told(sitting.match, seat, words, last_turn(sitting.match, seat)):
        sitting.talk.say(line.text)
    sitting.say("plain-turn", seat=words.seat(seat))


def last_turn(match: Match[Any], seat: Seat) -> int:
    """Return the moment of a seat's last decision, or 0."""
    return max((n for n in range(1, match.at + 1) if match.moments[n].seat == seat), default=0)


def tell_question(sitting: Sitting) -> None:
    """Say what is asked next of the move in the making, and what may be answered."""
    making, words = sitting.making, sitting.words
    question = sitting.match.state.question
    if making.choice is None or len(making.draft.choices) == 1:
        sitting.say("plain-asked", question=words.say(question))
    if making.choice is None:
        _tell_choices(sitting)
        return
    _tell_choice(sitting, making.choice)
    if making.field == PLACE:
        sitting.say("plain-where", places=written(making.values(PLACE)))
    elif making.field is not None:
        _tell_values(sitting, making.field)


def describe_choice(sitting: Sitting, choice: Choice) -> str:
    """Say what a choice is, in a line."""
    move = sitting.making.draft.moves[choice][0]
    label = sitting.words.short(move) if choice.needs_place else sitting.words.say(move)
    details = sitting.drawing.inspect_choice(sitting.view, choice, sitting.words)
    if details and details[0].startswith(label):
        return details[0]
    return sitting.words("plain-detail", label=label, detail=details[0]) if details else label


def tell_end(sitting: Sitting) -> None:
    """Say how the match ended, line by line."""
    match, words = sitting.match, sitting.words
    last = max((n for n in range(1, match.at + 1) if match.moments[n].seat != CHANCE), default=0)
    sitting.talk.say("", *(line.text for line in told(match, CHANCE, words, last)), "")
    sitting.say("plain-over")
    sheet = match.game.score(match.state)
    hints = hints_sentence(match, words)
    sitting.talk.say(*score_lines(sheet, words), winner_sentence(sheet, words), *([hints] if hints else []))


def _tell_choices(sitting: Sitting) -> None:
    for number, choice in enumerate(sitting.making.draft.choices, start=1):
        sitting.say("plain-choice", number=number, choice=describe_choice(sitting, choice))
    if any(kind not in {choice.kind for choice in sitting.making.draft.moves} for kind in _shown(sitting)):
        sitting.say("plain-besides")


def _shown(sitting: Sitting) -> set[type[Move]]:
    """Return the kinds of what the seat holds and the game shows beside what may be answered."""
    offered = {type(move) for move in sitting.drawing.offers(sitting.view)}
    return {type(move) for move in sitting.drawing.hand(sitting.view, sitting.seat)} & offered


def _tell_choice(sitting: Sitting, choice: Choice) -> None:
    sitting.say("plain-chosen", choice=describe_choice(sitting, choice))


def _tell_values(sitting: Sitting, name: str) -> None:
    sitting.say("plain-which-way")
    for number, value in enumerate(sitting.making.values(name), start=1):
        notation = written([value])
        sitting.say("plain-way", number=number, name=sitting.words.name(value), notation=notation)
