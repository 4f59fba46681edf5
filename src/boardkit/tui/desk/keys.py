"""Every key of the play screen in one table: bindings, footer and help are made from it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from attrs import frozen
from textual.binding import Binding

from boardkit.core import evolve
from boardkit.text import Words
from boardkit.text.outside import visible

LONGEST_SHOWN: Final = 12
"""The most characters of a key of the player's own in the footer."""


@frozen
class Key:
    """A key and what it does.

    Attributes:
        action: the name of the action, which is also its id in a player's key file, and with `key-` before
            it the message that names it.
        keys: Textual's names of the keys, the one to show first.
        shown: how the first key is written in the footer and in help.
        rank: its place in the footer, the lowest first; 0 keeps it out.
    """

    action: str
    keys: tuple[str, ...]
    shown: str
    rank: int = 0


PLAY_KEYS: Final = (
    Key("go_left", ("left", "h"), "←"),
    Key("go_right", ("right", "l"), "→"),
    Key("go_up", ("up", "k"), "↑"),
    Key("go_down", ("down", "j"), "↓"),
    Key("go_up_left", ("home",), "home"),
    Key("go_up_right", ("pageup",), "pgup"),
    Key("go_down_left", ("end",), "end"),
    Key("go_down_right", ("pagedown",), "pgdn"),
    Key("next_target", ("tab",), "tab", 3),
    Key("last_target", ("shift+tab",), "shift+tab"),
    Key("pick", ("enter", "space"), "enter", 1),
    Key("back", ("escape",), "esc", 3),
    Key("turn", ("r",), "r", 2),
    Key("jump", ("apostrophe", "f"), "'", 9),
    Key("only_move", ("full_stop",), "."),
    Key("undo", ("u", "ctrl+z"), "u", 5),
    Key("redo", ("R", "ctrl+y"), "R"),
    Key("pass_turn", ("p",), "p", 4),
    Key("inspect", ("i",), "i", 6),
    Key("why", ("w",), "w", 10),
    Key("hint", ("H",), "H"),
    Key("walk", ("t", "f5"), "t", 11),
    Key("step_back", ("left_square_bracket",), "["),
    Key("step_on", ("right_square_bracket",), "]"),
    Key("decision_back", ("left_curly_bracket",), "{"),
    Key("decision_on", ("right_curly_bracket",), "}"),
    Key("turn_back", ("less_than_sign",), "<"),
    Key("turn_on", ("greater_than_sign",), ">"),
    Key("round_back", ("left_parenthesis",), "("),
    Key("round_on", ("right_parenthesis",), ")"),
    Key("auto_play", ("a",), "a"),
    Key("speed", ("S",), "S"),
    Key("help", ("question_mark", "f1"), "?", 7),
    Key("rules", ("g", "f2"), "g", 12),
    Key("find", ("slash",), "/"),
    Key("type_move", ("colon",), ":", 13),
    Key("palette", ("ctrl+p",), "^p"),
    Key("bigger", ("plus", "equals_sign"), "+"),
    Key("smaller", ("minus",), "-"),
    Key("automatic", ("asterisk",), "*"),
    Key("choices", ("c",), "c"),
    Key("sort", ("s",), "s", 7),
    Key("zoom", ("z", "f10"), "z"),
    Key("log", ("L", "f6"), "L"),
    Key("overlay", ("v",), "v", 14),
    Key("teacher", ("T",), "T", 16),
    Key("eyes", ("o",), "o", 17),
    Key("branch", ("b",), "b", 15),
    Key("branches", ("B",), "B"),
    Key("main_line", ("m",), "m", 3),
    Key("present", ("P",), "P"),
    Key("handout", ("e",), "e"),
    Key("curtain", ("ctrl+l",), "^l"),
    Key("leave", ("ctrl+q",), "^q"),
)
"""The keys of a match; digits take entries of the hand."""


WALK_KEYS: Final = (
    "step_back",
    "step_on",
    "decision_back",
    "decision_on",
    "turn_back",
    "turn_on",
    "round_back",
    "round_on",
    "auto_play",
    "back",
    "speed",
    "branch",
    "rules",
    "help",
)
"""The actions that the footer shows on a walk through a match."""


PAIRED: Final = frozenset({"step_back", "decision_back", "turn_back", "round_back"})
"""The actions that share a name in the footer with the one after them."""


STROLL: Final = {
    "go_left": "step_back",
    "go_right": "step_on",
    "go_up": "decision_back",
    "go_down": "decision_on",
    "go_up_right": "turn_back",
    "go_down_right": "turn_on",
    "go_up_left": "walk_to_start",
    "go_down_left": "walk_to_end",
}
"""What the keys of the cursor do on a walk, where there is no cursor."""


LESSON_KEYS: Final = ("pick", "turn", "next_target", "step_back", "step_on", "hint", "why", "rules", "help")
"""The actions that the footer shows in a lesson."""


def key_said(shown: str, words: Words) -> str:
    """Write a key as it stands on the keyboards of a language; a letter or a sign stands for itself."""
    message = f"keyname-{shown.replace('+', '-').replace('_', '-')}"
    return words(message) if words.knows(message) else shown


def foot(keys: Sequence[Key], only: Sequence[str] = ()) -> list[Key]:
    """Return the keys of the footer, in its order: those of some actions, or else all that have a rank."""
    if only:
        return [key for action in only for key in keys if key.action == action]
    return sorted((key for key in keys if key.rank), key=lambda key: key.rank)


def bindings(keys: Iterable[Key]) -> list[Binding]:
    """Make Textual's bindings from the table."""
    return [
        Binding(",".join(key.keys), key.action, key.action, show=False, id=key.action, priority=_first(key))
        for key in keys
    ]


def _first(key: Key) -> bool:
    """Ctrl+q would leave the whole program before the screen could ask."""
    return key.action == "leave"


def with_own_keys(keys: Iterable[Key], own: Mapping[str, tuple[str, ...]]) -> tuple[Key, ...]:
    """Put a player's own keys in place of those of the table."""
    return tuple(
        evolve(key, keys=own[key.action], shown=_shown(own[key.action][0])) if key.action in own else key
        for key in keys
    )


def _shown(key: str) -> str:
    """Write a key of the player's own as the footer and help show it."""
    return visible(key)[:LONGEST_SHOWN]
