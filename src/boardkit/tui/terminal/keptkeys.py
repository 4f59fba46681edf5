"""The keys that never arrive: what shows the screens keeps them for itself."""

from collections.abc import Mapping
from typing import Final

from boardkit.tui.terminal.known import Kind

IN_BROWSERS: Final = frozenset({"ctrl+n", "ctrl+q", "ctrl+t", "ctrl+w"})
"""Browsers open and close windows and tabs with these, and no page can keep them from it."""

IN_VTE: Final = frozenset({"f1", "f10", "f11"})
"""The terminals of GNOME, Xfce and their kind open their help, their menu and the whole screen with these."""

PREFIXES: Final = {Kind.SCREEN: "ctrl+a", Kind.TMUX: "ctrl+b"}
"""What begins the commands of programs that share a terminal out."""


def kept_keys(environ: Mapping[str, str], kind: Kind) -> frozenset[str]:
    """Return Textual's names of the keys that do not arrive, as far as the environment tells."""
    if kind is Kind.BROWSER:
        return IN_BROWSERS
    prefix = frozenset({PREFIXES[kind]}) if kind in PREFIXES else frozenset()
    return prefix | (IN_VTE if environ.get("VTE_VERSION") else frozenset())
