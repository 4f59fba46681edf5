"""What a move that was made on the table is used for."""

from typing import Final

from boardkit.core import notation
from boardkit.tui.desk.author.asking import reply_dialog
from boardkit.tui.desk.author.editing import begin, fill
from boardkit.tui.desk.author.making import changed, work_at
from boardkit.tui.desk.author.wanted import AskReply, Begin, Fill, Sort, Use, UseMove
from boardkit.tui.desk.deeds import deeds, given
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.wishes import Ask, Ring


def use_move(desk: Desk, wanted: UseMove) -> Outcome:
    """Use a move that was made on the table."""
    work, text = work_at(desk), notation.write(wanted.move)
    step = None if work.step is None else work.step.step
    task, ask = (None, None) if step is None else (step.task, step.ask)
    match wanted.use:
        case Use.TASK:
            return begin(desk, Begin(Sort.TASK, wanted.move))
        case Use.LINE:
            onward = work.text.with_move(work.at, wanted.move)
            return changed(desk, work.changed(onward, at=onward.rest_from(work.at + 1)))
        case Use.SAMPLE if work.step is not None:
            return changed(desk, work.changed(work.text.with_move(work.step.at, wanted.move)))
        case Use.ALSO if task is not None and text not in task.also:
            return fill(desk, Fill(("task", "also"), [*task.also, text]))
        case Use.REPLY if task is not None:
            why = desk.game.refusal(work.match.state, wanted.move)
            named = (("move", text), *((("refusal", why.word),) if why is not None else ()))
            return ask_reply(desk, AskReply(("task", "mistakes", len(task.mistakes)), named))
        case Use.CHOICE if ask is not None and text not in ask.choices:
            return fill(desk, Fill(("ask", "choices"), [*ask.choices, text]))
    return desk.wishing(Ring())


def ask_reply(desk: Desk, wanted: AskReply) -> Outcome:
    """Ask for what is said to a wrong answer."""
    return desk.wishing(Ask(reply_dialog(desk, wanted)))


USING: Final[Deeds] = deeds(given(UseMove, use_move), given(AskReply, ask_reply))
"""What can be done with a move."""
