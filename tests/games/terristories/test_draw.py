"""The table of TerriStories on the screen."""

from boardkit.core import choice_of
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.draw.scene import Manner, inscription
from boardkit.draw.shapes import Size
from boardkit.games.terristories.box.things import Character, Index, ProjectCard
from boardkit.games.terristories.rules.model import Council, Offer, State
from boardkit.games.terristories.rules.moves import (
    BuyZone,
    CallCouncil,
    ClaimVictory,
    MoveIndividual,
    Pay,
    UsePower,
)
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import ClaimObjective, Develop, Finance, PayWages
from boardkit.games.terristories.rules.view import view
from boardkit.games.terristories.show.cards import offers
from boardkit.games.terristories.show.drawing import face, seat_line
from boardkit.games.terristories.show.map import in_words, picture
from boardkit.games.terristories.show.shared import side, tracks
from boardkit.games.terristories.show.words import laid_open
from boardkit.text import words_for
from tests.every import every_language, with_each
from tests.games.terristories.board import A, B, C, D, card, place, table

WORDS = words_for("en", "terristories", ["Ada", "Bela", "Chen", "Dana"])
PALETTE = match_palette("terristories", (0, 1, 2), Depth.FULL)
TURBINE = ProjectCard("entrepreneur_01")


def beside(state: State) -> str:
    """Read what stands beside the map."""
    return "\n".join(line.plain for line in side(state, WORDS, PALETTE))


def lines(state: State, at: str) -> tuple[str, ...]:
    """Read what a territory shows."""
    return picture(state).looks[place(at)].lines


def test_a_territory_shows_terrain_cubes_individuals_zones_and_tokens() -> None:
    state = table("P3ABa2c1 W0 M9", cards=((card("farmer_04", "a1"),),))
    assert lines(state, "a1") == ("∴3/7", "☺A2C1", "⌂AB·", "+1")
    assert lines(state, "b1") == ("≋╳0/4", "", "⌂·")
    assert lines(state, "c1") == ("▲9/9", "", "⌂··")


def test_a_large_territory_says_in_words_what_it_holds() -> None:
    state = table("P3ABa2c1 W0 M9", cards=((card("farmer_04", "a1"),),))
    looks = in_words(state, picture(state), WORDS).looks
    told = "∴ plain", "3 of 7 cubes", "zones AB·", "individuals A2C1", "one token"
    assert tuple(said.strip() for said in looks[place("a1")].full) == told
    assert looks[place("b1")].full[0] == "╳ sterile marsh"
    assert len({tuple(map(len, look.full)) for look in looks.values()}) == 1
    (largest,) = (shape for shape in {tile.shape for tile in picture(state).board.layout(Size.XXL).tiles})
    assert [piece.text.strip() for piece in inscription(largest, looks[place("a1")], Manner())] == [*told]


def test_a_crowd_is_written_shorter() -> None:
    assert lines(table("P7a1b1c1d2", seats=4), "a1")[1] == "☺ABCD2"


def test_a_small_territory_says_zones_and_individuals_in_one() -> None:
    assert picture(table("P3ABa2c1")).looks[place("a1")].brief == ("∴3/7", "A2Bc1", "")


def test_without_colours_a_territory_that_has_just_changed_still_says_all() -> None:
    state = table("P2Dd2", cards=((card("farmer_04", "a1"),),), seats=4)
    look = picture(state).looks[place("a1")]
    (small,) = (shape for shape in {tile.shape for tile in picture(state).board.layout(Size.L).tiles})
    said = "".join(piece.text for piece in inscription(small, look, Manner("{}", "**", padding=True)))
    assert said == "∴2/7* ☺D2 *⌂D··+1"


def test_the_base_shows_three_tracks_with_their_markers() -> None:
    assert beside(table(indices=(-3, 0, 8))).splitlines()[:3] == [
        "Soc ■·········◇··· −3/7 pay+1",
        "Eco ■■■■······◇··· 0/7",
        "Env ■■■■■■■■■■◆■·· 8/7 rain+1",
    ]


def test_the_ribbon_names_the_phase_and_the_ambassador() -> None:
    assert beside(table(phase=4)).splitlines()[3] == "⚑ A  1 2 3 4 hazard  5 6"


def test_a_project_on_offer_shows_who_pays_what() -> None:
    shown = beside(table("P7", Finance(A), phase=2, offers=(None, None, Offer(TURBINE, (1, 0, 1)))))
    assert " C  2/2 Wind turbine A1 C1" in shown


def test_a_council_shows_votes_and_then_pledges() -> None:
    voting = Council(A, (Index.ECONOMY, None, Index.SOCIETAL), (0, 0, 0))
    assert "Votes: A Eco C Soc" in beside(table(council=voting))
    paying = Council(A, (Index.ECONOMY,) * 3, (1, 0, 0), Index.ECONOMY)
    assert "Economy 1/3 A1" in beside(table(council=paying))


def test_a_profile_and_its_progress_are_for_its_own_eyes() -> None:
    state = table(cubes=(9,)).with_tableau(A, character=Character("commercial_farmer"))
    assert " A  Commercial farmer: Eco 0/8, cubes 9/10" in beside(view(state, A))
    assert "Commercial" not in beside(view(state, B))


def test_cards_before_a_seat_say_what_is_kept_and_where_tokens_are() -> None:
    cards = (card("farmer_04", "a1"), card("farmer_17", stocked=True))
    assert " A  Careful irrigation (a1), Back under the plough (kept)" in beside(table(cards=(cards,)))


def test_a_seat_shows_its_role_and_what_it_has() -> None:
    state = table("P7Aa2 M9Aa1", cards=((card("farmer_09"),),))
    assert seat_line(state, A, WORDS) == "Farmer ■6  ☺3 ⌂2 ✿1"


@with_each(
    "asked, shown",
    [
        (Develop(A), {MoveIndividual, BuyZone, UsePower}),
        (PayWages(A, 3), {Pay}),
        (ClaimObjective(A), {ClaimVictory}),
    ],
)
def test_what_a_question_is_about_is_shown_though_refused(asked: Develop, shown: set[type]) -> None:
    assert shown <= {type(move) for move in offers(table("P7Aa2", asked))}


def test_a_first_game_shows_no_power() -> None:
    moves = offers(table("P7Aa2", Develop(A), options=Options(basic=True)))
    assert UsePower not in {type(move) for move in moves}


def test_a_purchase_tells_its_price() -> None:
    state = table("P7Aa2", Develop(A), cards=((card("farmer_16"),),))
    zone, council = choice_of(BuyZone(place("a1"))), choice_of(CallCouncil(Index.ECONOMY))
    assert face(state, zone, WORDS, PALETTE).lines[0].plain == "Zone ■3"
    assert face(state, council, WORDS, PALETTE).lines[0].plain == "Council Eco ■3"


def test_what_lies_open_tells_where_planet_and_mission_are_from() -> None:
    assert laid_open(table("P7"), A, WORDS)[-4:] == [
        "Planet Tuto, one star.",
        "Known from the rulebook or from public pages, in part; the rest is ours.",
        "Mission Tuto, one star: societal 7, economy 7, environment 7.",
        "As printed.",
    ]


def test_a_tableau_tells_power_profile_and_projects() -> None:
    cards = (card("farmer_04", "a1"), card("farmer_17", stocked=True))
    state = table(cards=(cards,)).with_tableau(A, character=Character("smallholder"), power=False)
    told = laid_open(view(state, A), A, WORDS)
    assert "This power has been used." in told
    assert "Its token stands on a1." in told
    assert "It is kept in stock." in told
    assert any("Smallholder" in line for line in told)
    assert not any("Smallholder" in line for line in laid_open(view(state, B), A, WORDS))


def test_a_power_tells_what_it_does_where_no_land_is_sterile() -> None:
    told = laid_open(table(seats=4), D, WORDS)
    assert "Turn a sterile territory fertile, with 4 cubes." in told
    assert "If there is none, add 4 cubes to a territory." in told


def test_nothing_stands_beside_the_map_before_there_is_a_planet() -> None:
    assert beside(table(land={})) == ""
    assert C not in picture(table(land={})).looks


@with_each("language", ["en", "fr"])
@with_each("width", range(70, 100, 2))
def test_what_projects_make_of_the_indices_is_whole_where_it_is_told(language: str, width: int) -> None:
    words = words_for(language, "terristories", ["Ada", "Bela", "Chen", "Dana"])
    state = table("P7", Finance(A), phase=2, offers=(None, None, Offer(TURBINE, (1, 0, 1))))
    for line in tracks(state, words, PALETTE, width, notes=False):
        assert line.cell_len <= width
        assert words("track-foretold", paid="0", every="0").split()[0] in line.plain


@every_language
def test_a_territory_says_with_words_what_it_holds_where_it_is_large_enough(language: str) -> None:
    words = words_for(language, "terristories", ("Ada", "Bela", "Chen"))
    state = table("P7Aa2 M9")
    looks = in_words(state, picture(state), words).looks
    look = looks[place("a1")]
    assert look.worded[0] == f"∴ {words('map-cubes-brief', cubes=7, most=7)}"
    assert look.worded[1] == f"{words('map-people-brief')} A2"
    size = sorted(picture(state).board.sizes, key=list(Size).index)[-2]
    shapes = {tile.shape for tile in picture(state).board.layout(size).tiles}
    said = "".join(piece.text for shape in shapes for piece in inscription(shape, look, Manner("{}", "**")))
    assert words("map-people-brief") in said
