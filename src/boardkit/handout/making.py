"""Makes handouts, of a match, a review or a lesson, and writes them in their forms."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import PurePath
from types import MappingProxyType
from typing import Any, Final

from boardkit.core import NoteKind, Seat, Study
from boardkit.core.lines.course import decision_number
from boardkit.core.teaching.lesson import Lesson, said
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import stages
from boardkit.draw.drawings import drawing_of, words_before
from boardkit.games import GAMES
from boardkit.handout.lessons import Telling, signs_on
from boardkit.handout.matches import By, Passage, slide, slides_of_match
from boardkit.handout.page import page
from boardkit.handout.pictures import picture
from boardkit.handout.slides import Eyes, Handout, Slide, Slides, open_eyes, palette_of
from boardkit.handout.text import cast, older_cast, text
from boardkit.players.review import Review
from boardkit.text import Words
from boardkit.text.log import line_said, titled
from boardkit.text.names import visible
from boardkit.text.reviews import mark_lines, moment_lines, review_lines

ENDINGS: Final[Mapping[str, str]] = MappingProxyType(
    {".html": "html", ".htm": "html", ".svg": "svg", ".txt": "text", ".text": "text", ".cast": "cast"}
)
"""The form that the ending of a file's name asks for."""

USUAL: Final = tuple(dict.fromkeys(ENDINGS.values()))  # the forms that lists offer

PARTS: Final[Mapping[str, Callable[[Handout], Iterator[str]]]] = MappingProxyType(
    {"html": page, "svg": picture, "text": text, "cast": cast, "cast-v2": older_cast}
)
"""What writes a handout in each form, part by part: a match may be longer than memory is large."""


def form_of(name: str) -> str | None:
    """Return the form that the name of a file asks for, if it asks for one."""
    return ENDINGS.get(PurePath(name).suffix.lower())


def ending(form: str) -> str:
    """Return the ending of a file in a form."""
    return next(end for end, name in ENDINGS.items() if name == form)


def _whole(form: str, handout: Handout) -> str:
    return "".join(PARTS[form](handout))


FORMS: Final[Mapping[str, Callable[[Handout], str]]] = {form: partial(_whole, form) for form in PARTS}
"""What writes a whole handout in each form."""


def of_match(
    study: Study[Any], words: Words, seat: Seat | None, by: By, first: int = 0, last: int | None = None
) -> Handout:
    """Make a handout of the played line of a match from moment `first` to `last`, with all remarks.

    `seat` is whose view to keep to: CHANCE for what everybody may know, None to hide nothing. The whole match
    has the remarks on its branches, too, each with its table, after its own end.
    """
    eyes = Eyes(study.match, drawing_of(study.main.game.key), words, seat)
    slides = slides_of_match(study.match, eyes, by, first, last, study.notes)
    whole = not study.name and not first and last is None and study.main.has_no_secrets
    others = study.names[1:] if whole else ()
    beside = (slide for name in others for slide in _remarked(study, eyes, by, name))
    return handout_of(study, words, Slides([*slides.makers, *(lambda one=one: one for one in beside)]))


def _remarked(study: Study[Any], eyes: Eyes, by: By, name: str) -> Iterator[Slide]:
    """Make the slides of a branch that somebody has remarked on, where it has left the match."""
    line, root = study.line(name), study.root(name)
    since = (note for note in line.notes if note.at >= root and note not in study.main.notes)
    own = [note for note in since if note.kind is NoteKind.REMARK]
    if not own:
        return
    there, said = eyes.__replace__(match=line), line_said(study, name, eyes.words)
    plain = slides_of_match(line, there, by, notes=())
    for found_slide, bare in zip(slides_of_match(line, there, by, notes=own), plain, strict=True):
        if found_slide.told != bare.told:
            chapter = eyes.words("handout-on-branch", name=said, chapter=found_slide.chapter)
            yield found_slide.__replace__(chapter=chapter)


def of_step(study: Study[Any], words: Words, seat: Seat | None, step: int) -> Handout:
    """Make a handout of one happening, by its number on a walk; 0 is the table before anything happened."""
    eyes = Eyes(study.match, drawing_of(study.main.game.key), words, seat)
    slides = slides_of_match(study.match, eyes, By.HAPPENING, notes=study.notes)
    return handout_of(study, words, slides[step : step + 1])


def of_lesson(lesson: Lesson, words: Words, *, answers: bool, first: int = 1, last: int = 0) -> Handout:
    """Make a handout of a lesson's steps `first` to `last`, 0 for the last; FaultError if it does not fit.

    With `answers` every answer is told where it belongs; else all stand on a page of their own.
    """
    game = GAMES[lesson.game]
    words = words.called(lesson.start.players)
    told = stages(game, lesson)
    some = told[: last or None]
    drawing, paper = drawing_of(game.key), palette_of(told[0].match, dark=False)
    telling = Telling(lesson, some, drawing, words, None if answers else paper)
    slides = telling.slides_from(first - 1)
    title = visible(said(lesson.title, words.language))
    return Handout(
        title=words("handout-lesson", game=words("title"), title=title),
        about=visible(said(lesson.summary, words.language)),
        slides=slides,
        words=words,
        book=rulebook_of(game, words.language),
        palette=paper,
        dark=palette_of(told[0].match, dark=True),
        notice=words("handout-teacher" if answers else "handout-learners"),
        for_learners=not answers,
        legend=() if answers else tuple(signs_on(slides, drawing, words)),
        answers=() if answers else telling.answers_from(first - 1),
    )


def watched(handout: Handout, tick: Callable[[int], None]) -> Handout:
    """Return the same handout, of whose slides `tick` is told how many more are made."""
    slides = handout.slides
    return handout.__replace__(slides=slides.watched(tick)) if isinstance(slides, Slides) else handout


def without_answers(handout: Handout) -> Handout:
    """Leave out the page of the answers."""
    return handout.__replace__(answers=())


def answers_alone(handout: Handout) -> Handout:
    """Leave out everything but the page of the answers."""
    notice = handout.words("handout-teacher")
    return handout.__replace__(slides=(), legend=(), notice=notice, for_learners=False)


def handout_of(study: Study[Any], words: Words, slides: Sequence[Slide]) -> Handout:
    """Put slides of the line of a match that is played into a handout."""
    match = study.main
    return Handout(
        title=titled(match, words),
        about=words("handout-players", players=words.listed(words.names)),
        slides=slides,
        words=words,
        book=rulebook_of(match.game, words.language),
        palette=palette_of(match, dark=False),
        dark=palette_of(match, dark=True),
        notice=words("branch-shown", name=line_said(study, study.name, words)) if study.name else "",
    )


def of_review(study: Study[Any], found: Review, words: Words) -> Handout:
    """Make a handout of a review: the table at the end with what is told of all, then moment by moment."""
    match = study.match
    eyes = Eyes(match, drawing_of(match.game.key), words, open_eyes(match))
    at = partial(words_before, match, words)
    lines = *review_lines(match, found, words, at), *mark_lines(found, words, at)
    end = slide(eyes, Passage(match.at, 0, match.state, match.state))
    slides = [end.__replace__(chapter=words("review-title"), told=lines)]
    for one in found.moments:
        state = match.moments[one.at - 1].step.state
        shown = slide(eyes, Passage(one.at, decision_number(match, one.at), state, state))
        slides.append(shown.__replace__(told=tuple(moment_lines(one, at(one.at)))))
    return handout_of(study, words, slides)
