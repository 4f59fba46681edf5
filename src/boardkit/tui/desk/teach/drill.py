"""Practice as a lesson that is read: exercises in place of steps, and what was missed at another table."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from boardkit.core import FaultError, Game
from boardkit.core.teaching.faults import NothingToPractise
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import FORMAT, Chapter, Lesson, Start
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage
from boardkit.practice.exercises import Exercise
from boardkit.practice.sessions import FAR, Pattern, another, patterns_of, session
from boardkit.practice.telling import step_of
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.teach.lessons import Lecture
from boardkit.tui.desk.teach.reading import Mark, Reading


class Drill(Reading, eq=False):
    """Exercises being done."""

    exercises: Sequence[Exercise] = ()
    patterns: Sequence[Pattern] = ()  # what they were made of
    seed: int = 0  # the seed of the first

    practises = True

    @classmethod
    def dealt(cls, game: Game[Any], patterns: Sequence[Pattern], seed: int) -> "Drill":
        """Make the exercises of a session; FaultError if there are none."""
        found = session(game, patterns, seed)
        if not found:
            sections = dict.fromkeys(pattern.section for pattern in patterns_of(game))
            raise FaultError(NothingToPractise(tuple(sections)))
        stages = [step_of(one).__replace__(number=number) for number, one in enumerate(found)]
        return cls(stages, found[0].seat, exercises=found, patterns=patterns, seed=seed)

    def anew(self) -> "Drill":
        """Go on with other exercises of the same patterns."""
        return self.dealt(self.stage.match.game, self.patterns, self.seed + FAR)

    def missed_stages(self) -> Iterator[Stage]:
        """Ask what was missed again, at other tables."""
        game = self.stage.match.game
        for stage, done in zip(self.own, self.exercises, strict=True):
            if self.marks.get(stage.number, Mark.FIRST) >= Mark.MISSED and (found := another(game, done)):
                yield step_of(found).__replace__(aside=True, number=stage.number)


def drill_of(game: Game[Any], patterns: Sequence[Pattern], seed: int) -> tuple[Drill, Lecture]:
    """Make practice of some patterns, and what it is called; FaultError if there is no exercise of them."""
    drill = Drill.dealt(game, patterns, seed)
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
