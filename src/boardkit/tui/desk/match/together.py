"""Answering together: what several seats are asked openly, one after the other, on one form for all."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec import field
from rich.cells import cell_len
from rich.text import Text

from boardkit.core import CHANCE, Match, Move, Seat
from boardkit.core.lines.match import people_of
from boardkit.core.lines.together import Line, Round
from boardkit.core.rules.ahead import after
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, name_in, shortened, wrapped
from boardkit.draw.forms import CELL, LOW, NUMBER, Ballot, touching
from boardkit.draw.numbers import changes_brief, differences
from boardkit.draw.seats import LETTERS, chip
from boardkit.draw.show import form_at, words_there
from boardkit.text.spots import POINTED
from boardkit.tui.desk import intents
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode, Outcome, Sheet, Window, asking_nobody, fact
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.match.computers import ask_for_advice
from boardkit.tui.desk.update import go_on, in_vain, take_back, typed_on
from boardkit.tui.desk.wishes import ChangeHands, Ring, Tell

EVERYBODY: Final = -1  # the line on which all are answered for at once
NAME: Final = 16  # the most columns of a name
BEFORE: Final = 6  # the columns before one: its chip, and what parts it from others


class AnsweringTogether(Value, Mode, eq=False):
    """Fills in what everybody answers: a line for each seat, and one for all where all may say the same."""

    form: Ballot
    round: Round
    filled: tuple[tuple[Seat, Move], ...]  # what is filled in
    alone: frozenset[Seat] = frozenset()  # who wants to answer at the table
    at: int = EVERYBODY  # the seat whose line the cursor is on
    digits: str = ""  # what has been typed of a number
    also: Deeds = field(default_factory=dict)  # what can be done besides, as at any table

    styles = ("-form", "-low")  # the form lies below the map; digits and letters go into it
    labels: ClassVar[Mapping[str, str]] = {
        "pick": "ballot-do",
        "next_target": "ballot-next",
        "tick": "ballot-alone",
        "back": "ballot-one-by-one",
    }
    foot = ("pick", "next_target", "tick", "back", "undo", "help")

    @property
    def deeds(self) -> Deeds:
        """Fill it in, send it, look around, take back."""
        return {**self.also, **ANSWERING}

    def lit(self, _desk: Desk) -> Mapping[str, str]:
        """Let all verbs stay where they are; none of them can be chosen."""
        return {}

    def foreseen(self, desk: Desk) -> Any:
        """Mark nobody beside the form: all are asked."""
        return asking_nobody(desk)

    def ready(self, desk: Desk) -> bool:
        """Return whether everybody has answered, or wants to at the table."""
        return not _missing(desk)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what all are asked, and who has not answered yet."""
        words, missing = desk.words, _missing(desk)
        said = Text(f"{words(self.form.ask)}  ", "bold").append(f"§{self.rule(desk)}\n", "not bold dim")
        if not missing:
            return said.append(words("ballot-ready"), ink.tones.good)
        if not self.filled and not self.alone:
            return said.append(words("ballot-keys"))
        return said.append(words("ballot-missing", seats=words.listed([*map(words.seat, missing)])))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet:
        """Draw a line for each seat, and what may be answered on that with the cursor."""
        lines = [*_lines(desk, ink, room.width), *_offers(desk, room.width)]
        if room.height > LOW or not room.holds(lines):
            lines = [*_abreast(desk, ink, room.width), *_offers(desk, room.width)]
        return Sheet.of_form(lines).within(room).__replace__(full=False, low=room.height <= LOW)


@fact
def lines_of(desk: Desk) -> Sequence[Line]:
    """List everybody who is asked, with what is filled in so far."""
    mode = desk.doing(AnsweringTogether)

    def unlike(line: Line) -> Line:
        alike = desk.drawing.alike(line.state)
        return line.__replace__(offered=tuple(move for move in line.offered if move not in alike))

    return [*map(unlike, mode.round.lines(dict(mode.filled)))]


@fact
def _common(desk: Desk) -> Sequence[Move]:
    """List the answers that all who are asked may give."""
    first, *others = (line.offered for line in lines_of(desk) if not line.fixed)
    return [move for move in first if all(move in offered for offered in others)] if others else []


def _missing(desk: Desk) -> Sequence[Seat]:
    """List who has neither answered nor wants to answer at the table."""
    alone = desk.doing(AnsweringTogether).alone
    return [one.seat for one in lines_of(desk) if one.answer is None and one.seat not in alone]


def _stops(desk: Desk) -> Sequence[int]:
    """List the lines to which the cursor goes, the one for all first if there is one."""
    own = [int(line.seat) for line in lines_of(desk) if not line.fixed]
    return [EVERYBODY, *own] if _common(desk) else own


def _offered(desk: Desk, at: int) -> Sequence[Move]:
    """List what may be answered on a line."""
    if at == EVERYBODY:
        return _common(desk)
    return next((line.offered for line in lines_of(desk) if line.seat == at and not line.fixed), ())


def _numbers(moves: Sequence[Move]) -> Mapping[int, Move]:
    """Return answers by what is typed: the number that each is about, or its place in the list."""
    name = next((name for name in type(moves[0]).turns), "") if moves else ""
    own = [number for move in moves if isinstance(number := getattr(move, name, None), int)]
    counts = len(own) == len(moves) and own == sorted({*own})
    return dict(zip(own if counts else range(1, len(moves) + 1), moves, strict=True))


def _here(desk: Desk) -> int:
    stops, at = _stops(desk), desk.doing(AnsweringTogether).at
    return at if at in stops else stops[0]


def _open(desk: Desk, at: int) -> Sequence[Line]:
    """Return the line of a seat, if it may change; all that may on the one for all."""
    return [line for line in lines_of(desk) if not line.fixed and at in (line.seat, EVERYBODY)]


def _answer_of(desk: Desk, at: int) -> Move | None:
    """Return what is filled in on a line; on the one for all, what all have answered alike."""
    answers = [line.answer for line in _open(desk, at)]
    return answers[0] if len({*answers}) == 1 else None


def _put(desk: Desk, wanted: intents.Put) -> Outcome:
    """Fill in the answer with a number, on a line or on all."""
    mode = desk.doing(AnsweringTogether)
    at = next((stop for stop in _stops(desk) if wanted.path == (0, stop)), _here(desk))
    move = _numbers(_offered(desk, at)).get(wanted.value)
    if move is None:
        return desk.wishing(Ring(), Tell(desk.words("ballot-no-answer", number=wanted.value)))
    seats = [line.seat for line in _open(desk, at)]
    answers = {**dict(mode.filled), **dict.fromkeys(seats, move)}
    filled = mode.__replace__(filled=(*answers.items(),), alone=mode.alone - {*seats}, at=at)
    return Outcome(desk.turning(filled))


def _type(desk: Desk, typed: intents.TypeDigit) -> Outcome:
    """Type the number of an answer; the cursor goes on once it cannot become another."""
    at, digits = _here(desk), desk.doing(AnsweringTogether).digits

    def noted(there: Desk, so_far: str) -> Desk:
        numbers, mode = map(str, _numbers(_offered(there, at))), there.doing(AnsweringTogether)
        if any(number.startswith(so_far) and number != so_far for number in numbers):
            return there.turning(mode.__replace__(digits=so_far))
        return there.turning(mode.__replace__(digits="", at=_next(there, at)))

    return typed_on(typed.digit, digits, lambda number: _put(desk, intents.Put((0, at), number)), noted)


def _next(desk: Desk, at: int) -> int:
    """Return the line of the next seat that has not answered; where all have, stay."""
    missing = [int(seat) for seat in _missing(desk)]
    return next((seat for seat in missing if seat > at), missing[0] if missing else at)


def _go(desk: Desk, step: intents.Go) -> Outcome:
    """Go to another line, or to the answer beside the one that is filled in."""
    across, down = step.way.value
    stops, at = _stops(desk), _here(desk)
    if down:
        return _to(desk, stops[(stops.index(at) + down) % len(stops)])
    numbers, now = _numbers(_offered(desk, at)), _answer_of(desk, at)
    if not numbers:
        return desk.wishing(Ring())
    keys, moves = [*numbers], [*numbers.values()]
    before = moves.index(now) if now in moves else -1 if across > 0 else 0
    return _put(desk, intents.Put((0, at), keys[(before + across) % len(keys)]))


def _to(desk: Desk, at: int) -> Outcome:
    if at in _stops(desk):
        return Outcome(desk.turning(desk.doing(AnsweringTogether).__replace__(at=at, digits="")))
    words, known = desk.words, 0 <= at < len(desk.match.players)
    if not known or Seat(at) in people_of(desk.match.players):
        return desk.wishing(Ring())
    return desk.wishing(Ring(), Tell(words("form-computer", seat=words.seat(Seat(at))), wrong=True))


def _want_alone(desk: Desk) -> Outcome:
    """Let the seat of the line answer at the table, where all of its answers are; or no longer."""
    mode, at = desk.doing(AnsweringTogether), _here(desk)
    seats = [line.seat for line in _open(desk, at)]
    alone = mode.alone - {*seats} if mode.alone.issuperset(seats) else mode.alone.union(seats)
    answers = tuple((seat, move) for seat, move in mode.filled if seat not in seats)
    filled = desk.turning(mode.__replace__(filled=answers, alone=alone))
    return Outcome(filled.turning(filled.doing(AnsweringTogether).__replace__(at=_next(filled, at))))


def _send(desk: Desk) -> Outcome:
    """Let everybody answer what is filled in, up to the first who answers at the table."""
    mode = desk.doing(AnsweringTogether)
    if _missing(desk):
        return in_vain(desk)
    window = Window(mode.round.kind, mode.alone, open=False, answers=mode.filled)
    table = desk.leaving().__replace__(window=window)
    answers = {seat: move for seat, move in mode.filled if seat not in mode.alone}

    def make(_match: Match[Any]) -> Match[Any]:
        return mode.round.answered(answers)

    return go_on(table, make) if make(desk.match).at != desk.match.at else curtain.present(table)


def answer_together(desk: Desk) -> Outcome:
    """Lay the form on which all answer on the table, with what is filled in already; everybody looks."""
    form = form_at(desk.drawing, desk.match.state.question, Ballot)
    if form is None or not curtain.answers_together(desk):
        return Outcome(desk)
    going = Round.of(desk.match, form.moves)
    before = () if desk.window is None else desk.window.answers
    bare = curtain.covered(desk.__replace__(window=Window(going.kind, answers=before)))
    given = (*going.given.items(), *before)
    mode = AnsweringTogether(form, going, given, also=bare.desk.mode.on_a_walk)
    laid = bare.desk.entering(mode)
    first = _next(laid, EVERYBODY) if given or not _common(laid) else EVERYBODY
    return Outcome(laid.turning(mode.__replace__(at=first)), (*bare.wishes, ChangeHands()))


def _one_by_one(desk: Desk) -> Outcome:
    return curtain.one_by_one(desk, desk.doing(AnsweringTogether).filled)


ANSWERING: Final[Deeds] = {
    **LOOKING,
    **curtain.ANYWHERE,
    **STROLLING,
    intents.Go: _go,
    intents.Next: lambda desk, _: _to(desk, _next(desk, _here(desk))),
    intents.Type: lambda desk, typed: _to(desk, LETTERS.find(typed.letter.upper())),
    intents.TypeDigit: _type,
    intents.Put: _put,
    intents.GoToCell: lambda desk, there: _to(desk, there.cell[1]),
    intents.Do.TICK: _want_alone,
    intents.Do.ACT: _send,
    intents.Do.BACK: _one_by_one,
    intents.Do.UNDO: take_back,
    intents.Do.TURN_AGAIN: curtain.turn_again,
    intents.TakeBack: curtain.take_back_from,
    intents.Do.HINT: lambda desk: _one_by_one(desk).then(ask_for_advice),
}
"""Deeds possible at the form on which all answer."""


def _lines(desk: Desk, ink: Ink, width: int) -> Iterator[Text]:
    """Draw a line for each seat, with what it answers and what that changes for it."""
    words, here = desk.words, _here(desk)
    wide = min(max(cell_len(words.seat(line.seat)) for line in lines_of(desk)), NAME)
    if _common(desk):
        yield _line(EVERYBODY, Text(f" {words('ballot-everybody')}", "bold"), here)
    for line in lines_of(desk):
        name = name_in(wide, Text(words.seat(line.seat)))
        name.pad_right(wide + 2 - name.cell_len)
        name = chip(line.seat, ink.palette).append(" ").append_text(name)
        yield shortened(_line(line.seat, name.append_text(_said(desk, line, ink)), here), width)


def _line(at: int, said: Text, here: int) -> Text:
    marked = Text("▸" if at == here else " ").append_text(said)
    return touching(CELL, (0, at), marked)[0]


def _abreast(desk: Desk, ink: Ink, width: int) -> Iterator[Text]:
    """Draw all in one line, each with the number of its answer; below what that with the cursor says."""
    words, here = desk.words, _here(desk)
    row = Text(" ")
    if _common(desk):
        row.append_text(_stop(EVERYBODY, Text(words("ballot-everybody")), here))
    wide = (width - row.cell_len) // len(lines_of(desk))
    for line in lines_of(desk):
        said = words("change-of", seat="", change=_brief(desk, line))
        name = name_in(wide - cell_len(said) - BEFORE, Text(words.seat(line.seat)))
        whole = chip(line.seat, ink.palette).append(" ").append_text(name).append(said)
        row.append("  ").append_text(_stop(line.seat, whole, here))
    yield shortened(row, width)
    marked = next((line for line in lines_of(desk) if line.seat == here), None)
    below = _for_all(desk, ink) if marked is None else _said(desk, marked, ink)
    yield shortened(Text("  ").append_text(below), width)


def _for_all(desk: Desk, ink: Ink) -> Text:
    """Say briefly what the answers filled in change for each."""
    said = Text()
    for line in lines_of(desk):
        changes = _changes_said(desk, line)
        if changes:
            said.append_text(chip(line.seat, ink.palette)).append(f" {changes}   ")
    return said


def _brief(desk: Desk, line: Line) -> str:
    """Say in a sign or a word what a seat answers."""
    if line.seat in desk.doing(AnsweringTogether).alone:
        return desk.words("ballot-waits-brief")
    numbers = (str(key) for key, move in _numbers(line.offered).items() if move == line.answer)
    return "✓" if line.fixed else next(numbers, "…")


def _stop(at: int, said: Text, here: int) -> Text:
    """Mark a part of a line on which the cursor can be."""
    (part,) = touching(CELL, (0, at), said)
    part.stylize(POINTED if at == here else "")
    return part


def _said(desk: Desk, line: Line, ink: Ink) -> Text:
    """Say what a seat answers, and what that changes for it."""
    words = desk.words
    if line.seat in desk.doing(AnsweringTogether).alone:
        return Text(words("ballot-waits"), ink.tones.warn)
    if line.answer is None:
        return Text("…", "dim")
    said = Text(
        words_there(desk.drawing, line.state, words).say(line.answer), "dim" if line.fixed else "bold"
    )
    return said.append(f"   {_changes_said(desk, line)}", "not bold")


def _changes_said(desk: Desk, line: Line) -> str:
    """Say what an answer that is filled in changes for its seat."""
    game, drawing, alone = desk.game, desk.drawing, desk.doing(AnsweringTogether).alone
    if line.answer is None or line.fixed or line.seat in alone:
        return ""
    tables = (line.state, after(game, line.state, line.answer))
    before, then = (drawing.numbers(game.view(table, CHANCE)) for table in tables)
    own = [one for one in differences(before, then) if one.seat in (line.seat, None) and not one.part]
    return changes_brief(own, desk.words)


def _offers(desk: Desk, width: int) -> Sequence[Text]:
    """List the answers on the line with the cursor, each behind its number."""
    at, words, now = _here(desk), desk.words, _answer_of(desk, _here(desk))
    said, offered = Text("  "), _offered(desk, at)
    alike = len({words.short(move) for move in offered}) < len(offered)
    for number, move in _numbers(offered).items():
        name = words.say(move) if alike else words.short(move)
        (part,) = touching(NUMBER, ((0, at), number), Text(f" {number} {name} "))
        said.append_text(part) if move != now else said.append(part.plain, POINTED)
        said.append(" ")
    return wrapped(said, width)
