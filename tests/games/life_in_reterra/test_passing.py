"""What passing gives up in Life in Reterra: who only keeps gears for later is not asked again."""

from boardkit.core import legal
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.life_in_reterra.show import SHOW
from boardkit.text import words_for
from tests.games.life_in_reterra.table import act, built, land, tiled

WORDS = words_for("en", GAME.key, ["Ada", "Béla"])
SQUARE = "G* G* G G \n G* G* G G \n G G G G"


def test_passing_gives_up_buildings_that_could_be_placed() -> None:
    state = built(land(SQUARE), tiled("e0s0"), cards="trading_post:orange")
    assert any(isinstance(move, PlaceBuilding) for move in legal(GAME, state))
    assert SHOW.given_up(state, WORDS) == ("Could be placed now: Trading post.",)


def test_who_could_place_an_inhabitant_alone_gives_up_nothing() -> None:
    state = built(land("G* G \n G G"), tiled("e0s0"), cards="trading_post:orange")
    assert len(legal(GAME, state)) == 2
    assert SHOW.given_up(state, WORDS) == ()


def test_passing_gives_up_relics_that_a_power_could_place() -> None:
    state = built(land(SQUARE), tiled("e0s0"), cards="trading_post:orange")
    asked = act(state, "build trading_post e0s0 r0").state
    assert SHOW.given_up(asked, WORDS) == (WORDS("pass-powers"),)
