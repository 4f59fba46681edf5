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
    """Return what is typed here before the name of what to install for this Python."""
    python, folder = Path(sys.executable), Path(sys.prefix).parent
    is_here = python.is_relative_to(folder) and folder.samefile(".")
    called = str(python.relative_to(folder) if is_here else python)
    called = f'"{called}"' if " " in called else called
    if Path(sys.prefix, "uv-receipt.toml").exists():
        # What uv has installed has no pip; what pipx has knows that of pipx.
        return f"uv pip install --python {called}"
    return f"{called} -m pip install"
