"""Cards, boards of seats, tracks, legend and verbs: whole, readable, within their rooms."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from rich.text import Text

from boardkit.core import CHANCE, Choice, Match, Move, Player, choice_of, legal, play
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.cards import Frame, framed
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import asked_there, card_of, heading_of, shared_in
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    Corporation,
    Milestone,
    Project,
    Resource,
    Tag,
)
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import Company, Options, Phase, State
from boardkit.games.terraforming_mars.rules.questions import (
    BuyCards,
    TakeAction,
    WhichCorporation,
    WhichLoss,
    WhichPatent,
)
from boardkit.games.terraforming_mars.rules.requirements import ParameterTooLow
from boardkit.games.terraforming_mars.show import SHOW
from boardkit.games.terraforming_mars.show.map import TILE_SIGNS
from boardkit.games.terraforming_mars.show.seats import below_in
from boardkit.games.terraforming_mars.show.shared import prize_table
from boardkit.text import Words, words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.facts import marks, may_be_ticked
from tests.desk.tools import ink_of, opened, seated
from tests.every import every_language
from tests.games.terraforming_mars.tables import KIM, STANLEY, company, money, refused, rich, table
from tests.games.terraforming_mars.test_long_hand import match_at

NAMES: Final = ("Kim", "Stanislaw Lem", "Robinson", "Zoë", "Ursula K. Le Guin")
ROOMS: Final = tuple(Room(width, height) for width in (24, 36, 44, 54) for height in (3, 6, 12, 24, 48))

every_table = pytest.mark.parametrize("seats", GAME.seats)


def spoken(language: str = "en") -> Words:
    """Return the words of five players."""
    return words_for(language, GAME.key, NAMES)


def colours(depth: Depth = Depth.FULL) -> Palette:
    """Return a palette with the game's own colours."""
    return palette(depth).with_tokens(SHOW.tokens(depth))


@cache
def states(seats: int) -> tuple[State, ...]:
    """Play a match at random, with all cards; keep every twelfth table."""
    return tuple(_played(seats, seats))[::12]


def _played(seats: int, seed: int) -> Iterator[State]:
    options, random = Options(corporate_era=True, draft=seed % 2 == 0), Random(seed)
    match: Match[State] = start(GAME, options, [Player(NAMES[n], n) for n in range(seats)], seed)
    while not match.over and match.at < 240:
        match = match.play(random.choice([*legal(GAME, match.state)]))
        yield match.state


def choices(state: State) -> list[Choice]:
    """List all that may be chosen, and all that a seat holds or is shown."""
    seat = state.to_move
    viewer = CHANCE if seat is None else seat
    view = GAME.view(state, viewer)
    held = SHOW.hand(view, viewer) if viewer != CHANCE else ()
    return list(dict.fromkeys(map(choice_of, (*legal(GAME, state), *SHOW.offers(view), *held))))


def card(state: State, move: Move, language: str = "en", depth: Depth = Depth.FULL) -> Drawn:
    """Draw a move as a card."""
    drawn = card_of(SHOW, state, choice_of(move), spoken(language), colours(depth))
    assert drawn is not None
    return drawn


def lines(block: Sequence[Text]) -> list[str]:
    """Write a block as text."""
    return [line.plain.rstrip() for line in block]


@every_language
def test_every_card_of_the_box_can_be_read_in_full(language: str) -> None:
    state = table(rich(), company())
    for move in (*map(mv.PlayCard, CARDS), *map(mv.ChooseCorporation, CORPORATIONS)):
        drawn = card(state, move, language)
        assert drawn.tags is not None
        assert drawn.text
        whole = framed(drawn, Frame("1"), 44, 20, colours())
        assert {line.cell_len for line in whole} == {44}
        assert not any("…" in line.plain for line in whole[1:]), drawn.name


@every_table
def test_tracks_are_cut_nowhere_in_the_rooms_of_the_table(seats: int) -> None:
    for state in states(seats)[::6]:
        view = GAME.view(state, CHANCE)
        for room in (Room(44, 14), Room(54, 24), Room(24, 9)):
            assert not any("…" in line for line in lines(shared_in(SHOW, view, spoken(), colours(), room)))


@pytest.mark.parametrize(
    ("columns", "rows", "said"), [(52, 11, "building A11 B11"), (24, 12, "building A11B11")]
)
def test_tags_of_all_are_told_by_whole_names_where_no_seat_has_room_for_its_own(
    columns: int, rows: int, said: str
) -> None:
    owned = " ".join([card for card, facts in CARDS.items() if not facts.is_event][:22])
    view = GAME.view(table(*[company(tableau=owned)] * 5), CHANCE)
    told = lines(SHOW.seats(view, spoken(), colours(), Room(columns, rows)))
    assert any(said in line.replace("\N{NO-BREAK SPACE}", " ") for line in told)
    names = {spoken().name(tag) for tag in Tag}
    assert set(re.findall(r"([A-Za-z]{2,})\W?A\d", " ".join(told))) <= names


@every_language
def test_of_two_seats_every_kind_of_tag_is_told(language: str) -> None:
    owned: dict[Tag, Card] = {}
    for facts in CARDS.values():
        if not facts.is_event and len(facts.tags) == 1:
            owned.setdefault(facts.tags[0], facts.id)
    kinds = [*owned][:8]
    view = GAME.view(table(*[company(tableau=" ".join(owned[tag] for tag in kinds))] * 2), CHANCE)
    told = " ".join(lines(SHOW.seats(view, spoken(language), colours(), Room(44, 8))))
    for tag in kinds:
        assert re.search(rf"{spoken(language).name(tag)}\sA\d\s?B\d", told), tag


def test_the_signs_of_tiles_are_in_the_legend_and_none_is_taken_for_a_line() -> None:
    assert [entry.sign for entry in SHOW.legend if "\u2500" <= entry.sign <= "\u257f"] == []
    assert {sign.short for sign in TILE_SIGNS.values()} <= {
        part for entry in SHOW.legend for part in (*entry.sign.split(), *entry.sign, entry.sign * 3)
    }


def test_cards_have_the_colour_of_their_kind_at_every_depth() -> None:
    kinds = {"asteroid": "card.event", "mine": "card.automated", "birds": "card.active"}
    for depth in Depth:
        for name, token in kinds.items():
            assert card(table(rich(hand=name)), mv.PlayCard(Card(name)), depth=depth).colour == token


def test_a_card_tells_its_price_tags_and_how_it_is_best_paid() -> None:
    state = table(company(hand="deep-well-heating", stock={"megacredits": 12, "steel": 3}), company()).ask(
        TakeAction(KIM, 0)
    )
    drawn = card(state, mv.PlayCard(Card("deep-well-heating")))
    assert (drawn.name, drawn.price, drawn.colour) == ("Deep Well Heating", "13 M€", "card.automated")
    assert drawn.tags is not None
    assert drawn.tags.plain == "power building · automated"
    assert drawn.text == (
        "Production: energy +1.",
        "Temperature +1 step.",
        "You can pay 7 M€ and 3 steel (2 M€ each).",
        "Builder: 1 of 8 building tags with it.",
    )


def test_a_card_counts_what_it_would_give_now_its_own_tags_too() -> None:
    state = table(company(hand="insects", tableau="trees"), company())
    assert card(state, mv.PlayCard(Card("insects"))).text == (
        "Raise your plant production by 1 for each plant tag you have. Now that is 1.",
    )


def test_a_card_on_offer_says_by_a_mark_whether_it_could_be_played() -> None:
    state = table(company(hand="trees colonizer-training-camp", stock=money(50)), company())
    assert "✗ Needs −4 °C or warmer (now −30)." in card(state, mv.BuyCard(Card("trees"))).text
    camp = card(state, mv.BuyCard(Card("colonizer-training-camp"))).text
    assert "✓ Needs 5% oxygen or less (now 0%)." in camp


def test_a_corporation_tells_all_and_which_cards_cost_less_with_it() -> None:
    seat = company("", choices=(Corporation("thorgate"),), offer=(Card("mine"), Card("power-plant")))
    state = table(seat.but(corporation=None), company()).but(phase=Phase.SETUP)
    drawn = card(state, mv.ChooseCorporation(Corporation("thorgate")))
    assert drawn.colour == "card.corporation"
    assert drawn.text[0] == "You begin with 48 M€ and 1 energy production."
    assert drawn.text[-1] == "Cheaper with it: Power Plant (1 M€)."


def test_a_milestone_and_an_award_show_everybodys_standing() -> None:
    state = table(company(tableau="mine"), company("teractor"), company())
    builder = card(state, mv.ClaimMilestone(Milestone.BUILDER))
    assert builder.tags is not None
    assert builder.tags.plain == "milestone · 5 points"
    assert builder.text[0] == "Now: Kim 1, Stanislaw Lem 0 and Robinson 0."
    # The reason why it cannot be claimed says it.
    assert not any(one.startswith("You need") for one in builder.text)
    rated = card(table(company(rating=36), company()), mv.ClaimMilestone(Milestone.TERRAFORMER)).text
    assert rated[0] == "You need a rating of 35; yours is 36."
    landlord = card(state, mv.FundAward(Award.LANDLORD)).text
    assert landlord[-1] == "At the end the first earns 5 points and the second 2, no matter who funded it."
    two = card(table(company(), company()), mv.FundAward(Award.LANDLORD)).text
    assert two[-1] == "At the end the leader earns 5 points, no matter who funded it."


def test_a_project_tells_the_bonus_of_the_next_step_and_that_the_goal_is_reached() -> None:
    state = table(company(stock=money(50)), company()).but(temperature=-26)
    asteroid = mv.DoProject(Project.ASTEROID)
    bonus = "The step to −24 brings a bonus: raise your heat production by 1."
    assert bonus in card(state, asteroid).text
    hot = card(state.but(temperature=8), asteroid).text
    assert "The goal is reached: no more steps, and no more rating for it." in hot
    assert len(card(state, mv.DoProject(Project.CITY)).picture) == 3


def test_boards_show_points_production_what_the_rating_brings_and_cubes_with_used_actions() -> None:
    seat = company(
        "ecoline", tableau="birds mine", cubes={"birds": 2}, stock={"megacredits": 12}, used=(Card("birds"),)
    )
    board = lines(SHOW.seats(table(seat, company()), spoken(), colours(), Room(54, 40)))
    assert board[0] == "▶ A  Kim  Ecoline                            22 points"
    assert board[3].split() == ["makes", "+0", "+0", "+0", "+0", "+0", "+0"]
    assert "     rating 20 (+20\u00a0M€) · steel 2\u00a0M€ · titanium 3\u00a0M€ ·" in board
    assert "     Birds ● 2, Mine" in board


@pytest.mark.parametrize(("columns", "rows"), [(44, 7), (44, 13), (60, 30), (24, 9)])
def test_what_is_written_behind_a_stock_is_production_in_every_form(columns: int, rows: int) -> None:
    seat = company("ecoline", stock={"megacredits": 12}, production={"megacredits": 3, "steel": 1}, rating=31)
    board = " ".join(lines(SHOW.seats(table(seat, seat), spoken(), colours(), Room(columns, rows))))
    assert "43" not in board.replace("+34", "43").split()
    assert re.search(r"12\+3|\+3 +\+1", board)
    assert "+34" not in board


def test_two_short_lines_of_a_seat_and_the_tags_of_all_tell_all_that_is_open() -> None:
    seat = company("ecoline", tableau="birds mine", stock={"megacredits": 12, "heat": 3}, rating=31)
    board = lines(SHOW.seats(table(seat, seat), spoken(), colours(), Room(24, 8)))
    assert board[0].split() == ["▶", "A", "Kim", "31", "TR", "31", "€12+0"]
    assert board[1].split() == ["■0+0★0+0♣0+0E0+0H3+0"]
    told = " ".join(board[4:]).replace("\N{NO-BREAK SPACE}", " ").split()
    worth, tags = told[:4], told[4:]
    assert worth == ["A", "7♣→♣♣", "B", "7♣→♣♣"]
    assert tags == ["Tags", "building", "A1B1", "plant", "A1B1", "animal", "A1B1"]


def test_tracks_mark_what_is_reached_and_the_bonus_steps() -> None:
    view = table(company(), company(), placed="ocean@A2").but(temperature=-26, oxygen=2)
    block = lines(shared_in(SHOW, view, spoken(), colours(), Room(44, 4)))
    assert block[:3] == [
        "Degrees −30 ■■■h·h·········≈···· +8 −26 °C",
        "Oxygen    0 ■■■·····T······ 14          2%",
        "Oceans    0 ■········ 9             1 of 9",
    ]


def test_alone_the_generations_left_and_what_is_to_be_done_are_told() -> None:
    view = table(company()).but(generation=3)
    block = lines(shared_in(SHOW, view, spoken(), colours(), Room(44, 20)))
    at = block.index("Generation 3 of 14")
    assert block[at : at + 4] == [
        "Generation 3 of 14",
        "19 steps of temperature to go",
        "14 steps of oxygen to go",
        "9 oceans to go",
    ]


def test_milestones_that_nobody_can_have_any_more_are_told_in_a_line_and_awards_go_on() -> None:
    taken = tuple((milestone, KIM) for milestone in (Milestone.MAYOR, Milestone.GARDENER, Milestone.BUILDER))
    view = table(company(), company()).but(milestones=taken)
    told = [line.plain.strip() for line in prize_table(view, spoken(), colours(), told=True)]
    assert told[:2] == ["Milestones, none left", "Mayor  A   Gardener  A   Builder  A"]
    assert len(told) == 2 + 1 + len(Award)
    assert not any("Terraformer" in line for line in told)


@every_language
def test_no_name_of_a_hand_that_is_scrolled_is_cut_in_the_smallest_window(language: str) -> None:
    held = " ".join([*CARDS][:40:3])
    desk = opened(seated(match_at(table(company(hand=held, stock={"megacredits": 9}), company())), language))
    lines = [
        line.plain for one in panels.hand(desk, ink_of(GAME.key, 2), Room(80, 3)) for line in one.face.lines
    ]
    assert len(lines) >= 14
    assert not [line for line in lines if "…" in line]
    assert all("M€" in line for line in lines)


def test_patents_are_numbered_while_one_must_be_sold_and_ticked_after_that() -> None:
    held = " ".join([*CARDS][:40:2])
    for sold, numbered in ((0, True), (1, False)):
        view = table(company(hand=held), company()).ask(WhichPatent(KIM, sold))
        desk = opened(seated(match_at(view)))
        assert [entry.kind for entry in desk.listed if isinstance(entry, Choice)][:20] == [mv.SellCard] * 20
        assert bool(marks(desk)) is numbered
        assert may_be_ticked(desk, choice_of(mv.SellCard(Card(held.split()[0])))) is not numbered


def test_what_a_card_lacks_is_told_at_a_turn_by_why_it_may_not_be_played_and_else_by_the_card() -> None:
    for megacredits in (0, 40):
        state = table(company(hand="lichen", stock=money(megacredits)), company())
        play = mv.PlayCard(Card("lichen"))
        assert not any("Needs −24 °C" in sentence for sentence in card(state, play).text)
        assert isinstance(refused(state, "play lichen"), ParameterTooLow)
        assert card(state.answered().ask(BuyCards(KIM, 3)), play).text[0].startswith("✗ Needs −24 °C")


def test_a_way_of_an_action_tells_itself_and_nothing_that_it_does_not_do() -> None:
    kim = company(tableau="nitrite-reducing-bacteria", cubes={"nitrite-reducing-bacteria": 6})
    ways = [mv.UseCardAction(Card("nitrite-reducing-bacteria"), option) for option in (1, 2)]
    assert [card(table(kim, company()), way).text for way in ways] == [
        ("Action: put 1 microbe on this card.", "On it: 6 microbes."),
        (
            "Action: remove 3 microbes from this card, then raise your terraform rating by 1.",
            "On it: 6 microbes.",
        ),
    ]


def test_whoever_goes_on_alone_reads_that_the_others_have_passed() -> None:
    for passed, said in ((False, "1st action of 2"), (True, "everybody else has passed")):
        view = table(company(), company(passed=passed)).ask(TakeAction(KIM, 0))
        assert heading_of(SHOW, view, spoken(), 100).endswith(said)


def test_what_heat_adds_to_the_money_for_cards_is_named() -> None:
    offer = tuple(map(Card, ("comet", "mine")))
    for corporation, said in (("helion", "of 25, heat included;"), ("teractor", "of 20;")):
        kim = company(corporation, stock={"megacredits": 20, "heat": 5}, offer=offer)
        view = table(kim, company()).ask(BuyCards(KIM, 3))
        assert said in SHOW.reckoning(view, [mv.BuyCard(offer[0])], spoken())[0]


def test_paying_for_a_card_that_is_bought_is_told_from_paying_for_one_that_is_played() -> None:
    kim = company("helion", stock={"megacredits": 20, "heat": 5}, offer=(Card("mine"),))
    state = play(GAME, table(kim, company()).ask(BuyCards(KIM, 3)), mv.BuyCard(Card("mine"))).state
    assert asked_there(SHOW, state, spoken()) == "How do you pay 3 M€ for buying Mine?"
    playing = table(company("helion", stock={"megacredits": 20, "heat": 5}, hand="mine"), company())
    state = play(GAME, playing, mv.PlayCard(Card("mine"))).state
    assert asked_there(SHOW, state, spoken()) == "How do you pay 4 M€ for Mine?"


def test_whoever_has_to_begin_with_the_corporation_is_asked_to() -> None:
    for opening, said in (
        (True, "Take the first action that Inventrix asks for"),
        (False, "Take one or two"),
    ):
        view = table(company("inventrix", opening=opening), company())
        assert asked_there(SHOW, view, spoken()).startswith(said)


def test_what_steel_and_titanium_can_pay_of_the_cards_is_told_apart() -> None:
    offer = tuple(map(Card, ("comet", "mine", "steelworks")))  # 21 M€ in space, 4 and 15 of buildings
    bought = [mv.BuyCard(card) for card in offer]
    kim = company("teractor", stock={"megacredits": 20, "steel": 4, "titanium": 30}, offer=offer)
    [said] = SHOW.reckoning(table(kim, company()).ask(BuyCards(KIM, 3)), bought, spoken())
    assert said.endswith("playing all: 40 M€, steel pays 8, titanium pays 21")
    dealt = company(choices=(Corporation("interplanetary-cinematics"),), offer=offer)
    view = table(dealt, company()).but(phase=Phase.SETUP).ask(WhichCorporation(KIM))
    [said] = SHOW.reckoning(view, bought, spoken())
    assert said.endswith("= 21; playing all: 40 M€, steel pays 19")


def test_a_pass_names_what_cannot_wait_and_nothing_that_can() -> None:
    def left(*companies: Company, **more: Any) -> Sequence[str] | None:
        return SHOW.given_up(table(*companies, **more), spoken())

    assert left(company(hand="comet mine", stock=money(50)), company()) == []
    assert left(company(tableau="steelworks", stock={"energy": 4}), company()) == [
        "Not used in this generation: Steelworks."
    ]
    full = company(stock={"plants": 8, "heat": 8})
    assert left(full, company()) == [
        "You have plants enough for a greenery.",
        "You have heat enough to raise the temperature.",
    ]
    assert left(full, company(), temperature=8) == ["You have plants enough for a greenery."]
    oceans = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6"
    last = {"placed": oceans, "temperature": 8, "oxygen": 14}
    assert left(company(hand="comet", stock={"heat": 8}), company(), **last) == []
    funded = tuple((award, KIM) for award in [*Award][:3])
    assert left(company(hand="comet", stock=money(11)), company(), awards=funded, **last) == [
        "Still possible: Standard project: Power Plant."
    ]
    assert left(company(stock=money(8), rating=35), company()) == ["You can claim Terraformer."]


def test_the_heading_names_the_phases_as_far_as_there_is_room() -> None:
    view = table(company(), company()).but(generation=4, phase=Phase.ACTIONS).ask(TakeAction(STANLEY, 1))
    said = [heading_of(SHOW, view, spoken(), width) for width in (80, 66, 45, 34, 26, 20)]
    assert said == [
        "generation 4   research ✓ ▸ ACTIONS ▸ production ▸ next   2nd action of 2",
        "generation 4   research ✓ ▸ ACTIONS ▸ production   2nd action of 2",
        "generation 4   ACTIONS   2nd action of 2",
        "gen 4   ACTIONS   2nd action of 2",
        "generation 4   ACTIONS",
        "gen 4   ACTIONS",
    ]


@every_language
def test_the_heading_of_the_last_generation_says_so(language: str) -> None:
    placed = " ".join(f"ocean@{at}" for at in ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6"])
    goals = table(company(), company(), placed=placed, temperature=8, oxygen=14).but(generation=9)
    words = spoken(language)
    last, other = (heading_of(SHOW, view, words, 120) for view in (goals, goals.but(temperature=6)))
    assert words("stage-generation", generation=9, place="last") in last
    assert last.count(words("stage-ending")) == 1
    assert words("stage-ending") not in other
    assert words("stage-next") in other


def test_the_last_greeneries_promise_no_more_plants() -> None:
    view = table(company(stock={"plants": 9}, production={"plants": 2}), company())
    said = [" ".join(card(now, mv.ConvertPlants()).text) for now in (view, view.but(phase=Phase.ENDING))]
    assert ["each generation brings 2 more" in one for one in said] == [True, False]


def test_V_A_2_4_a_loss_of_money_says_what_the_rating_brings_again() -> None:
    victim = company(stock={"megacredits": 5, "steel": 2}, production={"megacredits": 6}, rating=26)
    view = table(company(), victim).answered()
    kinds = (Resource.MEGACREDITS, Resource.STEEL)
    losses = [view.ask(WhichLoss(KIM, kind, 3, Card("hired-raiders"))) for kind in kinds]
    money_said, steel_said = (" ".join(card(loss, mv.TakeFrom(STANLEY, 2)).text) for loss in losses)
    assert "Stanislaw Lem has 5 M€; you can take up to 3." in money_said
    assert "Stanislaw Lem has 2 steel; you can take up to 2." in steel_said
    assert "Stanislaw Lem gets 32 more per generation" in money_said
    assert "Stanislaw Lem gets no more of it" in steel_said


def test_a_tile_is_drawn_with_what_it_earns_and_where_its_card_wants_it() -> None:
    state = play(GAME, table(rich(hand="mohole-area"), company()), mv.PlayCard(Card("mohole-area"))).state
    drawn = card(play(GAME, state, mv.Pay(20, 0, 0, 0)).state, mv.Place(Area.parse("a2")))
    assert drawn.name == "The Mohole Area"
    assert drawn.text[0] == "Place the Mohole Area on an area that is reserved for oceans."
    assert len(drawn.picture) == 3
    assert "Mohole" in drawn.picture[1].plain


def test_parts_of_a_line_that_have_no_room_are_left_out_whole_and_names_are_counted() -> None:
    said, words = [Text("TR 20 Ecoline"), Text("hand 4 · 2 events"), Text()], words_for("en", GAME.key)
    assert [line.plain for line in below_in(1, said, 26, 2, words)] == ["  TR 20 Ecoline · hand 4 …"]
    assert [line.plain for line in below_in(1, said, 12, 2, words)] == ["  TR 20 …"]
    said = [Text("TR 20 Ecoline"), Text("hand 4"), Text("Pets ○ 2, Mine, Ants")]
    assert below_in(2, said, 30, 2, words)[1].plain == "  hand 4 · Pets ○ 2, 2 more"
    assert below_in(2, said, 26, 2, words)[1].plain == "  hand 4 · 3 cards in play"
    assert below_in(2, said, 14, 2, words)[1].plain == "  hand 4 …"
    assert below_in(1, said, 27, 2, words)[0].plain == "  TR 20 Ecoline · hand 4 …"
    assert below_in(1, said, 25, 2, words)[0].plain == "  TR 20 Ecoline · hand 4"
    assert below_in(1, said, 20, 2, words)[0].plain == "  TR 20 Ecoline …"
    said = [Text("hand 4 · greenery for 7 plants"), Text("Pets ○ 2, Mine")]
    assert below_in(1, said, 30, 2, words)[0].plain == "  hand 4 · 3 more"
