"""`boardkit review`: looks at a match again: what was good, what would have been better, what was luck."""

from argparse import Namespace
from functools import partial
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.handout import form_for, write_handout
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_from
from boardkit.core import FaultError
from boardkit.core.lines.study import ReviewTooEarly

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
    from boardkit.commands.reviewing import reviewed
    from boardkit.draw.drawings import words_before
    from boardkit.text.reviews import review_lines

    found = reviewed(desk, study, given.jobs)
    for line in review_lines(match, found, desk.words, partial(words_before, match, desk.words)):
        print(line)
    if given.file:
        from boardkit.handout.reviews import of_review

        write_handout(desk, given.file, None, of_review(study, found, desk.words), force=given.force)
    return 0
