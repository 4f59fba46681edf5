"""Files that lie in packages of the program or of a game; and what installs more packages."""

import sys
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


def installer() -> str:
    """Return what is typed in boardkit's folder before the name of what to install for this Python."""
    if Path(sys.prefix, "uv-receipt.toml").exists():
        return "uv tool install --force"
    if Path(sys.prefix, "pipx_metadata.json").exists():
        return "pipx install --force"
    python, folder = Path(sys.executable), Path(sys.prefix).parent
    is_there = (folder / "pyproject.toml").exists() and python.is_relative_to(folder)
    return f"{python.relative_to(folder) if is_there else python} -m pip install"
