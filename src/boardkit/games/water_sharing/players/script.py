"""What a sensible player answers at a glance, question by question: the policy of playouts."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from boardkit.core import Move, refusal_in
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.players.bargaining import deal_gain
from boardkit.games.water_sharing.players.building import best_sites, plans, settling
from boardkit.games.water_sharing.players.cards import bidding, good_cards, hexes
from boardkit.games.water_sharing.players.economy import coming, drawing, thune
from boardkit.games.water_sharing.players.running import generate
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.bargaining import may_accept
from boardkit.games.water_sharing.rules.building import zones
from boardkit.games.water_sharing.rules.card_effects import picks
from boardkit.games.water_sharing.rules.collecting import takes
from boardkit.games.water_sharing.rules.contested import hex_won
from boardkit.games.water_sharing.rules.dams import leanings
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.reservoirs import fills
from boardkit.games.water_sharing.rules.springs import choosable
from boardkit.games.water_sharing.rules.treatment import treatments
from boardkit.games.water_sharing.rules.water import need_of

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

MOOD: Final = 0.4
"""By how many points a player at a glance may misjudge a building."""


class Calm(Random):
    """No chance at all: the mood in the middle, and the first of several."""

    def random(self) -> float:
        """Return the mean."""
        return 0.5

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        """Take the first, which is the best where they are in order."""
        return seq[0]


CALM: Final = Calm()
"""How the first idea is found: in no mood, so that what is not worth building is not built."""

Answer = Callable[[State, Any, Random], Move]


def glance(state: State, moves: Sequence[Move], random: Random) -> Move:
    """Answer as a sensible player would, without a look ahead."""
    del moves
    question = state.question
    assert question is not None
    return ANSWERS[type(question)](state, question, random)


def _build(state: State, question: qs.WhatToBuild | qs.BuildFirst | qs.FirstSite, random: Random) -> Move:
    found = plans(state, question.seat, hex_won(question))
    if not found:
        return mv.Pass()
    worth, best = max(
        ((plan.worth + MOOD * random.random(), plan) for plan in found), key=lambda pair: pair[0]
    )
    if worth <= 0.5 * MOOD:
        return mv.Pass()
    return best_sites(state, question.seat, best, 1)[0]


def _settle(state: State, question: qs.PlaceZone, random: Random) -> Move:
    places = settling((move.at for move in zones(state)), state, question.seat)
    return mv.Build(_ZONE, random.choice(places[:3]))


def collect(state: State, question: qs.Collect | qs.FirstUse, random: Random) -> Move:
    """Draw first where others draw, too; treat pollution where a building lacks its water."""
    del random
    seat = question.seat
    rivals = drawing(state, seat)
    best = max(takes(state, question), key=lambda move: (rivals[move.at], move.count), default=None)
    if best is not None:
        return best
    if not need_of(state, seat):
        return mv.Pass()
    filling = max(fills(state, question), key=lambda move: move.count, default=None)
    if filling is not None:
        return filling
    if isinstance(question, qs.Collect):
        return next((move for move in treatments(state, question) if not move.back), mv.Pass())
    return mv.Pass()


def _clean(state: State, question: qs.AfterPollution, random: Random) -> Move:
    del random
    dear = 2 * thune(coming(state)) > 1.25
    return mv.Pass() if dear else next(iter(treatments(state, question)), mv.Pass())


def _generate(state: State, question: qs.Generate, random: Random) -> Move:
    del random
    return generate(state, question.seat)


def _deal(state: State, question: qs.AnswerDeal, random: Random) -> Move:
    del random
    gain = deal_gain(state, question.seat, question.deal)
    legal = refusal_in(may_accept(state, question)) is None
    return mv.Accept() if gain > 0 and legal else mv.Refuse()


def _card_or(answer: Answer) -> Answer:
    """Play a good card first."""

    def played(state: State, question: Any, random: Random) -> Move:
        card = next(good_cards(state, question), None)
        return answer(state, question, random) if card is None else card

    return played


def _pass(state: State, question: Any, random: Random) -> Move:
    del state, question, random
    return mv.Pass()


def _refuse(state: State, question: Any, random: Random) -> Move:
    """Refuse to share a dam; and a card, too, since dice cost nothing where nobody bids."""
    del state, question, random
    return mv.Refuse()


def _bid(state: State, question: qs.HowMuch, random: Random) -> Move:
    del random
    return bidding(state, question)


def _lean(state: State, question: qs.WhichShore, random: Random) -> Move:
    return random.choice(list(leanings(state, question)))


def _pick(state: State, question: qs.WhichHex, random: Random) -> Move:
    del random
    return hexes(state, question, [mv.Pick(move.at) for move in picks(state, question)])[0]


def _choose(state: State, question: qs.ChooseResource, random: Random) -> Move:
    del question
    return random.choice(list(choosable(state)))


_ZONE: Final = Building.RESIDENTIAL

ANSWERS: Final[Mapping[type[Any], Answer]] = {
    qs.ChooseResource: _choose,
    qs.PlaceZone: _settle,
    qs.BuildFirst: _card_or(_build),
    qs.WhatToBuild: _card_or(_build),
    qs.FirstSite: _build,
    qs.ContestWater: _pass,
    qs.ContestSite: _pass,
    qs.HowMuch: _bid,
    qs.Reinforce: _card_or(_pass),
    qs.FirstUse: collect,
    qs.Collect: _card_or(collect),
    qs.Generate: _card_or(_generate),
    qs.AnswerDeal: _deal,
    qs.SufferCard: _refuse,
    qs.AnyCard: _card_or(_pass),
    qs.AfterPollution: _card_or(_clean),
    qs.WhichShore: _lean,
    qs.JoinDam: _refuse,
    qs.WhichHex: _pick,
}
