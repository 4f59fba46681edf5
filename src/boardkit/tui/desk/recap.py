"""The past, told: the walk beside the map, the recap since a seat's last turn, the log."""

from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import Any, Final

from msgspec import field
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Game, Match, Seat
from boardkit.core.lines.match import Sitter
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.values import Value
from boardkit.draw.blocks import INDENT, wrapped
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.numbers import Change, change_said, differences
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.seats import chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Numbers, Picture, Show, home, thing_in, words_there
from boardkit.players.review import Judged
from boardkit.text import Words
from boardkit.text.log import Group, Item, Line, grouped, is_about, last_turn, noted, recap
from boardkit.text.markdown import without_marks
from boardkit.text.reviews import better_said, mark_said
from boardkit.text.spots import HERE, standing_for
from boardkit.tui.desk.desk import LINK, WANT, Desk, fact
from boardkit.tui.desk.intents import Follow, Intent, WalkBetter, WhyDid
from boardkit.tui.desk.sight import Drawn, Halt, Sight, Walk, acting


def link(drawing: Show, view: Any, line: Line) -> Follow:
    """Return what a sentence leads to: when it happened, and the places or the card that it is about."""
    event = line.event
    if event is None:
        return Follow(line.text, at=line.at)
    places, card = tuple(dict.fromkeys(event.places)), thing_in(drawing, event)
    return Follow(line.text, places, home(drawing, view, None, event) if places else None, card, line.at)


EARLIER, LATER = 3, 2
"""How many happenings of a decision are told before and after the one where the walk stands."""

AROUND: Final = EARLIER + 1 + LATER + 1  # the halts at which numbers are counted for that


class Telling(Value, eq=False):
    """A walk as it is told to one seat."""

    walk: Walk
    game: Game[Any]
    drawing: Show
    viewer: Seat
    decider: Seat  # who made the decision that the walk stands in; CHANCE before the first
    pace: str = ""  # the message of the speed, while the walk goes on by itself; empty while it does not
    judged: Judged | None = None  # what a review at hand says of the decision
    asked: WhyDid | None = None  # what asks a computer why it decided so, if one did
    drawn: Drawn = field(default_factory=Drawn)  # remembers the numbers of the halts around

    def prompt(self, words: Words) -> Text:
        """Tell the happening where the walk stands, its rule, and the numbers it changed."""
        walk = self.walk
        text = Text(words("walk-where", step=walk.happening, steps=walk.happenings), "bold")
        if self.pace:
            text.append(f"  ▸▸ {words(self.pace)}", "bold italic")
        text.append(f"  {self.sentence(walk.halt, words)}")
        text.append(f"  {self._mark} " if self._mark else "", "reverse bold")
        changed = "   ".join(change_said(change, words) for change in self.changes(walk.at))
        return text.append("\n" + (changed if walk.at else words("walk-keys")))

    def panel(self, words: Words, book: Rulebook, palette: Palette, width: int) -> Text:
        """Tell the whole decision, a line for each happening, and quote the rule of this one.

        Its tables are laid out in so many columns.
        """
        parts = *self._decision(words, palette), *self._second_look(words), *self._rule(words, book, width)
        return Text("\n\n").join(parts)

    @property
    def _mark(self) -> str:
        noted_here = self.walk.halt.note is not None
        return "" if self.judged is None or noted_here else self.judged.mark.value

    def sentence(self, halt: Halt, words: Words) -> str:
        """Say what had just happened at a halt, with its rule."""
        if halt.note is not None:
            return noted(halt.note, self.game, words)
        if halt.move is not None:
            return words.say(halt.move)
        return words("walk-start") if halt.event is None else f"{words.say(halt.event)} §{halt.event.rule}"

    def changes(self, at: int) -> Sequence[Change]:
        """Say which numbers the happening at a halt changed, as the seat may know them."""
        return differences(self._numbers(max(at - 1, 0)), self._numbers(at))

    def _numbers(self, at: int) -> Sequence[Numbers]:
        """Count a table once, however many happenings are held to it."""
        return self.drawn.once(self.drawing.numbers, self._view(at), what=("numbers", at % AROUND))

    def places(self) -> frozenset[Place]:
        """Name the places that the happening changed: those it names, and those that look otherwise."""
        event = self.walk.halt.event
        named = frozenset[Place]() if event is None else frozenset(event.places)
        before, after = self.walk.before.state, self.walk.halt.state
        # Another seat's turn may have brought up another map.
        if before is after or acting(before) != acting(after):
            return named
        old, new = (self._picture(at).looks for at in (max(self.walk.at - 1, 0), self.walk.at))
        return named.union(place for place, look in new.items() if place in old and old[place] != look)

    def _picture(self, at: int) -> Picture:
        """Draw a table once, though the next step begins where this one ends."""
        return self.drawn.once(self.drawing.map, self._view(at), None, what=("map", at % 2))

    def _view(self, at: int) -> Any:
        state = self.walk.halts[at].state
        return self.drawn.once(self.game.view, state, self.viewer, what=("view", at % AROUND))

    def _decision(self, words: Words, palette: Palette) -> Iterator[Text]:
        """Name who decides, and tell what came of it, as much of it as lies around the happening."""
        steps, number = self.walk.decision, self.walk.units[self.walk.at].decision
        step, count = self.walk.in_decision
        where = Text(words("walk-decision", number=number, step=step, steps=count), "dim")
        if self.decider == CHANCE:
            head = where
        else:
            mark = (f" {self._mark} ", "reverse bold") if self._mark else ""
            name = (f" {words.seat(self.decider)}  ", "bold")
            head = Text.assemble(chip(self.decider, palette), name, mark, " " if mark else "", where)
        near = [at for at in steps if -EARLIER <= at - self.walk.at <= LATER]
        why = [] if self.asked is None else [_link(words("why-computer"), self.asked)]
        yield Text("\n").join([head, *(self._step(at, words) for at in near), *why])

    def _step(self, at: int, words: Words) -> Text:
        """Write a happening and what it changed; what is still to come is dim."""
        now = self.walk.at
        mark, style = ("✓", "") if at < now else ("▶", Style(bold=True) + HERE) if at == now else ("·", "dim")
        said = Text(f"{mark} {self.sentence(self.walk.halts[at], words)}", style)
        changes = self.changes(at) if at <= now else ()
        return said.append("".join(f"  {change_said(change, words)}" for change in changes), "italic")

    def _second_look(self, words: Words) -> Iterator[Text]:
        """Say what a mark means, what would have been better, and how that is walked."""
        one = self.judged
        if one is None or not one.mark.value:
            return
        event = self.walk.halt.event
        played = "" if event is None or not event.hides else f"{words.say(one.move)}. "
        said = Text(f"{played}{mark_said(one, words)}", "bold")
        if one.better is not None:
            walk = _link(words("review-walk-it"), WalkBetter(one.at))
            better = better_said(one, words_there(self.drawing, self.walk.before.state, words))
            said.append("\n").append(better, "not bold").append("\n").append_text(walk)
        yield said

    def _rule(self, words: Words, book: Rulebook, width: int) -> Iterator[Text]:
        event = self.walk.halt.event
        section = None if event is None else book.sections.get(event.rule)
        if section is not None:
            heading = f"{words('lesson-rule')} §{section.number} {section.title}"
            yield Text.assemble((heading, "bold"), "\n", (without_marks(section.text, width), "dim"))


def _link(said: str, wanted: Intent) -> Text:
    """Write a line on which a click does what it says."""
    return Text(said, standing_for(WANT, wanted) + Style(underline=True))


@fact
def telling(desk: Desk) -> Telling:
    """Return what is told of the walk that is taken."""
    walk = desk.walk
    assert walk is not None
    decider, past = desk.match.decider(walk.halt.at), desk.sight.past
    decided = walk.halts[walk.decision.start].at
    judged = None if desk.judgement is None else desk.judgement.of(desk.match, decided)
    asked = WhyDid(decided) if by_computer(desk.match, decided) else None
    pace = desk.mode.pace(desk)
    return Telling(walk, desk.game, desk.drawing, past, decider, pace, judged, asked, desk.drawn)


def by_computer(match: Match[Any], at: int) -> bool:
    """Return whether a computer sits where the decision was made that led to a moment."""
    seat = match.moments[at].seat
    return at > 0 and seat != CHANCE and match.players[seat].sitter is not Sitter.PERSON


def since(match: Match[Any], seat: Seat) -> int:
    """Return the first moment that is new to a seat; to all together, what the last turn brought is new.

    Its own last decision is new to a seat where it ended a round or uncovered something: much may come of it.
    """
    if seat == CHANCE:
        return _turn_begun(match)
    moments, windows = match.moments, drawing_of(match.game.key).windows

    def waved_on(at: int) -> bool:
        # It came of passing where all are asked on one screen, which is nobody's turn.
        passing = windows.get(type(moments[at - 1].step.state.question)) if windows else None
        return passing is not None and moments[at].move == passing

    last = last_turn(match, seat, waved_on)
    return last if last and (ended_a_round(match, last) or _uncovered(match, last, seat)) else last + 1


def _uncovered(match: Match[Any], at: int, seat: Seat) -> bool:
    """Return whether the answer that led to a moment showed what others had answered in secret."""
    events = (frame.event for frame in match.moments[at].step.frames)
    return any(event.reveals and not event.minor and not is_about(event, seat) for event in events)


def replay_said(desk: Desk) -> str:
    """Return the message that says since when a replay shows what has happened."""
    if desk.viewer == CHANCE:
        return "key-replay-turn"
    first = desk.drawn.once(since, desk.match, desk.viewer)
    return "key-replay" if first > 1 else "key-replay-start"


def ended_a_round(match: Match[Any], at: int) -> bool:
    """Return whether the answer that led to a moment ended a round."""
    before, after = (match.game.round(match.moments[one].step.state) for one in (at - 1, at))
    return before not in (None, after)


def _turn_begun(match: Match[Any]) -> int:
    """Return the first of the decisions that one seat has made in a row up to now."""
    by, moments = match.decider(match.at), match.moments
    in_a_row = takewhile(lambda at: moments[at].seat == by or not match.decided(at), range(match.at, 0, -1))
    return min((at for at in in_a_row if moments[at].seat == by), default=1)


def recap_for(desk: Desk, seat: Seat, ears: Seat) -> Sequence[Group]:
    """Tell what is new to a seat, as `ears` may hear it."""
    first = desk.drawn.once(since, desk.match, seat)
    return desk.drawn.once(recap, desk.match, ears, desk.words, first)


def recap_beside(desk: Desk) -> Sequence[Group]:
    """Tell what is new to the viewer; at its end nothing that the screen shows anyway, if there is more."""
    groups = recap_for(desk, desk.sight.viewer, desk.sight.past)
    return desk.drawn.once(_without_what_is_seen, groups, desk.drawing)


def _without_what_is_seen(groups: Sequence[Group], drawing: Show) -> Sequence[Group]:
    if not groups:
        return groups
    *earlier, last = groups
    items = last.items
    while items and type(items[-1].line.event) in drawing.in_view:
        items = items[:-1]
    return [*earlier, last.__replace__(items=items)] if items else earlier or groups


def group_told(sight: Sight, group: Group, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    """Write a decision with the chip of who made it, and below what came of it."""
    return chain.from_iterable(sentences_told(sight, group, words, palette, width))


def run_on(sight: Sight, group: Group, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    """Write a decision and what came of it as one paragraph."""
    linked = [_linked(sight, item, Text(item_said(item, words, group.count))) for item in group.items]
    for at, line in enumerate(wrapped(Text(" ").join(linked), width - len(INDENT))):
        yield (Text(INDENT) if at else _lead(group, palette)).append_text(line)


def sentences_told(
    sight: Sight, group: Group, words: Words, palette: Palette, width: int
) -> Iterator[list[Text]]:
    """Write a decision, and what came of it, each sentence in as many lines as it takes."""
    for number, item in enumerate(group.items):
        said = item_said(item, words, group.count)
        told = _linked(sight, item, Text(said, "bold" if number == 0 else ""))
        lead = _lead(group, palette) if number == 0 else Text("  → ")
        lines = wrapped(told, width - len(INDENT))
        yield [(Text(INDENT) if at else lead).append_text(line) for at, line in enumerate(lines)]


def _linked(sight: Sight, item: Item, said: Text) -> Text:
    """Let a sentence stand for what it is about."""
    said.stylize(standing_for(LINK, link(sight.drawing, sight.view, item.line)))
    return said


def whole_log(desk: Desk) -> Iterator[tuple[Text, Intent]]:
    """Write the whole log, the latest decision first, each sentence with where it leads."""
    palette = match_palette(desk.game.key, tuple(one.colour for one in desk.match.players), Depth.FULL)
    for group in reversed(grouped(desk.match, desk.sight.told(desk.words))):
        for number, item in enumerate(group.items):
            said = item_said(item, desk.words, group.count)
            lead = _lead(group, palette) if number == 0 else Text("  → ")
            yield lead.append(said), link(desk.drawing, desk.state, item.line)


def _lead(group: Group, palette: Palette) -> Text:
    """Begin the first sentence of a decision with the chip of who made it."""
    return Text.assemble(Text("   ") if group.seat == CHANCE else chip(group.seat, palette), " ")


def item_said(item: Item, words: Words, groups: int) -> str:
    """Say a sentence, and how often it was repeated in so many groups alike."""
    times = item.count * groups
    return item.line.text if times == 1 else words("recap-times", text=item.line.text, times=times)
