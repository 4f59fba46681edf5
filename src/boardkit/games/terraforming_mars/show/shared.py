"""What stands beside Mars: tracks, stock and production, milestones, awards, tags."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import AWARDS, CORPORATIONS, MILESTONES, TRACKS
from boardkit.games.terraforming_mars.box.counters import Counter
from boardkit.games.terraforming_mars.box.things import Corporation, Parameter, Resource
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.offers import money
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.prizes import AWARD_COSTS, MOST_MILESTONES
from boardkit.games.terraforming_mars.show.map import MONEY_SIGN, SEAT_LETTERS
from boardkit.games.terraforming_mars.show.phrases import degrees
from boardkit.games.terraforming_mars.show.signs import resource_sign
from boardkit.text import Words

BAR: Final = 10
"""Columns of a track."""

TRACK_COLOURS: Final = {
    Parameter.TEMPERATURE: "terrain.lava",
    Parameter.OXYGEN: "terrain.forest",
    Parameter.OCEANS: "terrain.water",
}
NAME_ROOM: Final = 16
"""Columns of the name of a milestone or award, with its goal."""


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List the tracks, what the seat that plays has, and who leads where."""
    seat = shown_seat(view)
    return (
        *(_track(view, parameter, words, palette) for parameter in Parameter),
        *_chosen(view, seat, words),
        *_stock(view, seat, words, palette),
        *_prizes(view, words, palette),
        *_tags(view, seat, words),
    )


def shown_seat(view: State) -> Seat:
    """Return whose stock is shown: who is asked, or whose turn it is."""
    seat = view.to_move
    return view.active if seat is None or seat < 0 else seat


def _track(view: State, parameter: Parameter, words: Words, palette: Palette) -> Text:
    track, now = TRACKS[parameter], level(view, parameter)
    full = BAR * (now - track.start) // (track.goal - track.start)
    written = [
        degrees(number) if parameter is Parameter.TEMPERATURE else str(number) for number in (now, track.goal)
    ]
    sign = words(f"sign-{parameter}")
    bar = Text("■" * full, Style(color=palette[TRACK_COLOURS[parameter]])) + Text("·" * (BAR - full), "dim")
    return Text(f"{sign:<2} ").append_text(bar).append(" " + "/".join(written), "bold" if full == BAR else "")


def _chosen(view: State, seat: Seat, words: Words) -> Iterator[Text]:
    """Name the corporation that a seat chose, and what it has left for cards."""
    corporation = view.companies[seat].chosen
    if view.phase is Phase.SETUP and corporation in CORPORATIONS:
        name = words.name(corporation, Corporation)
        yield Text(f"{name} {money(view, seat)}{MONEY_SIGN}", "bold")


def _stock(view: State, seat: Seat, words: Words, palette: Palette) -> Iterator[Text]:
    """Write the resources of a seat, their stock and their production below one another."""
    company, owner = view.companies[seat], palette[f"owner.{seat}"]
    signs = "".join(f"{resource_sign(resource, words):>3}" for resource in Resource)
    letter = Text(f" {SEAT_LETTERS[seat]} ", Style(color=ink(owner), bgcolor=owner, bold=True))
    yield letter.append_text(Text(signs, Style(bold=True)))
    yield Text("   " + "".join(f"{count:>3}" for count in company.stock))
    yield Text(" + " + "".join(f"{_signed(count):>3}" for count in company.production), Style(italic=True))


def _signed(count: int) -> str:
    return f"{count}".replace("-", "−")


def _tags(view: State, seat: Seat, words: Words) -> Iterator[Text]:
    tags = view.companies[seat].works.tags
    if tags:
        ordered = sorted(tags.items(), key=lambda item: (-item[1], item[0]))
        counted = "  ".join(f"{words.name(tag)}×{count}" for tag, count in ordered)
        yield Text(f"{words('side-tags')}  ", Style(bold=True)).append(counted, Style(bold=False))


def _prizes(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """List milestones and awards; those that nobody can have any more are left out."""
    if view.solo:
        return
    claimed, funded = dict(view.milestones), dict(view.awards)
    for milestone, goal in MILESTONES.items():
        if milestone in claimed:
            yield _named("⚑", words.name(milestone)).append_text(_mark(claimed[milestone], "", palette))
        elif len(claimed) < MOST_MILESTONES:
            name = _named(" ", words.name(milestone), f" {goal.least}")
            yield name.append_text(_standing(view, goal.measure, palette))
    for award, facts in AWARDS.items():
        if award in funded or len(funded) < len(AWARD_COSTS):
            mark = "⚑" if award in funded else "·"
            yield _named(mark, words.name(award)).append_text(_standing(view, facts.measure, palette))


def _named(mark: str, name: str, goal: str = "") -> Text:
    """Write a name in its room; one that is too long is cut, its goal is not."""
    text = Text(f"{mark}{name}")
    text.truncate(NAME_ROOM - len(goal), overflow="ellipsis")
    text.append(goal)
    text.pad_right(NAME_ROOM - text.cell_len)
    return text.append(" ")


def _standing(view: State, measure: Counter, palette: Palette) -> Text:
    """Write how far every seat is, the leaders in their colours."""
    values = [value(view, seat, measure) for seat in view.everyone]
    marks = [
        _mark(Seat(seat), _signed(number), palette, leads=number == max(values) > 0)
        for seat, number in enumerate(values)
    ]
    return Text(" ").join(marks)


def _mark(seat: Seat, number: str, palette: Palette, *, leads: bool = True) -> Text:
    owner = palette[f"owner.{seat}"]
    style = Style(color=ink(owner), bgcolor=owner, bold=True) if leads else Style()
    return Text(f"{SEAT_LETTERS[seat]}{number}", style)
