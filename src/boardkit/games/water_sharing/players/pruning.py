"""Which answers deserve a look, and what a sensible player answers at a glance."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from boardkit.core import Move, refusal_in
from boardkit.core.lines.choosing import PLACE
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.players import bargaining, economy, running
from boardkit.games.water_sharing.players.building import best_sites, plans, settling
from boardkit.games.water_sharing.rules import building, rounds
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.bargaining import may_accept
from boardkit.games.water_sharing.rules.cards import picks
from boardkit.games.water_sharing.rules.collecting import fills, hex_won, need_of, takes, treatments
from boardkit.games.water_sharing.rules.model import State
from boardkit.players.mind import thought_of

MOOD: Final = 0.4  # by how many points a player at a glance may misjudge a building


class Calm(Random):
    """No chance at all: the mood in the middle, and the first of several."""

    def random(self) -> float:
        """Return the mean."""
        return 0.5

    def choice(self, seq: Any) -> Any:
        """Take the first, which is the best where they are in order."""
        return seq[0]


CALM: Final = Calm()  # finds the first idea: in no mood, nothing is built that is not worth it

Answer = Callable[[State, Any, Random], Move]


def glance(state: State, _moves: Sequence[Move], random: Random) -> Move:
    """Answer as a sensible player would, without a look ahead."""
    question = state.question
    assert question is not None
    return ANSWERS[type(question)](state, question, random)


def _build(state: State, question: qs.WhatToBuild | qs.BuildFirst | qs.FirstSite, random: Random) -> Move:
    found = plans(state, question.seat, hex_won(question))
    if not found:
        return mv.Pass()
    judged = [(plan.worth + MOOD * random.random(), plan) for plan in found]
    worth, best = max(judged, key=lambda pair: pair[0])
    return mv.Pass() if worth <= 0.5 * MOOD else best_sites(state, question.seat, best, 1)[0]


def collect(state: State, question: qs.Collect | qs.FirstUse, _random: Random) -> Move:
    """Draw first where others draw, too; treat pollution where a building lacks its water."""
    seat = question.seat
    rivals = economy.drawing(state, seat)
    best = max(takes(state, question), key=lambda move: (rivals[move.at], move.count), default=None)
    if best is not None:
        return best
    if not need_of(state, seat):
        return mv.Pass()
    filling = max(fills(state, question), key=lambda move: move.count, default=None)
    if filling is not None or not isinstance(question, qs.Collect):
        return filling or mv.Pass()
    return next((move for move in treatments(state, question) if not move.back), mv.Pass())


def _suits(state: State, question: qs.AnswerDeal) -> bool:
    """Return whether a deal brings the seat that answers something, and may be accepted."""
    gain = bargaining.deal_gain(state, question.seat, question.by, question.deal)
    return gain > 0 and refusal_in(may_accept(state, question)) is None


def clean(state: State, question: qs.AfterPollution, _random: Random) -> Move:
    """Treat what can be treated, unless thunes buy more."""
    dear = 2 * economy.thune(economy.coming(state)) > 1.25
    return mv.Pass() if dear else next(iter(treatments(state, question)), mv.Pass())


def _zones(state: State, question: qs.PlaceZone, _moves: Sequence[Move]) -> Iterator[Move]:
    """List the places of a first zone, the best first."""
    places = settling((move.at for move in building.zones(state)), state, question.seat)
    return (mv.Build(Building.RESIDENTIAL, at) for at in places)


def _card_or(answer: Answer) -> Answer:
    def played(state: State, question: Any, random: Random) -> Move:
        card = bargaining.good_card(state, question)
        return answer(state, question, random) if card is None else card

    return played


# To share a dam is refused; and a card, too, since dice cost nothing where nobody bids.
ANSWERS: Final[Mapping[type[Any], Answer]] = {
    qs.ChooseResource: lambda state, _, random: random.choice(list(rounds.choosable(state))),
    qs.PlaceZone: lambda state, question, random: random.choice([*_zones(state, question, ())][:3]),
    qs.BuildFirst: _card_or(_build),
    qs.WhatToBuild: _card_or(_build),
    qs.FirstSite: _build,
    qs.ContestWater: lambda *_: mv.Pass(),
    qs.ContestSite: lambda *_: mv.Pass(),
    qs.HowMuch: lambda state, question, _: bargaining.bidding(state, question),
    qs.Reinforce: _card_or(lambda *_: mv.Pass()),
    qs.FirstUse: collect,
    qs.Collect: _card_or(collect),
    qs.Generate: _card_or(lambda state, question, _: running.generate(state, question.seat)),
    qs.AnswerDeal: lambda state, question, _: mv.Accept() if _suits(state, question) else mv.Refuse(),
    qs.SufferCard: lambda *_: mv.Refuse(),
    qs.AnyCard: _card_or(lambda *_: mv.Pass()),
    qs.AfterPollution: _card_or(clean),
    qs.WhichShore: lambda state, question, random: random.choice(building.leanings(state, question)),
    qs.JoinDam: lambda *_: mv.Refuse(),
    qs.WhichHex: lambda state, question, _: bargaining.hexes(state, question, list(picks(state, question)))[
        0
    ],
}


MOST: Final = 14  # how many answers deserve a look at most
Ideas = Callable[[State, Any, Sequence[Move]], Iterable[Move]]


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """List what a player would think of: its first idea, and what else there is to weigh."""
    question = state.question
    assert question is not None
    first = glance(state, moves, CALM)
    think = IDEAS.get(type(question))
    ideas = moves if think is None else think(state, question, moves)
    # What strikes can be answered by cards afterwards, too.
    cards = [move for move in moves if isinstance(move, mv.PlayAction)]
    cards = [] if isinstance(question, qs.SufferCard) else cards[:5]
    return thought_of(moves, (first, *cards, *ideas), MOST) or tuple(moves[:MOST])


def _some_buildings(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh the best buildings, each on its two best hexes, a dam, and to build nothing."""
    yield mv.Pass()
    found = plans(state, question.seat, hex_won(question))
    for plan in found[:5]:
        yield best_sites(state, question.seat, plan, 1)[0]
    for plan in found[:3]:
        yield from best_sites(state, question.seat, plan, 2)
    yield from islice((move for move in moves if isinstance(move, mv.BuildDam)), 1)
    for plan in found[5:8]:
        yield best_sites(state, question.seat, plan, 1)[0]


def _collect(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Draw as much as possible from a hex; which one matters where others draw, too."""
    seat = question.seat
    rivals, holding = economy.drawing(state, seat), state.land.holding(seat)
    own = sum(state.water.get(at, 0) for at in holding.taps if not rivals[at])
    treats = [move for move in moves if isinstance(move, mv.Treat)]
    if not treats and own >= need_of(state, seat):
        return
    most: dict[Any, Move] = {}
    for move in moves:
        if isinstance(move, mv.TakeWater):
            most[move.at] = move
    yield from sorted(most.values(), key=lambda move: -rivals[getattr(move, PLACE)])[:4]
    yield from treats
    if not most:
        yield mv.Pass()
        yield from islice((move for move in moves if isinstance(move, mv.FillDam)), 3)


def _some_runs(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh what to run first where something is scarce, and deals; what costs nothing needs no thought."""
    seat = question.seat
    possible = running.works(state, seat)
    dear = sum(work.cash for work in possible) > state.communities[seat].thunes
    if possible and not dear and not running.is_dry(state, seat):
        return
    yield from (running.step(state, seat, work, possible) for work in possible[:5])
    yield from bargaining.bargains(state, question.seat)
    if not possible:
        yield mv.Pass()
        yield from islice((move for move in moves if isinstance(move, mv.Sell)), 3)


def _contest(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Keep the peace, or fight over the hexes that most others want."""
    yield mv.Pass()
    rivals = economy.drawing(state, question.seat)
    fights = [
        move
        for move in moves
        if isinstance(move, mv.Contest) and not bargaining.is_vain(state, question, move)
    ]
    yield from sorted(fights, key=lambda move: (len(move.against), -rivals[move.at]))[:3]


IDEAS: Final[Mapping[type[Any], Ideas]] = {
    qs.PlaceZone: _zones,
    qs.BuildFirst: _some_buildings,
    qs.WhatToBuild: _some_buildings,
    qs.FirstSite: _some_buildings,
    qs.Collect: _collect,
    qs.FirstUse: _collect,
    qs.Generate: _some_runs,
    qs.ContestWater: _contest,
    qs.ContestSite: _contest,
    qs.WhichHex: lambda state, question, moves: bargaining.hexes(
        state, question, [one for one in moves if isinstance(one, mv.Pick)]
    )[:6],
    qs.HowMuch: lambda _, __, moves: (one for one in moves if isinstance(one, mv.Bid) and one.points <= 4),
    qs.AnyCard: lambda *_: (mv.Pass(),),
    qs.AfterPollution: lambda *_: (mv.Pass(),),
    qs.SufferCard: lambda *_: (mv.Refuse(), mv.Accept()),
}
