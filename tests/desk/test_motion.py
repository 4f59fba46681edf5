"""What others have done is played as a few pictures: which, in what order, and of what nobody's secret is."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from rich.text import Text

from boardkit.core import CHANCE, Game, Seat
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.tui.desk.desk import Desk, seen
from boardkit.tui.desk.facts import picture_at
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.panels import MOST, Still, counted, shown_now, stills, unseen
from boardkit.tui.desk.recap import ended_a_round
from boardkit.tui.table.plan import planned
from tests.daily import by_night
from tests.desk.test_computers import thought, with_one
from tests.desk.test_every_desk import looked_through, onlooked, some_pairs
from tests.desk.tools import after, ink_of, opened, random_match, seated
from tests.every import every_game

NOTHING: Mapping[Seat, int] = {}
"""Nobody has been shown anything."""


def played(desk: Desk, shown: Mapping[Seat, int] = NOTHING) -> list[Still]:
    """Return the pictures that a desk plays to whoever looks."""
    return [*stills(desk, ink_of(desk.game.key, len(desk.match.players)), [*unseen(desk, shown)])]


def desks(game: Game[Any]) -> list[Desk]:
    """Sit down at some tables at which others have done something since the last turn of whoever is asked."""
    found = (opened(seated(random_match(game.key, decisions))) for decisions in range(20, 70, 7))
    return [desk for desk in found if not desk.match.over and played(desk)]


@pytest.mark.sample(3)
@every_game
def test_the_last_picture_is_the_map_of_now(game: Game[Any]) -> None:
    for desk in desks(game):
        now, last = picture_at(desk), played(desk)[-1].scenes[1].picture
        if last.board == now.board and [*unseen(desk, NOTHING)][-1][2] == desk.match.state:
            same = [place for place, look in now.looks.items() if last.looks[place] == look]
            assert len(same) > len(now.looks) * 0.8, "but for what is told of the question"


@pytest.mark.sample(3)
@every_game
def test_each_picture_goes_on_from_the_one_before(game: Game[Any]) -> None:
    followed = 0
    for desk in desks(game):
        pictures = played(desk)
        for one, other in pairwise(pictures):
            ended, begun = one.scenes[1].picture, other.scenes[0].picture
            if ended.board == begun.board:
                differ = {place for place, look in begun.looks.items() if ended.looks.get(place) != look}
                followed += not differ
    assert followed


@pytest.mark.sample(3)
@every_game
def test_a_picture_rings_what_changes_and_says_who_did_what(game: Game[Any]) -> None:
    every = [still for desk in desks(game) for still in played(desk)]
    assert all(still.said[0].plain.strip() for still in every)
    for still in every:
        before, now = still.scenes
        assert before.marks == now.marks
        changed = {place for place, look in now.picture.looks.items() if before.picture.looks[place] != look}
        assert len(changed) > len(now.picture.looks) / 3 or changed <= now.focus
    assert any(still.said[1].plain for still in every), "the numbers that it changed"


def test_one_s_own_deeds_are_not_played_but_what_they_reveal() -> None:
    own = 0
    for desk in desks(GAMES["life_in_reterra"]):
        match, viewer = desk.match, desk.viewer
        events = [event for _, event, _ in unseen(desk, NOTHING)]
        last = max(at for at in range(match.at + 1) if match.decider(at) == viewer)
        for at in range(last, match.at + 1):
            if match.decider(at) == viewer and not ended_a_round(match, at):
                told = [frame.event for frame in match.moments[at].step.frames if not frame.event.minor]
                own += len(told)
                assert not [event for event in told if event in events and not event.is_news(viewer)]
    assert own


def test_what_was_shown_is_not_played_again_to_the_same_seat() -> None:
    desk = desks(GAMES["terraforming_mars"])[0]
    assert played(desk)
    assert not played(desk, shown_now(NOTHING, desk))
    other = {Seat((desk.viewer + 1) % 2): desk.match.at}
    assert played(desk, other), "another seat has been shown it, perhaps behind its curtain"
    assert not played(desk, {CHANCE: desk.match.at}), "all have seen it together"


def test_what_was_taken_back_and_made_again_is_played_again() -> None:
    desk = desks(GAMES["terraforming_mars"])[0]
    back = after(desk, Do.UNDO)
    assert back.match.at < desk.match.at
    assert shown_now({CHANCE: desk.match.at}, back)[CHANCE] == back.match.at


@every_game
def test_nothing_moves_on_a_walk_and_behind_a_curtain(game: Game[Any]) -> None:
    for desk in desks(game)[:1]:
        covered = desk.entering(Curtain(desk.viewer))
        assert not played(after(desk, Do.WALK))
        assert not played(covered)
        assert shown_now(NOTHING, covered) == {}, "a curtain shows nobody anything"


def test_the_decision_of_a_computer_is_played_while_the_next_one_thinks() -> None:
    desk, moved = with_one(), 0
    for _ in range(12):
        shown = {CHANCE: desk.match.at}
        if not isinstance(desk.mode, Thinking):
            break
        desk = thought(desk).desk
        moved += len(played(desk, shown))
    assert moved


def test_what_is_alike_is_one_picture_and_many_happenings_are_few() -> None:
    desk = next(desk for desk in desks(GAMES["terraforming_mars"]) if len(played(desk)) > 1)
    ink, told = ink_of("terraforming_mars", len(desk.match.players)), [*unseen(desk, NOTHING)]
    visible = [one for one in told if stills(desk, ink, [one])]
    assert len(stills(desk, ink, visible[:1] * 20)) == 1
    assert len(stills(desk, ink, visible * 20)) == MOST


def test_numbers_count_up_and_down_in_their_columns() -> None:
    before = [Text("A  Ada   9 ⌂2"), Text("gone 4"), Text("▶ B  Béla   3 ⌂10")]
    now = [Text("▶ A  Ada  12 ⌂0"), Text("B  Béla   3 ⌂10", "bold"), Text("new 7")]
    assert [line.plain for line in counted(before, now, 0)] == [
        "▶ A  Ada   9 ⌂2",
        "B  Béla   3 ⌂10",
        "new 7",
    ]
    assert counted(before, now, 0.5)[0].plain == "▶ A  Ada  10 ⌂1"
    assert [*counted(before, now, 1)] == now
    assert now[0].plain == "▶ A  Ada  12 ⌂0", "what is drawn is left as it is"


@pytest.mark.sample(3)
@pytest.mark.parametrize("every", [2, by_night(1)])
@every_game
def test_no_picture_tells_a_secret(game: Game[Any], every: int) -> None:
    for number, pair in enumerate(some_pairs(game)):
        for seat in pair.others[number % every :: every]:
            one, other = (pictures(looked_through(match, seat)) for match in (pair.one, pair.other))
            assert one == other, (pair.secret, seat)


@every_game
def test_without_a_curtain_no_picture_tells_what_lies_face_down(game: Game[Any]) -> None:
    for pair in some_pairs(game):
        one, other = (seen(onlooked(match), pair.owner) for match in (pair.one, pair.other))
        assert one.sight.down
        assert pictures(one) == pictures(other), pair.secret


def pictures(desk: Desk) -> list[Any]:
    """List all that is seen of the pictures that a desk plays, of the whole match."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    return [
        (
            [(scene.picture.looks, scene.marks) for scene in still.scenes],
            [line.plain for line in still.said],
            [planned(one, ink, Room(120, 40)).texts for one in still.desks],
        )
        for still in played(desk)
    ]
