"""The table of Terraforming Mars as it is drawn and told."""

from boardkit.core import Move, choice_of, kebab
from boardkit.draw.blocks import Room
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Chip, Look, Marks
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.shapes import Size
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import GROUNDS
from boardkit.games.terraforming_mars.box.things import (
    HIDDEN,
    Area,
    Award,
    Card,
    Corporation,
    Milestone,
    Project,
    TileKind,
)
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.moves import (
    BuyCard,
    ChooseCorporation,
    ClaimMilestone,
    DoProject,
    FundAward,
    Pass,
    Pay,
    Place,
    PlayCard,
    TakeFrom,
    UseCardAction,
)
from boardkit.games.terraforming_mars.rules.questions import WhereClaim, WherePlace
from boardkit.games.terraforming_mars.show import SHOW, shared
from boardkit.games.terraforming_mars.show.map import BOARD
from boardkit.text import Words, words_for
from tests.every import every_language, with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, company, money, rich, table


def english() -> Words:
    """Return English words for three players."""
    return words_for("en", GAME.key, ["Kim", "Stanley", "Robinson"])


def colours(depth: Depth = Depth.FULL) -> Palette:
    """Return a palette with the game's own colours."""
    return palette(depth).with_tokens(SHOW.tokens(depth))


def look(state: State, at: str, ghost: Move | None = None) -> Look:
    """Return what an area shows."""
    return SHOW.map(state, ghost).looks[Area.parse(at)]


def face(state: State, move: Move) -> list[str]:
    """Draw a choice, as text without the blanks at the ends."""
    shown = SHOW.face(state, choice_of(move), english(), colours())
    return [line.plain.rstrip() for line in shown.lines]


def told(state: State, move: Move) -> str:
    """Tell a choice."""
    return "\n".join(SHOW.inspect_choice(state, choice_of(move), english()))


def beside(state: State) -> list[str]:
    """Write beside the map, where that is narrow, what the seat that plays has."""
    return [line.plain.rstrip() for line in shared.stock(state, english(), colours(), Room(24, 9))]


def test_the_map_has_61_areas_and_two_off_mars() -> None:
    places = geometry(BOARD, Size.M).places
    assert places == {*GROUNDS, Area.parse("ganymede"), Area.parse("phobos")}


def test_the_areas_off_mars_lie_in_the_corners_and_cost_no_room() -> None:
    plan = geometry(BOARD, Size.S)
    assert (plan.columns, plan.lines) == (55, 19)
    assert plan.tile_at(2, 1) == Area.parse("ganymede")
    assert plan.tile_at(52, 1) == Area.parse("phobos")
    assert plan.tile_at(9, 1) is None


def test_areas_show_what_is_printed_on_them() -> None:
    state = table(company())
    assert look(state, "a1") == Look("terrain.land", ("2 ■",), short="2 ■")
    assert look(state, "a2") == Look("terrain.reserved", ("≈ ≈", "2 ■"), short="≈2■")
    assert look(state, "c1") == Look("mars.volcano", ("▲", "1 □"), short="▲1□")
    assert look(state, "d1") == Look("mars.volcano", ("▲", "♣ ★"), short="▲♣★")
    assert look(state, "e3") == Look("mars.noctis", ("Noctis", "2 ♣"), short="N2♣", brief=("N", "2 ♣"))
    assert look(state, "ganymede") == Look("mars.orbit", ("G",), short="G")


def test_tiles_hide_the_print_and_show_their_owner() -> None:
    state = table(company(), company(), placed="ocean@A2 city@C4=1 mohole_area@E4=0")
    assert look(state, "a2") == Look("terrain.water", ("≈ ≈ ≈", "≈ ≈"), short="≈≈≈")
    assert look(state, "c4") == Look("terrain.town", ("⌂",), Chip("B", "owner.1"), short="⌂")
    assert look(state, "e4") == Look("mars.special", ("M",), Chip("A", "owner.0"), short="M")


@every_language
def test_special_tiles_and_moons_have_words_where_there_is_room_and_a_letter_else(language: str) -> None:
    words = words_for(language, GAME.key)
    kinds = [kind for kind in TileKind if kind not in (TileKind.OCEAN, TileKind.GREENERY, TileKind.CITY)]
    areas = [at for at in GROUNDS if not GROUNDS[at].ocean_reserved][: len(kinds)]
    placed = " ".join(f"{kind}@{at}=0" for kind, at in zip(kinds, areas, strict=True))
    state = table(company(), placed=placed)
    shown = SHOW.in_words(state, SHOW.map(state, None), words)
    for at, kind in zip(areas, kinds, strict=True):
        assert shown.looks[at].full == (words(f"tile-word-{kebab(kind)}"),)
        assert shown.looks[at].brief == (shown.looks[at].short,)
    assert shown.looks[Area.parse("ganymede")].lines[0] == "Gany-"
    painted = paint(geometry(BOARD, Size.L), shown.looks, Marks(), colours()).text()
    assert words("tile-word-mohole-area") in painted
    assert "Noctis" in painted


def test_a_claim_shows_its_owner_and_leaves_the_bonus() -> None:
    state = table(company(), company())
    state = state.but(planet=state.planet.claim(Area.parse("d5"), STANLEY))
    assert look(state, "d5") == Look("terrain.land", ("⚑", "2 ♣"), Chip("B", "owner.1"), short="⚑")


def test_a_tile_hovers_where_it_is_about_to_be_placed() -> None:
    at = Area.parse("c4")
    hovering = look(table(company()).ask(WherePlace(KIM, TileKind.GREENERY)), "c4", Place(at))
    assert (hovering.fill, hovering.chip, hovering.ghost) == ("terrain.forest", Chip("A", "owner.0"), True)
    claimed = look(table(company()).ask(WhereClaim(KIM)), "c4", Place(at))
    assert (claimed.lines[0], claimed.ghost) == ("⚑", True)
    assert SHOW.touched(Place(at)) == {at}
    assert SHOW.touched(Pass()) == frozenset()


@with_each("depth", Depth)
@with_each("size", [Size.S, Size.M, Size.XL])
def test_the_map_can_be_painted_at_every_depth(depth: Depth, size: Size) -> None:
    state = table(company(), company(), placed="ocean@A2 city@C4=1 capital@E1=0 nuclear_zone@G3=1")
    canvas = paint(geometry(BOARD, size), SHOW.map(state, None).looks, Marks(), colours(depth))
    assert len(canvas.text().splitlines()) == geometry(BOARD, size).lines


def test_every_sign_on_the_map_has_a_stand_in_of_seven_bits() -> None:
    placed = " ".join(f"{kind}@{at}=0" for kind, at in zip(TileKind, GROUNDS, strict=False))
    state = table(company(), placed=placed)
    state = state.but(planet=state.planet.claim(Area.parse("i1"), KIM))
    for shown in (state, table(company())):
        text = paint(
            geometry(BOARD, Size.L), SHOW.map(shown, None).looks, Marks(), colours(), Tier.ASCII
        ).text()
        assert text.isascii()
        assert "?" not in text


def test_cards_in_hand_tell_cost_tags_and_effects() -> None:
    state = table(rich(hand="comet mars-university predators"))
    assert face(state, PlayCard(Card("comet"))) == ["21€ Comet", "event space", "T+1  ‹≈›  −3♣*"]
    assert face(state, PlayCard(Card("predators")))[1:] == ["O2≥11 animal", "▸−1●animal*→+1●animal…"]


def test_costs_are_shown_after_discounts_with_the_printed_ones() -> None:
    state = table(rich(hand="comet", tableau="earth-catapult"))
    assert face(state, PlayCard(Card("comet")))[0] == "19€(21) Comet"
    assert "It costs you 19 M€ instead of the 21 M€ printed on it." in told(state, PlayCard(Card("comet")))


def test_a_card_that_is_not_seen_has_no_face() -> None:
    state = table(company())
    assert face(state, PlayCard(HIDDEN)) == ["a card"]
    assert told(state, PlayCard(HIDDEN)) == "a card"


def test_no_card_is_wider_than_three_to_a_narrow_row_but_for_its_name() -> None:
    state = table(rich())
    for card in (Card("imported-hydrogen"), Card("viral-enhancers"), Card("advanced-ecosystems")):
        shown = SHOW.face(state, choice_of(BuyCard(card)), english(), colours())
        assert [line.cell_len <= 24 for line in shown.lines[1:]] == [True, True]
        assert shown.lines[-1].cell_len == 24


@every_language
@with_each("seats, promised", [(2, False), (3, True), (5, True)])
def test_VI_B_2_an_award_promises_a_second_prize_to_three_or_more(
    language: str, seats: int, promised: bool
) -> None:
    state = table(*(company() for _ in range(seats)))
    words = words_for(language, GAME.key, [f"P{n}" for n in range(seats)])
    title, _ = SHOW.inspect_choice(state, choice_of(FundAward(Award.BANKER)), words)
    assert title.endswith(("second 2.", "deuxième 2.")) == promised


def test_requirements_are_ticked_off_one_by_one() -> None:
    state = table(rich(hand="advanced-ecosystems", tableau="adapted-lichen"), temperature=-30)
    assert told(state, PlayCard(Card("advanced-ecosystems"))).splitlines()[3:6] == [
        "✓ Requirement: you have a plant tag; now 1.",
        "✗ Requirement: you have a microbe tag; now 0.",
        "✗ Requirement: you have an animal tag; now 0.",
    ]
    consortium = told(state, PlayCard(Card("asteroid-mining-consortium")))
    assert "✓ Requirement: your titanium production" in consortium


def test_a_requirement_that_may_be_missed_by_some_steps_is_ticked() -> None:
    card = PlayCard(Card("farming"))
    assert "✗ Requirement: the temperature is +4 °C or higher; now 0." in told(
        table(rich(hand="farming"), temperature=0), card
    )
    assert "✓ Requirement: the temperature is +4 °C or higher; now 0." in told(
        table(rich("inventrix", hand="farming"), temperature=0), card
    )


def test_other_choices_have_faces_and_sentences() -> None:
    state = table(rich("thorgate", tableau="regolith-eaters", cubes={"regolith-eaters": 3}), rich())
    assert face(state, DoProject(Project.POWER_PLANT)) == ["8€ Power Plant", "[+1E]"]
    assert face(state, ClaimMilestone(Milestone.MAYOR)) == ["8€ Mayor 0/3"]
    assert face(state, FundAward(Award.THERMALIST)) == ["8€ Thermalist  A50 B50"]
    assert face(state, UseCardAction(Card("regolith-eaters"), 2)) == ["Regolith Eaters", "▸−2●microbe→O2+1"]
    assert face(state, ChooseCorporation(Corporation("credicor"))) == ["CrediCor", "57€  ≥20€: +4€"]
    assert face(state, Pay(7, 2, 0, 1)) == ["7€  2■  1H"]
    assert "greenery" in face(state.ask(WherePlace(KIM, TileKind.GREENERY)), Place(Area.parse("c4")))[0]
    assert "✗ You need 3 cities; you have 0." in told(state, ClaimMilestone(Milestone.MAYOR))
    assert "On it: 3 microbes." in told(state, UseCardAction(Card("regolith-eaters"), 2))
    assert "each brings 1 M€" in told(state, DoProject(Project.SELL_PATENTS))
    assert "Kim 50 and Stanley 50" in told(state, FundAward(Award.THERMALIST))


def test_a_turn_offers_what_cannot_be_done_too() -> None:
    state = table(company(hand="comet", tableau="regolith-eaters"), company(), awards=((Award.MINER, KIM),))
    offered = SHOW.offers(state)
    wanted = [
        PlayCard(Card("comet")),
        UseCardAction(Card("regolith-eaters"), 2),
        DoProject(Project.CITY),
        Pass(),
    ]
    assert [move for move in wanted if move not in offered] == []
    assert [move.award for move in offered if isinstance(move, FundAward)] == list(Award), (
        "all keep their numbers"
    )
    assert GAME.refusal(state, FundAward(Award.MINER)) is not None
    assert not any(isinstance(move, ClaimMilestone | FundAward) for move in SHOW.offers(table(company())))


def test_what_is_taken_from_others_is_listed_before_what_a_seat_would_take_from_itself() -> None:
    state = table(company(hand="asteroid", stock=money(14, plants=2)), company(stock={"plants": 1}))
    asked = after(state, "play asteroid")
    assert SHOW.offers(asked) == [TakeFrom(STANLEY, 1), TakeFrom(KIM, 2), TakeFrom(KIM, 1)]


def test_the_stock_of_who_plays_is_told_where_the_boards_of_many_do_not() -> None:
    first = company(stock=money(31, heat=4), production={"energy": 2, "megacredits": -1})
    state = table(first, company(), company(), company())
    assert beside(state) == [" A   €  ■  ★  ♣  E  H", "    31  0  0  0  0  4", " +  −1  0  0  0  2  0"]
    assert not beside(table(first, company()))


def test_headings_and_seats_say_where_we_are() -> None:
    state = table(company(hand="comet ants", stock=money(7), rating=24, passed=True), company())
    assert SHOW.heading(state, english()) == "Generation 1 · action 1 of 2"
    assert SHOW.heading(state.but(pile=()), english()) == "Generation 1 · actions"
    ended = state.but(pile=(), phase=Phase.ENDING)
    assert SHOW.heading(ended, english()) == "Generation 1 · the game is over"
    assert SHOW.seat_line(state, KIM, english()) == "TR24   7€  2□–"


def test_numbers_follow_rating_stock_and_production() -> None:
    state = table(company(stock=money(7), production={"heat": 2}, rating=24), company())
    values = {row.name: row.values for row in SHOW.numbers(state)}
    assert values["number-rating"] == (24, 20)
    assert values["number-megacredits"] == (7, 0)
    assert values["production-heat"] == (2, 0)
    assert all(english().knows(name) for name in values)


def test_areas_are_told_with_bonus_and_neighbours() -> None:
    state = table(company(), company(), placed="ocean@A2 greenery@B1=1")
    assert SHOW.inspect(state, Area.parse("a1"), english()) == [
        "A1: land.",
        "The player who places a tile here gains 2 steel.",
        "An ocean lies next to it: the player who places a tile here gains 2 M€.",
        "A greenery lies next to it: a city here earns 1 victory point.",
    ]
    assert (
        SHOW.inspect(state, Area.parse("b1"), english())[1] == "There is a greenery here, owned by Stanley."
    )
    assert SHOW.inspect(state, Area.parse("a2"), english())[1] == "There is an ocean here, owned by nobody."


def test_the_table_is_described_with_every_tile_and_card() -> None:
    state = table(company(tableau="mine"), company(), placed="ocean@A2 city@C4=1")
    told = "\n".join(SHOW.describe(state, english()))
    assert "temperature −30 °C (goal +8 °C), oxygen 0% (goal 14%) and 1 of 9 oceans" in told
    assert "Tiles: A2 an ocean and C4 a city of Stanley." in told
    assert "building (1): Mine." in told
    assert "(0)" not in told
    assert "Without a tag" not in told


def test_the_hand_shows_no_hidden_card() -> None:
    state = table(company(hand="comet"), company(hand="ants virus"))
    assert SHOW.hand(GAME.view(state, KIM), KIM) == (PlayCard(Card("comet")),)
    assert SHOW.hand(GAME.view(state, KIM), STANLEY) == ()
