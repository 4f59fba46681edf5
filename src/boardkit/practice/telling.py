"""An exercise as the step of a lesson: what is asked, and what is said once it is answered."""

import re
from collections.abc import Iterator
from typing import Final

from boardkit.core import Move, Seat, choice_of, kebab
from boardkit.core.lines.choosing import PLACE
from boardkit.core.rules.ahead import guessed
from boardkit.core.teaching.lesson import About, Step
from boardkit.core.teaching.quiz import Allowed, Amount, Happening, Refused
from boardkit.core.teaching.stages import Stage
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import card_heard
from boardkit.draw.numbers import change_said
from boardkit.draw.show import words_there
from boardkit.practice.exercises import Exercise, Kind, changes, happens, is_sound
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.reasons import conditions_said
from boardkit.text.teaching import choice_said


def step_of(exercise: Exercise) -> Stage:
    """Make the step of a lesson that asks an exercise, in every language."""
    told = {language: _words(exercise, language) for language in LANGUAGES}
    step = Step(
        note={language: note(exercise, words) for language, words in told.items()},
        rule=exercise.section,
        because={language: "\n".join(because(exercise, words)) for language, words in told.items()},
    )
    return Stage(0, step, exercise.match, exercise.match, quiz=exercise.quiz)


def note(exercise: Exercise, words: Words) -> str:
    """Say what the table asks for now, unless only points count, and what is asked of the reader."""
    if exercise.kind is Kind.POINTS:
        return asked(exercise, words)
    seat, question = words.seat(exercise.seat), words.say(exercise.match.state.question)
    return f"{words('practice-at', seat=seat, question=question)}\n{asked(exercise, words)}"


def is_clear(exercise: Exercise) -> bool:
    """Return whether one answer is right and no other, and no two are said alike in any language."""
    return is_sound(exercise) and all(_is_clear(exercise, _words(exercise, one)) for one in LANGUAGES)


def _is_clear(exercise: Exercise, words: Words) -> bool:
    """Return whether no two answers are said alike, and what is asked does not name the right one."""
    quiz = exercise.quiz
    said = [choice_said(quiz, number, words) for number in range(len(quiz.choices))]
    if len({*said}) < len(said):
        return False
    right, question = quiz.choices[quiz.right], note(exercise, words)
    match right:
        case Amount(number=number):
            # What the card of the move says, or whatever else it is about, is read, too.
            assert quiz.move is not None
            game, match = exercise.match.game, exercise.match
            view = game.view(match.state, exercise.seat)
            printed = card_heard(drawing_of(game.key), view, choice_of(quiz.move), words)
            return str(abs(number)) not in _parts(" ".join((question, *printed)))
        case Happening() if _names(said[quiz.right]) <= _names(question) or any(also_so(exercise, words)):
            return False
        case Move() if any(also_so(exercise, words)):
            return False
        case Happening() | Move():
            parts, told = [*map(_parts, said)], _parts(question)
        case Refused() | Allowed():
            parts, told = [*map(_names, said)], _names(question)
        case _:
            return quiz.about is not About.NEXT or said[quiz.right] not in words.say(quiz.move)
    common = frozenset.intersection(*parts)
    named = [len((part - common) & told) for part in parts]
    return named[quiz.right] <= max(named[: quiz.right] + named[quiz.right + 1 :])


def also_so(exercise: Exercise, words: Words) -> Iterator[bool]:
    """Say of each wrong answer about what happens whether it is so as it is said, if only half of it."""
    quiz, match, seat = exercise.quiz, exercise.match, exercise.seat
    for number, answer in enumerate(quiz.choices):
        move = answer if isinstance(answer, Move) else quiz.move
        asked = exercise.event if isinstance(answer, Move) else getattr(answer, "event", None)
        if number != quiz.right and move is not None and asked is not None:
            said = words.say(asked).rstrip(".")
            yield any(words.say(one).startswith(said) for one in happens(match, seat, move))


def _parts(sentence: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sentence))


def _names(sentence: str) -> frozenset[str]:
    """Return the names and numbers of a sentence."""
    return frozenset(one for one in _parts(sentence) if not (one.isalpha() and one.islower()))


def _words(exercise: Exercise, language: str) -> Words:
    game, names = exercise.match.game, [player.name for player in exercise.match.players]
    words = words_for(language, game.key, names)
    return words_there(drawing_of(game.key), game.view(exercise.match.state, exercise.seat), words)


def asked(exercise: Exercise, words: Words) -> str:
    """Say what is asked."""
    quiz, right, move = exercise.quiz, exercise.quiz.choices[exercise.quiz.right], exercise.quiz.move
    # What lies on the map is to be read from there.
    seen = words.__replace__(table=None) if hasattr(move, PLACE) else words
    told = {"seat": words.seat(exercise.seat), "move": seen.say(move) if move else ""}
    match right:
        case Move() if exercise.event is not None:
            return words("practice-place-event", event=words.say(exercise.event))
        case Move():
            return words("practice-place")
        case Allowed() | Refused():
            return words("practice-legal", **told)
        case Happening():
            return words("practice-next", **told)
        case Amount(name=name, number=by):
            return words("practice-cost" if by < 0 else "practice-gain", **told, name=words(name))
    if quiz.about is About.NEXT:
        return words("practice-next-seat", **told)
    lines = words.listed([words(f"kind-{kebab(kind)}") for kind in quiz.ask.lines])
    return words("practice-points", seat=words.seat(Seat(quiz.ask.seat)), lines=lines)


MOST_TOLD: Final = 6  # how many happenings are told of a move


def because(exercise: Exercise, words: Words) -> Iterator[str]:
    """Say what the rules say of the right answer, what is of its section first."""
    match, quiz = exercise.match, exercise.quiz
    right = quiz.choices[quiz.right]
    if isinstance(right, int) and quiz.about is About.POINTS:
        lines = match.game.score(match.state).of(Seat(quiz.ask.seat))
        told = [line for line in lines if line.kind in quiz.ask.lines][:MOST_TOLD]
        yield from (
            words("practice-line", line=words.say(line), points=words("lesson-points", points=line.points))
            for line in told
        )
        return
    move = right if isinstance(right, Move) else quiz.move
    assert move is not None
    if isinstance(right, Amount):
        # It is told with the numbers that change together with it.
        changed = [*changes(match, exercise.seat, move, guessed(match.game, match.state, exercise.seat))]
        [cause] = [event for change, event in changed if change.name == right.name]
        yield from (change_said(change, words) for change, event in changed if event is cause)
    if exercise.kind in CONDITIONED and exercise.event is None:
        yield from conditions_said(match.game.conditions(match.state, move), words)
    if isinstance(right, Refused):
        return
    events = sorted(happens(match, exercise.seat, move), key=lambda one: one.rule != exercise.section)
    yield from list(dict.fromkeys(map(words.say, events)))[:MOST_TOLD]
    if quiz.about is About.NEXT and (asked := quiz.match.state.question) is not None:
        yield words("practice-at", seat=words.seat(asked.seat), question=words.say(asked))


CONDITIONED: Final = frozenset({Kind.LEGAL, Kind.PLACE})  # what is told with all that a move must meet
