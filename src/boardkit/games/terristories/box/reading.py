"""Reads component files, and refuses what cannot be."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boardkit.games.terristories.box.printed import (
    Alea,
    CardEffect,
    Condition,
    Duration,
    Goal,
    Goods,
    Layout,
    Op,
    Per,
    Power,
    Profile,
    Project,
    Protects,
    Sign,
    Target,
    Where,
)
from boardkit.games.terristories.box.things import (
    INDICES,
    AleaCard,
    Character,
    Index,
    ProjectCard,
    Role,
    Terrain,
    Triple,
)
from boardkit.maps.octagons import Octagon

COUNTS: Final = {Role: 17, "tokens": 19, "labels": 12}
TERRAINS: Final = {"M": Terrain.MOUNTAIN, "P": Terrain.PLAIN, "W": Terrain.MARSH}
TARGETS: Final = {"each_other": Target.OTHERS}


def read_projects(records: Iterable[Any]) -> dict[ProjectCard, Project]:
    """Check and read the project cards.

    Raises:
        ValueError: a record is wrong, or the roles have not 17 cards each, 19 tokens and 12 labels in all.
    """
    cards = {ProjectCard(record["id"]): _project(record) for record in records}
    counts = [sum(card.role is role for card in cards.values()) for role in Role]
    if counts != [COUNTS[Role]] * len(Role):
        raise ValueError(f"projects.json: every role has 17 cards, not {counts}")
    if sum(card.token is not None for card in cards.values()) != COUNTS["tokens"]:
        raise ValueError("projects.json: there are 19 tokens")
    if sum(card.total(Op.LABEL) for card in cards.values()) != COUNTS["labels"]:
        raise ValueError("projects.json: there are 12 labels")
    return cards


def _project(record: Mapping[str, Any]) -> Project:
    project = Project(
        card=ProjectCard(record["id"]),
        role=Role(record["role"]),
        duration=Duration(record["duration"]),
        stock=record["stock"],
        phases=tuple(record["phases"]),
        cost=record["cost"],
        impacts=_triple(record["impacts"]),
        effects=tuple(map(read_effect, record["effects"])),
        token=record["token"],
        competitive=record["competitive"],
        source=record["source"],
    )
    if project.total(Op.LABEL) != record["labels"]:
        raise ValueError(f"projects.json: {project.card} has other labels than its effects take")
    if any(effect.where is Where.HERE for effect in project.effects) and project.token is None:
        raise ValueError(f"projects.json: {project.card} acts where its token is, but has none")
    return project


def _triple(impacts: Mapping[str, int]) -> Triple:
    societal, economy, environment = (impacts[index] for index in INDICES)
    return societal, economy, environment


def read_effect(record: Mapping[str, Any]) -> CardEffect:
    """Read one effect of a card.

    Raises:
        ValueError: a word of it is unknown.
    """
    where, _, which = record.get("where", "").partition(":")
    target = record.get("target", record.get("source", "self"))
    return CardEffect(
        op=Op(record["op"]),
        amount=record.get("n", 0),
        target=TARGETS.get(target) or Target(target),
        per=Per(record["per"]) if "per" in record else None,
        most=record.get("max", 99),
        count=record.get("k", 0),
        where=Where(where) if where else None,
        terrain=_terrain(record.get("terrain", which if where == "terrain" else "")),
        zone=Role(which) if where == "zone" else None,
        goods=Goods(record["what"]) if "what" in record else None,
        one=record.get("one", False),
        cheaper=record.get("n_off", 0),
    )


def _terrain(word: str) -> Terrain | None:
    return Terrain(word) if word else None


def read_aleas(records: Iterable[Any]) -> dict[AleaCard, Alea]:
    """Check and read the hazard cards.

    Raises:
        ValueError: a record is wrong, or a variant with cards of one sign would run out of them.
    """
    cards = {AleaCard(record["id"]): _alea(record) for record in records}
    if any(sum(card.sign is sign for card in cards.values()) < 8 for sign in Sign):
        raise ValueError("aleas.json: a game of eight rounds needs eight cards of each sign")
    return cards


def _alea(record: Mapping[str, Any]) -> Alea:
    effects = tuple(map(read_effect, record["effects"]))
    protects = Protects(record["protects"]) if record["protects"] else None
    if (record["labels"] is None) != (protects is None):
        raise ValueError(f"aleas.json: {record['id']} needs both labels and whom they protect, or neither")
    sign, impacts = Sign(record["sign"]), _triple(record["impacts"])
    return Alea(sign, impacts, effects, record["labels"], protects, record["source"])


def read_powers(records: Iterable[Any]) -> dict[Role, Power]:
    """Read the four powers."""
    return {
        Role(record["role"]): Power(
            _triple(record["cost"]), tuple(map(read_effect, record["effects"])), record["source"]
        )
        for record in records
    }


def read_profiles(records: Iterable[Any]) -> dict[Character, Profile]:
    """Check and read the character cards.

    Raises:
        ValueError: a record is wrong, or a role has not three characters.
    """
    profiles = {Character(record["id"]): _profile(record) for record in records}
    if any(sum(profile.role is role for profile in profiles.values()) != 3 for role in Role):
        raise ValueError("characters.json: every role has three characters")
    return profiles


def _profile(record: Mapping[str, Any]) -> Profile:
    return Profile(
        Character(record["id"]),
        Role(record["role"]),
        Index(record["index"]),
        record["delta"],
        Condition(record["condition"]),
        record["n4"],
        record["n3"],
        record["source"],
    )


def read_layout(record: Mapping[str, Any]) -> Layout:
    """Read a planet from its rows: `M` mountain, `P` plain, `W` marsh, small when sterile, `.` a gap.

    Raises:
        ValueError: there is another letter, or more than four tiles of a terrain.
    """
    letters = {
        Octagon(column, row): letter
        for row, line in enumerate(record["map"])
        for column, letter in enumerate(line)
        if letter != "."
    }
    if not set("".join(letters.values()).upper()) <= set(TERRAINS):
        raise ValueError(f"planets.json: {record['id']} has a letter that is no terrain")
    territories = {at: TERRAINS[letter.upper()] for at, letter in letters.items()}
    if any(list(territories.values()).count(terrain) > 4 for terrain in Terrain):
        raise ValueError(f"planets.json: {record['id']} has more than four tiles of a terrain")
    sterile = frozenset(at for at, letter in letters.items() if letter.islower())
    return Layout(record["difficulty"], territories, sterile, record["source"])


def read_goal(record: Mapping[str, Any]) -> Goal:
    """Read a mission.

    Raises:
        ValueError: a number lies off the tracks.
    """
    start, target = tuple(record["start"]), tuple(record["target"])
    if not all(-3 <= number <= 10 for number in (*start, *target)):
        raise ValueError(f"missions.json: {record['id']} lies off the tracks")
    return Goal(record["difficulty"], start, target, record["source"])
