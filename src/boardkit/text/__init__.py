"""Every word the program says, from Fluent files: the kit's own here, a game's in its folder."""

from boardkit.text.fluent_subset import MissingWordError
from boardkit.text.loading import LANGUAGES, choose_language, words_for
from boardkit.text.names import capital, member_id
from boardkit.text.spots import HERE
from boardkit.text.words import Words

__all__ = [
    "HERE",
    "LANGUAGES",
    "MissingWordError",
    "Words",
    "capital",
    "choose_language",
    "member_id",
    "words_for",
]
