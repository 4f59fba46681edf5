"""What a project card does, in sentences short enough for a card, with what it would give now."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box import requirements as rq
from boardkit.games.terraforming_mars.box.counters import Count, Counter
from boardkit.games.terraforming_mars.box.effects import CardEffect, Effects
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import CITIES, Card, Parameter, TileKind
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.scoring import card_points
from boardkit.games.terraforming_mars.show.cardtext import (
    action_said,
    modifier_said,
    points_said,
    reaction_said,
    sentence,
)
from boardkit.games.terraforming_mars.show.clauses import clause
from boardkit.games.terraforming_mars.show.phrases import condition, degrees, production
from boardkit.text import Words


def brief(view: State, seat: Seat, card: ProjectCard, words: Words) -> list[str]:
    """Say what a card does for a seat, a paragraph each: at once, for good, as an action, at the end."""
    view = with_card(view, seat, card)
    said = [
        *at_once(view, seat, card.id, card.effects, words),
        *(sentence(modifier_said(modifier, words), words) for modifier in card.modifiers),
        *(reaction_said(reaction, words) for reaction in card.reactions),
        *(action_now(view, seat, card, number, words) for number in range(len(card.actions))),
        *points_now(view, seat, card, words),
    ]
    return said or [*points_said(card, words)]


def with_card(view: State, seat: Seat, card: ProjectCard) -> State:
    """Return the table as if the card were in play: its own tags count for what it gives."""
    company = view.companies[seat]
    if card.id in (*company.tableau, *company.events):
        return view
    if card.is_event:
        return view.give(seat, events=(*company.events, card.id))
    return view.give(seat, played=(*company.played, card.id))


def at_once(view: State, seat: Seat, card: Card, effects: Effects, words: Words) -> Iterator[str]:
    """Say what the effects on a card do, a sentence each, changes of production together."""
    for plain, group in groupby(effects, _is_plain):
        if plain:
            yield words("brief-production", changes=words.listed([_changed(each, words) for each in group]))
        else:
            yield from (_effect(view, seat, card, effect, words) for effect in group)


def _is_plain(effect: CardEffect) -> bool:
    return isinstance(effect, fx.Production) and isinstance(effect.amount, int)


def _changed(effect: CardEffect, words: Words) -> str:
    assert isinstance(effect, fx.Production)
    assert isinstance(effect.amount, int)
    return words("brief-change", resource=words.name(effect.resource), amount=degrees(effect.amount))


def _effect(view: State, seat: Seat, card: Card, effect: CardEffect, words: Words) -> str:
    match effect:
        case fx.Raise(parameter, steps):
            said = words(f"brief-raise-{parameter}", steps=steps)
        case fx.Rating(int(amount)):
            said = words("brief-rating", amount=degrees(amount))
        case _:
            said = sentence(clause(effect, words), words)
    return _with_counts(view, seat, card, (effect,), said, words)


def action_now(view: State, seat: Seat, card: ProjectCard, number: int, words: Words) -> str:
    """Say one of the ways of a card's action, and what is counted for it now; ways are counted from 0."""
    said = action_said(card, number, words)
    return _with_counts(view, seat, card.id, card.actions[number].effects, said, words)


def _with_counts(view: State, seat: Seat, card: Card, effects: Effects, said: str, words: Words) -> str:
    """Add to a sentence what its counters amount to now, as far as it can be known."""
    counters = [amount for effect in effects if isinstance(amount := getattr(effect, "amount", 0), Counter)]
    known = [one for one in counters if one.count is not Count.ADJACENT_TILES]
    if not known:
        return said
    counts = words.listed([str(value(view, seat, one, card)) for one in known])
    return words("brief-now", said=said, counts=counts)


def points_now(view: State, seat: Seat, card: ProjectCard, words: Words) -> Iterator[str]:
    """Say which points a card counts at the end, and how many that would be now."""
    if card.points is not None and card.points.per is not None:
        held = card_points(view, seat, card.id)
        yield from (words("brief-points-now", said=said, points=held) for said in points_said(card, words))


def needs(view: State, seat: Seat, card: ProjectCard, words: Words) -> Sequence[str]:
    """Say what a card requires, and how things stand."""
    return [_need(view, seat, requirement, words) for requirement in card.requirements]


def _need(view: State, seat: Seat, requirement: Requirement, words: Words) -> str:
    tags, made = view.companies[seat].works.tags, view.companies[seat].production
    match requirement:
        case rq.ParameterRequirement(parameter, least, most):
            return _parameter(view, parameter, least, most, words)
        case rq.TagRequirement(tag, least):
            return words("needs-tag", tag=words.name(tag), least=least, now=tags.get(tag, 0))
        case rq.ProductionRequirement(resource, least):
            name = production(resource, words)
            return words("needs-production", production=name, least=least, now=made[resource])
        case rq.CitiesRequirement(least):
            return words("needs-cities", least=least, now=len(view.planet.of_kind(*CITIES)))
        case rq.GreeneriesRequirement(least):
            own = len(view.planet.owned(seat, TileKind.GREENERY))
            return words("needs-greeneries", least=least, now=own)
        case rq.RatingRaised():
            return words("card-needs", conditions=condition(requirement, words))


def _parameter(view: State, parameter: Parameter, least: int | None, most: int | None, words: Words) -> str:
    bound, wanted = ("most", most) if least is None else ("least", least)
    assert wanted is not None
    now = level(view, parameter)
    said = [degrees(one) if parameter is Parameter.TEMPERATURE else str(one) for one in (wanted, now)]
    return words(f"needs-{parameter}", bound=bound, value=said[0], now=said[1])
