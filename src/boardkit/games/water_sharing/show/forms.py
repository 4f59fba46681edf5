"""The form of a deal: its two sides, and the balance of a community."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Question, Seat
from boardkit.draw.blocks import beside, columns, wrapped
from boardkit.draw.forms import Form, Trade
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.bargaining import means_of
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import Generate
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.economy import Sums, sums, this_round
from boardkit.games.water_sharing.show.map import GOODS
from boardkit.text import Words

NOTHING: Final = "–"

MINUS: Final = "\N{MINUS SIGN}"


def balance(view: State, seat: Seat, words: Words, palette: Palette, *, named: bool = True) -> list[Text]:
    """Write the balance as a table; `named` has the goods by name, not by sign."""
    total = sums(view, seat)
    title = Text(f" {words('balance-now' if this_round(view) else 'balance-next')}", "bold")
    heads = [_head(good, words, palette, named=named) for good in Good]
    rows: dict[str, Callable[[Good], str]] = {
        "balance-has": lambda good: str(total.has[good]),
        "balance-makes": lambda good: f"+{total.makes[good]}" if total.makes[good] else NOTHING,
        "balance-needs": lambda good: f"{MINUS}{total.needs[good]}" if total.needs[good] else NOTHING,
    }
    said = [
        [Text(words(name)), *(_cell(cell(good), good, palette) for good in Good)]
        for name, cell in rows.items()
    ]
    lacks = [Text(words("balance-missing")), *(_lack(total.missing(good)) for good in Good)]
    table = columns([[chip(seat, palette).append_text(title), *heads], *said, lacks], gap=2)
    return [*table, *(Text(note, "dim") for note in _why(total, table, words))]


def _why(total: Sums, table: list[Text], words: Words) -> list[str]:
    """Say, no wider than the table, why more is missing than the rows above leave."""
    if not total.late:
        return []
    width = max(line.cell_len for line in table)
    return [line.plain for line in wrapped(Text(words("balance-late")), width)]


def brief_balance(view: State, seat: Seat, words: Words, palette: Palette) -> list[Text]:
    """Write the balance in few columns: goods by sign, one short word a row."""
    total = sums(view, seat)
    heads = [_head(good, words, palette, named=False) for good in Good]
    has = [_cell(str(total.has[good]), good, palette) for good in Good]
    makes = [_cell(f"+{total.makes[good]}" if total.makes[good] else NOTHING, good, palette) for good in Good]
    needs = [
        _cell(f"{MINUS}{total.needs[good]}" if total.needs[good] else NOTHING, good, palette) for good in Good
    ]
    lacks = [_lack(total.missing(good)) for good in Good]
    rows = {"has": has, "makes": makes, "needs": needs, "lacks": lacks}
    said = [[Text(words(f"balance-brief-{name}")), *cells] for name, cells in rows.items()]
    title = words(f"balance-brief-{'now' if this_round(view) else 'next'}")
    return columns([[Text(title, "bold"), *heads], *said])


def _head(good: Good, words: Words, palette: Palette, *, named: bool) -> Text:
    name = words.name(good) if named else GOODS[good]
    return Text(name, Style(color=palette[f"good.{good}"], bold=True))


def _cell(text: str, good: Good, palette: Palette) -> Text:
    return Text(text, Style(color=palette[f"good.{good}"]) if text not in (NOTHING, "0") else Style(dim=True))


def _lack(count: int) -> Text:
    return Text(str(count), Style(bold=True, reverse=True)) if count else Text(NOTHING, "dim")


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

FORMS: Final[Mapping[type[Question], Form]] = {Generate: TRADE}
"""5.4 Deals are proposed while goods are made."""
