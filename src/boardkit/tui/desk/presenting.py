"""Presenting and handing out: slides one after the other, and matches that are played elsewhere."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Self

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Fault, Match, Seat
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.teaching.stages import Stage, stages
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, name_in, wrapped
from boardkit.draw.cards import Frame, framed
from boardkit.draw.cards import told as said_on
from boardkit.draw.colours import ink
from boardkit.draw.cropping import closest
from boardkit.draw.drawings import drawing_of
from boardkit.draw.letters import HIGH, known, rows
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import Picture, asked_there
from boardkit.games import GAMES
from boardkit.handout.lessons import Telling
from boardkit.handout.making import USUAL, of_match, of_step
from boardkit.handout.matches import By, happenings, place, slide, turn
from boardkit.handout.slides import Eyes, Handout, Slide, no_cards, open_eyes
from boardkit.text import Words
from boardkit.text.reasons import fault_said
from boardkit.text.scores import winner_sentence
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode, Outcome, away, seen
from boardkit.tui.desk.intents import Do, Go, HandOut, Happened, Lost, Next, Point, Want
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match.curtain import come_back, covered
from boardkit.tui.desk.sight import Walk
from boardkit.tui.desk.update import go, pick_place
from boardkit.tui.desk.wishes import Leave, Open, Pick, Presenter, Scale, Watch, Write

Slides = Sequence[Callable[[], Slide]]  # slides, each made when it is shown


def match_presented(match: Match[Any], at: int = 0, *, public: bool = False) -> Presenter:
    """Present a match happening by happening, as everybody at its table may see it.

    Args:
        match: the match.
        at: the happening to begin with, as a walk counts them.
        public: whether even what an open table shows is told only as far as everybody sees it at any table.
    """
    passages = tuple(happenings(match))

    def telling(words: Words) -> Slides:
        eyes = Eyes(match, drawing_of(match.game.key), words, CHANCE if public else open_eyes(match))
        places = (place(words, at, len(passages)) for at in range(len(passages)))
        return [partial(slide, eyes, *both) for both in zip(passages, places, strict=True)]

    return Presenter(match, telling, at)


def lesson_presented(lesson: Lesson) -> Presenter:
    """Present a lesson with its answers; FaultError if it does not fit its game."""
    told = stages(GAMES[lesson.game], lesson)
    return Presenter(told[0].match, partial(_lesson_told, lesson, told, None))


def reading_presented(lesson: Lesson, stages: Sequence[Stage], done: int) -> Presenter:
    """Present a lesson up to the last of some steps, of which so many are done, with the answers given."""
    last = sum(1 + (stage.wants_answer and at < done) for at, stage in enumerate(stages)) - 1
    return Presenter(stages[-1].match, partial(_lesson_told, lesson, stages, done), last)


def _lesson_told(lesson: Lesson, told: Sequence[Stage], answered: int | None, words: Words) -> Slides:
    slides = Telling(lesson, told, drawing_of(lesson.game), words, answered=answered).slides_from()
    return [partial(_as_it_is, slide) for slide in slides]


def _as_it_is(shown: Slide) -> Slide:
    return shown


class Presenting(Value, Mode, eq=False):
    """Slides that are shown one after the other."""

    telling: Callable[[Words], Slides]  # makes the slides, in some words
    slides: Slides
    at: int = 0  # the slide that is shown, from 0
    moved: bool = False  # whether a key has led from the first one
    clean: bool = False  # whether board and sentence are all that is shown, as for a camera

    @classmethod
    def begun(cls, telling: Callable[[Words], Slides], words: Words, at: int = 0) -> Self:
        """Begin with a slide, or with the last if there are not as many."""
        slides = telling(words)
        return cls(telling, slides, min(at, len(slides) - 1))

    def notice(self, words: Words) -> str:  # noqa: ARG002 - for slides that may have one
        """Say in place of the foot what matters more; nothing."""
        return ""

    @property
    def slide(self) -> Slide:
        """The slide that is shown."""
        return self.slides[self.at]()

    @property
    def shown(self) -> Slide:
        """What is shown of the slide: all, or the board and its first sentence."""
        slide = self.slide
        if not self.clean:
            return slide
        return slide.__replace__(
            told=slide.told[:1], choices=(), changes=(), cards=(), playing=no_cards, standing=None
        )

    def retold(self, words: Words) -> "Presenting":
        """Tell the same in other words."""
        begun = type(self).begun(self.telling, words, self.at)
        return begun.__replace__(moved=self.moved, clean=self.clean)

    def to(self, at: int) -> "Presenting":
        """Go to a slide; at an end, stay."""
        return self.__replace__(at=min(max(at, 0), len(self.slides) - 1), moved=True)

    @property
    def deeds(self) -> Deeds:
        """Deeds that lead on and back, and away."""
        last = len(self.slides) - 1
        return {
            Next: lambda desk, way: Outcome(desk.turning(self.to(self.at + way.step))),
            Do.ACT: lambda desk: Outcome(desk.turning(self.to(self.at + 1))),
            Do.TO_START: lambda desk: Outcome(desk.turning(self.to(0))),
            Do.TO_END: lambda desk: Outcome(desk.turning(self.to(last))),
            Do.BIGGER: lambda desk: desk.wishing(Scale(1)),
            Do.SMALLER: lambda desk: desk.wishing(Scale(-1)),
            Do.CLEAN: lambda desk: Outcome(desk.turning(self.__replace__(clean=not self.clean))),
            Do.BACK: lambda desk: desk.wishing(Leave()),
        }


def footer(mode: Presenting, shown: Slide, words: Words, book: Rulebook) -> Text:
    """Write where we are, and the rule, in small; before the first key, what the keys are."""
    if notice := mode.notice(words):
        return Text(notice)
    if mode.clean:
        return Text()
    if not mode.moved:
        return Text(words("present-keys"))
    rules = [f"§{number} {book.sections[number].title}" for number in shown.rules if number in book.sections]
    line = "   ".join([shown.place, shown.heading or shown.chapter, *rules])
    return Text(line, no_wrap=True, overflow="ellipsis")


class Projecting(Presenting, eq=False):
    """Slides of a match, of which there are more and more."""

    plays: ClassVar = True
    trouble: Fault | None = None  # why nothing more can be seen of it, while that is so
    news: str = ""  # what is said until the next decision, if anything

    def notice(self, words: Words) -> str:
        """Say why nothing more can be seen, or what is new."""
        return self.news if self.trouble is None else fault_said(self.trouble, words)

    @property
    def deeds(self) -> Deeds:
        """Deeds that lead on and back, and news."""
        return {**super().deeds, Happened: self._happened, Lost: self._lost}

    def _happened(self, desk: Desk, news: Happened) -> Outcome:
        """Show the last happening, unless an earlier one is looked at."""
        telling = match_presented(news.study.match, public=True).telling
        slides = telling(desk.words)
        last = len(slides) - 1
        at = last if self.at >= len(self.slides) - 1 else min(self.at, last)
        mode = self.__replace__(telling=telling, slides=slides, at=at, trouble=None, news="")
        return Outcome(desk.turning(mode).__replace__(study=news.study))

    def _lost(self, desk: Desk, lost: Lost) -> Outcome:
        return Outcome(desk.turning(self.__replace__(trouble=lost.fault)))


def asked_of(desk: Desk) -> str:
    """Say who is asked what, as everybody may know it."""
    words, question = desk.words, desk.sight.view.question
    if question is None:
        return winner_sentence(desk.game.score(desk.match.state), words)
    if question.seat == CHANCE:
        return words.say(question)
    said = asked_there(desk.drawing, desk.sight.view, words)
    return words("watch-asked", seat=words.seat(question.seat), question=said)


def _happened(desk: Desk, news: Happened) -> Outcome:
    """Show the match as it has become; a walk goes on, and a card that is looked at stays in sight."""
    modes = (Watching(), *desk.modes[1:])
    now = seen(desk.__replace__(study=news.study, modes=modes), CHANCE)
    return Outcome(now.__replace__(looked=desk.looked, cursor=desk.cursor, touched=desk.touched))


class Watching(Value, Mode, eq=False):
    """Follows a match that is played elsewhere."""

    trouble: Fault | None = None  # why nothing more can be seen of it, while that is so
    news: str = ""  # what is said until the next decision, if anything

    styles = ("-watching",)  # hide all that only players need
    resting = True  # let nobody move
    may_leave = True  # whoever looks on may go at any moment
    foot = ("back", "walk", "legend", "rules", "help", "zoom")

    on_a_walk: ClassVar[Deeds] = {  # the match is up to date when a walk ends
        Happened: _happened,
        Lost: lambda desk, lost: Outcome(desk.__replace__(modes=(Watching(lost.fault), *desk.modes[1:]))),
    }
    deeds: ClassVar[Deeds] = {
        **{kind: deed for kind, deed in LOOKING.items() if kind is not Do.PALETTE},
        **STROLLING,
        **on_a_walk,
        Point: pick_place,
        Go: go,
        Want.SIT_DOWN: lambda desk: Outcome(seen(desk, CHANCE), (Watch(),)),
        Do.BACK: lambda desk: desk.wishing(Leave()) if desk.looked is None else Outcome(away(desk)),
    }

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who is asked what, or why nothing more can be seen."""
        words = desk.words
        if self.trouble is not None:
            said = fault_said(self.trouble, words)
            return Text.assemble((said, ink.tones.bad), "\n", words("watch-lost"))
        return Text.assemble((asked_of(desk), "bold"), "\n", self.news or words("watch-follows"))

    def remark(self, desk: Desk) -> str:
        """Say who is asked what."""
        return asked_of(desk)


TALL: Final = 36  # from so many lines on there are letters by blocks
APART: Final = 2  # the columns of the share of a seat in which nothing is said
SHARE: Final = 0.45  # how much of a window may be letters
WIDE_SHARE: Final = 0.3  # how much of it may be wide ones
EDGE: Final = 3  # columns that stay free at both sides of a sentence
CARD: Final = 44  # columns of a card at most; it has a third of a window
BETWEEN: Final = "  ·  "  # the sign between numbers that changed
UNIT: Final = re.compile(r"(?<=\d) (?=[A-Z]?[°%€])")  # between a number and its unit, which stay together
FOOT: Final = 1  # the line where we are told which step it is


class Projection(Value, eq=False):
    """A slide as it is projected."""

    picture: Picture  # the part of the map that is shown
    told: Text  # the sentences, in lines as wide as the window
    strip: Text  # how the seats stand, in lines as wide as the window
    cards: Text  # the cards it tells of, beside the map; empty for none


class Screening(Value, eq=False):
    """The means of projecting: words, colours, signs."""

    words: Words
    palette: Palette
    good: str  # the colour of what changed
    blocks: bool = True  # whether the terminal has blocks to write letters with


def project(slide: Slide, by: Screening, room: Room) -> Projection:
    """Show a slide in a window of so many cells."""
    told, strip = _told(slide, by, room), _strip(slide, by, room)
    high = room.height - FOOT - len(told) - len(strip)
    cards = _cards(slide, by, Room(min(CARD, room.width * 2 // 5), high))
    wide = room.width - max((line.cell_len for line in cards), default=0)
    picture = closest(slide.picture, slide.places, wide, high)
    return Projection(picture, *(Text("\n").join(lines) for lines in (told, strip, cards)))


def paragraphs(slide: Slide, good: str) -> list[tuple[str, str]]:
    """List what is told, each with its style: sentences, answers to choose from, and what changed."""
    letters = zip("abcdefghij", slide.choices, strict=False)
    found = [
        *((sentence, "bold") for sentence in slide.told),
        *((f"{letter}) {choice}", "") for letter, choice in letters),
        *(((BETWEEN.join(slide.changes), good),) if slide.changes else ()),
    ]
    return [(UNIT.sub("\N{NO-BREAK SPACE}", text), style) for text, style in found]


def _told(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Write what is told: all of it large, or its sentences, or none of it."""
    told = paragraphs(slide, by.good)
    sentences, rest = told[: len(slide.told)], told[len(slide.told) :]
    width, most = room.width - 2 * EDGE, int(room.height * SHARE)
    small = [*_small(told, width)]
    if not by.blocks or room.height < TALL or not all(known(text) for text, _ in sentences):
        return _centred(small[: max(most, 1)], room.width)
    forms = (
        (WIDE_SHARE, _large(told, width, wide=True)),
        (SHARE, _large(told, width)),
        (SHARE, [*_large(sentences, width), *_small(rest, width)]),
        (SHARE, small[:most]),
    )
    fitting = (form for share, form in forms if len(form) <= share * room.height)
    return _centred(next(fitting), room.width)


def _small(told: Iterable[tuple[str, str]], width: int) -> Iterator[Text]:
    yield from (line for text, style in told for line in wrapped(Text(text, style), width))


def _large(told: Iterable[tuple[str, str]], width: int, *, wide: bool = False) -> list[Text]:
    """Write in letters of blocks, wide ones wherever a single row of them will do."""
    lines = list[Text]()
    for text, style in told:
        single = len(rows(text, width, wide=True)) == HIGH
        lines += [Text(line, style) for line in rows(text, width, wide=wide or single)]
    return lines


def _centred(lines: Sequence[Text], width: int) -> list[Text]:
    return [Text(" " * ((width - line.cell_len) // 2)).append_text(line) for line in lines]


def _strip(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Say how the seats stand, each on its colour and with an equal share of the width.

    What is counted is named at every seat where that has room, else once above them.
    """
    if slide.standing is None:
        return []
    words, name = by.words, by.words(slide.standing.name)
    seats = list(enumerate(slide.standing.values))
    share = room.width // len(seats)
    large = [rows(f"{words.seat(Seat(seat))} {value}", room.width) for seat, value in seats]
    fits = all(len(lines) == HIGH and cell_len(lines[0]) + 2 <= share for lines in large)
    if by.blocks and room.height >= TALL and fits and all(known(words.seat(Seat(seat))) for seat, _ in seats):
        return [_centred_in(name, room.width), *_side_by_side(large, share, by.palette)]
    cut = list[str]()  # of what has no room the name is cut
    for seat, value in seats:
        wide = share - APART - cell_len(f"{LETTERS[seat]}    {value}")
        cut.append(f"{LETTERS[seat]}  {name_in(wide, Text(words.seat(Seat(seat)))).plain}  {value}")
    whole = [f"{LETTERS[seat]}  {words.seat(Seat(seat))}  {value}" for seat, value in seats]
    named = [f"{said} {name}" for said in whole]
    if all(cell_len(said) <= share - APART for said in named):
        return _side_by_side([[said] for said in named], share, by.palette)
    return [_centred_in(name, room.width), *_side_by_side([[said] for said in cut], share, by.palette)]


def _centred_in(name: str, width: int) -> Text:
    return _centred([Text(name, "bold")], width)[0]


def _side_by_side(blocks: Sequence[Sequence[str]], share: int, palette: Palette) -> list[Text]:
    lines = [Text() for _ in blocks[0]]
    for seat, block in enumerate(blocks):
        owner = palette[f"owner.{seat}"]
        style = Style(color=ink(owner), bgcolor=owner, bold=len(block) == 1)
        for line, text in zip(lines, block, strict=True):
            shown = Text(text, no_wrap=True)
            shown.truncate(share - APART, overflow="ellipsis")
            line.append(shown.plain.center(share - 1), style).append(" ")
    return lines


def _cards(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Draw as many of the cards as there is room for, below one another; a single one has its name large."""
    cards, lines = slide.playing(by.palette), list[Text]()
    for card in cards:
        high = len(said_on(card, room.width - 2)) + 3
        single = by.blocks and len(cards) == 1 and known(card.name)
        name = rows(card.name, room.width) if single else []
        if len(name) + high <= room.height:  # all of it fits above the card
            lines += [Text(line, by.palette[card.colour] if card.colour else "") for line in name]
        if len(lines) + high <= room.height:
            lines += framed(card, Frame(heavy=True), room.width, high, by.palette)
    return lines


WAYS: Final = ("handout-turn", "handout-all", "handout-step")
"""Parts of a match that can be handed out, by the messages that name them."""


def walk_of(desk: Desk) -> Walk:
    """Return the walk that is taken, or one that stands where the match does."""
    return desk.walk or Walk.through(desk.match, desk.sight.past)


def ask_what(desk: Desk) -> Outcome:
    """Ask what of a match to hand out, and in which form."""
    words = desk.words
    entries = tuple(
        (words("handout-entry", what=words(way), form=form), HandOut(way, form))
        for way in WAYS
        for form in USUAL
    )
    return desk.asking(Pick(words("handout-ask"), entries))


def hand_out(desk: Desk, wanted: HandOut) -> Outcome:
    """Write something of the match into a file."""
    name = "-".join([desk.game.key, *(player.name for player in desk.match.players)])
    return desk.wishing(Write(name, wanted.form, partial(_made, desk, wanted.way)))


def _made(desk: Desk, way: str) -> Handout:
    study, words, seat, walk = desk.study, desk.words, open_eyes(desk.match), walk_of(desk)
    match way:
        case "handout-turn":
            return of_match(study, words, seat, By.HAPPENING, *turn(study.match, walk.halt.at))
        case "handout-step":
            return of_step(study, words, seat, walk.happening)
        case _:
            return of_match(study, words, seat, By.DECISION)


def present(desk: Desk) -> Outcome:
    """Present the match from where it stands; what a seat hides comes back behind its curtain."""
    show = match_presented(desk.match, walk_of(desk).happening)
    if desk.seated == CHANCE:
        return desk.wishing(Open(show))
    return covered(desk).wishing(Open(show, then=Want.COME_BACK))


HANDING: Final[Deeds] = {
    Do.HAND_OUT: ask_what,
    Do.PRESENT: present,
    Want.COME_BACK: come_back,
    HandOut: hand_out,
}
"""Deeds that show the match to others."""
