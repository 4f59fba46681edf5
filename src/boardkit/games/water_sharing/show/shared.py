"""Beside the map, for all: the card of the round, order, pollution, a conflict, the catalogue."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.core.values import Value
from boardkit.draw import blocks
from boardkit.draw.colours import inked
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.water_sharing.box import BLUEPRINTS, SINGLE, things
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules.conflicts import scores
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.questions import BuildFirst, WhatToBuild
from boardkit.games.water_sharing.rules.rounds import resource
from boardkit.games.water_sharing.rules.scoring import penalty, without_pollution
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.buildings import asked, catalogue, cost_of, possible
from boardkit.games.water_sharing.show.economy import sums, this_round
from boardkit.games.water_sharing.show.forms import balance, brief_balance
from boardkit.games.water_sharing.show.map import BUILDINGS, GOODS, POINTS, POLLUTION, letter
from boardkit.games.water_sharing.show.words import action_text, brief, objective_text
from boardkit.text import Words

NO_UNIT: Final = Text()


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List the steps, the card of the round, and what concerns who is asked."""
    lines = [_ribbon(view)]
    if view.decks.card is not None:
        lines.append(market(view, words, palette))
    if view.conflict is not None:
        lines += [_conflict(view.conflict, words, palette), *leader(view.conflict, words)]
    seat = view.to_move
    if seat is not None and seat != CHANCE:
        lines += _balance(view, seat, words, palette)
    return [*lines, *_objective(view, words)]


def _ribbon(view: State) -> Text:
    """Show the steps of a round: those that are over dim, the one that is played in brackets and reversed."""
    line = Text()
    for stage in list(things.Stage)[1:]:
        if without_pollution(view.options) and stage in (things.Stage.POLLUTE, things.Stage.FLOW):
            continue
        begun = view.clock.round > 0
        now = begun and stage is view.clock.stage and view.question is not None
        past = begun and stage < view.clock.stage
        line.append(f"[{stage}]" if now else f" {stage} ", Style(reverse=now, bold=now, dim=past))
    return line


def market(view: State, words: Words, palette: Palette) -> Text:
    """Show how much water has come and what the world market asks of who is asked."""
    seat = view.to_move
    card = resource(view)
    prices = {things.Good.ENERGY: card.energy_price, things.Good.FOOD: card.food_price}
    if seat is not None and seat != CHANCE:
        prices = {good: price(view, seat, good) for good in things.TRADED}
    line = Text(f"{words('side-card')} ").append_text(_good(things.Good.WATER, card.water, palette))
    for good, thunes in prices.items():
        line.append_text(_good(good, thunes, palette, sign(things.Good.THUNES, palette)))
    return line


def sign(good: things.Good, palette: Palette) -> Text:
    """Draw the sign of a good in its colour."""
    return Text.assemble((GOODS[good], Style(color=palette[f"good.{good}"], bold=True)))


def _good(good: things.Good, count: int, palette: Palette, unit: Text = NO_UNIT) -> Text:
    return Text.assemble(sign(good, palette), str(count), unit, " ")


def _conflict(conflict: Conflict, words: Words, palette: Palette) -> Text:
    """Show the parties of a conflict with what they have bid and rolled, as far as it may be seen."""
    line = Text(f"{words('side-conflict')} ")
    columns = zip(conflict.parties, conflict.bids, conflict.swords, conflict.extra, strict=True)
    for seat, bid, swords, extra in columns:
        line.append(f" {letter(seat)} ", inked(palette[f"owner.{seat}"]))
        shown = "-" if bid is None else "✓" if bid == things.HIDDEN_BID else str(bid)
        scored = (shown, *(str(part) for part in (swords, extra or None) if part is not None))
        line.append("+".join(scored)).append(" ")
    return line


def leader(conflict: Conflict, words: Words) -> Iterator[Text]:
    """Say who is ahead by what, once all bids are shown."""
    if any(bid in (None, things.HIDDEN_BID) for bid in conflict.bids):
        return
    (best, seat), (second, _), *_ = sorted(
        zip(scores(conflict), conflict.parties, strict=True), key=itemgetter(0), reverse=True
    )
    yield Text(words("conflict-leads", seat=words.seat(seat), points=best - second), "bold")


def _balance(view: State, seat: Seat, words: Words, palette: Palette) -> Iterator[Text]:
    """Compare what the buildings that will still work need with what there is, and say what is lacking."""
    total = sums(view, seat)
    here = this_round(view)
    yield _goods(words("side-needs" if here else "side-needs-next"), total.needs, palette)
    yield _goods(words("side-has"), total.has, palette)
    if any(total.makes.values()):
        yield _goods(words("side-makes"), {good: made for good, made in total.makes.items() if made}, palette)
    if not total.all_missing:
        yield Text(words("side-lacks-nothing"), "dim")
        return
    lacks = _goods(words("side-lacks"), total.all_missing, palette)
    priced = things.TRADED if here and view.decks.card else ()
    cost = sum(total.missing(good) * price(view, seat, good) for good in priced)
    if cost:
        lacks.append(words("side-market", thunes=cost), Style(bold=cost > total.has[things.Good.THUNES]))
    yield lacks


def _goods(name: str, counts: Mapping[things.Good, int], palette: Palette) -> Text:
    return Text.assemble(f"{name} ", *(_good(good, count, palette) for good, count in counts.items()))


def _objective(view: State, words: Words) -> Iterator[Text]:
    """Show the objective of who looks: the only one that is open while the game goes on."""
    if view.over:
        return
    for community in view.communities:
        card = community.objective
        if card is not None and card != things.HIDDEN_OBJECTIVE:
            points = deck(view.options.own_cards).objectives[card].vp
            yield Text(words("side-objective", name=words.name(card, things.ObjectiveCard), points=points))
            yield Text(objective_text(view, card, words), Style(dim=True))


LEAST_NAME, PRICE, NUMBER = 4, 4, 2
"""Columns that the name of a building keeps, and those of a price with blanks around it and of a number."""

Told = Callable[[], list[Text]]


class Holding(Value):
    """Hand of a seat, as far as it may be seen: its objective and its action cards."""

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
        if card is None or card == things.HIDDEN_OBJECTIVE:
            return
        points = deck(self.view.options.own_cards).objectives[card].vp
        name = self.words.name(card, things.ObjectiveCard)
        yield from self._wrapped(self.words("side-objective", name=name, points=points), "bold")
        if texts:
            yield from self._wrapped(objective_text(self.view, card, self.words), "dim")

    def _actions(self, *, texts: bool) -> Iterator[Text]:
        for card in self.view.communities[self.seat].actions:
            if card == things.HIDDEN_ACTION:
                continue
            when = self.words.name(deck(self.view.options.own_cards).actions[card].when)
            name = self.words.name(card, things.ActionCard)
            yield from self._wrapped(self.words("side-action", name=name, when=when), "bold")
            if texts:
                yield from self._wrapped(action_text(self.view, card, self.words), "dim")

    def _wrapped(self, text: str, style: str) -> list[Text]:
        return blocks.wrapped(Text(text, style), self.width)


def forms(head: Told, sums: Told, holding: Holding | None) -> tuple[blocks.Form, ...]:
    """Return what stands beside the map in few columns, from large to small: what is held gives way first."""
    held = (holding.full, holding.half, holding.names) if holding is not None else ()

    def above() -> list[Text]:
        return [*head(), *sums()]

    return (*(partial(apart, above, cards) for cards in held), above)


def prices(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> list[Text]:
    """Write the catalogue in few columns: number, name, price, needs, products; dim what cannot be built."""
    trades = [_trade(building, palette) for building in things.Building]
    named = [
        Text(f"{_number(view, seat, building):>{NUMBER}}{BUILDINGS[building]} {brief(building, words)}")
        for building in things.Building
    ]
    widest, lines = max(name.cell_len for name in named), []
    for building, name, trade in zip(things.Building, named, trades, strict=True):
        left = width - trade.cell_len
        close = name.cell_len > left - PRICE
        price = f"{cost_of(view, seat, building):>{PRICE - 1 - close}} "
        room = min(widest, max(LEAST_NAME, left - len(price)))
        line = blocks.shortened(Text(name.plain.lstrip()) if close else name, room)
        line.pad_right(room - line.cell_len)
        line.append(price)
        line.pad_right(width - line.cell_len - trade.cell_len)
        line.append_text(trade)
        line.stylize("" if possible(view, seat, building) else "dim")
        lines.append(line)
    return lines


def _number(view: State, seat: Seat, building: things.Building) -> str:
    """Say by which number a building is taken from the list, where one is built."""
    if not isinstance(view.question, BuildFirst | WhatToBuild):
        return ""
    if building in SINGLE:
        return str(SINGLE.index(building) + 1)
    return str(len(SINGLE) + 1) if possible(view, seat, building) else ""


def _trade(building: things.Building, palette: Palette) -> Text:
    """Write what a building needs and makes by signs alone; one of a good is its sign."""
    plan, line = BLUEPRINTS[building], Text()
    for goods in (plan.needs, plan.makes):
        line.append("→" if goods is plan.makes and line else "")
        for good, count in goods.items():
            sign = Style(color=palette[f"good.{good}"], bold=True)
            line.append(f"{count if count > 1 else ''}{GOODS[good]}", sign)
    points = f"{plan.points}{POINTS}" if plan.points else ""
    return line.append(points, "bold").append(POLLUTION * plan.pollution)


BUILDING = (things.Stage.OPENING, things.Stage.BUILD)  # the steps in which something is built


def shared(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Write what belongs to all, and the sums of who is asked, as fully as there is room."""
    panel = Panel(view, words, palette, room.width)
    facts, fight, bids = cache(panel.facts), cache(panel.fight), cache(panel.bids)
    sums, brief = cache(panel.sums), cache(partial(panel.sums, named=False))
    tiles, held = cache(panel.tiles), cache(panel.held)
    return blocks.fitted(
        room,
        lambda: apart(facts, fight, sums, tiles, panel.key, held),
        lambda: apart(facts, fight, sums, tiles, panel.key),
        lambda: apart(facts, fight, lambda: tiles() or sums()),
        lambda: apart(facts, fight, lambda: tiles() or brief()),
        lambda: chain(facts(), fight(), tiles() or sums()),
        lambda: chain(bids(), tiles() or [*facts(), *sums()]),
        lambda: chain(facts(), bids(), sums()),
        lambda: chain(facts(), bids(), brief()),
        lambda: apart(lambda: [*bids(), *brief()], held),
        lambda: chain(bids(), brief()),
        *panel.narrow(),
        lambda: side(view, words, palette),
    )


def apart(*blocks: Callable[[], blocks.Lines]) -> Iterator[Text]:
    """Put blocks below each other, those that say something parted by a blank line."""
    follows = False
    for write in blocks:
        block = write()
        yield from [Text()] if follows and block else []
        yield from block
        follows = follows or bool(block)


class Panel(Value):
    """Forms of the side panel, by its columns."""

    view: State
    words: Words
    palette: Palette
    width: int

    def facts(self) -> list[Text]:
        """Tell the card of the round, the order and the pollution."""
        order = Text(" → ").join(chip(seat, self.palette) for seat in self.view.order)
        lines = [*self._card(), Text(f"{self.words('shared-order')} ").append_text(order)]
        if not without_pollution(self.view.options):
            count = sum(self.view.pollution.values())
            lines.append(Text(self.words("shared-pollution", count=count, lost=penalty(self.view))))
        return [part for line in lines for part in blocks.wrapped(line, self.width)]

    def _card(self) -> Iterator[Text]:
        if self.view.decks.card is None:
            return
        card, seat = resource(self.view), asked(self.view)
        energy, food = card.energy_price, card.food_price
        if seat is not None:
            energy, food = (price(self.view, seat, good) for good in things.TRADED)
        yield Text(self.words("shared-water", count=card.water))
        yield Text(self.words("shared-market", energy=energy, food=food, sell=SELL_PRICE))

    def fight(self) -> list[Text]:
        """Tell what is fought over, who has bid what, and what it means."""
        conflict = self.view.conflict
        if conflict is None:
            return []
        rule = blocks.wrapped(Text(self.words("shared-conflict-rule"), "dim"), self.width)
        return [*self.bids(), *rule]

    def bids(self) -> list[Text]:
        """Tell what is fought over, and who has bid what as far as it may be seen."""
        conflict, words = self.view.conflict, self.words
        if conflict is None:
            return []
        title = words("shared-conflict", at=str(conflict.at))
        if conflict.card is not None:
            title = words("shared-conflict-card", card=words.name(conflict.card, things.ActionCard))
        parties = (self._party(conflict, seat) for seat in conflict.parties)
        return [Text(title, "bold"), *parties, *leader(conflict, words)]

    def _party(self, conflict: Conflict, seat: Seat) -> Text:
        bid = self._bid(conflict, conflict.parties.index(seat))
        said = self.words("shared-party", seat=self.words.seat(seat), bid=bid)
        return Text(" ").append_text(chip(seat, self.palette)).append(f" {said}")

    def _bid(self, conflict: Conflict, place: int) -> str:
        points, swords, extra = conflict.bids[place], conflict.swords[place], conflict.extra[place]
        if points is None:
            return self.words("shared-bid-none")
        if points == things.HIDDEN_BID:
            return self.words("shared-bid-made")
        if swords is None:
            return self.words("shared-bid", points=points)
        score = points + swords + extra
        return self.words("shared-bid-rolled", points=points, swords=swords, score=score)

    def sums(self, *, named: bool = True) -> list[Text]:
        """Write the balance of who is asked."""
        seat = asked(self.view)
        return [] if seat is None else balance(self.view, seat, self.words, self.palette, named=named)

    def tiles(self) -> list[Text]:
        """Write the catalogue where something is built."""
        seat = asked(self.view)
        if seat is None or self.view.clock.stage not in BUILDING:
            return []
        return catalogue(self.view, seat, self.words, self.palette, self.width)

    def held(self) -> list[Text]:
        """Tell what who is asked holds."""
        seat = asked(self.view)
        return [] if seat is None else Holding(self.view, seat, self.words, self.width).full()

    def narrow(self) -> Sequence[blocks.Form]:
        """Return the forms for few columns."""
        seat, view, words, palette = asked(self.view), self.view, self.words, self.palette
        if seat is None:
            return ()
        if self.tiles():
            return ((lambda: [*self.bids(), *prices(view, seat, words, palette, self.width)]),)
        holding = Holding(view, seat, words, self.width)
        return forms(self._head, lambda: brief_balance(view, seat, words, palette), holding)

    def _head(self) -> list[Text]:
        card = [] if self.view.decks.card is None else [market(self.view, self.words, self.palette)]
        return [*card, *(part for line in self.bids() for part in blocks.wrapped(line, self.width))]

    def key(self) -> list[Text]:
        """Say what the columns of the catalogue mean."""
        return blocks.wrapped(Text(self.words("catalogue-key"), "dim"), self.width) if self.tiles() else []
