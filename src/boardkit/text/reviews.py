"""Reviews told: who lost how much by which decisions, what was better, and what luck did."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from boardkit.core import Match, Seat
from boardkit.players.lookup import mind_of
from boardkit.players.review import PLAYED, Judged, Mark, Review
from boardkit.text.advice import facts_said, opinion_said, signed
from boardkit.text.words import Words

WordsAt = Callable[[int], Words]  # by moment, the words of its table, to tell the decision that led there

BARS = "▁▂▃▄▅▆▇█"


def review_lines(match: Match[Any], found: Review, words: Words, at: WordsAt) -> Iterator[str]:
    """Tell a whole review, line by line; `at` gives the words with which a decision is told."""
    yield words("review-about", decisions=len(found.decisions))
    yield words("review-kind", kind="deep" if found.deep else "usual")
    yield from result_lines(match, found, words)
    for number in range(len(match.players)):
        yield seat_said(found, Seat(number), words)
    yield from curve_lines(found, words)
    yield measures_said(match.game.key, words)
    yield words("review-moments" if found.moments else "review-no-moments")
    for one in found.moments:
        yield from moment_lines(one, at(one.at))


def measures_said(key: str, words: Words) -> str:
    """Explain the words of a review of a game, and in what its losses are counted."""
    mind = mind_of(key)
    return words("review-words", winning=round(mind.winning), most=round(mind.scale))


def result_lines(match: Match[Any], found: Review, words: Words) -> Iterator[str]:
    """Say how the match has ended, if it has; and where that is not as the losses would have it."""
    if not match.over:
        return
    sheet = match.game.score(match.state)
    totals = [str(total).replace("-", "−") for total in sheet.totals]
    points = [f"{words.seat(Seat(seat))} {total}" for seat, total in enumerate(totals)]
    names = [words.seat(seat) for seat in sheet.winners]
    yield words("review-result", points=words.listed(points), winners=words.listed(names), count=len(names))
    losses = [found.lost_by(Seat(seat)) for seat in range(sheet.seats)]
    worse = [losses[seat] for seat in range(sheet.seats) if seat not in sheet.winners]
    beyond = [seat for seat in sheet.winners if worse and losses[seat] > min(worse)]
    if beyond:
        yield words("review-measure", seats=words.listed([words.seat(seat) for seat in beyond]))


def seat_said(found: Review, seat: Seat, words: Words) -> str:
    """Say what a seat lost by its decisions, what luck gave it, and how many marks it has."""
    mine = [one.mark for one in found.decisions if one.seat == seat]
    sound, unclear, count = found.sound_of(seat)
    return words(
        "review-seat",
        seat=words.seat(seat),
        lost=signed(-found.lost_by(seat), words),
        luck=signed(found.luck[seat], words),
        sound=sound,
        unclear=unclear,
        marked=count - sound - unclear,
        count=count,
        good=mine.count(Mark.GOOD),
        dubious=mine.count(Mark.DUBIOUS),
        mistakes=mine.count(Mark.MISTAKE),
        blunders=mine.count(Mark.BLUNDER),
    )


def curve_lines(found: Review, words: Words) -> Iterator[str]:
    """Draw for each seat, round by round, the points that it was to expect, and its chance to win."""
    points = [outlook.points for outlook in found.outlooks]
    for seat, bars in enumerate(bars_of(points)):
        last = str(round(points[-1][seat])).replace("-", "−")
        yield words("review-curve", seat=words.seat(Seat(seat)), bars=bars, last=last)
    for seat, bars in enumerate(bars_of([outlook.chances for outlook in found.outlooks])):
        last = words("percent", share=round(100 * found.outlooks[-1].chances[seat]))
        yield words("review-chance", seat=words.seat(Seat(seat)), bars=bars, last=last)


def bars_of(curves: Sequence[Sequence[float]]) -> Iterator[str]:
    """Draw for each seat how its amounts change from round to round, all on one scale."""
    amounts = [amount for each in curves for amount in each]
    low, high = min(amounts, default=0.0), max(amounts, default=0.0)
    for mine in zip(*curves, strict=True):
        yield "".join(BARS[round((amount - low) / ((high - low) or 1) * (len(BARS) - 1))] for amount in mine)


def moment_lines(one: Judged, words: Words) -> Iterator[str]:
    """Say what was done at a moment that mattered, what would have been better, and why."""
    yield words(
        "review-moment",
        at=one.at,
        seat=words.seat(one.seat),
        move=words.say(one.move),
        mark=one.mark.value,
        lost=signed(-one.lost, words),
    )
    if one.better is not None:
        yield better_said(one, words)


def mark_lines(found: Review, words: Words, at: WordsAt) -> Iterator[str]:
    """List every decision that has a mark, under a heading; nothing where none has."""
    marked = [one for one in found.decisions if one.mark.value]
    if marked:
        yield words("review-marks")
    for one in marked:
        seat, move = words.seat(one.seat), at(one.at).say(one.move)
        yield words("review-marked", at=one.at, seat=seat, move=move, mark=one.mark.value)


def better_said(one: Judged, words: Words) -> str:
    """Say which move would have been better, and why; and what counts of it, where that is less."""
    best, made = one.verdict.opinions[0], one.verdict.opinion_of(one.move)
    why = facts_said(one.verdict.told, words)
    opinion = "" if made is None else opinion_said(best, made, words)
    if opinion:
        why = words("hint-opinion" if why else "by-opinion", said=why, opinion=opinion)
    better = words(
        "review-better" if one.lost else "review-other",
        move=words.say(best.move),
        why=why or words("review-later"),
    )
    if one.verdict.ends is None:
        return better
    ahead, luck = one.verdict.ends
    side = "agrees" if ahead > luck else "disagrees" if ahead < -luck else "unsure"
    second = words(f"review-second-{side}", points=signed(abs(ahead), words)[1:], times=PLAYED)
    return f"{better}. {second}"


def judged_said(one: Judged, words: Words) -> Iterator[str]:
    """Say what a review found of a decision, if anything."""
    if one.mark is not Mark.NONE:
        yield mark_said(one, words)
    if one.unclear:
        yield words("mark-unclear")
    if one.better is not None or one.verdict.ends is not None:
        yield better_said(one, words)


def mark_said(one: Judged, words: Words) -> str:
    """Say what a mark means, and how much was lost."""
    return words(f"mark-{one.mark.name.lower()}", lost=signed(-one.lost, words))
