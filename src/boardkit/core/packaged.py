"""Files that lie in packages: texts, pictures and components that come with the program or with a game."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def folder_of(package: str) -> Path:
    """Return the folder of a package without importing it; ModuleNotFoundError if there is none."""
    spec = find_spec(package)
    for folder in () if spec is None else spec.submodule_search_locations or ():
        return Path(folder)
    raise ModuleNotFoundError(f"there is no package {package!r}", name=package)


def text_in(package: str, name: str) -> str:
    """Return the text of a file that lies in a package."""
    return (folder_of(package) / name).read_text("utf-8")
