"""Buildings as cards and as a catalogue: what they cost, need, make and pollute, and what is listed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Choice, Move, Seat
from boardkit.draw import LETTERS
from boardkit.draw.blocks import columns, shortened
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing import box
from boardkit.games.water_sharing.box import cards, things
from boardkit.games.water_sharing.rules import moves, questions, scoring
from boardkit.games.water_sharing.rules.building import dam_price, fitting
from boardkit.games.water_sharing.rules.collecting import DAM_ROOM, RETURN_POINTS, TREATMENT_COST, TREATMENTS
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.sites import build, price
from boardkit.games.water_sharing.show.economy import Goods, idle, lacking, standing
from boardkit.games.water_sharing.show.map import BUILDINGS, GOODS, POINTS, POLLUTION
from boardkit.games.water_sharing.show.words import brief, counted
from boardkit.text import Words

HERE: Final = min(box.BOARD, key=box.reading)  # a hex for moves whose place counts for nothing

UNTURNED: Final[Mapping[str, object]] = {"against": (), "back": 1, "count": 1, "thunes": 1}
"""Values for the fields that a key cycles, for words that do not speak of them."""


def sample(choice: Choice) -> Move:
    """Make a move of a choice, at any place and turned in any way."""
    filled = {"at": HERE} if choice.needs_place else {}
    turned = {name: UNTURNED[name] for name in choice.kind.turns}
    return choice.kind(**dict(choice.values), **filled, **turned)


def asked(view: State) -> Seat | None:
    """Name the seat that is asked, if it is not chance."""
    seat = view.to_move
    return None if seat == CHANCE else seat


SAID: Final = 4  # as many places as this are named; of more, only how many there are


def tile_card(view: State, building: things.Building, words: Words, palette: Palette) -> Card:
    """Show the tile of a building, and what it would mean for who is asked."""
    plan, seat = box.BLUEPRINTS[building], asked(view)
    first = isinstance(view.question, questions.PlaceZone)
    cost = 0 if first else plan.cost if seat is None else price(view, seat, building)
    work, tags = _work(plan, words), trade(plan, palette)
    text = [work]
    if seat is not None:
        own, there = sum(kind is building for _, kind in standing(view, seat)), places(view, seat, building)
        at = words.listed([*map(str, there)]) if 0 < len(there) <= SAID else "none"
        left = view.tiles[building]
        text.append(words("card-building-places", own=own, count=len(there), at=at, left=left))
        text += _wanted(view, seat, building, words)
    # The first of a community stands beside nothing, and costs nothing.
    terrains = words.listed([words.name(terrain) for terrain in sorted(plan.terrain)])
    where = {"terrains": terrains} if first else {"terrains": terrains, "beside": plan.beside or "none"}
    ground = words("card-building-first" if first else "card-building-ground", **where)
    text += [*_dirt(view, seat, plan, words), ground]
    if plan.idles:
        text.append(words("card-building-idle"))
    name = f"{BUILDINGS[building]} {words.name(building)}"
    sum_ = f"{cost}{GOODS[things.Good.THUNES]}"
    known = (work,) if tags and building is not things.Building.TREATMENT else ()
    shorter = f"{BUILDINGS[building]} {brief(building, words)}"
    return Card(name, sum_, "card.building", tags=tags, text=tuple(text), known=known, brief=shorter)


def dam_card(name: str, partners: Iterable[Seat], cost: int, words: Words, palette: Palette) -> Card:
    """Show a dam: its price for each owner, what it makes and how much it holds."""
    plan = box.BLUEPRINTS[things.Building.DAM]
    text = (
        words("card-dam", made=plan.makes[things.Good.ENERGY], room=DAM_ROOM),
        words("card-dam-site"),
        words("card-dam-price", one=box.DAM_COST[1], two=box.DAM_COST[2], three=box.DAM_COST[3]),
    )
    sign, sum_ = BUILDINGS[things.Building.DAM], f"{cost}{GOODS[things.Good.THUNES]}"
    shorter = " ".join((sign, brief(things.Building.DAM, words), *(f"+{LETTERS[seat]}" for seat in partners)))
    return Card(f"{sign} {name}", sum_, "card.building", tags=trade(plan, palette), text=text, brief=shorter)


TREATED: Final = {things.Good.THUNES: TREATMENT_COST}
GAINED: Final = {things.Good.WATER: 1}
"""What a treatment plant takes besides a cube of pollution, and what becomes of that."""


def trade(plan: box.Blueprint, palette: Palette) -> Text | None:
    """Write what a building needs and makes as signs in the colours of the goods, if it makes anything."""
    if plan.id is things.Building.JUNCTION:
        return None
    line = needs_of(plan, palette).append(" → ").append_text(makes_of(plan, palette))
    return line.append(f" {POLLUTION}" * plan.pollution)


def needs_of(plan: box.Blueprint, palette: Palette) -> Text:
    """Write what a building needs as signs in the colours of the goods."""
    if plan.id is things.Building.TREATMENT:
        return _signs(TREATED, palette).append(f" {POLLUTION}")
    return _signs(plan.needs, palette) or Text("–")


def makes_of(plan: box.Blueprint, palette: Palette) -> Text:
    """Write what a building makes, victory points included, as signs in the colours of the goods."""
    line = _signs(GAINED if plan.id is things.Building.TREATMENT else plan.makes, palette)
    if plan.points:
        line.append(" " if line else "").append(f"{plan.points}{POINTS}", "bold")
    return line or Text("–")


def _signs(goods: Goods, palette: Palette) -> Text:
    inks = {good: Style(color=palette[f"good.{good}"], bold=True) for good in goods}
    return Text(" ").join(Text(f"{count}{GOODS[good]}", inks[good]) for good, count in goods.items())


def _work(plan: box.Blueprint, words: Words) -> str:
    if plan.id is things.Building.JUNCTION:
        return words("card-junction")
    if plan.id is things.Building.TREATMENT:
        return words("card-treatment", times=TREATMENTS, cost=TREATMENT_COST, points=RETURN_POINTS)
    makes = counted(plan.makes, plan.points, words)
    if not plan.needs:
        return words("card-building-free", makes=makes)
    return words("card-building-work", needs=counted(plan.needs, 0, words), makes=makes)


def places(view: State, seat: Seat, building: things.Building) -> list[box.Spot]:
    """List where a seat could put a building now, whatever it costs."""
    holding, sites = view.land.holding(seat), box.BLUEPRINTS[building].sites - view.land.taken
    if isinstance(view.question, questions.FirstSite):
        sites &= {view.question.at}
    first = building is things.Building.RESIDENTIAL and not holding.part
    return sorted(sites if first else sites & holding.beside, key=box.reading)


def _wanted(view: State, seat: Seat, building: things.Building, words: Words) -> Iterator[str]:
    """Say whether the objective of a seat counts a building, as far as it may be seen."""
    card = view.communities[seat].objective
    if card is None or card == things.HIDDEN_OBJECTIVE:
        return
    test = cards.deck(view.options.own_cards).objectives[card]
    name = words.name(card, things.ObjectiveCard)
    if building in (*test.building, *test.all_of):
        yield words("card-building-counts", name=name)
    if building in test.none_of:
        yield words("card-building-spoils", name=name)


def _dirt(view: State, seat: Seat | None, plan: box.Blueprint, words: Words) -> Iterator[str]:
    """Say how much pollution a building brings, and where it would fall."""
    if scoring.without_pollution(view.options):
        return
    now = int(view.clock.stage is not things.Stage.OPENING)
    yield words("card-building-dirt", now=now, each=plan.pollution)
    falls = set() if seat is None else {box.OUTFALL[at] for at in places(view, seat, plan.id)}
    if 0 < len(falls) <= SAID and now + plan.pollution:
        spots = [str(at) for at in sorted(falls, key=box.reading)]
        yield words("card-building-outfall", to=words.listed(spots))


LEAST_NAME = 6  # columns that the name of a building keeps


def catalogue(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> list[Text]:
    """Write a row for each building, those dim that a seat cannot build now."""
    titles = [words(f"catalogue-{name}") for name in ("needs", "makes", "left", "at")]
    table: list[list[str | Text]] = [["", GOODS[things.Good.THUNES], *titles]]
    for building in things.Building:
        plan = box.BLUEPRINTS[building]
        cost, there = cost_of(view, seat, building), _places(view, seat, building)
        makes = makes_of(plan, palette).append(f" {POLLUTION}" if plan.pollution else "  ")
        left = str(view.tiles[building])
        table.append(["", str(cost), needs_of(plan, palette), makes, left, str(there or "–")])
    rest = columns(table)
    room = max(LEAST_NAME, width - max(line.cell_len for line in rest))
    names = [Text(f"{BUILDINGS[building]} {brief(building, words)}") for building in things.Building]
    names.insert(0, Text(words("catalogue-building"), "bold"))
    wide, lines = min(room, max(name.cell_len for name in names)), []
    for name, cells in zip(names, rest, strict=True):
        line = shortened(name, wide)
        line.pad_right(wide - line.cell_len)
        lines.append(line.append_text(cells))
    for line, building in zip(lines[1:], things.Building, strict=True):
        line.stylize("" if possible(view, seat, building) else "dim")
    return lines


def cost_of(view: State, seat: Seat, building: things.Building) -> int:
    """Say what a building costs a seat; a dam is paid alone here."""
    if building is things.Building.DAM:
        return dam_price(view, seat, min(box.DAM_COST))
    return price(view, seat, building)


def _places(view: State, seat: Seat, building: things.Building) -> int:
    if building is things.Building.DAM:
        return len({site.at for site in fitting(view, [seat])})
    return len(places(view, seat, building))


def possible(view: State, seat: Seat, building: things.Building) -> bool:
    """Return whether a seat has the thunes, a tile and a place for a building."""
    paid = cost_of(view, seat, building) <= view.communities[seat].thunes
    return paid and bool(view.tiles[building]) and bool(_places(view, seat, building))


EACH: Final = (moves.Build, moves.BuildDam, moves.Run, moves.Buy, moves.Sell)
"""Buildings, and uses of goods, are listed one by one, so that each keeps its number."""


def offers(view: State) -> Sequence[Move]:
    """Show every building where something is built, and each use of goods, always in the same order."""
    seat = asked(view)
    match view.question:
        case questions.BuildFirst() | questions.WhatToBuild() if seat is not None:
            dam = moves.BuildDam(_near(view, seat, things.Building.DAM), ())
            return (*(build(building, _near(view, seat, building)) for building in box.SINGLE), dam)
        case questions.Generate() if seat is not None:
            # One building stands for all: one that could run, or else one that shows why none can.
            idling = [*idle(view, seat)]
            still = [at for at, building in idling if not lacking(view, seat, at, building)]
            needy = (at for at, building in view.land.of(seat) if box.BLUEPRINTS[building].needs)
            runs = map(moves.Run, (*still, *(at for at, _ in idling), *needy)[:1])
            traded = (trade(good, 1) for trade in (moves.Buy, moves.Sell) for good in things.TRADED)
            return (*runs, *traded)
    return ()


def _near(view: State, seat: Seat, building: things.Building) -> box.Spot:
    """Name a hex where a building could stand, whatever it costs, or else one that shows why none can."""
    fit = places(view, seat, building)
    beside = view.land.holding(seat).beside
    free = [at for at in beside if at not in view.land.taken]
    return fit[0] if fit else min(free or beside, default=HERE, key=box.reading)


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the objective and the action cards that a seat holds."""
    community = view.communities[seat]
    objective = () if community.objective is None else (moves.DrawObjective(community.objective),)
    return (*objective, *(moves.PlayAction(card, None) for card in community.actions))
