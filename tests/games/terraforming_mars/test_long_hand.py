"""Forty cards in hand: sorted, narrowed, played and paid for, by keys and by mouse, on a small screen."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from boardkit.core import Match, Player, Step, choice_of
from boardkit.core.records.record import start
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import Change, change_said
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.things import Card, Project
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ConvertPlants, DoProject, Pay, PlayCard
from boardkit.games.terraforming_mars.rules.setup import deck
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.sight import AS_IT_LIES, BY_NAME, PLAYABLE, Sight, after, arranged, orders
from boardkit.tui.screens.dialogs import ChoicesScreen, Picker
from boardkit.tui.widgets.controls import KeyBar
from boardkit.tui.widgets.hand import HandView
from tests.every import every_language
from tests.games.terraforming_mars.tables import KIM, company, table
from tests.tui.tools import begins, click_foot, press, running, shown, table_of, write

FORTY = " ".join(deck(extended=True)[::5][:40])
SMALL = (80, 24)
AQUIFER = DoProject(Project.AQUIFER)


def match_at(state: State) -> Match[State]:
    """Set a match to a table; everything lies open."""
    players = [Player(name, seat) for seat, name in enumerate(("Kim", "Stanley", "Robinson")[: state.seats])]
    match = start(GAME, state.options, players, 1, open_table=True)
    last = match.moments[match.at].__replace__(step=Step(state))
    return match.__replace__(moments=(*match.moments[: match.at], last))


def forty() -> Match[State]:
    """Set a match in which Kim has forty cards and some money."""
    return match_at(table(company(hand=FORTY, stock={"megacredits": 20}), company()))


def sight_of(state: State) -> Sight:
    """Look at a table with Kim's eyes."""
    return Sight(match_at(state), KIM, drawing_of(GAME.key))


def hand_of(sight: Sight, order: str, language: str = "en") -> list[Card]:
    """List the cards to play in an order."""
    choices = arranged(sight, order, words_for(language, GAME.key))
    return [Card(dict(choice.values)["card"]) for choice in choices if choice.kind is PlayCard]


def test_orders_follow_each_other_in_a_ring() -> None:
    sight = Sight(forty(), KIM, drawing_of(GAME.key))
    assert orders(sight) == (AS_IT_LIES, PLAYABLE, BY_NAME, "sort-cost", "sort-tags", "sort-type")
    assert [after(sight, order) for order in orders(sight)] == [*orders(sight)[1:], AS_IT_LIES]


def test_a_sorted_hand_is_the_same_hand_and_kinds_keep_their_places() -> None:
    sight = Sight(forty(), KIM, drawing_of(GAME.key))
    for order in orders(sight):
        choices = arranged(sight, order, words_for("en", GAME.key))
        assert set(choices) == set(sight.choices)
        assert [choice.kind for choice in choices] == [choice.kind for choice in sight.choices]


def test_a_hand_is_sorted_by_what_cards_cost_after_discounts() -> None:
    hand = "asteroid comet mine power-plant birds"
    sight = sight_of(table(company(hand=hand, tableau="space-station"), company()))
    # Mine 4, power plant 4, birds 10, asteroid 14 - 2, comet 21 - 2
    assert hand_of(sight, "sort-cost") == ["mine", "power-plant", "birds", "asteroid", "comet"]
    dear = sight_of(table(company(hand="asteroid deep-well-heating", tableau="space-station"), company()))
    assert hand_of(dear, "sort-cost") == ["asteroid", "deep-well-heating"]


def test_a_hand_is_sorted_by_tags_and_by_colour() -> None:
    sight = sight_of(
        table(company(hand="comet mine birds giant-ice-asteroid sponsors insulation"), company())
    )
    tags = [CARDS[card].tags for card in hand_of(sight, "sort-tags")]
    assert [tag[0].value if tag else "" for tag in tags] == [
        "building",
        "space",
        "space",
        "earth",
        "animal",
        "",
    ]
    types = [CARDS[card].type.value for card in hand_of(sight, "sort-type")]
    assert types == ["automated"] * 3 + ["active"] + ["event"] * 2


def test_what_can_be_played_comes_first() -> None:
    sight = Sight(forty(), KIM, drawing_of(GAME.key))
    barred = [choice_of(PlayCard(card)) not in sight.playable for card in hand_of(sight, PLAYABLE)]
    assert barred == sorted(barred)
    assert {True, False} == set(barred)


@every_language
def test_a_hand_is_sorted_by_name_without_regard_to_accents(language: str) -> None:
    sight = sight_of(table(company(hand="energy-saving comet birds ecological-zone"), company()))
    names = {"en": ["birds", "comet", "ecological-zone", "energy-saving"]}
    names["fr"] = ["comet", "energy-saving", "birds", "ecological-zone"]
    assert hand_of(sight, BY_NAME, language) == names[language]


def test_every_way_to_sort_has_a_name() -> None:
    for language in LANGUAGES:
        words = words_for(language, GAME.key)
        assert len({words(sort.name) for sort in drawing_of(GAME.key).sorts}) == 3


async def rows_of(pilot: Pilot[None]) -> list[str]:
    """Return the lines of the list that is open."""
    screen = pilot.app.screen
    assert isinstance(screen, ChoicesScreen)
    return [label.plain.strip() for label in screen.query_one(Picker).entries]


async def test_forty_cards_are_sorted_narrowed_and_taken_by_keys(tmp_path: Path) -> None:
    async with running(tmp_path, SMALL, new=forty()) as (app, pilot):
        await press(pilot, "C", "tab", "tab", "tab")
        assert "sort: by cost" in shown(app)
        costs = [int(row.lstrip("✗ ").split("€")[0]) for row in (await rows_of(pilot))[:40]]
        assert costs == sorted(costs)
        await press(pilot, "shift+tab")
        assert not any(row.startswith("✗") for row in await rows_of(pilot))
        await write(pilot, "space")
        await press(pilot, "enter")
        screen = table_of(app)
        assert screen.desk.draft.choice is not None
        assert "space" in CARDS[dict(screen.desk.draft.choice.values)["card"]].tags
        assert screen.desk.order == "sort-cost"


async def test_forty_cards_are_sorted_and_taken_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, SMALL, new=forty()) as (app, pilot):
        await pilot.click(HandView, offset=(2, 0))
        await pilot.pause()
        hand = table_of(app).query_one(HandView)
        await pilot.click(HandView, offset=(2, hand.content_size.height - 1))
        await pilot.pause()
        for _ in range(2):
            await pilot.click("#sorting", offset=(1, 0))
            await pilot.pause()
        assert "sort: by name" in shown(app)
        bar = app.screen.query_one("#sorting", KeyBar)
        _, second = begins(bar).values()
        await pilot.click("#sorting", offset=(second + 1, 0))
        await pilot.pause()
        assert not any(row.startswith("✗") for row in await rows_of(pilot))
        await pilot.click("OptionList", offset=(3, 0))
        await pilot.pause()
        assert table_of(app).desk.draft.legal


async def test_the_way_out_of_an_opened_kind_can_be_clicked_on_the_smallest_table(tmp_path: Path) -> None:
    async with running(tmp_path, SMALL, language="fr", new=forty()) as (app, pilot):
        kinds = table_of(app).desk.listed
        await press(pilot, "s")
        assert table_of(app).desk.listed != kinds
        await click_foot(pilot, "back")
        assert table_of(app).desk.listed == kinds


async def test_a_key_sorts_the_hand_on_the_table(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=forty()) as (app, pilot):
        await press(pilot, "c", *["ctrl+s"] * 3)
        assert "sort: by cost" in shown(app)
        taken = [dict(choice.values)["card"] for choice in _choices(table_of(app))]
        assert taken == hand_of(table_of(app).desk.sight, "sort-cost")


def _choices(screen: Any) -> list[Any]:
    return [entry for entry in screen.desk.listed if getattr(entry, "kind", None) is PlayCard]


def test_v_a_2_2_the_payment_proposed_wastes_nothing_and_spends_metals_first() -> None:
    seat = company("phobolog", hand="asteroid", stock={"megacredits": 30, "titanium": 9})
    state = GAME.apply(table(seat, company()), PlayCard(Card("asteroid"))).state
    # 14 M€: three titanium at 4 each and two megacredits
    assert drawing_of(GAME.key).proposal(state) == Pay(2, 0, 3, 0)
    assert Sight(match_at(state), KIM, drawing_of(GAME.key)).draft().move == Pay(2, 0, 3, 0)


def test_v_a_2_2_helion_is_proposed_to_keep_its_heat() -> None:
    seat = company("helion", hand="mine", stock={"megacredits": 3, "heat": 9})
    state = GAME.apply(table(seat, company()), PlayCard(Card("mine"))).state
    assert drawing_of(GAME.key).proposal(state) == Pay(3, 0, 0, 1)


def test_nothing_is_proposed_to_other_questions() -> None:
    assert drawing_of(GAME.key).proposal(table(company(hand="mine"), company())) is None


def test_a_preview_tells_what_a_card_changes_before_it_is_paid() -> None:
    seat = company(hand="deep-well-heating", stock={"megacredits": 30, "steel": 3})
    sight = sight_of(table(seat, company()))
    changes = sight.changes(PlayCard(Card("deep-well-heating")))
    assert {change for change in changes if not change.tally} == {
        Change("parameter-temperature", None, -30, -28),
        Change("number-rating", KIM, 20, 21),
        Change("number-megacredits", KIM, 30, 23),
        Change("number-steel", KIM, 3, 0),
        Change("production-energy", KIM, 0, 1),
        Change("number-cards", KIM, 1, 0),
        Change("number-score", KIM, 20, 21, reckoned=True),
    }


def test_a_preview_tells_what_belongs_to_all_as_a_greenery_is_placed() -> None:
    state = table(company(stock={"plants": 8}), company(), oxygen=6)
    sight = sight_of(GAME.apply(state, ConvertPlants()).state)
    changes = sight.changes(sight.legal[0])
    assert Change("parameter-oxygen", None, 6, 7) in changes
    words = words_for("en", GAME.key, ["Kim", "Stanley"])
    assert [change_said(change, words) for change in changes if change.seat is None] == ["oxygen 6 → 7"]


def test_a_preview_tells_how_many_oceans_there_will_be() -> None:
    sight = sight_of(GAME.apply(table(company(stock={"megacredits": 18}), company()), AQUIFER).state)
    assert Change("parameter-oceans", None, 0, 1) in sight.changes(sight.legal[0])


def test_a_preview_ends_where_the_player_would_learn_something() -> None:
    sight = sight_of(table(company(hand="invention-contest", stock={"megacredits": 9}), company()))
    # Three cards are looked at: which ones, nobody can know.
    changes = sight.changes(PlayCard(Card("invention-contest")))
    assert {change for change in changes if not change.tally} == {
        Change("number-megacredits", KIM, 9, 7),
        Change("number-cards", KIM, 1, 0),
    }
    events = sight.preview(PlayCard(Card("invention-contest"))).events
    assert [type(event).__name__ for event in events] == ["Paid", "CardPlayed"]
