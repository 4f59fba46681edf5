"""Practice as a lesson that is read: exercises in place of steps, and what was missed at another table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from boardkit.core import FaultError, Game
from boardkit.core.catalogue import GAMES
from boardkit.core.teaching.faults import NothingToPractise
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import FORMAT, Chapter, Lesson, Start
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage
from boardkit.library import Library, learning
from boardkit.library.session import new_seed
from boardkit.practice.exercises import Exercise, Kind
from boardkit.practice.sessions import FAR, Pattern, another, patterns_of, session, table_mark
from boardkit.practice.telling import step_of
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.teach.lessons import Lecture
from boardkit.tui.desk.teach.reading import Mark, Reading
from boardkit.tui.desk.wishes import KeepAnswers, KeepProgress, KeepTried, Practice, Wish


class Drill(Reading, eq=False):
    """Exercises being done."""

    exercises: Sequence[Exercise] = ()
    patterns: Sequence[Pattern] = ()  # what they were made of
    seed: int = 0  # the seed of the first
    given: frozenset[str] = frozenset()  # the marks of tables that are not to come again

    practises = True

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the exercise that is asked."""
        return self.exercises[self.stage.number].kind

    @classmethod
    def dealt(cls, door: Practice, seed: int) -> "Drill":
        """Make the exercises of a session; FaultError if there are none."""
        found = session(door.game, door.patterns, seed, door.size, door.given)
        if not found:
            sections = dict.fromkeys(pattern.section for pattern in patterns_of(door.game))
            raise FaultError(NothingToPractise(tuple(sections)))
        stages = [step_of(one).__replace__(number=number) for number, one in enumerate(found)]
        given = door.given | {table_mark(one.match) for one in found}
        return cls(stages, found[0].seat, exercises=found, patterns=door.patterns, seed=seed, given=given)

    def anew(self) -> "Drill":
        """Go on with other exercises of the same patterns."""
        door = Practice(self.stage.match.game, self.patterns, given=self.given)
        return self.dealt(door, self.seed + FAR)

    def missed_stages(self) -> Iterator[Stage]:
        """Ask what was missed again, at other tables."""
        game = self.stage.match.game
        for stage, done in zip(self.own, self.exercises, strict=True):
            if self.marks.get(stage.number, Mark.FIRST) >= Mark.MISSED and (
                found := another(game, done, self.given)
            ):
                yield step_of(found).__replace__(aside=True, number=stage.number)


def drill_of(door: Practice) -> tuple[Drill, Lecture]:
    """Make practice, and what it is called; FaultError if there is no exercise of its patterns."""
    game, patterns = door.game, door.patterns
    fresh = door if door.seed is None else door.__replace__(given=frozenset())
    drill = Drill.dealt(fresh, new_seed() if door.seed is None else door.seed)
    start = Start(players=[player.name for player in drill.stage.match.players])
    title = _sections(game, [pattern.section for pattern in patterns])
    chapters = [Chapter(title={one: words_for(one, game.key)("title") for one in LANGUAGES}, steps=[])]
    lesson = Lesson(lesson=FORMAT, game=game.key, title=title, summary=title, start=start, chapters=chapters)
    return drill, Lecture("", lesson, (0, 0))


def _sections(game: Game[Any], sections: Iterable[str]) -> Said:
    """Name the section that is practised with those below it, or how many they are, in every language."""
    numbers = sorted(set(sections), key=len)
    if not all(f"{number}.".startswith(f"{numbers[0]}.") for number in numbers):
        return {one: words_for(one)("practice-sections", count=len(numbers)) for one in LANGUAGES}
    return {one: f"§{rulebook_of(game, one).sections[numbers[0]].heading}" for one in LANGUAGES}


def due_now(library: Library, key: str | None = None) -> Practice | None:
    """Return the way to what is due of a game, by default the one of which most is; None if nothing is."""
    now = datetime.now(UTC).date()
    due = learning.learning(library, now).due(now)
    games = Counter(one.game for one in due if one.game in GAMES and key in (None, one.game))
    if not games:
        return None
    (game, count), *_ = games.most_common(1)
    patterns = [Pattern(one.section, Kind(one.kind)) for one in due if one.game == game]
    return Practice(GAMES[game], patterns, size=count, given=learning.given_before(library))


def keep_learnt(library: Library, wish: Wish, *, again: bool) -> None:
    """Keep how far a learner has come, or what was answered; FaultError if the library cannot be written."""
    now = datetime.now(UTC)
    match wish:
        case KeepProgress(lesson, done, title, steps):
            learning.keep_progress(library, lesson, done, now, title=title, steps=steps)
        case KeepTried(tried):
            learning.learn(library, tried, now, again=again)
        case KeepAnswers(answers):
            learning.class_learned(library, answers, now)
