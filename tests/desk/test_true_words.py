"""What a table says is so: whose, how many, where, what is lacking, and what will be."""

import pytest

from boardkit.core import Seat
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules.building import BuildingPlaced
from boardkit.games.life_in_reterra.rules.community import Building as ReterraBuilding
from boardkit.games.life_in_reterra.rules.lying import standing, ways_of
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.life_in_reterra.rules.turns import SegmentCounted
from boardkit.games.water_sharing.box.things import Good, Options
from boardkit.games.water_sharing.rules.moves import Accept, Offer
from boardkit.games.water_sharing.rules.questions import AnswerDeal, WhatToBuild
from boardkit.games.water_sharing.show.acts import told
from boardkit.maps.squares import Square
from boardkit.text import words_for
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
