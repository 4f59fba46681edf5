"""What belongs to all beside the map: the card of the round, order, pollution, a conflict, the catalogue."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import chain

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Form, Lines, Room, fitted, wrapped
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.water_sharing.box.things import HIDDEN_BID, TRADED, ActionCard, Stage
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.objectives import penalty, without_pollution
from boardkit.games.water_sharing.rules.springs import resource
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.balance import balance, brief_balance
from boardkit.games.water_sharing.show.catalogue import catalogue
from boardkit.games.water_sharing.show.narrow import Holding, forms, prices
from boardkit.games.water_sharing.show.samples import asked
from boardkit.games.water_sharing.show.shared import leader, market, side
from boardkit.text import Words

BUILDING = (Stage.OPENING, Stage.BUILD)
"""The steps in which something is built."""


def shared(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what belongs to all, and the sums of who is asked, as fully as there is room."""
    panel = Panel(view, words, palette, room.width)
    facts, fight, bids = cache(panel.facts), cache(panel.fight), cache(panel.bids)
    sums, brief = cache(panel.sums), cache(partial(panel.sums, named=False))
    tiles, held = cache(panel.tiles), cache(panel.held)
    return fitted(
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


def apart(*blocks: Callable[[], Lines]) -> Iterator[Text]:
    """Put blocks below each other, those that say something parted by a blank line."""
    follows = False
    for write in blocks:
        block = write()
        yield from [Text()] if follows and block else []
        yield from block
        follows = follows or bool(block)


class Panel(Value):
    """What may stand beside the map in so many columns."""

    view: State
    words: Words
    palette: Palette
    width: int

    def facts(self) -> list[Text]:
        """Tell the card of the round, the order and the pollution."""
        lines = [*self._card(), self._order()]
        if not without_pollution(self.view.options):
            count = sum(self.view.pollution.values())
            lines.append(Text(self.words("shared-pollution", count=count, lost=penalty(self.view))))
        return [part for line in lines for part in wrapped(line, self.width)]

    def _card(self) -> Iterator[Text]:
        if self.view.decks.card is None:
            return
        card, seat = resource(self.view), asked(self.view)
        energy, food = card.energy_price, card.food_price
        if seat is not None:
            energy, food = (price(self.view, seat, good) for good in TRADED)
        yield Text(self.words("shared-water", count=card.water))
        yield Text(self.words("shared-market", energy=energy, food=food, sell=SELL_PRICE))

    def _order(self) -> Text:
        """Name the seats in the order of the initiative, by their chips."""
        chips = [chip(seat, self.palette) for seat in self.view.order]
        return Text(f"{self.words('shared-order')} ").append_text(Text(" → ").join(chips))

    def fight(self) -> list[Text]:
        """Tell what is fought over, who has bid what, and what it means."""
        conflict = self.view.conflict
        if conflict is None:
            return []
        rule = wrapped(Text(self.words("shared-conflict-rule"), "dim"), self.width)
        return [*self.bids(), *rule]

    def bids(self) -> list[Text]:
        """Tell what is fought over, and who has bid what as far as it may be seen."""
        conflict, words = self.view.conflict, self.words
        if conflict is None:
            return []
        title = words("shared-conflict", at=str(conflict.at))
        if conflict.card is not None:
            title = words("shared-conflict-card", card=words.name(conflict.card, ActionCard))
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
        if points == HIDDEN_BID:
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

    def narrow(self) -> Sequence[Form]:
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
        return [*card, *(part for line in self.bids() for part in wrapped(line, self.width))]

    def key(self) -> list[Text]:
        """Say what the columns of the catalogue mean."""
        return wrapped(Text(self.words("catalogue-key"), "dim"), self.width) if self.tiles() else []
