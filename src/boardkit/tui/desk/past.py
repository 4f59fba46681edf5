"""What has happened since a seat's last turn, or in the last turn of all: told by decision."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, takewhile
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Match, Seat
from boardkit.core.lines.match import Sitter
from boardkit.draw.blocks import INDENT, wrapped
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.forms import windows_of
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.recap import Group, Item, decided_at, grouped, last_turn, recap
from boardkit.text.spots import standing_for
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Follow, Intent, WhyDid
from boardkit.tui.desk.links import LINK, link
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.telling import Telling

FEW_MOMENTS: Final = 4
"""How many moments are told at first where only the end of what is new is wanted."""


def telling(desk: Desk) -> Telling:
    """Return what is told of the walk that is taken."""
    walk = desk.walk
    assert walk is not None
    decider, past = desk.match.decider(walk.halt.at), desk.sight.past
    decided = walk.halts[walk.decision.start].at
    judged = None if desk.judgement is None else desk.judgement.of(desk.match, decided)
    asked = WhyDid(decided) if by_computer(desk.match, decided) else None
    pace = desk.mode.pace(desk)
    return Telling(walk, desk.game, desk.drawing, past, decider, pace, judged, asked, desk.drawn)


def by_computer(match: Match[Any], at: int) -> bool:
    """Tell whether a computer sits where the decision was made that led to a moment."""
    seat = match.moments[at].seat
    return at > 0 and seat != CHANCE and match.players[seat].sitter is not Sitter.PERSON


def since(match: Match[Any], seat: Seat) -> int:
    """Return the first moment that is new to a seat; to all together, what the last turn brought is new.

    Its own last decision is new to a seat where it ended a round: much may have come of that.
    """
    if seat == CHANCE:
        return _turn_begun(match)
    last = last_turn(match, seat, partial(_waved_on, match))
    return last if last and _ended_a_round(match, last) else last + 1


def _ended_a_round(match: Match[Any], at: int) -> bool:
    before, after = (match.game.round(match.moments[one].step.state) for one in (at - 1, at))
    return before not in (None, after)


def _waved_on(match: Match[Any], at: int) -> bool:
    """Tell whether a moment came of passing where all are asked on one screen, which is nobody's turn."""
    moments, windows = match.moments, windows_of(drawing_of(match.game.key))
    passing = windows.get(type(moments[at - 1].step.state.question)) if windows else None
    return passing is not None and moments[at].move == passing


def _turn_begun(match: Match[Any]) -> int:
    """Return the first of the decisions that one seat has made in a row up to now."""
    by, moments = match.decider(match.at), match.moments
    in_a_row = takewhile(lambda at: moments[at].seat == by or not match.chosen(at), range(match.at, 0, -1))
    return min((at for at in in_a_row if moments[at].seat == by), default=1)


def recap_for(desk: Desk, seat: Seat, ears: Seat) -> Sequence[Group]:
    """Tell what is new to a seat, as `ears` may hear it."""
    return desk.drawn.once(_news, desk.match, seat, ears, desk.words)


def _news(match: Match[Any], seat: Seat, ears: Seat, words: Words) -> Sequence[Group]:
    return recap(match, ears, words, since(match, seat))


def latest_first(match: Match[Any], seat: Seat, ears: Seat, words: Words) -> Iterator[Sequence[Group]]:
    """Tell the end of what is new to a seat, and then again with ever more before it, up to all of it."""
    first, back = since(match, seat), FEW_MOMENTS
    while (start := decided_at(match, match.at - back)) > first:
        # How often the decision of the start was made in a row is not known from there on.
        yield [group for group in recap(match, ears, words, start) if group.at > start]
        back *= 4
    yield _news(match, seat, ears, words)


def group_told(sight: Sight, group: Group, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    """Write a decision with the chip of who made it, and below what came of it."""
    return chain.from_iterable(sentences_told(sight, group, words, palette, width))


def sentences_told(
    sight: Sight, group: Group, words: Words, palette: Palette, width: int
) -> Iterator[list[Text]]:
    """Write a decision, and what came of it, each sentence in as many lines as it takes."""
    for number, item in enumerate(group.items):
        said = item_said(item, words, group.count if number == 0 else 1)
        told = _linked(sight, item, Text(said, "bold" if number == 0 else ""))
        lead = _lead(group, palette) if number == 0 else Text("  → ")
        lines = wrapped(told, width - len(INDENT))
        yield [(Text(INDENT) if at else lead).append_text(line) for at, line in enumerate(lines)]


def _linked(sight: Sight, item: Item, said: Text) -> Text:
    """Let a sentence stand for what it is about."""
    there = link(sight.drawing, sight.view, item.line)
    if there is not None:
        said.stylize(standing_for(LINK, there))
    return said


def whole_log(desk: Desk) -> Iterator[tuple[Text, Intent]]:
    """Write the whole log, the latest decision first, each sentence with where it leads."""
    palette = match_palette(desk.game.key, tuple(one.colour for one in desk.match.players), Depth.FULL)
    for group in reversed(grouped(desk.match, desk.sight.told(desk.words))):
        for number, item in enumerate(group.items):
            said = item_said(item, desk.words, group.count if number == 0 else 1)
            lead = _lead(group, palette) if number == 0 else Text("  → ")
            there = link(desk.drawing, desk.state, item.line) or Follow(item.line.text)
            yield lead.append(said), there


def _lead(group: Group, palette: Palette) -> Text:
    """Begin the first sentence of a decision with the chip of who made it."""
    return Text.assemble(Text("   ") if group.seat == CHANCE else chip(group.seat, palette), " ")


def item_said(item: Item, words: Words, groups: int) -> str:
    """Say a sentence, and how often it was repeated in so many groups alike."""
    times = item.count * groups
    return item.line.text if times == 1 else words("recap-times", text=item.line.text, times=times)
