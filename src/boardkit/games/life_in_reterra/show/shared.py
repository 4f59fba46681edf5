"""What stands beside the map: the turn, the seats, the market, the row, the other communities, the score."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import longest
from boardkit.draw.colours import ink
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Space
from boardkit.games.life_in_reterra.rules.community import FRAME, Community
from boardkit.games.life_in_reterra.rules.effects import BeginPowers, OfferPowers
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile, UsePowers
from boardkit.games.life_in_reterra.rules.scoring import KINDS, score
from boardkit.games.life_in_reterra.rules.supply import inhabitants_left, tokens_left
from boardkit.games.life_in_reterra.rules.turns import TURNS
from boardkit.games.life_in_reterra.show.signs import (
    COPIES,
    LETTERS,
    POINT,
    SECRET,
    fill,
    sketches,
    stall_chip,
)
from boardkit.games.life_in_reterra.show.spoken import shown_seat
from boardkit.maps.squares import Square
from boardkit.text import Words

LABEL: Final = 11
"""Columns of the names of lines."""

DONE, LEFT_OUT = "✓", "…"
"""What stands behind a step that is done, and for steps to come that have no room."""

STEPS: Final = ((LayTile,), (Build, BeginPowers), (UsePowers, OfferPowers))
"""Business that, while it lies on the pile, says that we are no further than this step."""


def heading(view: State, words: Words) -> str:
    """Say which turn is played, and which of its four steps."""
    if not view.pile:
        return words("side-over")
    if view.now is None:
        return words("side-setup")
    return words(f"side-step-{step_of(view)}", number=view.now.number, turns=TURNS)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say the turn and its steps in a width: what is done is ticked, what goes on is in capitals."""
    short = heading(view, words)
    if not view.pile or view.now is None:
        return short
    now, turn = step_of(view), words("heading-turn", number=view.now.number, turns=TURNS)
    named = [_step(step, now, words) for step in range(1, len(STEPS) + 2)]
    every, single = " · ".join((turn, *named)), " · ".join((turn, named[now - 1]))
    most = [" · ".join((turn, *named[:count], LEFT_OUT)) for count in range(len(named) - 1, now, -1)]
    return longest(width, every, *most, short, single, turn)


def _step(step: int, now: int, words: Words) -> str:
    name = words("step-long", step=step)
    return name.upper() if step == now else f"{name} {DONE}" if step < now else name


def step_of(view: State) -> int:
    """Say which of the four steps of a turn we are in, from 1."""
    for number, business in enumerate(STEPS, start=1):
        if any(isinstance(pending, business) for pending in view.pile):
            return number
    return len(STEPS) + 1


def seat_line(view: State, seat: Seat, words: Words) -> str:
    """Give a seat's points as its community is now, its inhabitants and its secret tiles."""
    del words
    people, points = len(view.communities[seat].inhabitants), score(view).totals[seat]
    return f"{POINT}{points:>2} {glyph('inhabitant')}{people:<2} {SECRET}{len(view.secrets[seat])}"


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """Show market and row, the other communities, the score by line, and what is left of what."""
    return [
        market(view, palette),
        *rivals_lines(view, palette),
        *row_lines(view, words, palette),
        *_sheet(view, words, palette),
        *stall_lines(view, words, palette),
        Text(words("side-supply", inhabitants=inhabitants_left(view), tokens=tokens_left(view))),
    ]


def market(view: State, palette: Palette) -> Text:
    """Show the five buildings by number, with the copies left."""
    line = Text()
    for stall in view.market:
        line.append(" " if line else "").append_text(stall_chip(view, stall, palette)).append(
            f"{COPIES}{stall.left}"
        )
    return line


def row_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Show the tiles of the row, and how many may still come into it."""
    stack = len(view.stack) + len(view.beneath)
    yield Text(words("side-row", stack=stack))
    rows = zip(*(sketches(tile, palette) for tile in view.row), strict=True)
    yield from map(Text(" ").join, rows)


def _pair(upper: Space | None, lower: Space | None, palette: Palette) -> tuple[str, Style]:
    above, below = (palette["empty"] if space is None else palette[fill(space)] for space in (upper, lower))
    return (" ", Style(bgcolor=below)) if above == below else ("▀", Style(color=above, bgcolor=below))


def rivals_lines(view: State, palette: Palette) -> Iterator[Text]:
    """Show the communities of all but the seat that plays, side by side, two spaces to a cell."""
    rivals = others(view)
    if rivals:
        yield Text(" ").join(_signed(seat, palette) for seat in rivals)
    yield from map(
        Text(" ").join, zip(*(small(view.communities[seat], palette) for seat in rivals), strict=True)
    )


def others(view: State) -> Sequence[Seat]:
    """Name the seats whose community is not the one that is looked at."""
    return [seat for seat in map(Seat, range(view.seats)) if seat != shown_seat(view)]


def _signed(seat: Seat, palette: Palette) -> Text:
    """Write a seat's letter as wide as its small community."""
    owner = palette[f"owner.{seat}"]
    return Text(f"{LETTERS[seat]:^{WIDTH * FRAME}}", Style(color=ink(owner), bgcolor=owner, bold=True))


def small(land: Community, palette: Palette) -> Iterator[Text]:
    """Draw a community in four lines of eight cells."""
    corner, most = _corner(land), WIDTH * FRAME
    for y in range(corner.y, corner.y + most, 2):
        columns = (Square(x, y) for x in range(corner.x, corner.x + most))
        cells = [(land.spaces.get(at), land.spaces.get(Square(at.x, at.y + 1))) for at in columns]
        yield Text.assemble(*(_pair(upper, lower, palette) for upper, lower in cells))


def _corner(land: Community) -> Square:
    if not land.corners:
        return Square(0, 0)
    return Square(min(at.x for at in land.corners), min(at.y for at in land.corners))


def _sheet(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Write the score pad as it stands: a line for each reason, a column for each seat."""
    sheet = score(view)
    seats = [Seat(seat) for seat in range(view.seats)]
    head = Text(" " * LABEL)
    for seat in seats:
        owner = palette[f"owner.{seat}"]
        head.append(" ").append(f" {LETTERS[seat]} ", Style(color=ink(owner), bgcolor=owner, bold=True))
    yield head
    points = [sheet.by_kind(seat) for seat in seats]
    for kind in KINDS:
        yield _line(words(f"kind-{kind}"), [own.get(kind, 0) for own in points])
    total = _line(words("side-total"), sheet.totals)
    total.stylize("bold")
    yield total


def _line(label: str, values: Sequence[int]) -> Text:
    return Text(f"{label:<{LABEL}.{LABEL}}" + "".join(f"{value:>4}" for value in values))


def stall_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Name the buildings, with points and copies left."""
    for stall in view.market:
        points = CARDS[stall.card].faces[stall.side].points
        left, worth = words("face-left", count=stall.left), words("face-points", points=points)
        name = f" {words.name(stall.card, Card)} {left} {worth}"
        yield Text.assemble(stall_chip(view, stall, palette), name)
