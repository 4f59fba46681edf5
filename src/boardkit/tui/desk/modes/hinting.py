"""Advice for whoever is to move: what to think of, then good moves with reasons, then how to make one."""

from collections.abc import Callable, Collection
from typing import Any, Final

from rich.text import Text

from boardkit.core import Note, NoteKind, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.extras import words_there
from boardkit.players.task import Task
from boardkit.players.verdict import Opinion, Verdict
from boardkit.text.players import advice, nudge
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.gathering import may_be_ticked
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Intent, Prepare, Thought
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.moving import pointed, taken
from boardkit.tui.desk.secondlook import open_review
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.wishes import Ask, Keep, Think

ADVISER: Final = Sitter.STRONG
"""The level that gives advice."""


class Hinting(Value, Mode, eq=False):
    """Gives advice; whatever else the player does ends it and is done.

    Attributes:
        task: the decision that advice is wanted about; looked at closer while the player thinks.
        beneath: what the player was doing, which goes on to be shown, and goes on with any other key.
        verdict: what a first look gives, once it is there.
        closer: what a closer look gives, once it is there.
        wanted: whether good moves are to be told as soon as it is.
    """

    task: Task
    beneath: Mode
    verdict: Verdict | None = None
    closer: Verdict | None = None
    wanted: bool = False

    @property
    def deeds(self) -> Deeds:
        """Ask further, or do anything that can be done without."""
        return {**{kind: _leaving(deed) for kind, deed in self.beneath.deeds.items()}, **LOOKING, **HINTING}

    @property
    def styles(self) -> Collection[str]:
        """Look, and take what is typed, as before."""
        return self.beneath.styles

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the form or the sheet that advice is wanted about."""
        return self.beneath.sheet(desk, ink, room)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what to think of, and how to hear more."""
        del ink
        said, thinks = self.remark(desk), desk.words("hint-thinking")
        if not said:
            return Text(thinks, "bold")
        more = thinks if self.wanted and self.closer is None else desk.words("hint-more")
        return Text.assemble((said, "bold"), "\n", more)

    def remark(self, desk: Desk) -> str:
        """Say what to think of."""
        return "" if self.verdict is None else nudge(self.verdict, self.closer, desk.words)


def _leaving(deed: Callable[[Desk, Any], Outcome]) -> Callable[[Desk, Any], Outcome]:
    return lambda desk, intent: deed(desk.leaving(), intent)


def ask_for_advice(desk: Desk) -> Outcome:
    """Begin to think about the move that is to be made; the log will say that a hint was given."""
    if not desk.sight.acting:
        return Outcome(desk)
    task = Task.of(desk.match, ADVISER, advising=True)
    return desk.entering(Hinting(task, desk.mode)).wishing(Think(task))


def _mode(desk: Desk) -> Hinting:
    assert isinstance(desk.mode, Hinting)
    return desk.mode


def _advised(desk: Desk, thought: Thought) -> Outcome:
    """Tell the nudge, and note that it was given; look closer at what a first look found meanwhile."""
    mode = _mode(desk)
    if thought.task is not mode.task:
        return Outcome(desk)
    if mode.verdict is not None:
        desk = desk.turning(mode.__replace__(closer=thought.verdict))
        return _tell_moves(desk) if mode.wanted else Outcome(desk)
    note = Note(desk.match.at, NoteKind.HINTED, mode.task.seat)
    study = desk.study.playing(desk.match.noted(note))
    mode, kept = mode.__replace__(verdict=thought.verdict), desk.__replace__(study=study)
    if len(thought.verdict.opinions) == 1:
        return kept.turning(mode.__replace__(closer=thought.verdict)).wishing(Keep(study))
    task = mode.task.telling(thought.verdict)
    return kept.turning(mode.__replace__(task=task)).wishing(Keep(study), Think(task))


def _tell_moves(desk: Desk) -> Outcome:
    """List the good moves, once a closer look has found them; choosing one shows how to make it."""
    mode = _mode(desk)
    if mode.verdict is None or mode.closer is None:
        return Outcome(desk.turning(mode.__replace__(wanted=mode.verdict is not None)))
    words = words_there(desk.drawing, desk.sight.view, desk.words)
    advised = advice(mode.verdict, mode.closer, words)
    entries: tuple[tuple[str, Intent], ...] = tuple((line, _shown(one)) for one, line in advised)
    return desk.wishing(Ask(Pick(desk.words("hint-title"), entries)))


def _shown(one: Opinion) -> Prepare:
    """Show how a move is made, with all that is taken with it."""
    return Prepare(one.move, () if one.things is None else one.things.taken)


def prepare(desk: Desk, wanted: Prepare) -> Outcome:
    """Put a move together as if by hand, ticked if it is of several; it is the player who makes it."""
    move = wanted.move
    if move not in desk.sight.legal:
        return Outcome(desk)
    desk = taken(desk, choice_of(move))
    together = [choice_of(one) for one in dict.fromkeys((move, *wanted.more))] if wanted.more else []
    ticked = frozenset(choice for choice in together if may_be_ticked(desk, choice))
    desk = desk.__replace__(marked=ticked)
    if hasattr(move, PLACE):
        desk = pointed(desk, getattr(move, PLACE))
    draft = desk.draft
    for name in draft.turns:
        draft = draft.turned_to(name, getattr(move, name))
    return Outcome(desk.__replace__(draft=draft))


def _at_the_table(desk: Desk) -> Desk:
    """Leave the advice, and a form on which it was asked for: the move is put together in the hand."""
    desk = desk.leaving()
    return desk if Prepare in desk.mode.deeds else desk.leaving()


HINTING: Final[Deeds] = deeds(
    given(Thought, _advised),
    given(Prepare, lambda desk, wanted: prepare(_at_the_table(desk), wanted)),
    simply(Do.HINT, _tell_moves),
    simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
)
"""What can be done with advice."""


def advise(desk: Desk) -> Outcome:
    """Ask for advice; a match that is over is looked at again."""
    return open_review(desk) if desk.match.over else ask_for_advice(desk)


ADVICE: Final[Deeds] = deeds(simply(Do.HINT, advise))
"""What asks for a hint, or looks again at a match that is over."""

PREPARING: Final[Deeds] = deeds(given(Prepare, prepare))
"""What follows a hint."""
