"""Editing a position: drawing it, pointing, changing, finding, keeping and playing it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Self, cast

from rich.text import Text

from boardkit.core import FaultError, Game, Table
from boardkit.core.editing.editing import Editing, is_piece, laid
from boardkit.core.editing.editing import named as editing_named
from boardkit.core.editing.parts import Part, Path, walk, way
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Basic, Leaf, Number
from boardkit.core.records.position import LONGEST, editable_position, position_code
from boardkit.core.values import Value
from boardkit.draw.geometry import geometry, toward
from boardkit.draw.looks import NONE, Mark, Marks
from boardkit.draw.looks import Ring as MapRing
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip, swatch
from boardkit.draw.show import Picture
from boardkit.draw.show import Show as GameShow
from boardkit.draw.show import board as board_of
from boardkit.text import Words
from boardkit.text.reasons import fault_said
from boardkit.text.words import key_said
from boardkit.tui.desk import intents, position, wishes
from boardkit.tui.desk.desk import Deed, Deeds, Desk, Ink, Mode, Outcome, Sheet, update
from boardkit.tui.desk.keys import EDITOR_KEYS, EDITOR_PART_KEYS
from boardkit.tui.desk.position import Field, Here, Position

FAULTS_SHOWN: Final = 3
LABEL: Final = 20  # columns of the names of rows
VALUE: Final = 15  # columns that a value has at least, with those between it and its name
MOST_DRAWN: Final = 40  # how many values at most are drawn as they would lie on the map


def tabs(now: Position) -> Sheet:
    """Name the boards, the one that is shown in reverse; a click shows another."""
    named = [(number, Text(f" {board_said(now, board)} ")) for number, board in enumerate(now.boards)]
    for number, text in named:
        text.stylize("reverse bold" if number == now.board else "")
    return Sheet.abreast(*(Sheet.wanting(intents.ShowTab(number), [text]) for number, text in named), gap=1)


def board_said(now: Position, board: position.Board) -> str:
    """Name a board."""
    words = now.words
    match board:
        case position.Land(None):
            return words("edit-board-map")
        case position.Land(int(seat)):
            return words("edit-board-land", seat=words.seat(seat))
        case position.Seated(seat):
            return words.seat(seat)
        case position.Shared():
            return words("edit-board-shared")
    return words("edit-board-whole")


def trail(now: Position) -> Text:
    """Write what the rows are about."""
    names, thing = now.names, now.thing if now.path is None else now.path
    if now.path is None and isinstance(now.shown, position.Land):
        place = "" if now.place is None else now.words.name(now.place)
        return Text(f" {place}")
    seated = isinstance(now.shown, position.Seated)
    said = " ▸ ".join(map(names.label, _of_seat(now, thing))) if seated else names.trail(thing)
    return Text(f" {said or names.label(())}", no_wrap=True, overflow="ellipsis")


def _of_seat(now: Position, thing: Path) -> Iterator[Path]:
    """Walk the ways to what names a thing of a seat: first whose it is, then what it is."""
    for holder, part in pairwise(way(now.editing.state, thing)):
        if holder.by_seat:
            yield part.path
            yield from () if isinstance(part.shape, shapes.Record) else (holder.path,)
        elif not part.by_seat:
            yield part.path


def lines(now: Position, palette: Palette, width: int) -> Sequence[Text]:
    """Write the rows; names give way to values."""
    names = ["" if isinstance(row, position.More) else named(now, row) for row in now.rows]
    inner = ["  " if isinstance(row, Field) and row.inner else "" for row in now.rows]
    heads = [Text(f"{indent}{name}") for indent, name in zip(inner, names, strict=True)]
    widest = min(LABEL, max((head.cell_len for head in heads), default=0), width - VALUE)
    written = list[Text]()
    for row, head in zip(now.rows, heads, strict=True):
        head.truncate(widest, overflow="ellipsis", pad=True)
        if isinstance(row, position.More):
            written.append(Text(f" {now.words('edit-add')}", "italic"))
        else:
            written.append(Text.assemble(" ", (head.plain, "bold"), "  ", _said(now, row, palette)))
    return written


def named(now: Position, row: position.Row) -> str:
    """Name a row; on the map of a seat nobody needs to be told whose it is."""
    names = row.names if isinstance(row, Field) else position.named_by(now.editing, row.holder.path)
    own = isinstance(now.shown, position.Land) and now.shown.seat is not None and len(names) > 1
    inner = isinstance(row, Field) and row.inner
    return " ▸ ".join(now.names.label(path) for path in (names[1:] if own and not inner else names))


def _said(now: Position, row: position.Row, palette: Palette) -> Text:
    match row:
        case Field(part) if part.shape is shapes.Basic.SEAT and part.value is not None:
            return chip(part.value, palette).append(f" {now.words.seat(part.value)}")
        case Field(part) if isinstance(part.shape, shapes.Number) and row is now.chosen and now.digits:
            return Text(f"{now.digits}▏", "reverse")
        case Field(part) if is_piece(part.shape) and part.value is not None:
            return Text(now.names.piece(part.value, part.shape))
        case Field(part):
            return Text(now.names.said(part))
        case position.Gap(holder) if not isinstance(holder.shape, shapes.Lookup):
            return Text(now.words("edit-add"), "dim")
        case Here(_, _, entry):
            return Text(now.words("no" if entry is None else "yes"))
    return Text(now.words("edit-empty"), "dim")


def what(now: Position) -> str:
    """Say what the values are of."""
    row = now.chosen
    if row is None or not position.offers(now):
        return ""
    named_so = "" if isinstance(row, position.More) else named(now, row)
    return f" {now.words('edit-values', what=named_so)}"


def values(now: Position, palette: Palette) -> Sequence[Text]:
    """Write what may stand in the row under the cursor, with pictures where there are any."""
    offers, written = position.offers(now), list[Text]()
    for offer in offers:
        line = Text(" ● " if offer.stands else "   ")
        if offer.kind is shapes.Basic.SEAT and offer.value is not None:
            line.append_text(chip(offer.value, palette)).append(" ")
        picture = _on_map(now, offer, palette) if len(offers) <= MOST_DRAWN else None
        if picture is not None:
            line.append_text(picture).append(" ")
        line.append(offer.said)
        if offer.lies is not None and not offer.stands:
            line.append(f"   {now.names.trail(offer.lies)}", "dim")
        written.append(line)
    return written


def _on_map(now: Position, offer: position.Offer, palette: Palette) -> Text | None:
    """Draw the place as it would look."""
    land = now.shown
    if not isinstance(land, position.Land) or now.place is None or not now.drawable:
        return None
    editing = position.tried(now, offer)
    looks = {} if editing is None else board_of(now.drawing, editing.state, land.seat).looks
    look = looks.get(now.place)
    same = isinstance(offer.intent, intents.Mention) and look == now.picture.looks.get(now.place)
    return None if look is None or same else swatch(look, palette)


def card(now: Position, palette: Palette, width: int, height: int) -> Sequence[Text]:
    """Draw the card that the cursor is on, among the values or in the row; nothing where there is none."""
    there = position.offers(now) if now.value is not None else ()
    row = now.chosen
    kind, value = None, None
    if now.value is not None and now.value < len(there):
        kind, value = there[now.value].kind, there[now.value].value
    elif isinstance(row, Field) and isinstance(row.part.shape, Leaf):
        kind, value = row.part.shape, row.part.value
    is_drawn = isinstance(kind, shapes.Piece | shapes.Member) or kind is shapes.Basic.TEXT
    if kind is None or value is None or not is_drawn:
        return ()
    return position.drawn_card(now, kind, value, palette, (width, height))


def scene(now: Position) -> tuple[Picture, Marks]:
    """Draw the map, with the place that is pointed at, and rings round those that faults are about."""
    picture = now.picture
    wrong = frozenset(place for one in now.abouts for place in one.places if place in picture.looks)
    if isinstance(now.shown, position.Land):
        return picture, Marks(cursor=now.place, refused=wrong)
    path = now.path or now.thing
    here = frozenset(step for step in path if step in picture.looks)
    return picture, Marks(rings=(MapRing(here, Mark.PICKED),) if here else (), refused=wrong or NONE)


def faults_said(now: Position, ink: Ink) -> Sheet:
    """Say what is wrong, or that nothing is; the fault shown last stands first, a click shows another."""
    faults, words = now.editing.faults, now.words
    if not faults:
        return Sheet([Text(words("edit-sound"), ink.tones.good)])
    first = max(now.fault, 0)
    order = [*range(first, len(faults)), *range(first)]
    shown = FAULTS_SHOWN if len(faults) <= FAULTS_SHOWN else FAULTS_SHOWN - 1
    said = list[Sheet]()
    for number in order[:shown]:
        text = f"{'▸' if number == now.fault else ' '} {fault_said(faults[number], words)}"
        said.append(Sheet.wanting(intents.ShowFault(number), [Text(text, ink.tones.bad)]))
    left = len(faults) - shown
    more = [Sheet([Text(words("edit-fault-more", count=left), ink.tones.bad)])] if left > 0 else []
    return Sheet.stacked(Sheet([Text(words("edit-faults", count=len(faults)), ink.tones.bad)]), *said, *more)


def board_drawn(now: Position, ink: Ink, height: int) -> tuple[Sheet, int]:
    """Draw a board that is no map, and say by how many lines it is scrolled so that the cursor is in view."""
    sheet = position.painted(now, ink.palette, ink.tones.bad)
    here = position.area_of(sheet, now.thing)
    top = 0 if here is None else here.top - height // 3
    return sheet, max(min(top, len(sheet.lines) - height), 0)


Entry = tuple[str, intents.Intent]  # an entry of a list: what it is called, and what choosing it does


def sought(now: Position) -> wishes.Pick:
    """Let a field, a card or a place be chosen; what is typed narrows the list, with or without accents."""
    words, fields, cards, places = now.words, list[Entry](), list[Entry](), list[Entry]()
    for part in walk(now.editing.whole):
        if not part.path or now.editing.part(part.path) != part:
            continue
        if is_piece(part.shape) and part.value and type(part.path[-1]) is int:
            piece = now.names.piece(part.value, part.shape)
            cards.append((position.lying(now, piece, part.path[:-1]), intents.Show(part.path)))
        else:
            said = now.names.said(part) if isinstance(part.shape, Leaf) else ""
            fields.append((f"{now.names.trail(part.path)}   {said}".rstrip(), intents.Show(part.path)))
    for number, board in enumerate(now.boards):
        for place in now.turned_to(number).picture.looks if isinstance(board, position.Land) else ():
            named = words("edit-place", place=words.name(place), board=board_said(now, board))
            places.append((named, intents.PointOn(number, place)))
    return wishes.Pick(words("edit-find"), (*fields, *cards, *places))


def turned(desk: Desk, now: Position) -> Outcome:
    """Go on with a position that has changed, or is looked at in another way."""
    return Outcome(desk.turning(cast("Any", desk.mode).__replace__(position=now)))


def _changed(desk: Desk, now: Position, editing: Editing[Any]) -> Outcome:
    return turned(desk, now.changed(editing).__replace__(value=None, digits=""))


def act_on_row(now: Position, desk: Desk) -> Outcome:
    """Open or change what is in the row under the cursor."""
    match now.chosen:
        case Field(part):
            return _act_on(now, desk, part)
        case Here(holder, place):
            return _changed(desk, now, editing_named(now.editing, holder.path, place))
        case position.More(holder) if not position.is_chosen(position.wanted(holder)):
            return new(now, desk)
    return _into_values(now, desk)


def _act_on(now: Position, desk: Desk, part: Part) -> Outcome:
    """Ask for a number, turn a switch, choose a value, open what has parts."""
    editing = now.editing
    if isinstance(part.shape, shapes.Number):
        question = now.words("edit-number-ask", what=now.names.trail(part.path))
        value, longest = str(part.value or 0), position.LONGEST_NUMBER
        entry = wishes.Entry(question, partial(intents.Write, part.path), value, longest)
        return desk.asking(entry)
    if part.shape is shapes.Basic.FLAG:
        return step_value(now, desk, intents.Step(1))
    if isinstance(part.shape, Leaf):
        return _into_values(now, desk)
    if part.value is None:
        return _changed(desk, now, editing.put(part.path, editing.fresh(part.shape)))
    return turned(desk, now.opening(part.path))


def _into_values(now: Position, desk: Desk) -> Outcome:
    there = position.offers(now)
    if not there:
        return desk.wishing(wishes.Ring())
    stands = next((number for number, one in enumerate(there) if one.stands), 0)
    return turned(desk, now.__replace__(inside=True, value=stands))


def listed(now: Position, there: Sequence[position.Offer]) -> tuple[tuple[str, intents.Intent], ...]:
    """List values to be searched; pieces say where they lie."""
    said = (one.said if one.lies is None else position.lying(now, one.said, one.lies) for one in there)
    return tuple(zip(said, (one.intent for one in there), strict=True))


def put(now: Position, desk: Desk, wanted: intents.Put) -> Outcome:
    """Put a value that the part may have."""
    part, value = now.editing.part(wanted.path), wanted.value
    known = now.editing.values(part.shape) if part is not None and isinstance(part.shape, Leaf) else ()
    if part is None or not (part.optional if value is None else value in known):
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(wanted.path, value))


def write(now: Position, desk: Desk, written: intents.Write) -> Outcome:
    """Put a number; what is none changes nothing."""
    part, number = now.editing.part(written.path), position.digits(written.text)
    if part is None or not isinstance(part.shape, shapes.Number) or number is None:
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(written.path, number))


def type_digit(now: Position, desk: Desk, typed: intents.TypeDigit) -> Outcome:
    """Type a number where one stands; all its digits are one change."""
    row = now.chosen
    digits = now.digits + typed.digit
    number = position.digits(digits)
    if not isinstance(row, Field) or not isinstance(row.part.shape, shapes.Number) or number is None:
        return desk.wishing(wishes.Ring())
    before = now.editing.undone() if now.digits else now.editing
    changed = now.changed(before.put(row.part.path, number))
    return turned(desk, changed.__replace__(digits=digits, value=None))


def step_value(now: Position, desk: Desk, wanted: intents.Step) -> Outcome:
    """Make a number larger or smaller, or take the next value or the one before."""
    row = now.chosen
    if isinstance(row, Here):
        return act_on_row(now, desk)
    if not isinstance(row, Field) or not position.are_in_order(row.part):
        return desk.wishing(wishes.Ring())
    part = row.part
    return _changed(desk, now, now.editing.put(part.path, position.neighbour(now, part, wanted.by)))


def new(now: Position, desk: Desk) -> Outcome:
    """Add an entry to a list: chosen from a list, or the plainest where there is nothing to choose."""
    row = now.chosen
    if isinstance(row, Here | position.Gap):
        return act_on_row(now, desk)
    # The list is what is opened, what the row is, or what they lie in.
    opened = now.opened
    meant = (opened, row.part if isinstance(row, Field) else None, now.editing.part(opened.path[:-1]))
    part = next((one for one in meant if one is not None and now.editing.grows(one)), None)
    if part is None:
        return desk.wishing(wishes.Tell(now.words("edit-no-list")))
    if not position.is_chosen(position.wanted(part)):
        return _added(desk, now, part, now.editing.fresh(position.wanted(part)))
    entries = listed(now, position.entries(now, part))
    return desk.asking(wishes.Pick(now.names.trail(part.path), entries))


def add(now: Position, desk: Desk, wanted: intents.Add) -> Outcome:
    """Add an entry that was chosen, if the list may have it."""
    part, chosen = now.editing.part(wanted.path), wanted.chosen
    if part is None or not now.editing.grows(part) or chosen in position.taken(part):
        return Outcome(desk)
    known = chosen in now.editing.values(position.wanted(part))
    return _added(desk, now, part, chosen) if known else Outcome(desk)


def _added(desk: Desk, now: Position, part: Part, chosen: Any) -> Outcome:
    """Add an entry made of a value, and go to it."""
    item = part.shape.item if isinstance(part.shape, shapes.Lookup) else None
    entry = chosen if item is None else (chosen, now.editing.fresh(item))
    changed = now.changed(now.editing.added(part.path, entry))
    there = changed.editing.part(part.path)
    last = part.path if there is None else [part.path, *(one.path for one in there.parts())][-1]
    on_board = changed.path is None and any(one.path == last for group in changed.groups for one in group.all)
    return turned(desk, changed.touching(last) if on_board else changed.on_row(last))


def lie(now: Position, desk: Desk, wanted: intents.Lie) -> Outcome:
    """Lay something at a place of the map, if there is such a list and such a thing."""
    part = now.editing.part(wanted.path)
    known = {one.intent for one in position.offers(now) if isinstance(one.intent, intents.Lie)}
    if part is None or wanted not in known:
        return Outcome(desk)
    return _changed(desk, now, laid(now.editing, wanted.path, wanted.place, wanted.value))


def mention(now: Position, desk: Desk, wanted: intents.Mention) -> Outcome:
    """Let a list name a place, or no longer, if it is one that the cursor is on."""
    rows = [row for row in now.rows if isinstance(row, Here)]
    if not any((row.holder.path, row.place) == (wanted.path, wanted.place) for row in rows):
        return Outcome(desk)
    return _changed(desk, now, editing_named(now.editing, wanted.path, wanted.place))


def remove(now: Position, desk: Desk) -> Outcome:
    """Take what is in the row under the cursor away, if the table can be without it."""
    row = now.chosen
    if isinstance(row, Here) and row.entry is not None:
        return act_on_row(now, desk)
    if not isinstance(row, Field):
        return desk.wishing(wishes.Ring())
    holder = now.editing.part(row.whole.path[:-1])
    if holder is not None and now.editing.grows(holder):
        return _changed(desk, now, now.editing.without(row.whole.path))
    if row.part.optional:
        return _changed(desk, now, now.editing.put(row.part.path, None))
    return desk.wishing(wishes.Ring())


def take_value(now: Position, desk: Desk, number: int) -> Outcome:
    """Do what taking a value of the row under the cursor does."""
    there = position.offers(now)
    if not 0 <= number < len(there):
        return Outcome(desk)
    intent = there[number].intent
    at_rows = turned(desk, now.__replace__(value=None, inside=True))
    return at_rows.then(partial(update, intent=intent))


def undo(now: Position, desk: Desk) -> Outcome:
    """Take the last change back."""
    if now.editing.before:
        return _changed(desk, now, now.editing.undone())
    return desk.wishing(wishes.Tell(now.words("edit-nothing-to-undo")))


def redo(now: Position, desk: Desk) -> Outcome:
    """Make the change again that was taken back last."""
    if now.editing.after:
        return _changed(desk, now, now.editing.redone())
    return desk.wishing(wishes.Tell(now.words("edit-nothing-to-redo")))


LONGEST_PATH: Final = 4096


def code(now: Position) -> str:
    """Write the position as a code."""
    return position_code(now.editing.game, now.editing.state)


def lay(now: Position, desk: Desk, wanted: intents.Lay) -> Outcome:
    """Put the table of a code in place of this one; it must be of the same game and as many players."""
    if not wanted.code:
        return Outcome(desk)
    try:
        state = editable_position(now.editing.game, wanted.code)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    laid = now.changed(now.editing.changed(state)).turned_to(now.board)
    return turned(desk, laid.__replace__(saved=laid.editing.state))


def keep(now: Position, desk: Desk, wanted: intents.KeepAs) -> Outcome:
    """Keep the position by a name."""
    name = wanted.name.strip()
    return desk.wishing(wishes.KeepPosition(name, code(now), wanted.over)) if name else Outcome(desk)


def kept(now: Position, desk: Desk, known: intents.Kept) -> Outcome:
    """Know that nothing is lost now, and say so."""
    outcome = turned(desk, now.__replace__(saved=now.editing.state))
    return outcome.wishing(wishes.Tell(now.words("edit-kept", name=known.name)))


def read(desk: Desk, wanted: intents.OpenFile) -> Outcome:
    """Read the position of a file."""
    return desk.wishing(wishes.ReadPosition(wanted.name)) if wanted.name.strip() else Outcome(desk)


def start_match(now: Position, desk: Desk) -> Outcome:
    """Play the position, if nothing is wrong with it."""
    words, faults = now.words, now.editing.faults
    if faults:
        said = words("edit-not-yet", fault=fault_said(faults[0], words))
        return desk.wishing(wishes.Tell(said, wrong=True))
    return desk.wishing(wishes.Leave(intents.BeginWith(code(now))))


def back(now: Position, desk: Desk) -> Outcome:
    """Leave the values, the opened part, the rows; at last the editor, and ask if something would be lost."""
    if now.value is not None:
        return turned(desk, now.__replace__(value=None))
    if now.path:
        holder, root = now.opening(now.path[:-1]).on_row(now.path), now.opening(None).on_row(now.path)
        row = None if isinstance(now.shown, position.Whole) else root.chosen
        # What was opened from the board leads back to the rows of that.
        on_board = row is not None and position.path_of(row) == now.path
        return turned(desk, root if on_board else holder)
    if now.inside and not isinstance(now.shown, position.Whole):
        return turned(desk, now.__replace__(inside=False, digits=""))
    if not now.editing.before or now.editing.state is now.saved:
        return desk.wishing(wishes.Leave())
    ask, yes, no = (now.words(f"edit-leave-{said}") for said in ("ask", "yes", "no"))
    return desk.asking(wishes.Confirm(ask, yes, no, intents.Do.LEAVE, careful=True))


def go(now: Position, desk: Desk, step: intents.Go) -> Outcome:
    """Move on the board, among the rows or among the values; left and right lead from one to the other."""
    across, down = step.way.value
    if now.value is not None:
        last = len(position.offers(now)) - 1
        value = max(min(now.value + down, last), 0) if down else None if across < 0 else now.value
        return turned(desk, now.__replace__(value=value))
    if not now.inside and isinstance(now.shown, position.Land):
        plan = geometry(now.picture.board, now.picture.board.sizes[0])
        there = now.middle if now.place not in plan else toward(plan, now.place, step.way)
        return turned(desk, now.pointing(there))
    if not now.inside:
        return turned(desk, now.touching(position.beside(position.outline(now), now.thing, step.way)))
    if down:
        return turned(desk, now.standing(now.at + down))
    row = now.chosen
    number = isinstance(row, Field) and (isinstance(row.part.shape, Number) or row.part.shape is Basic.FLAG)
    if number or isinstance(row, Here):  # what else may stand in a row is listed
        return step_value(now, desk, intents.Step(across))
    return act_on_row(now, desk) if across > 0 else back(now, desk)


def stand(now: Position, desk: Desk, row: intents.Stand) -> Outcome:
    """Put the cursor on a row."""
    same = row.number == now.at and now.inside
    return Outcome(desk) if same else turned(desk, now.standing(row.number).__replace__(inside=True))


def take(now: Position, desk: Desk, row: intents.Take) -> Outcome:
    """Go to a row, and open or change what it lists."""
    there = now.standing(row.number).__replace__(inside=True)
    return turned(desk, there).then(partial(act_on_row, there))


def act(now: Position, desk: Desk) -> Outcome:
    """Take the value or the row under the cursor; from the board go to the rows, or open its only row."""
    if now.value is not None:
        return take_value(now, desk, now.value)
    if now.digits:
        return turned(desk, now.__replace__(digits=""))
    if now.inside or len(now.rows) == 1:
        return act_on_row(now.__replace__(inside=True), desk)
    return turned(desk, now.__replace__(inside=True)) if now.rows else desk.wishing(wishes.Ring())


def point(now: Position, desk: Desk, point: intents.Point) -> Outcome:
    """Point at a place of the map, on the map; where none is shown, on the first."""
    land = now if isinstance(now.shown, position.Land) else now.turned_to(0)
    return turned(desk, land.pointing(point.place)) if point.place in land.picture.looks else Outcome(desk)


def point_on(now: Position, desk: Desk, point: intents.PointOn) -> Outcome:
    """Point at a place of a map, whichever is shown."""
    there = now.turned_to(point.board)
    return turned(desk, there.pointing(point.place)) if point.place in there.picture.looks else Outcome(desk)


def touch(now: Position, desk: Desk, touch: intents.Touch) -> Outcome:
    """Point at something on the board that is shown, if it lies there."""
    known = [part.path for group in now.groups for part in group.all]
    return turned(desk, now.touching(touch.path)) if touch.path in known else Outcome(desk)


def show(now: Position, desk: Desk, show: intents.Show) -> Outcome:
    """Point at a part where it lies, if it is there."""
    there = now.editing.part(show.path)
    return Outcome(desk) if there is None or not show.path else turned(desk, position.showing(now, show.path))


def next_fault(now: Position, desk: Desk) -> Outcome:
    """Show what the next fault is about."""
    faults = now.editing.faults
    if not faults:
        return desk.wishing(wishes.Tell(now.words("edit-sound")))
    return show_fault(now, desk, intents.ShowFault((now.fault + 1) % len(faults)))


def show_fault(now: Position, desk: Desk, wanted: intents.ShowFault) -> Outcome:
    """Show what a fault is about: the place, the part, or whose board it is on."""
    if not 0 <= wanted.number < len(now.editing.faults):
        return Outcome(desk)
    return turned(desk, position.facing(now, wanted.number).__replace__(fault=wanted.number))


def find(now: Position, desk: Desk) -> Outcome:
    """Look for something by name: among the values, if the cursor is there, or else anywhere."""
    values = wishes.Pick(now.words("edit-find"), listed(now, position.offers(now)))
    return desk.asking(sought(now) if now.value is None else values)


def _help(now: Position, desk: Desk) -> Outcome:
    words = now.words
    told = [key for key in (*EDITOR_PART_KEYS, *EDITOR_KEYS) if key.label]
    entries = tuple((f"{key_said(key.shown, words):<8} {words(key.label)}", key.intent) for key in told)
    return desk.asking(wishes.Pick(words("keys-heading"), entries))


class EditingPosition(Value, Mode, eq=False):
    """A position is edited."""

    position: Position

    @classmethod
    def begun(
        cls, game: Game[Any], state: Table, drawing: GameShow, words: Words, sound: Table | None = None
    ) -> Self:
        """Begin with a table as it is; `sound` is one for as many players that can be, if it cannot."""
        return cls(Position.of(game, state, drawing, words, sound))

    @property
    def deeds(self) -> Deeds:
        """Deeds possible with a position."""
        now = self.position
        return {
            **{kind: partial(deed, now) for kind, deed in EDITING.items()},
            intents.OpenFile: read,
            intents.Do.STAY: Outcome,
            intents.Do.LEAVE: lambda desk: desk.wishing(wishes.Leave()),
        }


def _asking(message: str, fill: Callable[[str], intents.Intent], longest: int = LONGEST_PATH) -> Deed:
    return lambda now, desk: desk.asking(wishes.Entry(now.words(message), fill, longest=longest))


EDITING: Final[Deeds] = {
    intents.Go: go,
    intents.Next: lambda now, desk, step: turned(desk, now.turned_to(now.board + step.step)),
    intents.ShowTab: lambda now, desk, tab: turned(desk, now.turned_to(tab.number)),
    intents.Stand: stand,
    intents.Take: take,
    intents.Point: point,
    intents.PointOn: point_on,
    intents.Touch: touch,
    intents.Show: show,
    intents.ShowFault: show_fault,
    intents.Fit: lambda now, desk, wide: turned(desk, now.__replace__(width=max(wide.columns, 1))),
    intents.Do.FAULT: next_fault,
    intents.Do.FIND: find,
    intents.Do.TREE: lambda now, desk: turned(
        desk, now.turned_to(0 if isinstance(now.shown, position.Whole) else len(now.boards) - 1)
    ),
    intents.Do.HELP: _help,
    intents.Do.ACT: act,
    intents.TakeValue: lambda now, desk, value: take_value(now, desk, value.number),
    intents.Step: step_value,
    intents.TypeDigit: type_digit,
    intents.Put: put,
    intents.Write: write,
    intents.Add: add,
    intents.Lie: lie,
    intents.Mention: mention,
    intents.Do.NEW: new,
    intents.Do.REMOVE: remove,
    intents.Do.UNDO: undo,
    intents.Do.REDO: redo,
    intents.Lay: lay,
    intents.KeepAs: keep,
    intents.Kept: kept,
    intents.Do.COPY: lambda now, desk: desk.wishing(wishes.Copy(code(now))),
    intents.Do.PASTE: _asking("code-paste-ask", intents.Lay, LONGEST),
    intents.Do.KEEP: _asking("edit-keep-ask", intents.KeepAs),
    intents.Do.KEPT: lambda now, desk: desk.wishing(wishes.ChoosePosition(now.editing.game.key)),
    intents.Do.FILE: _asking("edit-file-ask", intents.OpenFile),
    intents.Do.START: start_match,
    intents.Do.BACK: back,
}
"""Deeds possible with a position, each of which is told which it is."""
