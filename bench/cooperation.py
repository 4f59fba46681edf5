"""How often a simple table that works together wins TerriStories: `python -m bench.cooperation`.

One greedy policy for everybody: grow early, pay together for whatever brings the markers nearer, buy points
of an index from what is left over, leave two cubes on every territory. It plans nothing: a lower bound.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from bench.figures import print_table
from boardkit.core import Match, Move, Player, Seat, legal
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box import PROJECTS, ROUNDS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import INDICES, Mission, Planet, ProjectCard
from boardkit.games.terristories.rules import council, moves, questions
from boardkit.games.terristories.rules.financing import missing, proposals
from boardkit.games.terristories.rules.harvest import allowed, most
from boardkit.games.terristories.rules.ledger import individuals, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.starting import targets
from boardkit.maps.octagons import Octagon

SPARED: Final = 2
"""Cubes that are left on a territory, against a hurricane."""

KEPT: Final = 3
"""Cubes for each seat that are not spent on a point of an index, before the last round."""

WORTH: Final[Mapping[type[fx.CardEffect], float]] = {
    fx.HarvestBank: 1.0,
    fx.Gain: 1.0,
    fx.Wage: 1.0,
    fx.Harvest: 0.6,
    fx.Regenerate: 0.4,
    fx.Label: 0.6,
    fx.Restore: 0.8,
    fx.AddIndividual: 3.0,
}
"""What a cube's worth of an effect is worth, in points of an index."""

PRICE: Final = 0.45
"""What a cube costs, in points of an index."""


def gaps(state: State) -> list[int]:
    """Count what every index lacks."""
    return [max(0, target - value) for value, target in zip(state.indices, targets(state), strict=True)]


def value(state: State, card: ProjectCard) -> float:
    """Guess what a project is worth, in points of an index."""
    project = PROJECTS[card]
    points = 0.0
    for lack, change in zip(gaps(state), project.impacts, strict=True):
        points += min(change, lack) if change > 0 else change * (1.0 if lack >= change else 0.2)
    measured = (effect for effect in project.effects if isinstance(effect, fx.Measured))
    effects = sum(effect.amount * WORTH.get(type(effect), 0.2) for effect in measured)
    return points + effects * (0.25 * (ROUNDS - state.round) if project.lasts else 0.35)


def spare(state: State, seat: Seat) -> int:
    """Count the cubes that a seat can do without: wages that the harvest will not bring are kept."""
    kept = max(1, individuals(state, seat) - income(state, seat))
    return max(0, state.tableaux[seat].cubes - kept)


def income(state: State, seat: Seat) -> int:
    """Count what the seat will harvest from where its individuals stand."""
    return sum(
        max(0, min(allowed(state, seat, at), territory.cubes - SPARED))
        for at, territory in state.land.items()
    )


def pool(state: State) -> int:
    """Count what all seats can do without."""
    return sum(spare(state, seat) for seat in state.everyone)


def take(state: State, seat: Seat, at: Octagon) -> int:
    """Count what one individual could harvest there."""
    territory = state.land[at]
    each = 2 if territory.zones[seat] else 0 if any(territory.zones) else 1
    crowd = sum(territory.individuals)
    return max(0, min(each, territory.cubes - SPARED - crowd))


def develop(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Move to where there is more, grow, and buy a point when the table can pay for it."""
    cubes, people = state.tableaux[seat].cubes, individuals(state, seat)
    growing = state.round <= 4 and people < 3 and cubes >= 4 + people
    spreading = state.round <= 5 and cubes >= 6 and zones(state, seat) < 3
    kept = KEPT if state.round < ROUNDS else 0
    rich = any(gaps(state)) and pool(state) >= council.price(state) + kept * state.seats
    lacking = INDICES[max(range(3), key=lambda number: gaps(state)[number])]
    best = max(listed, key=partial(_gain, state, seat))
    if _gain(state, seat, best) > 0:
        return best
    for move in listed:
        match move:
            case moves.BuyIndividual(at) if growing and take(state, seat, at) > 0:
                return move
            case moves.BuyZone(at) if spreading and not state.land[at].zones[seat]:
                if state.land[at].cubes > 2 * SPARED:
                    return move
            case moves.CallCouncil(index) if rich and index is lacking:
                return move
    return moves.Pass()


def _gain(state: State, seat: Seat, move: Move) -> int:
    if not isinstance(move, moves.MoveIndividual):
        return 0
    here = state.land[move.origin].individuals[seat]
    staying = min(take(state, seat, move.origin) + 1, 2) if here == 1 else take(state, seat, move.origin)
    return take(state, seat, move.at) - staying


def propose(state: State, _: Seat, listed: tuple[Move, ...]) -> Move:
    """Propose the best project of the hand that is worth its price."""
    cards = [move.card for move in listed if isinstance(move, moves.Propose)]
    best = max(cards, key=lambda card: value(state, card) - PRICE * PROJECTS[card].cost)
    good = value(state, best) > PRICE * PROJECTS[best].cost and pool(state) >= PROJECTS[best].cost
    return moves.Propose(best) if good else moves.Pass()


def finance(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Pay for the project that brings most, as long as all together can."""
    offers = sorted(proposals(state), key=lambda found: -value(state, found[1].project))
    for owner, offer in offers:
        lacks = missing(state, owner, offer)
        paying = moves.Contribute(offer.project, min(lacks, spare(state, seat)))
        if 0 < lacks <= pool(state):
            return paying if paying in listed else moves.Pass()
    return moves.Pass()


def discard(state: State, _: Seat, listed: tuple[Move, ...]) -> Move:
    """Put away the worst card, if it is no good."""
    cards = [move.card for move in listed if isinstance(move, moves.Bury)]
    worst = min(cards, key=partial(value, state))
    return moves.Bury(worst) if value(state, worst) < 1 and len(cards) > 1 else moves.Pass()


def harvest(state: State, seat: Seat, _: tuple[Move, ...]) -> Move:
    """Take what leaves enough on the land."""
    for at in state.land:
        amount = min(most(state, seat, at), state.land[at].cubes - SPARED)
        if amount > 0:
            return moves.Reap(at, amount)
    return moves.Pass()


def wages(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Pay; without the cubes, ask for them once; else send somebody away."""
    if moves.Pay() in listed:
        return moves.Pay()
    if moves.Negotiate() in listed and not state.season.deals[seat] and any(asking(state, seat)):
        return moves.Negotiate()
    return next(move for move in listed if isinstance(move, moves.Dismiss))


def asking(state: State, seat: Seat) -> Iterator[moves.Ask]:
    """Think of whom to ask for what the wages lack: the pile tells, below what is asked on top."""
    due = next(asked.due for asked in state.pile[::-1] if isinstance(asked, questions.PayWages))
    lacks = due - state.tableaux[seat].cubes
    others = (other for other in state.everyone if other != seat)
    yield from (moves.Ask(other, lacks) for other in others if state.tableaux[other].cubes >= lacks)


def talk(state: State, seat: Seat, _: tuple[Move, ...]) -> Move:
    """Ask the first who has as many cubes as are missing."""
    return next(asking(state, seat))


def request(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Ask nobody else, and promise nothing."""
    del state, seat, listed
    return moves.Request()


def answer(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Give what one can do without."""
    question = state.question
    assert isinstance(question, questions.AnswerRequest)
    kept = individuals(state, seat) if state.phase == 5 else 1
    giving = moves.Agree(question.amount)
    generous = state.tableaux[seat].cubes - question.amount >= kept and giving in listed
    return giving if generous else moves.Decline()


def vote(state: State, _: Seat, listed: tuple[Move, ...]) -> Move:
    """Vote for what lacks most."""
    votes = (move for move in listed if isinstance(move, moves.VoteFor))
    return max(votes, key=lambda move: gaps(state)[INDICES.index(move.index)])


def pledge(state: State, seat: Seat, listed: tuple[Move, ...]) -> Move:
    """Pay as much as one can do without."""
    return max(
        (move for move in listed if isinstance(move, moves.Pledge) and move.amount <= spare(state, seat)),
        key=lambda move: move.amount,
    )


def settle(state: State, _: Seat, listed: tuple[Move, ...]) -> Move:
    """Choose rich land that few have settled."""
    places = (
        move for move in listed if isinstance(move, moves.Settle | moves.PutIndividual | moves.SetToken)
    )
    return max(places, key=lambda move: state.land[move.at].cubes - 2 * sum(state.land[move.at].zones))


POLICIES: Final[Mapping[type[Any], Callable[[State, Seat, tuple[Move, ...]], Move]]] = {
    questions.Develop: develop,
    questions.SelectProject: propose,
    questions.Finance: finance,
    questions.DiscardProjects: discard,
    questions.Harvest: harvest,
    questions.PayWages: wages,
    questions.Talk: talk,
    questions.PutRequest: request,
    questions.AnswerRequest: answer,
    questions.Vote: vote,
    questions.BreakTie: vote,
    questions.PledgeCubes: pledge,
    questions.PlaceFirstZone: settle,
    questions.PlaceIndividual: settle,
    questions.PlaceToken: settle,
}


def choose(state: State, random: Random) -> Move:
    """Choose an answer to the question on top; where nothing is planned, any but talk."""
    listed, question = legal(GAME, state), state.question
    assert question is not None
    policy = POLICIES.get(type(question))
    if policy:
        return policy(state, question.seat, listed)
    return random.choice([move for move in listed if not isinstance(move, moves.Negotiate)])


def played(options: Options, seats: int, seed: int) -> Match[State]:
    """Play a whole match."""
    random = Random(seed)
    match = Match.start(GAME, options, [Player(f"Player {seat + 1}", seat) for seat in range(seats)], seed)
    while not match.over:
        match = match.play(choose(match.state, random))
    return match


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.cooperation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="how many for each number of stars and seats")
    games: int = parser.parse_args().games
    rows = []
    for planet, mission in zip(list(Planet)[:3], list(Mission)[:3], strict=True):
        options = Options(planet=planet, mission=mission, cooperative=True)
        won = [
            sum(bool(GAME.score(played(options, seats, seed).state).winners) for seed in range(games))
            for seats in GAME.seats
        ]
        rows.append((planet.value, *(f"{100 * count / games:.0f} %" for count in won)))
    print_table(("won together", *(f"{seats} seats" for seats in GAME.seats)), rows)


if __name__ == "__main__":
    main()
