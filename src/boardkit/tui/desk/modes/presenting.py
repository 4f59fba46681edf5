"""Presenting: slides one after the other, the board and a sentence each, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final, Self

from rich.text import Text

from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.values import Value
from boardkit.handout.slides import Slide
from boardkit.text import Words
from boardkit.tui.desk.bound import Bound
from boardkit.tui.desk.deeds import given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.intents import Do, Next
from boardkit.tui.desk.wishes import Leave, Scale

Slides = Sequence[Callable[[], Slide]]
"""Slides, each made when it is shown."""

KEYS: Final = (
    Bound("on", "right,down,space,enter,pagedown,l,j,n,right_square_bracket", Next(1)),
    Bound("before", "left,up,pageup,backspace,h,k,p,left_square_bracket", Next(-1)),
    Bound("first", "home", Do.TO_START),
    Bound("last", "end", Do.TO_END),
    Bound("leave", "escape,q,P", Do.BACK),
    Bound("bigger", "plus,equals_sign", Do.BIGGER),
    Bound("smaller", "minus", Do.SMALLER),
)
"""The keys; presenters' clickers send one of the first few of those that lead on and back."""


class Presenting(Value, Mode, eq=False):
    """Slides that are shown one after the other.

    Attributes:
        telling: makes the slides, in some words.
        at: the slide that is shown, from 0.
        moved: whether a key has led from the first one.
    """

    telling: Callable[[Words], Slides]
    slides: Slides
    at: int = 0
    moved: bool = False

    @classmethod
    def begun(cls, telling: Callable[[Words], Slides], words: Words, at: int = 0) -> Self:
        """Begin with a slide, or with the last if there are not as many."""
        slides = telling(words)
        return cls(telling, slides, min(at, len(slides) - 1))

    def notice(self, words: Words) -> str:  # noqa: ARG002 - for slides that may have one
        """Say in place of the foot what matters more; nothing."""
        return ""

    @property
    def slide(self) -> Slide:
        """The slide that is shown."""
        return self.slides[self.at]()

    def retold(self, words: Words) -> Self:
        """Tell the same in other words."""
        return type(self).begun(self.telling, words, self.at).__replace__(moved=self.moved)

    def to(self, at: int) -> Self:
        """Go to a slide; at an end, stay."""
        return self.__replace__(at=min(max(at, 0), len(self.slides) - 1), moved=True)

    @property
    def deeds(self) -> Deeds:
        """What leads on and back, and away."""
        last = len(self.slides) - 1
        return dict(
            (
                given(Next, self._by),
                simply(Do.ACT, lambda desk: Outcome(desk.turning(self.to(self.at + 1)))),
                simply(Do.TO_START, lambda desk: Outcome(desk.turning(self.to(0)))),
                simply(Do.TO_END, lambda desk: Outcome(desk.turning(self.to(last)))),
                simply(Do.BIGGER, lambda desk: desk.wishing(Scale(1))),
                simply(Do.SMALLER, lambda desk: desk.wishing(Scale(-1))),
                simply(Do.BACK, lambda desk: desk.wishing(Leave())),
            )
        )

    def _by(self, desk: Desk, way: Next) -> Outcome:
        return Outcome(desk.turning(self.to(self.at + way.step)))


def footer(mode: Presenting, shown: Slide, words: Words, book: Rulebook) -> Text:
    """Write where we are, and the rule, in small; before the first key, what the keys are."""
    if notice := mode.notice(words):
        return Text(notice)
    if not mode.moved:
        return Text(words("present-keys"))
    rules = [f"§{number} {book.sections[number].title}" for number in shown.rules if number in book.sections]
    line = "   ".join([shown.place, shown.heading or shown.chapter, *rules])
    return Text(line, no_wrap=True, overflow="ellipsis")
