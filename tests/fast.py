"""Tries what a change touches first: `python -m tests.fast`, with options of pytest.

These are the tests that have changed, those that import a module that has, and those of a game or a page of
which a file has; of many, those that import least besides. Git tells what has changed since the last commit,
or in it where nothing has.
"""

import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

import grimp
import pytest

ROOT: Final = Path(__file__).parent.parent
MOST: Final = 12  # how many files of tests are tried: about half a minute
PAGES: Final = ("tests/test_front_door.py", "tests/test_pages.py")


def changed(root: Path = ROOT) -> list[str]:
    """Return the paths of the files that have changed, from the root."""
    since = _git(root, "diff", "--name-only", "HEAD") + _git(
        root, "ls-files", "--others", "--exclude-standard"
    )
    return since or _git(root, "diff", "--name-only", "HEAD~1")


def _git(root: Path, *line: str) -> list[str]:
    done = subprocess.run(["git", *line], cwd=root, check=True, capture_output=True, encoding="utf-8")
    return done.stdout.splitlines()


def module_of(path: str) -> str:
    """Return the module of a file: `boardkit.core.values`, `tests.core.test_values`."""
    return ".".join(PurePosixPath(path.removeprefix("src/")).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("boardkit", "tests", cache_dir=None)


def concerned(files: Iterable[str]) -> list[str]:
    """Return the files and folders of tests that files concern, those that import least besides first."""
    graph = imports()
    found = dict[str, int]()
    for path in files:
        module = module_of(path)
        importers = graph.find_modules_that_directly_import(module) if module in graph.modules else set()
        for name in importers | {module}:
            if name in graph.modules and name.rpartition(".")[2].startswith("test_"):
                imported = graph.find_modules_directly_imported_by(name)
                found[f"{name.replace('.', '/')}.py"] = len(imported)
        match PurePosixPath(path).parts:
            case ["src", "boardkit", "games", game, *_]:
                found[f"tests/games/{game}"] = 0
            case ["docs", *_] | [_]:
                found |= dict.fromkeys(PAGES, 0)
    return sorted(found, key=lambda test: (found[test], test))


def main() -> int:
    """Say what is tried, and try it."""
    tests = [test for test in concerned(changed()) if (ROOT / test).exists()]
    sys.stderr.write(f"Files of tests: {len(tests)} are concerned, {min(MOST, len(tests))} are tried.\n")
    return pytest.main(["--maxfail=3", *tests[:MOST], *sys.argv[1:]]) if tests else 0


if __name__ == "__main__":
    sys.exit(main())
