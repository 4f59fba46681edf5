"""Rulebooks as pages: sections with links, words explained, and a chapter on how the computer plays."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isfinite, log
from typing import Any, Final

from rich.text import Text

from boardkit.core import Game, values_in
from boardkit.core.lines.match import Sitter
from boardkit.core.teaching.rulebook import REFERENCE, Rulebook, Section, Term, rulebook_of
from boardkit.players.lookup import mind_of
from boardkit.players.mind import POINTS, WON, Level, Mind
from boardkit.text.advice import term_said as advice_term_said
from boardkit.text.names import capital
from boardkit.text.words import Words

WORD: Final = re.compile(r"[^\W\d_]{4,}")  # a word that may name a thing; shorter ones hardly do
STEM: Final = 6  # how many letters of a word are compared: endings differ
PLURAL: Final = "sx"  # the letters that make a plural, in English and in French
IN_TITLE: Final = 3  # how much more a word counts in the title of a section than in its text
CHAPTER: Final = "computer"  # the word by which the chapter is found, in place of the number of a section


def nearest(book: Rulebook, number: str) -> str:
    """Return a section's number if the book has it, else that of the section it would lie in."""
    while number and number not in book.sections:
        number = number.rpartition(".")[0]
    return number


def page(book: Rulebook, number: str, words: Words) -> str:
    """Write a section as Markdown: its title, its text with links, and the sections related to it."""
    if not number:
        return f"# {book.title}\n\n{book.preface}"
    section = book.sections[number]
    parts = [f"## {named(section)}", linked(book, section.text)]
    for message, others in (("rules-cites", book.cited(number)), ("rules-cited-by", book.citing(number))):
        if others:
            links = " · ".join(f"[{named(one)}](#{one.number})" for one in others)
            parts += [*(["---"] if len(parts) == 2 else []), words(message, sections=links)]
    return "\n\n".join(parts) + "\n"


def named(section: Section) -> str:
    """Name a section by its number and its title."""
    return section.heading


def linked(book: Rulebook, text: str) -> str:
    """Make links of the references to sections of the book."""

    def link(found: re.Match[str]) -> str:
        mark, number = found.groups()
        return f"{mark}[{number}](#{number})" if number in book.sections else found[0]

    return REFERENCE.sub(link, text)


def sections_about(book: Rulebook, sentences: Iterable[str], most: int = 6) -> Sequence[Section]:
    """Find the sections that use the same telling words as some sentences, the closest first.

    A stem counts once in a text, and more in a title; it tells the more, the fewer sections use it.
    """
    pages = dict[str, Counter[str]]()
    for section in book.rules:
        title = dict.fromkeys(_stems(section.title), IN_TITLE)
        pages[section.number] = Counter(set(_stems(section.text))) + Counter(title)
    wanted = dict[str, float]()
    for stem in set(_stems(" ".join(sentences))):
        if using := sum(stem in page for page in pages.values()):
            wanted[stem] = log(len(pages) / using)
    scores = {
        number: sum(wanted.get(stem, 0) * times for stem, times in stems.items())
        for number, stems in pages.items()
    }
    best = sorted((number for number in scores if scores[number] > 0), key=lambda number: -scores[number])
    return [book.sections[number] for number in best[:most]]


def _stems(text: str) -> list[str]:
    return [word.rstrip(PLURAL)[:STEM] for word in WORD.findall(text.casefold())]


def term_said(term: Term) -> Text:
    """Write a word with what it means and its section."""
    return Text.assemble((term.term, "bold"), f"  {term.meaning}  ", (f"§{term.section}", "dim"))


def book_of(game: Game[Any], words: Words) -> Rulebook:
    """Read a game's rulebook in a language, with the chapter behind its last one."""
    book = rulebook_of(game, words.language)
    return book.__replace__(sections={**book.sections, CHAPTER: chapter(game, words)})


def chapter(game: Game[Any], words: Words) -> Section:
    """Write the chapter: what players see, what they weigh, and what each level does."""
    mind, terms = mind_of(game.key), list[str]()
    values = figures(mind, words)
    for term in dict.fromkeys((*mind.terms, POINTS, *((WON,) if mind.winning else ()))):
        # What it is, what a unit of it counts, and what to look at for it.
        message = f"term-{term}"
        said = (words.explanation(message, "unit", **values), words.explanation(message, "nudge"))
        terms.append(" ".join((f"* **{capital(advice_term_said(term, words))}**.", *filter(None, said))))
    text = (
        *(words("mind-sees"), words("mind-weighs"), "\n".join(terms)),
        *(words("mind-levels"), "\n".join(_levels(mind, words)), words("mind-ask")),
    )
    return Section(CHAPTER, words("mind-title"), 2, "\n\n".join(text))


def _levels(mind: Mind[Any, Any], words: Words) -> Iterator[str]:
    for word, level in mind.levels.items():
        named = capital(words.explanation(f"sitter-{word}", "short"))
        habits = list(_habits(level, words))
        if level.taste:
            # What a character is like, and what it minds otherwise than its level alone.
            sitter, minds = Sitter(word), list[str]()
            for term, times in level.taste.items():
                said = advice_term_said(term, words)
                minds.append(words("level-minds", term=said, times=written(times, words)))
            plain, told = (
                words.explanation(f"sitter-{sitter.level}", "short"),
                f"character-{sitter.character}",
            )
            habits = [words("level-taste", level=plain, told=words(told), terms=words.listed(minds))]
        yield " ".join((f"* **{named}**.", *habits))


def _habits(level: Level, words: Words) -> Iterator[str]:
    """Say how a level looks for its moves, habit by habit, without those that it has not."""
    yield words("level-width", moves=level.width, tables=level.tables)
    if level.deals > 1:
        yield words("level-deals", deals=level.deals)
    if level.ahead:
        yield words("level-ahead", ahead=level.ahead, breadth=level.breadth)
    if level.playout:
        yield words("level-rounds" if level.rounds else "level-playout", rounds=level.rounds)
    if level.doubt:
        yield words("level-doubt", points=written(level.doubt, words))
    if isfinite(level.foresight):
        yield words("level-foresight", rounds=int(level.foresight))
    if level.slip:
        yield words("level-slip", points=written(level.slip, words))


def figures(mind: Mind[Any, Any], words: Words) -> Mapping[str, str]:
    """Write the weights of a mind, by name, each as it is and in percent."""
    weights = {**values_in(mind.weights), "winning": mind.winning}
    percent = {f"{name}_percent": written(100 * weight, words) for name, weight in weights.items()}
    return {**{name: written(weight, words) for name, weight in weights.items()}, **percent}


def written(number: float, words: Words) -> str:
    """Write a number as short as it can be, to a hundredth."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace(".", words("decimal-mark"))
