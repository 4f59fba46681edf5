"""What learners answered, by name, for 60 days if not for longer, and what of it comes again."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from operator import attrgetter
from typing import Final, TypeVar

from msgspec import field

from boardkit.core import FaultError
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.teaching.goals import Said
from boardkit.core.values import Value
from boardkit.library.store import Library

SETTING: Final = "learning"
PROGRESS_SETTING: Final = "lessons"  # how many steps are done where nobody is named, by the lesson's id
STAYS: Final = timedelta(days=60)  # how long a row is kept if nobody asks for more
MOST_DUE: Final = 20  # how many patterns are due in a day at most
MOST_WRONG: Final = 6  # how many wrong answers of a row are kept
LONGEST_NAME: Final = 40
MOST_GIVEN: Final = 1000  # how many tables of exercises are remembered for each name, the last ones
T = TypeVar("T", bound=Value)


class Tried(Value):
    """An answer that a learner gave to a step of a lesson, or to an exercise."""

    game: str
    lesson: str  # its id; empty for practice
    step: int  # from 1; 0 for practice
    section: str
    kind: str  # of exercise by which the section is practised; empty where none is
    good: bool
    answer: str  # in words; empty where it was shown
    first: bool  # whether the step had no answer before
    table: str = ""  # what stands for the table of an exercise; empty in a lesson


class Row(Value):
    """How a learner fared at a step."""

    who: str
    game: str
    lesson: str
    step: int
    section: str
    tries: int = 0
    good: int = 0  # how many of the tries were good
    wrong: tuple[str, ...] = ()  # the wrong answers, the last ones
    day: str = ""  # the day of the last try, as 2026-11-28


class Reached(Value):
    """How many steps of a lesson a reader has done, and when the last."""

    lesson: str
    who: str
    done: int = 0  # the most there were
    day: str = ""
    at: int | None = None  # how many there are now, where that is kept: who begins again has none
    title: Said = field(default_factory=dict)  # what the lesson is called, which may lie anywhere
    steps: int = 0  # how many it has; 0 where that is not known


class Again(Value):
    """A pattern that was missed, and when it is due."""

    who: str
    game: str
    section: str
    kind: str
    card: str = ""  # what fsrs knows of it, as it writes it
    day: str = ""  # the day on which it is due


class Learning(Value):
    """All that is kept of learners."""

    who: str = ""  # who learns at this keyboard; of nobody nothing is kept but what comes again
    rows: tuple[Row, ...] = ()
    again: tuple[Again, ...] = ()
    reached: tuple[Reached, ...] = ()
    days: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # days with practice, by name
    given: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # tables of exercises, by name
    stays: bool = False  # whether it is kept until somebody deletes it

    def due(self, today: date) -> tuple[Again, ...]:
        """List what is due for who learns, the longest first."""
        mine = [one for one in self.again if one.who == self.who and one.day <= today.isoformat()]
        return tuple(sorted(mine, key=lambda one: one.day)[:MOST_DUE])

    def streak(self, today: date) -> int:
        """Count the days in a row on which who learns practised, up to today or yesterday."""
        days, count = self.days.get(self.who, ()), 0
        at = today if today.isoformat() in days else today - timedelta(days=1)
        while (at - timedelta(days=count)).isoformat() in days:
            count += 1
        return count

    def stops(self, steps: Mapping[str, int]) -> Counter[tuple[str, int]]:
        """Count who stopped where, by lesson and step, in lessons of which so many steps are known."""
        stopped = (one for one in self.reached if one.done < steps.get(one.lesson, one.steps))
        return Counter((one.lesson, one.done + 1) for one in stopped)

    def lasting(self, today: date) -> "Learning":
        """Leave out what is too old; nothing where it is to stay."""
        if self.stays:
            return self
        first = (today - STAYS).isoformat()
        rows = tuple(row for row in self.rows if row.day >= first)
        reached = tuple(one for one in self.reached if one.day >= first)
        names = {self.who, *(row.who for row in rows)}
        given = {who: tables for who, tables in self.given.items() if who in names}
        return self.__replace__(rows=rows, reached=reached, given=given)


def learning(library: Library, today: date) -> Learning:
    """Return what is kept of learners, without what is too old; what is damaged counts as nothing."""
    try:
        return structure(library.setting(SETTING, {}), Learning).lasting(today)
    except FaultError:
        return Learning()


def given_before(library: Library) -> frozenset[str]:
    """Return what stands for the tables at which who learns has practised."""
    kept = learning(library, datetime.now(UTC).date())
    return frozenset(kept.given.get(kept.who, ()))


def keep(library: Library, kept: Learning) -> None:
    """Keep it; FaultError if the library cannot be written."""
    library.set_setting(SETTING, unstructure(kept))


def _apart(kept: Iterable[T], fresh: T, *names: str) -> tuple[T, list[T]]:
    """Find the entry that has the same under some names, or take a fresh one, and list the others."""
    key = attrgetter(*names)
    entries = list(kept)
    same = next((one for one in entries if key(one) == key(fresh)), fresh)
    return same, [one for one in entries if one is not same]


def progress(library: Library) -> Mapping[str, int]:
    """Return how many steps who learns has done, by the lesson's id; what is damaged counts as not begun.

    Each name has its own, which go with the class list; where nobody is named, the library has.
    """
    kept = learning(library, datetime.now(UTC).date())
    if not kept.who:
        return _nameless(library)
    mine = (one for one in kept.reached if one.who == kept.who)
    done = {one.lesson: one.done if one.at is None else one.at for one in mine}
    return {lesson: steps for lesson, steps in done.items() if steps}


def _nameless(library: Library) -> Mapping[str, int]:
    plain = library.setting(PROGRESS_SETTING)
    if not isinstance(plain, dict):
        return {}
    return {name: done for name, done in plain.items() if isinstance(done, int) and done > 0}


def keep_progress(
    library: Library, lesson: str, done: int, now: datetime, *, title: Said | None = None, steps: int = 0
) -> None:
    """Remember how far who learns has come in a lesson; FaultError if the library cannot be written."""
    kept = learning(library, now.date())
    if not kept.who:
        library.set_setting(PROGRESS_SETTING, {**_nameless(library), lesson: done})
        return
    old, others = _apart(kept.reached, Reached(lesson, kept.who), "lesson", "who")
    far = old.__replace__(done=max(done, old.done), day=now.date().isoformat(), at=done)
    known = far.__replace__(title=title or old.title, steps=steps or old.steps)
    keep(library, kept.__replace__(reached=(*others, known)))


def move_progress(library: Library, lesson: str, to: str | None) -> None:
    """Let what everybody has done of a lesson belong to another id, or to none; FaultError if unkept."""
    nameless = {to if name == lesson else name: done for name, done in _nameless(library).items()}
    library.set_setting(PROGRESS_SETTING, {name: done for name, done in nameless.items() if name})
    kept = learning(library, datetime.now(UTC).date())
    named = (one.__replace__(lesson=to or "") if one.lesson == lesson else one for one in kept.reached)
    rows = tuple(one.__replace__(lesson=to) if to and one.lesson == lesson else one for one in kept.rows)
    keep(library, kept.__replace__(rows=rows, reached=tuple(one for one in named if one.lesson)))


def _with_row(kept: Learning, who: str, tried: Tried, day: str) -> Learning:
    fresh = Row(who, tried.game, tried.lesson, tried.step, tried.section)
    old, others = _apart(kept.rows, fresh, "who", "game", "lesson", "step", "section")
    wrong = old.wrong if tried.good or not tried.answer else (*old.wrong, tried.answer)[-MOST_WRONG:]
    row = old.__replace__(tries=old.tries + 1, good=old.good + tried.good, wrong=wrong, day=day)
    return kept.__replace__(rows=(*others, row))


def class_learned(library: Library, answers: Mapping[str, Tried], now: datetime) -> None:
    """Remember what a class answered, by name; FaultError if the library cannot be written."""
    kept = learning(library, now.date())
    for who, tried in answers.items():
        kept = _with_row(kept, who, tried, now.date().isoformat())
    keep(library, kept)


def learn(library: Library, tried: Tried, now: datetime, *, again: bool) -> None:
    """Remember an answer, and if so wished what comes again; FaultError if the library cannot be written."""
    kept, day = learning(library, now.date()), now.date().isoformat()
    comes_again = again and tried.first and bool(tried.kind)
    if kept.who:
        kept = _with_row(kept, kept.who, tried, day)
    if comes_again:
        kept = _scheduled(kept, tried, now)
    if tried.table:
        tables = dict.fromkeys((*kept.given.get(kept.who, ()), tried.table))
        kept = kept.__replace__(given={**kept.given, kept.who: tuple(tables)[-MOST_GIVEN:]})
    if kept.who or comes_again or tried.table:
        keep(library, kept)


def _scheduled(kept: Learning, tried: Tried, now: datetime) -> Learning:
    """Let a pattern come again that was missed, and the later the better it goes then."""
    fresh = Again(kept.who, tried.game, tried.section, tried.kind)
    old, others = _apart(kept.again, fresh, "who", "game", "section", "kind")
    days = dict.fromkeys((*kept.days.get(kept.who, ()), now.date().isoformat()))
    kept = kept.__replace__(days={**kept.days, kept.who: tuple(days)})
    if old is fresh and tried.good:
        return kept
    # The menu, which counts what is due, is seen sooner without it.
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    try:
        card = Card.from_json(old.card)
    except (KeyError, TypeError, ValueError):
        card = Card(card_id=0)  # without an id it would wait for the clock to give one
    rating = Rating.Good if tried.good else Rating.Again
    card, _ = scheduler.review_card(card, rating, now.astimezone(UTC))
    again = old.__replace__(card=card.to_json(), day=card.due.date().isoformat())
    return kept.__replace__(again=(*others, again))


def named(library: Library, name: str, today: date) -> None:
    """Say who learns at this keyboard; FaultError if the library cannot be written."""
    keep(library, learning(library, today).__replace__(who=" ".join(name.split())[:LONGEST_NAME]))


def forgotten(library: Library) -> None:
    """Delete all that is kept of learners; FaultError if the library cannot be written."""
    keep(library, Learning())


def stayed(library: Library, today: date) -> None:
    """Let it stay until somebody deletes it, or no longer; FaultError if the library cannot be written."""
    kept = learning(library, today)
    keep(library, kept.__replace__(stays=not kept.stays))
