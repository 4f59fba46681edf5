"""The games in the box, one folder each, and the catalogue of all that can be played."""

from boardkit.core.catalogue import GAMES, GROUP, KEYS, package_of

__all__ = ["GAMES", "GROUP", "KEYS", "package_of"]
