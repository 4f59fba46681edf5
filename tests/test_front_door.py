"""The README: short, in two languages that say the same commands, with lines that work on a fresh machine."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from boardkit import __version__
from boardkit.commands import COMMANDS
from boardkit.commands.running import command_named, parser_of
from boardkit.games import KEYS
from boardkit.library.news import NEWEST_TRIED
from boardkit.text import LANGUAGES, words_for

ROOT = Path(__file__).parent.parent
READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
MOST_WORDS = 600
MOST_WORDS_OF_FIGURES = 1500
ONE_WIDGET = {"bare"}  # what others are measured beside, and started by them
BLOCK = re.compile(r"^```sh\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def readme(language: str) -> str:
    return READMES[language].read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_is_short_and_begins_with_the_moving_picture(language: str) -> None:
    text = readme(language)
    assert len(re.findall(r"\S*\w\S*", text)) <= MOST_WORDS
    assert re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)[0] == "docs/pictures/moving.svg"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_links_to_files_and_sections_that_are_there(language: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", readme(language))
    assert len(links) > 15
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_names_all_games_in_its_language(language: str) -> None:
    for key in KEYS:
        assert f"**{words_for(language, key)('title')}**" in readme(language)


def test_both_readmes_have_the_same_sections_and_lines() -> None:
    english, french = map(readme, LANGUAGES)
    assert english.count("\n## ") == french.count("\n## ")
    start, test = BLOCK.findall(english)
    assert BLOCK.findall(french) == [f"{start} --lang fr", test]


def test_a_line_does_everything_without_what_old_installers_lack() -> None:
    for line in BLOCK.findall(readme("en")):
        assert "\n" not in line
        assert line.startswith("python3 -m venv .venv && .venv/bin/pip install ")
        assert "--group" not in line


def test_continuous_integration_runs_the_test_command_of_the_readme() -> None:
    _, test = BLOCK.findall(readme("en"))
    assert (ROOT / ".ci" / "run").read_text("utf-8").splitlines()[-1] == test


def test_every_benchmark_is_told_with_its_command_in_a_few_words() -> None:
    text = (ROOT / "bench" / "README.md").read_text("utf-8")
    assert len(text.split()) <= MOST_WORDS_OF_FIGURES
    started = {
        path.stem for path in (ROOT / "bench").glob("*.py") if "\nif __name__ ==" in path.read_text("utf-8")
    }
    assert started - set(re.findall(r"^python -m bench\.(\w+)", text, re.MULTILINE)) == ONE_WIDGET


def test_one_version_stands_everywhere() -> None:
    told = {
        "CHANGELOG.md": r"^## (\S+) - \d{4}-\d\d-\d\d$",
        "CITATION.cff": r"^version: (\S+)$",
        "docs/files.md": r'"version": "([^"]+)"',
    }
    for file, form in told.items():
        assert re.findall(form, (ROOT / file).read_text("utf-8"), re.MULTILINE)[0] == __version__, file


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def extra(name: str) -> set[str]:
    """List what an extra installs, with what its own extras install."""
    extras, found = project()["project"]["optional-dependencies"], set[str]()
    for one in extras[name]:
        own = re.fullmatch(r"boardkit\[(.+)\]", one)
        found |= set().union(*map(extra, own[1].split(","))) if own else {one}
    return found


def group(name: str) -> set[str]:
    """List what a group installs, with the groups that it includes."""
    found = set[str]()
    for one in project()["dependency-groups"][name]:
        found |= group(one["include-group"]) if isinstance(one, dict) else {one}
    return found


@pytest.mark.parametrize("name", ["bench", "browser", "dev", "docs"])
def test_an_extra_for_old_installers_is_what_the_group_is(name: str) -> None:
    assert extra(name) == group(name) != set()


def test_all_that_developers_install_has_its_version() -> None:
    pinned = {line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text("utf-8").split()}
    wanted = {re.match(r"[\w.-]+", one)[0] for name in ("browser", "dev", "docs") for one in group(name)}  # type: ignore[index]
    assert len(wanted) > 15
    assert {plainly(one) for one in wanted} - {plainly(one) for one in pinned} == set()


def plainly(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def test_hooks_check_by_the_tools_that_tests_check_by() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    (ruff,) = [repo["rev"] for repo in hooks if repo["repo"].endswith("/ruff-pre-commit")]
    pinned = (ROOT / "constraints.txt").read_text("utf-8").split()
    assert f"ruff=={ruff.removeprefix('v')}" in pinned
    names = {hook["id"] for repo in hooks for hook in repo["hooks"]}
    assert names >= {"ruff-check", "ruff-format", "imports", "types"}


def test_workflows_run_every_python_that_is_claimed_on_three_systems() -> None:
    suite = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text("utf-8"))["jobs"]["suite"]
    tried = suite["strategy"]["matrix"]
    form = r"Programming Language :: Python :: (3\.\d+)"
    claimed = {found[1] for one in project()["project"]["classifiers"] if (found := re.fullmatch(form, one))}
    assert claimed <= set(tried["python"]) >= {"3.11", "3.15"}
    assert max(tuple(map(int, version.split("."))) for version in claimed) == NEWEST_TRIED
    assert tried["system"] == ["ubuntu", "macos", "windows"]


def test_publishing_needs_no_secret_and_names_no_index() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    publish = yaml.safe_load(text)["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["needs"] == ["tests", "packages"]
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert "secrets." not in text
    assert "://" not in text


def test_whoever_reports_a_rule_is_asked_for_all_games_by_their_names() -> None:
    form = yaml.safe_load((ROOT / ".github/ISSUE_TEMPLATE/rule.yml").read_text("utf-8"))
    (options,) = [part["attributes"]["options"] for part in form["body"] if part["type"] == "dropdown"]
    assert set(options) >= {words_for("en", key)("title") for key in KEYS}


def test_every_change_to_come_has_a_kind_that_releases_know() -> None:
    plain = project()["tool"]["towncrier"]
    kinds = {kind["directory"] for kind in plain["type"]}
    pieces = [path.name for path in (ROOT / plain["directory"]).iterdir() if path.name not in plain["ignore"]]
    assert [name for name in pieces if not re.fullmatch(rf"\+[a-z-]+\.({'|'.join(kinds)})\.md", name)] == []
    assert plain["start_string"] in (ROOT / plain["filename"]).read_text("utf-8")


def asking_an_index() -> list[str]:
    """Find what would ask an index for boardkit, where it is not yet to be had."""
    asks = re.compile(r"(?:pip|pipx|uv tool) install (?:-\S+ )*['\"]?boardkit\b|uvx boardkit")
    told = [*READMES.values(), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    texts = [
        *told,
        *(ROOT / "src").rglob("*.ftl"),
        *(ROOT / "src").rglob("*.txt"),
        *(ROOT / "bench").rglob("*.py"),
    ]
    return [f"{path}: {found}" for path in texts for found in asks.findall(path.read_text("utf-8"))]


def test_nothing_is_installed_from_an_index_that_does_not_have_it() -> None:
    assert asking_an_index() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_table_of_commands_names_all_and_all_that_each_takes(language: str, command: str) -> None:
    text = (ROOT / "docs" / ("commands.md" if language == "en" else "commands.fr.md")).read_text("utf-8")
    rows = "\n".join(line for line in text.splitlines() if f"`boardkit {command}" in line)
    assert rows
    taken = parser_of(command, command_named(command), words_for(language))._option_string_actions
    everywhere = {"-h", "--help", "--version", "--data", "--lang", "--language", "--force"}
    assert set(re.findall(r"--[a-z-]+", rows)) == taken.keys() - everywhere
