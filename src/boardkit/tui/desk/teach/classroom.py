"""A class in the room: questions, answers in secret or by hands, and the table of all."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final
from zlib import crc32

from rich.text import Text

from boardkit.core.teaching import quiz
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, wrapped
from boardkit.handout.lessons import class_table
from boardkit.library.learning import Tried
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode, Outcome, Sheet, Tones, code_sheet, reach_said
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.match.curtain import ANYWHERE

BLOCK, FAINT = "█", "░"
MARGIN: Final = 2
NUMBER: Final = 12
"""Columns of a count with its share."""

NAME, CELL = 18, 4  # columns of a name and of what it answered to a question


def question_sheet(
    poll: quiz.Poll, room: Room, words: Words, tones: Tones, *, counting: bool, revealed: bool
) -> Sheet:
    """Draw a question; what anybody has answered is seen only once it is revealed."""
    rows = [_answer(poll, number, room, counting=counting) for number in range(len(poll.counts))]
    if revealed:
        rows = [Sheet(_bar(poll, number, room, tones)) for number in range(len(poll.counts))]
    asked = Sheet([*_indented(Text(visible(poll.question.text), "bold"), room), Text()])
    return Sheet.stacked(
        asked,
        *rows,
        Sheet([Text(), *_indented(Text(words("class-answered", count=poll.asked), "dim"), room)]),
    )


def _devices_noted(desk: Desk, room: Room) -> Sheet:
    """Say how many have come in on devices, and where; a click shows the code."""
    words, served = desk.words, desk.devices
    come = served and words("class-come", count=len(served.came), address=served.code[0])
    return Sheet.wanting(
        intents.Want.ASK_CLASS, _indented(Text(come or words("class-devices-how"), "dim"), room)
    )


def _indented(text: Text, room: Room) -> list[Text]:
    return [Text(" " * MARGIN).append_text(line) for line in wrapped(text, max(room.width - 2 * MARGIN, 10))]


def _answer(poll: quiz.Poll, number: int, room: Room, *, counting: bool) -> Sheet:
    """Write an answer, which a click gives; while hands are counted, how many there are, less and more."""
    letter, choice = [*quiz.lettered(poll.question)][number]
    lettered = Text.assemble((f" {letter} ", "reverse bold"), f" {visible(choice)}")
    said = Sheet.wanting(intents.Type(letter), _indented(lettered, room))
    if not counting:
        return Sheet.stacked(said, Sheet([Text()]))
    signs = (("−", -1), ("+", 1))
    less, more = (
        Sheet.wanting(intents.Tally(number, by), [Text(f" {sign} ", "reverse")]) for sign, by in signs
    )
    count = Sheet([Text(f"{poll.counts[number]:>3} ", "bold")])
    return Sheet.stacked(
        said, Sheet.abreast(Sheet([Text(" " * 2 * MARGIN)]), less, count, more), Sheet([Text()])
    )


def _bar(poll: quiz.Poll, number: int, room: Room, tones: Tones) -> list[Text]:
    """Write an answer with its bar; the right one is marked by a sign and in colour."""
    (answer, count, share), right = [*poll.bars][number], poll.question.rights
    tone = tones.good if number in right else ""
    sign = "" if not right else "✓ " if number in right else "  "
    said = Text.assemble(f"{sign}{visible(answer)}", style=f"bold {tone}".strip())
    longest = max(room.width - 2 * MARGIN - NUMBER, 4)
    cells = max(round(count / poll.asked * longest), 1) if count else 0
    parts = (BLOCK * cells, tone), (FAINT * (longest - cells), "dim"), f" {count} · {share} %"
    bar = Text.assemble(" " * MARGIN, *parts)
    return [*_indented(said, room), bar, Text()]


def class_sheet(classroom: quiz.Classroom, room: Room, words: Words, tones: Tones) -> Sheet:
    """Draw the table of all questions so far: who gave which answer, and how many were right."""
    if not classroom.polls:
        return Sheet(_indented(Text(words("class-nothing-yet")), room))
    first = max(len(classroom.polls) - max((room.width - NAME - NUMBER) // CELL, 1), 0)
    polls = classroom.polls[first:]
    numbers = "".join(f"{number:>{CELL}}" for number in range(first + 1, len(classroom.polls) + 1))
    lines = [Text(f"{'':{NAME}}{numbers}  {words('class-right-count')}", "bold")]
    for name in classroom.pupils:
        line = Text(visible(name))
        line.truncate(NAME - 1)
        line.pad_right(NAME - line.cell_len)
        for poll in polls:
            choice, right = poll.answers.get(name), poll.question.rights
            sign, tone = ("✓", tones.good) if choice in right else ("✗", tones.bad) if right else ("", "")
            letter = "·" if choice is None else quiz.LETTERS[choice] + sign
            line.append(f"{letter:>{CELL}}", "dim" if choice is None else tone)
        lines.append(line.append(f"  {classroom.right(name)}"))
    lines.append(Text())
    for number, poll in enumerate(polls, first + 1):
        right = poll.question.rights
        best = f"✓ {sum(poll.counts[one] for one in right)}/{poll.asked}" if right else ""
        lines += wrapped(Text(f"{number:>2}  {visible(poll.question.text)}  {best}"), room.width)
    return Sheet(lines)


IN_TURN: Final = {
    "pick": "class-give",
    "overlay": "class-reveal",
    "walk": "class-count",
    "undo": "class-undo",
    "next_target": "class-skip",
    "class": "class-devices",
    "back": "class-leave",
}
COUNTING: Final = {
    "overlay": "class-reveal",
    "walk": "class-in-turn",
    "undo": "class-undo",
    "class": "class-devices",
    "back": "class-leave",
}
AFTERWARDS: Final = {"sort": "class-save", "class": "class-devices", "back": "class-table"}
"""The actions of the footer, with the messages that say what they do then."""


class Polling(Value, Mode, eq=False):
    """Asks a class."""

    poll: quiz.Poll
    names: Sequence[str]  # whom it asks one after the other; numbers stand for people without a name
    stamp: str  # what the question is known by
    step: Tried | None = None  # the step of a lesson that asks it; what is answered goes to the class list
    turn: int = 0  # who is asked now, from 0
    chosen: int | None = None  # the answer that is taken, which nobody sees; given once it is confirmed
    counting: bool = False  # whether hands are counted
    revealed: bool = False  # whether everybody sees how many gave which answer

    styles = ("-polling",)  # letters are those of answers
    resting = True  # let nobody move

    @property
    def deeds(self) -> Deeds:
        """Answer, or count; once it is revealed, only leave and save."""
        answering: Deeds = {Do.BACK: _back, Do.ACT: _back} if self.revealed else ANSWERING
        return {**ANYWHERE, **answering, **DEVICES, Do.OVERLAY: _revealed, Do.SORT: _save}

    @property
    def labels(self) -> Mapping[str, str]:
        """The message of each key of the footer."""
        return AFTERWARDS if self.revealed else COUNTING if self.counting else IN_TURN

    @property
    def over(self) -> bool:
        """Whether everybody who is named has had a turn."""
        return bool(self.names) and self.turn >= len(self.names)

    def who(self, desk: Desk) -> str:
        """Name whoever is asked now."""
        named = self.turn < len(self.names)
        return self.names[self.turn] if named else desk.words("class-pupil", number=self.turn + 1)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who answers how, without a word on which answer was taken."""
        words = desk.words
        if self.revealed:
            return Text(words("class-revealed"), "bold")
        if self.counting:
            return Text(words("class-counting"), "bold")
        if self.over:
            return Text(words("class-all-asked"), "bold")
        said = Text(words("class-turn", name=self.who(desk)), "bold")
        taken = words("class-taken" if self.chosen is not None else "class-in-secret")
        return said.append("\n").append(taken, ink.tones.good if self.chosen is not None else "")

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the question, and the buttons."""
        how = {"counting": self.counting, "revealed": self.revealed}
        asked = question_sheet(self.poll, room, desk.words, ink.tones, **how)
        return Sheet.stacked(asked, _devices_noted(desk, room)).within(room)


def asked_in(desk: Desk) -> Polling | None:
    """Return the question that is put to a class, open or revealed."""
    return next((mode for mode in desk.modes if isinstance(mode, Polling)), None)


def class_names(desk: Desk) -> Sequence[str]:
    """Return the names of the class that is met, if one is."""
    return next((mode.room.names for mode in desk.modes if isinstance(mode, InClass)), ())


def _type(desk: Desk, typed: intents.Type) -> Outcome:
    """Take an answer, or count one."""
    mode, number = desk.doing(Polling), quiz.LETTERS.find(typed.letter.lower())
    if not 0 <= number < len(mode.poll.question.choices) or (mode.over and not mode.counting):
        return desk.wishing(wishes.Ring())
    if mode.counting:
        return _polled(desk, mode, mode.poll.tallied(number, 1))
    return Outcome(desk.turning(mode.__replace__(chosen=number)))


def _polled(desk: Desk, mode: Polling, poll: quiz.Poll) -> Outcome:
    """Keep what has been answered so far, whatever becomes of the program; who has answered is not asked."""
    now = mode.__replace__(poll=poll)
    while now.turn < (len(now.names) or len(poll.answers)) and now.who(desk) in poll.answers:
        now = now.__replace__(turn=now.turn + 1, chosen=None)
    modes: Any = tuple(now if isinstance(one, Polling) else one for one in desk.modes)
    room = _in_class(desk).room.__replace__(open=poll if poll.asked else None)
    return kept(desk.__replace__(modes=modes), room)


def _hear(desk: Desk, said: intents.PupilsAnswered) -> Outcome:
    """Take what has been answered on devices, if it is an answer to the question and that is open."""
    mode = asked_in(desk)
    if mode is None or mode.revealed or mode.stamp != said.stamp:
        return Outcome(desk)
    poll = mode.poll
    for name, number in said.answers.items():
        poll = poll.answered(name, number) if 0 <= number < len(poll.question.choices) else poll
    return _polled(desk, mode, poll)


def _tally(desk: Desk, wanted: intents.Tally) -> Outcome:
    mode = desk.doing(Polling)
    known = mode.counting and 0 <= wanted.number < len(mode.poll.question.choices)
    return _polled(desk, mode, mode.poll.tallied(wanted.number, wanted.by)) if known else Outcome(desk)


def _give(desk: Desk) -> Outcome:
    """Give the answer that was taken; the next is asked."""
    mode = desk.doing(Polling)
    if mode.chosen is None or mode.counting:
        return desk.wishing(wishes.Ring())
    poll = mode.poll.answered(mode.who(desk), mode.chosen)
    return _polled(desk, mode.__replace__(turn=mode.turn + 1, chosen=None), poll)


def _skip(desk: Desk, step: intents.Next) -> Outcome:
    """Leave somebody out, or go back to somebody."""
    mode = desk.doing(Polling)
    last = len(mode.names) or len(mode.poll.answers)
    turn = min(max(mode.turn + step.step, 0), last)
    return Outcome(desk.turning(mode.__replace__(turn=turn, chosen=None)))


def _undo(desk: Desk) -> Outcome:
    """Take back what was counted last, or what the one before has answered."""
    mode = desk.doing(Polling)
    if mode.counting:
        return _polled(desk, mode, mode.poll.__replace__(tallies=mode.poll.tallies[:-1]))
    before = mode.__replace__(turn=max(mode.turn - 1, 0), chosen=None)
    return _polled(desk, before, mode.poll.without(before.who(desk)))


def _count_hands(desk: Desk) -> Outcome:
    """Count hands from now on, or no more."""
    mode = desk.doing(Polling)
    return Outcome(desk.turning(mode.__replace__(counting=not mode.counting, chosen=None)))


def _back(desk: Desk) -> Outcome:
    """Leave the question; what was answered and has not been revealed would be lost, so that is asked."""
    mode, words = desk.doing(Polling), desk.words
    if mode.revealed or not mode.poll.asked:
        return _leave(desk)
    lost = words("class-lost-ask", count=mode.poll.asked)
    leave, keep = words("class-leave"), words("class-keep")
    sure = wishes.Confirm(lost, leave, keep, intents.Want.LEAVE_QUESTION, careful=True)
    return desk.asking(sure)


def _leave(desk: Desk) -> Outcome:
    room, left = _in_class(desk).room, desk.leaving()
    outcome = kept(left, room.__replace__(open=None)) if room.open else Outcome(left)
    return outcome.wishing(wishes.ShowAnswers())


ANSWERING: Final[Deeds] = {
    intents.Type: _type,
    intents.Tally: _tally,
    intents.Next: _skip,
    Do.ACT: _give,
    Do.UNDO: _undo,
    Do.WALK: _count_hands,
    Do.BACK: _back,
    intents.Want.LEAVE_QUESTION: _leave,
}
"""Deeds possible while answers are collected."""

LONGEST_TEXT, LONGEST_LINE = 200, 2000  # the most characters of a question, and of a line of names or answers


def _in_class(desk: Desk) -> "InClass":
    return next(mode for mode in reversed(desk.modes) if isinstance(mode, InClass))


def meet(
    desk: Desk, room: quiz.Classroom, question: quiz.Question | None = None, step: Tried | None = None
) -> Outcome:
    """Meet a class, and ask it something at once if there is a question already, perhaps of a lesson."""
    met, left = desk.entering(InClass(room)), room.open
    if left is not None and question in (None, left.question):
        again = _pose(met, intents.Pose(left.question), step).desk
        going_on = _polled(again, again.doing(Polling), left)
        return going_on.wishing(wishes.Tell(desk.words("class-goes-on", count=left.asked)))
    outcome = Outcome(met) if left is None else kept(met, room.asked(left))
    pose = intents.Pose(question) if question is not None else None
    return outcome if pose is None else outcome.then(lambda desk: _pose(desk, pose, step))


def _pose(desk: Desk, wanted: intents.Pose, step: Tried | None = None) -> Outcome:
    room, asked = _in_class(desk).room, wanted.question
    stamp = f"{len(room.polls)}-{crc32(repr((asked.text, asked.choices)).encode())}"
    return Outcome(desk.entering(Polling(quiz.Poll(asked), room.names, stamp, step)))


def _ask(desk: Desk) -> Outcome:
    """Offer what can be asked: a question of one's own, and what the table gives rise to."""
    words = desk.words
    found = [(question.text, intents.Pose(question)) for question in posed_by_table(desk)]
    entries = ((words("class-own"), intents.Want.OWN_QUESTION), *found)
    return desk.asking(wishes.Pick(words("class-ask-next"), entries))


def posed_by_table(desk: Desk) -> Sequence[quiz.Question]:
    """List the questions whose answers the table knows: who leads, and who is asked."""
    words, match = desk.words, desk.match
    names = tuple(words.names)
    if not quiz.FEWEST_OFFERED <= len(names) <= quiz.MOST_CHOICES:
        return ()
    leaders = match.game.score(match.state).ranking[0]
    leads = quiz.Question(words("class-who-leads"), names, leaders[0] if len(leaders) == 1 else None)
    asked = match.state.to_move
    if asked not in range(len(names)):
        return (leads,)
    return leads, quiz.Question(words("class-who-next"), names, asked)


def _ask_choices(desk: Desk, text: str, line: str = "") -> Outcome:
    """Ask for the answers to a question, with the line that would not do before."""
    fill = partial(intents.PoseChoices, text)
    return desk.asking(wishes.Entry(desk.words("class-choices-ask"), fill, line, LONGEST_LINE))


def _own_posed(desk: Desk, wanted: intents.PoseChoices) -> Outcome:
    question = quiz.question_in(wanted.text, wanted.line)
    if question is not None:
        return _pose(desk, intents.Pose(question))
    told = desk.wishing(wishes.Tell(desk.words("class-choices-wrong"), wrong=True))
    return told.then(lambda desk: _ask_choices(desk, wanted.text, wanted.line))


def _ask_names(desk: Desk) -> Outcome:
    names = _in_class(desk).room.names
    # Of one name alone, a comma would make two.
    value = "".join(f"{name};" for name in names) if len(names) == 1 else "\n".join(names)
    return desk.asking(wishes.Entry(desk.words("class-names-ask"), intents.NameClass, value, tall=True))


def kept(desk: Desk, room: quiz.Classroom) -> Outcome:
    """Keep a class as it has become, and show it."""
    modes: Any = tuple(InClass(room) if isinstance(mode, InClass) else mode for mode in desk.modes)
    return Outcome(desk.__replace__(modes=modes), (wishes.KeepClass(room),))


def _revealed(desk: Desk) -> Outcome:
    """Reveal what the class has answered, and keep it."""
    poll = desk.doing(Polling)
    if poll.revealed or not poll.poll.asked:
        return Outcome(desk)
    shown = desk.turning(poll.__replace__(revealed=True))
    asked = _in_class(shown).room.asked(poll.poll)
    outcome = kept(shown, asked).wishing(wishes.ShowAnswers(poll.poll))
    if poll.step is None or not poll.poll.answers:
        return outcome
    question = poll.poll.question
    learnt = {
        name: poll.step.__replace__(good=number in question.rights, answer=question.choices[number])
        for name, number in poll.poll.answers.items()
    }
    return outcome.wishing(wishes.KeepAnswers(learnt))


def _save(desk: Desk) -> Outcome:
    room = _in_class(desk).room
    wish = wishes.WriteTable("class", class_table(room, desk.words))
    return desk.wishing(wish) if room.polls else Outcome(desk)


def _forget(desk: Desk) -> Outcome:
    ask, forget, keep = (desk.words(name) for name in ("class-forget-ask", "class-forget", "class-keep"))
    question = wishes.Confirm(ask, forget, keep, intents.Want.FORGET_CLASS, careful=True)
    return desk.asking(question) if _in_class(desk).room.polls else Outcome(desk)


CLASSES: Final[Deeds] = {
    intents.Want.ASK_CLASS: lambda desk: desk.wishing(
        wishes.CallClass() if desk.match.open_table else wishes.Tell(desk.words("class-wants-open"))
    ),
    intents.ClassCalled: lambda desk, called: meet(desk, called.room),
}
"""How a class is met at a table; it is asked at open tables only."""


def _served(desk: Desk, served: intents.ClassServed) -> Outcome:
    """Show a new address, at which nobody has come in yet, or how many have."""
    fresh = (desk.devices is None or desk.devices.code != served.code) and not served.came
    shown = desk.__replace__(devices=served)
    return Outcome(shown.entering(Inviting()) if fresh and not isinstance(desk.mode, Inviting) else shown)


def _invite(desk: Desk) -> Outcome:
    """Show the code; at first, ask whether a class may come in."""
    if desk.devices is not None:
        return Outcome(desk.entering(Inviting()))
    return _serve(desk, "class-open-ask", "hands-begin-yes", "hands-begin-no")


def _serve(desk: Desk, *messages: str) -> Outcome:
    """Ask whether to begin with devices anew; whoever has come in is sent away by that."""
    question, begin, leave = map(desk.words, messages)
    return desk.asking(wishes.Confirm(question, begin, leave, intents.Want.BEGIN_DEVICES, careful=True))


def _ask_whom(desk: Desk) -> Outcome:
    words, names = desk.words, desk.devices.came if desk.devices else ()
    entries = ((visible(name), intents.SendAway(name)) for name in names)
    pick = wishes.Pick(words("class-send-away"), ((words("class-away-all"), intents.SendAway()), *entries))
    return desk.asking(pick)


def _send_away(desk: Desk, wanted: intents.SendAway) -> Outcome:
    if wanted.name:
        return desk.wishing(wishes.OfDevices(wanted))
    return _serve(desk, "class-away-ask", "class-away-all", "class-keep")


DEVICES: Final[Deeds] = {
    intents.Want.ASK_CLASS: _invite,
    intents.Want.BEGIN_DEVICES: lambda desk: desk.wishing(wishes.OfDevices(intents.Want.BEGIN_DEVICES)),
    intents.ClassServed: _served,
    intents.PupilsAnswered: _hear,
}
"""Deeds about a class on devices of its own."""


class Inviting(Value, Mode):
    """Shows the code by which a class comes in on devices of its own."""

    resting = True  # let nobody move
    labels: ClassVar[Mapping[str, str]] = {"back": "key-back", "only_move": "class-send-away"}

    deeds: ClassVar[Deeds] = {
        **ANYWHERE,
        **DEVICES,
        intents.Want.ASK_CLASS: lambda desk: Outcome(desk.leaving()),
        Do.ACT: lambda desk: Outcome(desk.leaving()),
        Do.BACK: lambda desk: Outcome(desk.leaving()),
        Do.ONLY_MOVE: _ask_whom,
        intents.SendAway: _send_away,
    }

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say how many have come in."""
        came = len(desk.devices.came) if desk.devices else 0
        return Text.assemble((desk.words("class-came", count=came), "bold"), "\n", desk.words("class-go-on"))

    def sheet(self, desk: Desk, _ink: Ink, room: Room) -> Sheet:
        """Draw the code, and say beside it what happens there."""
        words, served = desk.words, desk.devices
        assert served is not None
        reach = reach_said(words, open_to_network=served.open_to_network)
        return code_sheet(served.code, (words("class-scan"), words("class-once"), reach), room)


class InClass(Value, Mode, eq=False):
    """Shows what a class was asked, and asks it something."""

    room: quiz.Classroom  # the class

    resting = True  # let nobody move
    labels: ClassVar[Mapping[str, str]] = {
        "replay": "class-ask-next",
        "choices": "class-names",
        "sort": "class-save",
        "only_move": "class-forget",
        "class": "class-devices",
        "back": "key-back",
    }

    deeds: ClassVar[Deeds] = {
        **ANYWHERE,
        **DEVICES,
        Do.REPLAY: _ask,
        Do.ACT: _ask,
        intents.Want.OWN_QUESTION: lambda desk: desk.asking(
            wishes.Entry(desk.words("class-text-ask"), intents.PoseText, longest=LONGEST_TEXT)
        ),
        Do.CHOICES: _ask_names,
        Do.SORT: _save,
        Do.ONLY_MOVE: _forget,
        intents.Want.FORGET_CLASS: lambda desk: kept(desk, quiz.Classroom(_in_class(desk).room.names)),
        Do.BACK: lambda desk: Outcome(desk.leaving()),
        intents.Pose: _pose,
        intents.PoseText: lambda desk, wanted: (
            _ask_choices(desk, asked) if (asked := wanted.text.strip()) else Outcome(desk)
        ),
        intents.PoseChoices: _own_posed,
        intents.NameClass: lambda desk, named: kept(
            desk, _in_class(desk).room.__replace__(names=quiz.names_in(named.line))
        ),
    }

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say whose table this is, and what can be done."""
        words, named = desk.words, len(self.room.names)
        return Text.assemble((words("class-heading", count=named), "bold"), "\n", words("class-how"))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the table of all questions, and the buttons."""
        table = class_sheet(self.room, room, desk.words, ink.tones)
        return Sheet.stacked(table, Sheet([Text()]), _devices_noted(desk, room)).within(room)
