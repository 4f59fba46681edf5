"""Tips in full: the focus card and its leaves, the coach's note, and what hovering tells."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, zip_longest
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.core.teaching.coverage import LONG, LONG_LIST, Brief, brief
from boardkit.core.teaching.rulebook import Section
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, longest, shortened, wrapped
from boardkit.draw.cards import Card, boxed, run_on, told, whole_name
from boardkit.draw.seats import chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import card_of
from boardkit.maps.squares import Square
from boardkit.text import Words
from boardkit.text.markdown import without_marks
from boardkit.text.reasons import condition_said
from boardkit.text.spots import Spot, standing_for
from boardkit.text.words import key_said
from boardkit.tui.desk import facts
from boardkit.tui.desk.desk import LEAF, LINK, SHARED, WANT, Area, Desk, Ink, Sheet, book_of, note_of
from boardkit.tui.desk.intents import Do, Follow, Leaf, OpenRule, TakeBack
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.stakes import cautions, in_brief, outcome_said

WIDEST: Final = 1000  # the columns of what has room for anything


def leaf_of(
    desk: Desk, lines: Sequence[Text], height: int, width: int = WIDEST
) -> tuple[Sequence[Text], Text]:
    """Return the lines of the leaf that lies open, and how to read on, if they do not all fit on it."""
    if len(lines) <= height:
        return lines, Text()
    leaves = -(-len(lines) // height)
    leaf = desk.leafed[1] % leaves if desk.leafed[0] == facts.focused_on(desk) else 0
    first = min(leaf * height, len(lines) - height)
    words = desk.words
    key = key_said(next(key.shown for key in desk.keys if key.intent == Leaf(1)), words)
    forms = [words(one, key=key, leaf=leaf + 1, leaves=leaves) for one in ("leaf-more", "leaf-more-brief")]
    more = Text(f" {longest(width - 2, *forms)} ", standing_for(LEAF, 1))  # a click reads on as well
    return lines[first : first + height], more


def leafed(desk: Desk, lines: Sequence[Text], room: Room) -> Sequence[Text]:
    """Show the leaf that lies open, and in the last line of the room how to read on where there is more."""
    if len(lines) <= room.height or room.height < 2:
        return lines[: room.height]
    shown, more = leaf_of(desk, lines, room.height - 1, room.width)
    return [*shown, shortened(more, room.width)]


LEAST, FRAMED = 4, 34  # lines and columns below which a frame takes more room than it is worth
LEAST_BELOW: Final = 3  # lines that a note takes at least below a sheet: its title, a sentence, and its keys
BESIDE: Final = 120  # the columns of a window from which on a sheet that is not full has the side beside it
MOST: Final = (LONG_LIST, LONG, 150, 100, 1)  # about how many characters a note has, the most first
BOLD: Final = Style(bold=True)


def note_card(desk: Desk, ink: Ink, room: Room) -> list[Text]:
    """Write the note that stands, with as many sentences as fit; framed where that is worth it."""
    section = book_of(desk).sections[note_of(desk)]
    if room.height < LEAST or room.width < FRAMED:
        title = wrapped(Text(f"§{section.number} {section.title}", "bold reverse"), room.width)
        lines = _fitting(desk, section, Room(room.width, room.height - len(title)))
        return [*title, *lines][: room.height]
    lines = _fitting(desk, section, Room(room.width - 2, room.height - 2))
    said, right = f"§{section.number} {section.title}", desk.words("coach-new")
    return boxed(said, right, tuple(lines), room, Text(), Style.parse(ink.tones.warn))


def with_note(sheet: Sheet, desk: Desk, room: Room) -> Sheet:
    """Lay the note that stands below a sheet that leaves no room for the side, in the lines that are left."""
    left = room.height - len(sheet.lines)
    if not note_of(desk) or left < LEAST_BELOW or (room.width >= BESIDE and not sheet.full):
        return sheet
    section = book_of(desk).sections[note_of(desk)]
    said = f" §{section.number} {section.title} "
    title = Text.assemble((said, "bold reverse"), f"  {desk.words('coach-new')}")
    apart = (Text(),) * (left > LEAST_BELOW)
    *lines, keys = _fitting(desk, section, Room(room.width, left - 1 - len(apart)))
    note = Sheet.wanting(OpenRule(note_of(desk)), [title, *lines])
    stop = Area(Do.COACH, keys.plain.rindex("   "), 0, keys.cell_len, 1)
    foot = Sheet((keys,), (stop, Area(OpenRule(note_of(desk)), 0, 0, keys.cell_len, 1)))
    whole = Sheet.stacked(sheet, Sheet(apart), note, foot).__replace__(full=sheet.full)
    return whole if len(whole.lines) <= room.height else sheet


def _fitting(desk: Desk, section: Section, room: Room) -> list[Text]:
    """Write as many sentences of a section as fit, one at least."""
    forms = [_told(desk, brief(section, most), room.width) for most in MOST]
    return next((form for form in forms if len(form) <= room.height), forms[-1])


def _told(desk: Desk, note: Brief, width: int) -> list[Text]:
    """Write a note, and below it the keys that read on and that end notes, to be clicked as well."""
    text = without_marks(note.text).splitlines()
    lines = [line for paragraph in text for line in wrapped(Text(paragraph), width)]
    more = desk.words("coach-all" if note.whole else "coach-rest", key=facts.key_written(desk, Do.RULES))
    stop = desk.words("coach-stop", key=facts.key_written(desk, Do.COACH))
    on, off = standing_for(LINK, OpenRule(note_of(desk))), standing_for(LINK, Do.COACH)
    return [*lines, Text.assemble((more, BOLD + on), "   ", (stop, off))]


AT_PLACE: Final = 2  # how many sentences on a place come before a card that may go there; the rest is last
FEW_WORDS: Final = 4  # fewer may stand twice: a name, a price
FRAME: Final = 2  # the columns of a frame, and its lines
ENDLESS: Final = 1000  # more lines than anything that is told takes


class Focus(Value):
    """The focus card: a title, a word to its right, and lines as wide as may be."""

    title: str
    right: str
    lines: tuple[Text, ...]


def focus(desk: Desk, ink: Ink, room: Room, prompt: str = "") -> list[Text]:
    """Write the focus card, in a frame where there is room for one, but for what prompt and hand say."""
    if note_of(desk):
        return note_card(desk, ink, room)
    if room.height < LEAST or room.width < FRAMED:
        found = focus_of(desk, ink, room.width, prompt=prompt)
        title = wrapped(Text.assemble((found.title, "bold"), f"  {found.right}"), room.width)
        return list(leafed(desk, [*title, *found.lines], room))
    found = focus_of(desk, ink, inside(room.width), room.height - FRAME, prompt)
    lines = [*whole_name(found.title, found.right, room.width), *found.lines]
    shown, more = leaf_of(desk, lines, room.height - FRAME, room.width - 2 * FRAME)
    return desk.drawn.once(boxed, found.title, found.right, tuple(shown), room, more)


def inside(width: int) -> int:
    """Return the columns inside the frame of what is told in so many, where it has one."""
    return width - FRAME if width >= FRAMED else width


def focus_of(desk: Desk, ink: Ink, width: int, high: int = ENDLESS, prompt: str = "") -> Focus:
    """Say what is looked at: what a sentence is about, the entry that is taken, a place, or the question.

    What is printed on an entry is told more closely where it has no room in so many lines.
    """
    choice = desk.draft.choice
    if desk.looked is not None:
        return _of_sentence(desk, desk.looked, ink, width)
    if choice is not None:
        return _of_choice(desk, choice, ink, Room(width, high), " ".join(prompt.split()))
    if desk.cursor is not None and (desk.touched or facts.is_away(desk)):
        said = facts.inspected_at(desk, desk.cursor)
        lines = [line for sentence in said for line in wrapped(Text(sentence), width)]
        return Focus(desk.words.name(desk.cursor), "", tuple(lines))
    return _of_question(desk, width)


class _Told(Value):
    """What there is to tell of the entry that is taken, besides what is printed on its card."""

    card: Card
    where: Sequence[Text]
    besides: Sequence[Text]
    comes: Sequence[Text]
    met: Sequence[Text]


def _of_choice(desk: Desk, choice: Choice, ink: Ink, room: Room, prompt: str) -> Focus:
    """Tell the entry that is taken; where a place is pointed at, that comes before what is known already."""
    # Whether there is anything to tell is asked of an endless room first.
    found = desk.drawn.once(_told_of, desk, choice, ink, room.width, prompt)
    card, where, comes = found.card, found.where, found.comes
    left = Room(room.width, room.height - len(where))
    text, rest = desk.drawn.once(_printed, card, left, what=(_printed, room.height == ENDLESS))
    lines = (*where, *comes, *text, *rest) if where else (*text, *comes, *rest)
    if lines or found.besides:
        # That all it takes is there is no news of its own: the prompt says that it may be done.
        lines = (*lines, *found.met)
    return Focus(card.name, card.price, tuple(_once((*lines, *found.besides), room.width)))


def _told_of(desk: Desk, choice: Choice, ink: Ink, width: int, prompt: str) -> _Told:
    card = desk.drawn.once(card_of, desk.drawing, desk.state, choice, desk.words, ink.palette)
    move, comes, met = facts.meant(desk), list[Text](), list[Text]()
    # What is ticked has its sum in the prompt.
    if move is not None and desk.sight.acting and choice not in desk.marked:
        unmet, fulfilled = desk.drawn.once(_conditions_said, desk.sight, desk.words, move)
        comes += _comes(desk, move, [Text(said, ink.tones.bad) for said in unmet], ink, width, prompt)
        met += [line for said in fulfilled for line in wrapped(Text(said, ink.tones.good), width)]
    where, besides = _at_place(desk, choice, width)
    return _Told(_unsaid(card, prompt), where, besides, comes, met)


def _unsaid(card: Card, said: str) -> Card:
    """Leave out of a card what the hand says of it already; a picture that is needed stays with its text."""
    if card.picture and not card.plain:
        return card
    said = _in_words(said)
    text = tuple(part for part in card.text if _in_words(part) not in said)
    tags = card.tags if card.tags is not None and _in_words(card.tags.plain) not in said else None
    known = tuple(part for part in card.known if part in text)
    return card.__replace__(text=text, tags=tags, known=known, picture=card.picture if text else ())


def _in_words(text: str) -> str:
    """Return a text without signs that stand by themselves, as those of a picture beside it do."""
    return " ".join(word for word in text.split() if any(map(str.isalnum, word)))


def _once(lines: Sequence[Text], width: int) -> Sequence[Text]:
    """Leave out lines of some words that stood before, but none that is wrapped: it is a part of more."""
    before, wraps, left = set[str](), False, list[Text]()
    for line, following in zip_longest(lines, lines[1:], fillvalue=Text()):
        said, (first, *_) = line.plain.strip(), (following.plain.split() or [""])
        wrapped_before, wraps = wraps, bool(first) and line.cell_len + 1 + cell_len(first) > width
        if wraps or wrapped_before or said not in before or len(said.split()) < FEW_WORDS:
            left.append(line)
        before.add(said)
    return left


def _printed(card: Card, room: Room) -> tuple[Sequence[Text], Sequence[Text]]:
    """Write what is printed on a card, and what has no room before the rest: what holds for many cards.

    Where it is too long it stands in one paragraph, without a needless picture.
    """
    free = room.height - len(whole_name(card.name, card.price, room.width + FRAME))
    lines = told(card, room.width)
    if len(lines) <= free or (card.picture and not card.plain):
        return lines, ()
    closer = told(card.__replace__(text=(run_on(card.text),), picture=()), room.width)
    if len(closer) <= free or not card.known:
        return closer, ()
    own, known = (run_on(card.texts[-1]),), Text(run_on(card.known))
    return told(card.__replace__(text=own, picture=()), room.width), wrapped(known, room.width)


def _of_sentence(desk: Desk, looked: Follow, ink: Ink, width: int) -> Focus:
    """Repeat a sentence of the log, and tell the card or the places that it is about."""
    said = [*wrapped(Text(looked.said, "italic"), width), *_way_back(desk, looked, width)]
    if looked.card is not None:
        card = card_of(desk.drawing, desk.state, looked.card, desk.words, ink.palette)
        return Focus(card.name, card.price, (*said, *told(card, width)))
    sentences = (one for at in looked.places for one in facts.inspected_at(desk, at))
    lines = (line for sentence in sentences for line in wrapped(Text(sentence), width))
    places = [desk.words.name(at) for at in looked.places]
    name = desk.words.listed(places) if places else desk.words("tab-log")
    return Focus(name, "", (*said, *lines))


def _way_back(desk: Desk, looked: Follow, width: int) -> Sequence[Text]:
    """Offer to take back what a sentence of the log tells, or say why that cannot be."""
    if looked.at is None:
        return ()
    if TakeBack not in desk.deeds:
        return wrapped(Text(desk.words("sentence-no-undo"), "dim"), width)
    if desk.match.jump(min(looked.at, desk.match.at)).undo().at >= looked.at:
        return wrapped(Text(desk.words("nothing-before"), "dim"), width)
    wish = standing_for(WANT, TakeBack(looked.at)) + BOLD
    return wrapped(Text(desk.words("sentence-undo", key=facts.key_written(desk, Do.UNDO)), wish), width)


def _at_place(desk: Desk, choice: Choice, width: int) -> tuple[Sequence[Text], Sequence[Text]]:
    """Say what is at the place that is pointed at, and what there is to say besides where nothing can go."""
    # A piece that can be turned hides what is there as it hovers where it may be played.
    hovers = desk.draft.legal and desk.draft.choice is not None and facts.is_piece(desk, desk.draft.choice)
    begun = bool(desk.letters) and desk.draft.move is None  # a letter is typed that begins several
    if not choice.needs_place or desk.cursor is None or hovers or begun:
        return (), ()
    at, stride = desk.cursor, 1 if facts.is_away(desk) else desk.drawing.stride(choice)
    places: Sequence[Place] = (at,)
    if at not in desk.draft.places and isinstance(at, Square) and stride > 1:
        # A piece that moves by more than a square would cover these.
        places = [Square(at.x + x, at.y + y) for y in range(stride) for x in range(stride)]
    said = [sentence for place in places for sentence in facts.inspected_at(desk, place)]
    lines = [wrapped(Text(sentence, "dim"), width) for sentence in said]
    besides = lines[AT_PLACE:] if desk.cursor not in desk.draft.places else ()
    return [*chain.from_iterable(lines[:AT_PLACE])], [*chain.from_iterable(besides)]


def _comes(
    desk: Desk, move: Move, unmet: Sequence[Text], ink: Ink, width: int, prompt: str
) -> Iterator[Text]:
    """Say what a move does not meet, and which numbers it would change, but for what the prompt says."""
    told = [*unmet]
    if desk.sight.refusal(move) is None:
        found = cautions(desk, move)
        told += [Text(one.said, ink.tones.bad if one.hostile else ink.tones.warn) for one in found]
        told_briefly = all(" ".join(part.split()) in prompt for part in in_brief(desk, move))
        told += [] if told_briefly else [Text(outcome_said(desk, move), "bold")]
    for line in told:
        # A refusal stands in the prompt with its rule written otherwise.
        said = line.plain.rpartition(" ")[0] if line.plain.startswith("✗") else line.plain
        if " ".join(said.split()) not in prompt:
            yield from wrapped(line, width)


def _conditions_said(sight: Sight, words: Words, move: Move) -> tuple[Iterable[str], Iterable[str]]:
    """Say the conditions of a move that it does not meet, and those that it does."""
    said: tuple[dict[str, None], dict[str, None]] = {}, {}
    for one in sight.conditions(move):
        said[one.refusal is None].update(dict.fromkeys(condition_said(one, words).splitlines()))
    return said


def _of_question(desk: Desk, width: int) -> Focus:
    """Quote the rule of what is asked, for whoever has not begun to choose."""
    question = desk.sight.view.question
    section = None if question is None else book_of(desk).sections.get(question.rule)
    if section is None:
        return Focus(desk.words("title"), "", ())
    text = [line for line in without_marks(section.text, width).splitlines() if line.strip()]
    lines = (line for paragraph in text for line in wrapped(Text(paragraph), width))
    return Focus(f"§{section.number} {section.title}", "", tuple(lines))


WIDTH, LINES = 46, 16  # columns and lines of what hovering tells


def tip(desk: Desk, ink: Ink, spot: Spot) -> Text:
    """Tell what a spot stands for, as whoever looks may know it; nothing where there is nothing to tell."""
    kind, which = spot
    lines = [*TIPS[kind](desk, ink, which)] if is_told(desk, spot) else []
    return Text("\n").join([*lines[: LINES - 1], Text("…")] if len(lines) > LINES else lines)


class Tip(Value, eq=False, dict=True):
    """The tip of a spot, worked out only when the mouse has rested on it."""

    desk: Desk
    ink: Ink
    spot: Spot

    @cached_property
    def text(self) -> Text:
        """The text of the tip."""
        return tip(self.desk, self.ink, self.spot)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console, options
        yield self.text

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def is_told(desk: Desk, spot: Spot) -> bool:
    """Return whether there is anything to tell of a spot; of an answer to a question there is nothing."""
    which: Any
    kind, which = spot
    if kind == SHARED:
        return any(sign in which for sign, _ in facts.legend(desk.drawing, desk.words, desk.tier))
    return kind in TIPS and not (kind == "entry" and which >= len(desk.listed))


def _seat(desk: Desk, ink: Ink, which: int) -> Iterator[Text]:
    """Name a seat, and tell its numbers and all that lies open before it."""
    seat, words = Seat(which), desk.words
    yield chip(seat, ink.palette).append(f" {words.seat(seat)}", "bold")
    numbers = [one for one in desk.drawing.numbers(desk.state) if not one.shared]
    said = [words("tip-number", name=words(one.name), number=one.values[seat]) for one in numbers]
    yield from wrapped(Text(" · ".join(said)), WIDTH)
    laid_open = desk.drawing.laid_open
    for line in () if laid_open is None else laid_open(desk.state, seat, words):
        yield from wrapped(Text(line), WIDTH) or [Text()]


def _shared(desk: Desk, _ink: Ink, which: str) -> Iterator[Text]:
    """Say what the signs in a line stand for."""
    for sign, word in facts.legend(desk.drawing, desk.words, desk.tier):
        if sign in which:
            yield from wrapped(Text.assemble((sign, "bold"), f" {word}"), WIDTH)


def _entry(desk: Desk, ink: Ink, which: int) -> Iterator[Text]:
    """Tell an entry of the hand in full, and how it is taken."""
    entry, words = desk.listed[which], desk.words
    if isinstance(entry, Choice):
        there = desk.__replace__(draft=desk.draft.take(entry), cursor=None)
        found = focus_of(there, ink, WIDTH)
        yield from wrapped(Text.assemble((found.title, "bold"), f"  {found.right}"), WIDTH)
        yield from found.lines
    else:
        yield Text(words.verb(entry), "bold")
    choice = entry if isinstance(entry, Choice) else None
    then = "act" if choice is not None and not choice.needs_place else "place"
    then = "list" if choice is None else "tick" if facts.may_be_ticked(desk, choice) else then
    yield Text(words("tip-entry", then=then), "italic")


def _place(desk: Desk, _ink: Ink, which: Any) -> Iterator[Text]:
    yield Text(desk.words.name(which), "bold")
    for sentence in facts.inspected_at(desk, which):
        yield from wrapped(Text(sentence), WIDTH)


def _verb(desk: Desk, ink: Ink, which: str) -> Iterator[Text]:
    """Say how much of a verb is possible, and if nothing is, why not."""
    verb, words = facts.verb_of(desk, which), desk.words
    if verb is None:
        return
    possible, count = facts.counted(desk, verb)
    yield Text(words(verb.message), "bold")
    if verb.series is not None and count:
        yield from wrapped(Text(words("tip-series", key=which)), WIDTH)
    elif count:
        yield from wrapped(Text(words("tip-verb", key=which, possible=possible, count=count)), WIDTH)
    elif not facts.forgoes(desk, which):
        yield from wrapped(Text(words("tip-verb-none")), WIDTH)
    refusals = (facts.why_barred(desk, choice) for choice in facts.choices_of(desk, verb))
    if not possible and (first := next(filter(None, refusals), None)) is not None:
        yield from wrapped(Text(f"✗ {words.say(first)} §{first.section}", ink.tones.bad), WIDTH)


def _footer_key(desk: Desk, _ink: Ink, which: str) -> Iterator[Text]:
    """Say what a key of the footer does, and which keys do the same."""
    key = next((key for key in desk.keys if which == f"want('{key.action}')"), None)
    if key is not None:
        yield Text(desk.words(key.message), "bold")
        yield Text(longest(WIDTH, desk.words("tip-key", key=key_said(key.shown, desk.words))))


TIPS: Final[Mapping[str, Callable[[Desk, Ink, Any], Iterator[Text]]]] = {
    "seat": _seat,
    SHARED: _shared,
    "entry": _entry,
    "place": _place,
    "verb": _verb,
    "key": _footer_key,
    LINK: lambda desk, _ink, _which: iter([Text(desk.words("tip-link"))]),
}
"""The tip of each kind of spot."""
