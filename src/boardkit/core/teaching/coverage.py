"""Rules that a match or a lesson needs: told when first needed, and counted afterwards."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate, takewhile
from typing import TYPE_CHECKING, Final

from boardkit.core.lines.course import known_moments
from boardkit.core.lines.match import Match
from boardkit.core.rules.table import S, Seat
from boardkit.core.teaching.rulebook import Rulebook, Section, rulebook_of
from boardkit.core.values import Value

if TYPE_CHECKING:
    from boardkit.core.teaching.stages import Stage

LONG: Final = 220
LONG_LIST: Final = 300  # the most characters that are told of prose, and of a list; sentences are whole
SENTENCE: Final = r"(?<=[.!?])\s+(?=\S)"
ITEM: Final = r"(?:\d+\.|[-*])\s+"  # begins an entry of a list


class Brief(Value):
    """The beginning of a section, as Markdown without tables."""

    text: str
    whole: bool  # whether the section says no more than that


def due(match: Match[S], seat: Seat, told: Collection[str]) -> str:
    """Return the section that a seat needs now and has not been told; empty if there is none.

    That is the one of the question, or else that of what has happened since the seat's last decision, the
    first first. Logs tell as much of what has happened, so nothing hidden is told by it.
    """
    book = rulebook_of(match.game, "en").sections
    question = match.state.question
    asked = [question.rule] if question is not None and question.seat == seat else []
    since = max((at for at in range(1, match.at + 1) if match.moments[at].seat == seat), default=0)
    frames = (frame for moment in match.moments[since : match.at + 1] for frame in moment.step.frames)
    needed = (*asked, *(frame.event.rule for frame in frames if not frame.event.minor))
    return next((rule for rule in needed if rule in book and rule not in told), "")


def brief(section: Section, most: int = LONG_LIST) -> Brief:
    """Tell the first paragraph of a section, or of it as many sentences as `most` characters hold.

    At least one sentence is told. What it announces belongs to it: the entries of a list, but no table.
    """
    paragraphs = re.split(r"\n\s*\n", section.text.strip())
    first = next((paragraph for paragraph in paragraphs if not paragraph.startswith("|")), "")
    after = paragraphs[paragraphs.index(first) + 1 :] if first else []
    if first.endswith((":", ",")) and after and not after[0].startswith("|"):
        first = f"{first}\n{after[0]}"
    pieces = [piece for line in first.splitlines() for piece in _sentences(line.strip())]
    limit = min(most, LONG_LIST if any(re.match(ITEM, piece) for piece in pieces) else LONG)
    ends = accumulate(map(len, pieces))
    taken = max(1, len(list(takewhile(lambda end: end <= limit, ends))))
    while 1 < taken < len(pieces) and pieces[taken - 1].rstrip().endswith(":"):
        taken -= 1
    text = "".join(pieces[:taken]).strip()
    return Brief(text, whole=text == section.text.strip())


def _sentences(line: str) -> Iterator[str]:
    """Cut a line into sentences, the last of which ends it; the number of an entry stays with the first."""
    item = re.match(ITEM, line)
    start = item.end() if item else 0
    first, *others = re.split(SENTENCE, line[start:])
    for sentence, end in zip((line[:start] + first, *others), [" "] * len(others) + ["\n"], strict=True):
        yield f"{sentence}{end}"


Applied = Mapping[str, Sequence[int]]  # the moments of a match at which each section applied, in order


def applied(match: Match[S]) -> Applied:
    """Work out which sections applied up to now: those of what happened, and of what was answered.

    While seats have secrets, what they did in secret does not count.
    """
    found: dict[str, list[int]] = {}
    for at in (0, *(one for one in known_moments(match) if one <= match.at)):
        for rule in dict.fromkeys(cited(match, at)):
            found.setdefault(rule, []).append(at)
    return found


def cited(match: Match[S], at: int) -> Iterator[str]:
    """Walk the sections behind a moment: that of the question answered, and those of what happened."""
    question = match.moments[at - 1].step.state.question if at else None
    if question is not None:
        yield question.rule
    yield from (frame.event.rule for frame in match.moments[at].step.frames)


def applied_in_lesson(stages: "Sequence[Stage]") -> Applied:
    """Work out which sections applied in some steps of a lesson: on the table, or as the rule of a step."""
    if not stages:
        return {}
    found = {number: list(moments) for number, moments in applied(stages[-1].done).items()}
    for stage in stages:
        if stage.step.rule:
            found.setdefault(stage.step.rule, []).append(stage.done.at)
    return found


def never(book: Rulebook, covered: Applied) -> tuple[Section, ...]:
    """List the sections of a rulebook that did not apply, and in which no other applied."""
    rules = tuple(f"{rule}." for rule in covered)
    return tuple(one for one in book.rules if not any(rule.startswith(f"{one.number}.") for rule in rules))
