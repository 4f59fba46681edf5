"""What a table says is so: whose, how many, where, what is lacking, and what will be."""

from collections.abc import Mapping
from random import Random
from re import findall
from typing import Any, Final

import pytest

from boardkit.commands.plain.sitting import keyed, picked
from boardkit.core import CHANCE, Choice, Seat, Step, choice_of, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Moment
from boardkit.core.teaching.quiz import Poll, Question
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import changes_said, differences
from boardkit.draw.show import Numbers, card_of
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules.building import BuildingPlaced
from boardkit.games.life_in_reterra.rules.community import Building as ReterraBuilding
from boardkit.games.life_in_reterra.rules.community import standing, ways_of
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.life_in_reterra.rules.turns import SegmentCounted
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.questions import BuyCards, WhichDraft
from boardkit.games.water_sharing.box.things import Good, Options, Scenario
from boardkit.games.water_sharing.rules.model import Conflict
from boardkit.games.water_sharing.rules.moves import Accept, Bid, Offer
from boardkit.games.water_sharing.rules.questions import AnswerDeal, EndConflict, HowMuch, WhatToBuild
from boardkit.games.water_sharing.show.cards import told
from boardkit.maps.squares import Square
from boardkit.text import words_for
from boardkit.text.log import badges
from boardkit.text.words import key_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Tones, update
from boardkit.tui.desk.facts import marks, told_by_inspect
from boardkit.tui.desk.hand import held_lines
from boardkit.tui.desk.intents import Choose, Do, Point
from boardkit.tui.desk.presenting import Screening, match_presented, project
from boardkit.tui.desk.stakes import hint, own_result, prompt_in, result_first
from boardkit.tui.desk.teach.classroom import BLOCK, FAINT, question_sheet
from boardkit.tui.desk.wishes import Ask, Notice, Tell
from tests.desk.tools import after, ink_of, new_match, pressed, random_match, seated
from tests.every import every_key, with_each
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
    ada, bela, _ = told(state, Accept(), words)
    assert water_said in ada.rpartition(";")[2], ada
    assert words("act-deal-side", seat="", has="", count=0, lacks="").rpartition(";")[2] in bela, bela


@pytest.mark.parametrize(("language", "hold"), [("en", "You hold"), ("fr", "En main")])
def test_the_pack_of_a_draft_and_what_was_put_aside_are_not_held(language: str, hold: str) -> None:
    pack, picked = (Card("mine"), Card("birds")), (Card("trees"),)
    kim = company(hand="asteroid", stock={"megacredits": 20}).__replace__(offer=pack, picked=picked)
    desk = seated(match_at(table(kim, company()).ask(WhichDraft(ADA))), language)
    lines = [line.plain for line in held_lines(desk, ink_of(desk.game.key, 2), Room(60, 2))]
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
    match = new_match(GAMES["water_sharing"], 2).__replace__(open_table=True)
    table = priced(state, 1, 1).__replace__(conflict=conflict)
    return seated(match.__replace__(moments=(Moment(Step(table)),), at=0))


@pytest.mark.parametrize("hand", [(), ("mediation",)])
@pytest.mark.parametrize("room", [Room(78, 3), Room(118, 7), Room(198, 12)])
def test_a_bid_is_headed_by_its_number_alone(hand: tuple[str, ...], room: Room) -> None:
    desk = bidding(*hand)
    keys = marks(desk)
    for bid in range(3):
        entry = panels.hand(desk, ink_of(desk.game.key, 2), room)[bid]
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
    desk = bidding(points=0).__replace__(words=words_for(language, "water_sharing", ["Ada", "Bela"]))
    assert hint(desk).plain == desk.words("choose-only", key=key_said(".", desk.words))
    assert pressed(desk, "full_stop").desk.match.at == desk.match.at + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_that_takes_none_is_told_where_several_may_be_ticked(language: str) -> None:
    offer = tuple(map(Card, ("comet", "mine")))
    state = table(company(stock={"megacredits": 20}, offer=offer), company()).ask(BuyCards(ADA, 3))
    desk = seated(match_at(state), language)
    assert {"en": "None: p", "fr": "Rien : p"}[language] in hint(desk).plain
    assert pressed(desk, "enter", "enter").desk.match is desk.match
    assert pressed(desk, "p").desk.match.at > desk.match.at


def test_a_bar_of_a_class_is_as_long_as_its_share() -> None:
    poll = Poll(Question("?", ("a", "b", "c")), tallies=(0, 0, 1, 1))
    sheet = question_sheet(poll, Room(80, 24), words_for("en"), Tones(), counting=False, revealed=True)
    bars = [line.plain for line in sheet.lines if "%" in line.plain]
    long = [bar.count(BLOCK) for bar in bars]
    assert ["50 %" in bar for bar in bars] == [True, True, False]
    assert all(abs(long[at] - bars[at].count(FAINT)) <= 1 for at in (0, 1))
    assert long[2] == 0


@pytest.mark.parametrize("width", [80, 120, 200, 40])
@every_key
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


@pytest.mark.sample(6)
@pytest.mark.parametrize("language", LANGUAGES)
@every_key
def test_the_own_result_of_a_move_is_told_first_and_whole(key: str, language: str) -> None:
    random = Random(5)
    match = new_match(GAMES[key], max(2, GAMES[key].seats[0]), 5).__replace__(open_table=True)
    told = 0
    for _ in range(60):
        moves = legal(match.game, match.state)
        if not moves:
            break
        desk = seated(match, language)
        for move in random.sample(moves, min(2, len(moves))):
            ready = after(desk, Choose(choice_of(move)))
            ready = ready if (at := getattr(move, PLACE, None)) is None else after(ready, Point(at))
            own = own_result(ready)
            if own:
                told += 1
                name, brief = ready.words.seat(ready.viewer), result_first(ready, Tones()).plain
                prompt = "".join(prompt_in(ready, ink_of(key, len(match.players)), 78).plain.split())
                first = brief.rpartition(f"   {ready.words.short(ready.draft.move)}")[0].split("   ")[0]
                assert own.startswith(name)
                assert any("".join(one.split()) in prompt for one in (own, first.removeprefix("✓ ")))
        match = match.play(random.choice(moves))
    assert told > 5


def test_the_points_of_every_kind_that_change_are_told() -> None:
    words = words_for("en", "life_in_reterra", ["Ada", "Bela"])
    before = (Numbers("number-score", (19, 4), reckoned=True), Numbers("kind-relics", (4, 0), part=True))
    later = (Numbers("number-score", (20, 4), reckoned=True), Numbers("kind-relics", (6, 0), part=True))
    powers = [Numbers("kind-powers", (number, 0), part=True) for number in (1, 0)]
    changes = differences((*before, powers[0]), (*later, powers[1]))
    assert changes_said(changes, words) == "Ada: points 19 → 20 (relics +2, powers −1)"


def test_kinds_that_make_up_for_each_other_are_told_without_points_that_stay() -> None:
    words = words_for("en", "life_in_reterra", ["Ada", "Bela"])
    before, later = (
        (
            Numbers("number-score", (4, 4), reckoned=True),
            Numbers("kind-relics", (relics, 0), part=True),
            Numbers("kind-inhabitants", (people, 0), part=True),
        )
        for relics, people in ((3, 0), (2, 1))
    )
    assert changes_said(differences(before, later), words) == "Ada: relics 3 → 2 · inhabitants 0 → 1"


def test_every_number_beside_the_map_of_reterra_is_among_those_that_a_move_changes() -> None:
    match = random_match("life_in_reterra", 90)
    state, drawing = match.state, drawing_of("life_in_reterra")
    numbers = {one.name: one.values for one in drawing.numbers(state)}
    for kind in {line.kind for line in match.game.score(state).lines}:
        values = tuple(
            match.game.score(state).by_kind(Seat(seat)).get(kind, 0) for seat in range(state.seats)
        )
        assert numbers[f"kind-{kind}"] == values
    assert numbers["number-score"] == match.game.totals(state)


AIMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "terristories": {"conquest": True, "cooperative": True, "basic": True, "ex_nihilo": True},
    "tectonic_tribes": {"advanced": True},
    "life_in_reterra": {"segments_under_buildings": False, "relic_side": False},
    "water_sharing": {"simplified": True, "scenario": Scenario.ONE_OWNER},
}
"""The options that change what one plays for, each at a value that is not the usual one."""


@with_each("language", LANGUAGES)
@with_each(
    "key, option, value",
    [(key, option, value) for key, options in AIMS.items() for option, value in options.items()],
)
def test_what_changes_what_one_plays_for_stands_in_the_title(
    key: str, option: str, value: Any, language: str
) -> None:
    usual = seated(new_match(GAMES[key], 3), language)
    desk = seated(new_match(GAMES[key], 3, **{option: value}), language)
    (badge,) = badges(desk.match, desk.words)
    assert badge in panels.title(desk, ink_of(key, 3), 80).plain
    assert not badges(usual.match, usual.words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["terraforming_mars", "life_in_reterra"])
def test_what_one_plays_for_alone_stands_in_the_title(key: str, language: str) -> None:
    desk = seated(new_match(GAMES[key], 1), language)
    assert desk.words("title-alone") in panels.title(desk, ink_of(key, 1), 80).plain


@with_each("language", LANGUAGES)
@with_each("room", [Room(30, 10), Room(36, 8), Room(44, 12), Room(60, 14), Room(78, 22)])
def test_the_tracks_of_a_conquest_tell_what_must_not_be_reached(room: Room, language: str) -> None:
    random, match = Random(3), new_match(GAMES["terristories"], 3, conquest=True).__replace__(open_table=True)
    while match.state.round < 1:
        match = match.play(random.choice(legal(match.game, match.state)))
    desk = seated(match, language)
    told = panels.shared(desk, ink_of("terristories", 3), room).plain
    assert desk.words("side-conquest") in " ".join(told.split())
    assert desk.words("stands-middle-goal", value=0, target=7).split(", ")[1] not in told
    usual = seated(new_match(GAMES["terristories"], 3).__replace__(open_table=True), language)
    assert "Conqu" not in panels.shared(usual, ink_of("terristories", 3), room).plain


@with_each("language", LANGUAGES)
@every_key
def test_what_is_this_never_repeats_the_prompt(key: str, language: str) -> None:
    desk = seated(random_match(key, 60), language)
    assert desk.draft.choice is None
    (wish,) = update(desk, Do.INSPECT).wishes
    common = tuple(desk.drawing.common(desk.state, desk.words))
    if told_by_inspect(desk) != (None, None):
        assert isinstance(wish, Ask)
        assert isinstance(wish.dialog, Notice)
        assert hint(desk).plain not in wish.dialog.lines
    elif common:
        assert isinstance(wish, Ask)
        assert isinstance(wish.dialog, Notice)
        assert wish.dialog.lines == common
        assert hint(desk).plain not in common
    else:
        assert isinstance(wish, Tell)
        assert wish.sentence == desk.words("inspect-nothing")
    places = [*panels.map_(desk).picture.looks]
    (wish,) = update(desk.__replace__(cursor=places[0]), Do.INSPECT).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)
    assert hint(desk).plain not in wish.dialog.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "message", "values"),
    [("tectonic_tribes", "card-place-first", {}), ("water_sharing", "card-building-first", {"terrains": ""})],
)
def test_the_first_piece_of_all_is_not_told_to_lie_beside_another(
    key: str, message: str, values: dict[str, str], language: str
) -> None:
    desk = seated(new_match(GAMES[key], 2).__replace__(open_table=True), language)
    (choice, *_) = desk.sight.choices
    card = card_of(desk.drawing, desk.state, choice, desk.words, ink_of(key, 2).palette)
    begins = desk.words(message, **values)[:30]
    assert any(text.startswith(begins) for text in card.text)
    if key == "tectonic_tribes":
        assert desk.words("card-place") not in card.text
    else:
        assert card.price.startswith("0")
