"""A line that was left behind for another move stays: as a branch, in the list, in the record, in the log."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import (
    CHANCE,
    Game,
    Match,
    Moment,
    Note,
    NoteKind,
    Player,
    Seat,
    Step,
    Study,
    legal,
    records,
)
from boardkit.core.lines.study import ABANDONED, MAIN, MOST_ABANDONED, MOST_BRANCHES, taken_back_by, undone
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard
from boardkit.text.loading import words_for
from boardkit.text.log import line_about, line_said, told
from tests.every import every_game, with_each
from tests.helpers import PLAYERS, played_on
from tests.toy import TOY, Toy, ToyOptions

OPEN = Study(records.start(TOY, ToyOptions(rounds=9), PLAYERS, 1, open_table=True))
FIRST = f"{ABANDONED}1"


def back(study: Study[Any], decisions: int = 1) -> Study[Any]:
    for _ in range(decisions):
        study = study.playing(undone(study.match))
    return study


def otherwise(study: Study[Any], number: int = 0) -> Study[Any]:
    """Make another move than the one that could be redone."""
    match = study.match
    ahead = match.moments[match.at + 1].move if match.at + 1 < len(match.moments) else None
    moves = [move for move in legal(match.game, match.state) if move != ahead]
    return study.playing(match.play(moves[number % len(moves)]))


def begun(key: str, *, open_table: bool = False) -> Match[Any]:
    game = GAMES[key]
    players = [Player(name, colour) for colour, name in enumerate(("Ada", "Ben"))]
    return records.start(game, game.options(), players, 5, open_table=open_table)


def log(match: Match[Any], words: Any) -> list[str]:
    return [line.text for line in told(match, CHANCE, words) if line.event is None]


def restored(study: Study[Any]) -> Study[Any]:
    written = records.to_json(records.record(study, "1"))
    again = records.restore(study.main.game, records.from_json(written.encode()))
    assert records.to_json(records.record(again, "1")) == written
    return again


def test_an_undo_too_many_and_another_move_leave_a_branch() -> None:
    before = played_on(OPEN, 6)
    study = otherwise(back(before, 3))
    assert study.names == (MAIN, FIRST)
    line = study.line(FIRST)
    assert line.moments == before.main.moments
    assert line.at == len(line.moments) - 1
    root = study.root(FIRST)
    assert taken_back_by(line) == before.main.moments[root + 1].seat
    assert study.main.moments[root + 1].move != before.main.moments[root + 1].move


def test_making_the_same_move_again_leaves_nothing_behind() -> None:
    before = played_on(OPEN, 6)
    taken = back(before, 3)
    same = before.main.moments[taken.match.at + 1].move
    assert same is not None
    again = taken.playing(taken.match.play(same))
    assert again.names == (MAIN,)
    assert again.playing(again.match.redo().redo()).match.moments == before.match.moments


def test_the_same_line_is_kept_once_however_often_one_hesitates() -> None:
    study = played_on(OPEN, 4)
    for number in (0, 1, 0, 1, 0, 1):
        study = otherwise(back(study), number)
    assert len(study.abandoned) < 4


def test_what_was_taken_back_is_in_the_record_and_comes_back() -> None:
    study = otherwise(back(played_on(OPEN, 6), 3))
    again = restored(study)
    assert again.names == study.names
    assert again.line(FIRST).moments[-1].step == study.line(FIRST).moments[-1].step
    assert again.line(FIRST).notes == study.line(FIRST).notes


def test_remarks_on_what_was_taken_back_stay_where_they_were_made() -> None:
    study = played_on(OPEN, 6)
    remark = Note(study.match.at, NoteKind.REMARK, Seat(0), "oh no")
    study = otherwise(back(study.playing(study.match.noted(remark)), 3))
    assert remark in study.line(FIRST).notes
    assert [note.text for note in study.main.notes if note.kind is NoteKind.REMARK] == ["oh no"]


def test_what_is_taken_back_on_a_branch_is_kept_as_well() -> None:
    branch = played_on(played_on(OPEN, 6).branch("bold", 3), 4)
    study = otherwise(back(branch, 2))
    assert study.name == "bold"
    assert study.names == (MAIN, "bold", FIRST)
    assert study.line(FIRST).moments == branch.match.moments
    restored(study)


def test_a_branch_of_what_was_taken_back_is_a_branch_of_its_own() -> None:
    study = otherwise(back(played_on(OPEN, 6), 3)).switch(FIRST)
    tried = study.branch("again", study.match.at)
    assert taken_back_by(tried.line("again")) is None
    assert tried.names == (MAIN, "again", FIRST)


def test_what_was_taken_back_tells_nothing_of_what_the_match_has_in_store() -> None:
    study = otherwise(back(played_on(OPEN, 6), 3))
    assert not study.same_luck(FIRST)


def test_lines_that_were_taken_back_take_no_room_from_branches_and_the_oldest_goes_first() -> None:
    study = otherwise(back(played_on(OPEN, 6), 3))
    line = study.line(FIRST)
    full = study.__replace__(
        branches={f"{ABANDONED}{number}": line for number in range(1, MOST_ABANDONED + 1)}
    )
    for number in range(MOST_BRANCHES):
        full = full.branch(f"what if {number}", 1).switch(MAIN)
    further = otherwise(back(full))
    assert len(further.abandoned) == MOST_ABANDONED
    assert FIRST not in further.names
    assert further.abandoned[-1] == f"{ABANDONED}{MOST_ABANDONED + 1}"
    restored(further)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(["on", "other", "back", "redo"]), max_size=30), st.integers(0, 5))
def test_no_moment_is_ever_lost(deeds: list[str], number: int) -> None:
    study: Study[Toy] = OPEN
    seen = {id(moment): moment for moment in study.main.moments}
    for deed in deeds:
        match = study.match
        if deed in ("on", "other") and not match.over:
            moves = legal(TOY, match.state)
            study = study.playing(match.play(moves[(number if deed == "other" else 0) % len(moves)]))
        elif deed in ("back", "redo"):
            study = study.playing(undone(match) if deed == "back" else match.redo())
        seen |= {id(moment): moment for moment in study.match.moments}
    kept = [moment for name in study.names for moment in study.line(name).moments]
    assert all(any(one == moment for one in kept) for moment in seen.values())
    restored(study)


@every_game
def test_the_log_and_the_list_name_what_was_taken_back(game: Game[Any]) -> None:
    words = words_for("en", game.key, ("Ada", "Ben"))
    study, random = Study(begun(game.key, open_table=True)), Random(1)
    for _ in range(12):
        study = study.playing(study.match.play(random.choice(legal(game, study.match.state))))
    study = back(study, 2)
    lost = study.main.moments[study.main.at + 1]
    assert lost.move is not None
    study = restored(otherwise(study))
    name = words.seat(lost.seat)
    assert f"(taken back) {name}’s decision was undone: {words.say(lost.move)}" in log(study.main, words)
    assert line_said(study, FIRST, words) == f"Taken back by {name} after decision 10"
    assert line_about(study, FIRST, words).startswith("2 decisions in it")


def test_a_log_names_no_secret_decision_and_no_list_counts_it() -> None:
    """In the set-up of Mars a seat may change its mind about cards as often as it likes."""
    words = words_for("en", "terraforming_mars", ("Ada", "Ben"))
    match = begun("terraforming_mars")
    study = Study(match.play(legal(match.game, match.state)[0]))
    for number in (0, 1):
        cards = [move for move in legal(match.game, study.match.state) if isinstance(move, BuyCard)]
        study = study.playing(study.match.play(cards[number]))
    study = restored(otherwise(back(study)))
    assert study.abandoned == (FIRST,)
    assert study.listed == (MAIN,)
    assert log(study.main, words) == []
    over = Moment(Step(study.main.state.__replace__(pile=())))
    told_to_all = (
        study.main.__replace__(open_table=True),
        study.main.__replace__(moments=(*study.main.moments, over)),
    )
    assert [study.__replace__(main=main).listed for main in told_to_all] == [(MAIN, FIRST)] * 2


def test_a_log_names_a_covered_card_by_its_kind_alone() -> None:
    words = words_for("en", "tectonic_tribes", ("Ada", "Ben"))
    study, random = Study(begun("tectonic_tribes")), Random(1)
    game = study.main.game
    while type(study.match.state.question).__name__ != "WhichPlay":
        study = study.playing(study.match.play(random.choice(legal(game, study.match.state))))
    by = words.seat(study.match.state.question.seat)
    study = otherwise(back(study.playing(study.match.play(legal(game, study.match.state)[0]))))
    assert log(study.main, words) == [f"(taken back) {by}’s decision was undone: Play"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_answer_that_somebody_gave_for_chance_is_taken_back_like_any(language: str) -> None:
    words = words_for(language, "tectonic_tribes", ("Ada", "Ben"))
    match = begun("tectonic_tribes", open_table=True).__replace__(by_hand=True).jump(0)
    study = Study(match)
    asked = next(at for at in match.decisions() if match.moments[at].step.state.to_move == CHANCE)
    study = study.playing(match.jump(asked))
    moves = legal(match.game, study.match.state)
    first = study.playing(study.match.play(moves[0]))
    second = restored(back(first).playing(back(first).match.play(moves[1])))
    assert second.match.moments[second.match.at].move == moves[1]
    said = words.say(moves[0])
    assert any(line.endswith(said) for line in log(second.main, words))
    said_of_it = {line_said(second, name, words) for name in second.abandoned}
    assert said_of_it == {words("branch-taken-back-chance", at=0)}


def test_a_match_in_which_an_answer_of_chance_was_taken_back_before_opens() -> None:
    """Earlier versions noted that as chance's decision, and then refused to read it."""
    match = begun("tectonic_tribes", open_table=True).noted(Note(0, NoteKind.TAKEN_BACK, CHANCE))
    assert restored(Study(match)).main.notes == match.notes


@with_each("text", ["", "fly away", "play 9999 9999", "[b]"])
def test_a_note_that_names_no_move_says_what_it_always_said(text: str) -> None:
    words = words_for("en", "tectonic_tribes", ("Ada", "Ben"))
    match = begun("tectonic_tribes").noted(Note(1, NoteKind.TAKEN_BACK, Seat(0), text))
    assert log(match, words) == ["(taken back) Ada’s decision was undone."]
