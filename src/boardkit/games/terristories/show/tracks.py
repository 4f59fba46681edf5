"""The tracks of the indices: where they stand, what they are after, and what projects would change."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final

from rich.text import Text

from boardkit.draw.blocks import Lines, columns, wrapped
from boardkit.draw.palette import Palette
from boardkit.games.terristories.box import HIGHEST, LOWEST, PROJECTS
from boardkit.games.terristories.box.things import INDICES, Index, Triple
from boardkit.games.terristories.rules.financing import missing, proposals
from boardkit.games.terristories.rules.ledger import shifted
from boardkit.games.terristories.rules.model import Offer, Shift, State
from boardkit.games.terristories.rules.starting import targets
from boardkit.games.terristories.show.cards import index_note
from boardkit.games.terristories.show.signs import FILLED, FREE, GAINED, GOAL, LOST, MET, ZERO
from boardkit.text import Words

TRACK: Final = len("-3 ") + HIGHEST - LOWEST + 1 + len(" 10 ")
"""How wide a track is between its name and what is said of it."""

LENGTHS: Final = ((" ", "broad"), (" ", "middle"), (" ", "short"), ("", "short"), ("", "least"))
"""What parts a track from what says where its index stands, and how long that is."""

BROAD: Final = 70
"""Columns from which on what belongs together stands in one line."""


def tracks(view: State, words: Words, palette: Palette, width: int, *, notes: bool) -> Iterator[Text]:
    """Draw the tracks from end to end, with zero, the goal, and what the projects on offer would change."""
    foretold = [_foretold(view, index, words) if width >= BROAD else "" for index in INDICES]
    names, stands = _named(view, words, width - max(map(len, foretold)))
    space = max(map(len, names)) + 1
    after = _after(view, [offer for _, offer in proposals(view)])
    rows = zip(INDICES, names, stands, view.indices, targets(view), after, foretold, strict=True)
    for index, name, standing, value, target, then, comes in rows:
        colour = palette[f"index.{index}"]
        line = Text().append(name.ljust(space), colour).append(f"{words('track-low')} ", "dim")
        for spot in range(LOWEST, HIGHEST + 1):
            line.append_text(_spot(spot, value, target, then, colour))
        line.append(f" {HIGHEST} ", "dim").append(standing, "bold")
        yield line.append(comes, "dim")
        if notes:
            yield from indented(index_note(index, words), width)
    if view.options.conquest:
        yield Text(words("side-conquest"), "bold")


def _named(view: State, words: Words, width: int) -> tuple[Sequence[str], Sequence[str]]:
    """Name the indices, and say where they stand: in words as long as the width allows."""
    for named, (gap, length) in product((words.name, _sign_of(words)), LENGTHS):
        names, stands = [named(index) for index in INDICES], _stands(view, words, gap, length)
        if max(map(len, names)) + 1 + TRACK + max(map(len, stands)) <= width:
            break
    return names, stands


def _sign_of(words: Words) -> Callable[[Index], str]:
    return lambda index: words(f"track-{index}")


def _stands(view: State, words: Words, gap: str, length: str) -> Sequence[str]:
    """Say where each index stands, and its goal, or that it is met; in a conquest, its limit."""
    below, reached = ("limit", "over") if view.options.conquest else ("goal", "met")
    return [
        gap
        + words(
            f"stands-{length}-{reached if value >= target else below}", value=_number(value), target=target
        )
        for value, target in zip(view.indices, targets(view), strict=True)
    ]


def _number(value: int) -> str:
    """Write where an index stands."""
    return str(Shift(value)).removeprefix("+")


def _spot(spot: int, value: int, target: int, then: int, colour: str) -> Text:
    """Draw a step of a track: zero, the goal, what is reached, gained, lost or free."""
    if spot == target:
        return Text(MET, f"bold {colour}") if spot <= value else Text(GOAL, "bold")
    if value < spot <= then:
        return Text(GAINED, colour)
    if then < spot <= value:
        return Text(LOST, colour)
    if spot == 0:
        return Text(ZERO, f"bold {colour}") if value >= 0 else Text("0", "dim")
    return Text(FILLED, colour) if spot <= value else Text(FREE, "dim")


def _after(view: State, offers: Sequence[Offer]) -> Triple:
    """Say where the indices would stand if projects were carried out."""
    for offer in offers:
        view = shifted(view, PROJECTS[offer.project].impacts)
    return view.indices


def _foretold(view: State, index: Index, words: Words) -> str:
    """Say what an index becomes with the projects that are paid, and with all that are proposed."""
    offers, at = list(proposals(view)), INDICES.index(index)
    if not offers:
        return ""
    paid = _after(view, [offer for owner, offer in offers if missing(view, owner, offer) <= 0])
    every = _after(view, [offer for _, offer in offers])
    return words("track-foretold", paid=_number(paid[at]), every=_number(every[at]))


def becoming(view: State, words: Words, palette: Palette) -> Lines:
    """Write a table of what the indices become: now, with what is paid, and with all that is proposed."""
    offers = list(proposals(view))
    if not offers:
        return ()
    paid = _after(view, [offer for owner, offer in offers if missing(view, owner, offer) <= 0])
    every = _after(view, [offer for _, offer in offers])
    aim = "limit" if view.options.conquest else "goal"
    head = ["", *(words(f"become-{column}") for column in ("now", "paid", "all", aim))]
    rows = [head]
    for index, *values in zip(INDICES, view.indices, paid, every, targets(view), strict=True):
        rows.append([words.name(index), *map(_number, values)])
    table = columns(rows, gap=2)
    table[0].stylize("dim")
    for line, index in zip(table[1:], INDICES, strict=True):
        line.stylize(palette[f"index.{index}"], 0, len(words.name(index)))
    return table


def indented(said: str, width: int, style: str = "dim") -> Iterator[Text]:
    """Write a paragraph to the right of what it belongs to."""
    for line in wrapped(Text(said, style), width - 2):
        yield Text("  ").append_text(line)
