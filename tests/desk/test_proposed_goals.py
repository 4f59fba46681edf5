"""Goals that are proposed: what a teacher would name comes first, in words, and moves say which reach it."""

import re

import pytest

from boardkit.core import Seat
from boardkit.core.notation.moves import write
from boardkit.core.teaching import goals
from boardkit.core.teaching.goals import measured
from boardkit.core.teaching.reaching import attempted, lacks, measures_of, proposals
from boardkit.games import GAMES
from boardkit.text import LANGUAGES
from boardkit.tui.desk.author.work import AddStep, AskFor, Fill, Sort, right_at, work_at
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.wishes import Ask, Pick
from tests.desk.test_authoring import NEXT, author_of, filled, goal_of, tasked
from tests.desk.tools import random_match
from tests.every import every_key
from tests.tui.desks import done, picked, wished


@every_key
def test_what_teachers_count_is_on_every_table_and_named_in_all_languages(key: str) -> None:
    match, found = random_match(key, 60), measures_of(GAMES[key])
    assert len({one.of for one in found}) == len(found) > 5
    moved = set()
    for one in found:
        assert set(one.name) == set(LANGUAGES)
        assert (one.at_least, one.at_most, one.exactly) == (None, None, None)
        values = {measured(match.game, each.step.state, one.of, Seat(0), one.take) for each in match.moments}
        moved |= {one.of} if len(values) > 1 else set()
    assert len(moved) > 2, "what is counted changes in a match"


@every_key
def test_proposals_are_reached_and_no_two_say_the_same(key: str) -> None:
    desk = done(author_of(random_match(key, 60)), *[NEXT] * 20).desk
    outcome = tasked(desk, "Go on.")
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Pick)
    said = [re.split(r"  [✓✗]", str(label))[0] for label, _ in dialog.entries]
    assert len(set(said)) == len(said)
    assert not any("{" in one or '"' in one or "*" in one for one in said), "no goal is written as in files"
    work = work_at(outcome.desk)
    assert work.sample is not None
    found = proposals(work.before_step, work.sample)
    attempt = attempted(work.before_step, work.sample)
    assert all(not lacks(one.goal, attempt) for one in found)
    numbers = [one.goal.of for one in found if type(one.goal) is goals.Number]
    assert len(numbers) == len(set(numbers))


def test_the_largest_region_comes_before_this_move_alone_and_what_all_moves_reach_comes_last() -> None:
    desk, labels = author_of(random_match("tectonic_tribes", 120)), [""]
    while not labels[0].startswith("the largest "):
        desk = done(desk, NEXT).desk
        labels = labels_of(desk) if placing(desk) else labels
    alone = next(at for at, label in enumerate(labels) if label.startswith("This move, and no other"))
    counts = [re.search(r"(\d+) of (\d+) moves", label) for label in labels[:alone]]
    assert counts
    assert all(count is None or count[1] != count[2] for count in counts)
    chosen = picked(tasked(desk, "Make it grow."), "the largest ").desk
    goal = goal_of(chosen)
    assert isinstance(goal, goals.Number)
    assert labels[0].startswith(goal.name["en"])
    assert goal.name["fr"].startswith(("le plus grand", "la plus grande"))


def labels_of(desk: Desk) -> list[str]:
    """List what is proposed for a task with the next move."""
    dialog = wished(done(desk, AddStep(Sort.TASK, "Go on.", work_at(desk).next_move)), Ask).dialog
    assert isinstance(dialog, Pick)
    return [str(label) for label, _ in dialog.entries]


def placing(desk: Desk, verb: str = "place") -> bool:
    """Return whether the match goes on with a move of a kind."""
    move = work_at(desk).next_move
    return move is not None and move.verb == verb


def test_a_building_may_be_asked_for_wherever_it_stands() -> None:
    desk = author_of(random_match("life_in_reterra", 120))
    while not placing(desk, "build"):
        desk = done(desk, NEXT).desk
    goal = goal_of(picked(tasked(desk, "Build."), "at whatever place: P").desk)
    assert isinstance(goal, goals.Happens)
    assert (goal.event, [*goal.having], goal.name) == ("building-placed", ["card"], {})


def test_moves_say_which_reach_the_goal() -> None:
    desk = done(author_of(random_match("tectonic_tribes", 60)), *[NEXT] * 20).desk
    desk = picked(tasked(desk, "Do this."), "This move, and no other").desk
    right = right_at(work_at(desk))
    assert [text for text, good in right.items() if good] == [work_at(desk).sample_text]
    moves = wished(done(desk, AskFor(("task", "play"))), Ask).dialog
    assert isinstance(moves, Pick)
    assert [str(label)[0] for label, _ in moves.entries].count("✓") == 1
    assert "✓" in moves.title
    replies = wished(done(desk, AskFor(("task", "mistakes"))), Ask).dialog
    assert isinstance(replies, Pick)
    sample = work_at(desk).sample
    assert sample is not None
    assert not any(desk.words.say(sample) in str(label) for label, _ in replies.entries)
    every = filled(desk, "task", "goal", value={"is": "legal"})
    assert all(right_at(work_at(every)).values())
    assert write(sample) in right_at(work_at(every))
    assert right_at(work_at(filled(desk, "task", "goal", value={"is": "best"}))) == {}
    assert right_at(work_at(done(desk, Fill(("task", "goal"), None)).desk)) == right
    short = filled(desk, "task", "goal", value={"is": "points", "at_least": 99})
    assert not any(right_at(work_at(short)).values()), "the move shown does not reach it either"
    lost = filled(desk, "task", "goal", value={"is": "number", "of": "nowhere", "at_least": 1})
    assert right_at(work_at(lost)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_done_next_is_said_in_words(language: str) -> None:
    desk = author_of(random_match("life_in_reterra", 60), language)
    said = done(desk, *[NEXT] * 2).desk
    named = said.words("author-goal-allows", moves="").strip()
    while not any(label.startswith(named) for label in labels_of(said)):
        said = done(said, NEXT).desk
    assert not any("*" in label for label in labels_of(said))
