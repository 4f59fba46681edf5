"""Why a computer did that: on a walk at its decision, at a table of the latest; no secrets are told."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import CHANCE
from boardkit.core.lines.match import Sitter
from boardkit.draw.drawings import words_before
from boardkit.text.recap import Group
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Notice, Pick
from boardkit.tui.desk.intents import AboutThese, Because, Do, Intent, OpenRule, Want, WhyDid
from boardkit.tui.desk.looking import explain
from boardkit.tui.desk.past import by_computer, recap_for
from boardkit.tui.desk.saying import meant
from boardkit.tui.desk.wishes import Ask, Tell, Think

LATEST: Final = 12
"""How many decisions are listed, the latest first."""


def why_here(desk: Desk) -> Outcome:
    """Say why a computer decided so where the walk stands, or let one of its latest decisions be chosen."""
    if desk.walk is not None:
        at = desk.walk.halts[desk.walk.decision.start].at
        return why_did(desk, WhyDid(at)) if by_computer(desk.match, at) else _what_came_of(desk, at)
    groups = () if meant(desk) is not None else computers_decided(desk)
    if not groups:
        return explain(desk)
    rules: list[tuple[str, Intent]] = [(desk.words("why-rules"), Want.EXPLAIN)]
    decided = [(_entry(desk, group), WhyDid(group.at)) for group in groups]
    return desk.wishing(Ask(Pick(desk.words("why-title"), (*(rules if desk.sight.acting else ()), *decided))))


def _what_came_of(desk: Desk, at: int) -> Outcome:
    """Say what a decision of a person, or of chance, has changed, and what a review at hand says of it.

    The move is named to nobody who may not know it.
    """
    match, moment = desk.match, desk.match.moments[at]
    if moment.move is None:
        return desk.wishing(Tell(desk.words("came-before")))
    # Players take long to import, and many matches are played by people alone.
    from boardkit.players.because import gains_seen
    from boardkit.text.because import changed_said
    from boardkit.text.reviews import judged_said

    words = words_before(match, desk.words, at)
    own = moment.seat == desk.sight.past != CHANCE
    lines = [words.say(moment.move), ""] if match.has_no_secrets or own else []
    if moment.seat != CHANCE:
        lines += changed_said(gains_seen(match, at, desk.sight.past), words)
    judged = None if desk.judgement is None else desk.judgement.of(match, at)
    lines += [] if judged is None else judged_said(judged, words)
    lines = lines or [words("because-unseen")]
    title = desk.words("came-title", seat=desk.words.seat(moment.seat))
    about = desk.words("rules-about"), AboutThese(tuple(lines))
    return desk.wishing(Ask(Notice(title, tuple(lines), about)))


def computers_decided(desk: Desk) -> Sequence[Group]:
    """List what computers have decided since the viewer's last turn, the latest first."""
    if all(player.sitter is Sitter.PERSON for player in desk.match.players):
        return ()
    groups = recap_for(desk, desk.viewer, desk.viewer)
    return [group for group in reversed(groups) if by_computer(desk.match, group.at)][:LATEST]


def _entry(desk: Desk, group: Group) -> str:
    return desk.words("why-did-entry", text=group.items[0].line.text)


def why_did(desk: Desk, wanted: WhyDid) -> Outcome:
    """Let a computer think again about a decision that it made; while there are secrets, say what is seen."""
    if not 0 < wanted.at <= desk.match.at or not by_computer(desk.match, wanted.at):
        return Outcome(desk)
    # Players take long to import, and many matches are played by people alone.
    from boardkit.players.because import gains_seen, task_of
    from boardkit.text.because import seen_said

    if desk.match.has_no_secrets:
        told = Tell(desk.words("because-thinking"))
        return desk.wishing(told, Think(task_of(desk.match, wanted.at), Because(wanted.at)))
    gains = gains_seen(desk.match, wanted.at, desk.sight.past)
    return _told(desk, wanted.at, tuple(seen_said(gains, desk.words)))


def because(desk: Desk, wanted: Because) -> Outcome:
    """Say what a computer weighed, now that it has thought of it again."""
    move = desk.match.moments[wanted.at].move if wanted.at <= desk.match.at else None
    if not desk.match.has_no_secrets or wanted.verdict is None or move is None:
        return Outcome(desk)
    from boardkit.text.because import because_said

    words = words_before(desk.match, desk.words, wanted.at)
    lines = words.say(move), "", *because_said(wanted.verdict, move, words)
    return _told(desk, wanted.at, lines)


def _told(desk: Desk, at: int, lines: Sequence[str]) -> Outcome:
    seat = desk.match.moments[at].seat
    level = desk.words.name(desk.match.players[seat].sitter)
    title = desk.words("because-title", seat=desk.words.seat(seat), level=level)
    chapter = desk.words("mind-title"), OpenRule("computer")
    return desk.wishing(Ask(Notice(title, tuple(lines), chapter)))


BECAUSE: Final[Deeds] = deeds(
    simply(Do.WHY, why_here),
    simply(Want.EXPLAIN, explain),
    given(WhyDid, why_did),
    given(Because, because),
)
"""What tells why a computer did that."""
