"""Numbers that a table says, broken: they are held to the table, whatever made the words."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

TESTS: Final = ("truth/test_truth.py",)

TOLD: Final = (
    Mutation(
        "told: a card too many in the draw pile of Tectonic Tribes",
        "games.tectonic_tribes.show.shared",
        "deck=len(view.deck)",
        "deck=len(view.deck) + 1",
        TESTS,
    ),
    Mutation(
        "told: copies of buildings of Life in Reterra that are no longer there",
        "games.life_in_reterra.show.shared",
        "shape=shape, left=stall.left)",
        "shape=shape, left=stall.left + 1)",
        TESTS,
    ),
    Mutation(
        "told: the hand of the next seat for one's own in Terraforming Mars",
        "games.terraforming_mars.show.seats",
        'yield say("seat-hand", count=len(company.hand))',
        'yield say("seat-hand", count=len(self.view.companies[self.seat - 1].hand))',
        TESTS,
    ),
    Mutation(
        "told: room for a zone of TerriStories that is taken",
        "games.terristories.show.words",
        "zones - sum(territory.zones)",
        "zones",
        TESTS,
    ),
    Mutation(
        "told: what buildings of Sharing the Water lack, as if none made anything",
        "games.water_sharing.show.economy",
        "energy, food = from_outside((store.energy, store.food), [trade_of(at, one) for at, one in there])",
        "energy, food = from_outside((0, 0), [trade_of(at, one) for at, one in there])",
        TESTS,
    ),
    Mutation(
        "told: what a purchase of Sharing the Water costs, without what cards make dearer",
        "games.water_sharing.rules.trading",
        "return emit(state, GoodsBought(seat, move.good, move.count, cost))",
        "return emit(state, GoodsBought(seat, move.good, move.count, cost - 1))",
        TESTS,
    ),
    Mutation(
        "told: a preview that begins with the number of another seat",
        "draw.numbers",
        "for seat, (was, now) in enumerate(zip(old.values, new.values, strict=True))",
        "for seat, (was, now) in enumerate(zip(reversed(old.values), new.values, strict=True))",
        TESTS,
    ),
)
