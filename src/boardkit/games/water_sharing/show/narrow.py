"""What stands beside the map in few columns: sums, catalogue, and what a community holds."""

from collections.abc import Callable, Iterator
from functools import partial

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Form, shortened, wrapped
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import BLUEPRINTS, deck
from boardkit.games.water_sharing.box.buildings import SINGLE
from boardkit.games.water_sharing.box.things import (
    HIDDEN_ACTION,
    HIDDEN_OBJECTIVE,
    ActionCard,
    Building,
    ObjectiveCard,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild
from boardkit.games.water_sharing.show.catalogue import cost_of, possible
from boardkit.games.water_sharing.show.signs import BUILDINGS, GOODS, POINTS, POLLUTION
from boardkit.games.water_sharing.show.spoken import action_text, brief, objective_text
from boardkit.text import Words

LEAST_NAME, PRICE, NUMBER = 4, 4, 2
"""Columns that the name of a building keeps, and those of a price with blanks around it and of a number."""

Told = Callable[[], list[Text]]


class Holding(Value):
    """What a seat holds, as far as it may be seen: its objective and its action cards."""

    view: State
    seat: Seat
    words: Words
    width: int

    def full(self) -> list[Text]:
        """Tell each card with its text."""
        return [*self.objective(), *self._actions(texts=True)]

    def names(self) -> list[Text]:
        """Name each card."""
        return [*self._objective(texts=False), *self._actions(texts=False)]

    def half(self) -> list[Text]:
        """Tell the objective with its text, and name the action cards."""
        return [*self.objective(), *self._actions(texts=False)]

    def objective(self) -> list[Text]:
        """Tell the objective with its text."""
        return list(self._objective(texts=True))

    def _objective(self, *, texts: bool) -> Iterator[Text]:
        card = self.view.communities[self.seat].objective
        if card is None or card == HIDDEN_OBJECTIVE:
            return
        points = deck(self.view.options.own_cards).objectives[card].vp
        name = self.words.name(card, ObjectiveCard)
        yield from self._wrapped(self.words("side-objective", name=name, points=points), "bold")
        if texts:
            yield from self._wrapped(objective_text(self.view, card, self.words), "dim")

    def _actions(self, *, texts: bool) -> Iterator[Text]:
        for card in self.view.communities[self.seat].actions:
            if card == HIDDEN_ACTION:
                continue
            when = self.words.name(deck(self.view.options.own_cards).actions[card].when)
            name = self.words.name(card, ActionCard)
            yield from self._wrapped(self.words("side-action", name=name, when=when), "bold")
            if texts:
                yield from self._wrapped(action_text(self.view, card, self.words), "dim")

    def _wrapped(self, text: str, style: str) -> list[Text]:
        return wrapped(Text(text, style), self.width)


def forms(head: Told, sums: Told, holding: Holding | None) -> tuple[Form, ...]:
    """Return what stands beside the map in few columns, from large to small: what is held gives way first."""
    held = (holding.full, holding.half, holding.names) if holding is not None else ()
    said = (partial(_apart, head, sums, cards) for cards in held)
    return (*said, lambda: [*head(), *sums()])


def _apart(head: Told, sums: Told, cards: Told) -> list[Text]:
    below = cards()
    return [*head(), *sums(), *([Text(), *below] if below else [])]


def prices(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> list[Text]:
    """Write the catalogue in few columns: number, name, price, needs, products; dim what cannot be built."""
    trades = [_trade(building, palette) for building in Building]
    named = [
        Text(f"{_number(view, seat, building):>{NUMBER}}{BUILDINGS[building]} {brief(building, words)}")
        for building in Building
    ]
    widest, lines = max(name.cell_len for name in named), []
    for building, name, trade in zip(Building, named, trades, strict=True):
        left = width - trade.cell_len
        close = name.cell_len > left - PRICE
        price = f"{cost_of(view, seat, building):>{PRICE - 1 - close}} "
        room = min(widest, max(LEAST_NAME, left - len(price)))
        line = shortened(Text(name.plain.lstrip()) if close else name, room)
        line.pad_right(room - line.cell_len)
        line.append(price)
        line.pad_right(width - line.cell_len - trade.cell_len)
        line.append_text(trade)
        line.stylize("" if possible(view, seat, building) else "dim")
        lines.append(line)
    return lines


def _number(view: State, seat: Seat, building: Building) -> str:
    """Say by which number a building is taken from the list, where one is built."""
    if not isinstance(view.question, BuildFirst | WhatToBuild):
        return ""
    if building in SINGLE:
        return str(SINGLE.index(building) + 1)
    return str(len(SINGLE) + 1) if possible(view, seat, building) else ""


def _trade(building: Building, palette: Palette) -> Text:
    """Write what a building needs and makes by signs alone; one of a good is its sign."""
    plan, line = BLUEPRINTS[building], Text()
    for goods in (plan.needs, plan.makes):
        line.append("→" if goods is plan.makes and line else "")
        for good, count in goods.items():
            sign = Style(color=palette[f"good.{good}"], bold=True)
            line.append(f"{count if count > 1 else ''}{GOODS[good]}", sign)
    points = f"{plan.points}{POINTS}" if plan.points else ""
    return line.append(points, "bold").append(POLLUTION * plan.pollution)
