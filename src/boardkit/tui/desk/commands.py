"""What can be done at a table beside pressing keys: the entries of the palette."""

from boardkit.tui.desk.deeds import kind_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Decide, Do, Intent, Want
from boardkit.tui.desk.teaching import offered

Command = tuple[str, Intent]
"""An entry of the palette: what it is called, and what is wanted by it."""


def commands(desk: Desk) -> tuple[Command, ...]:
    """Offer what can be done with the match, and every legal move; nothing that would do nothing."""
    words = desk.words
    moves = () if desk.walk else desk.sight.legal
    listed: list[Command] = [
        (words("command-note"), Want.WRITE_REMARK),
        (words("command-score"), Want.SCORE),
        *(((words("command-review"), Want.REVIEW),) if desk.match.has_no_secrets else ()),
        *((words(name), intent) for name, intent in offered(desk)),
        (words("command-seats"), Want.CHANGE_SEATS),
        (words("key-play_on" if desk.modes[0].teaches else "key-branch"), Do.BRANCH),
        (words("key-branches"), Do.BRANCHES),
        *(((words("key-main_line"), Do.MAIN_LINE),) if desk.study.name else ()),
        (words("key-present"), Do.PRESENT),
        (words("key-handout"), Do.HAND_OUT),
        *(((words("command-lesson"), Want.SAVE_LESSON),) if desk.match.has_no_secrets else ()),
        (words("key-make_lesson"), Want.MAKE_LESSON),
        (words("key-hint"), Do.HINT),
        (words("key-show-step"), Want.SHOW_STEP),
        *coach_commands(desk),
        (words("lesson-restart"), Want.RESTART),
        (words("command-menu"), Do.LEAVE),
        *((words.say(move), Decide(move)) for move in moves),
    ]
    known = desk.mode.deeds
    return tuple((label, intent) for label, intent in listed if kind_of(intent) in known)


def coach_commands(desk: Desk) -> tuple[Command, ...]:
    """Offer to have rules told when they are first needed, or no more, where that is possible."""
    if desk.coach is None:
        return ()
    return ((desk.words("command-coach-off" if desk.coach.on else "command-coach-on"), Do.COACH),)
