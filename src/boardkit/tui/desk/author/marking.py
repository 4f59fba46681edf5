"""Rings and arrows on the map: what stands there, and where others may."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from boardkit.core.teaching.lesson import TO
from boardkit.draw.shapes import Place
from boardkit.text.outside import visible
from boardkit.tui.desk.author.wanted import AskFor, Fill
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.dialogs import Dialog, Pick
from boardkit.tui.desk.intents import Intent
from boardkit.tui.desk.layers import picture_at

Listed = tuple[str | Text, Intent]


def places(desk: Desk) -> Sequence[Place]:
    """List the places of the map that is shown."""
    return tuple(picture_at(desk).looks)


def marks_dialog(work: Work, desk: Desk) -> Dialog:
    """Offer to ring the place that is pointed at or another, to draw arrows, and to take marks away."""
    return Pick(desk.words("author-marks"), tuple(_marks(work, desk)))


def _marks(work: Work, desk: Desk) -> Iterator[Listed]:
    words, cursor = desk.words, desk.cursor
    rings, arrows = _now(work)
    if cursor is not None and cursor in places(desk):
        name = words.name(cursor)
        if str(cursor) not in rings:
            yield words("author-ring-here", place=name), _ring(rings, cursor)
        yield words("author-arrow-here", place=name), AskFor(("arrows", str(cursor)))
    yield words("author-ring"), AskFor(("rings",))
    yield words("author-arrow"), AskFor(("arrows",))
    for ring in rings:
        yield words("author-ring-away", place=visible(ring)), Fill(("rings",), _without(rings, ring))
    for arrow in arrows:
        said = visible(arrow.replace(TO, " → "))
        yield words("author-arrow-away", arrow=said), Fill(("arrows",), _without(arrows, arrow))


def _now(work: Work) -> tuple[list[str], list[str]]:
    step = None if work.step is None else work.step.step
    return ([], []) if step is None else (step.rings, step.arrows)


def _without(marks: list[str], one: str) -> list[str]:
    return [mark for mark in marks if mark != one]


def _ring(rings: list[str], place: Place) -> Intent:
    return Fill(("rings",), [*rings, str(place)])


def ring_dialog(work: Work, desk: Desk) -> Dialog:
    """List the places that can be ringed."""
    rings, _ = _now(work)
    entries = tuple((desk.words.name(place), _ring(rings, place)) for place in places(desk))
    return Pick(desk.words("author-ring"), entries)


def arrow_dialog(work: Work, desk: Desk, start: str = "") -> Dialog:
    """List the places at which an arrow may begin, or those to which it may lead from its start."""
    words, (_, arrows) = desk.words, _now(work)
    if not start:
        begins = tuple((words.name(place), AskFor(("arrows", str(place)))) for place in places(desk))
        return Pick(words("author-arrow-from"), begins)
    ends = tuple(
        (words.name(place), Fill(("arrows",), [*arrows, f"{start}{TO}{place}"]))
        for place in places(desk)
        if str(place) != start
    )
    return Pick(words("author-arrow-to", place=visible(start)), ends)
