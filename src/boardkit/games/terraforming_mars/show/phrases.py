"""The phrases that sentences about cards are made of: amounts, conditions, tags and productions."""

from collections.abc import Sequence
from typing import Final

from boardkit.games.terraforming_mars.box import requirements as rq
from boardkit.games.terraforming_mars.box.counters import Amount, Count, Counter, Variable, Whose
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import CardResource, Resource, Tag, TileKind
from boardkit.text import Words

UNKNOWN: Final = "X"
"""The number that is chosen while the card is played."""

ORDINARY: Final = (TileKind.OCEAN, TileKind.GREENERY, TileKind.CITY)
"""The tiles of which there are many."""


def either(items: Sequence[str], words: Words) -> str:
    """Say that one of some things is meant: `steel or titanium`."""
    head = items[0]
    for item in items[1:-1]:
        head = words("or-more", a=head, b=item)
    return words("or-last", a=head, b=items[-1]) if len(items) > 1 else head


def some_of(resources: Sequence[Resource], words: Words) -> str:
    """Say some of one of these: `steel or titanium`, with the articles that a language wants."""
    return either([words(f"some-{resource}") for resource in resources], words)


def units(resource: Resource, count: int | str, words: Words) -> str:
    """Say so much of a resource: `3 plants`."""
    return words(f"units-{resource}", count=count)


def cubes(resource: CardResource | None, count: int, words: Words) -> str:
    """Say so many resources of a card: `2 animals`; None stands for whatever the card holds."""
    return words(f"cubes-{resource or 'stored'}", count=count)


def tag_said(tag: Tag, words: Words) -> str:
    """Say one tag: `an animal tag`."""
    return words("tag-one", tag=words.name(tag), tag_key=tag.value)


def things(resource: Resource, amount: Amount, words: Words) -> str:
    """Say an amount of a resource: `1 plant for each city`."""
    match amount:
        case int():
            return units(resource, amount, words)
        case Variable():
            return units(resource, UNKNOWN, words)
        case Counter():
            return words("amount-per", amount=units(resource, 1, words), per=per(amount, words))


def steps(amount: Amount, words: Words) -> str:
    """Say by how much something changes, whichever way: `1 for every 2 building tags you have`."""
    match amount:
        case int():
            return str(abs(amount))
        case Variable():
            return UNKNOWN
        case Counter():
            return words("amount-per", amount="1", per=per(amount, words))


def per(counter: Counter, words: Words, stores: CardResource | None = None) -> str:
    """Say for what there is one each: `for each city on Mars`."""
    match counter:
        case Counter(count=Count.TAGS):
            whose = "opponents" if counter.whose is Whose.OPPONENTS else "you"
            tag = words.name(counter.tag)
            return words("per-tags", every=counter.every, tag=tag, whose=whose)
        case Counter(count=Count.CITY_TILES):
            where = "mars" if counter.on_mars else "anywhere"
            return words("per-city-tiles", every=counter.every, where=where)
        case Counter(count=Count.ADJACENT_TILES):
            return words("per-adjacent-tiles", tile=str(counter.tile))
        case Counter(count=Count.RESOURCES_HERE):
            here = cubes(stores, counter.every, words)
            return words("per-resources-here", every=counter.every, things=here, kind=str(stores))
        case Counter(count=Count.EVENTS_PLAYED):
            return words("per-events-played")
    raise LookupError(counter.count)


def condition(requirement: Requirement, words: Words) -> str:
    """Say a requirement as a clause: `you have at least 2 science tags`."""
    match requirement:
        case rq.ParameterRequirement(parameter, least, most):
            bound = "least" if most is None else "most"
            value = most if least is None else least
            assert value is not None
            return words(f"condition-{parameter}", bound=bound, value=value, degrees=degrees(value))
        case rq.TagRequirement(tag, least):
            return words("condition-tag", tag=words.name(tag), one=tag_said(tag, words), least=least)
        case rq.ProductionRequirement(resource, least):
            return words("condition-production", production=production(resource, words), least=least)
        case rq.CitiesRequirement(least):
            return words("condition-cities", least=least)
        case rq.GreeneriesRequirement(least):
            return words("condition-greeneries", least=least)
        case rq.RatingRaised():
            return words("condition-rating-raised")


def degrees(value: int) -> str:
    """Write a temperature with its sign: `−24`, `+8`."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def production(resource: Resource, words: Words) -> str:
    """Name a production: `energy production`."""
    return words(f"production-{resource}")
