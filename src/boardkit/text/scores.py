"""The score sheet as sentences: each line with its rule, who wins, and which tie-break decided."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from boardkit.core import Match, ScoreSheet, Seat
from boardkit.core.lines.course import Turning
from boardkit.core.lines.match import hints_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.text.words import Words

MOST_KINDS: Final = 2  # how many sorts of points are named of a decision that changed more


class Reason(Value):
    """A line of the sheet as a sentence, with its points and the section behind it."""

    text: str
    points: int
    rule: str


class SeatScore(Value):
    """What one seat has scored."""

    seat: Seat
    place: int  # counted from 1; seats that share a place have the same
    total: int
    text: str  # the sum, as a sentence
    reasons: tuple[Reason, ...]


def seat_scores(sheet: ScoreSheet, words: Words) -> tuple[SeatScore, ...]:
    """Say what every seat has scored, the first place first."""
    scores: list[SeatScore] = []
    for seats in sheet.ranking:
        place = len(scores) + 1
        for seat in seats:
            total = sheet.totals[seat]
            text = words("score-total", place=place, seat=words.seat(seat), points=total)
            reasons = tuple(Reason(words.say(line), line.points, line.rule) for line in sheet.of(seat))
            scores.append(SeatScore(seat, place, total, text, reasons))
    return tuple(scores)


def standing_said(match: Match[Any], words: Words) -> str:
    """Say who has won, or whose turn it is; nothing where nobody is asked."""
    if match.over:
        return winner_sentence(match.game.score(match.state), words)
    seat = match.state.to_move
    return "" if seat is None else words("plain-turn", seat=words.seat(seat))


def winner_sentence(sheet: ScoreSheet, words: Words) -> str:
    """Say who wins and why: by points, by which tie-break, together, or by what else the rules say."""
    if sheet.verdict is not None:
        return words.say(sheet.verdict)
    names = words.listed([words.seat(seat) for seat in sheet.winners])
    best = max(sheet.totals)
    tied = words.listed([words.seat(Seat(seat)) for seat in range(sheet.seats) if sheet.totals[seat] == best])
    values: dict[str, str | int] = {"winners": names, "tied": tied, "points": best}
    values["count"] = len(sheet.winners)
    if sheet.deciding is not None:
        tie_break = words.say(sheet.deciding)
        return words("winner-by-tie-break", tie_break=tie_break, rule=sheet.deciding.rule, **values)
    return words("winner-shared" if len(sheet.winners) > 1 else "winner-alone", **values)


def tie_breaks_sentence(sheet: ScoreSheet, words: Words) -> str:
    """Say of the tie-breaks that did not decide why not; nothing where none could have."""
    if sheet.verdict is not None or sheet.seats < 2:
        return ""
    if sheet.totals.count(max(sheet.totals)) == 1:
        if not sheet.tie_breaks:
            return words("tie-none")
        unneeded = words.listed([words.say(tie_break) for tie_break in sheet.tie_breaks])
        return words("tie-breaks-unneeded", tie_breaks=unneeded, rule=sheet.tie_breaks[0].rule)
    even = list(takewhile(lambda tie_break: tie_break is not sheet.deciding, sheet.tie_breaks))
    said = [words.say(tie_break) for tie_break in even]
    return words("tie-breaks-even", tie_breaks=words.listed(said), rule=even[0].rule) if even else ""


def hints_sentence(match: Match[Any], words: Words) -> str:
    """Say who was given how many hints, for an honest comparison; nothing where nobody was given any."""
    given = [(words.seat(Seat(seat)), hints) for seat, hints in enumerate(hints_of(match)) if hints]
    return " ".join(words("hints-given", seat=seat, hints=hints) for seat, hints in given)


def turning_sentences(turning: Turning, words: Words) -> str:
    """Say what of a decision that mattered changed the points, and how much more was like it."""
    alike = [words("turning-alike", count=turning.alike)] if turning.alike else []
    return " ".join([*(words.say(event) for event in turning.events), *alike])


def kinds_sentence(turning: Turning, words: Words) -> str:
    """Name the sorts of points that a decision changed most."""
    return ", ".join(words(f"kind-{kebab(kind)}") for kind in turning.kinds[:MOST_KINDS])


def gains_sentence(gains: Sequence[int], words: Words) -> str:
    """Say who gained and who lost how many points: `Ada +5 and Bela −2`; alike for all, `everybody +5`."""
    if len(gains) > 1 and gains[0] and len({*gains}) == 1:
        return words("turning-gain-all", points=signed(gains[0]))
    changed = sorted((-points, seat) for seat, points in enumerate(gains) if points)
    said = [words("turning-gain", seat=words.seat(Seat(seat)), points=signed(-has)) for has, seat in changed]
    return words.listed(said)


def signed(points: int) -> str:
    """Write a change of points with its sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
