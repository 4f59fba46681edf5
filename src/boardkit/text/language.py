"""Which language to speak."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr")
"""The languages that every text exists in; the first is the one to fall back on."""

LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None, setting: str | None, environment: Mapping[str, str]) -> str:
    """Take the language asked for, else the player's setting, else that of the locale, else English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    for wish in (asked, setting, locale[:2].lower()):
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]
