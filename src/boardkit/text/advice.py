"""Advice of computer players: terms, reasons, good moves, what is taken together, and why one decided so."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from boardkit.core import Choice, Move, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.players.verdict import TOLD, Opinion, Things, Verdict
from boardkit.text.names import class_id, spaced
from boardkit.text.words import Argument, Words

FEW: Final = 4  # how many things that are left are named; of more, only how many they are is told


def row_said(one: Opinion, words: Words, best: Opinion | None = None) -> str:
    """Say a move with all that is taken with it, and what is left; beside the best, what differs, if little.

    For instance `Choose Ecoline. Buy Ironworks and Protected Valley; leave Small Animals`.
    """
    if one.things is None:
        return words.say(one.move)
    gap = _gap(one, best)
    if len(gap) == 1:
        message = "row-more" if gap[0] in one.things.taken else "row-fewer"
        return words(message, move=words.say(gap[0]))
    said = _things_said(one.things, words)
    return words("row-first", first=words.say(one.move), then=said) if one.things.led else said


def _gap(one: Opinion, best: Opinion | None) -> Sequence[Move]:
    """List what one takes and the best does not, and the other way round, where both begin alike."""
    if best is None or one == best or one.things is None or best.things is None:
        return ()
    if one.things.led and one.move != best.move:
        return ()
    return tuple(set(one.things.taken) ^ set(best.things.taken))


def _things_said(things: Things, words: Words) -> str:
    left = _left_said(things.left, words)
    if not things.taken:
        return words("row-none", left=words("row-all") if len(things.left) > FEW else left)
    said = words.formatted(class_id(type(things.taken[0])), None, _together(things.taken, words))
    return words("row-leave", taken=said, left=left) if things.left else said


def _left_said(left: Sequence[Move], words: Words) -> str:
    """Name the things that are left, if they are few: by the field that tells one from the other."""
    if len(left) > FEW:
        return words("row-others", count=len(left))
    return words.listed([str(value) for move in left for value in [*words.arguments(move).values()][:1]])


def _together(moves: Sequence[Move], words: Words) -> dict[str, Argument]:
    """Say the facts of several moves of a kind as those of one: what differs is listed."""
    each = [words.arguments(move) for move in moves]
    said = {name: dict.fromkeys(str(one[name]) for one in each) for name in each[0]}
    return {name: words.listed(list(values)) for name, values in said.items()}


NAMED: Final = 4  # how many moves that are as good as the best are named; the rest are counted
NOTHING: Final = 0.15  # how many points are told as none: nobody plays for a tenth of a point
SLIGHT: Final = 0.1  # what share of the largest difference the others have at least that are told beside it


def term_said(word: str, words: Words) -> str:
    """Name a term of a judgement; a game without words for it has the term's own."""
    message = f"term-{word}"
    return words(message) if words.knows(message) else spaced(word).lower()


def nudge_said(word: str, words: Words) -> str:
    """Say what to think of, where a term makes the difference."""
    nudge = words.explanation(f"term-{word}", "nudge")
    return nudge or words("hint-think-of", term=term_said(word, words))


def reasons_said(reasons: Iterable[tuple[str, float]], words: Words, *, better: bool | None = None) -> str:
    """Say by which terms one move is better or worse than another, and what speaks for the other.

    For instance `energy sources +6.8 and inhabitants +1.0, but uncovered relics −1.0`. Which it is `better`
    says where these are not all the terms, else their sum.
    """
    plain = told(reasons)
    up = sum(by for _, by in plain) > 0 if better is None else better
    mine, others = ([one for one in plain if (one[1] > 0) is side] for side in (up, not up))
    if not mine or not others:
        return _listed(plain, words)
    return words("reasons-but", reasons=_listed(mine, words), others=_listed(others, words))


def _listed(reasons: Sequence[tuple[str, float]], words: Words) -> str:
    return words.listed([f"{_term_told(word, by, words)} {signed(by, words)}" for word, by in reasons])


def _term_told(word: str, by: float, words: Words) -> str:
    """Name a term that makes a move better, or worse: less of something is more of it then."""
    return (by < 0 and words.explanation(f"term-{word}", "worse")) or term_said(word, words)


def told(reasons: Iterable[tuple[str, float]]) -> Sequence[tuple[str, float]]:
    """Leave out what is too slight to be told, by itself or beside the rest."""
    found = list(reasons)
    least = max((abs(by) for _, by in found), default=0.0) * SLIGHT
    return [(word, by) for word, by in found if abs(by) >= max(NOTHING, least)]


def signed(number: float, words: Words) -> str:
    """Write a number with its sign, to a tenth; what rounds to nothing has a plus."""
    tenths = round(number, 1)
    return f"{'−' if tenths < 0 else '+'}{abs(tenths):.1f}".replace(".", words("decimal-mark"))


def nudge(first: Verdict, closer: Verdict | None, words: Words) -> str:
    """Say what to think of: the term that speaks most for the best move that is told then.

    Before there is a closer look, and where that finds hardly a difference, it is what sets the best move
    above all that a first one saw.
    """
    if len(first.opinions) == 1:
        return words("hint-one-alone")
    if closer is None:
        beside: Sequence[tuple[str, float]] = (*first.merits, *first.reasons(first.opinions[0].move))
    else:
        beside = told(closer.reasons_of(closer.opinions[0])) or _merits(first, closer)
    better = [word for word, by in told(beside) if by > 0]
    return nudge_said(better[0], words) if better else words("hint-all-alike")


def _merits(first: Verdict, closer: Verdict) -> Sequence[tuple[str, float]]:
    """List what sets a move above a first look's others, where a closer look finds no other as good."""
    merits = told(first.merits)[:TOLD]
    same = first.opinions[0].move == closer.opinions[0].move
    more = any(closer.opinion_of(one.move) is None for one in first.opinions)
    return merits if same and more and sum(by for _, by in merits) > 0 else ()


def advice(first: Verdict, closer: Verdict, words: Words) -> Iterator[tuple[Opinion, str]]:
    """Say which moves a closer look finds good, each with how much less it is worth, and why."""
    best, *others = closer.best
    doubted = [*_doubted(closer, words)]
    beside = others and not doubted
    yield best, _purpose(first, closer, words) if beside else _lone(first, closer, words)
    yield from _as_good(closer, words)
    yield from doubted
    if beside:
        # What the best has over the next is told beside the best.
        following, *others = others
        less = _less(closer, following, words)
        yield following, words("hint-next", move=row_said(following, words, best), less=less)
    for one in others[: TOLD - 1 - len(doubted)]:
        yield one, _compared(closer, one, words)


def _as_good(closer: Verdict, words: Words) -> Iterator[tuple[Opinion, str]]:
    """Name the moves that are as good as the best; count those that have no room, or are only turned."""
    alike, best = closer.as_good, closer.opinions[0]
    unlike = {_unturned(one): one for one in reversed((best, *alike)) if one.things is None}
    named = [one for one in alike if one.things is not None or unlike.get(_unturned(one)) is one][:NAMED]
    named = named or [*alike[:1]]
    for one in named:
        more = len(alike) - len(named) if one is named[-1] else 0
        message = "hint-as-good-more" if more else "hint-as-good"
        yield one, words(message, move=row_said(one, words, best), more=more)


def _doubted(closer: Verdict, words: Words) -> Iterator[tuple[Opinion, str]]:
    """Name a few that were found better, but not for sure: the first idea is hardly the only good one."""
    best = closer.opinions[0]
    above = [
        one
        for one in closer.opinions[1:]
        if one.worth.total > best.worth.total and one.samples >= best.samples and not best.is_like(one)
    ]
    for one in above[: TOLD - 1]:
        yield one, words("hint-next", move=row_said(one, words, best), less=words("hint-about-as-good"))


def _unturned(one: Opinion) -> tuple[Choice, object]:
    """Say what a move is, however it is turned."""
    return choice_of(one.move), getattr(one.move, PLACE, None)


def _less(verdict: Verdict, one: Opinion, words: Words) -> str:
    """Say by how much a move is worth less than the best."""
    gap = one.worth.total - verdict.opinions[0].worth.total
    return words("hint-about-as-good") if abs(gap) < NOTHING else signed(gap, words)


def _compared(verdict: Verdict, one: Opinion, words: Words) -> str:
    """Set a move beside the best, or the best beside the next."""
    best, reasons = verdict.opinions[0], verdict.reasons_of(one)
    # What only small terms decide has no reason that could be told.
    speaks = any((by > 0) is (one == best) for _, by in told(reasons))
    why = reasons_said(reasons, words, better=one == best) if speaks else words("hint-no-reason")
    less, move = _less(verdict, one, words), row_said(one, words, best)
    beside = "hint-other" if one != best else "hint-best" if verdict.nothing is None else "hint-row-best"
    return words(beside, move=move, less=less, why=why, alike=len(verdict.as_good))


def _purpose(first: Verdict, closer: Verdict, words: Words) -> str:
    """Say what the best move is good for: beside an ordinary one, where the next does about the same."""
    best, following = closer.best[:2]
    alike = best.worth.total - following.worth.total < NOTHING and closer.nothing is None
    merits = _merits(first, closer) if alike else ()
    return _merited(best, merits, words) if merits else _compared(closer, best, words)


def _lone(first: Verdict, closer: Verdict, words: Words) -> str:
    """Set a move beside all that a first look saw, where there is no other that is worth telling."""
    best = closer.opinions[0]
    if len(closer.opinions) == 1:
        return words("hint-alone", move=row_said(best, words))
    merits = _merits(first, closer)
    return _merited(best, merits, words) if merits else words("hint-only", move=row_said(best, words))


def _merited(best: Opinion, merits: Sequence[tuple[str, float]], words: Words) -> str:
    return words("hint-merits", move=row_said(best, words), why=reasons_said(merits, words, better=True))


def hint_lines(first: Verdict, closer: Verdict, words: Words) -> Iterator[str]:
    """Say a whole hint, line by line: what a first look gives to think of, and the moves of a closer one."""
    yield nudge(first, closer, words)
    for number, (_, line) in enumerate(advice(first, closer, words), 1):
        yield f"{number}. {line}"


def because_said(verdict: Verdict, move: Move, words: Words) -> Iterator[str]:
    """Say what a computer weighed: what it looked at, its move's worth beside others, and the others."""
    yield words("because-looked", moves=len(verdict.opinions), tables=verdict.tables)
    if verdict.move != move:
        yield words("because-other", move=words.say(verdict.move))
    elif len(verdict.opinions) == 1:
        yield words("because-only")
    else:
        yield from _weighed(verdict, move, words)


def _weighed(verdict: Verdict, move: Move, words: Words) -> Iterator[str]:
    best, mine = verdict.opinions[0], verdict.opinion_of(move)
    assert mine is not None
    reasons = verdict.reasons(move)
    why = reasons_said(reasons, words, better=mine == best) if told(reasons) else words("hint-no-reason")
    yield words("because-best" if mine == best else "because-slip", why=why)
    others = [one for one in verdict.best if one != mine]
    if others:
        yield from ("", words("because-others"))
    for one in others:
        less = signed(one.worth.total - mine.worth.total, words)
        yield words("because-one", move=words.say(one.move), less=less)


def seen_said(gains: Sequence[tuple[str, float]], words: Words) -> Iterator[str]:
    """Say what everybody can see of a decision while players have secrets."""
    yield from changed_said(gains, words)
    yield words("because-hidden")


def changed_said(gains: Sequence[tuple[str, float]], words: Words) -> Iterator[str]:
    """Say what a decision has changed, as far as it is seen."""
    plain = told(gains)
    yield words("because-seen", why=reasons_said(plain, words)) if plain else words("because-unseen")
