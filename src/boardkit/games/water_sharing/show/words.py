"""The table of Sharing the Water in words: the step, hexes, buildings, cards, and the rivers as heard."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from boardkit.core import Choice, Move, Question, Seat, kebab
from boardkit.draw.blocks import longest
from boardkit.draw.hearing import beside
from boardkit.draw.shapes import Place
from boardkit.games.water_sharing import box
from boardkit.games.water_sharing.box import things
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules import generating, land
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.questions import PlaceZone, SufferCard
from boardkit.games.water_sharing.rules.rounds import resource
from boardkit.games.water_sharing.rules.scoring import without_pollution
from boardkit.games.water_sharing.show.map import BASIN, GOODS, POINTS, POLLUTION
from boardkit.text import Words
from boardkit.text.names import member_id

LEAST_NAMED = 3  # steps that are named if not all: the one that is played, and its neighbours


def heading(view: State, words: Words) -> str:
    """Say which round it is, and which of its steps."""
    clock = view.clock
    if view.over:
        return words("side-over")
    if not clock.round:
        return words.name(things.Stage.OPENING)
    name = words.name(clock.stage)
    return words("side-round", round=clock.round, rounds=clock.rounds, step=clock.stage, name=name)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say which round it is, and as many of its steps by name as there is room for."""
    now, short = view.clock.stage, heading(view, words)
    if view.over or now is things.Stage.OPENING:
        return short
    stages, named = list(played(view)), []
    # All steps, then fewer and fewer: from the one before the one that is played, or the last ones.
    for many in range(len(stages), LEAST_NAMED - 1, -1):
        first = max(0, min(stages.index(now) - 1, len(stages) - many))
        named.append(_named(view, stages[first : first + many], words))
    rounds = words("side-rounds", round=view.clock.round, rounds=view.clock.rounds)
    return longest(width, *named, short, _named(view, [now], words), f"{rounds} · {now}")


def played(view: State) -> Iterator[things.Stage]:
    """List the steps of a round, without those that the simplified mode leaves out."""
    for stage in list(things.Stage)[1:]:
        if not (without_pollution(view.options) and stage in (things.Stage.POLLUTE, things.Stage.FLOW)):
            yield stage


def _named(view: State, stages: list[things.Stage], words: Words) -> str:
    """Write steps by name: ticked if they are over, in capitals if they are played."""
    clock = view.clock
    said = [words("side-rounds", round=clock.round, rounds=clock.rounds)]
    for stage in stages:
        name = words.name(stage)
        if stage is clock.stage:
            said.append(f"▸{stage} {name.upper()}")
        else:
            said.append(f"{stage} {name} ✓" if stage < clock.stage else f"{stage} {name}")
    return "  ".join(said)


NAMED: Final[Mapping[type[Move], str]] = {mv.Run: "run-named", mv.Destroy: "destroy-named"}
"""The messages that say a move with the building that it is about."""


def said_at(view: State, value: object, words: Words) -> str:
    """Name the building that is run, with what it brings at the harvest, or destroyed; else say nothing."""
    if not isinstance(value, mv.Run | mv.Destroy) or value.at not in view.land.tiles:
        return ""
    kind = view.land.tiles[value.at].building
    thunes, points = generating.made(value.at, kind, things.Good.THUNES), box.BLUEPRINTS[kind].points
    harvest = counted({things.Good.THUNES: thunes}, points, words) if thunes or points else "none"
    building = words.explanation(member_id(kind), "the")
    return words(NAMED[type(value)], building=building, at=str(value.at), harvest=harvest)


SOURCES: Final = ("source-printed", "source-ours", "source-board")


def needed(building: things.Building) -> str:
    """Write what a building needs in a few columns."""
    return " ".join(f"{count}{GOODS[good]}" for good, count in box.BLUEPRINTS[building].needs.items()) or "–"


def made(building: things.Building) -> str:
    """Write what a building makes in a few columns."""
    plan = box.BLUEPRINTS[building]
    parts = [f"{count}{GOODS[good]}" for good, count in plan.makes.items()]
    parts += [f"{plan.points}{POINTS}"] if plan.points else []
    parts += [f"{plan.pollution}{POLLUTION}"] if plan.pollution else []
    return " ".join(parts) or "–"


def brief(building: things.Building, words: Words) -> str:
    """Name a building in few letters, for tables."""
    return words(f"brief-{kebab(building)}")


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what a hex is, what lies there, and what stands on it."""
    if not isinstance(place, box.Spot) or place not in box.BOARD:
        return ()
    lines = [*_ground(place, words)]
    if box.BOARD[place].terrain in things.DRY and not without_pollution(view.options):
        lines.append(words("hex-outfall", to=str(box.OUTFALL[place])))
    lines += [*_lying(view, place, words), words("hex-part", part=box.BOARD[place].part)]
    return sorted(dict.fromkeys(lines), key=from_where(words).__contains__)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from: after all that matters at the table."""
    return {words(message) for message in SOURCES}


def _ground(at: box.Spot, words: Words) -> Iterator[str]:
    field = box.BOARD[at]
    yield words("hex-ground", at=str(at), terrain=words.name(field.terrain))
    if field.downstream is not None:
        yield words("hex-flows", to=str(field.downstream))
    if field.bonus is not None:
        yield words("hex-bonus", good=str(field.bonus))
    yield words("source-board")


def _lying(view: State, at: box.Spot, words: Words) -> Iterator[str]:
    dam, tile = view.land.dam_at.get(at), view.land.tiles.get(at)
    if at in view.water:
        yield words("hex-water", count=view.water[at])
    if at in view.pollution:
        yield words("hex-pollution", count=view.pollution[at])
    if dam is not None:
        yield _dam(dam, words)
        yield from _tile(things.Building.DAM, words)
    elif tile is not None:
        yield words("hex-building", building=words.name(tile.building), seat=words.seat(tile.owner))
        if at in view.crisis:
            yield words("hex-crisis")
        if at in view.worked:
            yield words("hex-works")
        if at in view.treated:
            yield words("hex-treated", count=view.treated[at])
        yield from _tile(tile.building, words)


def _dam(dam: land.Dam, words: Words) -> str:
    return words("hex-dam", at=str(dam.at), owners=words.listed([words.seat(owner) for owner in dam.owners]))


def _tile(building: things.Building, words: Words, *, first: bool = False) -> Iterator[str]:
    plan = box.BLUEPRINTS[building]
    if building is things.Building.DAM:
        yield words("tile-dam", one=box.DAM_COST[1], two=box.DAM_COST[2], three=box.DAM_COST[3])
    else:
        yield words("tile-cost", cost=0 if first else plan.cost)
        needs, makes = counted(plan.needs, 0, words), counted(plan.makes, plan.points, words)
        yield words("tile-work", needs=needs, makes=makes)
    if plan.pollution:
        yield words("tile-pollution", count=plan.pollution)
    yield words("source-ours" if "original" in plan.source else "source-printed")


def counted(goods: Mapping[things.Good, int], points: int, words: Words) -> str:
    """Name goods with how many there are of each, and victory points, those that are none left out."""
    some = ((count, words.name(good), good.value) for good, count in goods.items() if count)
    said = [words("tile-good", count=count, good=name, good_key=key) for count, name, key in some]
    return words.listed([*said, *([words("tile-points", count=points)] if points else [])])


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what is on a tile or on a card."""
    values, cards = dict(choice.values), deck(view.options.own_cards)
    if isinstance(building := values.get("building"), things.Building):
        return (words.name(building), *_tile(building, words, first=isinstance(view.question, PlaceZone)))
    match choice.kind.verb:
        case "dam":
            return tuple(_tile(things.Building.DAM, words))
        case "card":
            card = values["card"]
            name = words.name(card, things.ActionCard)
            if card == things.HIDDEN_ACTION:
                return (name,)
            when = words("card-when", when=words.name(cards.actions[card].when))
            return (name, action_text(view, card, words), when, words("source-ours"))
        case "objective":
            aim = values["card"]
            name = words.name(aim, things.ObjectiveCard)
            if aim == things.HIDDEN_OBJECTIVE:
                return (name,)
            points = words("card-points", count=cards.objectives[aim].vp)
            return (name, objective_text(view, aim, words), points, words("source-ours"))
    return ()


def action_text(view: State, card: things.ActionCard, words: Words) -> str:
    """Say what an action card does."""
    action = deck(view.options.own_cards).actions[card]
    if action.name:
        return words("card-own", name=action.name, text=action.text)
    said = f"action-card-{kebab(card)}"
    return words.explanation(said, "struck" if _strikes(view, card) else "help") or words.explanation(said)


def _strikes(view: State, card: things.ActionCard) -> bool:
    """Return whether a card is played on whoever is asked."""
    match view.question, view.conflict:
        case SufferCard(_, _, played), _:
            return played == card
        case Question(seat), Conflict(card=over, struck=victim):
            return over == card and seat == victim
    return False


def objective_text(view: State, card: things.ObjectiveCard, words: Words) -> str:
    """Say what an objective asks for."""
    objective = deck(view.options.own_cards).objectives[card]
    if objective.name:
        return words("card-own", name=objective.name, text=objective.text)
    return words.explanation(f"objective-card-{kebab(card)}")


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the rivers, what stands in the basin, and what the communities have."""
    lines = []
    if view.decks.card is not None:
        card = resource(view)
        lines.append(words("describe-card", water=card.water, energy=card.energy_price, food=card.food_price))
    for seat, community in enumerate(view.communities):
        built = [
            words("describe-building", building=words.name(one), at=str(at), crisis=int(at in view.crisis))
            for at, one in view.land.of(Seat(seat))
        ]
        told: dict[str, str | int] = {
            "seat": words.seat(Seat(seat)),
            "points": community.points,
            **{good.value: community.total(good) for good in things.Good},
            "cards": len(community.actions),
            "built": words.listed(built),
        }
        lines.append(words("describe-community", **told))
    lines += [words("describe-passed", seat=words.seat(seat)) for seat in view.clock.passed]
    lines += [_dam(dam, words) for dam in view.land.dams]
    for message, cubes in (("describe-water", view.water), ("describe-pollution", view.pollution)):
        lines += [words(message, at=str(at), count=cubes[at]) for at in sorted(cubes, key=box.reading)]
    return lines


def glimpse(view: State, _seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a hex: its terrain, where it flows, what lies there and who built on it."""
    if not isinstance(place, box.Spot) or place not in box.BOARD:
        return ()
    field, lines = box.BOARD[place], [words.name(box.BOARD[place].terrain)]
    ways = {near: bearing for bearing, near in beside(BASIN, place)}
    if field.downstream in ways:
        way, river = words(f"bearing-{ways[field.downstream]}"), words(f"heard-river-{field.river}")
        lines.append(words("heard-flows", river=river, way=way, to=str(field.downstream)))
    if field.bonus is not None:
        lines.append(words("heard-marker", good=words.name(field.bonus)))
    return (*lines, *found(view, place, words))


def found(view: State, at: box.Spot, words: Words) -> Iterator[str]:
    """Say what lies on a hex and what stands there; nothing where it is as printed."""
    dam, tile = view.land.dam_at.get(at), view.land.tiles.get(at)
    if at in view.water:
        yield words("heard-water", count=view.water[at])
    if at in view.pollution:
        yield words("heard-pollution", count=view.pollution[at])
    if dam is not None:
        yield words("heard-dam", owners=words.listed([words.seat(owner) for owner in dam.owners]))
    elif tile is not None:
        yield words("heard-tile", building=words.name(tile.building), seat=words.seat(tile.owner))
        if at in view.crisis:
            yield words("heard-crisis")


def regions(view: State, words: Words) -> Iterator[str]:
    """Follow each river from its source to the sea: its course, then what lies in it and who is beside it."""
    told = set[box.Spot]()
    for spring in box.SOURCES:
        course = [spring, *box.COURSE[spring]]
        own = [at for at in course if at not in told]
        # It ends in another river, whose hexes are told there, or in the sea.
        end = box.BOARD[own[-1]].downstream
        joined = box.BOARD[end].river if end is not None else ""
        yield words(
            "heard-course",
            river=words(f"heard-river-{box.BOARD[own[0]].river}"),
            course=", ".join(map(str, own)),
            end=str(end),
            other=words(f"heard-river-{joined}") if joined else "",
            joins="yes" if joined else "no",
        )
        yield from filter(None, (_stretch(view, at, words) for at in own))
        told.update(course)


def _stretch(view: State, at: box.Spot, words: Words) -> str:
    """Say what lies in a stretch of a river, and who is beside it; nothing where there is nothing."""
    parts = [", ".join(found(view, at, words))]
    for near in (near for near in box.NEAR[at] if box.BOARD[near].terrain not in things.FLOWING):
        there = ", ".join(found(view, near, words))
        parts.append(words("heard-bank", at=str(near), what=there) if there else "")
    what = "; ".join(filter(None, parts))
    return words("heard-stretch", at=str(at), what=what) if what else ""


def piles(view: State, words: Words) -> Mapping[str, int]:
    """Count the cards that may still come, and the buildings that are left."""
    resources = len(view.decks.resources) + len(view.decks.script)
    return {words("pile-resources"): resources, **{words.name(one): left for one, left in view.tiles.items()}}
