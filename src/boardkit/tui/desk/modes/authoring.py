"""Making a lesson at the table: the pane beside the map, moves made on it, and every step at its moment."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from rich.text import Text

from boardkit.core import Move
from boardkit.core.teaching.lesson import untold
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.text.outside import visible
from boardkit.text.teaching import own_text
from boardkit.tui.desk.acting import act
from boardkit.tui.desk.acting import back as back_out
from boardkit.tui.desk.author.asking import new_dialog, use_dialog
from boardkit.tui.desk.author.editing import EDITING, ask_for
from boardkit.tui.desk.author.fields import languages
from boardkit.tui.desk.author.filling import part
from boardkit.tui.desk.author.going import GOING
from boardkit.tui.desk.author.making import Making, shown, work_at
from boardkit.tui.desk.author.panel import pane, step_said
from boardkit.tui.desk.author.saving import SAVING
from boardkit.tui.desk.author.using import USING
from boardkit.tui.desk.author.wanted import AskAt, AskFor, BringHere, Shift, TryFrom
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.helping import named_in
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Intent, Point, ShowFault, Stand, Want
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.choosing import IN_HAND
from boardkit.tui.desk.moving import point
from boardkit.tui.desk.pointed import arrows_in, rings_in
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.wishes import Ask, Leave, Tell

LABELS: Final = {
    "replay": "author-key-new",
    "handout": "author-key-change",
    "step_back": "author-key-earlier",
    "step_on": "author-key-later",
    "present": "author-key-try",
    "speed": "author-key-save",
    "teacher": "author-key-more",
    "help": "key-help",
    "log": "author-key-list",
    "decision_back": "author-key-step-before",
    "decision_on": "author-key-step-after",
    "undo": "author-key-undo",
    "redo": "author-key-redo",
    "main_line": "author-key-marks",
}
"""The actions of the footer, with the messages that say what they do here."""


class Authoring(Making, eq=False):
    """Makes a lesson of a line of a match."""

    @property
    def deeds(self) -> Deeds:
        """Add and change steps, make moves, walk, try, save, look around."""
        return AUTHORING

    @property
    def labels(self) -> Mapping[str, str]:
        """What the keys of the footer do here."""
        return LABELS

    @property
    def gathers(self) -> bool:
        """A move is taken for the lesson as it is made."""
        return False

    @property
    def may_leave(self) -> bool:
        """A step back leads away from the table."""
        return True

    @property
    def teaches(self) -> bool:
        """The pane stands beside the map."""
        return True

    @property
    def styles(self) -> tuple[str, ...]:
        """The lesson in the making has more room than one that is read."""
        return ("-authoring",)

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:
        """Write the pane."""
        return desk.drawn.once(pane, self.work, desk.words, ink, width)

    def named(self, desk: Desk, places: Collection[Place]) -> frozenset[Place]:
        """Return the places that the step at hand names and rings, as readers will see them."""
        placed = self.work.step
        if placed is None or placed.at != self.work.at:
            return frozenset()
        told = named_in(own_text(placed.step.note, desk.words), places, desk.words)
        return frozenset((*told, *rings_in(placed.step, places)))

    def arrows(self, desk: Desk, places: Collection[Place]) -> tuple[tuple[Place, Place], ...]:
        """Return the arrows of the step at hand."""
        del desk
        placed = self.work.step
        return arrows_in(placed.step, places) if placed is not None and placed.at == self.work.at else ()

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say the question of the table, and what the move in the making would do."""
        return asked(desk, ink.tones)

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain

    def rule(self, desk: Desk) -> str:
        """Return the section of the refusal, or of the question."""
        return rule_of_move(desk) or super().rule(desk)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Ask what a move is for."""
        return desk.wishing(Ask(use_dialog(self.work, desk, move)))


def sit_down(desk: Desk) -> Outcome:
    """Show the table of the work."""
    return shown(desk, work_at(desk))


def new(desk: Desk) -> Outcome:
    """Ask what the next step is to be: after a task, at the table that its move has made."""
    work, placed = work_at(desk), work_at(desk).step
    done = placed is not None and placed.step.task is not None and placed.at == work.at
    after = shown(desk, work.walked(1)) if done else Outcome(desk)
    return after.then(lambda desk: desk.wishing(Ask(new_dialog(work_at(desk), desk))))


def _act(desk: Desk) -> Outcome:
    """Make a move; one that is refused can be made, too: for a question, or to be replied to."""
    move = desk.draft.move
    if move is not None and not desk.draft.legal and desk.touched:
        return desk.mode.decide(desk, move)
    return act(desk)


def _point(desk: Desk, there: Point) -> Outcome:
    """Point a move at a place; while none has use for one, offer to mark it."""
    now = point(desk, there)
    return now if desk.picks_places else now.then(lambda desk: ask_for(desk, AskFor(("marks",))))


def _back(desk: Desk) -> Outcome:
    """Back out of a move in the making; then leave, and say that all is kept."""
    out = back_out(desk)
    return leave(desk) if _held(out.desk) == _held(desk) else out


def _held(desk: Desk) -> tuple[object, ...]:
    """Return what can be backed out of."""
    return desk.looked, desk.letters, desk.verb, desk.kind, desk.draft.choice


def leave(desk: Desk) -> Outcome:
    """Leave; what is not saved stays as a draft."""
    told = (Tell(desk.words("author-kept-draft")),) if work_at(desk).lost else ()
    return desk.wishing(*told, Leave())


def more(desk: Desk) -> Outcome:
    """List what else can be done with the lesson and the step at hand."""
    words, work = desk.words, work_at(desk)
    of_step: list[tuple[str | Text, Intent]] = [
        (words("author-more-up"), Shift(-1)),
        (words("author-more-down"), Shift(1)),
        (words("author-more-here"), BringHere()),
        (words("author-more-away"), Do.REMOVE),
        (words("author-more-try"), TryFrom(work.chosen)),
    ]
    whole: list[tuple[str | Text, Intent]] = [
        (words("author-of-lesson"), AskFor(("lesson",))),
        (words("author-more-save-as"), Do.KEEP),
        (words("author-list"), Do.LOG),
    ]
    entries = (*(of_step if work.step is not None else ()), *whole)
    return desk.wishing(Ask(Pick(words("author-more"), entries)))


def listed(desk: Desk) -> Outcome:
    """List all that does not fit, then all steps, then the texts that another language lacks."""
    words, work = desk.words, work_at(desk)
    faults = [(f"⚠ {fault_said(one, words)}", ShowFault(at)) for at, one in enumerate(work.faults)]
    steps = [(step_said(at, one, words), Stand(at)) for at, one in enumerate(work.text.laid)]
    return desk.wishing(Ask(Pick(words("author-list"), (*faults, *steps, *_to_translate(work, words)))))


def _to_translate(work: Work, words: Words) -> Iterator[tuple[str, Intent]]:
    """List the texts that another language lacks."""
    first, *others = languages(words)
    for other in others:
        for at, placed in enumerate(work.text.laid):
            named = words("author-untold", language=words(f"language-{other}"), number=at + 1)
            for way in untold(placed.step, first, other):
                told = part(work.text, at, (*way[:-1], first))
                yield f"{named} {visible(str(told))}", AskAt(at, way)


AUTHORING: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    **EDITING,
    **GOING,
    **USING,
    **SAVING,
    **deeds(
        given(Point, _point),
        simply(Want.SIT_DOWN, sit_down),
        simply(Do.ACT, _act),
        simply(Do.BACK, _back),
        simply(Do.LEAVE, leave),
        simply(Do.REPLAY, new),
        simply(Do.HAND_OUT, lambda desk: ask_for(desk, AskFor(("step",)))),
        simply(Do.TEACHER, more),
        simply(Do.LOG, listed),
        simply(Do.MAIN_LINE, lambda desk: ask_for(desk, AskFor(("marks",)))),
    ),
}
"""What can be done while a lesson is made."""
