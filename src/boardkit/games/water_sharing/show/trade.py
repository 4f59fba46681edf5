"""The two sides of a deal: what each can give, what is proposed by two rows of numbers, what both lack."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import beside
from boardkit.draw.forms import Trade
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.bargaining import means_of
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.balance import balance
from boardkit.text import Words


def proposed(to: Seat, gives: Sequence[int], gets: Sequence[int]) -> mv.Deal | None:
    """7.2 Return the deal of two rows of numbers; None where it is about more than one thing a side."""
    if sum(map(bool, gives)) > 1 or sum(map(bool, gets)) > 1:
        return None
    (*cubes, thunes), (*others, back) = gives, gets
    given = next(((good, count) for good, count in zip(TRADED, cubes, strict=True) if count), None)
    gotten = next(((good, count) for good, count in zip(TRADED, others, strict=True) if count), None)
    if given is not None and gotten is not None:
        return mv.Swap(to, given[1], given[0], gotten[1]) if given[0] is not gotten[0] else None
    if given is not None:
        return mv.Offer(to, given[1], given[0], back)
    return mv.Request(to, gotten[1], gotten[0], thunes) if gotten is not None else None


def told(view: State, seat: Seat, other: Seat, words: Words, palette: Palette) -> Sequence[Text]:
    """Tell what both have, need, make and truly lack, and what the world market would do."""
    left, right = (balance(view, one, words, palette, named=False) for one in (seat, other))
    market = [
        Text(words("act-deal-market", good=words.name(good), price=price(view, seat, good), sell=SELL_PRICE))
        for good in TRADED
    ]
    return [*beside(left, right, gap=4), *market]


TRADE: Final = Trade(
    kinds=(mv.Offer, mv.Request, mv.Swap),
    goods=tuple(f"number-{good}" for good in (*TRADED, Good.THUNES)),
    proposed=proposed,
    most=means_of,
    told=told,
)
"""7.2 A deal between two communities."""
