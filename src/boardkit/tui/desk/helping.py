"""Help in steps: what to think of, where to look, the move; and the places that a note names."""

import re
from collections.abc import Collection, Iterator
from enum import IntEnum

from boardkit.core import Move
from boardkit.core.lines.choosing import PLACE
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage
from boardkit.draw.drawing import Drawing
from boardkit.draw.looks import NONE
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.teaching import choice_said, idea_said


class Help(IntEnum):
    """How far a reader has been helped with a step."""

    NONE = 0
    IDEA = 1
    AREA = 2
    MOVE = 3


def help_said(stage: Stage, level: Help, drawing: Drawing, words: Words) -> str:
    """Say one piece of help with a step."""
    if level is Help.IDEA:
        return words("lesson-hint", hint=idea_said(stage.match.game, stage, words))
    if stage.quiz is not None:
        return _about_answers(stage.quiz, level, words)
    assert stage.move is not None
    if level is Help.MOVE:
        return words("lesson-the-move", move=words.say(stage.move))
    places = sorted({words.name(place) for place in area(stage, drawing)})
    if not places:
        return words("lesson-area-kind", kind=words.verb(type(stage.move)))
    return words("lesson-area", places=words.listed(places))


def _about_answers(quiz: Quiz, level: Help, words: Words) -> str:
    """Leave two answers to choose from, then the right one."""
    if level is Help.MOVE:
        return words("lesson-the-answer", answer=choice_said(quiz, quiz.right, words))
    other = (quiz.right + 1) % len(quiz.choices)
    two = [choice_said(quiz, number, words) for number in sorted((quiz.right, other))]
    return words("lesson-area-answers", choices=words.listed(two))


def area(stage: Stage, drawing: Drawing) -> frozenset[Place]:
    """Return the places of the move that is shown."""
    move = stage.move
    return drawing.touched(move) if isinstance(move, Move) and hasattr(move, PLACE) else NONE


def named_in(text: str, places: Collection[Place], words: Words) -> Iterator[Place]:
    """Find the places of a map that a text names."""
    said = set(re.findall(r"\w+", text))
    for place in places:
        name = words.name(place)
        if len(name) > 1 and (name in said or (not name.isalnum() and name in text)):
            yield place
