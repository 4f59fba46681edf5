"""`boardkit review` and `suggest`: what was good in a match, what would be, and why."""

from argparse import Namespace
from functools import partial
from time import monotonic
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import NobodyIsAsked
from boardkit.commands.figures import progress
from boardkit.commands.handout import form_for, write_handout
from boardkit.commands.parser import choice, flag, number, operand, takes
from boardkit.commands.plain import conversation
from boardkit.commands.plain.sitting import QUIT
from boardkit.commands.reading import LEVELS, moment, study_from
from boardkit.core import CHANCE, FaultError, Match, Study
from boardkit.core.lines.course import is_closed, number_of
from boardkit.core.lines.match import Sitter
from boardkit.core.lines.study import ReviewTooEarly
from boardkit.draw.drawings import drawing_of, words_before
from boardkit.draw.show import words_there
from boardkit.handout.making import of_review
from boardkit.library.kept_files import Findings
from boardkit.many.running import crew
from boardkit.players import review
from boardkit.players.review import BATCH
from boardkit.players.thinking import Task, solve_closer
from boardkit.text.advice import hint_lines
from boardkit.text.reviews import review_lines
from boardkit.tui.desk.sight import secret_from_all

MOST_JOBS: Final = 64


def reviewed(desk: Desk, study: Study[Any], jobs: int, *, deep: bool = False) -> review.Review:
    """Judge what was not looked at before, and put all together; FaultError if it cannot be kept.

    A deep review says first how long it will take.
    """
    match, data = study.match, review.written(study.match)
    wanted, findings = review.decisions_of(match), Findings.about(match, desk.library.folder)
    found = {at: verdict for at, verdict in findings.kept(match).items() if at in wanted}
    if findings.outdated:
        print(desk.words("review-anew"))
    missing = review.missing_in(found, wanted, deep=deep)
    hands = crew(jobs if len(missing) > BATCH else 1)
    if deep and missing:
        begun, first = monotonic(), review.look_at_some(data, review.tried_first(missing, BATCH), deep=True)
        findings.keep(first)
        found |= first
        spent, missing = monotonic() - begun, review.missing_in(found, wanted, deep=True)
        minutes = review.minutes_left(spent, len(first), len(missing), hands.most_at_once)
        if missing:
            time = desk.words("review-minutes", minutes=minutes)
            print(desk.words("review-long", time=time, count=len(missing)), flush=True)
    with progress(desk.words, len(wanted) - len(missing), len(wanted)) as more, hands.opened() as executor:
        background = executor.submit(review.background_in, data)
        for future in review.looked_at(executor, data, missing, hands.most_at_once, deep=deep):
            some = future.result()
            findings.keep(some)
            found |= some
            more(len(some))
        told = background.result()
    return review.Review(tuple(review.judge(match, at, found[at]) for at in wanted), told.luck, told.outlooks)


@takes(
    operand("source", "source"),
    operand("file", "file", optional=True),
    number("jobs", 1, MOST_JOBS, default=2),
    flag("deep"),
    flag("force"),
)
def run_review(desk: Desk, given: Namespace) -> int:
    """Look at every decision, tell what was found, and write a page of it if one is wanted."""
    form_for(given.file)
    study = study_from(desk, given.source, whole=True)
    match = study.match
    if not match.has_no_secrets:
        raise FaultError(ReviewTooEarly())
    found = reviewed(desk, study, given.jobs, deep=given.deep)
    for line in review_lines(match, found, desk.words, partial(words_before, match, desk.words)):
        print(line)
    if given.file:
        write_handout(desk, given.file, None, of_review(study, found, desk.words), force=given.force)
    return 0


@takes(
    operand("source", "source"), number("at"), choice("level", "levels", LEVELS, default=Sitter.STRONG.value)
)
def run_suggest(desk: Desk, given: Namespace) -> int:
    """Print the question, something to think of, and good moves with their reasons."""
    match = moment(study_from(desk, given.source).main, given.at)
    if match.state.to_move in (None, CHANCE):
        raise FaultError(NobodyIsAsked(number_of(match, match.at)))
    if agreed_to(desk, match):
        words, state = desk.words, match.state
        assert state.question is not None
        told = words.__replace__(open_table=not is_closed(match))
        there = words_there(drawing_of(match.game.key), state, told)
        asked = there.say(state.question)
        print(words("suggest-asked", seat=words.seat(state.question.seat), question=asked))
        for line in hint_lines(*solve_closer(Task.of(match, Sitter(given.level), advising=True)), there):
            print(line)
    return 0


def agreed_to(desk: Desk, match: Match[Any]) -> bool:
    """Say beforehand that advice tells a seat's secrets, and wait at a terminal until only the seat looks."""
    seat, talk = match.state.to_move, conversation()
    assert seat is not None
    if not is_closed(match) or not secret_from_all(match, seat):
        return True
    talk.say(desk.words("suggest-secret", seat=desk.words.seat(seat)))
    if not talk.live:
        return True
    talk.say(desk.words("suggest-secret-ask", seat=desk.words.seat(seat)))
    try:
        return talk.listen().lower() not in QUIT
    except EOFError:
        return False
