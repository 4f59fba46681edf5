"""`boardkit review`: looks at a match again: what was good, what would have been better, what was luck."""

from argparse import Namespace
from functools import partial
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.figures import progress
from boardkit.commands.handout import form_for, write_handout
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_from
from boardkit.core import FaultError, Study
from boardkit.core.lines.study import ReviewTooEarly
from boardkit.library.kept_files import Findings
from boardkit.many.running import crew
from boardkit.players.review import BATCH, Review, background_in, decisions_of, judge, looked_at, written


def reviewed(desk: Desk, study: Study[Any], jobs: int) -> Review:
    """Look at the decisions of a match that were not looked at before, and put all together.

    Raises:
        FaultError: what was found cannot be kept.
    """
    match, data = study.match, written(study.match)
    wanted, findings = decisions_of(match), Findings.about(match, desk.library.folder)
    found = {at: verdict for at, verdict in findings.kept(match).items() if at in wanted}
    missing = [at for at in wanted if at not in found]
    if findings.outdated:
        print(desk.words("review-anew"))
    hands = crew(jobs if len(missing) > BATCH else 1)
    with progress(desk.words, len(found), len(wanted)) as more, hands.opened() as executor:
        background = executor.submit(background_in, data)
        for future in looked_at(executor, data, missing, hands.most_at_once):
            some = future.result()
            findings.keep(some)
            found |= some
            more(len(some))
        told = background.result()
    return Review(tuple(judge(match, at, found[at]) for at in wanted), told.luck, told.rounds, told.curves)


MOST_JOBS: Final = 64


def declare(parser: Parser) -> None:
    """Take a match, how many processes look at it, and where a page of it goes."""
    parser.operand("source", "source")
    parser.operand("file", "file", optional=True)
    parser.number("jobs", 1, MOST_JOBS, default=2)
    parser.flag("force")


def run(desk: Desk, given: Namespace) -> int:
    """Look at every decision, tell what was found, and write a page of it if one is wanted."""
    form_for(given.file)
    study = study_from(desk, given.source, whole=True)
    match = study.match
    if not match.has_no_secrets:
        raise FaultError(ReviewTooEarly())
    # Drawings take long to import, and mistakes are told without them.
    from boardkit.draw.drawings import words_before
    from boardkit.text.reviews import review_lines

    found = reviewed(desk, study, given.jobs)
    for line in review_lines(match, found, desk.words, partial(words_before, match, desk.words)):
        print(line)
    if given.file:
        from boardkit.handout.making import of_review

        write_handout(desk, given.file, None, of_review(study, found, desk.words), force=given.force)
    return 0
