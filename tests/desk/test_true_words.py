"""What a table says is so: whose, how many, where, what is lacking, and what will be."""

from re import findall

import pytest

from boardkit.commands.plain.making import keyed, picked
from boardkit.core import CHANCE, Choice, Seat, Step, evolve
from boardkit.core.lines.match import Moment
from boardkit.core.teaching.classroom import Poll, Question
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules.building import BuildingPlaced
from boardkit.games.life_in_reterra.rules.community import Building as ReterraBuilding
from boardkit.games.life_in_reterra.rules.lying import standing, ways_of
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.life_in_reterra.rules.turns import SegmentCounted
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.questions import BuyCards, WhichDraft
from boardkit.games.water_sharing.box.things import Good, Options
from boardkit.games.water_sharing.rules.effects import EndConflict
from boardkit.games.water_sharing.rules.model import Conflict
from boardkit.games.water_sharing.rules.moves import Accept, Bid, Offer
from boardkit.games.water_sharing.rules.questions import AnswerDeal, HowMuch, WhatToBuild
from boardkit.games.water_sharing.show.acts import told
from boardkit.maps.squares import Square
from boardkit.text import words_for
from boardkit.tui.desk import rooms
from boardkit.tui.desk.classsheet import BLOCK, FAINT, question_sheet
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Tones
from boardkit.tui.desk.moving import marks
from boardkit.tui.desk.presented import match_presented
from boardkit.tui.desk.projecting import Screening, project
from boardkit.tui.desk.saying import hint
from tests.desk.tools import ink_of, new_match, pressed, random_match, seated
from tests.games.terraforming_mars.tables import company, table
from tests.games.terraforming_mars.test_long_hand import match_at
from tests.games.water_sharing import basin
from tests.games.water_sharing.basin import priced

LANGUAGES = ("en", "fr")
ADA = Seat(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_is_placed_where_the_log_says_it_stands(language: str) -> None:
    words = words_for(language, "life_in_reterra", ["Ada"])
    for card in CARDS:
        for turn in ways_of(card):
            move = PlaceBuilding(card, Square(2, 1), turn)
            spaces = standing(card, move.at, turn)
            event = BuildingPlaced(ADA, card, ReterraBuilding(card, spaces).at, 1, spaces)
            assert str(event.at) in words.say(move)
            assert str(event.at) in words.say(event)


def test_a_segment_has_the_article_of_its_terrain() -> None:
    words = words_for("en", "life_in_reterra", ["Mum"])
    said = words.say(SegmentCounted(ADA, Terrain.ASPHALT, 7, ()))
    assert said == "Mum has an asphalt segment of 7 spaces."
    assert "Mum has a forest segment" in words.say(SegmentCounted(ADA, Terrain.FOREST, 7, ()))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Building Ada’s wind or solar park at f4 pollutes g4."),
        ("fr", "Chez Ada, la construction en f4 (parc éolien ou solaire) pollue g4."),
    ],
)
def test_the_building_of_what_never_pollutes_is_told_as_building(language: str, said: str) -> None:
    state = basin.table("A farm 6 4", WhatToBuild(ADA), options=Options())
    words = words_for(language, "water_sharing", ["Ada", "Bela"])
    step = basin.act(state, f"build wind_solar {basin.at(5, 3)}")
    assert words.say(basin.events(step)[1]) == said


@pytest.mark.parametrize(("language", "water_said"), [("en", "water"), ("fr", "eau")])
def test_an_answer_to_a_deal_says_who_lacks_water(language: str, water_said: str) -> None:
    offer = Offer(ADA, 1, Good.FOOD, 2)
    state = basin.table("A farm 6 4\nB wind_solar 6 6", AnswerDeal(ADA, Seat(1), offer))
    state = priced(state, 3, 2)
    words = words_for(language, "water_sharing", ["Ada", "Bela"])
    _, ada, bela, _ = told(state, Accept(), words)
    assert water_said in ada.rpartition(";")[2], ada
    assert words("act-deal-side", seat="", has="", count=0, lacks="").rpartition(";")[2] in bela, bela


@pytest.mark.parametrize(("language", "hold"), [("en", "You hold"), ("fr", "Vous tenez")])
def test_the_pack_of_a_draft_and_what_was_put_aside_are_not_held(language: str, hold: str) -> None:
    pack, picked = (Card("mine"), Card("birds")), (Card("trees"),)
    kim = evolve(company(hand="asteroid", stock={"megacredits": 20}), offer=pack, picked=picked)
    desk = seated(match_at(table(kim, company()).ask(WhichDraft(ADA))), language)
    told = rooms.focus_card(desk, ink_of(desk.game.key, 2), Room(60, 40)).plain.split("\n")
    lines = [line.strip("┃ ") for line in told]
    held = next(line for line in lines if line.startswith(hold))
    before = lines[lines.index(held) + 1]
    names = {card: desk.words.name(Card(card), Card) for card in ("asteroid", "mine", "birds", "trees")}
    assert [card for card, name in names.items() if name in held] == ["asteroid"]
    assert [card for card, name in names.items() if name in before] == ["trees"]


def bidding(*hand: str, points: int = 2) -> Desk:
    """Sit down at a table where Ada bids up to some points, with cards in her hand."""
    conflict = Conflict(Seat(1), (ADA, Seat(1)), (None, None), (None, None), (0, 0), basin.at(6, 3))
    built, asks = "A farm 6 4\nB farm 6 2", (HowMuch(ADA), EndConflict())
    state = basin.table(built, *asks, options=Options(), hands={ADA: hand}, points=points)
    match = evolve(new_match(GAMES["water_sharing"], 2), open_table=True)
    table = evolve(priced(state, 1, 1), conflict=conflict)
    return seated(evolve(match, moments=(Moment(Step(table)),), at=0))


@pytest.mark.parametrize("hand", [(), ("mediation",)])
@pytest.mark.parametrize("room", [Room(78, 3), Room(118, 7), Room(198, 12)])
def test_a_bid_is_headed_by_its_number_alone(hand: tuple[str, ...], room: Room) -> None:
    desk = bidding(*hand)
    keys = marks(desk)
    for bid in range(3):
        entry = rooms.hand(desk, ink_of(desk.game.key, 2), room)[bid]
        text = "".join(line.plain for line in entry.face.lines)
        assert [*map(int, findall(r"\d+", text))][:1] == [bid], text
        assert not keys[bid]
        assert pressed(desk, str(bid)).desk.draft.move == Bid(bid)
    assert [*keyed(desk.sight.choices)][:3] == ["0", "1", "2"]


def test_a_number_among_other_things_is_typed_as_it_is_line_by_line() -> None:
    desk = bidding("mediation")
    bids = [picked(desk.sight.choices, digit) for digit in "012"]
    assert bids == [Choice(Bid, (("points", bid),)) for bid in range(3)]
    assert picked(desk.sight.choices, "3") is None
    assert "card mediation -" in keyed(desk.sight.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_that_does_the_only_thing_is_the_one_that_is_told(language: str) -> None:
    desk = evolve(bidding(points=0), words=words_for(language, "water_sharing", ["Ada", "Bela"]))
    assert hint(desk).plain == desk.words("choose-only", key=".")
    assert pressed(desk, "full_stop").desk.match.at == desk.match.at + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_once_with_none_ticked_is_not_told_to_take_none(language: str) -> None:
    offer = tuple(map(Card, ("comet", "mine")))
    state = table(company(stock={"megacredits": 20}, offer=offer), company()).ask(BuyCards(ADA, 3))
    desk = seated(match_at(state), language)
    assert {"en": "enter twice", "fr": "2 fois entrée"}[language] in hint(desk).plain
    once, twice = pressed(desk, "enter").desk, pressed(desk, "enter", "enter").desk
    assert once.match.at == desk.match.at < twice.match.at


def test_a_bar_of_a_class_is_as_long_as_its_share() -> None:
    poll = Poll(Question("?", ("a", "b", "c")), tallies=(0, 0, 1, 1))
    sheet = question_sheet(poll, Room(80, 24), words_for("en"), Tones(), counting=False, revealed=True)
    bars = [line.plain for line in sheet.lines if "%" in line.plain]
    long = [bar.count(BLOCK) for bar in bars]
    assert ["50 %" in bar for bar in bars] == [True, True, False]
    assert all(abs(long[at] - bars[at].count(FAINT)) <= 1 for at in (0, 1))
    assert long[2] == 0


@pytest.mark.parametrize("width", [80, 120, 200, 40])
@pytest.mark.parametrize("key", GAMES)
def test_a_presenter_says_what_the_number_of_a_seat_counts(key: str, width: int) -> None:
    match = random_match(key, 40)
    words = words_for("en", key, [player.name for player in match.players])
    *_, last = match_presented(match).telling(words)
    slide = last()
    assert slide.standing is not None
    strip = project(slide, Screening(words, ink_of(key, 2).palette, ""), Room(width, 60)).strip.plain
    assert words(slide.standing.name) in strip
    if key == "terraforming_mars":
        assert slide.standing.values == match.game.totals(match.game.view(match.state, CHANCE))
