"""The documentation, with pages that the program tells itself: `python -m bench.pages` builds `build/site/`.

Keys come from the table of keys, commands from their parsers, games from their options, lessons, signs and
rulebooks, in both languages, as does the README; CONTRIBUTING, the changelog and figures in English alone.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import yaml
from attrs import fields

from boardkit.commands import COMMANDS
from boardkit.commands.parser import Parser
from boardkit.commands.reading import allowed
from boardkit.commands.running import command_named
from boardkit.core import Game
from boardkit.core.notation.moves import write_value
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.rulebook import Section, rulebook_of
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES, KEYS
from boardkit.handout.making import FORMS, of_lesson
from boardkit.library.lessons import lessons_of
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.rulebooks import linked, named
from boardkit.text.words import key_said
from boardkit.tui.desk.keys import PLAY_KEYS

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build"
"""Where the documentation is built: its pages, its plans and the site."""

DEFAULT: Final = "en"
WIDTH: Final = "78"
"""Columns of what commands say of themselves."""

SAMPLE: Final = ("tectonic_tribes", 1)
"""The game and the lesson, counted from 0, that a sheet for learners is shown of."""

LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "keys": "Keys",
        "keys-about": "At the table. What works where you are stands in the footer, and `?` lists it.",
        "presenting": "While presenting",
        "key": "key",
        "does": "what it does",
        "players": "For {least} to {most} players.",
        "rules": "The rules",
        "options": "Options",
        "lessons": "Lessons",
        "signs": "What the signs mean",
        "picture": "In the middle of a match",
    },
    "fr": {
        "keys": "Les touches",
        "keys-about": "À la table. Ce qui marche là où vous êtes se lit en bas de l’écran ; `?` les montre.",
        "presenting": "Pendant une présentation",
        "key": "touche",
        "does": "ce qu’elle fait",
        "players": "De {least} à {most} joueurs.",
        "rules": "Les règles",
        "options": "Options",
        "lessons": "Leçons",
        "signs": "Ce que veulent dire les signes",
        "picture": "Au milieu d’une partie",
    },
}
"""The headings of the pages."""

MOVED: Final = (
    (r" \[[^\]]*\]\(README(\.fr)?\.md\)", ""),  # the site changes languages itself
    (r"\]\(docs/", "]("),
    (r"\]\(([^):#]+)\.fr\.(md|svg)([#)])", r"](\1.\2\3"),  # the site finds the page or picture of a language
    (r"\]\(CONTRIBUTING\.md", "](building.md"),
    (r"\]\(CHANGELOG\.md\)", "](changes.md)"),
    (r"\]\(bench/README\.md\)", "](figures.md)"),
)
"""Where what files link to lies among the pages."""

BESIDE: Final[Mapping[str, str]] = {
    "building.md": "CONTRIBUTING.md",
    "changes.md": "CHANGELOG.md",
    "figures.md": "bench/README.md",
}
"""The pages that are files elsewhere, in English alone."""

EVENING: Final[Mapping[str, str]] = {"en": "A first evening", "fr": "Une première soirée"}
"""The section of the README that is a page as well."""


TRANSLATED: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {},
    "fr": {
        "First evening": "Une première soirée",
        "At the table": "À la table",
        "Hands on phones": "Mains sur téléphone",
        "Keys": "Les touches",
        "Games": "Les jeux",
        "Rules": "Les règles",
        "Teaching": "Enseigner",
        "For teachers": "Pour qui enseigne",
        "A class in ten minutes": "Une classe en dix minutes",
        "Writing lessons": "Écrire des leçons",
        "Command line": "La ligne de commande",
        "Many games": "Beaucoup de parties (en anglais)",
        "For developers": "Pour développer (en anglais)",
        "Files": "Les fichiers (en anglais)",
        "Where it runs": "Où cela tourne (en anglais)",
        "A game in an afternoon": "Un jeu en un après-midi",
        "From Python": "Depuis Python",
        "How it is built": "Comment c’est fait",
        "Design": "Le dessin de la table",
        "Architecture": "L’architecture",
        "Where libraries surprise": "Où les bibliothèques surprennent",
        "Changes": "Changements",
        "Figures": "Chiffres",
    },
}
"""The titles of the menu."""


def build(folder: Path) -> None:
    """Build the documentation of every language; CalledProcessError if a link leads nowhere.

    Below `folder` the pages lie in `pages`, by language, and what is built of them in `site`.
    """
    for language in LANGUAGES:
        write_to(folder / "pages" / language, language)
        plan = folder / f"{language}.yml"
        plan.write_text(yaml.safe_dump(plan_of(language), sort_keys=False), "utf-8")
        line = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(plan)]
        subprocess.run(line, check=True)


def plan_of(language: str) -> dict[str, Any]:
    """Return what the site of a language is built by: that of the English one, and what differs."""
    plan: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    is_default = language == DEFAULT
    top = "" if is_default else "../"
    links = {one: f"{top}./" if one == DEFAULT else f"{top}{one}/" for one in LANGUAGES}
    titles = {one: words_for(one)(f"language-{one}") for one in LANGUAGES}
    choices = [{"name": titles[one], "link": links[one], "lang": one} for one in LANGUAGES]
    return plan | {
        "docs_dir": f"pages/{language}",
        "site_dir": "site" if is_default else f"site/{language}",
        "theme": plan["theme"] | {"language": language, "custom_dir": str(ROOT / "bench" / "theme")},
        "nav": _translated(plan["nav"], TRANSLATED[language]),
        "extra": {"alternate": choices},
    }


def _translated(menu: Any, titles: Mapping[str, str]) -> Any:
    match menu:
        case list():
            return [_translated(entry, titles) for entry in menu]
        case dict():
            return {titles.get(title, title): _translated(entry, titles) for title, entry in menu.items()}
    return menu


def write_to(folder: Path, language: str) -> None:
    """Write all pages of a language into a folder, emptied first; in English what is not translated."""
    rmtree(folder, ignore_errors=True)
    docs = ROOT / "docs"
    files = {path.relative_to(docs).as_posix(): path.read_bytes() for path in docs.rglob("*.*")}
    files |= {name: text.encode() for name, text in {**pages(), **samples()}.items()}
    translated = {_path(name, one) for name in files for one in LANGUAGES if one != DEFAULT}
    for name in files.keys() - translated:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        content = files.get(_path(name, language), files[name])
        path.write_bytes(_moved(content.decode()).encode() if path.suffix == ".md" else content)


def pages() -> dict[str, str]:
    """Write all pages by their paths."""
    with _so_wide(WIDTH):
        found = {page: (ROOT / file).read_text("utf-8") for page, file in BESIDE.items()}
        for language in LANGUAGES:
            found |= {_path(name, language): text for name, text in _told(language)}
    return found


@contextmanager
def _so_wide(columns: str) -> Iterator[None]:
    """Let what the command line tells be so many columns wide for a while."""
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = columns
    try:
        yield
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before


def samples() -> dict[str, str]:
    """Make a sheet for learners in each language."""
    game, number = SAMPLE
    lesson = lessons_of(GAMES[game], None)[number].lesson
    assert lesson is not None
    sheets = {one: words_for(one, game, lesson.start.players) for one in LANGUAGES}
    return {
        _path("samples/sheet.html", language): FORMS["html"](of_lesson(lesson, words, answers=False))
        for language, words in sheets.items()
    }


def _path(name: str, language: str) -> str:
    stem, dot, ending = name.rpartition(".")
    return name if language == DEFAULT else f"{stem}.{language}{dot}{ending}"


def _readme(language: str) -> Iterator[tuple[str, str]]:
    """Tell what the README of a language says: all of it, and its evening with two pictures."""
    text = (ROOT / _path("README.md", language)).read_text("utf-8")
    head = f"## {EVENING[language]}\n"
    evening = re.split(r"^(?=## )", text.partition(head)[2], maxsplit=1, flags=re.MULTILINE)[0]
    shown = (f"![{words_for(language, key)('title')}](pictures/{key}.svg)" for key in KEYS[:2])
    yield "index.md", text
    yield "first_evening.md", "\n\n".join([head.removeprefix("#").rstrip(), evening.strip(), *shown, ""])


def _moved(text: str) -> str:
    for pattern, instead in MOVED:
        text = re.sub(pattern, instead, text)
    return text


def _told(language: str) -> Iterator[tuple[str, str]]:
    words, labels = words_for(language), LABELS[language]
    yield from _readme(language)
    yield "keys.md", "\n".join(_keys(words, labels))
    written = (ROOT / "docs" / _path("commands.md", language)).read_text("utf-8")
    yield "commands.md", "\n".join([written, *_commands(words)])
    for key in KEYS:
        game, own = GAMES[key], words_for(language, key)
        yield f"games/{key}.md", "\n".join(_game(game, own, labels))
        yield f"rules/{key}.md", _rules(game, own)


def _keys(words: Words, labels: Mapping[str, str]) -> Iterator[str]:
    yield f"# {labels['keys']}\n\n{labels['keys-about']}\n"
    keys = [(key_said(key.shown, words), words(f"key-{key.action}")) for key in PLAY_KEYS]
    yield from _table((labels["key"], labels["does"]), keys)
    yield f"\n## {labels['presenting']}\n"
    yield from (f"* {name.strip()}" for name in words("present-keys").split("   "))


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for first, *others in rows:
        cells = [f"<kbd>{_escaped(first)}</kbd>", *map(_escaped, others)]
        yield f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    return re.sub(r"([|*_`\[\]<>#\\])", r"\\\1", text)


def _commands(words: Words) -> Iterator[str]:
    for command in COMMANDS:
        parser = Parser(command, words)
        for argument in command_named(command).arguments:
            argument(parser)
        told = parser.format_help().rstrip()
        yield f"## boardkit {command}\n\n{words(f'cli-{command}')}\n\n```text\n{told}\n```\n"


def _game(game: Game[Any], words: Words, labels: Mapping[str, str]) -> Iterator[str]:
    players = labels["players"].format(least=game.seats[0], most=game.seats[-1])
    yield f"# {words('title')}\n\n{words('summary')} {players}\n"
    yield f"![{labels['picture']}](../pictures/{game.key}.svg)\n"
    yield f"[{labels['rules']}](../rules/{game.key}.md)\n"
    yield f"## {labels['options']}\n"
    yield from _options(game, words)
    if own := drawing_of(game.key).commands:
        yield f"\n## {labels['keys']}\n"
        yield from (f"* `{one.key}` {_escaped(words(one.message))}" for one in own)
    yield f"\n## {labels['lessons']}\n"
    yield from _lessons(game, words.language)
    yield f"\n## {labels['signs']}\n"
    signs = drawing_of(game.key).legend
    yield from (f"* `{sign.sign}` {_escaped(words(sign.message))}" for sign in signs)


def _options(game: Game[Any], words: Words) -> Iterator[str]:
    shapes = fields_of(game.options)
    for option in fields(game.options):
        message, values = f"option-{kebab(option.name)}", allowed(shapes[option.name])
        chosen = f"`--option {option.name}={write_value(option.default)}`"
        known = " ".join(f"`{value}`" for value in values)
        yield f"* **{_escaped(words(message))}** ({chosen}; {known}): {_escaped(words.explanation(message))}"


def _lessons(game: Game[Any], language: str) -> Iterator[str]:
    for number, found in enumerate(lessons_of(game, None), start=1):
        if found.lesson is not None:
            title, summary = (said(text, language) for text in (found.lesson.title, found.lesson.summary))
            yield f"{number}. **{title}.** {summary}"


def _rules(game: Game[Any], words: Words) -> str:
    """Write a rulebook with an anchor at every section, and links to them."""
    book = rulebook_of(game, words.language)

    def section(one: Section) -> str:
        return f"{'#' * max(2, one.level)} {named(one)} {{ #{one.number} }}\n\n{linked(book, one.text)}"

    return "\n\n".join([f"# {book.title}", book.preface, *map(section, book.sections.values())])


if __name__ == "__main__":
    build(BUILT)
