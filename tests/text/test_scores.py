"""The score sheet in sentences."""

import pytest

from boardkit.core import Note, NoteKind, ScoreLine, ScoreSheet, Seat, TieBreak
from boardkit.core.lines.course import Turning
from boardkit.text import words_for
from boardkit.text.scores import (
    gains_sentence,
    hints_sentence,
    seat_scores,
    tie_breaks_sentence,
    turning_sentences,
    winner_sentence,
)
from tests.helpers import new_match

NAMES = ("Ada", "Bela", "Chen")
DECIDES = "The tie-break decides: fewer tribe cards laid (rule 4.1)."


class RegionHeld(ScoreLine, rule="4"):
    """Has the name of a line that the words of a game know, with what they say."""

    terrain: str = "Forest"
    at: str = "e0s0"
    squares: int = 3
    plus: int = 0
    doubles: int = 0


class FewerTribeCards(TieBreak, rule="4.1"):
    pass


def _sheet(*points: int, breaks: tuple[int, ...] = ()) -> ScoreSheet:
    lines = tuple(RegionHeld(Seat(seat), worth) for seat, worth in enumerate(points))
    return ScoreSheet(len(points), lines, (FewerTribeCards(breaks),) if breaks else ())


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        (_sheet(3, 9, 1), "Bela wins with 9 points."),
        (_sheet(1, 0, 0), "Ada wins with 1 point."),
        (_sheet(9, 9, 1, breaks=(-3, -1, 0)), f"Ada and Bela have 9 points each. {DECIDES} Bela wins."),
        (
            _sheet(9, 9, 9, breaks=(-3, -1, -1)),
            f"Ada, Bela and Chen have 9 points each. {DECIDES} Bela and Chen share the victory.",
        ),
        (
            _sheet(9, 9, 1, breaks=(-1, -1, 0)),
            "Ada and Bela share the victory with 9 points each; no tie-break separates them.",
        ),
    ],
)
def test_the_winner_and_why(sheet: ScoreSheet, sentence: str) -> None:
    assert winner_sentence(sheet, words_for("en", "tectonic_tribes", NAMES)) == sentence


def test_the_sheet_line_by_line_the_first_place_first() -> None:
    words = words_for("en", "tectonic_tribes", NAMES)
    told = [
        (score.text, [(one.text, one.points, one.rule) for one in score.reasons])
        for score in seat_scores(_sheet(3, 9, 3), words)
    ]
    assert told == [
        ("1. Bela: 9 points.", [("Forest at e0s0: 3", 9, "4")]),
        ("2. Ada: 3 points.", [("Forest at e0s0: 3", 3, "4")]),
        ("2. Chen: 3 points.", [("Forest at e0s0: 3", 3, "4")]),
    ]


def test_a_point_below_zero_keeps_its_sign() -> None:
    (score,) = seat_scores(_sheet(-1), words_for("en", "tectonic_tribes", NAMES))
    assert score.text == "1. Ada: −1 point."


def test_seats_that_share_a_place_have_the_same() -> None:
    scores = seat_scores(_sheet(3, 9, 3), words_for("fr", "tectonic_tribes", NAMES))
    assert [(score.seat, score.place, score.total) for score in scores] == [(1, 1, 9), (0, 2, 3), (2, 2, 3)]
    assert scores[0].text == "1. Bela : 9 points."


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        (_sheet(3, 9, 1), "There was no tie."),
        (_sheet(3), ""),
        (
            _sheet(3, 9, 1, breaks=(0, 0, 0)),
            "No tie for the win, so no tie-break was needed (fewer tribe cards laid, rule 4.1).",
        ),
        (_sheet(9, 9, 1, breaks=(-3, -1, 0)), ""),
        (
            _sheet(9, 9, 1, breaks=(-1, -1, 0)),
            "This did not break the tie: fewer tribe cards laid (rule 4.1).",
        ),
    ],
)
def test_tie_breaks_are_told_also_where_they_did_not_decide(sheet: ScoreSheet, sentence: str) -> None:
    assert tie_breaks_sentence(sheet, words_for("en", "tectonic_tribes", NAMES)) == sentence


def test_gains_and_losses_have_their_sign_the_largest_first() -> None:
    words = words_for("en", "tectonic_tribes", NAMES)
    assert gains_sentence((-2, 5, 0), words) == "Bela +5 and Ada −2"
    assert gains_sentence((3, 3, 3), words) == "everybody +3"


def test_it_is_told_who_was_given_hints_and_how_many() -> None:
    words, match = words_for("en", "tectonic_tribes", NAMES), new_match()
    assert hints_sentence(match, words) == ""
    for seat in (0, 1, 0):
        match = match.noted(Note(0, NoteKind.HINTED, Seat(seat)))
    assert hints_sentence(match, words) == "Ada was given 2 hints. Bela was given one hint."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "And 17 more like it."), ("fr", "Et 17 autres pareils.")]
)
def test_what_happened_alike_is_counted_with_what_mattered(language: str, said: str) -> None:
    turning = Turning(1, Seat(0), 1, (9, 0), (), 1, 17)
    assert turning_sentences(turning, words_for(language, "tectonic_tribes", NAMES)) == said
