"""The panels of the screen, drawn: title, map, seats, shared table, recap, hand; what others did, played."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, groupby
from math import atan2, pi
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core import CHANCE, Event, Seat, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import LONGEST_NAME
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.values import Value, values_in
from boardkit.draw import show
from boardkit.draw.blocks import MORE, Room, fitted, in_whole_words, name_in
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import NONE, Look, Mark, Marks, Ring
from boardkit.draw.numbers import changes_said, differences
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip, names, seats
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.log import Group, line_said
from boardkit.text.log import badges as badges_of
from boardkit.text.spots import standing_for
from boardkit.text.words import key_said
from boardkit.tui.desk import facts
from boardkit.tui.desk.desk import (
    TAB,
    Answers,
    Desk,
    Ink,
    Mode,
    Sheet,
    asks_all,
    by_seat,
    telling_itself,
    touched,
)
from boardkit.tui.desk.facts import MUCH, Scene
from boardkit.tui.desk.hand import held
from boardkit.tui.desk.intents import Do, Leaf, Next, OpenVerb, Stroll
from boardkit.tui.desk.keys import Key, foot_keys
from boardkit.tui.desk.recap import (
    ended_a_round,
    recap_beside,
    recap_for,
    replay_said,
    sentences_told,
    since,
    telling,
)
from boardkit.tui.desk.sight import Sight, acting
from boardkit.tui.desk.tips import with_note


def scene(desk: Desk) -> Scene:
    """Show the map with the move in the making hovering over it, or with what just happened."""
    picture = facts.picture_at(desk)
    if desk.walk is not None:
        places = NONE if facts.is_away(desk) else telling(desk).places().intersection(picture.looks)
        rings = (Ring(places, Mark.PICKED),) if places else ()
        return Scene(picture, Marks(rings=rings, edges=desk.drawing.edges), places)
    move, draft, looked = desk.draft.move, desk.draft, desk.looked
    touched = desk.drawing.touched(move) if move is not None else NONE
    hovers = len(touched) > 1 and hasattr(move, PLACE)
    marks = Marks(last=last_places(desk), edges=desk.drawing.edges)
    if facts.is_away(desk):
        marks = marks.__replace__(cursor=desk.cursor)
    elif hovers:
        rings = (Ring(touched, Mark.CURSOR if draft.legal else Mark.REFUSED),)
        marks = marks.__replace__(rings=rings, letters=desk.letters)
    else:
        cursor, legal = desk.cursor if desk.picks_places else None, frozenset(draft.places)
        marks = marks.__replace__(cursor=cursor, legal=legal, letters=desk.letters)
    if looked is not None and looked.whose in (None, facts.shown_map(desk)):
        places = frozenset(looked.places).intersection(picture.looks)
        if places:
            return Scene(picture, marks.__replace__(rings=(*marks.rings, Ring(places, Mark.PICKED))), places)
    return Scene(picture, marks, touched or frozenset(() if desk.cursor is None else (desk.cursor,)))


def answered(desk: Desk, answers: Answers) -> Scene:
    """Show the map with the answer that is taken hovering over it, without a word on whether it is legal."""
    move, about = answers.move, answers.about
    whose = show.home(desk.drawing, desk.state, choice_of(about) if about else None)
    picture = show.board(desk.drawing, desk.state, whose, move if answers.hovers else None)
    touched = desk.drawing.touched(move) if move is not None and hasattr(move, PLACE) else NONE
    ringed = touched if move is not None else desk.modes[0].named(desk, picture.looks)
    marks = Marks(rings=(Ring(ringed, Mark.PICKED),), cursor=desk.cursor)
    return Scene(picture, marks, touched)


def last_places(desk: Desk) -> frozenset[Place]:
    """Return what has changed on the map that is shown since the viewer's last decision.

    Where that is much of it, as when all rivers flow, only what decisions did themselves stands out.
    """
    many = len(facts.picture_at(desk).looks) // MUCH
    return desk.drawn.once(
        _changed_places, desk.drawing, desk.sight, first_new(desk), facts.shown_map(desk), many
    )


def _changed_places(
    drawing: show.Show, sight: Sight, first: int, shown: Seat | None, many: int
) -> frozenset[Place]:
    moments = sight.match.moments[first : sight.match.at + 1]
    events = (frame.event for moment in moments for frame in moment.step.frames)
    every = show.happened_at(drawing, events, shown)
    if len(every) <= many:
        return every
    decided = (moment.step.frames[:1] for moment in moments if moment.seat not in (None, CHANCE))
    return show.happened_at(drawing, (frame.event for frames in decided for frame in frames), shown)


def first_new(desk: Desk) -> int:
    """Return the first moment that is new to whoever looks; the last one where nothing is."""
    return min(desk.drawn.once(since, desk.match, desk.viewer), desk.match.at)


def ringed(desk: Desk, scene: Scene) -> Scene:
    """Ring on a map what is named, one by one; what has just changed keeps its dots."""
    looks = scene.picture.looks
    found = named(desk, looks)
    if desk.walk is None and not facts.is_away(desk):
        found |= desk.modes[0].named(desk, looks)  # what is spoken of beside the map
    if not found:
        return scene
    rings = [Ring(frozenset((place,)), Mark.PICKED) for place in sorted(found, key=str)]
    return scene.__replace__(marks=scene.marks.__replace__(rings=(*rings, *scene.marks.rings)))


def named(desk: Desk, places: Collection[Place]) -> frozenset[Place]:
    """Name the places that the entry which is taken speaks of, else those that the question does."""
    if desk.walk is not None or facts.is_away(desk):
        return NONE
    choice, question = desk.draft.choice, desk.sight.view.question
    taken = () if choice is None else (value for _, value in choice.values)
    asked = () if question is None else values_in(question).values()
    return frozenset(_places(taken, places)) or frozenset(_places(asked, places))


def _places(values: Iterable[Any], places: Collection[Place]) -> Iterator[Place]:
    """Find the places among values, and in those that hold several; two seats may equal a place of a map."""
    kinds = frozenset(map(type, places))
    for value in values:
        if type(value) in kinds and value in places:
            yield value
        elif isinstance(value, tuple | frozenset):
            yield from _places(value, places)


SIGNS: Final = "→↘↓↙←↖↑↗"  # the ways an arrow points, a turn of an eighth each
END: Final = "◉"  # the sign at the end of the only arrow; several end in their numbers


def with_arrows(desk: Desk, scene: Scene) -> Scene:
    """Draw the arrows of a lesson: a sign where each begins, that points to where it ends."""
    places = scene.picture.looks
    arrows = () if desk.walk is not None or facts.is_away(desk) else desk.modes[0].arrows(desk, places)
    if not arrows:
        return scene
    board, letters = scene.picture.board, dict(scene.marks.letters)
    plan = geometry(board, board.sizes[-1])
    for number, pair in enumerate(arrows, 1):
        mark, boxes = str(number) if len(arrows) > 1 else "", map(plan.box, pair)
        (x, y), (to_x, to_y) = ((left + width / 2, top + height / 2) for left, top, width, height in boxes)
        # Lines are twice as high as columns are wide.
        eighths = round(atan2(2 * (to_y - y), to_x - x) / (pi / 4))
        for place, sign in zip(pair, (f"{mark}{SIGNS[eighths % len(SIGNS)]}", mark or END), strict=True):
            letters[place] = f"{letters.get(place, '')}{sign}"
    ends = Ring(frozenset(place for pair in arrows for place in pair), Mark.HINT)
    marks = scene.marks.__replace__(letters=letters, rings=(ends, *scene.marks.rings))
    return scene.__replace__(marks=marks)


def lettered(desk: Desk, scene: Scene) -> Scene:
    """Write onto a map the letters by which to jump; where they stand by themselves, one may go."""
    letters, marks = facts.letters_on(desk), scene.marks
    if not letters:
        return scene
    legal = marks.legal if desk.touched or marks.rings else frozenset(letters)
    return scene.__replace__(marks=marks.__replace__(letters=letters, legal=legal))


def seat_rows(desk: Desk, ink: Ink, room: Room) -> Sequence[Text]:
    """Write what lies open before the seats; where that would tell an answer, who they are on the map."""
    players = len(desk.match.players)
    if "-tells" in desk.mode.styles:
        return [
            *names([(seat, desk.words.seat(seat)) for seat in map(Seat, range(players))], ink.palette).split()
        ]
    view, shown = desk.mode.foreseen(desk), facts.shown_map(desk)
    return desk.drawn.once(
        _seats, desk.drawing, view, shown, players, desk.words, ink.palette, room, what=(_seats, room)
    )


def _seats(
    drawing: show.Show,
    view: Any,
    shown: Seat | None,
    players: int,
    words: Words,
    palette: Palette,
    room: Room,
) -> Sequence[Text]:
    beside = None if drawing.own_maps is None else drawing.own_maps.seats
    if beside is None or shown is None:
        found = drawing.seats(view, words, palette, room)
    else:
        found = beside(view, shown, words, palette, room)
    if found:
        return by_seat(found)
    facts = [(words.seat(seat), drawing.seat_line(view, seat, words)) for seat in map(Seat, range(players))]
    return by_seat([*seats(facts, acting(view), palette, room.width).split("\n")])


def common(desk: Desk, ink: Ink, room: Room) -> Sequence[Text]:
    """Write what belongs to all, where the game names no needs of its own."""
    lines = desk.drawn.once(desk.drawing.side, desk.mode.foreseen(desk), desk.words, ink.palette)
    return fitted(room, lambda: map(telling_itself, lines))


def shared(desk: Desk, ink: Ink, room: Room) -> Text:
    """Write what is mine and what belongs to all."""
    view = desk.mode.foreseen(desk)
    lines = desk.drawn.once(
        show.shared_in, desk.drawing, view, desk.words, ink.palette, room, what=(shared, room)
    )
    return Text("\n").join(map(telling_itself, lines))


def recap(desk: Desk, ink: Ink, width: int) -> Text:
    """Tell what has happened since the viewer's last decision; to all together, what came of the turn."""
    return _recap(desk, ink, width)[0]


def carried_over(desk: Desk, ink: Ink, width: int) -> frozenset[int]:
    """Return the numbers of those lines of the recap that go on with the sentence of the line before."""
    return _recap(desk, ink, width)[1]


def _recap(desk: Desk, ink: Ink, width: int) -> tuple[Text, frozenset[int]]:
    sight = desk.sight
    groups = () if desk.mode.recounts else recap_beside(desk)
    return desk.drawn.once(_written, sight, groups, desk.words, ink.palette, width, what=(_recap, width))


def curtain_recap(desk: Desk, ink: Ink, width: int) -> Text:
    """Tell what everybody may know of what has happened since the last decision of whoever is next."""
    assert desk.mode.curtain is not None
    groups = recap_for(desk, desk.mode.curtain, CHANCE)
    told, _ = desk.drawn.once(_written, desk.sight, groups, desk.words, ink.palette, width)
    begun = any(one.seat not in (None, CHANCE) for one in desk.match.moments[: desk.match.at + 1])
    return told or Text(desk.words("recap-nothing" if begun else "recap-begins"), "dim")


def _written(
    sight: Sight, groups: Sequence[Group], words: Words, palette: Palette, width: int
) -> tuple[Text, frozenset[int]]:
    """Write decisions, each with the chip of who made it, below what came of it, and number what goes on."""
    said = [one for group in groups for one in sentences_told(sight, group, words, palette, width)]
    begins = frozenset(accumulate(map(len, said), initial=0))
    return Text("\n").join(chain.from_iterable(said)), frozenset(range(sum(map(len, said)))) - begins


APART: Final = "  "  # the gap between signs of the legend
LEAST_SIGN: Final = 6  # the fewest cells of what is left of what says that something is special about a table
AROUND: Final = 4  # the blanks beside the heading
NAME: Final = 16  # the columns of a name in a title that has no room for a longer one
CUT: Final = "…"


def title(desk: Desk, ink: Ink, width: int) -> Text:
    """Name the game, what is special about this table, where in the game we are, and whose turn it is."""
    hides = "-tells" in desk.mode.styles  # a question whose answer it may be
    asked = CHANCE if hides else None if asks_all(desk) else acting(desk.state)
    special = tuple(badges(desk))
    return desk.drawn.once(_titled, desk.drawing, desk.state, desk.words, special, asked, ink.palette, width)


def _titled(
    drawing: show.Show,
    state: Any,
    words: Words,
    special: Sequence[str],
    asked: Seat | None,
    palette: Palette,
    width: int,
) -> Text:
    who = _whose_turn(words, asked, palette)
    brief = cell_len(show.heading_of(drawing, state, words, 0))
    if _wide(special) > width - who.cell_len - AROUND - brief:
        who = _whose_turn(words, asked, palette, NAME)
    space = width - who.cell_len - AROUND
    line = _signs(words("title"), special, space - brief)
    room = max(space - line.cell_len, 0)
    line.append("  ").append_text(in_whole_words(Text(show.heading_of(drawing, state, words, room)), room))
    line.pad_right(max(width - line.cell_len - who.cell_len, 2))
    return line.append_text(who)


def _whose_turn(words: Words, asked: Seat | None, palette: Palette, room: int = LONGEST_NAME) -> Text:
    if asked is None:
        return Text(f" {words('window-all')} ", "bold")
    if asked == CHANCE:
        return Text()
    name = name_in(room, Text(words.seat(asked)))
    return chip(asked, palette).append(" ").append_text(name).append(" ")


def _signs(name: str, special: Sequence[str], width: int) -> Text:
    """Name the game and what is special, each on a ground of its own.

    Where there is little room the name of the game goes first, then blanks, then last words of what is
    special, and then what comes last of that; a word is never cut.
    """
    named, gap = Text(f" {name} ", "reverse bold"), len(APART)
    if not special or named.cell_len + gap + _wide(special) <= width:
        return Text(APART).join([named, *_grounded(special)])
    if _wide(special) <= width:
        return Text(APART).join(_grounded(special))
    signs = list(special)
    while _wide(signs, 1) > width and (cut := _cut_by_a_word(signs)) is not None:
        signs = cut
    while _wide(signs, 1) > width and len(signs) > 1:
        signs = [*signs[:-2], MORE.strip()] if signs[-1] == MORE.strip() else [*signs[:-1], MORE.strip()]
    return Text(" ").join(_grounded(signs))


def _grounded(signs: Sequence[str]) -> Sequence[Text]:
    return [Text(f" {one} ", "reverse") for one in signs]


def _wide(signs: Sequence[str], gap: int = len(APART)) -> int:
    """Count the columns of signs that stand side by side."""
    return sum(cell_len(one) + 2 + gap for one in signs) - gap


def _cut_by_a_word(signs: Sequence[str]) -> list[str] | None:
    """Leave the last word of the longest sign out that has some to spare; None if none has."""
    shorter = [f"{one.removesuffix(CUT).rpartition(' ')[0]}{CUT}" for one in signs]
    spare = [at for at, one in enumerate(shorter) if cell_len(one) >= LEAST_SIGN]
    if not spare:
        return None
    longest = max(spare, key=lambda at: cell_len(signs[at]))
    return [shorter[at] if at == longest else one for at, one in enumerate(signs)]


def badges(desk: Desk) -> Sequence[str]:
    """Say what is special about this table; every table at which something is taught is open."""
    if desk.modes[0].teaches:
        return ()
    words, match, name = desk.words, desk.match, desk.study.name
    seat = "" if desk.eyes in (None, CHANCE) else words.seat(desk.eyes)
    return [
        *badges_of(match, words),
        *([words("branch-shown", name=line_said(desk.study, name, words))] if name else []),
        *([words("open-table-on")] if match.open_table else []),
        *([words("by-hand-on")] if match.by_hand and match.open_table else []),
        *([] if desk.eyes is None else [words("eyes-of", seat=seat) if seat else words("eyes-of-all")]),
    ]


def map_(desk: Desk) -> Scene:
    """Show the map."""
    answers = desk.mode.answers(desk)
    if answers is not None:
        return with_arrows(desk, answered(desk, answers))
    return with_arrows(desk, lettered(desk, ringed(desk, scene(desk))))


def sheet(desk: Desk, ink: Ink, room: Room, hand: Room | None = None) -> Sheet | None:
    """Draw what lies in place of map and hand, or, if it has room there, of the hand alone; else None."""
    low = desk.mode.sheet(desk, ink, hand) if hand is not None and "-low" in desk.mode.styles else None
    if low is not None and low.low and desk.walk is None:
        return low
    found = None if desk.walk is not None else desk.mode.sheet(desk, ink, room)
    return found if found is None else with_note(found, desk, room)


def tabs(desk: Desk) -> Text:
    """Name the parts of the side, in reverse the one that has all of it, if one has."""
    shown = desk.tab
    names = [desk.words(f"tab-{name}") for name in facts.TAB_NAMES]
    parts = [Text(name, "reverse" if number == shown else "dim") for number, name in enumerate(names)]
    for number, part in enumerate(parts):
        part.stylize(standing_for(TAB, number))
    key = facts.shown_key(desk, facts.key_for(desk, Do.TAB))
    return Text(" ").join(parts).append(f" {key}", "dim")


def walk(desk: Desk, ink: Ink, width: int) -> Text:
    """Tell the decision in which the walk stands."""
    book = rulebook_of(desk.game, desk.words.language)
    return telling(desk).panel(desk.words, book, ink.palette, width)


def lesson(desk: Desk, ink: Ink, width: int = 0) -> Text:
    """Write the lesson that is read or made, or the step of a tour."""
    return desk.modes[0].beside(desk, ink, width)


def prompt(desk: Desk, ink: Ink) -> Text:
    """Say what is asked, and what came of it."""
    return desk.mode.prompt(desk, ink)


def more(desk: Desk) -> tuple[str, str]:
    """Say that there are more entries than have room, and which key lists them: in full, and briefly.

    Where cards lie face down, that key asks to see them first.
    """
    words, count = desk.words, len(desk.listed)
    shown = "" if desk.sight.down else facts.shown_key(desk, facts.key_for(desk, Do.CHOICES))
    if not shown:
        return words("hand-more-below", count=count), words("hand-more-below-brief", count=count)
    key = key_said(shown, words)
    return words("hand-more", count=count, key=key), words("hand-more-brief", count=count, key=key)


def bar(desk: Desk) -> Sequence[show.ShownVerb]:
    """List the verbs of the action bar with their words and counts; none while nobody can make a move."""
    lit = desk.mode.lit(desk)
    if lit is None and asks_all(desk):
        return facts.passing_all(desk)
    if lit is not None:
        return facts.still(desk, lit)
    return () if desk.mode.labels and OpenVerb not in desk.deeds else facts.told(desk)


def hand(desk: Desk, ink: Ink, room: Room) -> Sequence[show.Entry]:
    """Draw the entries of the hand."""
    answers = desk.mode.answers(desk)
    return held(desk, ink, room) if answers is None else answers.entries


def signs(desk: Desk, ink: Ink, width: int) -> Sequence[Text]:
    """Write the legend of the signs that are on the map or in the hand now, but for those that are known."""
    picture = facts.picture_at(desk)
    faces = (line.plain for entry in hand(desk, ink, Room(width, 1)) for line in entry.face.lines)
    reader = "" if desk.viewer == CHANCE else desk.match.players[desk.viewer].name
    known = () if desk.coach is None else desk.coach.knows(reader)
    parts = (part for look in picture.looks.values() for part in (*look.lines, look.short))
    dots = facts.MARKED.get(desk.tier, facts.DOTTED)[Mark.LAST]
    seen = frozenset({dots} if last_places(desk) else ()).union(*parts, *faces).difference(known)
    return desk.drawn.once(facts.legend_lines, desk.drawing, desk.words, desk.tier, width, seen)


def keys(desk: Desk) -> Sequence[tuple[str, str, str]]:
    """List the keys that make sense now, as (action, how the key is written, what it does)."""
    # While a sentence of the log is looked at, undo takes back to there.
    logged = desk.looked is not None and desk.looked.at is not None
    own = {**desk.mode.labels, "undo": "key-undo-here"} if logged else desk.mode.labels
    taken, shown = facts.taken_keys(desk), list[tuple[str, str, str]]()
    # What the prompt or the bar says already needs no key here that does nothing of its own.
    passes = any(one.possible and facts.forgoes(desk, one.letter) for one in bar(desk))
    above: dict[Any, bool] = {Do.ACT: facts.waits_for_letters(desk), Do.FORGO: passes}
    for key in foot_keys(desk.keys, desk.mode.foot):
        does_its_own = key.action in own
        if (does_its_own or not above.get(key.intent)) and facts.works(desk, key.intent):
            written = key.shown if key.keys[0] not in taken else facts.key_beside(taken, key)
            written = (key.intent is Do.ACT and desk.mode.opener) or written
            shown.append((key.action, written, own[key.action] if does_its_own else _message(desk, key)))
    return desk.drawn.once(_keys_said, shown, desk.order, desk.words)


def _keys_said(
    shown: Sequence[tuple[str, str, str]], order: str, words: Words
) -> Sequence[tuple[str, str, str]]:
    """Say what keys do by their messages; a pair on a walk shares a name, and one of them has none."""
    said = {"": "", "sort-by": words("sort-by", order=words(order))}
    return [
        (f"want('{action}')", key_said(key, words), said[message] if message in said else words(message))
        for action, key, message in shown
    ]


def _message(desk: Desk, key: Key) -> str:
    """Return the message of a footer's key: what it does, or how what it changes stands; of pairs one."""
    match key.intent:
        case Stroll(_, way) if way < 0 and desk.walk is not None:
            return ""
        case Do.PLAY | Do.BACK if desk.mode.pace(desk):
            return "key-auto_stop"
        case Do.TURN if known := _turning(desk):
            return known
        case Do.SORT:
            return "sort-by"
        case Do.REPLAY:
            return replay_said(desk)
        case Do.BRANCH if desk.modes[0].teaches:
            return "key-play_on"
        case Leaf(_) if desk.modes[0].teaches:
            return "lesson-read-on"
        case Do.BACK if desk.modes[0].teaches and desk.modes[0].may_leave:
            return "lesson-leave"
        case Next(_):
            return "next-place" if desk.picks_places else "next-entry"
    return key.message


def _turning(desk: Desk) -> str:
    """Name the message that says what is turned: that of the verb's field, or of the field; empty if none."""
    draft = touched(desk).draft
    field, verb = next(iter(draft.turns), ""), draft.choice.kind.verb if draft.choice else ""
    return next(filter(desk.words.knows, (f"key-turn-{verb}-{field}", f"key-turn-{field}")), "")


def curtain(desk: Desk, ink: Ink) -> Text:
    """Say who is next and what everybody may know."""
    seat, words = desk.mode.curtain, desk.words
    assert seat is not None
    name = words.seat(seat)
    who = chip(seat, ink.palette).append(f"  {name}", "bold")
    away = Text(words("curtain-look-away"))
    if Do.UNDO in desk.deeds:
        away.append(f"   {words('curtain-undo')}", "dim")
    return Text("\n").join([Text(f"{words('curtain-pass')} ").append_text(who), away])


class Clock(Value):
    """The time that each seat has used up to a moment, in seconds, and whose runs since then."""

    used: tuple[float, ...]
    due: Seat | None = None  # whose time runs; None while nobody's does
    since: float = 0.0  # when it began to run

    def passed_to(self, seat: Seat | None, now: float) -> "Clock":
        """Let another seat's time run from now on."""
        counted = (self.used_by(Seat(one), now) for one in range(len(self.used)))
        return self.__replace__(used=tuple(counted), due=seat, since=now)

    def used_by(self, seat: Seat, now: float) -> float:
        """Say how much time a seat has used by now."""
        return self.used[seat] + (now - self.since if seat == self.due else 0)


def due(desk: Desk) -> Seat | None:
    """Say whose time runs: who is asked, or has not handed over yet; nobody's where something is taught."""
    asked = desk.mode.due(desk)
    return None if asked == CHANCE or desk.modes[0].teaches else asked


def clock_said(clock: Clock, now: float, words: Words, palette: Palette) -> Text:
    """Write the time of each seat behind its chip, that of whoever is due in bold."""
    line = Text(words("clock-used"), "dim", no_wrap=True, overflow="ellipsis")
    for number in range(len(clock.used)):
        minutes, seconds = divmod(int(clock.used_by(Seat(number), now)), 60)
        line.append("  ").append_text(chip(Seat(number), palette))
        line.append(f" {minutes}:{seconds:02}", "bold" if number == clock.due else "not dim")
    return line


MOST: Final = 8  # the most pictures; where more has happened, some show several happenings
BARE: Final = Look(outline=False)  # the look of a place that a map does not have yet
Told = tuple[Any, Event, Any]  # the table before, what has happened, and the table after


class Still(Value, eq=False):
    """A picture of what has happened."""

    scenes: tuple[Scene, Scene]  # the map with what will change ringed, and then as it has changed
    said: tuple[Text, Text]  # what has happened, and the numbers that it changed
    desks: tuple[Desk, Desk]  # by which numbers are told beside the map, before and after


class Earlier(Value, Mode, eq=False):
    """Tells beside the map how the table was; nothing can be done."""

    table: Any

    def foreseen(self, _desk: Desk) -> Any:
        """Return the table as it was."""
        return self.table


def shown_now(shown: Mapping[Seat, int], desk: Desk) -> Mapping[Seat, int]:
    """Return the last moment that was shown to each seat, and by CHANCE to all, now that a desk is shown."""
    seats = {seat: min(at, desk.match.at) for seat, at in shown.items()}
    return {**seats, desk.viewer: desk.match.at} if desk.mode.plays else seats


def unseen(desk: Desk, shown: Mapping[Seat, int]) -> Iterator[Told]:
    """List what is to be played: what others have done since the viewer's last turn, if it was not shown yet.

    Of the viewer's own deeds only what they reveal is played; in a lesson and at the end nothing is.
    """
    match, viewer = desk.match, desk.viewer
    last = max(shown.get(viewer, 0), shown.get(CHANCE, 0))
    if last >= match.at or match.over or desk.modes[0].teaches or not desk.mode.plays:
        return
    for at in range(max(desk.drawn.once(since, match, viewer), last + 1), match.at + 1):
        before = match.moments[at - 1].step.state
        others = match.decider(at) != viewer or ended_a_round(match, at)
        for frame in match.moments[at].step.frames:
            if not frame.event.minor and (others or frame.event.is_news(viewer)):
                yield before, frame.event.covered(desk.sight.past), frame.state
            before = frame.state


def stills(desk: Desk, ink: Ink, told: Sequence[Told]) -> Sequence[Still]:
    """Make pictures of what has happened: one of what is alike, and none where there is nothing to see."""
    # So that the desk forgets nothing of what it has drawn.
    apart = desk.__replace__(drawn=desk.drawn.apart())
    alike = [[*them] for _, them in groupby(told, lambda one: desk.words.say(one[1]))]
    count = min(len(alike), MOST)
    parts = (alike[at * len(alike) // count : (at + 1) * len(alike) // count] for at in range(count))
    return [still for part in parts for still in _still(desk, apart, ink, [*chain.from_iterable(part)])]


def _still(desk: Desk, apart: Desk, ink: Ink, told: Sequence[Told]) -> Iterator[Still]:
    drawing, once = desk.drawing, apart.drawn.once
    before, after = (once(desk.game.view, table, desk.sight.past) for table in (told[0][0], told[-1][2]))
    events = [event for _, event, _ in told]
    whose = show.home(drawing, after, None, events[-1])
    maps = ((view, once(show.board, drawing, view, whose, None)) for view in (before, after))
    old, new = (once(drawing.in_words, view, bare, desk.words) for view, bare in maps)
    named = frozenset(place for event in events for place in event.places if place in new.looks)
    looks = {place for place, look in new.looks.items() if old.looks.get(place, BARE) != look}
    # What looks different is ringed, too, unless that is much of the map.
    places = named | looks if len(looks) <= len(new.looks) // MUCH else named
    changes = differences(once(drawing.numbers, before), once(drawing.numbers, after))
    if not (places or changes or any(event.reveals for event in events)):
        return
    marks = Marks(rings=(Ring(places, Mark.PICKED),) if places else (), edges=drawing.edges)
    # No place moves while it plays: a map is drawn on the board that it has later.
    ground = facts.picture_at(desk) if whose == facts.shown_map(desk) else new
    laid = ({at: one.looks.get(at, BARE) for at in ground.looks} for one in (old, new))
    first, second = (Scene(show.Picture(ground.board, looks), marks, places) for looks in laid)
    seat = getattr(events[0], "seat", CHANCE)
    said = Text() if seat == CHANCE else chip(seat, ink.palette).append(" ")
    said.append("  ".join(dict.fromkeys(map(desk.words.say, events))), "bold")
    lines = said, Text(changes_said(changes, desk.words))
    yield Still((first, second), lines, (apart.entering(Earlier(before)), apart.entering(Earlier(after))))


NUMBER: Final = re.compile(r"\d+")
WORD: Final = re.compile(r"[^\W\d]+|\d+")


def counted(before: Sequence[Text], after: Sequence[Text], part: float) -> Sequence[Text]:
    """Return lines of which the numbers are a part of the way there from earlier ones with the same words."""
    earlier: dict[str, list[str]] = {}
    for line in before:
        earlier.setdefault(_form(line), []).append(line.plain)
    return [_between(earlier.get(_form(line)) or [line.plain], line, part) for line in after]


def _form(line: Text) -> str:
    return " ".join(WORD.findall(NUMBER.sub("0", line.plain)))


def _between(alike: list[str], line: Text, part: float) -> Text:
    numbers = map(int, NUMBER.findall(alike.pop(0)))

    def on_the_way(match: re.Match[str]) -> str:
        was, now, wide = next(numbers), int(match[0]), len(match[0])
        number = str(round(was + (now - was) * part)).rjust(wide)
        return number if was != now and len(number) == wide else match[0]

    counting = line.copy()
    counting.plain = NUMBER.sub(on_the_way, line.plain)
    return counting
