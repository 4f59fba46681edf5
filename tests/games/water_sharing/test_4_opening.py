from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.things import Beginner, Building, Options, ResourceCard
from boardkit.games.water_sharing.rules.building import OnlyZoneFirst
from boardkit.games.water_sharing.rules.ledger import TooExpensive
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BuildFirst, PlaceZone, RevealResource
from boardkit.games.water_sharing.rules.rounds import OpeningOver, ResourceRevealed, RoundBegun
from boardkit.games.water_sharing.rules.setup import setup
from boardkit.games.water_sharing.rules.sites import Built, NotBeside, SiteTaken, WrongGround
from tests.games.water_sharing.basin import A, B, C, act, at, events, refused, verbs, written


def opened(*, simplified: bool = True) -> State:
    """Set a table for three at which the second seat places its zone first."""
    state = setup(Options(simplified=simplified, beginner=Beginner.SECOND), 3).state
    if simplified:
        return state
    cards = [("peace", "leak", "subsidy"), ("granary", "leak", "filters"), ("capital", "cistern", "cleanup")]
    for objective, *actions in cards:
        state = act(state, f"objective {objective}", *[f"action {action}" for action in actions]).state
    return state


def settled(*, simplified: bool = True) -> State:
    """Let everybody place a zone."""
    zones = (at(6, 4), at(6, 7), at(6, 2))
    return act(opened(simplified=simplified), *[f"build residential {zone}" for zone in zones]).state


def test_4_each_places_a_residential_zone_on_a_meadow_clockwise_for_nothing() -> None:
    state = opened()
    assert state.question == PlaceZone(B)
    meadows = BLUEPRINTS[Building.RESIDENTIAL].sites
    assert written(state, "build") == {f"residential {meadow}" for meadow in meadows}
    assert refused(state, f"build farm {at(6, 4)}") == OnlyZoneFirst()
    assert refused(state, f"build residential {at(0, 0)}") == WrongGround(Building.RESIDENTIAL)
    step = act(state, f"build residential {at(6, 4)}")
    assert events(step) == [Built(B, Building.RESIDENTIAL, at(6, 4), 0)]
    assert step.state.question == PlaceZone(C)
    assert refused(step.state, f"build residential {at(6, 4)}") == SiteTaken(at(6, 4))
    state = act(step.state, f"build residential {at(6, 5)}").state
    assert state.question == PlaceZone(A)
    assert [community.thunes for community in state.communities] == [20, 20, 20]


def test_4_then_one_thing_at_a_time_in_the_same_order_again_and_again() -> None:
    state = settled()
    assert state.question == BuildFirst(B)
    step = act(state, f"build wind_solar {at(6, 5)}")
    assert events(step) == [Built(B, Building.WIND_SOLAR, at(6, 5), 6)]
    assert step.state.question == BuildFirst(C)
    state = act(step.state, f"build farm {at(6, 8)}", f"build junction {at(6, 3)}").state
    assert state.question == BuildFirst(B)
    assert [community.thunes for community in state.communities] == [18, 14, 15]


def test_4_whoever_passes_builds_no_more_and_the_others_go_on() -> None:
    state = act(settled(), "pass", f"build farm {at(6, 8)}", "pass").state
    assert state.question == BuildFirst(C)
    assert act(state, f"build farm {at(5, 8)}").state.question == BuildFirst(C)


def test_4_nobody_builds_for_more_than_twenty_thunes() -> None:
    state = act(settled(), f"build university {at(6, 5)}", "pass", "pass").state
    assert state.question == BuildFirst(B)
    assert refused(state, f"build wind_solar {at(7, 4)}") == TooExpensive(B, 6, 5)
    assert refused(state, f"build farm {at(1, 3)}") == WrongGround(Building.FARM)
    assert refused(state, f"build farm {at(7, 9)}") == NotBeside()
    assert "destroy" not in verbs(state)


def test_4_nothing_is_polluted_in_the_opening() -> None:
    step = act(settled(simplified=False), f"build farm {at(6, 5)}", f"build junction {at(6, 6)}", "pass")
    assert not step.state.pollution
    assert {type(event) for event in events(step)} == {Built}


def test_4_when_all_have_passed_the_first_round_begins_with_whoever_began() -> None:
    step = act(settled(), "pass", "pass", "pass")
    assert events(step) == [OpeningOver(), RoundBegun(B, 1, 5)]
    assert isinstance(step.state.question, RevealResource)
    assert events(act(step.state, "reveal 30"))[0] == ResourceRevealed(ResourceCard(30), 2, 1, 2)
