"""Playing by forms, of a seat or of the whole table; opening a verb, typing a move."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from itertools import product
from typing import Any, Final

from msgspec import field
from rich.text import Text

from boardkit.core import FaultError, Match, Move, Seat, notation
from boardkit.core.lines.match import people_of
from boardkit.core.values import Value
from boardkit.draw import forms
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import changes_brief, changes_said
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import form_at
from boardkit.text.reasons import fault_said
from boardkit.tui.desk import intents, update
from boardkit.tui.desk.desk import (
    Deeds,
    Desk,
    Ink,
    Mode,
    Outcome,
    Sheet,
    Window,
    asking_nobody,
    asks_all,
    unpointed,
)
from boardkit.tui.desk.facts import choices_of, forgoes, series_of, verb_of
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.match.computers import advise, ask_for_advice
from boardkit.tui.desk.sight import after
from boardkit.tui.desk.stakes import series_asked
from boardkit.tui.desk.wishes import ChangeHands, Ring, Tell


class Filling(Value, Mode):
    """Fills a form in: typing into cells, going through rows and columns, sending it."""

    form: forms.SeatForm | forms.TableForm
    filled: forms.Filled  # what is filled in

    @property
    def labels(self) -> Mapping[str, str]:
        """The keys that do something of their own at the form."""
        return {action: message for action, message in self.form.keys.items() if message}

    @property
    def foot(self) -> Sequence[str]:
        """The keys of the form."""
        return tuple(self.form.keys)

    def columns(self, desk: Desk) -> Sequence[int]:  # noqa: ARG002 - a column may be somebody's own
        """List the columns whose numbers can be changed."""
        return range(len(self.filled.cells[0]))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the form, in the room of the hand if it has room there."""
        lines = self.form.lines(form_at_desk(desk), self.filled, ink, room)
        low = "-low" in self.styles and room.height <= forms.LOW and room.holds(lines)
        return Sheet.of_form(lines).within(room).__replace__(full=False, low=low)


def form_at_desk(desk: Desk) -> forms.FormAt:
    """Return what a form may know of a desk."""
    return forms.FormAt(
        desk.state, desk.viewer, people_of(desk.match.players), desk.words, desk.sight.legal, desk.tier
    )


def _filled(desk: Desk, filled: forms.Filled) -> Desk:
    return desk.__replace__(touched=True).turning(desk.doing(Filling).__replace__(filled=filled))


def _go(desk: Desk, step: intents.Go) -> Outcome:
    """Go to another row or column; where there is one column or one number alone, make it more or less."""
    mode, (across, down) = desk.doing(Filling), step.way.value
    if isinstance(mode, FillingAlone) and not desk.touched:
        return Outcome(_filled(desk, mode.filled))
    cells, (row, column) = mode.filled.cells, mode.filled.cell
    if len(cells) == len(cells[0]) == 1:
        return _put(desk, intents.Put((0, 0), cells[0][0] - down + across))
    if across and len(cells[0]) == 1:
        return _more(desk, across)
    return _go_to(desk, intents.GoToCell(((row + down) % len(cells), _column(desk, column, across))))


def _column(desk: Desk, column: int, step: int) -> int:
    """Return the next column whose numbers can be changed."""
    mode = desk.doing(Filling)
    while step:
        column = (column + step) % len(mode.filled.cells[0])
        if column in mode.columns(desk):
            break
    return column


def _follow(desk: Desk, step: intents.Next) -> Outcome:
    """Go to the next number of the column; after the last, to the next column."""
    mode = desk.doing(Filling)
    rows, columns, (row, column) = len(mode.filled.cells), mode.columns(desk), mode.filled.cell
    here = column if column in columns else _column(desk, column, step.step)
    at = (columns.index(here) * rows + row + step.step) % (len(columns) * rows)
    return _go_to(desk, intents.GoToCell((at % rows, columns[at // rows])))


def _go_to(desk: Desk, there: intents.GoToCell) -> Outcome:
    """Put the cursor on a cell; that of a computer can be looked at, and it is told that it is its own."""
    mode, cell = desk.doing(Filling), there.cell
    if cell not in _cells(mode.filled):
        return Outcome(desk)
    stood = _filled(desk, mode.filled.__replace__(cell=cell, digits=""))
    return Outcome(stood) if cell[1] in mode.columns(desk) else _its_own(stood, Seat(cell[1]))


def _cells(filled: forms.Filled) -> Collection[forms.Cell]:
    return [*product(range(len(filled.cells)), range(len(filled.cells[0])))]


def _put(desk: Desk, wanted: intents.Put) -> Outcome:
    """Make a number another, as far as the form lets it be."""
    mode, at = desk.doing(Filling), form_at_desk(desk)
    cell = next((cell for cell in _cells(mode.filled) if cell == wanted.path), None)
    if cell is None:
        return Outcome(desk)
    if cell[1] not in mode.columns(desk):
        return _its_own(desk, Seat(cell[1]))
    most = mode.form.most(at, mode.filled, cell)
    if not 0 <= wanted.value <= most:
        return _refused(desk, mode.form.too_much(at, mode.filled, cell, most))
    filled = mode.filled.put(cell, wanted.value)
    if isinstance(mode.form, forms.SeatForm):
        filled = mode.form.settled(at, filled, cell)
    unasked = isinstance(mode.form, forms.TableForm) and _unasked(
        mode.form, filled.cells, desk, Seat(cell[1])
    )
    return _refused(desk, unasked) if unasked else Outcome(_filled(desk, filled))


def _refused(desk: Desk, said: str) -> Outcome:
    return desk.wishing(Ring(), Tell(said, wrong=True))


def _its_own(desk: Desk, seat: Seat) -> Outcome:
    return _refused(desk, desk.words("form-computer", seat=desk.words.seat(seat)))


def _type_number(desk: Desk, typed: intents.TypeDigit) -> Outcome:
    """Type a digit of the number under the cursor."""
    filled = desk.doing(Filling).filled

    def noted(there: Desk, digits: str) -> Desk:
        return _filled(there, there.doing(Filling).filled.__replace__(digits=digits))

    return update.typed_on(
        typed.digit, filled.digits, lambda number: _put(desk, intents.Put(filled.cell, number)), noted
    )


def _more(desk: Desk, by: int) -> Outcome:
    filled = desk.doing(Filling).filled
    row, column = filled.cell
    return _put(desk, intents.Put(filled.cell, filled.cells[row][column] + by))


FILLING: Final[Deeds] = {
    **LOOKING,
    **curtain.ANYWHERE,
    intents.Go: _go,
    intents.Next: _follow,
    intents.GoToCell: _go_to,
    intents.Put: _put,
    intents.TypeDigit: _type_number,
}
"""Deeds possible at any form."""


class FillingAlone(Filling):
    """Fills in a form of the seat that is asked."""

    form: forms.SeatForm

    styles = ("-form", "-low")  # the form lies below the map where it has room there

    @property
    def deeds(self) -> Deeds:
        """Fill the form in, send it, or leave."""
        ticked: Deeds = {intents.Do.TICK: _tick} if self.form.box else {}
        return {**BY_A_SEAT, **ticked, **(UNDOING if "undo" in self.form.keys else {})}

    def lit(self, _desk: Desk) -> Mapping[str, str]:
        """Let all verbs stay where they are; none of them can be chosen."""
        return {}

    def ready(self, desk: Desk) -> bool:
        """Return whether the player has done anything at the form: else enter does nothing."""
        return desk.touched

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is filled in, and what it would change or why it may not be."""
        at, words, tones = form_at_desk(desk), desk.words, ink.tones
        moves, (head, more) = self.form.moves(at, self.filled), self.form.said(at, self.filled)
        said = Text(head, "bold")
        if not desk.touched:
            return said.append(f"\n{words('form-take')}", "not bold")
        if not moves:
            return said.append(f"\n{more}", "not bold") if more else said
        refusal = desk.sight.refusal(moves[0])
        if refusal is not None:
            return said.append(f"\n✗ {words.say(refusal)} §{refusal.section}", tones.bad)
        said.append(f"\n{more}", tones.good)
        changes = desk.sight.changes(moves[0]) if len(moves) == 1 else ()
        own = changes_brief([one for one in changes if one.seat == desk.viewer], words)
        others = changes_said([one for one in changes if one.seat != desk.viewer], words)
        return said.append("".join(f"   {told}" for told in (own, others) if told))


def _tick(desk: Desk) -> Outcome:
    filled = desk.doing(Filling).filled
    return Outcome(_filled(desk, filled.__replace__(ticked=not filled.ticked)))


def _letter(desk: Desk, typed: intents.Type) -> Outcome:
    """Choose another seat by its letter."""
    mode, at, seat = desk.doing(FillingAlone), form_at_desk(desk), Seat(LETTERS.find(typed.letter.upper()))
    if seat not in at.others:
        return Outcome(desk)
    return Outcome(_filled(desk, mode.form.lettered(at, mode.filled, seat).__replace__(digits="")))


def _send(desk: Desk) -> Outcome:
    """Make the moves of the form, if the rules let them be made."""
    mode = desk.doing(FillingAlone)
    if not desk.touched:
        return update.in_vain(desk)
    moves = mode.form.moves(form_at_desk(desk), mode.filled)
    if not moves or moves[0] not in desk.sight.legal:
        return desk.wishing(Ring())
    table = desk.leaving()
    if len(moves) == 1:
        return table.mode.decide(table, moves[0])
    return update.go_on(table, lambda match: reduce(lambda now, move: now.play(move), moves, match))


BY_A_SEAT: Final[Deeds] = {
    **FILLING,
    intents.Do.HINT: advise,
    intents.Type: _letter,
    intents.Do.ACT: _send,
    intents.Do.BACK: lambda desk: Outcome(desk.leaving()),
}
"""Deeds possible at the form of a seat."""


UNDOING: Final[Deeds] = {
    intents.Do.UNDO: update.take_back,
    intents.Do.TURN_AGAIN: curtain.turn_again,
    intents.TakeBack: curtain.take_back_from,
}
"""Deeds that take back what led to a form."""


class FillingTogether(Filling):
    """Fills in a form of the whole table, a column for each seat."""

    form: forms.TableForm
    also: Deeds = field(default_factory=dict)  # what can be done besides, as at any table

    styles = ("-form",)  # digits and letters go into the form

    @property
    def deeds(self) -> Deeds:
        """Fill the form in, send it, or go on one after the other."""
        return {**self.also, **BY_THE_TABLE}

    def columns(self, desk: Desk) -> Sequence[int]:
        """List the columns of people."""
        return people_of(desk.match.players)

    def lit(self, desk: Desk) -> Mapping[str, str]:
        """Count beside the verbs that stay bright."""
        counts = self.form.counts(form_at_desk(desk), self.filled)
        pairs = product(desk.drawing.verbs, counts.items())
        return {verb.letter: said for verb, (kind, said) in pairs if kind in verb.moves}

    def foreseen(self, desk: Desk) -> Any:
        """Tell beside the form what everybody has left, and mark nobody: all are asked."""
        after = self.form.after(desk.state, self.filled.cells)
        return after.__replace__(pile=asking_nobody(desk).pile)

    def ready(self, desk: Desk) -> bool:
        """Return whether anything is filled in that enter would do."""
        return _is_changed(desk)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say how it is filled in; then what comes of it."""
        return self.form.prompt(form_at_desk(desk), self.filled, ink.tones)


def fill_together(desk: Desk) -> Outcome:
    """Lay the form of the whole table on it, with what is filled in already; everybody looks."""
    asked, question = desk.match.state.to_move, desk.match.state.question
    form = form_at(desk.drawing, question, forms.TableForm)
    if asked is None or form is None or not curtain.answers_together(desk):
        return Outcome(desk)
    bare = curtain.covered(desk.__replace__(window=Window(type(question))))
    filled = forms.Filled(form.paid(bare.desk.match.state), (0, asked))
    laid = bare.desk.entering(FillingTogether(form, filled, bare.desk.mode.on_a_walk))
    return Outcome(laid, (*bare.wishes, ChangeHands()))


def _asks(form: forms.TableForm, match: Match[Any]) -> bool:
    return form_at(drawing_of(match.game.key), match.state.question, forms.TableForm) is form


def _answering(form: forms.TableForm, cells: forms.Cells, match: Match[Any]) -> Iterator[Match[Any]]:
    """Play the moves of everybody who is asked, one after the other, until somebody else is."""
    people = people_of(match.players)
    if cells != form.paid(match.state):
        match = _from_before(form, match)
    yield match
    while _asks(form, match) and match.state.to_move in people:
        match = match.play(form.step(match.state, cells))
        yield match


def _from_before(form: forms.TableForm, match: Match[Any]) -> Match[Any]:
    """Take back what people have answered just now, so that all have their turns once more."""
    before = match.undo()
    while before.at == match.at - 1 and _asks(form, before):
        match, before = before, before.undo()
    return match


def _unasked(form: forms.TableForm, cells: forms.Cells, desk: Desk, seat: Seat) -> str:
    """Say that the rules ask a seat for a number no more, or not before a computer has answered; else ""."""
    matches, words = [*_answering(form, cells, desk.match)], desk.words
    asked = [one for one in matches if _asks(form, one)]
    if form.paid(asked[-1].state) == cells:
        return ""
    first = matches[-1].state.to_move
    if not _asks(form, matches[-1]) or first is None or first in people_of(desk.match.players):
        return words("form-too-late", seat=words.seat(seat))
    return words("form-too-early", seat=words.seat(seat), first=words.seat(first))


def _column_of(desk: Desk, typed: intents.Type) -> Outcome:
    seat = LETTERS.find(typed.letter.upper())
    known, row = 0 <= seat < len(desk.match.players), desk.doing(FillingTogether).filled.cell[0]
    return _go_to(desk, intents.GoToCell((row, seat))) if known else Outcome(desk)


def _is_changed(desk: Desk) -> bool:
    mode = desk.doing(FillingTogether)
    return mode.filled.cells != mode.form.paid(desk.match.state)


def _go_on(desk: Desk) -> Outcome:
    """Let everybody do what the form says, until somebody else is asked or nothing changes any more."""
    mode = desk.doing(FillingTogether)

    def make(match: Match[Any]) -> Match[Any]:
        *_, done = _answering(mode.form, mode.filled.cells, match)
        return done

    return update.go_on(desk.leaving().__replace__(window=None), make)


def _advised(desk: Desk) -> Outcome:
    """Let whoever is asked be told good moves, each an answer of one, unless something is filled in."""
    if _is_changed(desk):
        return desk.wishing(Ring(), Tell(desk.words("form-no-hint")))
    return curtain.one_by_one(desk).then(ask_for_advice)


BY_THE_TABLE: Final[Deeds] = {
    **FILLING,
    **STROLLING,
    intents.Type: _column_of,
    intents.Do.BIGGER: lambda desk: _more(desk, 1),
    intents.Do.SMALLER: lambda desk: _more(desk, -1),
    intents.Do.ACT: lambda desk: _go_on(desk) if _is_changed(desk) else update.in_vain(desk),
    intents.Do.FORGO: _go_on,
    intents.Do.BACK: curtain.one_by_one,
    **UNDOING,
    intents.Do.HINT: _advised,
}
"""Deeds possible at the form of the whole table."""


def open_verb(desk: Desk, wanted: intents.OpenVerb) -> Outcome:
    """List what a verb offers; where that is one thing only, or one is possible, take it."""
    if forgoes(desk, wanted.letter):
        return update.forgo(desk)
    verb = verb_of(desk, wanted.letter)
    if verb is None:
        return Outcome(desk)
    series = series_of(desk.sight, verb) if desk.modes[0].gathers else None
    if series is not None:
        return desk.wishing(series_asked(desk, series))
    offered = choices_of(desk, verb)
    if not offered:
        none = desk.words("verb-not-now", verb=desk.words(verb.message))
        return desk.wishing(Tell(desk.words.explanation(verb.message, "none") or none))
    begun = desk.draft.take(None)
    opened = unpointed(desk.__replace__(verb=verb.letter, kind=None, touched=True, draft=begun))
    form = _form_for(opened, {choice.kind for choice in offered if choice in desk.sight.playable})
    if form is not None:
        return Outcome(form)
    only = offered if len(offered) == 1 else [one for one in offered if one in desk.sight.playable]
    return Outcome(update.taken(opened, only[0]) if len(only) == 1 else opened)


def lay_at_once(desk: Desk) -> Outcome:
    """Lay the form of a question on the table that has one for so many answers; else change nothing."""
    laid = _form_for(desk, {*map(type, desk.sight.legal)}) if desk.sight.acting else None
    asked = laid is not None and laid.doing(FillingAlone).form.at_once(form_at_desk(desk))
    return Outcome(laid if laid is not None and asked else desk)


def _form_for(desk: Desk, kinds: set[type[Move]]) -> Desk | None:
    """Lay the form on the table on which such moves are made; None where there is none."""
    question = desk.state.question
    form = desk.drawing.forms.get(type(question)) if question and not desk.modes[0].teaches else None
    if not isinstance(form, forms.SeatForm) or kinds.isdisjoint(form.kinds):
        return None
    return desk.entering(FillingAlone(form, form.begun(form_at_desk(desk))))


class Typing(Value, Mode, eq=False):
    """Reads a move in notation; whatever no letter stands for can be done besides."""

    suggested: tuple[str, ...]  # the moves that may be made, written out
    also: Deeds  # what can be done at the table where it was begun

    styles = ("-typing",)  # a line to type in has room

    @property
    def deeds(self) -> Deeds:
        """Give the line, stop typing, or do what can be done at the table."""
        back: Deeds = {intents.Do.TYPE_MOVE: Outcome, intents.Do.BACK: lambda desk: Outcome(desk.leaving())}
        return {**self.also, intents.Say: _say, **back}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what was said before."""
        return desk.modes[-2].prompt(desk, ink)

    def remark(self, desk: Desk) -> str:
        """Say how it stands at the table."""
        return desk.modes[-2].remark(desk)

    def rule(self, desk: Desk) -> str:
        """Return the section that the table is about."""
        return desk.modes[-2].rule(desk)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move that was not typed, and stop typing."""
        table = desk.leaving()
        return table.mode.decide(table, move)


def _say(desk: Desk, said: intents.Say) -> Outcome:
    try:
        move = notation.read(said.line, desk.game.moves)
    except FaultError as error:
        return desk.leaving().wishing(Tell(fault_said(error.fault, desk.words), wrong=True))
    return desk.mode.decide(desk, move) if desk.sight.acting else Outcome(desk.leaving())


def say_letter(desk: Desk, typed: intents.Type) -> Outcome:
    """Take a letter as that of a seat that wants to answer, or of a place to go to."""
    seat = Seat(LETTERS.find(typed.letter.upper()))
    return curtain.wanted_by(desk, seat) if asks_all(desk) else update.narrow(desk, typed)


IN_HAND: Final[Deeds] = {
    **update.ACTING,
    intents.Do.CHOICES: update.choices,
    intents.OpenVerb: open_verb,
    intents.Prepare: update.prepare,
    intents.Do.TYPE_MOVE: lambda desk: Outcome(
        desk.entering(Typing(tuple(map(notation.write, desk.sight.legal)), desk.deeds))
    ),
    intents.Go: update.go,
    intents.Next: update.follow,
    intents.Do.FORGET: update.forget,
    intents.TypeDigit: update.type_digit,
    intents.Choose: lambda desk, entry: Outcome(
        update.taken(desk, entry.choice) if entry.choice in desk.sight.choices else desk
    ),
    intents.Hover: update.hover,
    intents.Type: say_letter,
    intents.Do.TURN: lambda desk: Outcome(update.turn(desk)),
    intents.Do.JUMP: update.jump,
    intents.Do.SORT: lambda desk: Outcome(desk.__replace__(order=after(desk.sight, desk.order))),
}
"""Deeds that fill the fields of a move, and make it."""
