"""The basin as it is drawn, and what stands beside it."""

import pytest

from boardkit.core import CHANCE, choice_of
from boardkit.draw.blocks import Room
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Chip, Look, Marks
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import needs_of
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import BOARD, RIVERS, Spot
from boardkit.games.water_sharing.box.things import ActionCard, Building, ObjectiveCard, Options, Stage
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.moves import Build, DrawObjective, PlayAction
from boardkit.games.water_sharing.rules.questions import Collect, Generate, HowMuch, WhatToBuild
from boardkit.games.water_sharing.rules.view import view
from boardkit.games.water_sharing.show import SHOW
from boardkit.text import Words, words_for
from tests.draw.test_paint import words
from tests.every import every_language, with_each
from tests.games.water_sharing.basin import A, B, at, dealt, priced, stocked, table

NORMAL = Options()


def english() -> Words:
    return words_for("en", GAME.key, ["Ada", "Béla", "Chen"])


def colours(depth: Depth = Depth.FULL) -> Palette:
    return palette(depth).with_tokens(SHOW.tokens(depth))


def look(state: State, hexagon: Spot) -> Look:
    return SHOW.map(state, None).looks[hexagon]


def beside(state: State, name: str, lines: int) -> list[str]:
    """Read what a need tells in so many lines beside the map."""
    (need,) = (need for need in needs_of(SHOW, state) if need.name == name)
    assert need.told is not None
    return [line.plain.rstrip() for line in need.told(state, english(), colours(), Room(46, lines))]


def test_every_hex_of_the_board_is_drawn() -> None:
    assert SHOW.map(table(), None).looks.keys() == BOARD.keys()


@with_each("river, arrow", [((0, 2), "◎↘"), ((1, 2), "↙"), ((5, 2), "↘"), ((8, 5), "←"), ((9, 4), "↙")])
def test_a_river_shows_which_way_it_flows(river: tuple[int, int], arrow: str) -> None:
    assert look(table(), at(*river)).lines[0] == arrow


def test_a_river_shows_its_cubes_and_changes_colour_with_pollution() -> None:
    state = table(options=NORMAL, water={at(1, 2): 3, at(2, 2): 1}, pollution={at(2, 2): 2, at(3, 1): 1})
    assert look(state, at(1, 2)).lines == ("↙3≈", "")
    assert look(state, at(2, 2)).lines == ("↙1≈", "2■")
    assert look(state, at(3, 1)).lines == ("↘", "1■")
    fills = [look(state, hexagon).fill for hexagon in (at(1, 2), at(2, 2), at(3, 1))]
    assert fills == ["terrain.lake", "terrain.murky", "terrain.murky"]


def test_rivers_are_drawn_on_across_the_borders_of_their_hexes() -> None:
    assert len(SHOW.edges) == len(RIVERS)
    assert frozenset({at(9, 4), at(10, 4)}) in SHOW.edges


def test_a_building_shows_its_owner_its_crisis_and_the_bonus_of_its_hex() -> None:
    state = table("A farm 6 8\nB mine 1 1 !")
    assert look(state, at(6, 8)).lines == ("≡", "+1♣")
    assert look(state, at(6, 8)).chip == Chip("A", "owner.0")
    assert look(state, at(1, 1)).lines[0] == "◆!"
    assert look(state, at(1, 1)).fill == "terrain.lava"


def test_a_junction_on_a_river_leaves_the_water_to_be_seen() -> None:
    state = table("A junction 6 3", water={at(6, 3): 2})
    assert "2≈" in look(state, at(6, 3)).lines[0]
    assert look(state, at(6, 3)).chip == Chip("A", "owner.0")


def test_a_dam_shows_its_water_and_all_of_its_owners() -> None:
    state = table("A farm 5 1\nB farm 3 2", dams={(4, 2): "AB"}, water={at(4, 2): 9})
    (dam,) = state.land.dams
    assert look(state, at(4, 2)).lines[0] == "▬9≈"
    assert {look(state, hexagon).chip for hexagon in dam.hexes} == {
        Chip("A", "owner.0"),
        Chip("B", "owner.1"),
    }
    assert len({look(state, hexagon).group for hexagon in dam.hexes}) == 1


def test_a_building_hovers_where_it_would_stand() -> None:
    state = table("A farm 6 4", WhatToBuild(A), stage=Stage.BUILD)
    ghost = SHOW.map(state, Build(Building.MINE, at(5, 3))).looks[at(5, 3)]
    assert (ghost.lines, ghost.ghost, ghost.chip) == (("◆",), True, Chip("A", "owner.0"))


def test_the_heading_marks_the_step_and_leaves_out_those_that_are_not_played() -> None:
    heading = SHOW.heading_in
    assert heading is not None
    simplified = priced(table("A farm 6 4", Collect(A)), 1, 1)
    assert "▸3 COLLECT WATER" in heading(simplified, english(), 200)
    assert "pollute" not in heading(simplified, english(), 200)
    normal = priced(table("A farm 6 4", Collect(A), options=NORMAL, stage=Stage.POLLUTE), 1, 1)
    assert "5 harvest ✓  ▸6 POLLUTE  7 build" in heading(normal, english(), 200)
    assert SHOW.heading(normal, english()) == "round 1/5, step 6: pollute"


def test_the_balance_compares_needs_with_stock_and_prices_the_gap() -> None:
    state = stocked(priced(table("A residential 6 4\nA farm 6 5", Generate(A)), 3, 2), A, water=1, food=1)
    assert beside(state, "market", 1)[0].startswith("This round ≈1 ↯3¥ ♣2¥")
    assert beside(state, "sums", 4) == [
        "Needs ≈2 ↯1 ♣1 ¥0",
        "Has ≈1 ↯0 ♣1 ¥20",
        "Makes ♣2 ¥5",
        "Lacks ≈1 ↯1 · market 3¥",
    ]
    worked = state.__replace__(worked=frozenset({at(6, 4)}))
    assert beside(worked, "sums", 4)[0] == "Needs ≈1 ↯0 ♣0 ¥0"


def test_only_ones_own_objective_stands_beside_the_map() -> None:
    state = priced(table("A farm 6 4", Collect(A), options=NORMAL), 1, 1)
    state = dealt(state, A, objective=ObjectiveCard("treasury"))
    state = dealt(state, B, objective=ObjectiveCard("granary"))
    assert "Treasury ★5" in beside(view(state, A), "held", 9)
    assert not beside(view(state, CHANCE), "held", 9)


def test_bids_of_others_are_ticked_until_they_are_shown() -> None:
    conflict = Conflict(B, (A, B), bids=(4, None), swords=(None, None), extra=(0, 0), at=at(6, 3))
    state = priced(table("A farm 6 4", HowMuch(B)), 1, 1).__replace__(conflict=conflict)
    assert beside(view(state, B), "fight", 2) == ["Conflict over g4", " A ✓  B -"]
    assert beside(view(state, A), "fight", 2) == ["Conflict over g4", " A 4  B -"]
    shown = conflict.__replace__(bids=(4, 1), swords=(2, None))
    open_now = view(state.__replace__(conflict=shown), CHANCE)
    assert beside(open_now, "fight", 3)[1:] == [" A 4+2  B 1", "Ada leads by 5"]
    level = shown.__replace__(swords=(2, 3), extra=(0, 2))
    assert beside(view(state.__replace__(conflict=level), CHANCE), "fight", 3)[1:] == [
        " A 4+2  B 1+3+2",
        "Nobody leads: equal scores change nothing",
    ]


def test_what_buildings_make_themselves_is_not_to_be_bought() -> None:
    state = priced(table("A wind_solar 6 4\nA farm 6 5\nA residential 6 6", Generate(A)), 3, 2)
    assert beside(state, "sums", 4)[-1] == "Lacks ≈2"


def test_the_hand_is_the_objective_and_the_action_cards() -> None:
    state = table("A farm 6 4", Collect(A), options=NORMAL, hands={A: ["leak", "subsidy"]})
    state = dealt(state, A, objective=ObjectiveCard("peace"))
    assert SHOW.hand(state, A) == (
        DrawObjective(ObjectiveCard("peace")),
        PlayAction(ActionCard("leak"), None),
        PlayAction(ActionCard("subsidy"), None),
    )


def test_a_seat_is_told_in_one_line() -> None:
    state = stocked(table("A farm 6 4", points=3), A, water=1, energy=12)
    assert SHOW.seat_line(state, A, english()) == "★3 ¥20 ≈1↯12♣0"


def test_the_face_of_a_building_is_its_tile() -> None:
    state = table("A farm 6 4", WhatToBuild(A), stage=Stage.BUILD)
    choice = choice_of(Build(Building.POWER_PLANT, at(5, 3)))
    face = SHOW.face(state, choice, english(), colours())
    assert [line.plain for line in face.lines] == ["power plant", "1≈ → 2↯ 1■"]


@every_language
def test_the_inspector_tells_everything_about_a_hex_and_where_it_comes_from(language: str) -> None:
    state = table("A farm 6 8 !", Collect(A), options=NORMAL)
    words = words_for(language, GAME.key, ["Ada", "Béla"])
    told = "\n".join(SHOW.inspect(state, at(6, 8), words))
    for word in ("building-farm", "hex-crisis", "source-board", "source-printed"):
        assert words(word) in told
    ours = "\n".join(SHOW.inspect(table("A mine 1 1"), at(1, 1), words))
    assert words("source-ours") in ours


@with_each("depth", Depth)
def test_every_colour_of_the_game_is_there_at_every_depth(depth: Depth) -> None:
    known = colours(depth)
    for shown in SHOW.map(table("A farm 6 4", options=NORMAL, pollution={at(6, 3): 1}), None).looks.values():
        assert known[shown.fill]


@pytest.mark.parametrize("tier", [Tier.OUTLINE, Tier.ASCII])
def test_without_colours_no_sign_covers_what_lies_in_a_river_that_has_just_changed(tier: Tier) -> None:
    state = table("A farm 6 4", Collect(A), water={at(6, 3): 2}, pollution={at(6, 3): 1}, options=Options())
    drawn = SHOW.map(state, None)
    for size in drawn.board.sizes:
        plan, ink = geometry(drawn.board, size), palette(Depth.NONE)
        wet, bare = (
            words(plan, paint(plan, drawn.looks, marks, ink, tier), at(6, 3))
            for marks in (Marks(last=frozenset({at(6, 3)})), Marks())
        )
        assert wet.replace("*", " ").split() == bare.split(), (size, wet, bare)
        assert "2" in wet
