"""The form of a deal: its two sides, and the balance of a community."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Question, Seat
from boardkit.draw import forms
from boardkit.draw.blocks import Room, beside, columns, wrapped
from boardkit.draw.palette import Ink, Palette
from boardkit.draw.seats import chip
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules import bargaining, model, questions
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.economy import sums, this_round
from boardkit.games.water_sharing.show.map import GOODS
from boardkit.text import Words

NOTHING: Final = "–"
MINUS: Final = "\N{MINUS SIGN}"


def balance(
    view: model.State, seat: Seat, words: Words, palette: Palette, *, named: bool = True, brief: bool = False
) -> list[Text]:
    """Write the balance as a table, the goods by name or by sign; a brief one has a short word a row."""
    total, about = sums(view, seat), "now" if this_round(view) else "next"
    rows: dict[str, Callable[[Good], Text]] = {
        "has": lambda good: _cell(str(total.has[good]), good, palette),
        "makes": lambda good: _cell(f"+{total.makes[good]}" if total.makes[good] else NOTHING, good, palette),
        "needs": lambda good: _cell(
            f"{MINUS}{total.needs[good]}" if total.needs[good] else NOTHING, good, palette
        ),
        "lacks" if brief else "missing": lambda good: _lack(total.lacks[good]),
    }
    said = {name: words(f"balance-brief-{name}" if brief else f"balance-{name}") for name in (about, *rows)}
    head = chip(seat, palette).append(f" {said[about]}", "bold")
    signs = GOODS if brief or not named else {good: words.name(good) for good in Good}
    heads = (Text(signs[good], Style(color=palette[f"good.{good}"], bold=True)) for good in Good)
    cells = [[Text(said[name]), *map(cell, Good)] for name, cell in rows.items()]
    table = columns([[head, *heads], *cells], gap=1 if brief else 2)
    # Why more is missing than the rows above leave is said no wider than the table.
    late = Text(words("balance-late") if total.late and not brief else "", "dim")
    return [*table, *wrapped(late, max(line.cell_len for line in table))]


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


GOODS_TRADED: Final = tuple(f"number-{good}" for good in (*TRADED, Good.THUNES))
"""The messages of what may be given, a row each."""

COLUMN: Final = 34  # columns of a side


def begun(at: forms.FormAt) -> forms.Filled:
    """7.2 Begin with nothing on both sides, and with somebody to whom a deal may be proposed."""
    likely = (move.to for move in at.legal if isinstance(move, mv.Offer | mv.Request | mv.Swap))
    to = next(likely, None) or at.others[0]
    return forms.Filled(((0, 0),) * len(GOODS_TRADED), seats=frozenset({to}))


def partner(filled: forms.Filled) -> Seat:
    """7.2 Return whom the deal is proposed to."""
    return next(iter(filled.seats))


def deal(at: forms.FormAt, filled: forms.Filled) -> Sequence[mv.Deal]:
    """7.2 Return the deal that both sides make, if they make one."""
    del at
    gives, gets = zip(*filled.cells, strict=True)
    found = proposed(partner(filled), gives, gets)
    return () if found is None else (found,)


def turned_to(at: forms.FormAt, filled: forms.Filled, seat: Seat) -> forms.Filled:
    """7.2 Propose the deal to another; what that one has not cannot be gotten from it."""
    means = bargaining.means_of(at.view, seat)
    cells = tuple((gives, min(gets, most)) for (gives, gets), most in zip(filled.cells, means, strict=True))
    return filled.__replace__(seats=frozenset({seat}), cells=cells)


def most(at: forms.FormAt, filled: forms.Filled, cell: forms.Cell) -> int:
    """7.2 Say how much of a thing the giver has."""
    row, side = cell
    return bargaining.means_of(at.view, partner(filled) if side else at.seat)[row]


def too_much(at: forms.FormAt, filled: forms.Filled, cell: forms.Cell, limit: int) -> str:
    """7.2 Say how much of a thing there is."""
    del filled
    return at.words("trade-most", good=at.words(GOODS_TRADED[cell[0]]), most=limit)


def said(at: forms.FormAt, filled: forms.Filled) -> tuple[str, str]:
    """7.2 Say what is proposed, or how the form is filled in."""
    seat, moves = at.words.seat(partner(filled)), deal(at, filled)
    if not moves:
        fill = at.words("trade-fill", seat=seat, cubes=bargaining.MOST_CUBES, thunes=bargaining.MOST_THUNES)
        return fill, at.words("trade-keys")
    return at.words.say(moves[0]), at.words("trade-propose", seat=seat)


def lines(at: forms.FormAt, filled: forms.Filled, ink: Ink, room: Room) -> Sequence[Text]:
    """7.2 Draw whom it is proposed to, both sides, and what both have and lack."""
    sides = [_side(at, filled, side) for side in range(2)]
    told = _told(at, partner(filled), ink.palette)
    others = Text().append(f"{at.words('trade-with')}  ", "bold")
    for seat in at.others:
        name = Text(f" {at.words.seat(seat)} ", "reverse bold" if seat == partner(filled) else "")
        others.append("  ").append_text(forms.seat_at(seat, ink, name))
    low = [others, *beside(*sides, told, gap=2)]
    if room.height <= forms.LOW and room.holds(low):
        return low
    return [others, Text(), *beside(*sides, gap=2), Text(), *told]


def _side(at: forms.FormAt, filled: forms.Filled, side: int) -> list[Text]:
    """Draw a side as numbers, each with its limit."""
    owner = partner(filled) if side else at.seat
    head = Text(at.words("trade-get" if side else "trade-give", seat=at.words.seat(owner)), "bold")
    lines, has = [head, Text("─" * COLUMN)], sums(at.view, owner).has
    for row, good in enumerate((*TRADED, Good.THUNES)):
        cell, name = (row, side), at.words(GOODS_TRADED[row])
        here = cell == filled.cell
        (line,) = forms.touching(forms.CELL, cell, Text(f"{'▸' if here else ' '} {name:<11}"))
        line.append_text(forms.number_at(cell, filled.cells[row][side], here=here))
        lines.append(line.append(f"  {at.words('trade-limit', has=has[good])}", "dim"))
    return lines


def _told(at: forms.FormAt, other: Seat, palette: Palette) -> Sequence[Text]:
    """Tell what both have, need, make and truly lack, and what the world market would do."""
    words = at.words
    left, right = (balance(at.view, one, words, palette, named=False) for one in (at.seat, other))
    prices = ((words.name(good), price(at.view, at.seat, good)) for good in TRADED)
    market = [Text(words("act-deal-market", good=good, price=cost, sell=SELL_PRICE)) for good, cost in prices]
    return [*beside(left, right, gap=4), *market]


DEAL: Final = forms.SeatForm(
    keys=dict.fromkeys(("pick", "next_target", "back", "inspect", "help"), ""),
    kinds=(mv.Offer, mv.Request, mv.Swap),
    begun=begun,
    moves=deal,
    said=said,
    lettered=turned_to,
    most=most,
    too_much=too_much,
    lines=lines,
)
"""7.2 A deal between two communities: what is given to the left, what is gotten to the right."""

FORMS: Final[Mapping[type[Question], forms.Form]] = {
    questions.Generate: DEAL
}  # 5.4 Deals are proposed while goods are made
