"""What hovering tells: a seat, a line of the shared table, an entry of the hand, a place, a verb, a key."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from boardkit.core import Choice, Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import longest, wrapped
from boardkit.draw.extras import tableaux_of
from boardkit.draw.seats import chip
from boardkit.text.keyboard import key_said
from boardkit.text.spots import Spot
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.focus import focus_of
from boardkit.tui.desk.gathering import may_be_ticked
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Follow
from boardkit.tui.desk.layers import inspected_at
from boardkit.tui.desk.legend import legend
from boardkit.tui.desk.links import LINK
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.saying import why_barred
from boardkit.tui.desk.verbs import choices_of, counted, forgoes, verb_of

WIDTH, LINES = 46, 16
"""Columns and lines of what hovering tells."""


def tip(desk: Desk, ink: Ink, spot: Spot) -> Text:
    """Tell what a spot stands for, as whoever looks may know it; nothing where there is nothing to tell."""
    kind, which = spot
    told = TIPS.get(kind)
    lines = [] if told is None else list(told(desk, ink, which))
    cut = [*lines[: LINES - 1], Text("…")] if len(lines) > LINES else lines
    return Text("\n").join(cut)


class Tip(Value, eq=False, dict=True):
    """What a spot tells, worked out only when the mouse has rested on it."""

    desk: Desk
    ink: Ink
    spot: Spot

    @cached_property
    def text(self) -> Text:
        """What it tells."""
        return tip(self.desk, self.ink, self.spot)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console, options
        yield self.text

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def _seat(desk: Desk, ink: Ink, which: int) -> Iterator[Text]:
    """Name a seat, and tell its numbers and all that lies open before it."""
    seat, words = Seat(which), desk.words
    yield chip(seat, ink.palette).append(f" {words.seat(seat)}", "bold")
    numbers = [one for one in desk.drawing.numbers(desk.state) if not one.shared]
    said = [words("tip-number", name=words(one.name), number=one.values[seat]) for one in numbers]
    yield from wrapped(Text(" · ".join(said)), WIDTH)
    laid_open = tableaux_of(desk.drawing)
    for line in () if laid_open is None else laid_open(desk.state, seat, words):
        yield from wrapped(Text(line), WIDTH) or [Text()]


def _shared(desk: Desk, ink: Ink, which: str) -> Iterator[Text]:
    """Say what the signs in a line stand for."""
    del ink
    for sign, word in legend(desk.drawing, desk.words, desk.tier):
        if sign in which:
            yield from wrapped(Text.assemble((sign, "bold"), f" {word}"), WIDTH)


def _entry(desk: Desk, ink: Ink, which: int) -> Iterator[Text]:
    """Tell an entry of the hand in full, and how it is taken."""
    if which >= len(desk.listed):
        return
    entry, words = desk.listed[which], desk.words
    if isinstance(entry, Choice):
        there = desk.__replace__(draft=desk.draft.take(entry), cursor=None)
        found = focus_of(there, ink, WIDTH)
        yield from wrapped(Text.assemble((found.title, "bold"), f"  {found.right}"), WIDTH)
        yield from found.lines
    else:
        yield Text(words.verb(entry), "bold")
    yield Text(words("tip-entry", then=_then(desk, entry)), "italic")


def _then(desk: Desk, entry: Listed) -> str:
    """Name what a click on an entry leads to."""
    if not isinstance(entry, Choice):
        return "list"
    return "tick" if may_be_ticked(desk, entry) else "place" if entry.needs_place else "act"


def _place(desk: Desk, ink: Ink, which: Any) -> Iterator[Text]:
    """Say what is at a place."""
    del ink
    yield Text(desk.words.name(which), "bold")
    for sentence in inspected_at(desk, which):
        yield from wrapped(Text(sentence), WIDTH)


def _verb(desk: Desk, ink: Ink, which: str) -> Iterator[Text]:
    """Say how much of a verb is possible, and if nothing is, why not."""
    verb, words = verb_of(desk, which), desk.words
    if verb is None:
        return
    possible, count = counted(desk, verb)
    yield Text(words(verb.message), "bold")
    if count:
        yield from wrapped(Text(words("tip-verb", key=which, possible=possible, count=count)), WIDTH)
    elif not forgoes(desk, which):
        yield from wrapped(Text(words("tip-verb-none")), WIDTH)
    refusals = (why_barred(desk, choice) for choice in choices_of(desk, verb))
    first = next((refusal for refusal in refusals if refusal is not None), None)
    if not possible and first is not None:
        yield from wrapped(Text(f"✗ {words.say(first)} §{first.section}", ink.tones.bad), WIDTH)


def _key(desk: Desk, ink: Ink, which: str) -> Iterator[Text]:
    """Say what a key of the footer does, and which keys do the same."""
    del ink
    key = next((key for key in desk.keys if which == f"want('{key.action}')"), None)
    if key is not None:
        yield Text(desk.words(f"key-{key.action}"), "bold")
        yield Text(longest(WIDTH, desk.words("tip-key", key=key_said(key.shown, desk.words))))


def _link(desk: Desk, ink: Ink, which: Follow) -> Iterator[Text]:
    """Say where a click on a sentence leads."""
    del ink, which
    yield Text(desk.words("tip-link"))


TIPS: Final[Mapping[str, Callable[[Desk, Ink, Any], Iterator[Text]]]] = {
    "seat": _seat,
    "shared": _shared,
    "entry": _entry,
    "place": _place,
    "verb": _verb,
    "key": _key,
    LINK: _link,
}
"""What is told of each kind of spot."""
