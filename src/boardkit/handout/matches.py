"""Slides of a match: one for each happening, or one for each decision."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from msgspec import field

from boardkit.core import Event, Match, Note, NoteKind, Table
from boardkit.core.lines.course import decision_number, known_decisions
from boardkit.core.values import Value
from boardkit.draw.cards import Card
from boardkit.draw.numbers import change_said, differences
from boardkit.draw.palette import Palette
from boardkit.draw.show import Show, board, card_of, thing_in, where
from boardkit.handout.slides import Eyes, Slide, Slides, standing
from boardkit.text import Words
from boardkit.text.log import noted


class By(StrEnum):
    """What makes a slide."""

    HAPPENING = "happening"
    DECISION = "decision"


class Passage(Value, eq=False):
    """What happened between two tables, at moment `at`, in the decision of some number; 0 is the set-up."""

    at: int
    decision: int
    before: Table
    after: Table
    events: Sequence[Event] = field(default_factory=tuple)
    remarks: Sequence[Note] = field(default_factory=tuple)  # what somebody wrote into the log there


def happenings(match: Match[Any]) -> Iterator[Passage]:
    """Walk all that happened, counted as in the walk at the table; first the table before anything."""
    before = match.moments[0].step.state
    yield Passage(0, 0, before, before)
    decided, decision = frozenset(known_decisions(match)), 0
    for at, moment in enumerate(match.moments[: match.at + 1]):
        decision += at in decided
        for frame in moment.step.frames:
            if not frame.event.minor:
                yield Passage(at, decision, before, frame.state, (frame.event,))
                before = frame.state


def decisions(match: Match[Any]) -> Iterator[Passage]:
    """Walk the decisions with chance's answers, the set-up first; untold ones belong to the next."""
    before, events, first = match.moments[0].step.state, list[Event](), 0
    decided, decision = frozenset(known_decisions(match)), 0
    for at, moment in enumerate(match.moments[: match.at + 1]):
        if at in decided:
            if events or not decision:
                after = match.moments[at - 1].step.state
                yield Passage(first, decision, before, after, tuple(events))
                before, events, first = after, [], at
            decision += 1
        events += [frame.event for frame in moment.step.frames if not frame.event.minor]
    yield Passage(first, decision, before, match.state, tuple(events))


PASSAGES = {By.HAPPENING: happenings, By.DECISION: decisions}


def turn(match: Match[Any], at: int) -> tuple[int, int]:
    """Return the first and the last moment of the decision that a moment belongs to."""
    starts = [0, *known_decisions(match)]
    first = max(start for start in starts if start <= at)
    return first, min([start - 1 for start in starts if start > at], default=len(match.moments) - 1)


def remarked(passages: Sequence[Passage], notes: Sequence[Note]) -> Iterator[Passage]:
    """Put each remark where it was made: at the last passage that lies before it or at it."""
    starts = [passage.at for passage in passages]
    said = [(bisect_right(starts, note.at) - 1, note) for note in notes if note.kind is NoteKind.REMARK]
    for number, passage in enumerate(passages):
        yield passage.__replace__(remarks=[note for at, note in said if at == number])


def slides_of_match(
    match: Match[Any],
    eyes: Eyes,
    by: By,
    first: int = 0,
    last: int | None = None,
    notes: Sequence[Note] | None = None,
) -> Slides:
    """Make slides of the moments `first` to `last`, by default to now, with `notes` or its own remarks."""
    until = match.at if last is None else last
    here = [note for note in (match.notes if notes is None else notes) if note.at <= match.at]
    passages = list(remarked(list(PASSAGES[by](match)), here))
    places = [
        place(eyes.words, at, len(passages)) if by is By.HAPPENING else "" for at in range(len(passages))
    ]
    placed = [both for both in zip(places, passages, strict=True) if first <= both[1].at <= until]
    makers = [partial(slide, eyes, passage, place) for place, passage in placed]
    # Of moments of which nothing is told, the last decision is shown, if somebody decides.
    decided = [] if makers else [at for at in known_decisions(match) if first <= at <= min(until, match.at)]
    for at in decided[-1:]:
        before, after = (match.moments[one].step.state for one in (at - 1, min(until, match.at)))
        makers = [partial(slide, eyes, Passage(at, decision_number(match, at), before, after))]
    return Slides(makers)


def place(words: Words, at: int, passages: int) -> str:
    """Say which happening of a match it is; the first passage is the table before any."""
    return words("handout-place", number=at, count=passages - 1)


def slide(eyes: Eyes, passage: Passage, place: str = "") -> Slide:
    """Make the slide of a passage, which is at some place among all of them."""
    words, drawing = eyes.words, eyes.drawing
    events = [eyes.event(event) for event in passage.events]
    before, after = eyes.table(passage.before), eyes.table(passage.after)
    changes = differences(drawing.numbers(before), drawing.numbers(after))
    seat, places = where(drawing, events)
    told = list(map(words.say, events)) or [_silence(eyes, passage)]
    remarks = (noted(note, eyes.match.game, words) for note in passage.remarks)
    return Slide(
        chapter=words("handout-decision", number=passage.decision),
        picture=board(drawing, after, seat),
        place=place,
        heading=drawing.heading(after, words),
        told=(*told, *remarks),
        places=places,
        changes=tuple(change_said(change, words) for change in changes),
        rules=tuple(dict.fromkeys(event.rule for event in events)),
        seats=eyes.seats(passage.after),
        described=tuple(drawing.describe(after, words)),
        standing=standing(drawing, after),
        playing=partial(played, drawing, before, events, words),
    )


def _silence(eyes: Eyes, passage: Passage) -> str:
    """Say where nothing has happened yet, or what was decided of which nothing is told."""
    words, moment = eyes.words, eyes.match.moments[passage.at]
    if not passage.decision or moment.move is None:
        return words("handout-start")
    seat = words.seat(moment.seat)
    if eyes.seat in (None, moment.seat):
        return words("handout-decided", seat=seat, move=words.say(moment.move))
    return words("handout-decided-secretly", seat=seat)


def played(drawing: Show, view: Any, events: Sequence[Event], words: Words, palette: Palette) -> list[Card]:
    """Draw the cards that events tell of."""
    things = (thing_in(drawing, event) for event in events)
    return [card_of(drawing, view, thing, words, palette) for thing in things if thing is not None]
