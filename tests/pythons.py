"""Run the whole suite on every supported Python, each in a fresh clone with a new environment.

    python -m tests.pythons                       those that are on the path
    sudo python -m tests.pythons --roots FOLDER   all of them, in Debian systems that are made in a folder

A Debian system takes some three minutes to be made by debootstrap, which has to be installed, and is kept for
the next time. Whoever is no superuser runs what is on the path.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent

SUITES: Final = {"3.11": "bookworm", "3.13": "trixie", "3.14": "sid", "3.15": "sid"}
"""The Pythons that are supported, and the suite of Debian that has each of them."""

BOUND: Final = ("dev", "dev/pts", "proc", "sys")
"""What a system in a folder shares with the one around it: tests open pseudo-terminals."""

HOST_FILES: Final = ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt")
"""How the system around it finds the network, and whom it trusts there."""


def main() -> int:
    """Run the suite on the Pythons that are wished for, and tell of each how it went."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="*", metavar="VERSION", help=f"of {', '.join(SUITES)}; else all")
    parser.add_argument("--roots", type=Path, help="the folder of the Debian systems")
    parser.add_argument("--ref", default="HEAD", help="the commit to test")
    wished = parser.parse_args()
    versions = wished.versions or [*SUITES]
    unknown = [version for version in versions if version not in SUITES]
    if unknown:
        parser.error(f"there is no Python {unknown[0]} among {', '.join(SUITES)}")
    if wished.roots is None:
        missing = [version for version in versions if not shutil.which(f"python{version}")]
        if missing:
            parser.error(f"python{missing[0]} is not on the path; --roots makes a Debian system that has it")
    elif os.geteuid() or not shutil.which("debootstrap"):
        parser.error("--roots is for the superuser, and needs debootstrap")
    failed = [version for version in versions if not passes(version, wished.ref, wished.roots)]
    print(
        *(f"Python {version}: {'FAILED' if version in failed else 'passed'}" for version in versions),
        sep="\n",
    )
    return int(bool(failed))


def passes(version: str, ref: str, roots: Path | None) -> bool:
    """Clone a commit, install it for one Python and return whether its tests pass."""
    with ExitStack() as stack:
        if roots is None:
            around, prefix = Path("/"), []
            clone = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        else:
            around = stack.enter_context(debian(roots.absolute(), version))
            prefix = ["chroot", str(around)]
            clone = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=around / "tmp")))
        run("git", "clone", "--quiet", str(ROOT), str(clone))
        run("git", "-C", str(clone), "checkout", "--quiet", commit(ref))
        inside = Path("/") / clone.relative_to(around)
        command = f"cd {inside} && PYTHON=python{version} exec bash .ci/run"
        print(f"Python {version}, {ref}:", flush=True)
        return (
            subprocess.run([*prefix, "bash", "-c", command], env=environment(roots), check=False).returncode
            == 0
        )


@contextmanager
def debian(roots: Path, version: str) -> Iterator[Path]:
    """Make a Debian system that has a Python, unless it is there, and share with it what tests need."""
    root = roots / SUITES[version]
    if not (root / "usr" / "bin" / "apt-get").exists():
        run("debootstrap", "--variant=minbase", "--include=ca-certificates,git,procps", root.name, str(root))
    with ExitStack() as stack:
        for name in BOUND:
            run("mount", "--bind", f"/{name}", str(root / name))
            stack.callback(run, "umount", str(root / name))
        for name in HOST_FILES:
            shutil.copyfile(Path("/") / name, root / name)
        python = f"python{version}"
        if not (root / "usr" / "bin" / python).exists():
            for command in (
                ["update"],
                ["install", "--yes", "--no-install-recommends", python, f"{python}-venv"],
            ):
                run("chroot", str(root), "apt-get", "--quiet", "--quiet", *command)
        yield root


def commit(ref: str) -> str:
    """Return the name of a commit that a clone knows, too."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "--verify", f"{ref}^{{commit}}"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def environment(roots: Path | None) -> dict[str, str]:
    """Return this environment, or in another system that of a new login."""
    if roots is None:
        return {**os.environ}
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {"HOME": "/root", "LANG": "C.UTF-8", "PATH": path, "TERM": "xterm-256color", **kept}


def run(*command: str) -> None:
    """Run a command that has to succeed."""
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
