"""What others have done is played as a few pictures: which, in what order, and of what nobody's secret is."""

from itertools import pairwise
from typing import Any

import pytest
from rich.text import Text

from boardkit.core import CHANCE, Game, Match, Seat
from boardkit.core.lines.study import MAIN
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import picture_at
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.motion import (
    MOST,
    Shown,
    Still,
    counted,
    motion,
    seconds,
    shown_all,
    shown_now,
    unseen,
)
from boardkit.tui.desk.recap import ended_a_round
from boardkit.tui.table.plan import planned
from tests.desk.test_computers import thought, with_one
from tests.desk.test_every_desk import looked_through, some_pairs
from tests.desk.tools import after, ink_of, opened, random_match, seated
from tests.every import every_game

NOTHING = Shown(MAIN)
"""Nobody has been shown anything."""


def played(desk: Desk, shown: Shown = NOTHING) -> list[Still]:
    """Return the pictures that a desk plays to whoever looks."""
    told = unseen(desk, shown)
    return [*motion(desk, ink_of(desk.game.key, len(desk.match.players)), told)] if told else []


def desks(game: Game[Any]) -> list[Desk]:
    """Sit down at some tables at which others have done something since the last turn of whoever is asked."""
    found = (opened(seated(random_match(game.key, decisions))) for decisions in range(20, 70, 7))
    return [desk for desk in found if not desk.match.over and played(desk)]


@every_game
def test_the_last_picture_is_the_map_of_now(game: Game[Any]) -> None:
    for desk in desks(game):
        frames = desk.match.moments[desk.match.at].step.frames
        now, last = picture_at(desk), played(desk)[-1].scenes[1].picture
        if last.board == now.board and unseen(desk, NOTHING)[-1].frame in frames[-1:]:
            same = [place for place, look in now.looks.items() if last.looks[place] == look]
            assert len(same) > len(now.looks) * 0.8, "but for what is told of the question"


@every_game
def test_each_picture_goes_on_from_the_one_before(game: Game[Any]) -> None:
    followed = 0
    for desk in desks(game):
        stills = played(desk)
        for one, other in pairwise(stills):
            ended, begun = one.scenes[1].picture, other.scenes[0].picture
            if ended.board == begun.board:
                differ = {place for place, look in begun.looks.items() if ended.looks.get(place) != look}
                followed += not differ
    assert followed


@every_game
def test_a_picture_rings_what_changes_and_says_who_did_what(game: Game[Any]) -> None:
    stills = [still for desk in desks(game) for still in played(desk)]
    assert all(still.said[0].plain.strip() for still in stills)
    for still in stills:
        before, now = still.scenes
        assert before.marks == now.marks
        changed = {place for place, look in now.picture.looks.items() if before.picture.looks[place] != look}
        assert len(changed) > len(now.picture.looks) / 3 or changed <= now.focus
    assert any(still.said[1].plain for still in stills), "the numbers that it changed"


def test_one_s_own_deeds_are_not_played_but_what_they_reveal() -> None:
    desk = opened(seated(random_match("life_in_reterra", 30)))
    viewer, match = desk.viewer, desk.match
    for one in unseen(desk, NOTHING):
        at = next(
            at
            for at, moment in enumerate(match.moments)
            if any(one.frame is frame for frame in moment.step.frames)
        )
        own = match.decider(at) == viewer and not ended_a_round(match, at)
        assert not own or one.frame.event.is_news(viewer)


def test_what_was_shown_is_not_played_again_to_the_same_seat() -> None:
    desk = desks(GAMES["terraforming_mars"])[0]
    assert unseen(desk, NOTHING)
    assert not unseen(desk, shown_now(NOTHING, desk))
    other = Shown(MAIN, {Seat((desk.viewer + 1) % 2): desk.match.at})
    assert unseen(desk, other), "another seat has been shown it, perhaps behind its curtain"
    assert not unseen(desk, Shown(MAIN, {CHANCE: desk.match.at})), "all have seen it together"


def test_what_was_taken_back_and_made_again_is_played_again() -> None:
    desk = desks(GAMES["terraforming_mars"])[0]
    back = after(desk, Do.UNDO)
    assert back.match.at < desk.match.at
    assert shown_now(shown_all(desk), back).to(desk.viewer) == back.match.at


@every_game
def test_nothing_moves_on_a_walk_behind_a_curtain_and_on_another_branch(game: Game[Any]) -> None:
    for desk in desks(game)[:1]:
        assert unseen(desk, NOTHING)
        assert not unseen(after(desk, Do.WALK), NOTHING)
        assert not unseen(desk.entering(Curtain(desk.viewer)), NOTHING)
        assert not unseen(desk, Shown("another"))
        covered = shown_now(NOTHING, desk.entering(Curtain(desk.viewer)))
        assert covered.to(desk.viewer) == 0, "a curtain shows nobody anything"


def test_the_decision_of_a_computer_is_played_while_the_next_one_thinks() -> None:
    desk, moved = with_one(), 0
    for _ in range(12):
        shown = shown_all(desk)
        if not isinstance(desk.mode, Thinking):
            break
        desk = thought(desk).desk
        moved += len(played(desk, shown))
    assert moved


def test_many_happenings_have_few_pictures_and_two_seconds() -> None:
    desk = desks(GAMES["terraforming_mars"])[0]
    some = unseen(desk, NOTHING)
    ink = ink_of("terraforming_mars", len(desk.match.players))
    stills = motion(desk, ink, [*some] * 20)
    assert len(stills) <= MOST
    assert seconds([stills[0]] * 1, 0.5, 2.0) == 0.5
    assert seconds([stills[0]] * 4, 0.5, 2.0) == seconds([stills[0]] * MOST, 0.5, 2.0) == 2.0
    assert seconds([stills[0]] * 4, 0.5, 0.6) == 0.6, "no longer than a computer's move is looked at"


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
@every_game
def test_no_picture_tells_a_secret(game: Game[Any]) -> None:
    for pair in some_pairs(game):
        for seat in pair.others:
            one, other = (pictures(match, seat) for match in (pair.one, pair.other))
            assert one == other, (pair.secret, seat)


def pictures(match: Match[Any], seat: Seat) -> list[Any]:
    """List all that is seen of the pictures that are played to a seat, of the whole match."""
    desk = looked_through(match, seat)
    ink = ink_of(desk.game.key, len(match.players))
    return [
        (
            [(scene.picture.looks, scene.marks) for scene in still.scenes],
            [line.plain for line in still.said],
            [planned(one, ink, Room(120, 40)).texts for one in still.desks],
        )
        for still in played(desk)
    ]
