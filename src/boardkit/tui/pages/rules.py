"""The rulebook reader: opened at a section, searched, and narrowed by what applied in a match."""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.markdown import MarkdownBlock
from textual.widgets.option_list import Option

from boardkit.core import Game, evolve
from boardkit.core.teaching.coverage import Applied, never
from boardkit.core.teaching.rulebook import Rulebook, Section, glossary_of
from boardkit.core.values import Value
from boardkit.text import Words
from boardkit.text.names import folded
from boardkit.text.rulebooks import book_of, named, nearest, page, term_said
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.desk.teach.lessons import practice_of
from boardkit.tui.screens.dialogs import PickScreen
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.controls import LineInput

FOUND: Final = "● "
PLAIN: Final = "  "
AWAITED, HEARD = "○ ", "✓ "
"""The marks of sections that a coach still has to tell, and of those that have been told."""


class Shown(Enum):
    """Which sections the contents list."""

    ALL = "all"
    APPLIED = "applied"
    NEVER = "never"


class Contents(Value, eq=False):
    """A rulebook, what is searched for in it, and which of its sections are listed."""

    book: Rulebook
    covered: Applied | None = None  # when each section applied in the match at hand, if there is one
    told: Collection[int] = ()  # the moments of the match that a walk can stop at
    now: int = 0  # the moment of the match that is looked at
    wanted: str = ""  # what is searched for, folded
    shown: Shown = Shown.ALL
    # The sections that the reader has been told in coached matches; None without a coach.
    heard: Collection[str] | None = None

    def awaits(self, number: str) -> bool:
        """Return whether a coach still has a section to tell."""
        return self.heard is not None and bool(number) and number not in self.heard

    @property
    def listed(self) -> Sequence[Section]:
        """The sections that are listed: all, or those that applied, or those that never did."""
        unused = never(self.book, self.covered or {})
        match self.shown:
            case Shown.ALL:
                return tuple(self.book.sections.values())
            case Shown.APPLIED:
                return [section for section in self.book.rules if section not in unused]
            case Shown.NEVER:
                return unused

    def lists(self, number: str) -> bool:
        """Return whether a section is listed, as the beginning of the book always is."""
        return not number or number in [section.number for section in self.listed]

    def searching(self, text: str) -> "Contents":
        """Search for something else."""
        return self.__replace__(wanted=folded(text.strip()))

    def listing(self, number: str) -> "Contents":
        """List all, if a section would be left out."""
        return self if self.lists(number) else self.__replace__(shown=Shown.ALL)

    def listing_others(self) -> "Contents":
        """List all sections, then those that applied, then those that never did."""
        kinds = list(Shown)
        return self.__replace__(shown=kinds[(kinds.index(self.shown) + 1) % len(kinds)])

    def times(self, number: str) -> int:
        """Return how often a section applied."""
        return len((self.covered or {}).get(number, ()))

    def moments(self, number: str) -> Sequence[int]:
        """List when a section applied, as far as the match tells something of it."""
        return sorted({at for at in (self.covered or {}).get(number, ()) if at in self.told})

    def moment(self, number: str, way: int) -> ShowMoment | None:
        """Return the next moment at which a section applied, or the one before; after the last the first."""
        moments = self.moments(number)
        ahead = [at for at in moments if (at - self.now) * way > 0] or moments
        return ShowMoment(number, ahead[0 if way > 0 else -1]) if ahead else None

    def has(self, text: str) -> bool:
        """Return whether a text has what is searched for."""
        return bool(self.wanted) and self.wanted in folded(text)

    def hits(self, number: str) -> bool:
        """Return whether a section has what is searched for, in its title or its text."""
        section = self.book.sections.get(number)
        if section is None:
            return self.has(f"{self.book.title}\n{self.book.preface}")
        return self.has(f"{named(section)}\n{section.text}")

    def hit(self, number: str, step: int) -> str | None:
        """Return the next section that has what is searched for, or the one before, at last itself."""
        numbers = ["", *self.book.sections]
        at = numbers.index(number)
        round_trip = (numbers[(at + step * (far + 1)) % len(numbers)] for far in range(len(numbers)))
        return next((one for one in round_trip if self.hits(one)), None)


def lines(contents: Contents) -> Iterator[tuple[str, Text]]:
    """Write the contents: the number of each section, and its line."""
    yield "", _line(contents, "", contents.book.title, 0)
    for section in contents.listed:
        yield section.number, _line(contents, section.number, section.heading, section.level - 2)


def _line(contents: Contents, number: str, title: str, level: int) -> Text:
    """Write a line: whether the section has what is searched for, and how often it applied."""
    mark, times = FOUND if contents.hits(number) else PLAIN, contents.times(number)
    line = Text(f"{mark}{'  ' * level}", no_wrap=True, overflow="ellipsis")
    section = contents.book.sections.get(number)
    if contents.heard is not None and section is not None and section.is_rule:
        line.append(AWAITED if contents.awaits(number) else HEARD)
    return line.append(f"{times}× " if times else "", "bold").append(title)


def written(contents: Contents, number: str, words: Words) -> str:
    """Write a section as Markdown, and how often it applied in the match at hand."""
    text = page(contents.book, number, words)
    section = contents.book.sections.get(number)
    if section is None or not section.is_rule:
        return text
    if contents.heard is not None:
        text = f"{text}\n*{words('rules-awaited' if contents.awaits(number) else 'rules-heard')}*\n"
    if not contents.covered:
        return text
    return f"{text}\n*{words('rules-times', times=contents.times(number))}*\n"


def covered_said(contents: Contents, words: Words) -> str:
    """Say how much of the book applied."""
    if contents.heard is not None:
        told = sum(not contents.awaits(section.number) for section in contents.book.rules)
        return f"   {words('rules-told', told=told, count=len(contents.book.rules))}"
    if contents.covered is None:
        return ""
    count = len(contents.book.rules)
    used = count - len(never(contents.book, contents.covered))
    return f"   {words('rules-covered', used=used, count=count)}"


START = "start"  # the id of the line for what stands before the first section


UNREAD: Final = Rulebook("", "", {})  # an empty book, until one is opened in a language


class RulesScreen(Page[ShowMoment]):
    """Reads a game's rulebook; with a match at hand, its answer is a moment of it to look at."""

    AUTO_FOCUS = "#contents"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("g,f2", "back"),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
        ("space", "scroll_text(1)"),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        ("slash", "search"),
        ("n", "hit(1)"),
        ("N", "hit(-1)"),
        ("t", "moment(1)"),
        ("T", "moment(-1)"),
        ("v", "show_only"),
        ("p,P", "practise"),
        ("w", "search('words')"),
    ]

    def __init__(
        self,
        game: Game[Any],
        section: str = "",
        covered: Applied | None = None,
        told: Collection[int] = (),
        now: int = 0,
        heard: Collection[str] | None = None,
    ) -> None:
        """Open a rulebook, as its door says."""
        super().__init__()
        # The number of the section that is read; empty for what stands before the first.
        self.section = section
        self._game = self.about = game
        self._contents = Contents(UNREAD, covered, told, now, heard=heard)

    @property
    def heading(self) -> Text:
        """The title of the book, and how much of it applied."""
        contents = self._contents
        heading = Text(self.words("rules-heading", title=contents.book.title))
        return heading.append(covered_said(contents, self.words), "dim")

    @property
    def keys(self) -> PageKeys:
        """The keys to read and to search with."""
        contents, language = self._contents, self.words.language
        keys = {
            ("search", "/", "rules-search"): True,
            ("hit(1)", "n", "rules-hit"): contents.wanted,
            ("hit(-1)", "N", "rules-hit-before"): contents.wanted,
            ("moment(1)", "t", "rules-moment"): contents.moments(self.section),
            BACK: True,
            ("practise", "p", "rules-practise"): self.practice,
            ("show_only", "v", f"rules-show-{contents.shown.value}"): contents.covered,
            ("search('words')", "w", "rules-glossary"): glossary_of(self._game, language),
            ("scroll_text(1)", "pgdn", "rules-scroll"): True,
            ("section(1)", "↓", "rules-next"): True,
            ("section(-1)", "↑", "rules-last"): True,
        }
        return [key for key, shown in keys.items() if shown]

    def compose(self) -> ComposeResult:
        """Open the book in the language of now, and lay out the page."""
        book = book_of(self._game, self.program.words_of(self._game.key))
        self._contents = self._contents.__replace__(book=book)
        yield from super().compose()

    def content(self) -> ComposeResult:
        """Lay out the contents, the text, and the line to search in, shown while something is typed."""
        with Horizontal():
            yield OptionList(id="contents", markup=False)
            with VerticalScroll(id="page"):
                yield Markdown(id="text", open_links=False)
        wanted, said = self._contents.wanted, self.words("rules-search-for")
        search = LineInput(wanted, placeholder=said, compact=True, id="search")
        search.display = False
        yield search

    def on_mount(self) -> None:
        """Open the book."""
        super().on_mount()
        self._show(evolve(self._contents), self.section)

    async def lay_out_anew(self) -> None:
        """Open the book in the other language, at the same section."""
        await super().lay_out_anew()
        self._show(evolve(self._contents), self.section)

    def _show(self, contents: Contents, section: str) -> None:
        """Read a section, or the one that it would lie in; list the contents again if they are others."""
        section = nearest(contents.book, section)
        listed = self.query_one("#contents", OptionList)
        before, self._contents = self._contents, contents.listing(section)
        if self._contents is not before:
            listed.clear_options()
            listed.add_options(Option(line, id=number or START) for number, line in lines(self._contents))
        listed.highlighted = listed.get_option_index(section or START)

    @on(OptionList.OptionHighlighted, "#contents")
    async def read(self, event: OptionList.OptionHighlighted) -> None:
        """Show the section under the cursor, from where it has what is searched for."""
        number = str(event.option.id)
        self.section = "" if number == START else number
        self.practice = practice_of(self._game, [self.section])
        await self.query_one("#text", Markdown).update(written(self._contents, self.section, self.words))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        hits = [block for block in self.query(MarkdownBlock) if self._contents.has(block.source or "")]
        for block in self.query(MarkdownBlock):
            block.set_class(block in hits, "-found")
        if hits:
            self.call_after_refresh(hits[0].scroll_visible, animate=False)
        self.show_keys()

    @on(OptionList.OptionSelected, "#contents")
    def read_on(self) -> None:
        """Read the section: the arrows scroll it now."""
        self.query_one("#page", VerticalScroll).focus()

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """Go to the section that a link leads to."""
        self._show(self._contents, event.href.removeprefix("#"))

    @on(Input.Changed, "#search")
    def search_for(self, event: Input.Changed) -> None:
        """Mark the sections that have what is typed."""
        self._show(self._contents.searching(event.value), self.section)
        self.show_keys()

    @on(Input.Submitted, "#search")
    def stop_typing(self) -> None:
        """Go to the first section that has what was typed; the arrows go through the contents again."""
        self.query_one("#search").display = False
        self.query_one("#contents").focus()
        if not self._contents.hits(self.section):
            self.action_hit(1)

    def action_search(self, way: str = "typing") -> None:
        """Type what to search for, or choose it among the words of the game, if it has any."""
        terms = glossary_of(self._game, self.words.language)
        if way == "typing":
            search = self.query_one("#search")
            search.display = True
            search.focus()
        elif terms:
            listed = [(term.section, term_said(term)) for term in terms]
            self.program.show(
                PickScreen(self.words("glossary-title"), listed, self.words),
                partial(self._show, self._contents),
            )

    def action_hit(self, step: int) -> None:
        """Go to the next section that has what is searched for, or to the one before."""
        number = self._contents.hit(self.section, step)
        if number is not None:
            self._show(self._contents, number)
        elif self._contents.wanted:
            self.program.tell(self.words("rules-nothing"))

    def action_moment(self, way: int) -> None:
        """Close the book and look at the next moment at which the section applied, or at the one before."""
        moment = self._contents.moment(self.section, way)
        if moment is None:
            self.program.app.bell()
        else:
            self.dismiss(moment)

    def action_show_only(self) -> None:
        """List all sections, then those that applied, then those that never did."""
        if self._contents.covered is not None:
            others = self._contents.listing_others()
            self._show(others, self.section if others.lists(self.section) else "")
            self.show_keys()

    def action_section(self, step: int) -> None:
        """Go to the next section, or to the one before."""
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = ((contents.highlighted or 0) + step) % contents.option_count

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the text by a page."""
        text = self.query_one("#page", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 2), animate=False)

    def action_back(self) -> None:
        """Stop searching, or close the book."""
        search = self.query_one("#search", LineInput)
        if search.display:
            search.value, search.display = "", False
            self.query_one("#contents").focus()
        else:
            self.dismiss()
