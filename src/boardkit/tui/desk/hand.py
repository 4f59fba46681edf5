"""The entries of the hand as drawn: cards, lines in columns, small pictures; and what is held besides."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Choice, Move, Refusal, Seat, choice_of
from boardkit.core.lines.match import people_of
from boardkit.draw import blocks
from boardkit.draw.blocks import Room, beside, columns, fitted, hanging, in_whole_words, wrapped
from boardkit.draw.cards import SENTENCE, Card, Frame, framed, hangs, hung, run_on, shows_picture, whole_name
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.draw.show import Entry, Face, Show, card_of, hand_parts
from boardkit.text import Words
from boardkit.tui.desk import facts
from boardkit.tui.desk.desk import Desk, Ink, asks_all
from boardkit.tui.desk.facts import is_ticked, marks, tick_on_card, why_barred
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.sight import Listed, Sight

NARROWEST: Final = 22  # columns that a choice takes at least, in a card as in a line
MARK: Final = 3  # columns of the number of an entry, and of what parts it from the next
APART: Final = 3  # columns between entries that stand further apart than they must
LONGER: Final = 8  # by how many columns a name is longer than most before it stands beside their columns
TOLD: Final = 44  # columns from which on a second line has room for what a choice does
LEAST: Final = NARROWEST + MARK  # columns that an entry of a list takes at least


def rooms_in(cards: Sequence[Card], room: Room) -> Sequence[Room]:
    """Say how wide and how high each entry of a list is."""
    wide = widths(cards, room)
    return list(map(Room, wide, heights(cards, wide, room)))


def named_closely(cards: Sequence[Card], room: Room) -> Sequence[Card]:
    """Call choices by their brief names where a list has no room for the whole of each line."""
    lines = zip(map(line_of, cards), rooms_in(cards, room), strict=True)
    if all(line.cell_len <= size.width for line, size in lines):
        return cards
    return [card.__replace__(name=card.brief) if card.brief else card for card in cards]


def widths(cards: Sequence[Card], room: Room) -> Sequence[int]:
    """Say how wide each line of a list is: as it takes; tags give way, then the widest columns."""
    lines, names = list(map(line_of, cards)), list(map(_brief, cards))
    least_abreast = max(min(-(-len(cards) // room.height), room.width // LEAST), 1)
    # Where not all rows are seen at once, more of them lie below rather than that names are cut.
    if least_abreast * room.height < len(cards):
        closely = [_brief(card.__replace__(name=card.brief or card.name)) for card in cards]
        fitting = (
            at for at in range(least_abreast, 1, -1) if sum(_columns(closely, at)) + at - 1 <= room.width
        )
        least_abreast = next(fitting, 1)
    abreast = _abreast(lines, least_abreast, room.width)
    full, brief = _columns(lines, abreast), _columns(names, abreast)
    spare = room.width - (abreast - 1) * (1 if abreast == least_abreast else APART)
    fits, least = sum(brief) <= spare, max(spare, abreast * (LEAST - 1))
    wide = _between(full, brief, spare) if fits else levelled(brief, least)
    wide = _given_on(cards, wide, full, spare)
    # Rows end where columns do: nothing else fits beside the last one.
    wide[-1] += max(spare - sum(wide), 0)
    return [wide[number % abreast] - _mark(number) for number in range(len(cards))]


def heights(cards: Sequence[Card], wide: Sequence[int], room: Room) -> Sequence[int]:
    """Say how many lines each entry of a list has: where some are free, a row that is cut has two."""
    rows = _rows(wide, room.width)
    cut = [row for row in rows if any(line_of(cards[at]).cell_len > wide[at] for at in row)]
    higher = {at for row in cut[: max(room.height - len(rows), 0)] for at in row}
    return [2 if at in higher else 1 for at in range(len(cards))]


def with_spare(
    rooms: Sequence[Room], cards: Sequence[Card], barred: Sequence[bool], room: Room
) -> Sequence[Room]:
    """Give rows in which something is told a second line while lines are free: first where it can be done."""
    rows = _rows([size.width for size in rooms], room.width)
    spare = room.height - sum(max(rooms[at].height for at in row) for row in rows)
    single = [row for row in rows if all(rooms[at].height == 1 for at in row)]
    telling = [row for row in single if any(cards[at].text and rooms[at].width >= TOLD for at in row)]
    first = sorted(telling, key=lambda row: all(barred[at] for at in row))
    higher = {at for row in first[: max(spare, 0)] for at in row}
    return [Room(size.width, 2) if at in higher else size for at, size in enumerate(rooms)]


def _rows(wide: Sequence[int], room: int) -> list[list[int]]:
    """Say which entries so wide stand in a row."""
    rows, column = list[list[int]](), room
    for number, width in enumerate(wide):
        extent = width + _mark(number)
        if column + extent > room:
            rows.append([])
            column = 0
        rows[-1].append(number)
        column += extent + 1
    return rows


def _abreast(lines: Sequence[Text], least: int, width: int) -> int:
    """Say how many lines stand beside each other: where one row is not enough, as many as are not cut."""
    abreast = least
    while 1 < abreast < len(lines) and sum(_columns(lines, abreast + 1)) + abreast * APART <= width:
        abreast += 1
    return abreast


def levelled(wide: Sequence[int], spare: int) -> list[int]:
    """Take from the widest columns, or from the most lines, what there is no room for."""
    found = list(wide)
    while sum(found) > spare:
        found[len(found) - 1 - found[::-1].index(max(found))] -= 1
    return found


def line_of(card: Card) -> Text:
    """Write a choice in one line: its name, what it costs, and what it is."""
    price = card.price.replace(" ", "\N{NO-BREAK SPACE}")
    line = Text.assemble((card.name, "bold"), f"  {price}" if price else "")
    if card.tags is not None:
        line.append("  ").append_text(card.tags)
    return line


def _brief(card: Card) -> Text:
    return line_of(card.__replace__(tags=None))


def head(card: Card) -> tuple[Text, ...]:
    """Write what a line of a list begins with: name, price and tags."""
    return Text(card.name, "bold"), Text(card.price), card.tags or Text()


def in_columns(heads: Sequence[tuple[Text, ...]], most: int | None = None) -> list[tuple[Text, ...]]:
    """Let names, prices and tags stand below each other; where few have tags, what follows begins at once.

    Names of more columns than `most` stand beside those columns.
    """
    if most is not None:
        usual = iter(in_columns([head for head in heads if head[0].cell_len <= most]))
        closely = ((Text("  ").join(filter(None, (name, price))), tags) for name, price, tags in heads)
        pairs = zip(heads, closely, strict=True)
        return [next(usual) if head[0].cell_len <= most else close for head, close in pairs]
    named, tags = columns([head[:-1] for head in heads]), [head[-1] for head in heads]
    few = 2 * sum(map(bool, tags)) <= len(tags)
    tagged = tags if few else columns([[tag] for tag in tags])
    for column in (named,) if few else (named, tagged):
        widest = max(len(cell.plain.rstrip()) for cell in column)
        for cell in column:
            cell.truncate(widest)
    return list(zip(named, tagged, strict=True))


def _between(full: Sequence[int], brief: Sequence[int], spare: int) -> list[int]:
    """Take from the tags of the widest column that has some what there is no room for."""
    wide = list(full)
    while sum(wide) > spare:
        wide[max((at for at in range(len(wide)) if wide[at] > brief[at]), key=wide.__getitem__)] -= 1
    return wide


def _given_on(cards: Sequence[Card], wide: Sequence[int], full: Sequence[int], spare: int) -> list[int]:
    """Give what columns do not need where tags are left out to those that are cut, who lack least first."""
    abreast, shown = len(wide), list[Text]()
    for number, card in enumerate(cards):
        line, brief, room = line_of(card), _brief(card), wide[number % abreast] - _mark(number)
        # A price must stay; tags are left out where not half of them has room.
        shown.append(brief if card.price and 2 * room < line.cell_len + brief.cell_len else line)
    found = [min(one, most) for one, most in zip(_columns(shown, abreast), wide, strict=True)]
    for at in sorted(range(abreast), key=lambda at: full[at] - found[at]):
        found[at] += max(min(full[at] - found[at], spare - sum(found)), 0)
    return found


def _columns(lines: Sequence[Text], abreast: int) -> list[int]:
    """Say how wide columns must be that lines with their numbers fill row by row."""
    marked = [line.cell_len + _mark(number) for number, line in enumerate(lines)]
    return [max(marked[column::abreast], default=0) for column in range(abreast)]


def _mark(number: int) -> int:
    """Return the columns of the number before an entry, and of how it stands."""
    return len(str(number + 1)) + 1


def closest(
    starts: Sequence[Text],
    cards: Sequence[Card],
    barred: Sequence[bool],
    room: Room,
    style: Style,
    abreast: int = 1,
) -> tuple[Sequence[int], Sequence[Text]]:
    """Write behind what choices are what they do, in whole sentences as long as one has room.

    What cannot be chosen gives way first. Those that stand beside each other have as many lines.

    Returns:
        How many lines each has, and what is written in them.
    """
    texts = [card.texts for card in cards]
    wanted = list[int]()
    for level in range(max(map(len, texts))):
        told = [one[min(level, len(one) - 1)] for one in texts]
        lines = [_with_text(*row, style) for row in zip(starts, told, strict=True)]
        counts = [len(hanging(line, room.width)) for line in lines]
        high = [max(counts[at : at + abreast]) for at in range(0, len(counts), abreast)]
        if sum(high) <= room.height:
            each = _in_rows(_grown(high, wanted or high, room.height), abreast, len(cards))
            fullest = list[Text]()
            for start, all_said, lines_each in zip(starts, texts, each, strict=True):
                forms = (_with_text(start, text, style) for text in all_said)
                fullest.append(next(one for one in forms if len(hanging(one, room.width)) <= lines_each))
            return each, fullest
        wanted = wanted or high
    rests = [all(barred[at : at + abreast]) for at in range(0, len(barred), abreast)]
    given = _in_rows(_shared_out(wanted, rests, room.height), abreast, len(cards))
    rooms = [Room(room.width, lines_each) for lines_each in given]
    lines = [_shorter(*row, style) for row in zip(starts, texts, rooms, strict=True)]
    return given, lines


def _grown(high: Sequence[int], wanted: Sequence[int], room: int) -> list[int]:
    """Give rows, from the first, the lines in which all is told, while there are some."""
    found = list(high)
    for at, lines in enumerate(wanted):
        if lines - found[at] <= room - sum(found):
            found[at] = max(lines, found[at])
    return found


def _in_rows(lines: Sequence[int], abreast: int, count: int) -> list[int]:
    """Give every entry the lines of its row."""
    return [lines[number // abreast] for number in range(count)]


def _shared_out(wanted: Sequence[int], barred: Sequence[bool], high: int) -> Sequence[int]:
    """Share lines out among rows: first where something may be chosen, then, of what is left, to all."""
    first = levelled([1 if one else lines for one, lines in zip(barred, wanted, strict=True)], high)
    spare = high - sum(first)
    more = levelled([lines - has for lines, has in zip(wanted, first, strict=True)], spare)
    return [has + one for has, one in zip(first, more, strict=True)]


def _shorter(start: Text, texts: Sequence[Sequence[str]], room: Room, style: Style) -> Text:
    """Leave out the last sentences of what a choice does, if they have no room, and leave no line empty."""
    own = SENTENCE.split(run_on(texts[-1]))
    said = [*texts, *((*own[:count], "…") for count in range(len(own) - 1, 0, -1))]
    lines = [_with_text(start, text, style) for text in said if text]
    found = next((line for line in lines if len(hanging(line, room.width)) == room.height), lines[0])
    begun = room.height > 1 or room.width - start.cell_len >= STUMP or found.cell_len <= room.width
    return found if begun else _with_text(start, ("…",), style)


def _with_text(start: Text, text: Sequence[str], style: Style) -> Text:
    """Say behind what a choice is what it does."""
    return Text("  ").join(filter(None, (start, Text(run_on(text), style))))


STUMP: Final = 20  # columns in which the beginning of a sentence says nothing
TELLING: Final = 80  # columns from which on a line has room for what a choice does

GAP, CUT = "  ", "…"
"""The gap between parts of a choice's text, and the sign at the end of a text that is cut."""


def refused(words: Words, refusal: Refusal, width: int) -> str:
    """Say why a card cannot be played: in a sentence where that is one line, else in a few words."""
    return blocks.longest(width, f"✗ {words.say(refusal)}", f"✗ {words.short(refusal)}")


def told_in_lines(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room, abreast: int = 1
) -> list[Entry]:
    """Write each choice in what lines there are: name, price, tags, why it is barred, what it does.

    Of as many abreast each has the width of `room`, and the rows share its height.

    Where a name that is longer than most would cut what others do, it stands beside their columns.
    """
    heads = [head(card) for card in cards]

    def told(heads: Sequence[tuple[Text, ...]]) -> list[Entry]:
        return _told_behind(desk, choices, cards, heads, ink, room, abreast)

    if room.height > len(choices):
        return told(heads)
    in_order = told(in_columns(heads))
    if not any(map(has_cut, in_order)):
        return in_order
    lengths = sorted(name.cell_len for name, *_ in heads)
    usual = lengths[len(lengths) // 2] + LONGER  # no longer than most are
    others = told(in_columns(heads, usual)), told(heads)
    return min(in_order, *others, key=lambda entries: sum(map(has_cut, entries)))


def taken_said(entries: Sequence[Entry]) -> str:
    """Return what the entry that is taken says, without the edges of its card."""
    lines = (line.plain.strip("│┃║ ") for entry in entries if entry.taken for line in entry.face.lines)
    return " ".join(" ".join(lines).split())


def has_cut(entry: Entry) -> bool:
    """Return whether anything that an entry says is cut."""
    return any(CUT in line.plain for line in entry.face.lines)


def _told_behind(
    desk: Desk,
    choices: Sequence[Choice],
    cards: Sequence[Card],
    heads: Sequence[tuple[Text, ...]],
    ink: Ink,
    room: Room,
    abreast: int,
) -> list[Entry]:
    """Write each choice behind its name, price and tags."""
    numbers = marks(desk) or " " * len(choices)
    widest = max(map(len, numbers))
    begun = [
        Text(" " * (widest - len(number))) + Text("  ").join(filter(None, start))
        for number, start in zip(numbers, heads, strict=True)
    ]
    rows = zip(choices, cards, begun, strict=True)
    starts = [with_reason(desk, *row, ink, room.width) for row in rows]
    style = Style(color=ink.palette["text"], bold=False)
    barred = [choice not in desk.draft.moves for choice in choices]
    high, lines = closest(starts, cards, barred, room, style, abreast)
    rooms = [Room(room.width, lines_each) for lines_each in high]
    return [telling(desk, *row) for row in zip(choices, lines, rooms, strict=True)]


def with_reason(desk: Desk, choice: Choice, card: Card, start: Text, ink: Ink, width: int) -> Text:
    """Say behind what a choice is why it is barred, if it is: in few words where it has to say much."""
    refusal = why_barred(desk, choice)
    if refusal is None:
        return start
    said = GAP + run_on(card.texts[-1]) if card.text else ""
    reason = refused(desk.words, refusal, width - start.cell_len - len(GAP) - len(said))
    return Text(GAP).join((start, Text(reason, ink.tones.bad)))


def telling(desk: Desk, choice: Choice, line: Text, room: Room) -> Entry:
    """Draw a choice in as many lines as it may take; what has no room in them is cut."""
    lines = hanging(line, room.width)
    if len(lines) > room.height:
        rest = line if room.height == 1 else lines[room.height - 1]
        lines = [*lines[: room.height - 1], blocks.broken_off(rest, room.width)]
    barred = choice not in desk.draft.moves
    for number, one in enumerate(lines):
        one.pad_right(room.width - one.cell_len)
        one.stylize("dim" if barred and number else "")
    taken, ticked = choice == desk.draft.choice, is_ticked(desk, choice)
    return Entry(Face(tuple(lines)), taken=taken, barred=barred, ticked=ticked)


WIDEST: Final = 40  # the most columns of a card that needs no more
READABLE: Final = 30  # columns from which on a card is not narrow, though it may be cut

Drawer = Callable[[Card, Frame, int, int, Palette], Sequence[Text]]
"""Draws a card in its frame of a width and a height."""


def side_by_side(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room
) -> Sequence[Entry]:
    """Draw cards side by side, wider where that tells more; at last without the edges that take room."""

    def drawn(draw: Drawer, width: int) -> Sequence[Entry]:
        size, pairs = Room(width, room.height), enumerate(zip(choices, cards, strict=True))
        return [_boxed(desk, number, choice, card, ink, size, draw) for number, (choice, card) in pairs]

    def tells_less(width: int) -> bool:
        cut = (_is_cut(card, Room(width, room.height), hanging_down=False) for card in cards)
        return any(cut) or not all(shows_picture(card, width, room.height) for card in cards)

    widths = dict.fromkeys((min(room.width, WIDEST), min(room.width, 2 * WIDEST), room.width))
    for width in sorted(widths, key=tells_less):
        boxes = drawn(framed, width)
        if not any(CUT in line.plain for box in boxes for line in box.face.lines):
            return boxes
    return drawn(hung, room.width) if printed(cards) else boxes


def printed(cards: Sequence[Card]) -> bool:
    """Return whether most are cards that lie on the table, in colours and with prices, and not pictures."""
    coloured = sum(bool(card.colour and card.price) for card in cards)
    return 2 * coloured > len(cards) and not any(card.picture for card in cards)


def better_told(desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], room: Room) -> bool:
    """Return whether narrow cards would be cut, and fewer of the lines that say the same."""
    wide = (room.width + 1) // len(choices) - 1
    if wide >= READABLE or room.width < TELLING or any(card.picture and not card.plain for card in cards):
        return False
    reasons = sum(choice not in desk.draft.moves for choice in choices)
    return desk.drawn.once(_more_is_cut, cards, wide, Room(room.width, room.height - reasons))


def _more_is_cut(cards: Sequence[Card], wide: int, room: Room) -> bool:
    """Return whether cards cut more than lines of all that they say, or of what has to be told."""
    own = [card.__replace__(text=tuple(card.texts[-1]), known=()) for card in cards]
    hanging_down, size = printed(cards), Room(wide, room.height)
    for said in (cards, own) if len(cards) <= room.height else ():
        lines = (Text("  ").join((*head(card), Text(run_on(card.text)))) for card in said)
        wanted = [len(hanging(line, room.width - MARK)) for line in lines]
        pairs = zip(wanted, levelled(wanted, room.height), strict=True)
        cut = sum(_is_cut(card, size, hanging_down=hanging_down) for card in said)
        if sum(one > has for one, has in pairs) < cut:
            return True
    return False


def _is_cut(card: Card, size: Room, *, hanging_down: bool) -> bool:
    """Return whether a card of a size has no room for what it says, or in a frame for its title."""
    if hanging_down:
        return not hangs(card, Frame("1"), size.width, size.height)
    titled = whole_name(f"1 {card.name}", card.price, size.width)
    return bool(titled) or not hangs(card, Frame("1"), size.width - 1, size.height - 1)


def _boxed(desk: Desk, number: int, choice: Choice, card: Card, ink: Ink, size: Room, draw: Drawer) -> Entry:
    """Draw a choice as a card, with why it cannot be played."""
    taken, barred = choice == desk.draft.choice, choice not in desk.draft.moves
    refusal = why_barred(desk, choice) if barred else None
    foot = Text(refused(desk.words, refusal, size.width - 2), ink.tones.bad) if refusal else None
    tick = tick_on_card(desk, choice)
    keys = marks(desk)
    key = keys[number] if keys else str(number + 1)
    frame = Frame(f"{key}{tick}", foot, heavy=taken, dim=barred)
    lines = desk.drawn.once(
        draw, card, frame, size.width, size.height, ink.palette, what=(draw, number, size.width)
    )
    return Entry(Face(tuple(lines)), taken=taken, barred=barred, boxed=True)


BETWEEN_ROWS: Final = "/"  # the sign between the rows of a picture that stands in a line
LOWEST: Final = 6  # the fewest lines that a card has room in


def held(desk: Desk, ink: Ink, room: Room) -> Sequence[Entry]:
    """Draw the entries of the hand; those drawn lately, while nothing changed that they are drawn from."""
    draft, seen = desk.draft, (desk.sight, desk.state, desk.words)
    lying = (desk.listed, draft.choice, draft.moves, desk.marked, desk.verb, marks(desk))
    asked = (desk.modes, desk.window, asks_all(desk))
    these = (*seen, *lying, *asked, ink.palette, ink.tones, room)
    return desk.drawn.once(lambda *_: _held(desk, ink, room), *these, what=_held)


def _held(desk: Desk, ink: Ink, room: Room) -> Sequence[Entry]:
    """Draw the entries of the hand, in the form that has room for all of them and says most."""
    if asks_all(desk):
        return [_seat(desk, seat, ink) for seat in people_of(desk.match.players)]
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    if not choices or len(choices) < len(desk.listed):
        return [_small(desk, entry, ink) for entry in desk.listed]
    meant: dict[Choice, Move] = {choice_of(move): move for move in reversed(desk.sight.barred)}
    meant |= {choice: moves[0] for choice, moves in desk.draft.moves.items() if moves}
    moves = tuple(map(meant.get, choices))
    cards = desk.drawn.once(_cards, desk.drawing, desk.state, tuple(choices), moves, desk.words, ink.palette)
    wide = (room.width + 1) // len(choices) - 1
    if wide >= NARROWEST and room.height >= LOWEST and not better_told(desk, choices, cards, room):
        boxes = side_by_side(desk, choices, cards, ink, Room(wide, room.height))
        if not any(map(has_cut, boxes)):
            return boxes
    if any(card.picture and not card.plain for card in cards):
        return _pictured(desk, choices, cards, ink, room)
    abreast = max(-(-len(choices) // room.height), 1)
    width = (room.width + 1) // abreast - 1 - MARK
    if width + (MARK if abreast == 1 else 0) >= TELLING:
        return told_in_lines(desk, choices, cards, ink, Room(width, room.height), abreast)
    cards = _called_briefly(desk, choices, desk.drawn.once(named_closely, cards, room), ink, room)
    barred = tuple(choice not in desk.draft.moves for choice in choices)
    rooms = desk.drawn.once(rooms_in, cards, room)
    if desk.verb and printed(cards):
        # Who opens a list wants to read it, and does without the legend below.
        rooms = desk.drawn.once(with_spare, rooms, cards, barred, room)
    return [_lined(desk, ink, *row) for row in zip(choices, cards, rooms, strict=True)]


def _called_briefly(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room
) -> Sequence[Card]:
    """Call choices by what their game draws that are no more than a name, if one has no room for it."""
    bare = [card.tags is None and not card.price for card in cards]
    rows = zip(bare, cards, rooms_in(cards, room) if any(bare) else (), strict=False)
    if not any(one and size.height == 1 and line_of(card).cell_len > size.width for one, card, size in rows):
        return cards
    faces = (desk.drawing.face(desk.sight.view, choice, desk.words, ink.palette) for choice in choices)
    named = zip(bare, cards, faces, strict=True)
    return [card.__replace__(name=face.lines[0].plain) if one else card for one, card, face in named]


def _cards(
    drawing: Show,
    view: Any,
    choices: Sequence[Choice],
    moves: Sequence[Move | None],
    words: Words,
    palette: Palette,
) -> Sequence[Card]:
    """Draw the cards of choices; those that would read alike are named by what they do, in few words."""
    cards = _told_once([card_of(drawing, view, choice, words, palette) for choice in choices])
    heads = [(card.name, card.price, str(card.tags)) for card in cards]
    alike = [at for at, head in enumerate(heads) if heads.count(head) > 1 and moves[at] is not None]
    for say in (words.short, words.say):
        named = {at: say(moves[at]) for at in alike}
        if len(set(named.values())) == len(alike):
            return [
                card.__replace__(name=named[at], brief="") if at in named else card
                for at, card in enumerate(cards)
            ]
    return cards


OFTEN: Final = 3  # on so many cards the same is not told again: whoever points at one reads it


def _told_once(cards: Sequence[Card]) -> Sequence[Card]:
    """Leave out of what is known of cards what many of them say alike."""
    counted = Counter(part for card in cards for part in dict.fromkeys(card.known))
    said = [tuple(part for part in card.text if counted[part] < OFTEN) for card in cards]
    return [card.__replace__(text=text or card.text) for card, text in zip(cards, said, strict=True)]


def _seat(desk: Desk, seat: Seat, ink: Ink) -> Entry:
    """Draw a seat that is asked with all others, and whether it wants to answer; who could is not told."""
    words, window = desk.words, desk.window
    wants = window is not None and seat in window.wants
    said = words("window-wants" if wants else "window-waits", seat=words.seat(seat))
    return Entry(Face((chip(seat, ink.palette).append(f" {said}"),)), ticked=wants)


def _lined(desk: Desk, ink: Ink, choice: Choice, card: Card, room: Room) -> Entry:
    """Write a choice in a line, or in two with why it is barred and what it does, where these have room.

    In one, what it is is told in fewer words, or not, where it has no room; a price stays.
    """
    line, width = line_of(card), room.width
    if room.height > 1 and width < TOLD:
        return telling(desk, choice, line, room)
    if room.height > 1:
        told = Text(run_on(card.texts[-1]), Style(color=ink.palette["text"], bold=False))
        parts = (with_reason(desk, choice, card, line, ink, width), told)
        return telling(desk, choice, Text(GAP).join(filter(None, parts)), room)
    if line.cell_len > width and card.signs:
        line = line_of(card.__replace__(tags=card.signs))
    if line.cell_len > width and card.price:
        price = Text(f"  {card.price}")
        line = in_whole_words(Text(card.name, "bold"), width - price.cell_len).append_text(price)
    return telling(desk, choice, line, Room(width, 1))


def _faces(
    drawing: Show, view: Any, listed: Sequence[Listed], words: Words, palette: Palette
) -> Mapping[Choice, Face]:
    """Draw the choices of a list; where kinds are listed, too, by no more than a name where that will do."""
    choices = [entry for entry in listed if isinstance(entry, Choice)]
    faces = {choice: drawing.face(view, choice, words, palette) for choice in choices}
    if len(choices) < len(listed):
        cards = ((choice, card_of(drawing, view, choice, words, palette)) for choice in choices)
        faces |= {
            choice: Face((Text(card.name),)) for choice, card in cards if card.plain or not card.picture
        }
    return faces


def _pictured(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room
) -> list[Entry]:
    """Draw pictures side by side, as they stand on cards or as small as can be, or in a line each."""
    small = [_small(desk, choice, ink) for choice in choices]
    large = [
        entry.__replace__(face=Face((entry.face.lines[0], *card.picture, *filter(None, (Text(card.price),)))))
        if card.picture
        else entry
        for entry, card in zip(small, cards, strict=True)
    ]
    wide = sum(max(MARK + entry.face.lines[0].cell_len, entry.face.width) + 1 for entry in large)
    high = max(len(entry.face.lines) for entry in large)
    if wide <= room.width and high <= room.height:
        return large
    moves = [desk.draft.moves.get(choice, ()) for choice in choices]
    names = [
        card.brief or (desk.words.short(ways[0]) if ways else card.name)
        for card, ways in zip(cards, moves, strict=True)
    ]
    forms = [small, _in_line_each(small, [card.name for card in cards]), _in_line_each(small, names)]
    numbers = marks(desk) or ("1",) * len(choices)
    fit = (form for form in forms if _lines_of(form, numbers, room.width) <= room.height)
    return next(fit, forms[-1])


def _in_line_each(entries: Sequence[Entry], names: Sequence[str]) -> list[Entry]:
    """Write pictures into a line each: behind a name their rows, without the blanks in them."""
    lines = []
    for entry, name in zip(entries, names, strict=True):
        rows = [Text().join(line.split(" ")) for line in entry.face.lines[1:]]
        parts = [Text(name), Text(BETWEEN_ROWS).join(rows)] if rows else [Text(name)]
        lines.append(Text(" ").join(parts))
    widest = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(widest - line.cell_len)
    return [entry.__replace__(face=Face((line,))) for entry, line in zip(entries, lines, strict=True)]


def _lines_of(entries: Sequence[Entry], numbers: Sequence[str], width: int) -> int:
    """Count the lines of entries side by side behind their numbers, in as many rows as it takes."""
    high = right = tallest = 0
    for entry, number in zip(entries, numbers, strict=True):
        wide = max(len(number) + 1 + entry.face.lines[0].cell_len, entry.face.width)
        if right and right + wide > width:
            high, right, tallest = high + tallest, 0, 0
        right, tallest = right + wide + 1, max(tallest, len(entry.face.lines))
    return high + tallest


def _small(desk: Desk, entry: Listed, ink: Ink) -> Entry:
    """Draw an entry: a choice as its game draws it, a kind by its name and how many there are."""
    if isinstance(entry, Choice):
        face = desk.drawn.once(_faces, desk.drawing, desk.state, desk.listed, desk.words, ink.palette)[entry]
        taken, barred = entry == desk.draft.choice, entry not in desk.draft.moves
        return Entry(face, taken=taken, barred=barred, ticked=is_ticked(desk, entry))
    of_kind = [choice for choice in desk.sight.choices if choice.kind is entry]
    possible = sum(choice in desk.draft.moves for choice in of_kind)
    name = desk.words.verb(entry)
    said = Text(desk.words("hand-kind", name=name, possible=possible, count=len(of_kind)))
    return Entry(Face((said,)), barred=not possible)


FEW: Final = 4  # how many held cards are told in full beside a question that is not about them
PICTURES_APART: Final = 3  # columns between pictures of what is held


def held_lines(desk: Desk, ink: Ink, room: Room) -> Sequence[Text]:
    """Tell what the looker holds, and what else lies before it, beside what can be chosen now."""
    held, before = desk.drawn.once(_apart, desk.sight)
    if not (held or before):
        return ()
    these = (held, before, desk.state, desk.words, ink.palette, room)
    return desk.drawn.once(
        lambda *_: _apart_lines(desk, ink, room, held, before), *these, what=(held_lines, room)
    )


def _apart_lines(
    desk: Desk, ink: Ink, room: Room, held: Sequence[Move], before: Sequence[Move]
) -> Sequence[Text]:
    others = _named(desk, ink, "focus-before", before, room.width)
    names = [*_named(desk, ink, "focus-held", held, room.width), *others]
    also = "yes" if len(held) < len(hand_parts(desk.drawing, desk.sight.view, desk.sight.viewer)[0]) else "no"
    many, key = len(held) + len(before), facts.key_written(desk, Do.CHOICES)
    count = Text(desk.words("need-held-count", count=many, key=key, also=also), "bold")
    head = Text(desk.words("focus-held", things="").strip(), "dim")
    cards = [
        desk.drawn.once(card_of, desk.drawing, desk.state, choice_of(move), desk.words, ink.palette)
        for move in held[: FEW + 1]
    ]
    forms = [lambda: names, lambda: [count]]
    if cards and all(card.picture for card in cards):
        forms.insert(0, lambda: [head, *_in_pictures(desk, held, ink, room.width), *others])
    elif 0 < len(cards) <= FEW and all(card.texts[-1] for card in cards):
        titles = [Text.assemble((f"{card.name}  {card.price}  ", "bold"), card.tags or "") for card in cards]
        pairs = zip(titles, (Text(run_on(card.texts[-1])) for card in cards), strict=True)
        full = [line for pair in pairs for text in pair for line in wrapped(text, room.width)]
        forms.insert(0, lambda: [head, *full, *others])
    return fitted(room, *forms)


def _in_pictures(desk: Desk, held: Sequence[Move], ink: Ink, width: int) -> Sequence[Text]:
    """Draw what is held side by side, in as many rows as it takes."""
    rows = list[Sequence[Text]]()
    for move in held:
        face = desk.drawing.face(desk.state, choice_of(move), desk.words, ink.palette)
        last = beside(rows[-1], face.lines, gap=PICTURES_APART) if rows else ()
        if last and max(line.cell_len for line in last) <= width:
            rows[-1] = last
        else:
            rows.append(face.lines)
    return [line for row in rows for line in row]


def _apart(sight: Sight) -> tuple[Sequence[Move], Sequence[Move]]:
    """List what the looker holds, and what else lies before it, beside what can be chosen now."""
    if not sight.acting or sight.down or sight.viewer == CHANCE:
        return (), ()
    asked = {choice.values for choice in sight.choices if choice.values}
    held, before = hand_parts(sight.drawing, sight.view, sight.viewer)
    return (
        [
            move
            for move in held
            if choice_of(move) not in sight.choices and choice_of(move).values not in asked
        ],
        [move for move in before if choice_of(move).values not in asked],
    )


def held_besides(desk: Desk, palette: Palette) -> str:
    """Name what the looker holds, and what else lies before it, beside what can be chosen now."""
    named = zip(("focus-held", "focus-before"), desk.drawn.once(_apart, desk.sight), strict=True)
    return "\n".join(_names(desk, palette, message, things) for message, things in named if things)


def _named(desk: Desk, ink: Ink, message: str, things: Sequence[Move], width: int) -> Sequence[Text]:
    """Name what is held, or lies before the looker."""
    return wrapped(Text(_names(desk, ink.palette, message, things), "bold"), width) if things else ()


def _names(desk: Desk, palette: Palette, message: str, things: Sequence[Move]) -> str:
    cards = (card_of(desk.drawing, desk.state, choice_of(move), desk.words, palette) for move in things)
    names = (card.brief or desk.words.short(move) for card, move in zip(cards, things, strict=True))
    return desk.words(message, things=" · ".join(names))
