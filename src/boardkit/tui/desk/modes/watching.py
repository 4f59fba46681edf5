"""Looking on: the match that others play, as everybody may see it; nothing can be done to it."""

from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Fault
from boardkit.core.values import Value
from boardkit.draw.extras import asked_there
from boardkit.text.faults import fault_said
from boardkit.text.scores import winner_sentence
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.far import LOOKING, LOOKING_ON, STROLLING
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Go, Happened, Lost, Want
from boardkit.tui.desk.links import away
from boardkit.tui.desk.modes.curtain import seen
from boardkit.tui.desk.moving import go
from boardkit.tui.desk.wishes import Leave, Watch

KEYS: Final = ("back", "walk", "legend", "rules", "help", "zoom")
"""The actions that the footer shows."""


class Watching(Value, Mode, eq=False):
    """Follows a match that is played elsewhere.

    Attributes:
        trouble: why nothing more can be seen of it, while that is so.
        news: what is said until the next decision, if anything.
    """

    trouble: Fault | None = None
    news: str = ""

    @property
    def styles(self) -> tuple[str, ...]:
        """What only players need has no room."""
        return ("-watching",)

    @property
    def deeds(self) -> Deeds:
        """Look around, walk back, leave; what others have decided comes by itself."""
        return WATCHING

    @property
    def resting(self) -> bool:
        """Let nobody move."""
        return True

    @property
    def may_leave(self) -> bool:
        """Whoever looks on may go at any moment."""
        return True

    @property
    def on_a_walk(self) -> Deeds:
        """What has been decided meanwhile is there when the walk ends."""
        return NEWS

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys of somebody who looks on."""
        return KEYS

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who is asked what, or why nothing more can be seen."""
        words = desk.words
        if self.trouble is not None:
            said = fault_said(self.trouble, words)
            return Text.assemble((said, ink.tones.bad), "\n", words("watch-lost"))
        return Text.assemble((asked_of(desk), "bold"), "\n", self.news or words("watch-follows"))

    def remark(self, desk: Desk) -> str:
        """Say who is asked what."""
        return asked_of(desk)


def asked_of(desk: Desk) -> str:
    """Say who is asked what, as everybody may know it."""
    words, question = desk.words, desk.sight.view.question
    if question is None:
        return winner_sentence(desk.game.score(desk.match.state), words)
    if question.seat == CHANCE:
        return words.say(question)
    said = asked_there(desk.drawing, desk.sight.view, words)
    return words("watch-asked", seat=words.seat(question.seat), question=said)


def _begin(desk: Desk) -> Outcome:
    return Outcome(seen(desk, CHANCE), (Watch(),))


def _happened(desk: Desk, news: Happened) -> Outcome:
    """Show the match as it has become; a walk goes on, and a card that is looked at stays in sight."""
    modes = (Watching(), *desk.modes[1:])
    now = seen(desk.__replace__(study=news.study, modes=modes), CHANCE)
    return Outcome(now.__replace__(looked=desk.looked, cursor=desk.cursor, touched=desk.touched))


def _lost(desk: Desk, lost: Lost) -> Outcome:
    return Outcome(desk.__replace__(modes=(Watching(lost.fault), *desk.modes[1:])))


def _back(desk: Desk) -> Outcome:
    """Look away from what a sentence is about; then leave."""
    return desk.wishing(Leave()) if desk.looked is None else Outcome(away(desk))


NEWS: Final[Deeds] = deeds(given(Happened, _happened), given(Lost, _lost))
"""What comes by itself."""

WATCHING: Final[Deeds] = {
    **{kind: deed for kind, deed in LOOKING.items() if kind is not Do.PALETTE},
    **STROLLING,
    **LOOKING_ON,
    **NEWS,
    **deeds(
        given(Go, go),
        simply(Want.SIT_DOWN, _begin),
        simply(Do.BACK, _back),
    ),
}
"""What somebody can do who looks on."""
