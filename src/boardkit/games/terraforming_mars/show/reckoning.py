"""What a start comes to: what each corporation brings, and what the cards cost that are bought with it."""

from collections.abc import Iterator, Sequence

from boardkit.core import Move
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Corporation
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.works import cost_of
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.text import Words


def reckoning(view: State, moves: Sequence[Move], words: Words) -> Sequence[str]:
    """IV.7 Say what is left with each corporation that may be chosen, the chosen one first."""
    company = view.companies[shown_seat(view)]
    chosen = [move.corporation for move in moves if isinstance(move, mv.ChooseCorporation)]
    dealt = [company.chosen] if company.chosen is not None else list(company.choices)
    known = [one for one in dict.fromkeys([*chosen, *dealt]) if one in CORPORATIONS]
    return [line for one in known for line in _with(view, one, moves, words)]


def _with(view: State, corporation: Corporation, moves: Sequence[Move], words: Words) -> Iterator[str]:
    company = view.companies[shown_seat(view)]
    bought = [*company.picked, *(move.card for move in moves if isinstance(move, mv.BuyCard))]
    money, cost = CORPORATIONS[corporation].start.megacredits, PRICE * len(bought)
    owner = company.but(corporation=corporation)
    yield words(
        "reckoning-with",
        corporation=words.name(corporation, Corporation),
        money=money,
        cost=cost,
        count=len(bought),
        left=money - cost,
        play=sum(cost_of(owner, CARDS[card]) for card in bought if card in CARDS),
    )
