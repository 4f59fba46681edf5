"""The space base in words: tracks with what they bring, the hazard, projects on offer, and objectives."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import chain

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import Lines, Room, fitted, hanging, wrapped
from boardkit.draw.cards import told
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS, chip
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import HIDDEN_ALEA, INDICES, AleaCard, ProjectCard
from boardkit.games.terristories.rules.ending import profile_of
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.model import Offer, State
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.show.printed import (
    character_card,
    hazard_card,
    impact_tags,
    mission_card,
    planet_card,
    project_effects,
)
from boardkit.games.terristories.show.progress import progress_said
from boardkit.games.terristories.show.shared import debt_told, pledges_told, profile_lines, side
from boardkit.games.terristories.show.spoken import voyage_said
from boardkit.games.terristories.show.tracks import BROAD, becoming, indented, tracks
from boardkit.text import Words


def shared(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what belongs to all: with every sentence, with names only, or in signs."""
    if not view.land:
        return _voyage(view, words, palette, room.width)
    width = room.width
    bare = cache(lambda: [*tracks(view, words, palette, width, notes=False)])
    noted = partial(tracks, view, words, palette, width, notes=True)
    phases, around = partial(_phases, view, words, width), partial(_around, view, words, width)
    told_in = partial(_told, view, words, palette, width)
    return fitted(
        room,
        lambda: chain(phases(every=True), noted(), told_in(full=True, aims=True), around()),
        lambda: chain(phases(every=False), bare(), told_in(full=True), around()),
        lambda: chain(bare(), told_in(full=True), around()),
        lambda: chain(bare(), told_in(full=False), around()),
        lambda: chain(bare(), told_in(full=False)),
        lambda: chain(bare(), told_in(full=False, terse=True)),
        lambda: chain(bare(), side(view, words, palette)[len(INDICES) + view.options.conquest :]),
    )


def _told(
    view: State,
    words: Words,
    palette: Palette,
    width: int,
    *,
    full: bool,
    aims: bool = False,
    terse: bool = False,
) -> Iterator[Text]:
    """Tell what else there is than tracks; `aims` are objectives in full, `terse` is in signs if need be."""
    yield from becoming(view, words, palette) if width < BROAD else ()
    yield from _hazard(view, words, palette, width, full=full or (width >= BROAD and not terse))
    yield from _votes(view, words, palette)
    for owner, offer in proposals(view):
        yield from _offer(view, owner, offer, words, palette, width, full=full)
    for debt in view.debts:
        yield debt_told(debt, words, palette, brief=width < BROAD)
    yield from _objectives(view, words, palette, width, full=aims, terse=terse)


def _phases(view: State, words: Words, width: int, *, every: bool) -> Iterator[Text]:
    """Tell what planet and mission are like and what a round is; once it goes on, what its phase is."""
    if view.round:
        yield from _hanging(words("phase-told", phase=view.phase), width, "bold")
        return
    for said in voyage_said(view, words)[::2]:
        yield from wrapped(Text(said), width)
    for phase in PHASES if every else ():
        yield from _hanging(words("phase-told", phase=phase), width, "dim")


def _hanging(said: str, width: int, style: str) -> Iterator[Text]:
    """Write a paragraph whose later lines are indented."""
    for number, line in enumerate(wrapped(Text(said, style), width - 2)):
        yield line if not number else Text("  ").append_text(line)


def _votes(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Say who votes for which index, or who pays how much for it."""
    held = view.council
    if held is None:
        return
    if held.index is not None:
        yield pledges_told(view, held.index, held.pledges, words, palette)
        return
    line = Text(words("side-votes"))
    for seat, index in enumerate(held.votes):
        if index is not None:
            line.append(" ").append_text(chip(Seat(seat), palette)).append(f" {words.name(index)}")
    yield line


def _voyage(view: State, words: Words, palette: Palette, width: int) -> Lines:
    """Tell planet and mission before they are laid out."""
    lines: list[Text] = []
    for card in (planet_card(view.planet, words, palette), mission_card(view.mission, words)):
        lines += [Text(card.name, "bold"), *told(card, width)]
    return lines


def _hazard(view: State, words: Words, palette: Palette, width: int, *, full: bool) -> Iterator[Text]:
    """Tell the hazard of the round, to be read aloud."""
    if view.alea is None:
        return
    card = hazard_card(view.alea, words, palette)
    name = Text(words("side-hazard", alea=card.name), f"bold {palette[card.colour]}")
    yield name
    if full:
        yield from told(card, width)


def _offer(
    view: State, owner: Seat, offer: Offer, words: Words, palette: Palette, width: int, *, full: bool
) -> Iterator[Text]:
    """Tell a project that is proposed: whose it is, what is paid of its price, by whom, and what it does."""
    asked, paid = price(view, owner, offer.project), sum(offer.paid)
    line = chip(owner, palette).append(f" {words.name(offer.project, ProjectCard)} ", "bold")
    line.append(words("price-paid", paid=paid, cubes=asked), "bold" if paid >= asked else "")
    for seat, cubes in enumerate(offer.paid):
        if cubes:
            line.append(f" {LETTERS[seat]} {cubes}")
    project = PROJECTS[offer.project]
    tags = Text("  ").append_text(impact_tags(project.impacts, words, palette))
    yield from (line.append_text(tags),) if width >= BROAD else (line, tags)
    for said in project_effects(project, words) if full else ():
        yield from indented(said, width, "")


def _objectives(
    view: State, words: Words, palette: Palette, width: int, *, full: bool, terse: bool
) -> Iterator[Text]:
    """Tell the personal objectives that are known, and how near they are."""
    brief = profile_lines(view, words, palette)
    for seat in view.everyone:
        profile = profile_of(view, seat)
        if profile is None:
            continue
        card, short = character_card(view, seat, profile.id, words), next(brief)
        line = chip(seat, palette).append(f" {card.name}", "bold")
        if full:
            yield from (line, *told(card, width))
            continue
        line.append(f" · {progress_said(view, seat, words)}")
        yield from [short] if terse and line.cell_len > width else hanging(line, width)


def _around(view: State, words: Words, width: int) -> Iterator[Text]:
    """Say which hazard has been foreseen, who leads and who follows, and what all are after."""
    if view.foreseen not in (None, HIDDEN_ALEA):
        yield Text(words("base-foreseen", alea=words.name(view.foreseen, AleaCard)), "bold")
    order = words.listed([words.seat(seat) for seat in view.order])
    yield from wrapped(Text(words("base-order", order=order), "dim"), width)
    conquest = view.options.conquest
    aim = Text(words("base-conquest" if conquest else "base-goal"), "bold" if conquest else "dim")
    yield from wrapped(aim, width)
