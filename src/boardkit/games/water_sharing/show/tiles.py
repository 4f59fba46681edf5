"""Buildings as cards: what they cost, need and make, where they may stand, and what they would pollute."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import BLUEPRINTS, DAM_COST, Blueprint, deck
from boardkit.games.water_sharing.box.board import OUTFALL, reading
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import HIDDEN_OBJECTIVE, Building, Good, ObjectiveCard, Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import without_pollution
from boardkit.games.water_sharing.rules.questions import PlaceZone
from boardkit.games.water_sharing.rules.reservoirs import DAM_ROOM
from boardkit.games.water_sharing.rules.sites import price
from boardkit.games.water_sharing.rules.treatment import RETURN_POINTS, TREATMENT_COST, TREATMENTS
from boardkit.games.water_sharing.show.economy import Goods, standing
from boardkit.games.water_sharing.show.samples import asked
from boardkit.games.water_sharing.show.signs import BUILDINGS, GOODS, POINTS, POLLUTION, letter
from boardkit.games.water_sharing.show.spoken import brief, counted
from boardkit.text import Words

SAID: Final = 4
"""As many places as this are named; of more, only how many there are."""


def tile_card(view: State, building: Building, words: Words, palette: Palette) -> Card:
    """Show the tile of a building, and what it would mean for who is asked."""
    plan, seat = BLUEPRINTS[building], asked(view)
    first = isinstance(view.question, PlaceZone)
    cost = 0 if first else plan.cost if seat is None else price(view, seat, building)
    work, tags = _work(plan, words), trade(plan, palette)
    text = [work]
    if seat is not None:
        text += [_own(view, seat, building, words), *_wanted(view, seat, building, words)]
    text += [*_dirt(view, seat, plan, words), _ground(plan, words, first=first)]
    if plan.idles:
        text.append(words("card-building-idle"))
    name = f"{BUILDINGS[building]} {words.name(building)}"
    sum_ = f"{cost}{GOODS[Good.THUNES]}"
    known = (work,) if tags else ()
    shorter = f"{BUILDINGS[building]} {brief(building, words)}"
    return Card(name, sum_, "card.building", tags=tags, text=tuple(text), known=known, brief=shorter)


def dam_card(name: str, partners: Iterable[Seat], cost: int, words: Words, palette: Palette) -> Card:
    """Show a dam: its price for each owner, what it makes and how much it holds."""
    plan = BLUEPRINTS[Building.DAM]
    text = (
        words("card-dam", made=plan.makes[Good.ENERGY], room=DAM_ROOM),
        words("card-dam-site"),
        words("card-dam-price", one=DAM_COST[1], two=DAM_COST[2], three=DAM_COST[3]),
    )
    sign, sum_ = BUILDINGS[Building.DAM], f"{cost}{GOODS[Good.THUNES]}"
    shorter = " ".join((sign, brief(Building.DAM, words), *(f"+{letter(seat)}" for seat in partners)))
    tags = trade(plan, palette)
    return Card(f"{sign} {name}", sum_, "card.building", tags=tags, text=text, brief=shorter)


def trade(plan: Blueprint, palette: Palette) -> Text | None:
    """Write what a building needs and makes as signs in the colours of the goods, if it makes anything."""
    if not (plan.makes or plan.points):
        return None
    line = needs_of(plan, palette).append(" → ").append_text(makes_of(plan, palette))
    return line.append(f" {POLLUTION}" * plan.pollution)


def needs_of(plan: Blueprint, palette: Palette) -> Text:
    """Write what a building needs as signs in the colours of the goods."""
    return _signs(plan.needs, palette) or Text("–")


def makes_of(plan: Blueprint, palette: Palette) -> Text:
    """Write what a building makes, victory points included, as signs in the colours of the goods."""
    line = _signs(plan.makes, palette)
    if plan.points:
        line.append(" " if line else "").append(f"{plan.points}{POINTS}", "bold")
    return line or Text("–")


def _signs(goods: Goods, palette: Palette) -> Text:
    parts = [
        Text(f"{count}{GOODS[good]}", Style(color=palette[f"good.{good}"], bold=True))
        for good, count in goods.items()
    ]
    return Text(" ").join(parts)


def _work(plan: Blueprint, words: Words) -> str:
    """Say what a building needs, and what it makes then."""
    if plan.id is Building.JUNCTION:
        return words("card-junction")
    if plan.id is Building.TREATMENT:
        return words("card-treatment", times=TREATMENTS, cost=TREATMENT_COST, points=RETURN_POINTS)
    makes = counted(plan.makes, plan.points, words)
    if not plan.needs:
        return words("card-building-free", makes=makes)
    return words("card-building-work", needs=counted(plan.needs, 0, words), makes=makes)


def _ground(plan: Blueprint, words: Words, *, first: bool) -> str:
    """Say where a building may stand; the first of a community stands beside nothing, and costs nothing."""
    terrains = words.listed([words.name(terrain) for terrain in sorted(plan.terrain)])
    if first:
        return words("card-building-first", terrains=terrains)
    return words("card-building-ground", terrains=terrains, beside=plan.beside or "none")


def places(view: State, seat: Seat, building: Building) -> list[Spot]:
    """List where a seat could put a building now, whatever it costs."""
    holding, sites = view.land.holding(seat), BLUEPRINTS[building].sites - view.land.taken
    first = building is Building.RESIDENTIAL and not holding.part
    return sorted(sites if first else sites & holding.beside, key=reading)


def _own(view: State, seat: Seat, building: Building, words: Words) -> str:
    """Say how many a seat has, where there is room for one more, and how many are left."""
    own = sum(kind is building for _, kind in standing(view, seat))
    there = places(view, seat, building)
    left = view.tiles[building]
    return words("card-building-places", own=own, count=len(there), at=_named(there, words), left=left)


def _named(spots: list[Spot], words: Words) -> str:
    return words.listed([str(at) for at in spots]) if 0 < len(spots) <= SAID else "none"


def _wanted(view: State, seat: Seat, building: Building, words: Words) -> Iterator[str]:
    """Say whether the objective of a seat counts a building, as far as it may be seen."""
    card = view.communities[seat].objective
    if card is None or card == HIDDEN_OBJECTIVE:
        return
    test = deck(view.options.own_cards).objectives[card]
    name = words.name(card, ObjectiveCard)
    if building in (*test.building, *test.all_of):
        yield words("card-building-counts", name=name)
    if building in test.none_of:
        yield words("card-building-spoils", name=name)


def _dirt(view: State, seat: Seat | None, plan: Blueprint, words: Words) -> Iterator[str]:
    """Say how much pollution a building brings, and where it would fall."""
    if without_pollution(view.options):
        return
    now = int(view.clock.stage is not Stage.OPENING)
    yield words("card-building-dirt", now=now, each=plan.pollution)
    falls = [] if seat is None else sorted({OUTFALL[at] for at in places(view, seat, plan.id)}, key=reading)
    if 0 < len(falls) <= SAID and now + plan.pollution:
        yield words("card-building-outfall", to=words.listed([str(at) for at in falls]))
