"""Drawing a desk: a text, a list or a map for each room of the screen; nothing here knows Textual."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.core.lines.match import LONGEST_NAME
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.blocks import MORE, Room, in_whole_words, name_in
from boardkit.draw.drawing import Drawing, Entry
from boardkit.draw.extras import heading_of
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.branches import line_said
from boardkit.text.keyboard import key_said
from boardkit.text.spots import standing_for
from boardkit.text.telling import badges as badges_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.focus import focus
from boardkit.tui.desk.held import held
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Leaf, Next, OpenVerb, Stroll
from boardkit.tui.desk.jumping import lettered
from boardkit.tui.desk.keys import Key, foot
from boardkit.tui.desk.labelled import labels
from boardkit.tui.desk.layers import Scene, answered, scene
from boardkit.tui.desk.legend import legend_lines
from boardkit.tui.desk.modes.curtain import Curtain, asks_all, touched, waits_for_letters
from boardkit.tui.desk.naming import ringed
from boardkit.tui.desk.noting import with_note
from boardkit.tui.desk.past import telling
from boardkit.tui.desk.pointing import with_arrows
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.shownkeys import key_beside, shown_key, taken_keys
from boardkit.tui.desk.spotted import TAB
from boardkit.tui.desk.tabs import TAB_NAMES, shown_tab
from boardkit.tui.desk.verbs import Told, forgoes, passing_all, still, told
from boardkit.tui.desk.walk import acting
from boardkit.tui.desk.works import works

APART: Final = "  "
"""What parts the signs of the legend."""

LEAST_SIGN: Final = 6
"""The fewest cells of what is left of what says that something is special about a table."""

AROUND: Final = 4
"""The blanks beside the heading."""

NAME: Final = 16
"""The columns of a name in a title that has no room for a longer one."""

CUT: Final = "…"


def title(desk: Desk, ink: Ink, width: int) -> Text:
    """Name the game, what is special about this table, where in the game we are, and whose turn it is."""
    asked = None if asks_all(desk) else acting(desk.state)
    special = tuple(badges(desk))
    return desk.drawn.once(_titled, desk.drawing, desk.state, desk.words, special, asked, ink.palette, width)


def _titled(
    drawing: Drawing,
    state: Any,
    words: Words,
    special: Sequence[str],
    asked: Seat | None,
    palette: Palette,
    width: int,
) -> Text:
    who = _whose_turn(words, asked, palette)
    brief = cell_len(heading_of(drawing, state, words, 0))
    if _wide(special) > width - who.cell_len - AROUND - brief:
        who = _whose_turn(words, asked, palette, NAME)
    space = width - who.cell_len - AROUND
    line = _signs(words("title"), special, space - brief)
    room = max(space - line.cell_len, 0)
    line.append("  ").append_text(in_whole_words(Text(heading_of(drawing, state, words, room)), room))
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
    return [
        *badges_of(match, words),
        *([words("branch-shown", name=line_said(desk.study, name, words))] if name else []),
        *([words("open-table-on")] if match.open_table else []),
        *([words("by-hand-on")] if match.by_hand and match.open_table else []),
        *([] if desk.eyes is None else [_eyes_said(desk, desk.eyes)]),
    ]


def _eyes_said(desk: Desk, seat: Seat) -> str:
    return desk.words("eyes-of-all") if seat == CHANCE else desk.words("eyes-of", seat=desk.words.seat(seat))


def map_(desk: Desk) -> Scene:
    """Show the map."""
    answers = desk.mode.answers(desk)
    if answers is not None:
        return with_arrows(desk, answered(desk, answers.move))
    return with_arrows(desk, lettered(desk, ringed(desk, scene(desk))))


def focus_card(desk: Desk, ink: Ink, room: Room, news: Sequence[Text] = ()) -> Text:
    """Tell in full what is looked at; first, while that is nothing, the news that have no room elsewhere."""
    return Text("\n").join(focus(desk, ink, room, news))


def sheet(desk: Desk, ink: Ink, room: Room, hand: Room | None = None) -> Sheet | None:
    """Draw what lies in place of map and hand, or, if it has room there, of the hand alone; else None."""
    low = desk.mode.sheet(desk, ink, hand) if hand is not None and "-low" in desk.mode.styles else None
    if low is not None and low.low and desk.walk is None:
        return low
    found = None if desk.walk is not None else desk.mode.sheet(desk, ink, room)
    return found if found is None else with_note(found, desk, room)


def tabs(desk: Desk) -> Text:
    """Name the parts of the side, the one that is shown in reverse."""
    shown = shown_tab(desk)
    names = [desk.words(f"tab-{name}") for name in TAB_NAMES]
    parts = [Text(name, "reverse" if number == shown else "dim") for number, name in enumerate(names)]
    for number, part in enumerate(parts):
        part.stylize(standing_for(TAB, number))
    key = next(key for key in desk.keys if key.intent is Do.TAB)
    return Text(" ").join(parts).append(f" {shown_key(desk, key)}", "dim")


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
    """Say that there are more entries than have room, and which key lists them: in full, and briefly."""
    key = next(key for key in desk.keys if key.intent is Do.CHOICES)
    return desk.drawn.once(_more_said, len(desk.listed), shown_key(desk, key), desk.words)


def _more_said(count: int, key: str, words: Words) -> tuple[str, str]:
    said = key_said(key, words)
    return words("hand-more", count=count, key=said), words("hand-more-brief", count=count, key=said)


def bar(desk: Desk) -> Sequence[Told]:
    """List the verbs of the action bar with their words and counts; none while nobody can make a move."""
    lit = desk.mode.lit(desk)
    if lit is None and asks_all(desk):
        return passing_all(desk)
    if lit is not None:
        return still(desk, lit)
    return () if labels(desk) and OpenVerb not in desk.mode.deeds else told(desk)


def hand(desk: Desk, ink: Ink, room: Room) -> Sequence[Entry]:
    """Draw the entries of the hand."""
    answers = desk.mode.answers(desk)
    return held(desk, ink, room) if answers is None else answers.entries


def spare(desk: Desk, ink: Ink, width: int, beside: Text) -> Sequence[Text]:
    """Write what is told in rows of the hand that are left: what came of a turn, then the legend."""
    told = desk.mode.below(desk, ink, width)
    return [*told, *([Text()] if told else []), *_legend(desk, width, beside)]


def _legend(desk: Desk, width: int, beside: Text) -> Sequence[Text]:
    """Write the legend, unless all of it stands beside the map."""
    lines = desk.drawn.once(legend_lines, desk.drawing, desk.words, desk.tier, width)
    last = lines[-1].plain.rstrip().rpartition(APART)[2]
    return [] if last in beside.plain else lines


def keys(desk: Desk) -> Sequence[tuple[str, str, str]]:
    """List the keys that make sense now, as (action, how the key is written, what it does)."""
    shown = (
        key for key in foot(desk.keys, desk.mode.foot) if works(desk, key.intent) and not _above(desk, key)
    )
    own, taken = labels(desk), taken_keys(desk)
    return [
        (f"want('{key.action}')", key_said(key_beside(taken, key), desk.words), _does(desk, key, own))
        for key in shown
    ]


def _above(desk: Desk, key: Key) -> bool:
    """Tell whether the bar or the prompt says already what a key does that does nothing of its own here."""
    if key.action in labels(desk):
        return False
    if key.intent is Do.ACT:
        return waits_for_letters(desk)
    return key.intent is Do.FORGO and any(one.possible and forgoes(desk, one.letter) for one in bar(desk))


def _does(desk: Desk, key: Key, own: Mapping[str, str]) -> str:
    """Say what a key of the footer does, or how what it changes stands; on a walk, pairs share a name."""
    words, mode = desk.words, desk.mode
    if (label := own.get(key.action)) is not None:
        return words(label)
    match key.intent:
        case Stroll(_, way) if way < 0 and mode.walk is not None:
            return ""
        case Do.PLAY if mode.pace(desk):
            return words("key-auto_stop")
        case Do.TURN if words.knows(f"key-turn-{turned(desk)}"):
            return words(f"key-turn-{turned(desk)}")
        case Do.SORT:
            return words("sort-by", order=words(desk.order))
        case Do.BRANCH if desk.modes[0].teaches:
            return words("key-play_on")
        case Leaf(_) if desk.modes[0].teaches:
            return words("lesson-read-on")
        case Do.BACK if desk.modes[0].teaches and desk.modes[0].may_leave:
            return words("lesson-leave")
        case Next(_):
            return words("next-place" if desk.picks_places else "next-entry")
    return words(f"key-{key.action}")


def turned(desk: Desk) -> str:
    """Name the field that is turned now; empty where none is."""
    return next(iter(touched(desk).draft.turns), "")


def curtain(desk: Desk, ink: Ink) -> Text:
    """Say who is next and what everybody may know."""
    mode, words = desk.mode, desk.words
    assert isinstance(mode, Curtain)
    name = words.seat(mode.seat)
    who = chip(mode.seat, ink.palette).append(f"  {name}", "bold")
    away = Text(words("curtain-look-away"))
    if Do.UNDO in mode.also:
        away.append(f"   {words('curtain-undo')}", "dim")
    return Text("\n\n").join([Text(words("curtain-pass")), who, away])
