"""The table of Terraforming Mars in words: areas, cards, seats, for whoever asks or does not see it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core.choosing import Choice
from boardkit.core.table import Seat
from boardkit.draw.shapes import Place
from boardkit.games.terraforming_mars import moves as mv
from boardkit.games.terraforming_mars.cardtext import (
    action_said,
    corporation_sentences,
    deeds,
    points_said,
    sentence,
)
from boardkit.games.terraforming_mars.clauses import clause
from boardkit.games.terraforming_mars.components import (
    AWARDS,
    CARDS,
    CORPORATIONS,
    FACTS,
    MILESTONES,
    PROJECTS,
    TRACKS,
)
from boardkit.games.terraforming_mars.components.facts import ProjectCard
from boardkit.games.terraforming_mars.components.requirements import (
    ParameterRequirement,
    Requirement,
    TagRequirement,
)
from boardkit.games.terraforming_mars.faces import HELD
from boardkit.games.terraforming_mars.model import Phase, State
from boardkit.games.terraforming_mars.phrases import condition, cubes, degrees, production, units
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.land import around, ground
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.payment import card_purse
from boardkit.games.terraforming_mars.rules.prizes import AWARD_COSTS, MILESTONE_COST
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import cost_of, project_cost, works
from boardkit.games.terraforming_mars.side import shown_seat
from boardkit.games.terraforming_mars.things import (
    Area,
    Card,
    Corporation,
    Parameter,
    Resource,
    Tag,
    TileKind,
)
from boardkit.text import Words

Said = Callable[[State, Seat, Any, Words], Sequence[str]]


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what an area is, what covering it brings, and what lies there."""
    if not isinstance(place, Area):
        return ()
    name = str(place)
    lines = [words("area", at=name, sort=_sort(place))]
    tile, claim = view.planet.tiles.get(place), view.planet.claims.get(place)
    if tile is not None:
        kind = words.name(tile.kind)
        owner = tile.owner
        said = (
            words("area-tile-free", tile=kind)
            if owner is None
            else words("area-tile", tile=kind, seat=words.seat(owner))
        )
        return [*lines, said, *_beside(view, place, words)]
    if claim is not None:
        lines.append(words("area-claim", seat=words.seat(claim)))
    return [*lines, *_bonus(place, words), *_beside(view, place, words)]


def _sort(at: Area) -> str:
    printed = ground(at)
    if not at.on_mars:
        return "orbit"
    if printed.reserved_for:
        return "noctis"
    if printed.ocean_reserved:
        return "ocean"
    return "volcano" if printed.volcanic else "land"


def _bonus(at: Area, words: Words) -> Iterator[str]:
    printed = ground(at)
    things = [units(resource, count, words) for resource, count in printed.bonus.items()]
    things += [words("cards", count=printed.cards)] if printed.cards else []
    if things:
        yield words("area-bonus", things=words.listed(things))


def _beside(view: State, at: Area, words: Words) -> Iterator[str]:
    """Say which oceans pay whoever builds here, and which greeneries a city here counts."""
    kinds = [tile.kind for tile in around(view.planet, at)]
    if at not in view.planet.tiles and TileKind.OCEAN in kinds:
        yield words("area-oceans", count=kinds.count(TileKind.OCEAN), money=2 * kinds.count(TileKind.OCEAN))
    if TileKind.GREENERY in kinds:
        yield words("area-greeneries", count=kinds.count(TileKind.GREENERY))


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a card or another choice is and does, and how far its conditions are met."""
    said = SAID.get(choice.kind)
    if said is None:
        return ()
    return said(view, shown_seat(view), choice.kind(**dict(choice.values)), words)


def _held(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    card = CARDS.get(move.card)
    if card is None:
        return (words.name(move.card, Card),)
    return (
        _title(card, words),
        *_costs(view, seat, card, words),
        *(_checked(view, seat, requirement, words) for requirement in card.requirements),
        *deeds(card, words),
        *points_said(card, words),
    )


def _title(card: ProjectCard, words: Words) -> str:
    tags = words.listed([words.name(tag) for tag in card.tags])
    name = words.name(card.id, Card)
    return words(
        "card-title", name=name, number=card.number, sort=card.type.value, tags=tags, many=len(card.tags)
    )


def _costs(view: State, seat: Seat, card: ProjectCard, words: Words) -> Iterator[str]:
    """Say what a card costs after discounts, and what the seat could pay."""
    company = view.companies[seat]
    cost = cost_of(company, card)
    changed = "no" if cost == card.cost else "yes"
    yield words("card-cost", cost=cost, printed=card.cost, changed=changed)
    if view.phase is not Phase.SETUP:
        yield words("card-worth", worth=card_purse(company, card).worth)


def _checked(view: State, seat: Seat, requirement: Requirement, words: Words) -> str:
    """Say a requirement with a mark for whether it is met, and how things stand."""
    mark = "✓" if unmet(view, seat, requirement) is None else "✗"
    said = condition(requirement, words)
    match requirement:
        case ParameterRequirement(parameter):
            now = level(view, parameter)
            stands = degrees(now) if parameter is Parameter.TEMPERATURE else str(now)
        case TagRequirement(tag):
            stands = str(works(view.companies[seat].tableau).tags.get(tag, 0))
        case _:
            return words("check", mark=mark, condition=said)
    return words("check-now", mark=mark, condition=said, now=stands)


def card_said(view: State, seat: Seat, card: Card, words: Words) -> Sequence[str]:
    """Say what a card in play is and does, and what lies on it."""
    facts, held = FACTS[card], view.companies[seat].cubes.get(card, 0)
    here = (words("card-holds", things=cubes(facts.stores, held, words)),) if held else ()
    return (_title(facts, words), *here, *deeds(facts, words), *points_said(facts, words))


def _in_play(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    owner = next((other for other in range(view.seats) if move.card in view.companies[other].tableau), seat)
    return card_said(view, Seat(owner), move.card, words)


def _used(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    facts, held = FACTS[move.card], view.companies[seat].cubes.get(move.card, 0)
    here = (words("card-holds", things=cubes(facts.stores, held, words)),) if held else ()
    used = (words("card-used"),) if move.card in view.companies[seat].used else ()
    return (_title(facts, words), action_said(facts, move.option - 1, words), *here, *used)


def _corporation(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    corporation = CORPORATIONS[move.corporation]
    tags = words.listed([words.name(tag) for tag in corporation.card.tags])
    name = words.name(corporation.id, Corporation)
    title = words("corporation-title", name=name, tags=tags, many=len(corporation.card.tags))
    return (title, *corporation_sentences(corporation, words))


def _project(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    project = PROJECTS[move.project]
    cost = project_cost(view.companies[seat], project.id, project.cost)
    title = words("project-title", name=words.name(project.id), cost=cost)
    does = [sentence(clause(effect, words), words) for effect in project.effects]
    return (title, *(does or [words("project-sale")]))


def _milestone(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    goal = MILESTONES[move.milestone]
    has = value(view, seat, goal.measure)
    mark = "✓" if has >= goal.least else "✗"
    return (
        words("milestone-title", name=words.name(goal.id), cost=MILESTONE_COST),
        words(f"goal-{goal.id}", mark=mark, least=goal.least, has=has),
    )


def _award(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del seat
    cost = AWARD_COSTS[min(len(view.awards), len(AWARD_COSTS) - 1)]
    counts = [
        words(
            "seat-count",
            seat=words.seat(Seat(other)),
            count=value(view, Seat(other), AWARDS[move.award].measure),
        )
        for other in range(view.seats)
    ]
    return (
        words("award-title", name=words.name(move.award), cost=cost),
        words(f"measure-{move.award}", counts=words.listed(counts)),
    )


SAID: Final[Mapping[type, Said]] = {
    **dict.fromkeys(HELD, _held),
    mv.UseCardAction: _used,
    mv.ChooseCard: _in_play,
    mv.TakeCubes: _in_play,
    mv.ChooseCorporation: _corporation,
    mv.DoProject: _project,
    mv.ClaimMilestone: _milestone,
    mv.FundAward: _award,
}
"""How each kind of choice is told; for others the question says it all."""


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the tracks, the tiles, then the seats."""
    tracks = [
        words(f"describe-{parameter}", now=_level(view, parameter), goal=TRACKS[parameter].goal)
        for parameter in Parameter
    ]
    tiles = [_tile_said(view, at, words) for at in sorted(view.planet.tiles)]
    lines = [words("describe-tracks", generation=view.generation, tracks=words.listed(tracks))]
    lines.append(words("describe-tiles", tiles=words.listed(tiles)) if tiles else words("describe-no-tiles"))
    lines += [line for seat in range(view.seats) for line in seat_said(view, Seat(seat), words)]
    return lines


def _level(view: State, parameter: Parameter) -> str:
    now = level(view, parameter)
    return degrees(now) if parameter is Parameter.TEMPERATURE else str(now)


def _tile_said(view: State, at: Area, words: Words) -> str:
    tile = view.planet.tiles[at]
    owner = "" if tile.owner is None else words.seat(tile.owner)
    return words(
        "tile-said",
        at=str(at),
        tile=words.name(tile.kind),
        owned="no" if tile.owner is None else "yes",
        seat=owner,
    )


def seat_said(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Say what everybody may know of a seat: rating, stock, production, cards in play."""
    company, name = view.companies[seat], words.seat(seat)
    stock = [units(resource, company.stock[resource], words) for resource in Resource]
    made = [
        words("production-of", production=production(resource, words), count=company.production[resource])
        for resource in Resource
        if company.production[resource]
    ]
    yield words(
        "describe-seat", seat=name, rating=company.rating, cards=len(company.hand), stock=words.listed(stock)
    )
    yield words("describe-production", seat=name, production=words.listed(made))
    yield words("describe-cards", seat=name, cards=len(company.tableau), events=len(company.events))
    yield from _by_tag(company.tableau, words)


def _by_tag(tableau: Sequence[Card], words: Words) -> Iterator[str]:
    """List the cards in play tag by tag, and last those without any; events lie face down."""
    for tag in Tag:
        cards = [words.name(card, Card) for card in tableau if tag in FACTS[card].tags]
        if cards:
            count = sum(FACTS[card].tags.count(tag) for card in tableau)
            yield words("describe-tag", tag=words.name(tag), count=count, cards=words.listed(cards))
    bare = [words.name(card, Card) for card in tableau if not FACTS[card].tags]
    if bare:
        yield words("describe-no-tag", cards=words.listed(bare))
