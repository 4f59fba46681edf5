"""Saying what a lesson asks for, what came of an answer, and why it was not the right one."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, Final

from boardkit.core import Condition, Event, Game, Move, Refusal, Seat, kebab
from boardkit.core.teaching import goals
from boardkit.core.teaching import quiz as asking
from boardkit.core.teaching.goals import ME, STEP, Goal, Measured, Said
from boardkit.core.teaching.lesson import TO, About, Step, said
from boardkit.core.teaching.quiz import Quiz, Reason
from boardkit.core.teaching.reaching import Amiss, Beaten, Lack, Short
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Outcome, Reply, Stage
from boardkit.text.names import capital, visible, visible_lines
from boardkit.text.words import Words

PLACE: Final = re.compile(r"(?=.*[a-z])(?=.*\d)[a-z\d]+")  # a place, as moves name it
MOST_EVENTS: Final = 3  # how many happenings are told of a move that is not asked for
MOST_LINES: Final = 6  # how many lines of the score sheet are told of


def own_text(texts: Said, words: Words) -> str:
    """Return a text of a lesson, which may come from anywhere, as it can be shown."""
    return visible_lines(said(texts, words.language))


def in_a_line(text: str) -> str:
    """Write a text of whatever lines in one, as it can be shown."""
    return visible(" ".join(text.split()))


def pointed_said(step: Step, words: Words) -> Iterator[str]:
    """Say which places a step rings, and from where to where its arrows point."""
    if step.rings:
        yield words("lesson-ringed", places=words.listed([visible_lines(ring) for ring in step.rings]))
    for arrow in step.arrows:
        start, _, end = visible_lines(arrow).partition(TO)
        yield words("lesson-arrow", start=start, end=end)


def choice_said(quiz: Quiz, number: int, words: Words) -> str:
    """Say one of the answers to a question."""
    choice = quiz.choices[number]
    match choice:
        case Move():
            return words.say(choice)
        case asking.Happening(event=event):
            return words.say(event)
        case asking.Allowed():
            return words("answer-allowed")
        case asking.Refused(refusal=refusal):
            return words("answer-refused", why=words.say(refusal))
        case asking.Amount(number=amount):
            return str(abs(amount))
        case asking.Own(text):
            return in_a_line(own_text(text, words))
    if quiz.about is About.POINTS:
        return words("lesson-points", points=choice)
    return words.seat(Seat(choice))


def answers_said(quiz: Quiz, numbers: Iterable[int], words: Words) -> str:
    """Say several answers to a question in a row."""
    return " · ".join(choice_said(quiz, number, words) for number in numbers)


def reply_said(reply: Reply, stage: Stage, words: Words, *, own: bool = False) -> str:
    """Say what came of a move: an author's words, then the rule, or its effect; `own` if it goes on there."""
    note = own_text(reply.note, words) if reply.note else ""
    match reply.outcome:
        case Outcome.RIGHT:
            return words("lesson-right")
        case Outcome.RIGHT_TOO if own:
            return words("lesson-right-own")
        case Outcome.RIGHT_TOO:
            return words("lesson-right-too", move=words.say(stage.move))
        case Outcome.REFUSED:
            assert reply.refusal is not None
            return " ".join(filter(None, (f"✗ {refusal_said(reply.refusal, words)}", note)))
    lacks = [capital(lack_said(lack, words)) for lack in reply.lacks] or [words("lesson-another")]
    return " ".join(("✗", *([note] if note else (*dict.fromkeys(lacks), *_does(reply.events, words)))))


def refusal_said(refusal: Refusal, words: Words) -> str:
    """Say why a move is refused, with the section."""
    return f"{words.say(refusal)} §{refusal.section}"


def _does(events: Sequence[Event], words: Words) -> Iterator[str]:
    """Say what a move does, as far as it is told."""
    told = list(dict.fromkeys(words.say(event) for event in events if not event.minor))[:MOST_EVENTS]
    if told:
        yield words("lesson-it-does", events=" ".join(told))


def lack_said(lack: Lack, words: Words) -> str:
    """Say what a move lacks of a goal."""
    match lack:
        case Short(goals.Points() as goal, seat, value):
            name, points = own_text(goal.name, words) or words.seat(seat), _points(value, words)
            return words(f"lack-{goal.word}", name=name, points=points, asked=asked_said(goal, words))
        case Short(goal, seat, value):
            name = _name(goal, seat, words)
            return words(f"lack-{goal.word}", name=name, value=value, asked=asked_said(goal, words))
        case Beaten(_, value, best):
            return words("lack-best", points=_points(value, words), best=best)
        case Amiss(goals.Happens(name=name)):
            return words("lack-event", name=own_text(name, words)) if name else words("lack-event-unnamed")
        case Amiss(goals.Allows(name=name)) if name:
            return words("lack-allows", name=own_text(name, words))
        case Amiss(goals.Not(name=name)):
            return words("lack-not", name=own_text(name, words)) if name else words("lack-not-unnamed")
    return words("lack-moves")


def asked_said(goal: Measured, words: Words) -> str:
    """Say the bounds of a goal."""
    if goal.exactly is not None:
        return words("lack-exactly", number=goal.exactly)
    if goal.at_least is not None and goal.at_most is not None:
        return words("lack-between", low=goal.at_least, high=goal.at_most)
    if goal.at_most is not None:
        return words("lack-at-most", number=goal.at_most)
    return words("lack-at-least", number=goal.at_least or 0)


def _name(goal: Measured, seat: Seat, words: Words) -> str:
    """Name what is counted: by the author's words, else by those that the table's parts have."""
    own = own_text(goal.name, words)
    if own or not isinstance(goal, goals.Number):
        return own or words.seat(seat)
    steps = _steps(goal)
    last = (step for step in steps[-2:] if step != ME)
    name = " ▸ ".join(words.known(f"part-{kebab(step)}", visible_lines(step)) for step in last)
    return words("lack-of", name=name, seat=words.seat(seat)) if ME in steps else name


def _steps(goal: goals.Number) -> list[str]:
    return [step["name"] or step["key"].rpartition("=")[2] for step in STEP.finditer(goal.of)]


def is_named(goal: Goal, words: Words) -> bool:
    """Return whether what a goal counts can be named: by its author, or each step to it by these words."""
    if not isinstance(goal, goals.Number) or own_text(goal.name, words):
        return True
    return all(
        step == ME or PLACE.fullmatch(step) or words.knows(f"part-{kebab(step)}") for step in _steps(goal)
    )


def _points(points: int, words: Words) -> str:
    return words("lesson-points", points=points)


def goal_said(goal: Goal, seat: Seat, words: Words) -> str:
    """Say what is to be reached; empty where only the note can."""
    match goal:
        case goals.Legal():
            return words("lack-legal")
        case goals.Best():
            return words("goal-best")
        case goals.Measured():
            whose = seat if goal.seat is None else Seat(goal.seat)
            name = _name(goal, whose, words).removesuffix(",")
            return words(f"goal-{goal.word}", name=name, asked=asked_said(goal, words))
        case goals.Happens() | goals.Allows():
            return own_text(goal.name, words)
        case goals.AllOf(of=parts):
            return _apart((goal_said(part, seat, words) for part in parts), words)
    return ""


def _apart(said: Iterable[str], words: Words) -> str:
    """Join sayings to `a; b`, without those that say nothing."""
    told = [*filter(None, said)]
    return reduce(lambda a, b: words("list-apart", a=a, b=b), told) if told else ""


def wrong_said(quiz: Quiz, given: Iterable[int], words: Words) -> str:
    """Say why an answer is wrong, or that it is not all: an author's words first, else what the rules say."""
    number = next((one for one in given if one not in quiz.rights), None)
    if number is None:
        return f"✗ {words('lesson-not-all')}"
    note = quiz.note_on(number)
    told = own_text(note, words) if note else reason_said(asking.reason(quiz, number), words)
    return f"✗ {words('lesson-wrong')} {told}"


def reason_said(why: Reason, words: Words) -> str:
    """Say by the rules why an answer is wrong."""
    match why:
        case asking.Refused(refusal):
            return refusal_said(refusal, words)
        case asking.Allowed(events):
            return words("lesson-it-is-allowed", does=" ".join(_does(events, words)))
        case asking.Counted():
            return " ".join(_counted(why, words))
        case asking.Compared(seat, points, more) if points == more:
            return words("reason-tie", seat=words.seat(seat), points=_points(points, words))
        case asking.Compared(seat, points, more):
            named = words.seat(seat)
            return words("reason-fewer-points", seat=named, points=_points(points, words), more=more)
        case asking.Waits(seat, rule):
            return words("reason-waits", seat=words.seat(seat), rule=rule)
        case asking.Met(Condition() as condition):
            return _met(condition, words)
        case asking.Lacking(met):
            told = [*dict.fromkeys(_met(condition, words) for condition in met)]
            return words("reason-lacking", met=" ".join(told), count=len(told))
        case asking.Missed(too_many):
            return words("reason-too-many" if too_many else "reason-too-few")
        case asking.Elsewhere(Move() as move):
            return words("reason-elsewhere", move=words.say(move))
        case asking.Elsewhere():
            return words("reason-not-then")
    return words("reason-not-so")


def _met(condition: Condition, words: Words) -> str:
    """Say what is met, with its rule."""
    return words("reason-met", met=words.met(condition.kind, condition.figures), rule=condition.section)


def _counted(why: asking.Counted, words: Words) -> Iterator[str]:
    yield words("reason-too-many" if why.too_many else "reason-too-few")
    told = [words.say(line) for line in why.lines]
    seat = words.seat(why.seat)
    if not told:
        yield words("reason-no-lines", seat=seat)
        return
    lines = _apart(told[:MOST_LINES], words)
    if len(told) > MOST_LINES:
        lines = words("reason-more-lines", lines=lines, count=len(told) - MOST_LINES)
    yield words("reason-lines", seat=seat, lines=lines)


def idea_said(game: Game[Any], stage: Stage, words: Words) -> str:
    """Say what to think of: the author's hint, else the goal and the rule."""
    step, seat, ideas = stage.step, stage.match.state.to_move, list[str]()
    part = step.task or step.ask
    if part and (hint := own_text(part.hint, words)):
        return hint
    goal = step.task.goal if step.task else None
    if goal is not None and seat is not None and (told := goal_said(goal, seat, words)):
        ideas.append(words("lesson-idea-goal", goal=told))
    section = rulebook_of(game, words.language).sections.get(step.rule)
    if section is not None:
        ideas.append(words("lesson-idea-rule", rule=section.number, title=section.title))
    return " ".join(ideas) or words("lesson-idea")
