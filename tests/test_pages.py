"""The documentation: every page in its languages, every link to one that is there, offline."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader
from markdown.extensions.toc import slugify

from bench.pages import DEFAULT, ROOT, build, pages, plan_of, samples, write_to
from boardkit.commands import COMMANDS
from boardkit.games import KEYS
from boardkit.many.sqlite import COLUMNS
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.keys import PLAY_KEYS
from tests.every import every_language

LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)")


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    return {**pages(), **samples()}


def in_language(name: str, language: str) -> str:
    stem, dot, ending = name.rpartition(".")
    return name if language == DEFAULT else f"{stem}.{language}{dot}{ending}"


@every_language
def test_keys_commands_games_and_rules_are_told_in_every_language(
    told: dict[str, str], language: str
) -> None:
    assert told[in_language("keys.md", language)].count("<kbd>") == len(PLAY_KEYS)
    commands = told[in_language("commands.md", language)]
    assert [f"\n## boardkit {command}\n" in f"\n{commands}" for command in COMMANDS] == [True] * len(COMMANDS)
    for key in KEYS:
        assert "--option" in told[in_language(f"games/{key}.md", language)]
        assert told[in_language(f"rules/{key}.md", language)].count("{ #") > 5
    assert (
        f"* `V` {words_for(language, 'tectonic_tribes')('key-tents')}\n"
        in told[in_language("games/tectonic_tribes.md", language)]
    )


def test_what_players_read_is_written_in_french_too(told: dict[str, str]) -> None:
    for name in ("index", "first_evening", "table", "commands", "teaching"):
        for page in (f"{name}.md", f"{name}.fr.md"):
            assert page in told or (ROOT / "docs" / page).is_file()


@pytest.fixture(scope="module", params=LANGUAGES)
def site(
    request: pytest.FixtureRequest, told: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Write the pages of a language, which were made once, into a folder of its name."""
    folder: Path = tmp_path_factory.mktemp("site") / request.param
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bench.pages.pages", lambda: told)
        patched.setattr("bench.pages.samples", dict)
        write_to(folder, request.param)
    return folder


def test_every_link_leads_to_a_page_or_a_picture_and_to_a_heading_of_it(site: Path) -> None:
    texts = {path: path.read_text("utf-8") for path in site.rglob("*.md")}
    anchors = {path: {*headings(text)} for path, text in texts.items()}
    assert sum(len(LINK.findall(text)) for text in texts.values()) > 100
    for page, text in texts.items():
        for link, anchor in LINK.findall(text):
            path = (page.parent / link).resolve() if link else page
            assert path.is_file(), (page.name, link)
            assert not anchor or anchor in anchors[path], (page.name, link, anchor)


def headings(text: str) -> Iterator[str]:
    """Walk the anchors of a page, as they are made of its headings."""
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        own = re.search(r"\{ #(\S+) \}$", heading)
        yield own[1] if own else slugify(re.sub(r"[`*_]|\]\([^)]*\)", "", heading), "-")


def menu(entries: object) -> Iterator[str]:
    """Walk the pages that a menu names."""
    match entries:
        case str():
            yield entries
        case list():
            yield from (page for entry in entries for page in menu(entry))
        case dict():
            yield from (page for entry in entries.values() for page in menu(entry))


def test_the_menu_names_every_page_and_none_that_is_not_there(site: Path) -> None:
    there = {path.relative_to(site).as_posix() for path in site.rglob("*.md")}
    assert sorted(menu(plan_of(site.name)["nav"])) == sorted(there)


def test_every_title_of_the_menu_is_translated() -> None:
    titles = [
        {title for entry in plan_of(one)["nav"] if isinstance(entry, dict) for title in entry}
        for one in LANGUAGES
    ]
    assert not set.intersection(*titles)


def floors_drawn() -> list[list[set[str]]]:
    """Read the drawings of the architecture: of each its floors, of each floor who shares it."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawings = re.findall(r"^```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [[_shared(re.split(" {2,}", line)[0]) for line in drawing.splitlines()] for drawing in drawings]


def _shared(floor: str) -> set[str]:
    return {name.strip().removeprefix("boardkit.") for name in floor.split("|")}


def test_the_floors_that_are_drawn_are_those_of_the_import_contracts() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = {
        one["name"]: [_shared(floor) for floor in one["layers"]] for one in contracts if "layers" in one
    }
    kit, screens, game = floors_drawn()
    assert kit == layers["The kit's layers point one way"]
    assert screens == layers["The screens have floors: routes alone knows them all"]
    assert game == layers["Inside a game, the box knows no rules, and rules know no picture"]


def test_every_finding_is_told_in_words() -> None:
    told = re.findall(r"^\* `(\w+)`: ", (ROOT / "docs" / "findings.md").read_text("utf-8"), re.MULTILINE)
    assert len(told) == len(set(told))
    assert set(told) == {path.stem for path in (ROOT / "findings").glob("*.sh")}


def missing_page(base: str = "/") -> str:
    """Write the page that a host shows for whatever is missing."""
    templates = Environment(loader=FileSystemLoader(ROOT / "bench" / "theme"), autoescape=True)
    templates.filters["url"] = lambda path: base + path
    return templates.get_template("404.html").render(config={"site_name": "boardkit"})


def test_a_page_that_is_missing_speaks_every_language_and_without_scripts() -> None:
    page = missing_page()
    assert re.findall(r'<main lang="(\w+)">', page) == list(LANGUAGES)
    assert re.findall(r'href="([^"]+)"', page) == ["/index.html", "/fr/index.html"]
    assert "hidden" not in page.partition("<script>")[0]


@pytest.mark.nightly
def test_the_site_is_built_and_asks_the_network_for_nothing(tmp_path: Path) -> None:
    build(tmp_path)
    made = list((tmp_path / "site").rglob("*.html"))
    assert len(made) > 40
    for page in made:
        text = page.read_text("utf-8")
        assert not re.search(r"<(script|img|iframe)[^>]+src=\"?https?:", text)
        assert not re.search(r"<link[^>]+stylesheet[^>]+https?:", text)
    missing = (tmp_path / "site" / "404.html").read_text("utf-8")
    assert re.findall(r'<main lang="(\w+)">', missing) == list(LANGUAGES)
    for link in re.findall(r'href="/([^"]+)"', missing):
        assert (tmp_path / "site" / link).is_file()
    grounds = (tmp_path / "site" / "print.css").read_text("utf-8")
    assert "print-color-adjust: exact" in grounds


def test_the_columns_of_many_games_are_told_in_their_order() -> None:
    told = (ROOT / "docs" / "many.md").read_text("utf-8")
    assert tuple(re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE)) == COLUMNS
