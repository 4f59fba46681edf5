"""Slides of a review: the moments that mattered, each as it was before, with what would have been better."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from boardkit.core import Match, Study
from boardkit.core.lines.course import decision_number
from boardkit.draw.drawings import drawing_of, words_before
from boardkit.handout.making import handout_of
from boardkit.handout.matches import Passage, slide
from boardkit.handout.slides import Eyes, Handout, Slide, open_eyes
from boardkit.players.review import Judged, Review
from boardkit.text import Words
from boardkit.text.reviews import mark_lines, moment_lines, review_lines


def of_review(study: Study[Any], found: Review, words: Words) -> Handout:
    """Make a handout of a review: the table at the end with what is told of all, then moment by moment."""
    match = study.match
    eyes = Eyes(match, drawing_of(match.game.key), words, open_eyes(match))
    end = slide(eyes, Passage(match.at, 0, match.state, match.state))
    at = partial(words_before, match, words)
    lines = *review_lines(match, found, words, at), *mark_lines(found, words, at)
    whole = end.__replace__(chapter=words("review-title"), told=lines)
    return handout_of(study, words, (whole, *_moments(match, eyes, found, words)))


def _moments(match: Match[Any], eyes: Eyes, found: Review, words: Words) -> Iterator[Slide]:
    for one in found.moments:
        told = moment_lines(one, words_before(match, words, one.at))
        yield _before(match, eyes, one).__replace__(told=tuple(told))


def _before(match: Match[Any], eyes: Eyes, one: Judged) -> Slide:
    """Make the slide of the table at which something was decided."""
    number = decision_number(match, one.at)
    state = match.moments[one.at - 1].step.state
    return slide(eyes, Passage(one.at, number, state, state))
