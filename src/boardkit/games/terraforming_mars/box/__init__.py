"""What is in the box: cards, corporations, the map, and the printed tables, read and checked at import."""

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final, TypeVar

from boardkit.games.terraforming_mars.box import grammar, measures
from boardkit.games.terraforming_mars.box.facts import (
    AwardMeasure,
    CorporationCard,
    Ground,
    MilestoneGoal,
    ProjectCard,
    StandardProject,
    Start,
    TileStack,
    Track,
)
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.reactions import CardType, Reaction
from boardkit.games.terraforming_mars.box.reading import (
    Fields,
    Plain,
    build,
    resource,
    same,
    several,
    truth,
    whole,
)
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    CardResource,
    Corporation,
    Milestone,
    Parameter,
    Project,
    Resource,
    Tag,
    TileKind,
)

T = TypeVar("T")


SHARED: Final = "shared_60"
GREENERIES_AND_CITIES: Final = 60
"""Greeneries and cities are the two sides of the same 60 tiles."""


def read_all(name: str, read: Callable[[Plain], T], count: int) -> tuple[T, ...]:
    """Read a file of components, one record each.

    Raises:
        ValueError: a record is wrong, or there are not `count` of them.
    """
    records: list[Plain] = json.loads(files(__name__).joinpath(name).read_text("utf-8"))
    if len(records) != count:
        raise ValueError(f"{name}: {len(records)} records instead of {count}")
    return tuple(_checked(name, read, record) for record in records)


def _checked(name: str, read: Callable[[Plain], T], record: Plain) -> T:
    try:
        return read(record)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{name}: {record.get('id') or record.get('at')}: {error}") from error


def by_id(things: tuple[Any, ...]) -> dict[Any, Any]:
    """Index components by their id.

    Raises:
        ValueError: two share one.
    """
    found = {thing.id: thing for thing in things}
    if len(found) != len(things):
        raise ValueError(f"two of {len(things)} components share an id")
    return found


def _project_card(plain: Plain) -> ProjectCard:
    modifiers, reactions = _triggers(plain["triggers"])
    rest = {key: word for key, word in plain.items() if key != "triggers"}
    card: ProjectCard = build(ProjectCard, {**rest, "modifiers": modifiers, "reactions": reactions}, _CARD)
    return card


def _triggers(plain: list[Plain]) -> tuple[list[Modifier], list[Reaction]]:
    reactions = [grammar.reaction(each) for each in plain if grammar.is_reaction(each)]
    return [grammar.modifier(each) for each in plain if not grammar.is_reaction(each)], reactions


def _corporation(plain: Plain) -> CorporationCard:
    modifiers, reactions = _triggers(plain["triggers"])
    card = ProjectCard(
        Card(plain["id"]),
        plain["number"],
        plain["set"],
        CardType.ACTIVE,
        0,
        tuple(map(Tag, plain["tags"])),
        modifiers=tuple(modifiers),
        reactions=tuple(reactions),
        actions=tuple(map(grammar.action, plain["actions"])),
    )
    start: Start = build(Start, plain["start"], _START)
    first = grammar.effects(plain["first_action"])
    return CorporationCard(Corporation(plain["id"]), plain["set"], start, first, card)


def _resources(plain: Plain) -> dict[Resource, int]:
    return {resource(word): whole(number) for word, number in plain.items()}


def _ground(plain: Plain) -> Ground:
    bonus = dict(plain["bonus"])
    cards = bonus.pop("card", 0)
    ground: Ground = build(Ground, {**plain, "bonus": bonus, "cards": cards}, _GROUND)
    return ground


def _track(plain: Plain) -> Track:
    bonuses = {step["at"]: grammar.effects(step["effects"]) for step in plain["bonuses"]}
    return Track(Parameter(plain["id"]), plain["start"], plain["goal"], plain["step"], bonuses)


def _tile(plain: Plain) -> TileStack:
    grammar.DEFAULT_PLACEMENTS[plain["id"]] = plain["placement"]
    supply = GREENERIES_AND_CITIES if plain["supply"] == SHARED else whole(plain["supply"])
    return TileStack(TileKind(plain["id"]), supply, measures.placement(plain["placement"]))


_CARD: Final[Fields] = {
    **same(
        id=Card, number=str, set=str, type=CardType, cost=whole, tags=several(Tag), effects=grammar.effects
    ),
    **same(requirements=several(grammar.requirement), actions=several(grammar.action)),
    **same(modifiers=tuple, reactions=tuple, stores=lambda word: word and CardResource(word)),
    "vp": ("points", measures.points),
}
_START: Final[Fields] = same(megacredits=whole, resources=_resources, production=_resources, free_cards=whole)
_GROUND: Final[Fields] = {
    **same(at=Area.parse, ocean_reserved=truth, volcanic=truth, bonus=_resources, cards=whole),
    "reserved_for": ("reserved_for", lambda word: word),
}
_PROJECT: Final[Fields] = same(id=Project, cost=whole, effects=grammar.effects)
_MILESTONE: Final[Fields] = {**same(id=Milestone, measure=measures.counter), "min": ("least", whole)}
_AWARD: Final[Fields] = same(id=Award, measure=measures.counter)

TILES: Final[Mapping[TileKind, TileStack]] = by_id(read_all("tiles.json", _tile, 14))
CARDS: Final[Mapping[Card, ProjectCard]] = by_id(read_all("project_cards.json", _project_card, 208))
CORPORATIONS: Final[Mapping[Corporation, CorporationCard]] = by_id(
    read_all("corporations.json", _corporation, 17)
)
GROUNDS: Final[Mapping[Area, Ground]] = {
    ground.at: ground for ground in read_all("tharsis.json", _ground, 61)
}
PROJECTS: Final[Mapping[Project, StandardProject]] = by_id(
    read_all("standard_projects.json", lambda plain: build(StandardProject, plain, _PROJECT), 6)
)
MILESTONES: Final[Mapping[Milestone, MilestoneGoal]] = by_id(
    read_all("milestones.json", lambda plain: build(MilestoneGoal, plain, _MILESTONE), 5)
)
AWARDS: Final[Mapping[Award, AwardMeasure]] = by_id(
    read_all("awards.json", lambda plain: build(AwardMeasure, plain, _AWARD), 5)
)
TRACKS: Final[Mapping[Parameter, Track]] = by_id(read_all("tracks.json", _track, 3))
FACTS: Final[Mapping[Card, ProjectCard]] = {
    **CARDS,
    **{corporation.card.id: corporation.card for corporation in CORPORATIONS.values()},
}
"""The facts of every card that may lie in a tableau, corporations included."""
