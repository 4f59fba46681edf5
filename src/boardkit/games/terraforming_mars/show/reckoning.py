"""What a start comes to: what each corporation brings, and what the cards cost that are bought with it."""

from collections.abc import Iterator, Sequence

from boardkit.core import Move
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.payment import worth
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from boardkit.games.terraforming_mars.rules.works import cost_of
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.text import Words


def reckoning(view: State, moves: Sequence[Move], words: Words) -> Sequence[str]:
    """IV.7, V.2 Say what is left with each corporation that may be chosen, or after cards are bought."""
    company = view.companies[shown_seat(view)]
    if isinstance(view.question, BuyCards) and view.phase is not Phase.SETUP:
        return [_bought(company, [move.card for move in moves if isinstance(move, mv.BuyCard)], words)]
    chosen = [move.corporation for move in moves if isinstance(move, mv.ChooseCorporation)]
    dealt = [company.chosen] if company.chosen is not None else list(company.choices)
    known = [one for one in dict.fromkeys([*chosen, *dealt]) if one in CORPORATIONS]
    return [line for one in known for line in _with(view, one, moves, words)]


def _bought(company: Company, cards: Sequence[Card], words: Words) -> str:
    """V.2 Say what is left after some cards are bought."""
    money, cost = worth(company), PRICE * len(cards)
    play = sum(cost_of(company, CARDS[card]) for card in cards if card in CARDS)
    return words("reckoning-bought", count=len(cards), cost=cost, left=money - cost, money=money, play=play)


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
