"""Whose turn it is to look: the curtain before what a seat hides, going on with the match, votes."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Any, Final

from msgspec import field

from boardkit.core import CHANCE, FaultError, Match, Move, Note, NoteKind, RulesError, Seat, Study, legal
from boardkit.core.lines.course import decided_since
from boardkit.core.lines.match import Sitter, people_of, played_on
from boardkit.core.lines.secret import is_secret
from boardkit.core.lines.study import news, taken_back, turn_begun, undone
from boardkit.core.lines.together import Round
from boardkit.core.values import Value
from boardkit.draw.forms import Ballot, TableForm
from boardkit.draw.seats import LETTERS
from boardkit.maps.squares import Way
from boardkit.tui.desk import wishes
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome, Window, away, on_device, seen
from boardkit.tui.desk.intents import AnswerForChance, Do, Go, TakeBack, Type, Want
from boardkit.tui.desk.sight import PASSING, chance_waits, secret_from_all

ANYWHERE: Final[Deeds] = {
    Do.LEAVE: lambda desk: desk.wishing(wishes.Leave()),
    Do.PALETTE: lambda desk: desk.wishing(wishes.OpenPalette()),
}
"""Deeds possible even while the table is covered: leave, and change the settings."""

SCROLLS: Final = {Way.UP: -1, Way.DOWN: 1, Way.UP_RIGHT: -7, Way.DOWN_RIGHT: 7}
"""How many lines the keys of the cursor scroll what stands on a cover."""


class Curtain(Value, Mode):
    """Hides everything until a seat says that it is at the keyboard.

    A curtain that was opened stays open until the keyboard goes to anybody else. A seat whose curtain is not
    open sees the table as everybody does, and what has happened, too.
    """

    seat: Seat
    also: Deeds = field(default_factory=dict)

    styles = ("-curtain",)  # all is covered

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Curtain) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    @property
    def curtain(self) -> Seat:
        """The seat that is next."""
        return self.seat

    @property
    def opener(self) -> str:
        """The letter of the seat that is next."""
        return LETTERS[self.seat]

    @property
    def deeds(self) -> Deeds:
        """Whoever is next says that it is them; who was before may have left something to do."""
        return {**ANYWHERE, Do.ACT: opened, Want.UNAIMED: unaimed, Go: _scroll, **self.also}


def unaimed(desk: Desk) -> Outcome:
    """Do nothing by an enter where a letter is asked for, and let the prompt say so."""
    return Outcome(desk.__replace__(vain=True) if desk.mode.curtain is None else desk, (wishes.Ring(),))


def _scroll(desk: Desk, go: Go) -> Outcome:
    """Scroll what stands on a cover up or down: what has happened, or a question."""
    return desk.wishing(wishes.ScrollCover(SCROLLS[go.way])) if go.way in SCROLLS else Outcome(desk)


def look(desk: Desk, viewer: Seat) -> Outcome:
    """Show the match through a seat with a new move to make, or behind the curtain what it hides."""
    match = desk.match
    seated = desk.seated if viewer == desk.seated and not match.open_table else CHANCE
    desk = desk.__replace__(seated=seated)
    if viewer != seated and falls(desk, viewer):
        return draw_curtain(desk, viewer)
    shown, lay = seen(desk, viewer), desk.modes[0].deeds.get(Want.FILL_IN)
    return Outcome(shown) if lay is None else lay(shown)


def falls(desk: Desk, seat: Seat) -> bool:
    """Return whether a curtain falls before a seat that is to look at the table.

    None does where what it hides is not needed for what it is asked, or lies on a device of its own: at the
    table that lies face down meanwhile.
    """
    match = desk.match
    needed = seat != match.state.to_move or match.game.private(match.state)
    return needed and not on_device(desk, seat) and not match.open_table and secret_from_all(match, seat)


def covered(desk: Desk) -> Outcome:
    """Show only what everybody may see, and leave nothing of what the seat did at the keyboard."""
    bare = desk.__replace__(seated=CHANCE, cursor=None, tab=None, modes=desk.modes[:1])
    return look(bare, CHANCE).wishing(wishes.Hush())


def draw_curtain(desk: Desk, seat: Seat, also: Deeds | None = None) -> Outcome:
    """Hide everything until a seat says that it is at the keyboard."""
    curtain = Curtain(seat, also or {})
    return covered(desk).then(lambda bare: Outcome(bare.entering(curtain), (wishes.ChangeHands(),)))


def opened(desk: Desk) -> Outcome:
    """Let the seat behind the curtain look at the table."""
    seat = desk.doing(Curtain).seat
    return look(desk.leaving().__replace__(seated=seat), seat).wishing(wishes.ChangeHands())


def hide(desk: Desk) -> Outcome:
    """Hide the table at once."""
    return Outcome(desk) if desk.viewer == CHANCE else draw_curtain(desk, desk.viewer)


def change(
    desk: Desk, make: Callable[[Match[Any]], Match[Any]], show: Callable[[Desk], Outcome] | None = None
) -> Outcome:
    """Keep the match as a change makes it and show that, or say why it cannot be made."""
    try:
        match = make(desk.match)
        study = desk.study.playing(played_on(match) if Want.LET_THINK in desk.modes[0].deeds else match)
    except RulesError as error:
        refusal = error.refusal
        return desk.wishing(wishes.Tell(f"{desk.words.say(refusal)} §{refusal.section}", wrong=True))
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    return kept(desk, study, show)


def kept(desk: Desk, study: Study[Any], show: Callable[[Desk], Outcome] | None = None) -> Outcome:
    """Keep a match with its branches as it has become, and show that."""
    seated = CHANCE if _turned_up(desk.match, study.match) else desk.seated
    changed = desk.__replace__(study=study, eyes=None, modes=desk.modes[:1], seated=seated)
    shown = changed.wishing(wishes.Keep(study)).then(partial(_heard, desk.match.at)).then(show or present)
    return shown.then(_deaf_after_a_pass)


def _turned_up(before: Match[Any], after: Match[Any]) -> bool:
    """Return whether everybody looks at what others had chosen, and nobody is asked in secret any more."""
    private, asked = before.game.private, after.state.to_move
    if after.at <= before.at or asked in (None, CHANCE) or private(after.state) or not private(before.state):
        return False
    frames = (frame for moment in after.moments[before.at + 1 :] for frame in moment.step.frames)
    seats = {getattr(frame.event, "seat", asked) for frame in frames if frame.event.reveals}
    return bool(seats - {asked, CHANCE})


def _deaf_after_a_pass(desk: Desk) -> Outcome:
    """Hear nothing for a moment where whoever has just passed is asked something else, by the same key."""
    match = desk.match
    own = (at for at in range(match.at, 0, -1) if match.moments[at].seat == desk.viewer)
    last = next(own, 0) if desk.sight.acting else 0
    move, before = match.moments[last].move, match.moments[last - 1].step.state.question
    again = type(before) is type(match.state.question)
    passed = move is not None and move.verb in PASSING and not again
    return desk.wishing(wishes.ChangeHands()) if passed else Outcome(desk)


def _heard(before: int, desk: Desk) -> Outcome:
    """Remember that a rule was told to whoever has decided something beside it."""
    coach = desk.coach
    if coach is None or not coach.note or desk.match.at <= before:
        return Outcome(desk)
    return Outcome(desk.__replace__(coach=coach.heard()), (wishes.KeepCoach(coach.heard()),))


def present(desk: Desk) -> Outcome:
    """Show the match to whoever is asked."""
    seat = desk.match.state.to_move
    if seat is None:
        return look(desk, CHANCE).wishing(wishes.Open(wishes.Score(desk.match)))
    if seat == CHANCE and chance_waits(desk.match):
        return look(desk, CHANCE).then(ask_for_chance)
    if seat == CHANCE:
        return change(desk, lambda match: match.let_chance_answer())
    called_now = desk.__replace__(window=called(desk))
    deed = desk.modes[0].deeds.get(Want.LET_THINK)
    if deed is not None and desk.match.players[seat].sitter is not Sitter.PERSON:
        return deed(called_now)
    if on_device(desk, seat) and is_secret(desk.game, desk.match.state) and seat != desk.seated:
        return desk.modes[0].deeds[Want.AWAIT](called_now)
    if answers_together(desk):
        return desk.modes[0].deeds[Want.ANSWER_TOGETHER](called_now)
    return asked_of_all(desk) if opens_window(desk) else look(called_now, seat)


def opens_window(desk: Desk) -> bool:
    """Return whether a question is put to all: one that most pass, until somebody wants to answer."""
    people = people_of(desk.match.players)
    if type(desk.match.state.question) not in desk.drawing.windows:
        return False
    if desk.match.open_table or len(people) == 1 or desk.match.state.to_move not in people:
        return False
    return desk.modes[0].gathers and not _alone(desk)


def answers_together(desk: Desk) -> bool:
    """Return whether the whole table answers on one form, until somebody wants to answer alone."""
    match, form = desk.match, desk.drawing.forms.get(type(desk.match.state.question))
    people = people_of(match.players)
    may = Want.ANSWER_TOGETHER in desk.modes[0].deeds and match.state.to_move in people
    if not may or isinstance(form, TableForm):
        return may and not _alone(desk)
    if not isinstance(form, Ballot) or match.game.private(match.state) or len(people) == 1 or _alone(desk):
        return False
    going = Round.of(match, form.moves)
    return len({line.seat for line in going.lines(going.given)} & {*people}) > 1  # several people are asked


def _alone(desk: Desk) -> bool:
    """Return whether whoever is asked has said that they want to answer alone what all are asked."""
    kind, seat, window = type(desk.match.state.question), desk.match.state.to_move, desk.window
    return window is not None and window.kind is kind and not window.open and seat in window.wants


def called(desk: Desk) -> Window | None:
    """Return the window through which the seat is called that is asked now, if it is through one."""
    window = desk.window
    return window if window is not None and isinstance(desk.match.state.question, window.kind) else None


def one_by_one(desk: Desk, answers: tuple[tuple[Seat, Move], ...] = ()) -> Outcome:
    """Let whoever is asked answer alone, with all that a turn allows; what is on the form for all is kept."""
    asked = desk.match.state.to_move
    assert asked is not None
    window = Window(type(desk.match.state.question), frozenset({asked}), open=False, answers=answers)
    return present(desk.leaving().__replace__(window=window))


def asked_of_all(desk: Desk) -> Outcome:
    """Put a question to all: everybody looks at the screen; who has just answered wants nothing more.

    What has been passed on for all stays so when a computer between them has nothing to say, either.
    """
    kind, answered = type(desk.match.state.question), desk.match.decider(desk.match.at)
    before = None if _is_news(desk.match) else called(desk)
    if before is not None and not before.open and answered not in people_of(desk.match.players):
        return wave_on(desk.__replace__(window=before))
    wants = frozenset() if before is None else before.wants - {answered}
    return covered(desk.__replace__(window=Window(kind, wants))).wishing(wishes.ChangeHands())


def _is_news(match: Match[Any]) -> bool:
    """Return whether anything came of the last answer that a log would tell."""
    return not all(frame.event.minor for frame in match.moments[match.at].step.frames)


def wanted_by(desk: Desk, seat: Seat) -> Outcome:
    """Let a seat say that it wants to answer, or take that back."""
    window = desk.window
    if window is None or seat not in people_of(desk.match.players):
        return Outcome(desk)
    return Outcome(desk.__replace__(window=window.__replace__(wants=window.wants ^ {seat})))


def wave_on(desk: Desk) -> Outcome:
    """Pass for all who do not want to answer, up to the first who does, or until something happens."""
    window = desk.window
    assert window is not None
    closed = desk.__replace__(window=window.__replace__(open=False))
    passing = desk.drawing.windows[window.kind]

    def waved(match: Match[Any]) -> Match[Any]:
        people = {*people_of(match.players)} - window.wants
        while isinstance(match.state.question, window.kind) and match.state.to_move in people:
            match = match.play(passing)
            if _is_news(match):
                break
        return match

    outcome = change(closed, waved)
    left = () if isinstance(outcome.desk.match.state.question, window.kind) else window.wants
    names = desk.words.listed([desk.words.seat(seat) for seat in sorted(left)])
    return outcome.wishing(wishes.Tell(desk.words("window-nothing", seats=names))) if left else outcome


def come_back(desk: Desk) -> Outcome:
    """Show the match to whoever is asked, after everybody has looked at the screen."""
    desk = desk.__replace__(modes=desk.modes[:1])
    asked = desk.match.state.to_move
    return look(desk, CHANCE) if asked in (None, CHANCE) else present(desk)


def ask_for_chance(desk: Desk) -> Outcome:
    """Let an answer for chance be chosen from a list."""
    words, state = desk.words, desk.match.state
    given = [(words.say(move), AnswerForChance(move)) for move in legal(desk.game, state)]
    entries = ((words("chance-draw"), AnswerForChance(None)), *given)
    return desk.asking(wishes.Pick(words("chance-title", question=words.say(state.question)), entries))


def answer_for_chance(desk: Desk, answer: AnswerForChance) -> Outcome:
    """Play an answer for chance; the log says that somebody gave it."""

    def answered(match: Match[Any]) -> Match[Any]:
        if answer.move is None:
            return match.drawn()
        return match.play(answer.move).noted(Note(match.at + 1, NoteKind.BY_HAND, Seat(0)))

    return change(desk, answered) if chance_waits(desk.match) else Outcome(desk)


class Matter(Enum):
    """The matter of a vote."""

    UNDO = "undo"
    OPEN_TABLE = "open-table"


class Asking(Value, Mode):
    """Asks every seat to agree."""

    matter: Matter
    by: Seat  # who has asked for it
    back: int = 0  # the moment to go back to, where decisions are to be taken back
    agreed: frozenset[Seat] = frozenset()  # the seats that have agreed

    styles = ("-voting",)  # all but the question is covered

    @property
    def deeds(self) -> Deeds:
        """Agree, or refuse; a long question is scrolled."""
        return {**ANYWHERE, Type: agree, Go: _scroll, Do.BACK: come_back}

    def question(self, desk: Desk) -> str:
        """Say what is asked; where decisions are to be taken back, also what was seen since."""
        match, words = desk.match, desk.words
        if self.matter is Matter.OPEN_TABLE:
            return words("teacher-open-ask")
        back, seat = match.jump(self.back), words.seat(match.decider(match.at))
        message = "agree-undo" if back == match.undo() else "agree-undo-many"
        question = words(message, seat=seat, count=decided_since(match, self.back))
        seen = dict.fromkeys(words.say(event) for event in news(match, back))
        return "\n".join([question, "", words("agree-unseen"), *seen] if seen else [question])


def vote(desk: Desk) -> tuple[str, Sequence[tuple[Seat, str]]]:
    """Return the question that is voted on, with how to answer here, and a line for each seat."""
    mode, seated = desk.doing(Asking), people_of(desk.match.players)
    marks = {seat: "✓" if seat in mode.agreed else " " for seat in seated}
    said = [(seat, f"{mark} {LETTERS[seat]}  {desk.words.seat(seat)}") for seat, mark in marks.items()]
    question, *seen = mode.question(desk).split("\n")
    return "\n".join([f"{question} {desk.words('agree-how')}", *seen]), said


def undo(desk: Desk) -> Outcome:
    """Take the last decision back, or that of the sentence that is looked at; some are asked for first."""
    looked = desk.looked
    if looked is not None and looked.at is not None:
        return take_back_from(desk, TakeBack(looked.at))
    return go_back(desk, desk.match.undo())


def go_back(desk: Desk, back: Match[Any]) -> Outcome:
    """Take all decisions since `back` back; everybody must agree if something was revealed by them."""
    if back.at == desk.match.at:
        return desk.wishing(wishes.Tell(desk.words("nothing-to-undo")))
    if must_agree(desk, back):
        return _vote(desk, Matter.UNDO, back.at)
    return change(desk, lambda match: undone(match, back))


def must_agree(desk: Desk, back: Match[Any]) -> bool:
    """Return whether all are asked before decisions are taken back; not for those of a form, seen by all."""
    match, forms = desk.match, desk.drawing.forms
    if len(people_of(back.players)) < 2 or not taken_back(match, back):
        return False
    questions = [moment.step.state.question for moment in match.moments[back.at : match.at]]
    on_a_form = all(isinstance(forms.get(type(question)), Ballot) for question in questions)
    return not on_a_form or bool(match.revealed_since(back.at))


def turn_again(desk: Desk) -> Outcome:
    """Take back all that was decided in this turn, or say that nothing was."""
    back = turn_begun(desk.match)
    if back.at == desk.match.at:
        return desk.wishing(wishes.Tell(desk.words("turn-not-begun")))
    return go_back(desk, back)


def take_back_from(desk: Desk, wanted: TakeBack) -> Outcome:
    """Take back the decision that led to a moment, and all after it; several are asked for first."""
    match, words = desk.match, desk.words
    back = match.jump(min(wanted.at, match.at)).undo()
    if back.at >= wanted.at:
        return desk.wishing(wishes.Tell(words("nothing-before")))
    count = decided_since(match, back.at)
    if count > 1 and not must_agree(desk, back) and desk.looked is not None:
        question, yes, no = (words(f"undo-many-{part}", count=count) for part in ("ask", "yes", "no"))
        return away(desk).wishing(wishes.Ask(wishes.Confirm(question, yes, no, wanted, careful=True)))
    return go_back(desk, back)


def open_table(desk: Desk) -> Outcome:
    """Open the table; everybody must agree where there are secrets."""
    by = asker(desk)
    if not desk.game.secret or len(people_of(desk.match.players)) <= 1:
        return change(desk, lambda match: turned(match, NoteKind.OPENED, by))
    return _vote(desk, Matter.OPEN_TABLE)


def asker(desk: Desk) -> Seat:
    """Return who looks at the table now, or the first seat."""
    return desk.viewer if desk.viewer != CHANCE else Seat(0)


def turned(match: Match[Any], kind: NoteKind, by: Seat) -> Match[Any]:
    """Open the table, or close it; the log says who has done so."""
    opens = kind is NoteKind.OPENED
    match = match.__replace__(open_table=opens, by_hand=match.by_hand and opens)
    return match.noted(Note(match.at, kind, by))


def _vote(desk: Desk, matter: Matter, back: int = 0) -> Outcome:
    """Let everybody agree, with nothing on the screen that not everybody may see."""
    vote = Asking(matter, asker(desk), back)
    return covered(desk).then(lambda bare: Outcome(bare.entering(vote)))


def agree(desk: Desk, typed: Type) -> Outcome:
    """Take a seat's letter as its agreement."""
    vote, number = desk.doing(Asking), LETTERS.find(typed.letter.upper())
    people = people_of(desk.match.players)
    if number not in people:
        return Outcome(desk)
    agreed = vote.agreed | {Seat(number)}
    if len(agreed) < len(people):
        return Outcome(desk.turning(vote.__replace__(agreed=agreed)))
    if vote.matter is Matter.UNDO:
        return change(desk, lambda match: undone(match, match.jump(vote.back)))
    return change(desk, lambda match: turned(match, NoteKind.OPENED, vote.by))
