"""Handouts hold every remark where it was made, in every form, and say what the last decision was."""

from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Note, NoteKind, Seat, Study, legal
from boardkit.core.lines.study import undone
from boardkit.handout.making import FORMS, of_match, of_step
from boardkit.handout.matches import By
from boardkit.handout.slides import Handout
from boardkit.text import Words, words_for
from tests.every import every_key
from tests.handout.checking import Page, play_cast, texts_drawn
from tests.handout.test_slides import played


def words_of(match: Match[Any], language: str = "en") -> Words:
    return words_for(language, match.game.key, [player.name for player in match.players])


def remarked(match: Match[Any], at: int, text: str) -> Match[Any]:
    return match.noted(Note(at, NoteKind.REMARK, Seat(0), text))


def handed_out(study: Study[Any], by: By = By.DECISION) -> Handout:
    return of_match(study, words_of(study.main), None, by)


def with_branches(key: str) -> Study[Any]:
    """Make a match with remarks at its start and its end, on a branch, and on a line that was taken back."""
    match = played(key, 12, open_table=True)
    study = Study(remarked(remarked(match, 0, "to begin with"), match.at, "oh no, & <b>that</b>"))
    study = study.playing(undone(study.match))
    lost = study.main.moments[study.main.at + 1].move
    study = study.playing(
        study.match.play(next(m for m in legal(match.game, study.match.state) if m != lost))
    )
    study = study.branch("bold", study.main.decisions()[3])
    study = study.playing(study.match.play(legal(match.game, study.match.state)[0]))
    study = study.playing(remarked(study.match, study.match.at, "how bold"))
    return study.switch("")


def said_in(handout: Handout) -> list[tuple[str, str]]:
    """List what is told as (chapter, sentence)."""
    return [(slide.chapter, sentence) for slide in handout.slides for sentence in slide.told]


@pytest.mark.sample(3)
@every_key
@pytest.mark.parametrize("by", By)
def test_a_handout_of_a_match_holds_every_remark_those_on_branches_too(key: str, by: By) -> None:
    told = said_in(handed_out(with_branches(key), by))
    remarks = [sentence for _, sentence in told if " notes: " in sentence]
    assert remarks[0] == "P0 notes: to begin with"
    assert {sentence.partition(": ")[2] for sentence in remarks} == {
        "to begin with",
        "oh no, & <b>that</b>",
        "how bold",
    }
    assert next(chapter for chapter, said in told if said.endswith("how bold")).startswith("bold: Decision ")


@pytest.mark.sample(3)
@pytest.mark.parametrize("form", FORMS)
def test_every_form_tells_remarks(form: str) -> None:
    handout = handed_out(with_branches("tectonic_tribes"))
    written = "" if form == "svg" else FORMS[form](handout)
    match form:
        case "html":
            said = Page(written).text
        case "svg":
            said = texts_drawn(handout)
        case "cast" | "cast-v2":
            said = "\n".join(play_cast(written)[0])
        case _:
            said = written
    for remark in ("to begin with", "oh no, & <b>that</b>", "how bold"):
        assert f"P0 notes: {remark}" in " ".join(said.split())


def test_a_remark_stands_at_the_decision_after_which_it_was_made() -> None:
    match = played("tectonic_tribes", 12, open_table=True)
    for number, at in enumerate(match.decisions()[:-1]):
        told = said_in(handed_out(Study(remarked(match, at, "here"))))
        (chapter,) = [chapter for chapter, sentence in told if sentence == "P0 notes: here"]
        assert chapter in (f"Decision {number}", f"Decision {number + 1}", "Setting up")


def test_a_handout_of_a_branch_holds_the_remarks_on_what_it_shares_with_the_match() -> None:
    study = with_branches("life_in_reterra")
    late = study.__replace__(main=remarked(study.main, 1, "said later")).switch("bold")
    told = [sentence for _, sentence in said_in(handed_out(late))]
    assert "P0 notes: said later" in told
    assert "P0 notes: how bold" in told
    assert told.count("P0 notes: to begin with") == 1


def test_a_remark_made_where_a_branch_begins_is_told() -> None:
    study = Study(played("tectonic_tribes", 8, open_table=True))
    branch = study.branch("bold", study.main.decisions()[2])
    branch = branch.playing(remarked(branch.match, branch.match.at, "from here on"))
    told = [sentence for _, sentence in said_in(handed_out(branch.switch("")))]
    assert told.count("P0 notes: from here on") == 1


def test_a_step_by_itself_holds_its_remark() -> None:
    match = remarked(played("tectonic_tribes", 6, open_table=True), 0, "to begin with")
    slides = of_step(Study(match), words_of(match), None, 0).slides
    assert "P0 notes: to begin with" in slides[0].told


@pytest.mark.sample(8)
@every_key
@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_the_beginning_is_before_the_first_move(key: str, language: str) -> None:
    words = words_for(language, key, ["P0", "P1"])
    for count in range(14):
        match = played(key, count, open_table=True)
        for seat in (None, CHANCE, Seat(0)):
            slides = of_match(Study(match), words, seat, By.DECISION).slides
            begun = [slide for slide in slides if words("handout-start") in slide.told]
            assert all(slide.chapter == words("handout-decision", number=0) for slide in begun)


def test_a_last_decision_of_which_nothing_is_told_is_named_to_those_who_may_know_it() -> None:
    match = played("terraforming_mars", 2, open_table=True)
    last = match.moments[match.at]
    assert last.move is not None
    assert all(frame.event.minor for frame in last.step.frames)
    words = words_of(match)
    told = {seat: of_match(Study(match), words, seat, By.DECISION).slides[-1].told for seat in (None, CHANCE)}
    assert told[None] == (f"P0 decided: {words.say(last.move)}",)
    assert told[CHANCE] == ("P0 has decided.",)
