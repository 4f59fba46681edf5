"""The words that plain play understands beside moves, in each language, and the help about them."""

from collections.abc import Callable, Container, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from boardkit.commands.plain.branching import branch, compare, go, go_home, tell_branches, tell_taken_back
from boardkit.commands.plain.cards import be_brief, tell_cards, tell_hand, tell_offers
from boardkit.commands.plain.coaching import switch_coach
from boardkit.commands.plain.company import tell_hint
from boardkit.commands.plain.looking import look, look_beside, tell_map, tell_regions, tell_where
from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.verbs import (
    describe,
    go_back,
    leave,
    redo,
    score,
    tell_log,
    tell_rules,
    tell_why,
    undo,
    write_remark,
)
from boardkit.core import notation
from boardkit.text.folding import folded

Verb = Callable[[Sitting, str], None]


def tell_help(sitting: Sitting, _: str) -> None:
    """Say which words there are, and how a move is written, with an example of each kind."""
    for topic in HELP:
        sitting.say(f"plain-help-{topic}")
    examples = {type(move): move for moves in sitting.making.draft.moves.values() for move in moves}
    for move in examples.values():
        sitting.say("plain-help-form", form=notation.write(move))


VERBS: Final[Mapping[str, tuple[Verb, Sequence[str], Sequence[str]]]] = MappingProxyType(
    {
        "help": (tell_help, ("?", "help"), ("aide",)),
        "describe": (describe, ("d", "describe"), ("decrire",)),
        "map": (tell_map, ("m", "map"), ("plan",)),
        "look": (look, ("look",), ("voir",)),
        "beside": (look_beside, ("beside",), ("voisins", "autour")),
        "where": (tell_where, ("where",), ("ou",)),
        "regions": (tell_regions, ("regions",), ()),
        "hand": (tell_hand, ("h", "hand"), ("main",)),
        "offers": (tell_offers, ("offers",), ("offres",)),
        "cards": (tell_cards, ("cards",), ("cartes",)),
        "brief": (be_brief, ("brief",), ("bref",)),
        "log": (tell_log, ("l", "log"), ("journal",)),
        "note": (write_remark, ("note",), ("remarque",)),
        "score": (score, ("s", "score"), ()),
        "why": (tell_why, ("why",), ("pourquoi",)),
        "rules": (tell_rules, ("r", "rules"), ("regles",)),
        "coach": (switch_coach, ("coach",), ("accompagner",)),
        "hint": (tell_hint, ("hint",), ("conseil",)),
        "back": (go_back, ("b", "back"), ("retour",)),
        "undo": (undo, ("u", "undo"), ("reprendre",)),
        "redo": (redo, ("redo",), ("refaire",)),
        "branch": (branch, ("branch",), ("branche",)),
        "branches": (tell_branches, ("branches",), ()),
        "taken": (tell_taken_back, ("taken",), ("annulees",)),
        "go": (go, ("go",), ("aller",)),
        "main": (go_home, ("main",), ("partie",)),
        "compare": (compare, ("compare",), ("comparer",)),
        "quit": (leave, ("q", "quit"), ("quitter",)),
    }
)
"""What each topic of the help does, and its words in English and in French, without accents."""

HELP: Final = ("move", *(topic for topic in VERBS if topic != "help"))
"""What help tells about, in this order."""


ALONE: Final = frozenset(
    VERBS[topic][0]
    for topic in (
        *("help", "describe", "regions", "brief", "log", "score", "coach", "hint", "back", "undo", "redo"),
        *("branches", "main", "quit"),
    )
)
"""What the words do that take nothing behind them."""


def obey(
    sitting: Sitting, do: Callable[[Any, str], None], word: str, rest: str, alone: Container[Any] = ALONE
) -> None:
    """Do what a word says; nothing where something stands behind it that it does not take."""
    if rest and do in alone:
        sitting.say("plain-nothing-behind", word=word, rest=sitting.quoted(rest))
        sitting.say("plain-hint")
    else:
        do(sitting, rest)


def verb_of(sitting: Sitting, word: str) -> Verb | None:
    """Return what a word does in the language that is spoken; English is always understood besides."""
    return _known(sitting.words.language).get(folded(word))


def _known(language: str) -> Mapping[str, Verb]:
    english = {word: do for do, words, _ in VERBS.values() for word in words}
    french = {word: do for do, _, words in VERBS.values() for word in words}
    return {**english, **french} if language == "fr" else english
