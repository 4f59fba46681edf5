"""The open boards of all seats: one in a few words each, or all as a table as full as a room allows."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache, partial
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Span, Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw import blocks
from boardkit.draw.needs import BROAD
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS, chip, marked, seat_name
from boardkit.games.terraforming_mars.box import CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.facts import CardType
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Resource, Tag
from boardkit.games.terraforming_mars.rules import model, scoring
from boardkit.games.terraforming_mars.show.cardtext import modifier_said
from boardkit.games.terraforming_mars.show.map import MONEY_SIGN
from boardkit.games.terraforming_mars.show.signs import resource_sign
from boardkit.text import Words

PART: Final = " · "  # gap between parts of a line
CUT: Final = " …"  # mark after a line that is cut
BETWEEN: Final = re.compile(f"{PART}|, ")  # gaps between parts, and between the names of one
LINES_LATELY: Final = 256  # how many texts are remembered as they were written below a name


def joined(*parts: Text) -> Text:
    """Write parts one after the other; those that say nothing are left out."""
    return Text(PART).join(part for part in parts if part)


def below_in(count: int, parts: Sequence[Text], width: int, margin: int, words: Words) -> list[Text]:
    """Write parts into so many lines, the last what is left; of its names those without room are counted."""
    last, names = joined(*parts[count - 1 :]), len(parts[-1])
    shown = [part for part in (*parts[: count - 1], last)[:count] if part]
    lines: list[Text] = []
    for left, part in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
        most = count - len(lines) - left
        lines += below_name(part, most, width, margin, words, 0 if left else names)
    return lines


def _broken_off(text: Text, width: int, words: Words, names: int) -> Text:
    """Leave out at the end of a line what has no room, whole parts, and whole names, or words of one.

    Names that have no room are counted, else with the parts before them; a mark gives way to a part.
    """
    parted = [between.span() for between in reversed([*BETWEEN.finditer(text.plain)])]
    cards = [end == len(text) - names for _, end in parted]
    counts = [
        words("seat-in-play" if all_of_them else "seat-left-out", count=left)
        for left, all_of_them in enumerate(cards if names else (), 1)
    ]
    for (_, end), more in zip(parted, counts, strict=False):
        if end >= len(text) - names and end + len(more) <= width:
            return text[:end].append(more)
    for left, (begin, end) in enumerate(parted):
        if begin <= width:
            counted = text[:end].append(counts[left]) if names else text
            marked = text[:begin].append(CUT)
            return next((line for line in (counted, marked) if line.cell_len <= width), text[:begin])
    first, *_ = blocks.wrapped(text, width - len(CUT))
    first.rstrip()
    return first.append(CUT)


def below_name(text: Text, most: int, width: int, margin: int, words: Words, names: int = 0) -> list[Text]:
    """Write a text in so many lines at most, behind a margin; `names` at its end that are cut are counted."""
    said = text.plain, tuple(text.spans), text.style
    return [*_below(*said, most, width, margin, words, names)] if text and most else []


@lru_cache(LINES_LATELY)
def _below(
    plain: str,
    spans: tuple[Span, ...],
    style: str | Style,
    most: int,
    width: int,
    margin: int,
    words: Words,
    names: int,
) -> Sequence[Text]:
    """Write it, unless it was written lately: most seats have what they had at the table before."""
    lines = blocks.wrapped(Text(plain, style, spans=[*spans]), width - margin)
    if len(lines) > most:
        for line in lines:
            line.rstrip()
        rest = Text(" ").join(lines[most - 1 :])
        lines[most - 1] = _broken_off(rest, width - margin, words, names)
    return tuple(Text(" " * margin).append_text(line) for line in lines[:most])


USED: Final = "●"
UNUSED: Final = "○"
"""Whether the action of a card in play was used in this generation."""

LATELY: Final = 64  # how many lines of tags and cards are remembered: most seats have what they had before
OTHERS: Final = tuple(resource for resource in Resource if resource is not Resource.MEGACREDITS)


class Board(Value):
    """The board of a seat, about to be told."""

    view: model.State
    seat: Seat
    words: Words
    palette: Palette

    @property
    def company(self) -> model.Company:
        """Company of the seat."""
        return self.view.companies[self.seat]

    def corporation(self) -> str:
        """Name the corporation; before it is revealed, say whether it is chosen."""
        company = self.company
        if company.corporation in CORPORATIONS:
            return self.words.name(company.corporation, Corporation)
        return self.words("seat-chosen" if company.chosen else "seat-choosing")

    def identity(self, width: int | None = None) -> Text:
        """Write rating, tags and corporation; where all has no room, without the corporation."""
        whole = Text(" ").join([self.standing(), Text(self.corporation(), "italic")])
        return whole if width is None or whole.cell_len <= width else self.standing(width)

    def standing(self, width: int | None = None) -> Text:
        """Write rating, what is worth more or less than usual, and tags, of which some may have no room."""
        before = [Text(self.words("seat-rating", rating=self.company.rating)), *self.unusual()]
        left = None if width is None else width - sum(part.cell_len + 1 for part in before)
        return Text(" ").join(part for part in (*before, self.tags(left)) if part)

    def unusual(self) -> Iterator[Text]:
        """Write by signs what metals are worth and what a greenery takes, where it is not the usual."""
        values, words = self.company.works, self.words
        if values.steel != model.STEEL_VALUE:
            yield Text(f"{resource_sign(Resource.STEEL, words)}={values.steel}{MONEY_SIGN}")
        if values.titanium != model.TITANIUM_VALUE:
            yield Text(f"{resource_sign(Resource.TITANIUM, words)}={values.titanium}{MONEY_SIGN}")
        if values.plants != model.PLANTS_FOR_A_GREENERY:
            sign = resource_sign(Resource.PLANTS, words)
            yield Text(f"{values.plants}{sign}→{sign * 2}")

    def stakes(self) -> Text:
        """Write the hand and the events."""
        return joined(*map(Text, self._count()))

    def values(self) -> Text:
        """Write rating, hand, events, what metals are worth, and what a greenery takes if not the usual."""
        values, say = self.company.works, self.words
        parts = [say("seat-rating-full", rating=self.company.rating)]
        parts += [say("seat-steel", worth=values.steel), say("seat-titanium", worth=values.titanium)]
        if values.plants != model.PLANTS_FOR_A_GREENERY:
            parts.append(say("seat-greenery", plants=values.plants))
        return joined(*map(Text, (*parts, *self._count())))

    def _count(self) -> Iterator[str]:
        company, say = self.company, self.words
        yield say("seat-hand", count=len(company.hand))
        if company.events:
            yield say("seat-events", count=len(company.events))
        if company.passed:
            yield say("seat-passed")

    def tags(self, width: int | None = None) -> Text:
        """Write the tags in play, the most frequent first; a mark stands for those without room."""
        return _tags(tuple(self.company.works.tags.items()), self.words, self.palette, width)

    def modifiers(self) -> Text:
        """Say what the cards in play change for good."""
        facts = [FACTS[card] for card in self.company.tableau]
        said = [modifier_said(modifier, self.words) for card in facts for modifier in card.modifiers]
        return Text("; ".join(dict.fromkeys(said)), "dim")

    def cards(self) -> Text:
        """Name the cards in play, blue ones first, with their cubes, and whether their action was used."""
        company = self.company
        return _cards(company.played, tuple(company.cubes.items()), company.used, self.words, self.palette)

    def held(self, resource: Resource) -> str:
        """Write stock and production of a resource: `12+22`."""
        return f"{self.company.stock[resource]}{signed(self.company.production[resource])}"

    def others(self, *, signs: bool = False) -> Text:
        """Write the resources besides money that the seat has or makes, by their names or their signs."""
        company, words = self.company, self.words
        shown = [
            Text(resource_sign(resource, words) if signs else f"{words(f'head-{resource}')} ")
            + Text(self.held(resource))
            for resource in OTHERS
            if company.stock[resource] or company.production[resource]
        ]
        return Text(" ").join(shown)


@lru_cache(LATELY)
def _tags(tags: tuple[tuple[Tag, int], ...], words: Words, palette: Palette, width: int | None) -> Text:
    ordered = sorted(tags, key=lambda item: (-item[1], item[0]))
    said = [Text(f"{words.name(tag)}\u00a0{count}", palette[f"tag.{tag}"]) for tag, count in ordered]
    shorter = (Text(" ").join(said[:count]).append(CUT) for count in range(len(said) - 1, 0, -1))
    forms = (Text(" ").join(said), *shorter)
    return next((form for form in forms if width is None or form.cell_len <= width), Text())


def by_kind(boards: Sequence[Board], gap: str) -> list[Text]:
    """Name each kind of tag once, with how many of it each seat has, the most frequent first."""
    first, works = boards[0], [board.company.works for board in boards]
    counts = {tag: [one.tags.get(tag, 0) for one in works] for tag in Tag}
    worth = ((board, joined(*board.unusual())) for board in boards)
    parts = [chip(board.seat, board.palette).append_text(one) for board, one in worth if one]
    for tag in sorted(counts, key=lambda tag: -sum(counts[tag])):
        held = [(board, count) for board, count in zip(boards, counts[tag], strict=True) if count]
        counted = ((marked(LETTERS[one.seat], one.seat, one.palette), count) for one, count in held)
        letters = Text(gap).join(letter.append(f"{count}") for letter, count in counted)
        name = Text(f"{first.words.name(tag)}\N{NO-BREAK SPACE}", first.palette[f"tag.{tag}"])
        parts += [name.append_text(letters)] if held else []
    return parts


@lru_cache(LATELY)
def _cards(
    played: tuple[Card, ...],
    cubes: tuple[tuple[Card, int], ...],
    used: tuple[Card, ...],
    words: Words,
    palette: Palette,
) -> Text:
    held = dict(cubes)
    texts = list[Text]()
    for facts in sorted(map(FACTS.__getitem__, played), key=lambda facts: facts.type is not CardType.ACTIVE):
        text = Text(words.name(facts.id, Card), palette[f"card.{facts.type.value}"])
        if facts.actions:
            text.append(f" {USED if facts.id in used else UNUSED}")
        if facts.id in held:
            text.append(f" {held[facts.id]}", "bold")
        texts.append(text)
    return Text(", ").join(texts)


def signed(amount: int) -> str:
    """Write a number with its sign: `+3`, `−1`, `+0`."""
    return f"{amount:+d}".replace("-", "−")


def numbers(
    boards: Sequence[Board], words: Words, points: Sequence[int], *, signs: bool, rated: bool = False
) -> list[Text]:
    """Write stock and production of all seats in columns under heads, after points and ratings, if wanted."""
    before = [Text(words(head), "dim") for head in ["head-points"] * bool(points) + ["sign-rating"] * rated]
    rows = [[Text(), *before, *_heads(words, signs=signs)]]
    for board in boards:
        counted = [Text(str(points[board.seat]), "bold")] if points else []
        counted += [Text(str(board.company.rating))] if rated else []
        rows.append([Text(), *counted, *(Text(board.held(resource)) for resource in Resource)])
    return [line[1:] for line in blocks.columns(rows)]


def _heads(words: Words, *, signs: bool = False) -> list[Text]:
    heads = [resource_sign(one, words) if signs else words(f"head-{one}") for one in Resource]
    return [Text(head, "dim") for head in heads]


LEAST_NAME: Final = 3  # columns of a player's name that is cut
MARGIN: Final = 5
MARGINS: Final = (MARGIN, 1)
"""Columns before a name (who is asked, chip, blank), and before what stands below it where they fit."""

LONG_NAME: Final = 14  # columns of a name beside which something else stands

ONE_EACH: Final = 3
"""Lines below a name of which what a seat is, what it counts and what it has played have one each."""

TOO_WIDE: Final = 1000  # columns of a form that has no room: more than any room has


def seats(view: model.State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Write the boards of all seats, as full as a room allows."""
    boards = Boards(view, words, palette, room, scoring.score(view).totals)
    forms = [form for least, form in boards.forms() if least * view.seats <= room.height]
    return blocks.fitted(room, *forms, lambda: boards.pairs(0))


def _brings(words: Words, width: int) -> Text:
    """Say beside the heads of stock and production what a rating brings, where there is room."""
    said = words("seat-rating-brings")
    line = Text(" " * min(MARGIN, width))
    line.append(said if cell_len(said) + MARGIN + 1 <= width else "", "dim")
    line.pad_right(width - line.cell_len)
    return line


class Boards(Value, dict=True):
    """The boards of a table, about to be written into a room."""

    view: model.State
    words: Words
    palette: Palette
    room: blocks.Room
    points: tuple[int, ...]

    @property
    def width(self) -> int:
        """The columns of the room."""
        return self.room.width

    def forms(self) -> Sequence[tuple[int, blocks.Form]]:
        """List the forms from large to small, each with the lines that it takes for a seat at least."""
        return (
            *(
                (6 if cards > 1 else 5, partial(self.full, cards=cards, modifiers=modifiers))
                for cards in range(9, 0, -1)
                for modifiers in (4, 2, 0)
            ),
            (5, lambda: self.full(cards=0)),
            *((3, partial(self.table, below=below)) for below in (8, 6, 5, 4, 3)),
            (4, lambda: self.rows(below=2, apart=True)),
            (3, lambda: self.rows(below=2)),
            (3, lambda: self.rows(below=1, apart=True)),
            (3, lambda: self.rows(below=1)),
            (3, lambda: self.rows(below=0, apart=True)),
            (2, lambda: self.table(below=1, names=True)),
            (2, lambda: self.rows(below=0, whole=True)),
            (2, self.gathered),
            (2, lambda: self.table(below=1, signs=True, whole=True)),
            (1, lambda: self.gathered(signs=True, apart=False)),
            (2, lambda: self.gathered(signs=True)),
            (2, self.short),
            *((1, partial(self.pairs, most)) for most in (3, 2, 1)),
        )

    def full(self, *, cards: int, modifiers: int = 0) -> list[Text]:
        """Write each board by itself: a heading, stock and production in columns, values, tags, cards."""
        lines: list[Text] = []
        for whole, hints, played in self._told:
            lines += [*whole, *self._below(hints, modifiers), *self._below(played, cards, names=len(played))]
        return lines

    @cached_property
    def _told(self) -> Sequence[tuple[Sequence[Text], Text, Text]]:
        """Parts of each seat in full, written once: those never cut, modifiers, cards."""
        told = []
        for seat in self.view.everyone:
            board, words = self._boards[seat], self.words
            # Stock and production stand below each other, under heads, apart where there is room.
            held = [Text(words("seat-stock"), "dim"), *(Text(str(count)) for count in board.company.stock)]
            made = [Text(signed(count)) for count in board.company.production]
            rows = [[Text(), *_heads(words)], held, [Text(words("seat-makes"), "dim"), *made]]
            wide = blocks.columns(rows, 2)
            account = wide if wide[0].cell_len <= self.width - MARGIN else blocks.columns(rows)
            before = " " * max(min(MARGIN, self.width - account[0].cell_len), 0)
            stock = [Text(before).append_text(line) for line in account]
            whole = [self._headed(seat, Text(board.corporation(), "italic")), *stock]
            whole += [*self._below(board.values(), 3), *self._below(board.tags(), 2)]
            told.append((whole, board.modifiers(), board.cards()))
        return told

    def table(
        self, *, below: int, signs: bool = False, whole: bool = False, names: bool = False
    ) -> Iterator[Text]:
        """Write a row for each seat, and lines below; `whole` or `names` want one that is not cut."""
        stocks = self._numbers(self.points, signs=signs)
        left = self.width - MARGIN - stocks[0].cell_len
        standings = [board.identity() if names else board.standing() for board in self._boards]
        cut = (whole or names) and any(one.cell_len > self.width - MARGIN for one in standings)
        longest = max(len(self.words.seat(seat)) for seat in self.view.everyone)
        if left < min(1 + (LEAST_NAME if signs else longest), LONG_NAME) or cut:
            yield Text(" " * TOO_WIDE)
            return
        yield _brings(self.words, MARGIN + left).append_text(stocks[0])
        alone = self.width - MARGIN if below <= ONE_EACH else None
        for seat, line in zip(self.view.everyone, stocks[1:], strict=True):
            board = self._boards[seat]
            yield self._named(seat, left).append_text(line)
            told = board.identity(alone), board.stakes(), board.cards()
            yield from below_in(below, told, self.width, MARGIN, self.words)

    def rows(self, *, below: int, apart: bool = False, whole: bool = False) -> Iterator[Text]:
        """Write a heading and a row for each seat, and so many more lines; what it is may stand in two."""
        stocks = self._numbers(())
        left = self.width - stocks[0].cell_len
        if left < 1 or (not apart and any(self._cuts(board, below, whole) for board in self._boards)):
            yield Text(" " * TOO_WIDE)
            return
        yield _brings(self.words, left).append_text(stocks[0])
        for seat, line in zip(self.view.everyone, stocks[1:], strict=True):
            board = self._boards[seat]
            head, stakes = self._shared_out(board, below=below)
            if apart:
                yield self._headed(seat, Text(board.corporation(), "italic"))
                yield from self._below(board.standing(), 2)
            else:
                yield self._headed(seat, head)
            yield Text(" " * left).append_text(line)
            told = board.stakes() if apart else stakes, board.cards()
            yield from below_in(below, told, self.width, MARGIN, self.words)

    def _beside(self, seat: Seat) -> int:
        """Return the columns between the name of a seat and its points."""
        taken = MARGIN + min(LONG_NAME, cell_len(self.words.seat(seat)) + 2)
        return self.width - taken - len(self.words("seat-pts", points=self.points[seat])) - 1

    def _cuts(self, board: Board, below: int, whole: bool) -> bool:
        """Return whether tags, or the corporation where all is wanted, have no room by a name."""
        beside = self._beside(board.seat)
        if not below:
            return whole and board.identity().cell_len > beside
        return board.tags().cell_len > self.width - MARGIN - len(CUT) and board.standing().cell_len > beside

    def _shared_out(self, board: Board, *, below: int) -> tuple[Text, Text]:
        """Say what a seat is in its heading; where that is too narrow, corporation or tags stand below."""
        free, stakes = self._beside(board.seat), board.stakes()
        if not below or board.identity().cell_len <= free:
            return board.identity(free), stakes
        standing = board.standing()
        if standing.cell_len <= free:
            return standing, joined(Text(board.corporation(), "italic"), stakes)
        rating = Text(self.words("seat-rating", rating=board.company.rating))
        named = Text(" ").join([rating, Text(board.corporation(), "italic")])
        # Where tags and stakes have no room, stakes may be cut, and tags may not.
        room = self.width - MARGIN - len(CUT)
        tagged = joined(board.tags(), stakes)
        return named, tagged if tagged.cell_len <= room else joined(board.tags(room), stakes)

    def gathered(self, *, signs: bool = False, apart: bool = True) -> Iterator[Text]:
        """Write a row for each seat, perhaps below a heading, then the tags of all.

        With signs, tags that have no room are left out.
        """
        stocks = numbers(self._boards, self.words, () if apart else self.points, signs=signs, rated=not apart)
        left = self.width - stocks[0].cell_len - (0 if apart else MARGIN)
        tags = self._tags_below(1 + self.view.seats * (2 if apart else 1))
        cut = len(tags) < len(self._tags[1]) and not signs
        if left < (1 if apart else LEAST_NAME + 1) or cut or self.width < BROAD:
            yield Text(" " * TOO_WIDE)
            return
        yield Text(" " * (self.width - stocks[0].cell_len)).append_text(stocks[0])
        for board, line in zip(self._boards, stocks[1:], strict=True):
            if apart:
                rating = Text(self.words("seat-rating", rating=board.company.rating))
                named = Text(" ").join([rating, Text(board.corporation(), "italic")])
                beside = self._beside(board.seat)
                yield self._headed(board.seat, named if named.cell_len <= beside else rating)
                yield Text(" " * left).append_text(line)
            else:
                yield self._named(board.seat, left).append_text(line)
        yield from tags

    def short(self) -> Iterator[Text]:
        """Write each board in two short lines: points, rating and money, other resources; then all tags."""
        for seat in self.view.everyone:
            board = self._boards[seat]
            money = resource_sign(Resource.MEGACREDITS, self.words) + board.held(Resource.MEGACREDITS)
            said = f"{self.points[seat]} {self.words('seat-rating', rating=board.company.rating)} {money}"
            room = max(LEAST_NAME, self.width - MARGIN - len(said))
            yield self._named(seat, room).append(said, "bold")
            held = [resource_sign(one, self.words) + board.held(one) for one in OTHERS]
            gap = " " if sum(map(len, held)) + len(held) <= self.width else ""
            yield Text(" " + gap.join(held))
        yield from self._tags_below(2 * self.view.seats)

    def _tags_below(self, taken: int) -> list[Text]:
        """Write the tags of all in the lines that are left, closely or with a mark where they do not do."""
        left = max(self.room.height - taken, 0)
        wide, closely = self._tags
        lines = wide if len(wide) <= left and self.width >= BROAD else closely
        if len(lines) <= left:
            return lines
        return [*lines[: left - 1], blocks.broken_off(lines[left - 1], self.width)] if left else []

    @cached_property
    def _tags(self) -> tuple[list[Text], list[Text]]:
        """The tags of all, apart and closely."""
        gaps = (("  ", "\N{NO-BREAK SPACE}"), (" ", ""))
        parts = ((gap, by_kind(self._boards, inner)) for gap, inner in gaps)
        lines = (blocks.wrapped(Text(gap).join(one), self.width - 1) for gap, one in parts)
        wide, closely = ([Text(" ").append_text(line) for line in one] for one in lines)
        return wide, closely

    def pairs(self, most: int) -> list[Text]:
        """Write name, points and money of each seat, then what else it has or makes in so many lines."""
        space = self.width - MARGIN
        whole = ((board, board.others()) for board in self._boards)
        said = [one if one.cell_len <= space else board.others(signs=True) for board, one in whole]
        names = max(Text(self.words.seat(seat)).cell_len for seat in self.view.everyone)
        rooms = [(margin, self.width - margin) for margin in MARGINS]
        high = ((margin, [len(blocks.wrapped(one, room)) for one in said]) for margin, room in rooms)
        fits = [margin for margin, lines in high if max(lines) <= most]
        lines: list[Text] = []
        for seat, others in zip(self.view.everyone, said, strict=True):
            points, held = self.points[seat], self._boards[seat].held(Resource.MEGACREDITS)
            forms = [self.words(form, points=points, money=held) for form in ("seat-money", "seat-short")]
            money = blocks.longest(self.width - MARGIN - names - 1, *forms)
            room = max(LEAST_NAME + 1, self.width - MARGIN - len(money))
            lines.append(self._named(seat, room).append(money))
            lines += self._below(others, most, max(fits, default=0))
        return lines

    @cached_property
    def _boards(self) -> Sequence[Board]:
        return [Board(self.view, seat, self.words, self.palette) for seat in self.view.everyone]

    def _named(self, seat: Seat, width: int) -> Text:
        """Write who is asked, the chip and the name of a seat; the name is cut before all else."""
        asked, mark = seat == self.view.to_move, "✓" if self.view.companies[seat].passed else " "
        name = self.words.seat(seat)
        return seat_name(seat, name, width - 1, self.palette, asked=asked, mark=mark).append(" ")

    def _headed(self, seat: Seat, said: Text) -> Text:
        """Write a name, what is said of it, and points across the whole width."""
        name = self._named(seat, min(LONG_NAME, Text(self.words.seat(seat)).cell_len + 2)).append_text(said)
        forms = [self.words(form, points=self.points[seat]) for form in ("seat-points", "seat-pts")]
        points = blocks.longest(self.width - name.cell_len - 1, *forms)
        name = blocks.in_whole_words(name, self.width - len(points) - 1)
        name.pad_right(self.width - len(points) - name.cell_len)
        return name.append(points, "bold")

    def _numbers(self, points: tuple[int, ...], *, signs: bool = False) -> list[Text]:
        """Write stock and production of all seats in columns under heads, behind some points, once."""
        if (signs, points) not in self._written:
            self._written[signs, points] = numbers(self._boards, self.words, points, signs=signs)
        return self._written[signs, points]

    @cached_property
    def _written(self) -> dict[tuple[bool, tuple[int, ...]], list[Text]]:
        return {}

    def _below(self, text: Text, most: int, margin: int = MARGIN, names: int = 0) -> list[Text]:
        """Write a text below a name, in at most so many lines."""
        return below_name(text, most, self.width, margin, self.words, names)
