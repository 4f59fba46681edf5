"""Playing: what can be done at a table, a teacher's table, a tour of it."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import chain
from typing import Any, ClassVar, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Choice, Move, Note, NoteKind, Seat
from boardkit.core.editing.parts import hidden
from boardkit.core.lines.match import LONGEST_NOTE, seats_of
from boardkit.core.records.position import LONGEST, position_code
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, in_whole_words, longest, shortened, wrapped
from boardkit.draw.cards import Card, Frame, framed, run_on, told, whole_name
from boardkit.draw.forms import Together
from boardkit.draw.palette import Palette
from boardkit.draw.show import card_of, form_at
from boardkit.text.parts import PartWords
from boardkit.text.spots import HERE
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.author.work import make_lesson
from boardkit.tui.desk.desk import Deed, Deeds, Desk, Ink, Outcome, Sheet, kind_of
from boardkit.tui.desk.facts import chosen, form, keys_of
from boardkit.tui.desk.hand import CUT
from boardkit.tui.desk.looking import LINES, LOOKING, STROLLING
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.match.computers import BECAUSE, SEATING, SECOND_LOOK, advise, let_think, next_marked
from boardkit.tui.desk.match.forms import IN_HAND, fill_together, lay_at_once
from boardkit.tui.desk.match.hands import HANDS
from boardkit.tui.desk.match.together import answer_together
from boardkit.tui.desk.presenting import HANDING
from boardkit.tui.desk.stakes import Aiming
from boardkit.tui.desk.teach.classroom import CLASSES
from boardkit.tui.desk.tips import leafed
from boardkit.tui.desk.update import RETHINKING, act, decide, redo, take_back, turn_or_redo

FEW: Final = 5  # how many cards that may be bought have room below the map
LARGE: Final = Room(110, 30)  # the least room in which cards are drawn as cards
ROW: Final = 5  # cards of a row in it
NOTE: Final = 3  # lines below the cards for what a coach notes
MORE_TAGS: Final = "+"  # stands behind the tags of a card where a line has no room for the others

TELLING: Final = 8
"""The lines below a list in one column: for what it comes to, and for the card that is pointed at."""

FEWEST: Final = 5
"""The lines below a list in two columns: what it comes to, and the beginning of what is pointed at."""

HIGH: Final = 7  # the fewest lines of the cards of which one is chosen, where there is less room


def _entries(desk: Desk) -> list[Choice]:
    return [entry for entry in desk.listed if isinstance(entry, Choice)]


def _parted(desk: Desk) -> tuple[list[Choice], list[Choice]]:
    """Part the entries into those of which one is chosen, and all others."""
    together = form_at(desk.drawing, desk.state.question, Together)
    assert together is not None
    few = [entry for entry in _entries(desk) if entry.kind is together.one]
    return few, [entry for entry in _entries(desk) if entry.kind is together.several]


def _in_cards(desk: Desk, ink: Ink, room: Room) -> Sheet:
    """Draw all as cards: those to choose one of, then rows of those to buy, then what it comes to."""
    few, many = _parted(desk)
    rows = [*([few] if few else []), *(many[at : at + ROW] for at in range(0, len(many), ROW))]
    wides = [room.width // (len(few) if row is few else ROW) - 1 for row in rows]
    wanted = _wanted(desk, list(zip(rows, wides, strict=True)), ink, room)
    free = _free(desk, room)
    most_told = max(len(_pointed(desk, one, ink, room.width, closer=True)) for one in _entries(desk))
    highs = wanted if sum(wanted) <= free else _shared(wanted, free - most_told)
    return Sheet.stacked(
        *(
            Sheet.abreast(*(_boxed(desk, entry, ink, Room(wide, high)) for entry in row), gap=1)
            for row, wide, high in zip(rows, wides, highs, strict=True)
        ),
        Sheet(_foot(desk, ink, Room(room.width, room.height - sum(highs)))),
    )


def _wanted(desk: Desk, rows: Sequence[tuple[Sequence[Choice], int]], ink: Ink, room: Room) -> list[int]:
    """Say how many lines rows of cards take that tell all; written closely, where there are not so many."""
    highs = [_high(desk, row, ink, wide) for row, wide in rows]
    if sum(highs) <= _free(desk, room):
        return highs
    closest = list[int]()
    for (row, wide), high in zip(rows, highs, strict=True):
        cards, size = tuple(_card(desk, entry, ink) for entry in row), Room(wide, high)
        closest.append(desk.drawn.once(_least_high, cards, size, ink.palette, what=(_least_high, *row)))
    return closest


def _free(desk: Desk, room: Room) -> int:
    """Return how many lines of a room are left beside what the whole choice comes to and a coach notes."""
    noted = NOTE if _is_noted(desk) else 0
    return room.height - noted - len(_comes_to(desk, room.width))


def _shared(wanted: Sequence[int], free: int) -> list[int]:
    """Share lines among rows of cards: none has more than it wants, and what is left goes to the others."""
    given = dict[int, int]()
    for number in sorted(range(len(wanted)), key=wanted.__getitem__):
        given[number] = min(wanted[number], (free - sum(given.values())) // (len(wanted) - len(given)))
    return [given[number] for number in range(len(wanted))]


def _in_lines(desk: Desk, ink: Ink, room: Room) -> Sheet:
    """Draw those to choose one of as cards, the others as lines, and the one that is pointed at in full."""
    few, many = _parted(desk)
    single = room.height - (HIGH if few else 0) - len(many) >= TELLING
    high = len(many) if single else -(-len(many) // 2)
    spare = HIGH if _is_noted(desk) else room.height - high - (TELLING if single else FEWEST)
    heads = _heads(desk, few, ink, Room(room.width, spare))
    free = room.height - max((len(head.lines) for head in heads), default=0)
    wide = room.width if single else (room.width - 1) // 2
    columns = [
        [_lined(desk, entry, ink, wide, whole=single) for entry in many[at : at + high]]
        for at in range(0, len(many), high)
    ]
    foot, how_to_read = _foot(desk, ink, Room(room.width, free - high)), Text(desk.words("sheet-read"), "dim")
    return Sheet.stacked(
        *([Sheet.abreast(*heads, gap=1)] if heads else []),
        Sheet.abreast(*(Sheet.stacked(*column) for column in columns), gap=1),
        Sheet(foot if _is_noted(desk) or desk.draft.choice is not None else [*foot, how_to_read]),
    )


def _heads(desk: Desk, few: Sequence[Choice], ink: Ink, room: Room) -> list[Sheet]:
    """Draw those to choose one of as high as their text takes, if there is room; their ticks stand above."""
    wide = room.width // max(len(few), 1) - 1
    wanted = _high(desk, few, ink, wide) - 1
    size = Room(wide, max(min(wanted, room.height), HIGH))
    return [_boxed(desk, entry, ink, size, ticked_above=True, closer=wanted > size.height) for entry in few]


def _key(desk: Desk, entry: Choice) -> str:
    number = desk.listed.index(entry)
    found = next((key for key, at in keys_of(desk).items() if at == number), "")
    return found or ("1234567890"[number] if number < FEW * 2 and not keys_of(desk) else "")


def _tick(desk: Desk, entry: Choice) -> str:
    """Show whether an entry is ticked; round brackets stand where one of several is chosen."""
    together, chosen = form(desk), entry in desk.marked
    if together is not None and entry.kind is together.one:
        return "(•)" if chosen else "( )"
    return "[x]" if chosen else "[ ]"


def _card(desk: Desk, entry: Choice, ink: Ink) -> Card:
    return card_of(desk.drawing, desk.state, entry, desk.words, ink.palette)


def _boxed(
    desk: Desk, entry: Choice, ink: Ink, size: Room, *, ticked_above: bool = False, closer: bool = False
) -> Sheet:
    """Draw an entry as a card; where its paragraphs have no room, closer, as a single one."""
    mark, heavy, tick = "▸" if entry == desk.draft.choice else "", entry in desk.marked, _tick(desk, entry)
    label = f"{mark}{_key(desk, entry)}"
    foot = Text(tick, "bold" if heavy else "")
    frame = Frame(f"{label} {tick}", heavy=heavy) if ticked_above else Frame(label, foot, heavy=heavy)
    card = _card(desk, entry, ink)
    card = card.__replace__(text=(run_on(card.text),)) if closer and not card.picture else card
    lines = framed(card, frame, size.width, size.height, ink.palette)
    if entry == desk.draft.choice:
        lines[0].stylize(HERE)
    return Sheet.wanting(intents.Take(desk.listed.index(entry)), lines)


def _least_high(cards: Sequence[Card], size: Room, palette: Palette) -> int:
    """Say in how many lines no card of a row is cut, though all may be written closely."""
    frame = Frame("1", Text("[ ]"))
    for high in range(HIGH, size.height):
        lines = (line for card in cards for line in framed(card, frame, size.width, high, palette)[1:])
        if not any(CUT in line.plain for line in lines):
            return high
    return size.height


def _high(desk: Desk, entries: Sequence[Choice], ink: Ink, width: int) -> int:
    """Say how many lines cards take that tell all: their frames, names where they are long, text and tick."""
    highs = []
    for entry in entries:
        card = _card(desk, entry, ink)
        title = whole_name(f"{_key(desk, entry)} {card.name}", card.price, width)
        highs.append(3 + len(title) + len(told(card, width - 2)))
    return max(highs, default=HIGH)


def _lined(desk: Desk, entry: Choice, ink: Ink, width: int, *, whole: bool = False) -> Sheet:
    """Write a card in a line, with as much of its tags as has room; a whole one tells what it does, too."""
    card = _card(desk, entry, ink)
    mark = "▸" if entry == desk.draft.choice else " "
    style = ink.palette[card.colour] if card.colour else ""
    line, price = Text(f"{mark}{_key(desk, entry)} {_tick(desk, entry)} "), Text(f"  {card.price}")
    free = width - line.cell_len - price.cell_len
    name = longest(free, card.name, card.brief or card.name)
    line.append_text(in_whole_words(Text(name, f"bold {style}".strip()), free)).append_text(price)
    line.append_text(_tagged(card, None if whole else width - line.cell_len))
    if whole:
        line.append("  ").append(run_on(card.text))
    line = shortened(line, width)
    line.pad_right(width - line.cell_len)
    if entry == desk.draft.choice:
        line.stylize(HERE)
    if entry in desk.marked:
        line.stylize("reverse")
    return Sheet.wanting(intents.Take(desk.listed.index(entry)), [line])


def _tagged(card: Card, room: int | None) -> Text:
    """Write tags by their names, by their signs, or as many signs as have room, and that there are more.

    Nothing stands where not one has room.
    """
    said = [tags for tags in (card.tags, card.signs) if tags]
    if room is None or not said:
        return Text("  ").append_text(said[0]) if said else Text()
    signs = said[-1].split(" ")
    fewer = (Text(" ").join([*signs[:most], Text(MORE_TAGS)]) for most in range(len(signs) - 1, 0, -1))
    lines = (Text(gap).append_text(tags) for tags in chain(said, fewer) for gap in ("  ", " "))
    return next((line for line in lines if line.cell_len <= room), Text())


def _foot(desk: Desk, ink: Ink, room: Room) -> list[Text]:
    """Say what the whole choice comes to, and tell in full what is pointed at."""
    comes_to, choice = _comes_to(desk, room.width), desk.draft.choice
    rest = Room(room.width, room.height - len(comes_to))
    if choice is None or rest.height <= 0:
        return comes_to
    pointed = _pointed(desk, choice, ink, room.width)
    if len(pointed) > rest.height:
        pointed = _pointed(desk, choice, ink, room.width, closer=True)
    return [*comes_to, *leafed(desk, pointed, rest)]


def _comes_to(desk: Desk, width: int) -> list[Text]:
    lines = desk.drawing.reckoning(desk.state, chosen(desk), desk.words)
    return [part for line in lines for part in wrapped(Text(line, "bold"), width)]


def _is_noted(desk: Desk) -> bool:
    """Return whether a coach's note stands, which has the lines that are left."""
    return desk.coach is not None and bool(desk.coach.note)


def _pointed(desk: Desk, choice: Choice, ink: Ink, width: int, *, closer: bool = False) -> list[Text]:
    """Tell in full what is pointed at; closer, in a single paragraph."""
    card = _card(desk, choice, ink)
    title = Text.assemble((card.name, Style(bold=True) + HERE), f"  {card.price}  ", card.tags or "")
    text = (run_on(card.text),) if closer else card.text
    return [title, *told(card.__replace__(tags=None, text=text), width)]


ALL: Final = 999  # how many entries are named where all are wanted


def offered(desk: Desk) -> tuple[tuple[str, intents.Intent], ...]:
    """List what a teacher can do now: the message that names it, and what is wanted."""
    if not desk.match.open_table:
        return ("teacher-open", intents.Want.OPEN_TABLE), ("teacher-paste", intents.Want.PASTE_CODE)
    close = () if desk.study.name else (("teacher-close", intents.Want.CLOSE_TABLE),)
    return (
        ("teacher-edit", intents.Want.EDIT),
        ("teacher-class", intents.Want.ASK_CLASS),
        ("teacher-by-chance" if desk.match.by_hand else "teacher-by-hand", intents.Want.SWITCH_CHANCE),
        ("teacher-eyes", intents.Do.EYES),
        ("teacher-hidden", intents.Want.SHOW_HIDDEN),
        ("teacher-copy", intents.Want.COPY_CODE),
        ("teacher-paste", intents.Want.PASTE_CODE),
        *close,
    )


def next_eyes(desk: Desk) -> Outcome:
    """Look through the next seat, then as everybody sees it, then again as whoever is asked."""
    match, asked = desk.match, desk.match.state.to_move
    if not match.open_table:
        return desk.wishing(wishes.Tell(desk.words("teacher-only-open")))
    others = [*(seat for seat in seats_of(match.players) if seat != asked), CHANCE]
    order: list[Seat | None] = [None, *dict.fromkeys(others)]
    eyes = order[(order.index(desk.eyes) + 1) % len(order)] if desk.eyes in order else None
    seat = eyes if eyes is not None else CHANCE if asked is None else asked
    return curtain.look(desk.__replace__(eyes=eyes), seat)


def show_hidden(desk: Desk) -> Outcome:
    """List what whoever is looked through does not know, as it really is."""
    words, real = desk.words, real_state(desk)
    seat = CHANCE if desk.eyes is None else desk.eyes
    parts = PartWords.of(words, real, ALL)
    found = hidden(real, desk.game.view(real, seat))
    lines = tuple(words("hidden-place", place=parts.trail(one.path), what=parts.said(one)) for one in found)
    from_all = seat == CHANCE
    title = words("hidden-title-all" if from_all else "hidden-title", seat=words.seat(seat))
    none = words("hidden-none-from-all" if from_all else "hidden-none", seat=words.seat(seat))
    return desk.asking(wishes.Notice(title, lines or (none,)))


def real_state(desk: Desk) -> Any:
    """Return the whole table, now or where the walk stands; for open tables only."""
    return desk.match.state if desk.walk is None else desk.walk.halt.state


def remark(desk: Desk, line: intents.Remark) -> Outcome:
    """Write a line into the log."""
    by = curtain.asker(desk)
    if not line.text:
        return Outcome(desk)
    return curtain.change(desk, lambda match: match.noted(Note(match.at, NoteKind.REMARK, by, line.text)))


def _open_only(deed: Callable[[Desk], Outcome]) -> Callable[[Desk], Outcome]:
    """Do something at open tables only."""
    return lambda desk: deed(desk) if desk.match.open_table else Outcome(desk)


TEACHING: Final[Deeds] = {
    intents.Do.TEACHER: lambda desk: desk.asking(
        wishes.Pick(desk.words("teacher-title"), tuple((desk.words(name), do) for name, do in offered(desk)))
    ),
    intents.Do.EYES: next_eyes,
    intents.Want.OPEN_TABLE: curtain.open_table,
    intents.Want.CLOSE_TABLE: _open_only(
        lambda desk: curtain.change(
            desk, partial(curtain.turned, kind=NoteKind.CLOSED, by=curtain.asker(desk))
        )
    ),
    intents.Want.SWITCH_CHANCE: _open_only(
        lambda desk: curtain.change(
            desk, lambda match: match.__replace__(by_hand=not match.by_hand).advance_chance()
        )
    ),
    intents.Want.SHOW_HIDDEN: _open_only(show_hidden),
    intents.Want.COPY_CODE: _open_only(
        lambda desk: desk.wishing(wishes.Copy(position_code(desk.game, real_state(desk))))
    ),
    intents.Want.EDIT: _open_only(
        lambda desk: desk.wishing(wishes.Open(wishes.Editor(desk.match, real_state(desk))))
    ),
    intents.Want.PASTE_CODE: lambda desk: desk.asking(
        wishes.Entry(desk.words("code-paste-ask"), intents.BeginPasted, longest=LONGEST)
    ),
    intents.Want.WRITE_REMARK: lambda desk: desk.asking(
        wishes.Entry(desk.words("note-ask", limit=LONGEST_NOTE), intents.Remark, longest=LONGEST_NOTE)
    ),
    intents.Want.SAVE_LESSON: lambda desk: (
        desk.wishing(wishes.WriteLesson(desk.match)) if desk.match.has_no_secrets else Outcome(desk)
    ),
    intents.AnswerForChance: curtain.answer_for_chance,
    # An edited position is played as a match of its own, instead of this one.
    intents.BeginWith: lambda desk, position: desk.wishing(
        wishes.Leave(), wishes.Begin(position.code, desk.match.players, desk.match.by_hand)
    ),
    intents.BeginPasted: lambda desk, position: (
        desk.wishing(wishes.Begin(position.code, desk.match.players)) if position.code else Outcome(desk)
    ),
    intents.Remark: remark,
}
"""Deeds of a teacher."""

Command = tuple[str, intents.Intent]  # an entry of the palette: what it is called, and what is wanted by it


def commands(desk: Desk) -> tuple[Command, ...]:
    """Offer what can be done with the match, and every legal move; nothing that would do nothing."""
    words, coach, moves = desk.words, desk.coach, () if desk.walk else desk.sight.legal
    listed: list[Command] = [
        (words("command-note"), intents.Want.WRITE_REMARK),
        (words("command-score"), intents.Want.SCORE),
        *(((words("command-review"), intents.Want.REVIEW),) if desk.match.has_no_secrets else ()),
        *((words(name), intent) for name, intent in offered(desk)),
        (words("command-seats"), intents.Want.CHANGE_SEATS),
        (words("key-play_on" if desk.modes[0].teaches else "key-branch"), intents.Do.BRANCH),
        (words("key-branches"), intents.Do.BRANCHES),
        *(((words("key-main_line"), intents.Do.MAIN_LINE),) if desk.study.name else ()),
        (words("key-present"), intents.Do.PRESENT),
        (words("key-handout"), intents.Do.HAND_OUT),
        *(((words("command-lesson"), intents.Want.SAVE_LESSON),) if desk.match.has_no_secrets else ()),
        (words("key-make_lesson"), intents.Want.MAKE_LESSON),
        (words("key-hint"), intents.Do.HINT),
        (words("key-show-step"), intents.Want.SHOW_STEP),
        *(
            (words(one.message), one.intent)
            for one in desk.keys
            if isinstance(one.intent, intents.RunCommand)
        ),
        *(
            ((words("command-coach-off" if coach.on else "command-coach-on"), intents.Do.COACH),)
            if coach
            else ()
        ),
        (words("lesson-restart"), intents.Want.RESTART),
        (words("command-menu"), intents.Do.LEAVE),
        *((words.say(move), intents.Decide(move)) for move in moves),
    ]
    return tuple(entry for entry in listed if kind_of(entry[1]) in desk.deeds)


BESIDE_A_WALK: Final[Deeds] = {
    **TEACHING,
    **CLASSES,
    **SEATING,
    **LINES,
    **HANDING,
    **SECOND_LOOK,
    **BECAUSE,
    intents.Want.MAKE_LESSON: make_lesson,
    intents.Do.CURTAIN: curtain.hide,
    intents.Want.SCORE: lambda desk: desk.wishing(wishes.Open(wishes.Score(desk.match))),
    intents.Want.REMATCH: lambda desk: desk.wishing(
        wishes.Leave(), wishes.PlayAgain(desk.match, coached=desk.coach is not None and desk.coach.on)
    ),
    intents.Want.CHANGE_PLAYERS: lambda desk: desk.wishing(
        wishes.Leave(), wishes.Open(wishes.SetUp(desk.game, desk.match.options, desk.match.players))
    ),
}
"""Deeds possible at a table whether or not somebody walks through the match."""


class Choosing(Value, Aiming):
    """Fills the fields of a move, and makes it."""

    plays: ClassVar = True
    on_a_walk: ClassVar[Deeds] = {**BESIDE_A_WALK, intents.Next: next_marked}
    deeds: ClassVar[Deeds] = {
        **LOOKING,
        **STROLLING,
        **IN_HAND,
        **BESIDE_A_WALK,
        **RETHINKING,
        **HANDS,
        intents.Do.HINT: advise,
        intents.Want.SIT_DOWN: curtain.present,
        intents.Want.LET_THINK: let_think,
        intents.Want.ANSWER_TOGETHER: lambda desk: answer_together(desk).then(fill_together),
        intents.Want.FILL_IN: lay_at_once,
    }

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the sheet on which two questions are answered together, unless the map is wanted."""
        together = form_at(desk.drawing, desk.state.question, Together)
        several = () if together is None else [one for one in _entries(desk) if one.kind is together.several]
        acting = desk.modes[0].gathers and desk.sight.acting
        # Both questions are open, or so many cards may be bought that the hand has no room for them.
        if desk.zoom or not acting or (form(desk) is None and len(several) <= FEW):
            return None
        large = room.width >= LARGE.width and room.height >= LARGE.height
        return (_in_cards if large else _in_lines)(desk, ink, room).within(room)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move, keep it, and go on."""
        return decide(desk, move)


IsDone = Callable[[Desk, intents.Intent, Desk], bool]
"""Whether a step is done by an intent that led from one desk to another."""


def _intends(*kinds: Enum | type[intents.Intent]) -> IsDone:
    return lambda _, intent, __: kind_of(intent) in kinds


TOUR_STEPS: Final[Mapping[str, IsDone]] = {
    "look": _intends(intents.Go, intents.Point, intents.Hover),
    "choose": lambda _, intent, after: (
        kind_of(intent) in (intents.Take, intents.Choose) and after.draft.choice is not None
    ),
    "why": _intends(intents.Do.WHY, intents.Do.INSPECT),
    "act": lambda before, _, after: after.match.at > before.match.at,
    "undo": lambda before, _, after: after.match.at < before.match.at,
    "help": _intends(intents.Do.HELP),
}
"""The steps in their order; `tour-` before the name of one says what is to be done."""


def _guided(kind: Any, deed: Deed, desk: Desk, *said: Any) -> Outcome:
    """Do what is wanted, and go on to the next step if that is what this one waits for."""
    outcome, mode = deed(desk, *said), desk.begun_as(Touring)
    done = [*TOUR_STEPS.values()]
    if mode.at == len(done) or not done[mode.at](desk, (*said, kind)[0], outcome.desk):
        return outcome
    further = mode.__replace__(at=mode.at + 1)
    return Outcome(outcome.desk.__replace__(modes=(further, *outcome.desk.modes[1:])), outcome.wishes)


ON_TOUR: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    intents.Want.SIT_DOWN: curtain.present,
    intents.Do.TURN: turn_or_redo,
    intents.Do.UNDO: take_back,
    intents.Do.REDO: redo,
    intents.Do.ACT: lambda desk: (
        desk.wishing(wishes.Leave()) if desk.begun_as(Touring).at == len(TOUR_STEPS) else act(desk)
    ),
    intents.Do.BACK: lambda desk: desk.wishing(wishes.Leave()),
}


class Touring(Choosing, eq=False):
    """Leads round a table where nothing counts."""

    at: int = 0  # how many steps are done

    on_a_walk: ClassVar[Deeds] = {}  # nobody walks here
    may_leave = True  # a tour can be left at any moment
    foot = ("pick", "back", "next_target", "turn", "undo", "why", "inspect", "help")
    teaches = True  # something is told beside the map

    deeds: ClassVar[Deeds] = {kind: partial(_guided, kind, deed) for kind, deed in ON_TOUR.items()}

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:  # noqa: ARG002 - it is wrapped later
        """Say what is to be done next, what is done, and how to leave."""
        words, names = desk.words, [*TOUR_STEPS]
        trail = "✓" * self.at + "▶" * (self.at < len(names)) + "·" * (len(names) - self.at - 1)
        name = names[self.at] if self.at < len(names) else "end"
        done = Text(f"✓ {words('tour-done')}\n\n" if self.at else "", ink.tones.good)
        head = Text.assemble((words("tour-heading"), "bold"), f"\n{trail}\n\n")
        leave = Text(words("tour-leave"), "dim")
        return Text.assemble(head, done, Text(words(f"tour-{name}")), "\n\n", leave)
