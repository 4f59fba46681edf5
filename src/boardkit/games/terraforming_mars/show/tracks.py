"""What belongs to all: the tracks with their bonus steps, hands, order of play, milestones and awards."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, product
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import Room, columns, fitted
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import AWARDS, MILESTONES, TRACKS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.facts import Track
from boardkit.games.terraforming_mars.box.things import Parameter
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import level, terraformed
from boardkit.games.terraforming_mars.rules.phases import SOLO_GENERATIONS
from boardkit.games.terraforming_mars.show.map import SEAT_LETTERS
from boardkit.games.terraforming_mars.show.phrases import degrees
from boardkit.games.terraforming_mars.show.prizes import prize_lines, prize_rows, prize_table
from boardkit.games.terraforming_mars.show.shared import TRACK_COLOURS
from boardkit.text import Words

WIDEST: Final = 27
"""Columns of the longest track with its ends: that of the temperature."""


TABLE: Final = 2 + len(MILESTONES) + len(AWARDS)
"""Lines of the table of milestones and awards, which nobody has who plays alone."""

WHOLE, FEW = 30, 5
"""Letters of the names of milestones and awards: all, or as few as there may be."""


def shared(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what belongs to all, as full as a room allows."""
    tracks, numbers = _tracks(view, words, palette), partial(_numbers, view, words)
    line, lines = ([*_table(view, words, palette, apart=apart)] for apart in (False, True))
    more = [_piles(view, words), Text(words("track-steps-told"), "dim")]
    prizes, rows = partial(_prizes, view, words, palette), partial(prize_rows, view, words, palette)

    def _lined(among: Sequence[Text], letters: int) -> Iterator[Text]:
        return chain(tracks, among, prize_lines(view, words, palette, letters=letters))

    tables = (
        lambda: chain(tracks, more[1:], line, more[:1], [Text()], prizes(told=True)),
        lambda: chain(tracks, line, prizes(told=True)),
        lambda: chain(tracks, line, prizes(told=False)),
        lambda: chain(tracks, lines, prizes(told=False)),
    )
    return fitted(
        room,
        *(tables if view.solo or room.height > len(tracks) + TABLE else ()),
        lambda: chain(tracks, line, rows()),
        *(partial(_lined, among, letters) for among, letters in product((line, lines), (WHOLE, FEW))),
        *(partial(_lined, lines[1:], letters) for letters in (WHOLE, FEW)),
        lambda: chain(tracks, line),
        lambda: chain(tracks, line[:1]),
        lambda: tracks,
        lambda: chain(numbers(), lines, prizes(told=False)),
        lambda: chain(numbers(), lines, rows()),
        lambda: chain(numbers(), lines),
        lambda: chain(numbers(), line[:1]),
        numbers,
    )


def _prizes(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[Text]:
    """Write the table of milestones and awards, once there was room for what stands above it."""
    yield from prize_table(view, words, palette, told=told)


def _tracks(view: State, words: Words, palette: Palette) -> list[Text]:
    """Write the tracks: start, steps with their bonuses, goal, and where they stand."""
    return columns([_track(view, parameter, words, palette) for parameter in Parameter])


def _track(view: State, parameter: Parameter, words: Words, palette: Palette) -> list[Text]:
    track, now = TRACKS[parameter], level(view, parameter)
    start, goal, here = (_said(parameter, each) for each in (track.start, track.goal, now))
    bar = Text()
    for value in range(track.start + (parameter is Parameter.OCEANS), track.goal + 1, track.step):
        bar.append_text(_cell(track, value, now, words, palette))
    line = Text(f"{start:>3} ").append_text(bar).append(f" {goal}")
    stands = words(f"track-now-{parameter}", now=here, goal=track.goal)
    bold = "bold" if now >= track.goal else ""
    line.pad_right(WIDEST - line.cell_len)
    return [Text(words(f"track-{parameter}")), line, Text(stands, bold)]


def _said(parameter: Parameter, value: int) -> str:
    return degrees(value) if parameter is Parameter.TEMPERATURE else str(value)


def _cell(track: Track, value: int, now: int, words: Words, palette: Palette) -> Text:
    """Write a step: reached, with a bonus still to be had, or neither."""
    if value <= now:
        return Text("■", Style(color=palette[TRACK_COLOURS[track.id]]))
    if value in track.bonuses:
        return Text(_bonus(track.bonuses[value], words), "bold")
    return Text("·", "dim")


def _bonus(effects: Effects, words: Words) -> str:
    """Write what a bonus step brings."""
    match effects[0]:
        case fx.PlaceTile():
            return "≈"
        case fx.Raise():
            return words("track-bonus-raise")
    return words("track-bonus-production")


def _numbers(view: State, words: Words) -> list[Text]:
    """Write the tracks as numbers, with the next bonus of each."""
    return [_number(view, parameter, words) for parameter in Parameter]


def _number(view: State, parameter: Parameter, words: Words) -> Text:
    track, now = TRACKS[parameter], level(view, parameter)
    here, goal = _said(parameter, now), _said(parameter, track.goal)
    line = Text(words(f"track-narrow-{parameter}", now=here, goal=goal), "bold" if now >= track.goal else "")
    ahead = [value for value in track.bonuses if value > now]
    if ahead:
        line.append("  ").append(words("track-next-bonus", at=_said(parameter, min(ahead))), "dim")
    return line


def _table(view: State, words: Words, palette: Palette, *, apart: bool) -> Iterator[Text]:
    """Write hands and the order of play, in one line or two; alone, what is still to be done."""
    if view.solo:
        yield from _alone(view, words)
    else:
        hands, order = _hands(view, words, palette), _order(view, words, palette)
        yield from (hands, order) if apart else (Text("   ").join((hands, order)),)


def _hands(view: State, words: Words, palette: Palette) -> Text:
    """Write how many cards everybody holds."""
    hands = Text(words("table-hands"), "dim")
    for seat in view.everyone:
        hands.append(" ").append_text(_letter(seat, palette)).append(str(len(view.companies[seat].hand)))
    return hands


def _order(view: State, words: Words, palette: Palette) -> Text:
    """Write the order of this generation; who has passed is ticked."""
    order = Text(words("table-order"), "dim")
    for seat in view.in_order:
        passed = view.companies[seat].passed and view.phase is Phase.ACTIONS
        order.append(" ").append_text(_letter(seat, palette)).append("✓" if passed else "")
    return order


def _letter(seat: Seat, palette: Palette) -> Text:
    owner = palette[f"owner.{seat}"]
    return Text.assemble((SEAT_LETTERS[seat], Style(color=ink(owner), bgcolor=owner, bold=True)))


def _alone(view: State, words: Words) -> Iterator[Text]:
    """VII.B Say how many generations a lone player has left, and what is still to be done."""
    yield Text(words("table-solo", generation=view.generation, last=SOLO_GENERATIONS), "bold")
    if terraformed(view):
        yield Text(words("table-solo-done"))
    for parameter in Parameter:
        track = TRACKS[parameter]
        steps = (track.goal - level(view, parameter)) // track.step
        if steps:
            yield Text(words(f"table-solo-{parameter}", steps=steps))


def _piles(view: State, words: Words) -> Text:
    discards = len(view.face_up) + sum(map(len, view.discards))
    return Text(words("table-piles", deck=len(view.deck), discards=discards), "dim")
