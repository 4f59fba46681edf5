"""The space base beside the planet: tracks, phases, the hazard, projects, objectives, and who pays."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain, product
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Question, Seat
from boardkit.draw import LETTERS, blocks
from boardkit.draw.cards import told
from boardkit.draw.needs import HELD, Need, Rank, at_least
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip, marked
from boardkit.games.terristories.box import HIGHEST, LOWEST, PROJECTS, WAGE, bonus, things
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules import council
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.ending import profile_of
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.ledger import effects, individuals, shifted
from boardkit.games.terristories.rules.model import Debt, Offer, Shift, State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.reach import receivers
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.starting import targets
from boardkit.games.terristories.show import printed
from boardkit.games.terristories.show.cards import index_note
from boardkit.games.terristories.show.map import FILLED, FLAG, FREE, GAINED, GOAL, LOST, MET, ZERO
from boardkit.games.terristories.show.words import voyage_said
from boardkit.text import Words


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List tracks, phases, the hazard, what is proposed or voted for, and what lies before the seats."""
    if not view.land:
        return ()
    lines = [*_tracks(view, words, palette)]
    if view.alea is not None:
        lines.append(Text(words("side-hazard", alea=words.name(view.alea, things.AleaCard)), "italic"))
    if view.options.conquest:
        lines.append(Text(words("side-conquest"), "bold"))
    if view.council is not None:
        lines.append(council_line(view, words, palette))
    lines += [_offer(view, owner, offer, words, palette) for owner, offer in proposals(view)]
    lines += [debt_line(debt, words, palette) for debt in view.debts]
    lines += profile_lines(view, words, palette)
    line = Text(FLAG).append_text(_chip(view.ambassador, palette))
    for phase in PHASES:
        now = phase == view.phase
        said = f"{phase} {words('phase-short', phase=phase)}" if now else str(phase)
        line.append(f" {said} " if now else f" {said}", "reverse bold" if now else "dim")
    laid = ((seat, view.tableaux[seat].cards) for seat in view.everyone)
    named = ((seat, ", ".join(printed.placed_name(card, words) for card in cards)) for seat, cards in laid)
    return [*lines, line, *(_chip(seat, palette).append(f" {said}") for seat, said in named if said)]


def _tracks(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Draw the three tracks from -3 to 10, with the marker of the mission, and say what an index does."""
    for index, value, target in zip(things.INDICES, view.indices, targets(view), strict=True):
        colour = palette[f"index.{index}"]
        line = Text.assemble((f"{words(f'track-{index}')} ", colour))
        for spot in range(LOWEST, HIGHEST + 1):
            reached = spot <= value
            if spot == target:
                line.append(MET if reached else GOAL, "bold" if reached else "")
            else:
                line.append(FILLED if reached else FREE, colour if reached else "dim")
        aim = "side-limit" if view.options.conquest else "side-index"
        line.append(f" {words(aim, value=value, target=target)}", "bold" if value >= target else "")
        if change := bonus(index, value):  # what the index does in its phase: V.5.b, V.6.b, V.6.c
            line.append(f" {words(f'side-bonus-{index}', change=str(Shift(change)))}", "italic")
        yield line


def council_line(view: State, words: Words, palette: Palette) -> Text:
    """Show what is voted for, and who pays how much for it."""
    held = view.council
    assert held is not None
    if held.index is None:
        line = Text(words("side-votes"))
        for seat, index in enumerate(held.votes):
            if index is not None:
                line.append(" ").append_text(_initial(Seat(seat), palette)).append(f" {_track(index, words)}")
        return line
    paid = f"{sum(held.pledges)}/{council.price(view)}"
    line = Text(words("side-council", index=words.name(held.index), paid=paid))
    return line.append_text(payers(held.pledges, palette))


def _track(index: things.Index, words: Words) -> str:
    return words(f"track-{index}")


def _offer(view: State, owner: Seat, offer: Offer, words: Words, palette: Palette) -> Text:
    asked, paid = price(view, owner, offer.project), sum(offer.paid)
    line = _chip(owner, palette).append(f" {paid}/{asked} ", "bold" if paid >= asked else "")
    line.append(words.name(offer.project, things.ProjectCard))
    return line.append_text(payers(offer.paid, palette))


def debt_line(debt: Debt, words: Words, palette: Palette) -> Text:
    """Show what a seat has promised another."""
    line = _chip(debt.seat, palette).append(f" {words('side-promised', amount=debt.amount)} ")
    return line.append_text(_initial(debt.to, palette))


def payers(paid: Iterable[int], palette: Palette) -> Text:
    """Name who has paid how much."""
    line = Text()
    for seat, cubes in enumerate(paid):
        if cubes:
            line.append(" ").append_text(_initial(Seat(seat), palette)).append(str(cubes))
    return line


def profile_lines(
    view: State, words: Words, palette: Palette, seats: Iterable[Seat] | None = None, form: str = "profile"
) -> Iterator[Text]:
    """Say the profiles that are known, and how far their two conditions are met."""
    for seat in view.everyone if seats is None else seats:
        profile = profile_of(view, seat)
        if profile is not None:
            character, index = words.name(profile.id, things.Character), _track(profile.index, words)
            facts = printed.standing(view, seat, profile)
            counted = words("side-counted", counted=profile.condition)
            said = words(f"side-{form}", character=character, index=index, counted=counted, **facts)
            yield _chip(seat, palette).append(f" {said}", "italic")


def _chip(seat: Seat, palette: Palette) -> Text:
    return marked(f" {LETTERS[seat]} ", seat, palette)


def _initial(seat: Seat, palette: Palette) -> Text:
    """Write a seat's letter on its colour where there is little room."""
    return marked(LETTERS[seat], seat, palette)


TRACK: Final = HIGHEST - LOWEST + 1  # how wide a track is behind what is said of it
LENGTHS: Final = ("broad", "middle", "short", "least")  # of the words that say where an index stands
BROAD: Final = 70  # columns from which on what belongs together stands in one line


def tracks(view: State, words: Words, palette: Palette, width: int, *, notes: bool) -> Iterator[Text]:
    """Draw the tracks, with zero, the goal, and what the projects on offer would change.

    Where an index stands comes before its track, without figures at its ends: they would read as one number.
    """
    foretold = [_foretold(view, index, words) if width >= BROAD else "" for index in things.INDICES]
    names, stands = _named(view, words, width - max(map(len, foretold)))
    space, wide = max(map(len, names)) + 1, max(map(len, stands)) + 1
    after = _after(view, [offer for _, offer in proposals(view)])
    rows = zip(things.INDICES, names, stands, view.indices, targets(view), after, foretold, strict=True)
    for index, name, standing, value, target, then, comes in rows:
        colour = palette[f"index.{index}"]
        spots = Text().join(_spot(spot, value, target, then, colour) for spot in range(LOWEST, HIGHEST + 1))
        line = Text().append(name.ljust(space), colour).append(standing.ljust(wide), "bold")
        yield line.append_text(spots).append(comes, "dim")
        if notes:
            yield from indented(index_note(index, words), width)
    if view.options.conquest:
        yield from blocks.wrapped(Text(words("side-conquest"), "bold"), width)


def _named(view: State, words: Words, width: int) -> tuple[Sequence[str], Sequence[str]]:
    """Name the indices, and say where they stand: in words as long as the width allows."""
    namings: tuple[Callable[[things.Index], str], ...] = (words.name, lambda index: _track(index, words))
    for named, length in product(namings, LENGTHS):
        names, stands = [named(index) for index in things.INDICES], _stands(view, words, length)
        if max(map(len, names)) + max(map(len, stands)) + 2 + TRACK <= width:
            break
    return names, stands


def _stands(view: State, words: Words, length: str) -> Sequence[str]:
    """Say where each index stands, and its goal, or that it is met; in a conquest, its limit."""
    below, reached = ("limit", "over") if view.options.conquest else ("goal", "met")
    stands = [(value, target) for value, target in zip(view.indices, targets(view), strict=True)]
    kinds = [f"stands-{length}-{reached if value >= target else below}" for value, target in stands]
    told = zip(kinds, stands, strict=True)
    return [words(kind, value=_number(value), target=target) for kind, (value, target) in told]


def _number(value: int) -> str:
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


def _after(view: State, offers: Sequence[Offer]) -> things.Triple:
    """Say where the indices would stand if projects were carried out."""
    for offer in offers:
        view = shifted(view, PROJECTS[offer.project].impacts)
    return view.indices


def _foretold(view: State, index: things.Index, words: Words) -> str:
    """Say what an index becomes with the projects that are paid, and with all that are proposed."""
    offers, at = list(proposals(view)), things.INDICES.index(index)
    if not offers:
        return ""
    paid = _after(view, [offer for owner, offer in offers if missing(view, owner, offer) <= 0])
    every = _after(view, [offer for _, offer in offers])
    return words("track-foretold", paid=_number(paid[at]), every=_number(every[at]))


def becoming(view: State, words: Words, palette: Palette) -> blocks.Lines:
    """Write a table of what the indices become: now, with what is paid, and with all that is proposed."""
    offers = list(proposals(view))
    if not offers:
        return ()
    paid = _after(view, [offer for owner, offer in offers if missing(view, owner, offer) <= 0])
    every = _after(view, [offer for _, offer in offers])
    aim = "limit" if view.options.conquest else "goal"
    rows = [["", *(words(f"become-{column}") for column in ("now", "paid", "all", aim))]]
    for index, *values in zip(things.INDICES, view.indices, paid, every, targets(view), strict=True):
        rows.append([words.name(index), *map(_number, values)])
    table = blocks.columns(rows, gap=2)
    table[0].stylize("dim")
    for line, index in zip(table[1:], things.INDICES, strict=True):
        line.stylize(palette[f"index.{index}"], 0, len(words.name(index)))
    return table


def indented(said: str, width: int, style: str = "dim") -> Iterator[Text]:
    """Write a paragraph to the right of what it belongs to."""
    for line in blocks.wrapped(Text(said, style), width - 2):
        yield Text("  ").append_text(line)


def indices(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Draw the tracks, with what each index does, and what they become; before that, planet and mission."""
    if not view.land:
        cards = printed.planet_card(view.planet, words, palette), printed.mission_card(view.mission, words)
        lines = [line for one in cards for line in (Text(one.name, "bold"), *told(one, room.width))]
        return blocks.fitted(room, lambda: lines)
    noted = not isinstance(view.question, qs.Vote)  # where the hand tells what each index does
    bare = cache(lambda: [*tracks(view, words, palette, room.width, notes=False)])
    come = becoming(view, words, palette) if room.width < BROAD else ()
    figures = zip(things.INDICES, map(_number, view.indices), targets(view), strict=True)
    named = ((index, f"{_track(index, words)} {value}/{target}") for index, value, target in figures)
    short = [Text(said, palette[f"index.{index}"]) for index, said in named]
    return blocks.fitted(
        room,
        lambda: chain(tracks(view, words, palette, room.width, notes=noted), come),
        lambda: [*bare(), *come],
        bare,
        lambda: _tracks(view, words, palette),
        lambda: [Text(" ").join(short)],
    )


def aims(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell the personal objectives that are known, and how near they are; in full where the hand does not."""
    told_in = partial(_objectives, view, words, palette, room.width)
    ways = ((not isinstance(view.question, qs.Develop), False), (False, False), (False, True))
    return blocks.fitted(room, *(partial(told_in, full=full, terse=terse) for full, terse in ways))


def wages(view: State, seat: Seat) -> int:
    """V.5.a, V.5.b Foresee what a player owes in phase 5, as index and projects stand."""
    count, added = individuals(view, seat), bonus(Index.SOCIETAL, view.index(Index.SOCIETAL))
    eased = ((owner, one) for owner in view.everyone for _, one in effects(view, owner, fx.Wage))
    relief = sum(effect.amount for owner, effect in eased if seat in receivers(view, owner, effect))
    return max(WAGE * count + added - relief, 0) if count else 0


WAGES_PHASE: Final = 5


def due(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """V.5.a Say the wages that who is asked will owe, and whether they can be paid; else what all owe."""
    seat = view.to_move
    if seat is None or not view.round or view.phase > WAGES_PHASE:
        return ()
    if seat == CHANCE:
        if not isinstance(view.question, qs.Harvest | qs.PayWages):
            return ()
        each = (_chip(one, palette).append(str(wages(view, one))) for one in view.everyone)
        return [Text.assemble(f"{words('base-wages-all')} ", *each)]
    owed, has = wages(view, seat), view.tableaux[seat].cubes
    message = "base-wages" if has >= owed else "base-wages-short"
    said = words(message, seat=words.seat(seat), due=owed, has=has)
    line = Text(said, "" if has >= owed else "bold")
    return blocks.fitted(room, lambda: blocks.wrapped(line, room.width), lambda: [line])


def hazard(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell the hazard of the round, and one that has been foreseen."""
    told_in = partial(_hazard, view, words, palette, room.width)
    seen = list[Text]()
    if view.foreseen not in (None, things.HIDDEN_ALEA):
        seen.append(Text(words("base-foreseen", alea=words.name(view.foreseen, things.AleaCard)), "bold"))
    return blocks.fitted(
        room, lambda: [*told_in(full=True), *seen], lambda: [*told_in(full=False), *seen], lambda: seen
    )


def offers(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell what is voted for, what is proposed, what is paid of it and by whom, and what is promised.

    What projects do is told where they are paid for: on the form, or in the hand.
    """
    full = not isinstance(view.question, qs.Finance)
    held = [] if view.council is None else [council_line(view, words, palette)]
    proposed = [_offer(view, owner, offer, words, palette) for owner, offer in proposals(view)]
    lines = [*held, *proposed, *(debt_line(debt, words, palette) for debt in view.debts)]
    told_in = partial(_open_business, view, words, palette, room.width)
    return blocks.fitted(room, partial(told_in, full=full), partial(told_in, full=False), lambda: lines)


def _open_business(view: State, words: Words, palette: Palette, width: int, *, full: bool) -> Iterator[Text]:
    yield from _votes(view, words, palette)
    for owner, offer in proposals(view):
        yield from _offer_told(view, owner, offer, words, palette, width, full=full)
    for debt in view.debts:
        seat, to = words.seat(debt.seat), words.seat(debt.to)
        told_so = Text(words("describe-debt", seat=seat, to=to, amount=debt.amount))
        yield told_so if width >= BROAD else debt_line(debt, words, palette)


def base(view: State, words: Words, _palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell the phase, who leads, and what all are after."""
    if not view.land:
        return ()
    around, phases = partial(_around, view, words, room.width), partial(_phases_told, view, words, room.width)
    told_in = lambda: chain(phases(every=True), around()), lambda: chain(phases(every=False), around())
    return blocks.fitted(room, *told_in, around, lambda: ())


def proposed(view: State, _columns: int) -> int:
    """Want a line for each project that is proposed, and for the council."""
    return len(list(proposals(view))) + (view.council is not None)


AIMS: Final = Need("aims", Rank.MINE, aims, at_least(0))
WAGES: Final = Need("wages", Rank.MINE, due)
SCALES: Final = Need("indices", Rank.COMMON, indices, at_least(len(things.INDICES)))
OFFERS: Final = Need("offers", Rank.COMMON, offers, proposed)
HAZARD: Final = Need("hazard", Rank.COMMON, hazard, lambda view, _: int(view.alea is not None))
BASE: Final = Need("base", Rank.RULE, base, at_least(0))
VOTED: Final = (HELD, WAGES, AIMS, HAZARD, SCALES, OFFERS, BASE)
EARNED: Final = (WAGES, HELD, AIMS, HAZARD, SCALES, OFFERS, BASE)

BY_CARDS: Final = (qs.Fertilise, qs.Restore, qs.Block, qs.Present, qs.StealFrom, qs.ChooseFewest)
PAID: Final = (qs.Harvest, qs.PayWages, *BY_CARDS)
NEEDS: Final[Mapping[type[Question] | None, Sequence[Need]]] = {**dict.fromkeys(PAID, EARNED), None: VOTED}
"""The needs of each question: what is mine, then what belongs to all, what it turns on first."""


def _phases_told(view: State, words: Words, width: int, *, every: bool) -> Iterator[Text]:
    """Tell what planet and mission are like and what a round is; once it goes on, what its phase is."""
    if view.round:
        yield from _hanging(words("phase-told", phase=view.phase), width, "bold")
        return
    for said in voyage_said(view, words)[::2]:
        yield from blocks.wrapped(Text(said), width)
    for phase in PHASES if every else ():
        yield from _hanging(words("phase-told", phase=phase), width, "dim")


def _hanging(said: str, width: int, style: str) -> Iterator[Text]:
    """Write a paragraph whose later lines are indented."""
    for number, line in enumerate(blocks.wrapped(Text(said, style), width - 2)):
        yield line if not number else Text("  ").append_text(line)


def _votes(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    held = view.council
    if held is None:
        return
    if held.index is not None:
        name, asked, paid = words.name(held.index), council.price(view), sum(held.pledges)
        line = Text(words("votes-paid", index=name, price=asked, paid=paid))
        yield line.append_text(payers(held.pledges, palette))
        return
    line = Text(words("side-votes"))
    for seat, index in enumerate(held.votes):
        if index is not None:
            line.append(" ").append_text(chip(Seat(seat), palette)).append(f" {words.name(index)}")
    yield line


def _hazard(view: State, words: Words, palette: Palette, width: int, *, full: bool) -> Iterator[Text]:
    if view.alea is None:
        return
    card = printed.hazard_card(view.alea, words, palette)
    yield Text(words("side-hazard", alea=card.name), f"bold {palette[card.colour]}")
    if full:
        yield from told(card, width)


def _offer_told(
    view: State, owner: Seat, offer: Offer, words: Words, palette: Palette, width: int, *, full: bool
) -> Iterator[Text]:
    """Tell a project that is proposed: whose it is, what is paid of its price, by whom, and what it does."""
    asked, paid = price(view, owner, offer.project), sum(offer.paid)
    line = chip(owner, palette).append(f" {words.name(offer.project, things.ProjectCard)} ", "bold")
    line.append(words("price-paid", paid=paid, cubes=asked), "bold" if paid >= asked else "")
    for seat, cubes in enumerate(offer.paid):
        if cubes:
            line.append(f" {LETTERS[seat]} {cubes}")
    project = PROJECTS[offer.project]
    tags = Text("  ").append_text(printed.impact_tags(project.impacts, words, palette))
    yield from (line.append_text(tags),) if width >= BROAD else (line, tags)
    for said in printed.project_effects(project, words) if full else ():
        yield from indented(said, width, "")


TOLD: Final = ("profile", "aim", "least")  # what tells an objective in a line, from long to short


def _objectives(
    view: State, words: Words, palette: Palette, width: int, *, full: bool, terse: bool
) -> Iterator[Text]:
    for seat in view.everyone:
        profile = profile_of(view, seat)
        if profile is None:
            continue
        card = printed.character_card(view, seat, profile.id, words)
        short = [*chain(*(profile_lines(view, words, palette, (seat,), form) for form in TOLD))]
        line = chip(seat, palette).append(f" {card.name}", "bold")
        if full:
            yield from (line, *told(card, width))
            continue
        line.append(f" · {printed.progress_said(view, seat, words)}")
        fits = (form for form in (line, *short) if not terse or form.cell_len <= width)
        yield from blocks.hanging(next(fits, short[-1]), width)


def _around(view: State, words: Words, width: int) -> Iterator[Text]:
    order = words.listed([words.seat(seat) for seat in view.order])
    yield from blocks.wrapped(Text(words("base-order", order=order), "dim"), width)
    conquest = view.options.conquest
    aim = Text(words("base-conquest" if conquest else "base-goal"), "bold" if conquest else "dim")
    yield from blocks.wrapped(aim, width)
    if without_objectives(view.options, view.seats):
        yield from blocks.wrapped(Text(words("told-no-characters"), "dim"), width)
