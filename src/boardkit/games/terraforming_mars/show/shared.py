"""Beside Mars, for all: tracks with their bonus steps, milestones, awards, order of play."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from itertools import chain, islice
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Question, Seat
from boardkit.draw import LETTERS
from boardkit.draw.blocks import Room, columns, fitted, wrapped
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.colours import inked
from boardkit.draw.needs import BROAD, Need, Rank, at_least, line_each
from boardkit.draw.palette import Palette
from boardkit.draw.seats import marked
from boardkit.games.terraforming_mars.box import AWARDS, CORPORATIONS, MILESTONES, TRACKS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import Track
from boardkit.games.terraforming_mars.box.things import Corporation, Parameter, Resource
from boardkit.games.terraforming_mars.rules import offers, phases, projects, scoring
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.changes import level, terraformed
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.requirements import value
from boardkit.games.terraforming_mars.show.cardtext import stands
from boardkit.games.terraforming_mars.show.map import MONEY_SIGN
from boardkit.games.terraforming_mars.show.signs import resource_sign
from boardkit.text import Words


def milestone_card(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a milestone: what it wants, how far the seat and the others are, how many are left."""
    goal, claimed = MILESTONES[move.milestone], dict(view.milestones)
    values = [value(view, one, goal.measure) for one in view.everyone]
    points = words("prize-points", points=scoring.MILESTONE_POINTS)
    left = words("prize-left", left=projects.MOST_MILESTONES - len(claimed))
    # Whoever lacks something is told so by the kit.
    met = values[seat] >= goal.least
    wanted = [words(f"prize-goal-{goal.id}", least=goal.least, has=values[seat])] if met else []
    text = [
        *wanted,
        points,
        words("prize-standing", counts=_counts(values, words)),
        *([words("prize-mine", seat=words.seat(claimed[goal.id]))] if goal.id in claimed else []),
        left,
    ]
    price = words("price-money", amount=projects.MILESTONE_COST)
    tags = Text(words("kind-milestone"), palette["card.milestone"])
    return Drawn(words.name(goal.id), price, "card.milestone", tags, text=tuple(text), known=(points, left))


def award_card(view: State, _seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw an award: what it compares, who would win it now, what it earns."""
    funded, values = dict(view.awards), projects.standings(view, move.award)
    earns = words("prize-award", seats=view.seats)
    first, *others = [words.seat(Seat(at)) for at, count in enumerate(values) if count == max(values)]
    tie = words("prize-tie", seats=words.listed([first, *others]))
    text = [
        words(f"prize-measure-{move.award}"),
        words("prize-standing", counts=_counts(values, words)),
        tie if others else words("prize-leads", seat=first),
        earns,
        *([words("prize-funded", seat=words.seat(funded[move.award]))] if move.award in funded else []),
    ]
    price = words("price-money", amount=projects.award_cost(view))
    tags = Text(words("kind-award"), palette["card.award"])
    return Drawn(words.name(move.award), price, "card.award", tags, text=tuple(text), known=(earns,))


def _counts(values: Sequence[int], words: Words) -> str:
    counts = [words("seat-count", seat=words.seat(Seat(at)), count=count) for at, count in enumerate(values)]
    return words.listed(counts)


def prize_table(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[Text]:
    """Write milestones and awards with everybody's standing; `told` says in words what counts.

    Of milestones that nobody can have any more, and of such awards, nothing is told.
    """
    heads = [marked(f" {LETTERS[seat]} ", seat, palette) for seat in view.everyone]
    milestones, awards = _titles(view, words, told=told)
    if len(view.milestones) < projects.MOST_MILESTONES:
        rows = [[milestones, *heads], *_milestones(view, words, palette, told=told)]
    else:
        yield milestones
        yield _taken(view.milestones, words, palette)
        rows = []
    yield from columns([*rows, [awards, *heads], *_awards(view, words, palette, told=told)])


def _titles(view: State, words: Words, *, told: bool = True) -> tuple[Text, Text]:
    left = projects.MOST_MILESTONES - len(view.milestones), len(projects.AWARD_COSTS) - len(view.awards)
    milestones, awards = ("table-milestones", "table-awards") if told else SHORT_TITLES
    return (
        Text(words(milestones, left=left[0], price=projects.MILESTONE_COST), "bold"),
        Text(words(awards, left=left[1], price=projects.award_cost(view)), "bold"),
    )


SHORT_TITLES: Final = ("table-milestones-short", "table-awards-short")


def prize_rows(view: State, words: Words, palette: Palette, *, closely: bool = False) -> Iterator[Text]:
    """Write milestones and awards in two lines each, or one: how many are left, or who has which."""
    verbs = ("verb-bar-milestones", "verb-bar-awards")
    owned = (view.milestones, view.awards)
    for title, verb, prizes in zip(_titles(view, words), verbs, owned, strict=True):
        taken = _taken(prizes, words, palette)
        if closely:
            yield Text.assemble((words(verb), "bold"), taken) if prizes else title
        else:
            yield from (title, taken) if prizes else (title,)


def _taken(owned: Sequence[tuple[StrEnum, Seat]], words: Words, palette: Palette) -> Text:
    named = ((words.name(prize), marked(f" {LETTERS[seat]} ", seat, palette)) for prize, seat in owned)
    return Text(" ").join(Text.assemble(f" {name} ", letter) for name, letter in named)


def _milestones(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[list[Text]]:
    claimed = dict(view.milestones)
    for milestone, goal in MILESTONES.items():
        values = [value(view, seat, goal.measure) for seat in view.everyone]
        what = words(f"table-goal-{milestone}", least=goal.least) if told else str(goal.least)
        name = Text(f" {words.name(milestone)} ").append(what, "dim")
        marks = [str(number) for number in values]
        if milestone in claimed:
            name.stylize("bold")
            marks[claimed[milestone]] = "⚑"
        yield [name, *_standing_marks(values, marks, palette, goal.least)]


def _awards(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[list[Text]]:
    funded = dict(view.awards)
    for award in funded if len(funded) == len(projects.AWARD_COSTS) else AWARDS:
        values = projects.standings(view, award)
        mark, style = ("⚑", "bold") if award in funded else (" ", "")
        name = Text(f"{mark}{words.name(award)}", style)
        if told:
            name.append(f" {words(f'table-measure-{award}')}", "dim")
        yield [name, *_standing_marks(values, [str(number) for number in values], palette)]


def _standing_marks(values: Sequence[int], marks: list[str], palette: Palette, least: int = 1) -> list[Text]:
    """Write a number for each seat, those in their colours that lead or have reached what is wanted."""
    best, shown = max(values), [f" {mark} ".replace("-", "−") for mark in marks]
    ahead = [mark == "⚑" or values[at] == best >= least for at, mark in enumerate(marks)]
    return [marked(mark, Seat(at), palette) if ahead[at] else Text(mark) for at, mark in enumerate(shown)]


BAR: Final = 10  # columns of a track

TRACK_COLOURS: Final = {
    Parameter.TEMPERATURE: "terrain.lava",
    Parameter.OXYGEN: "terrain.forest",
    Parameter.OCEANS: "terrain.water",
}
NAME_ROOM: Final = 16  # columns of the name of a milestone or award, with its goal


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List the tracks, what the seat that plays has, and who leads where."""
    seat = shown_seat(view)
    corporation, tags = view.companies[seat].chosen, view.companies[seat].works.tags
    is_open = view.phase is Phase.SETUP and corporation in CORPORATIONS
    chosen = words.name(corporation, Corporation) if is_open else ""
    ordered = sorted(tags.items(), key=lambda item: (-item[1], item[0]))
    counted = "  ".join(f"{words.name(tag)}×{count}" for tag, count in ordered)
    return (
        *(_track_bar(view, parameter, words, palette) for parameter in Parameter),
        *([Text(f"{chosen} {offers.money(view, seat)}{MONEY_SIGN}", "bold")] if chosen else []),
        *_stock(view, seat, words, palette),
        *_prize_lines(view, words, palette),
        *([Text.assemble((f"{words('side-tags')}  ", "bold"), (counted, "not bold"))] if tags else []),
    )


def shown_seat(view: State) -> Seat:
    """Return whose stock is shown: who is asked, or whose turn it is."""
    seat = view.to_move
    return view.active if seat is None or seat < 0 else seat


def _track_bar(view: State, parameter: Parameter, words: Words, palette: Palette) -> Text:
    track, now = TRACKS[parameter], level(view, parameter)
    full = BAR * (now - track.start) // (track.goal - track.start)
    written = [stands(parameter, number) for number in (now, track.goal)]
    sign = words(f"sign-{parameter}")
    bar = Text("■" * full, Style(color=palette[TRACK_COLOURS[parameter]])) + Text("·" * (BAR - full), "dim")
    return Text(f"{sign:<2} ").append_text(bar).append(" " + "/".join(written), "bold" if full == BAR else "")


def _stock(view: State, seat: Seat, words: Words, palette: Palette) -> Iterator[Text]:
    company = view.companies[seat]
    signs = "".join(f"{resource_sign(resource, words):>3}" for resource in Resource)
    letter = Text(f" {LETTERS[seat]} ", inked(palette[f"owner.{seat}"], bold=True))
    yield letter.append_text(Text(signs, Style(bold=True)))
    yield Text("   " + "".join(f"{count:>3}" for count in company.stock))
    yield Text(" + " + "".join(f"{_signed(count):>3}" for count in company.production), Style(italic=True))


def _signed(count: int) -> str:
    return f"{count}".replace("-", "−")


def _prize_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """List milestones and awards; those that nobody can have any more are left out."""
    if view.solo:
        return
    claimed, funded = dict(view.milestones), dict(view.awards)
    for milestone, goal in MILESTONES.items():
        if milestone in claimed:
            letter = marked(LETTERS[claimed[milestone]], claimed[milestone], palette)
            yield _named("⚑", words.name(milestone)).append_text(letter)
        elif len(claimed) < projects.MOST_MILESTONES:
            name = _named(" ", words.name(milestone), f" {goal.least}")
            yield name.append_text(_standing(view, goal.measure, palette))
    for award, facts in AWARDS.items():
        if award in funded or len(funded) < len(projects.AWARD_COSTS):
            mark = "⚑" if award in funded else "·"
            yield _named(mark, words.name(award)).append_text(_standing(view, facts.measure, palette))


def _named(mark: str, name: str, goal: str = "") -> Text:
    """Write a name in its room; one that is too long is cut, its goal is not."""
    text = Text(f"{mark}{name}")
    text.truncate(NAME_ROOM - len(goal), overflow="ellipsis")
    text.append(goal)
    text.pad_right(NAME_ROOM - text.cell_len)
    return text.append(" ")


def _standing(view: State, measure: fx.Counter, palette: Palette) -> Text:
    """Write how far every seat is, the leaders in their colours."""
    values = [value(view, seat, measure) for seat in view.everyone]
    told = [(seat, f"{LETTERS[seat]}{_signed(values[seat])}") for seat in view.everyone]
    ahead = [number == max(values) > 0 for number in values]
    return Text(" ").join(marked(text, seat, palette) if ahead[seat] else Text(text) for seat, text in told)


WIDEST: Final = 27  # columns of the longest track with its ends: that of the temperature


def tracks(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write the tracks with their steps, or as numbers, with the next bonus of each while there is room."""
    levels = {one: stands(one, level(view, one)) for one in Parameter}
    bare = (words(f"track-narrow-{one}", now=now, goal="").rstrip("/") for one, now in levels.items())
    return fitted(
        room,
        lambda: columns([_track(view, parameter, words, palette) for parameter in Parameter]),
        lambda: _numbers(view, words),
        lambda: _numbers(view, words, bonus=False),
        lambda: [Text(" ").join(_numbers(view, words, bonus=False))],
        lambda: [Text(" ".join(bare))],
    )


def order(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write hands and the order of play; alone, what is still to be done, and in how many generations."""
    table = partial(_table, view, words, palette)
    discards = len(view.face_up) + sum(map(len, view.discards))
    piles = Text(words("table-piles", deck=len(view.deck), discards=discards), "dim")
    return fitted(
        room,
        lambda: chain(table(apart=False), [piles]),
        lambda: table(apart=False),
        lambda: table(apart=True),
        *(partial(_hands_in_order, view, words, palette, gap=gap) for gap in (" ▸ ", "▸")),
        lambda: [*table(apart=True)][-1:],
    )


def prizes(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write milestones and awards: how far everybody is, or what is left, and who has which."""
    if view.solo:
        return ()
    table, rows = partial(prize_table, view, words, palette), partial(prize_rows, view, words, palette)
    own = partial(_own_standing, view, words)
    return fitted(
        room,
        *(partial(table, told=told) for told in (True, False)),
        *(partial(_goals, view, words, palette, told=told) for told in (True, False)),
        lambda: chain(rows(), wrapped(Text(HELD_DOT.join(own(awards=False)), "dim"), room.width)),
        lambda: wrapped(Text(HELD_DOT.join(own(owners=True))), room.width),
        lambda: wrapped(Text(" ".join(own(owners=True))), room.width),
        lambda: wrapped(Text(" ".join(own())), room.width),
        rows,
        partial(rows, closely=True),
        lambda: _nearest(view, words, room.width),
        lambda: _titles(view, words),
        lambda: _titles(view, words, told=False),
    )


HELD_DOT: Final = "\N{NO-BREAK SPACE}· "


def _own_standing(view: State, words: Words, *, owners: bool = False, awards: bool = True) -> Iterator[str]:
    """Say how far who is asked is in milestones that are left, and perhaps in awards, and who has which."""
    seat, claimed = shown_seat(view), dict(view.milestones)
    for one in MILESTONES.values():
        name = words.name(one.id)
        if one.id in claimed and owners:
            yield f"{name}⚑{LETTERS[claimed[one.id]]}"
        elif one.id not in claimed and len(claimed) < projects.MOST_MILESTONES:
            yield f"{name}\N{NO-BREAK SPACE}{value(view, seat, one.measure)}/{one.least}"
    for award, _ in view.awards if awards else ():
        yield f"{words.name(award)}\N{NO-BREAK SPACE}{projects.standings(view, award)[seat]}⚑"


def _nearest(view: State, words: Words, width: int) -> Sequence[Text]:
    """Write in a line how far who is asked is in those milestones that it has most of."""
    seat, claimed, line = shown_seat(view), dict(view.milestones), ""
    if len(claimed) == projects.MOST_MILESTONES:
        return ()
    has = {one: value(view, seat, one.measure) for one in MILESTONES.values() if one.id not in claimed}
    for one in sorted(has, key=lambda one: has[one] / one.least, reverse=True):
        said = f"{line} {words.name(one.id)} {has[one]}/{one.least}".strip()
        line = said if len(said) <= width else line
    return [Text(line)] if line else ()


def _goals(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[Text]:
    """Write how far everybody is towards the milestones, and which awards there are and whose."""
    awards = prize_rows(view, words, palette)
    taken = len(view.milestones) == projects.MOST_MILESTONES
    table = islice(prize_table(view, words, palette, told=told), 2 if taken else 1 + len(MILESTONES))
    yield from chain(table, islice(awards, 1 + bool(view.milestones), None))


def stock(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what who plays has and makes, where the boards of all do not tell it."""
    told = room.width >= BROAD or view.seats <= MOST_SHORT
    return () if told else [*_stock(view, shown_seat(view), words, palette)]


MOST_SHORT: Final = 3  # seats whose boards tell stock and production of all even where the side is narrow


def steps(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Say what the signs on the tracks bring."""
    del view, palette
    return fitted(room, lambda: wrapped(Text(words("track-steps-told"), "dim"), room.width), lambda: ())


def _lines_of_all(view: State, columns: int) -> int:
    """Want two lines for each seat, and some for the tags, where there is little room; else as the kit."""
    kinds = {tag for company in view.companies for tag in company.works.tags}
    short = 2 * view.seats + min((len(kinds) + 1) // 2, 4)
    return short if _narrow(view, columns) else line_each(view, columns)


def _narrow(view: State, columns: int) -> bool:
    return columns < BROAD and view.seats <= MOST_SHORT


STOCK: Final = Need("stock", Rank.MINE, stock, lambda view, columns: 0 if _narrow(view, columns) else 3)
PARAMETERS: Final = Need("tracks", Rank.COMMON, tracks, lambda view, width: 1 if _narrow(view, width) else 3)
PRIZES: Final = Need(
    "prizes", Rank.COMMON, prizes, lambda view, wide: not view.solo and 2 - _narrow(view, wide)
)
HAND: Final = Need("held", Rank.MINE, least=lambda view, columns: not _narrow(view, columns), held=True)
SEATS: Final = Need("others", Rank.OTHERS, least=_lines_of_all)
ORDER: Final = Need("order", Rank.COMMON, order)
STEPS: Final = Need("steps", Rank.RULE, steps, at_least(0))
PAID: Final = (STOCK, HAND, PARAMETERS, ORDER, PRIZES, SEATS, STEPS)
LAID: Final = (STOCK, HAND, PARAMETERS, PRIZES, ORDER, SEATS, STEPS)

NEEDS: Final[Mapping[type[Question] | None, Sequence[Need]]] = {
    **dict.fromkeys((qs.TakeAction, qs.WherePlace, qs.WhereClaim, qs.LastGreenery, qs.WhichBonus), LAID),
    **dict.fromkeys((qs.WhichCorporation, qs.BuyCards, qs.KeepCards, qs.WhichDraft, qs.HowToPay), PAID),
    **dict.fromkeys((qs.WhichLoss, qs.WhichProduction, qs.WhichCubes, qs.WhichCard, qs.WhichCopy), PAID),
    **dict.fromkeys((qs.WhichOption, qs.WhichNumber, qs.WhichDiscard, qs.WhichPatent, qs.WhichFirst), PAID),
    None: LAID,
}
"""The needs of each question: what is mine, then what belongs to all, what it turns on first."""


def _track(view: State, parameter: Parameter, words: Words, palette: Palette) -> list[Text]:
    track, now = TRACKS[parameter], level(view, parameter)
    start, goal, here = (stands(parameter, each) for each in (track.start, track.goal, now))
    bar = Text()
    for number in range(track.start + (parameter is Parameter.OCEANS), track.goal + 1, track.step):
        bar.append_text(_cell(track, number, now, words, palette))
    line = Text(f"{start:>3} ").append_text(bar).append(f" {goal}")
    reached = words(f"track-now-{parameter}", now=here, goal=track.goal)
    bold = "bold" if now >= track.goal else ""
    line.pad_right(WIDEST - line.cell_len)
    return [Text(words(f"track-{parameter}")), line, Text(reached, bold)]


def _cell(track: Track, value: int, now: int, words: Words, palette: Palette) -> Text:
    """Write a step: reached, with a bonus still to be had, or neither."""
    if value <= now:
        return Text("■", Style(color=palette[TRACK_COLOURS[track.id]]))
    match track.bonuses.get(value, ()):
        case ():
            return Text("·", "dim")
        case (fx.PlaceTile(), *_):
            return Text("≈", "bold")
        case (fx.Raise(), *_):
            return Text(words("track-bonus-raise"), "bold")
    return Text(words("track-bonus-production"), "bold")


def _numbers(view: State, words: Words, *, bonus: bool = True) -> list[Text]:
    """Write the tracks as numbers, perhaps with the next bonus of each."""
    lines = []
    for parameter in Parameter:
        track, now = TRACKS[parameter], level(view, parameter)
        here, goal = stands(parameter, now), stands(parameter, track.goal)
        said = words(f"track-narrow-{parameter}", now=here, goal=goal)
        line = Text(said, "bold" if now >= track.goal else "")
        ahead = [value for value in track.bonuses if value > now]
        if ahead and bonus:
            line.append("  ").append(words("track-next-bonus", at=stands(parameter, min(ahead))), "dim")
        lines.append(line)
    return lines


def _table(view: State, words: Words, palette: Palette, *, apart: bool) -> Iterator[Text]:
    """Write hands and the order of play, in one line or two; alone, what is still to be done."""
    if view.solo:
        yield from _alone(view, words)
    else:
        passed = [company.passed and view.phase is Phase.ACTIONS for company in view.companies]
        held = [str(len(company.hand)) for company in view.companies]
        hands = _of_seats(words("table-hands"), view.everyone, lambda seat: held[seat], palette)
        turns, tick = words("table-order"), ("", "✓")
        order = _of_seats(turns, view.in_order, lambda seat: tick[passed[seat]], palette)
        yield from (hands, order) if apart else (Text("   ").join((hands, order)),)


def _hands_in_order(view: State, words: Words, palette: Palette, *, gap: str) -> Sequence[Text]:
    """Write hands in the order of play, in one short line."""
    if view.solo:
        return [*_alone(view, words)][:1]
    line = Text.assemble((words("table-hands"), "dim"))
    for at, seat in enumerate(view.in_order):
        letter = marked(LETTERS[seat], seat, palette)
        line.append(gap if at else " ", "dim").append_text(letter).append(str(len(view.companies[seat].hand)))
    return [line]


def _of_seats(head: str, seats: Iterable[Seat], told: Callable[[Seat], str], palette: Palette) -> Text:
    """Write something short about every seat, behind its letter."""
    line = Text.assemble((head, "dim"))
    for seat in seats:
        line.append(" ").append_text(marked(LETTERS[seat], seat, palette)).append(told(seat))
    return line


def _alone(view: State, words: Words) -> Iterator[Text]:
    """VII.B Say how many generations a lone player has left, and what is still to be done."""
    yield Text(words("table-solo", generation=view.generation, last=phases.SOLO_GENERATIONS), "bold")
    if terraformed(view):
        yield Text(words("table-solo-done"))
    for parameter in Parameter:
        track = TRACKS[parameter]
        steps = (track.goal - level(view, parameter)) // track.step
        if steps:
            yield Text(words(f"table-solo-{parameter}", steps=steps))
