"""Advice of computer players: terms, reasons, good moves, what is taken together, and why one decided so."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import Final

from boardkit.core import Choice, Move, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.players.facts import Fact
from boardkit.players.verdict import NOTHING, Opinion, Things, Verdict
from boardkit.text.names import class_id, spaced
from boardkit.text.words import Argument, Words

FEW: Final = 4  # how many things that are left are named; of more, only how many they are is told
FOLLOWING: Final = 3  # how many answers are told that follow by the same plan
OPINIONS: Final = 2  # how many opinions are told
NAMED: Final = 4  # how many moves that are as good as the best are named; the rest are counted
SLIGHT: Final = 0.1  # what share of the largest difference the others have at least that are told beside it


def row_said(one: Opinion, words: Words, best: Opinion | None = None) -> str:
    """Say a move with all that is taken with it, and what is left; beside the best, what differs, if little.

    For instance `Choose Ecoline. Buy Ironworks and Protected Valley; leave Small Animals`.
    """
    if one.things is None:
        return words.say(one.move)
    if best is not None and best.things is not None and not (one.things.led and one.move != best.move):
        # Both begin alike.
        gap = [] if one == best else list(set(one.things.taken) ^ set(best.things.taken))
        if len(gap) == 1:
            message = "row-more" if gap[0] in one.things.taken else "row-fewer"
            return words(message, move=words.say(gap[0]))
    said = _things_said(one.things, words)
    return words("row-first", first=words.say(one.move), then=said) if one.things.led else said


def _things_said(things: Things, words: Words) -> str:
    """Say what is taken, and what is left, if it is little: by the field that tells one from the other."""
    few = len(things.left) <= FEW
    names = [str(value) for move in things.left for value in [*words.arguments(move).values()][:1]]
    if not things.taken:
        return words("row-none", left=words.listed(names) if few else words("row-all"))
    said = words.formatted(class_id(type(things.taken[0])), None, _together(things.taken, words))
    left = words.listed(names) if few else words("row-others", count=len(things.left))
    return words("row-leave", taken=said, left=left) if things.left else said


def _together(moves: Sequence[Move], words: Words) -> dict[str, Argument]:
    """Say the facts of several moves of a kind as those of one: what differs is listed."""
    each = [words.arguments(move) for move in moves]
    said = {name: dict.fromkeys(str(one[name]) for one in each) for name in each[0]}
    return {name: words.listed(list(values)) for name, values in said.items()}


def term_said(word: str, words: Words) -> str:
    """Name a term of a judgement; a game without words for it has the term's own."""
    return words.known(f"term-{word}", spaced(word).lower())


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
    """List terms with what they count: one that makes a move worse may be named otherwise."""
    said = list[str]()
    for word, by in reasons:
        worse = words.explanation(f"term-{word}", "worse") if by < 0 else ""
        said.append(f"{worse or term_said(word, words)} {signed(by, words)}")
    return words.listed(said)


def told(reasons: Iterable[tuple[str, float]]) -> Sequence[tuple[str, float]]:
    """Leave out what is too slight to be told, by itself or beside the rest."""
    found = list(reasons)
    least = max((abs(by) for _, by in found), default=0.0) * SLIGHT
    return [(word, by) for word, by in found if abs(by) >= max(NOTHING, least)]


def signed(number: float, words: Words) -> str:
    """Write a number with its sign, to a tenth; what rounds to nothing has none."""
    tenths = round(number, 1)
    sign = "−" if tenths < 0 else "+" if tenths else ""
    return f"{sign}{abs(tenths):.1f}".replace(".", words("decimal-mark"))


def nudge(first: Verdict, closer: Verdict | None, words: Words) -> str:
    """Say what to think of: the term that speaks most for the best move that is told then.

    Before there is a closer look, and where that finds hardly a difference, it is what sets the best move
    above all that a first one saw.
    """
    if len(first.opinions) == 1:
        return words("hint-one-alone")
    beside: Sequence[tuple[str, float]] = ()
    if closer is None:
        beside = (*first.merits, *first.reasons(first.opinions[0].move))
    elif closer.stands_out:
        beside = closer.reasons(closer.opinions[0].move)
    elif closer.foil is None and first.opinions[0].move == closer.opinions[0].move:
        beside = first.merits
    better = [word for word, by in told(beside) if by > 0]
    return nudge_said(better[0], words) if better else words("hint-all-alike")


def advice(closer: Verdict, words: Words) -> Iterator[tuple[Opinion, str]]:
    """Say which moves a closer look finds good, each with what a person can count of it."""
    best, foil = closer.opinions[0], closer.foil
    if foil is None:
        yield best, _lone(closer, words)
    else:
        move = row_said(foil, words, best)
        yield best, _best_said(closer, best, foil, words)
        yield foil, move if best.is_better(foil) else words("hint-about-as-good", move=move)
    yield from _as_good(closer, words)
    for one in closer.others[1:]:
        move, facts = row_said(one, words, best), facts_said(closer.facts_of(one, best), words)
        better = best.is_better(one)
        counted = "hint-other" if better else "hint-other-alike"
        uncounted = "hint-other-later" if better else "hint-about-as-good"
        yield one, words(counted if facts else uncounted, move=move, why=facts)


def _as_good(closer: Verdict, words: Words) -> Iterator[tuple[Opinion, str]]:
    """Name the moves that are as good as the best; count those that have no room, or are only turned."""
    best = closer.opinions[0]
    alike = [one for one in closer.as_good if one.move not in best.plan]
    unlike = {_unturned(one): one for one in reversed((best, *alike)) if one.things is None}
    named = [one for one in alike if one.things is not None or unlike.get(_unturned(one)) is one][:NAMED]
    named = named or [*alike[:1]]
    for one in named:
        more = len(alike) - len(named) if one is named[-1] else 0
        message = "hint-as-good-more" if more else "hint-as-good"
        yield one, words(message, move=row_said(one, words, best), more=more)


def _unturned(one: Opinion) -> tuple[Choice, object]:
    """Say what a move is, however it is turned."""
    return choice_of(one.move), getattr(one.move, PLACE, None)


def _lone(closer: Verdict, words: Words) -> str:
    """Say of a move that stands alone, or among its like, what it brings beside doing nothing, or changes."""
    best, nothing = closer.opinions[0], closer.nothing
    move, said = _planned(best, words), facts_said(closer.facts_of(best), words)
    if nothing is not None and not best.is_better(nothing):
        return words("hint-only", move=move)
    beside = "" if nothing is None else facts_said(closer.facts_of(best, nothing), words)
    if beside or said:
        return words("hint-or-nothing" if beside else "hint-lone", move=move, why=beside or said)
    return words("hint-alone" if len(closer.opinions) == 1 else "hint-only", move=move)


def _best_said(closer: Verdict, best: Opinion, foil: Opinion, words: Words) -> str:
    """Set the best beside the best of another kind: by facts, else by what both bring, and by opinion."""
    better, move = best.is_better(foil), _planned(best, words)
    facts = facts_said(closer.facts_of(best, foil), words)
    if not facts and not better:
        both = facts_said(closer.facts_of_both(best, foil), words)
        return words("hint-both" if both else "hint-alike", move=move, why=both)
    if not better:
        return words("hint-best-alike", move=move, why=facts)
    opinion = opinion_said(best, foil, words)
    message = "hint-best" if facts else "hint-best-opinion" if opinion else "hint-best-later"
    said = words(message, move=move, why=facts or opinion)
    return words("hint-opinion", said=said, opinion=opinion) if facts and opinion else said


def opinion_said(one: Opinion, other: Opinion, words: Words) -> str:
    """Say what speaks for a move that nobody can count: it is called an opinion, and has no number."""
    held = [word for word, by in told(one.worth.over(other.worth)) if by > 0]
    said = [opinion for word in held if (opinion := words.explanation(f"term-{word}", "opinion"))]
    return words.listed(said[:OPINIONS]) if said else ""


def _planned(one: Opinion, words: Words) -> str:
    """Say a move with how the seat goes on, where that is one plan."""
    said = row_said(one, words)
    if one.things is not None or not one.plan:
        return said
    then = [words.say(move) for move in one.plan[:FOLLOWING]]
    return words("row-then", move=said, then=words.listed([each[:1].lower() + each[1:] for each in then]))


def facts_said(found: Iterable[Fact], words: Words) -> str:
    """Say facts in the order of time, such as `now 3 thunes less; by the end of this round 9 points more`."""
    told = [
        words(f"when-{when.value}", facts=words.listed([fact_said(fact, words) for fact in group]))
        for when, group in groupby(found, lambda fact: fact.when)
    ]
    return reduce(lambda one, then: words("facts-then", facts=one, then=then), told) if told else ""


def fact_said(fact: Fact, words: Words) -> str:
    """Say how much more or less there is of something, with its spread where that is wide."""
    low, high, by = (abs(round(number)) for number in (fact.low, fact.high, fact.by))
    wide = fact.is_wide and low != high
    side = "more" if fact.by > 0 else "less"
    return words(
        f"count-{fact.word}",
        amount=words("fact-range", low=low, high=high) if wide else str(by),
        count=high if wide else by,
        more=words("fact-more" if fact.by > 0 else "fact-fewer"),
        less=words(f"fact-{side}"),
    )


def hint_lines(first: Verdict, closer: Verdict, words: Words) -> Iterator[str]:
    """Say a whole hint, line by line: what a first look gives to think of, and the moves of a closer one."""
    yield nudge(first, closer, words)
    for number, (_, line) in enumerate(advice(closer, words), 1):
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
    others = [one for one in (best, *verdict.others) if one != mine]
    if others:
        yield from ("", words("because-others"))
    for one in others:
        less = signed(one.worth.total - mine.worth.total, words)
        yield words("because-one", move=words.say(one.move), less=less)


def changed_said(changes: Sequence[Fact], words: Words) -> Iterator[str]:
    """Say what a decision has changed, as far as it is seen."""
    why = words.listed([fact_said(fact, words) for fact in changes]) if changes else ""
    yield words("because-seen" if changes else "because-unseen", why=why)
