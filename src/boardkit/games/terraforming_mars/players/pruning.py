"""Which of many moves deserve a look, the most promising first, and what one plays at a glance."""

from collections.abc import Sequence
from random import Random
from typing import Final

from boardkit.core import Move
from boardkit.games.terraforming_mars.box import AWARDS, CARDS, GROUNDS, things
from boardkit.games.terraforming_mars.players import effects, plan, prices, weights
from boardkit.games.terraforming_mars.rules import changes, jobs, land, model, questions, requirements
from boardkit.games.terraforming_mars.rules import moves as mv

WEIGHTS: Final = weights.Weights()


def prune(state: model.State, moves: Sequence[Move]) -> Sequence[Move]:
    """Put the most promising moves first; what hurts only the seat itself is left out where there is more."""
    seat = state.to_move
    if seat is None or seat < 0 or len(moves) == 1:
        return moves
    chair = prices.Chair.at(state, seat, WEIGHTS)
    ranks = {move: rank(chair, move) for move in moves}
    ordered = sorted(moves, key=lambda move: -ranks[move])
    return [move for move in ordered if ranks[move] > OUT] or ordered


OUT: Final = -100.0  # the rank of a move that deserves no look beside others
HARDLY: Final = 0.05  # how likely a card must be played some day for anybody to buy it


def pointless(state: model.State, move: Move) -> bool:
    """Return whether a move hurts the seat, helps a rival, or sells a card that may still be played."""
    seat = state.to_move
    return seat is not None and seat >= 0 and rank(prices.Chair.at(state, seat, WEIGHTS), move) <= OUT


def policy(state: model.State, moves: Sequence[Move], random: Random) -> Move:
    """Play what comes first, with a little luck among much the same."""
    ordered = prune(state, moves)
    return ordered[0] if random.random() < 0.9 else random.choice(ordered[:3])


def rank(chair: prices.Chair, move: Move) -> float:
    """Guess what a move brings; one that raises nothing, or helps a card that nobody plays, is out."""
    raised = RAISED.get(move)
    vain = raised is not None and changes.at_goal(chair.state, raised)
    if isinstance(move, mv.PlayCard):
        vain = plan.is_wasted(chair, move.card)
    return OUT if vain else _ranked(chair, move)


def _ranked(chair: prices.Chair, move: Move) -> float:
    match move:
        case mv.ClaimMilestone():
            return 5.0
        case mv.ConvertPlants() | mv.ConvertHeat() | mv.FirstAction():
            return 3.0
        case mv.UseCardAction():
            return 1.5
        case mv.Pass() | mv.EndTurn() | mv.Done():
            return 0.0
        case mv.PlayCard(card):
            return plan.card_worth(chair, card) - jobs.cost_of(chair.company, CARDS[card]) * chair.prices.kept
        case mv.BuyCard(card) | mv.KeepCard(card):
            return _taken(chair, card)
        case mv.DiscardCard(card) | mv.SellCard(card):
            return -(plan.card_worth(chair, card) - CARDS[card].cost * chair.prices.money)
        case mv.DoProject(project):
            return _project(chair, project)
        case mv.FundAward(award):
            return _award(chair, award)
        case mv.Place(at):
            return place_rank(chair, at)
        case mv.Pay(_, steel, titanium, heat):
            return steel + titanium - 0.01 * heat
        case _:
            return _other(chair, move)


def _taken(chair: prices.Chair, card: things.Card) -> float:
    """Nobody takes a card that will not be played, or brings less than it costs; early, less is certain."""
    delay, chance = plan.readiness(chair, CARDS[card])
    late, worth = chance < HARDLY or delay > chair.prices.left + 0.5, plan.card_worth(chair, card)
    if late or worth <= 0 or plan.gain(chair, card) < -chair.weights.hunch * chair.prices.left:
        return OUT
    return worth - CARDS[card].cost * chair.prices.money


RAISED: Final = {
    mv.ConvertHeat(): things.Parameter.TEMPERATURE,
    mv.DoProject(things.Project.ASTEROID): things.Parameter.TEMPERATURE,
    mv.DoProject(things.Project.AQUIFER): things.Parameter.OCEANS,
}
"""Moves that do nothing else than to raise a parameter: nothing any more once it is at its goal."""


def _project(chair: prices.Chair, project: things.Project) -> float:
    """Projects are done when little time is left; patents are sold for want of anything better."""
    if project is things.Project.SELL_PATENTS:
        return -1.0 if chair.prices.left < 1 else OUT
    worth = {
        things.Project.POWER_PLANT: 0.0,
        things.Project.ASTEROID: chair.prices.rating,
        things.Project.AQUIFER: chair.prices.ocean,
        things.Project.GREENERY: chair.prices.greenery,
        things.Project.CITY: effects.city_worth(chair) + chair.prices.income,
    }[project]
    return worth - chair.works.projects[project] * chair.prices.kept


def _award(chair: prices.Chair, award: things.Award) -> float:
    """An award in which a rival leads is for the rival."""
    measure = AWARDS[award].measure
    best = max((requirements.value(chair.state, rival, measure) for rival in chair.rivals), default=0)
    mine = requirements.value(chair.state, chair.seat, measure)
    return -0.5 + 0.1 * (mine - best) if mine > best else OUT


def place_rank(chair: prices.Chair, at: things.Area) -> float:
    """Guess what an area is good for: what is printed, the oceans beside it, cities and room."""
    if not at.on_mars:
        return 0.0
    tiles, planet = chair.state.planet.tiles, chair.state.planet
    money = chair.prices.money
    bonus = sum(chair.prices.stock[things.Resource(kind)] * many for kind, many in GROUNDS[at].bonus.items())
    oceans = sum(tile.kind is things.TileKind.OCEAN for tile in land.around(planet, at))
    total = bonus + GROUNDS[at].cards * chair.prices.card + 2 * oceans * money
    question = chair.state.question
    kind = question.tile if isinstance(question, questions.WherePlace) else None
    near = [tiles[area] for area in land.AROUND[at] if area in tiles]
    if kind is things.TileKind.GREENERY:
        cities = (tile for tile in near if tile.kind in things.CITIES)
        total += sum(1.0 if tile.owner == chair.seat else -0.6 for tile in cities)
    elif kind in things.CITIES:
        room = sum(area not in tiles and not GROUNDS[area].ocean_reserved for area in land.AROUND[at])
        greeneries = sum(tile.kind is things.TileKind.GREENERY for tile in near)
        total += greeneries + 0.06 * room * (1 + chair.prices.left)
    elif kind is not things.TileKind.OCEAN:
        total -= 0.2 * sum(tile.owner == chair.seat and tile.kind in things.CITIES for tile in near)
    return total


def _other(chair: prices.Chair, move: Move) -> float:
    """Take from rivals, the most there is; never from oneself where there is another way."""
    match move:
        case mv.TakeFrom(of, amount):
            return OUT if of == chair.seat else float(amount)
        case mv.TakeFromNeutral(amount):
            return float(amount)
        case mv.LowerProduction(of):
            return OUT if of == chair.seat else 1.0
        case mv.LowerNeutral():
            return 2.0
        case mv.TakeCubes(card, amount):
            return OUT if card in chair.company.tableau else float(amount)
        case mv.ChooseNumber(number):
            return 0.01 * number
        case mv.Decline():
            return 0.0
        case _:
            return 0.5
