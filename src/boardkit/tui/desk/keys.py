"""The keys of the play screen in one table, those of other screens, and a player's own."""

import os
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from string import ascii_letters
from typing import Any, Final

from boardkit.core import Fault, FaultError, Game
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import Stride
from boardkit.core.records.record import read_json
from boardkit.core.values import Value
from boardkit.draw.drawings import drawing_of
from boardkit.library.files import read_bytes
from boardkit.library.recovery import KEYS
from boardkit.maps.squares import Way
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.words import key_said
from boardkit.tui.desk import intents

TURN: Final = "r"  # the key that turns what hovers, whatever else it does where nothing can be turned
OWN: Final = 8  # the rank of commands of games: behind what the signs of a map mean
LONGEST_SHOWN: Final = 12  # the most characters of a key of the player's own in the footer


class Key(Value):
    """A key and what it does."""

    # the name of the action, which is also its id in a player's key file, and with `key-` before it the
    # message that names it
    action: str
    keys: tuple[str, ...]  # Textual's names of the keys, the one to show first
    shown: str  # how the first key is written in the footer and in help
    intent: intents.Intent  # what is wanted by it
    rank: int = 0  # its place in the footer, the lowest first; 0 keeps it out

    @property
    def message(self) -> str:
        """The message that names the action; a command of a game's own has the game's key before a dot."""
        return f"key-{self.action.rpartition('.')[-1]}"


PLAY_KEYS: Final = (
    Key("go_left", ("left",), "←", intents.Go(Way.LEFT)),
    Key("go_right", ("right",), "→", intents.Go(Way.RIGHT)),
    Key("go_up", ("up",), "↑", intents.Go(Way.UP)),
    Key("go_down", ("down",), "↓", intents.Go(Way.DOWN)),
    Key("go_up_left", ("home",), "home", intents.Go(Way.UP_LEFT)),
    Key("go_up_right", ("pageup",), "pgup", intents.Go(Way.UP_RIGHT)),
    Key("go_down_left", ("end",), "end", intents.Go(Way.DOWN_LEFT)),
    Key("go_down_right", ("pagedown",), "pgdn", intents.Go(Way.DOWN_RIGHT)),
    Key("next_target", ("tab",), "tab", intents.Next(1), 3),
    Key("last_target", ("shift+tab",), "shift+tab", intents.Next(-1)),
    Key("pick", ("enter",), "enter", intents.Do.ACT, 1),
    Key("tick", ("space",), "space", intents.Do.TICK),
    Key("back", ("escape",), "esc", intents.Do.BACK, 3),
    Key("legend", ("k",), "k", intents.Do.LEGEND, 8),
    Key("replay", ("n",), "n", intents.Do.REPLAY, 8),
    Key("tab", ("y", "Y"), "y", intents.Do.TAB),
    Key("turn", ("r", "ctrl+r"), "r", intents.Do.TURN, 2),
    Key("jump", ("apostrophe", "f"), "'", intents.Do.JUMP, 9),
    Key("only_move", ("full_stop",), ".", intents.Do.ONLY_MOVE),
    Key("undo", ("u", "ctrl+z"), "u", intents.Do.UNDO, 5),
    Key("turn_again", ("U", "f3"), "U", intents.Do.TURN_AGAIN, 5),
    Key("redo", ("R", "ctrl+y"), "R", intents.Do.REDO),
    Key("pass_turn", ("p",), "p", intents.Do.FORGO, 4),
    Key("inspect", ("i",), "i", intents.Do.INSPECT, 6),
    Key("leaf", ("comma",), ",", intents.Leaf(1)),
    Key("why", ("w",), "w", intents.Do.WHY, 10),
    Key("hint", ("H",), "H", intents.Do.HINT, 9),
    Key("walk", ("t", "f5"), "t", intents.Do.WALK, 11),
    Key("step_back", ("left_square_bracket",), "[", intents.Stroll(Stride.HAPPENING, -1)),
    Key("step_on", ("right_square_bracket",), "]", intents.Stroll(Stride.HAPPENING, 1)),
    Key("decision_back", ("left_curly_bracket",), "{", intents.Stroll(Stride.DECISION, -1)),
    Key("decision_on", ("right_curly_bracket",), "}", intents.Stroll(Stride.DECISION, 1)),
    Key("turn_back", ("less_than_sign",), "<", intents.Stroll(Stride.TURN, -1)),
    Key("turn_on", ("greater_than_sign",), ">", intents.Stroll(Stride.TURN, 1)),
    Key("round_back", ("left_parenthesis",), "(", intents.Stroll(Stride.ROUND, -1)),
    Key("round_on", ("right_parenthesis",), ")", intents.Stroll(Stride.ROUND, 1)),
    Key("auto_play", ("a", "A"), "a", intents.Do.PLAY),
    Key("speed", ("S",), "S", intents.Do.SPEED),
    Key("help", ("question_mark", "f1"), "?", intents.Do.HELP, 7),
    Key("rules", ("g", "f2"), "g", intents.Do.RULES, 12),
    Key("find", ("slash",), "/", intents.Do.FIND),
    Key("type_move", ("colon",), ":", intents.Do.TYPE_MOVE, 13),
    Key("palette", ("ctrl+p",), "^p", intents.Do.PALETTE),
    Key("bigger", ("plus", "equals_sign"), "+", intents.Do.BIGGER),
    Key("smaller", ("minus",), "-", intents.Do.SMALLER),
    Key("automatic", ("asterisk",), "*", intents.Do.FIT),
    Key("choices", ("c", "C"), "c", intents.Do.CHOICES),
    Key("sort", ("s", "ctrl+s"), "s", intents.Do.SORT, 7),
    Key("zoom", ("z", "f4", "f10"), "z", intents.Do.ZOOM),
    Key("log", ("L", "f6"), "L", intents.Do.LOG),
    Key("overlay", ("v",), "v", intents.Do.OVERLAY, 14),
    Key("bare", ("G", "f7"), "G", intents.Do.BARE),
    Key("teacher", ("T",), "T", intents.Do.TEACHER, 16),
    Key("class", ("Q",), "Q", intents.Want.ASK_CLASS),
    Key("make_lesson", ("N",), "N", intents.Want.MAKE_LESSON),
    Key("eyes", ("o", "O"), "o", intents.Do.EYES, 17),
    Key("branch", ("b", "ctrl+b", "f8"), "b", intents.Do.BRANCH, 15),
    Key("branches", ("B",), "B", intents.Do.BRANCHES),
    Key("main_line", ("m", "M"), "m", intents.Do.MAIN_LINE, 3),
    Key("present", ("P",), "P", intents.Do.PRESENT),
    Key("handout", ("e", "E"), "e", intents.Do.HAND_OUT),
    Key("coach", ("K",), "K", intents.Do.COACH),
    Key("curtain", ("ctrl+l",), "^l", intents.Do.CURTAIN),
    Key("leave", ("ctrl+q", "f9"), "^q", intents.Do.LEAVE),
)
"""The keys of a match; digits take entries of the hand."""

WALK_KEYS: Final = (
    "step_back",
    "step_on",
    "decision_back",
    "decision_on",
    "auto_play",
    "turn_back",
    "turn_on",
    "round_back",
    "round_on",
    "back",
    "speed",
    "branch",
    "rules",
    "help",
)
"""The actions that the footer shows on a walk through a match."""

LESSON_KEYS: Final = (
    "pick",
    "back",
    "leaf",
    "turn",
    "next_target",
    "hint",
    "step_back",
    "step_on",
    "branch",
    "why",
    "rules",
    "help",
)
"""The actions that the footer shows in a lesson."""


def foot_keys(keys: Sequence[Key], only: Sequence[str] = ()) -> list[Key]:
    """Return the keys of the footer, in its order: those of some actions, or else all that have a rank."""
    if only:
        return [key for action in only for key in keys if key.action == action]
    return sorted([key for key in keys if key.rank and key.keys], key=attrgetter("rank"))


def with_own_keys(
    keys: Iterable[Key], own: Mapping[str, tuple[str, ...]], name_of: Callable[[str], str]
) -> tuple[Key, ...]:
    """Put a player's own keys in place of those of the table, and take them away from other actions."""
    named = {action: tuple(map(name_of, typed)) for action, typed in own.items()}
    taken = frozenset(name for names in named.values() for name in names)
    return tuple(
        key.__replace__(keys=named[key.action], shown=visible(own[key.action][0])[:LONGEST_SHOWN])
        if key.action in own
        else _without(key, taken)
        for key in keys
    )


def arriving(keys: Iterable[Key], kept: Container[str]) -> tuple[Key, ...]:
    """Leave out what is kept by what shows the screens, where an action has another key.

    The keys do what they do all the same, if they arrive; they are only not shown.
    """
    return tuple(
        _without(key, kept) if {name in kept for name in key.keys} == {True, False} else key for key in keys
    )


def own_names(keys: Iterable[Key]) -> frozenset[str]:
    """Return the names of the keys that the player has chosen."""
    usual = {key.action: key.keys for key in PLAY_KEYS}
    changed = set(keys).difference(PLAY_KEYS)
    return frozenset(name for key in changed for name in key.keys if name not in usual.get(key.action, ()))


def command_keys(game: Game[Any]) -> tuple[Key, ...]:
    """Return the keys of the commands of a game's own."""
    return tuple(
        Key(f"{game.key}.{one.action}", (one.key,), one.key, intents.RunCommand(one.action), OWN)
        for one in drawing_of(game.key).commands
    )


def with_commands(keys: Iterable[Key], game: Game[Any]) -> tuple[Key, ...]:
    """Put the commands of a game behind the keys; one whose key is taken has none, and is only in lists."""
    named = {key.action: key for key in keys}
    kit = [key for key in named.values() if not isinstance(key.intent, intents.RunCommand)]
    taken = {verb.letter for verb in drawing_of(game.key).verbs}.union(*(key.keys for key in kit))
    return (*kit, *(named.get(key.action) or _without(key, taken) for key in command_keys(game)))


def free_keys() -> tuple[str, ...]:
    """Return the letters and the function keys that commands of games may have."""
    taken = {name for key in PLAY_KEYS for name in key.keys}
    functions = (f"f{number}" for number in range(1, 13))
    return tuple(name for name in (*ascii_letters, *functions) if name not in taken)


class CommandTaken(Fault):
    """A command of a game has a key that is the kit's, or opens a verb of the game."""

    action: str
    key: str
    free: tuple[str, ...]


def command_refused(game: Game[Any]) -> CommandTaken | None:
    """Return what is wrong with the first command of a game that cannot have its key."""
    verbs = {verb.letter for verb in drawing_of(game.key).verbs}
    free, seen = tuple(key for key in free_keys() if key not in verbs), set[str]()
    for key in command_keys(game):
        (name,) = key.keys
        if name not in free or name in seen:
            return CommandTaken(key.action, name, free)
        seen.add(name)
    return None


def _without(key: Key, taken: Container[str]) -> Key:
    left = tuple(name for name in key.keys if name not in taken)
    first = key.shown if left[:1] == key.keys[:1] else "".join(left[:1]).replace("ctrl+", "^")
    return key.__replace__(keys=left, shown=first)


class Bound(Value):
    """Keys, and what is wanted by them."""

    name: str  # what it is called in the table
    keys: str  # Textual's names of the keys, parted by commas
    intent: intents.Intent
    shown: str = ""  # how the first key is written at the foot; empty keeps it out
    label: str = ""  # the message that says at the foot what it does; one without stands close to the next

    @property
    def action(self) -> str:
        """The action that a key of it runs."""
        return f"want('{self.name}')"


def foot_labels(keys: Iterable[Bound], words: Words) -> list[tuple[str, str, str]]:
    """Write keys for the foot: what each runs, the key, and what it does."""
    return [
        (key.action, key_said(key.shown, words), words(key.label) if key.label else "")
        for key in keys
        if key.shown
    ]


FILE: Final = KEYS


class KeysUnreadable(Fault):
    """The file of keys cannot be used; `fault` says why."""

    path: str
    fault: Fault


class SeeDoctor(Fault):
    """Something is wrong, and more of it is told by the doctor."""

    fault: Fault


class NoKeys(Fault):
    """The file of keys is not a JSON object with a list of keys for each action."""


class UnknownAction(Fault):
    """The file of keys names actions that do not exist, or no longer; all else that it names holds."""

    path: str
    actions: tuple[str, ...]
    known: tuple[str, ...]


class KeyTaken(Fault):
    """The file of keys gives a key to one action that is also the only one of another."""

    path: str
    key: str
    action: str
    other: str


class NoSuchKeys(Fault):
    """The file of keys names keys that no terminal sends; the commands that have no others keep their own."""

    path: str
    keys: tuple[str, ...]


def own_keys(
    folder: Path, is_sent: Callable[[str], bool], name_of: Callable[[str], str]
) -> "tuple[tuple[Key, ...], UnknownAction | NoSuchKeys | None]":
    """Return the table of keys with a player's own in it, and what is told of it.

    The table is empty where there is no file of keys.

    Args:
        folder: the folder of the library.
        is_sent: tells whether a terminal sends a key of a name.
        name_of: returns the name of a key that may be written as its character.

    Raises:
        FaultError: the file of keys cannot be used.
    """
    path = folder / FILE
    if not os.path.lexists(path):
        return (), None
    try:
        own = _read(path)
    except FaultError as error:
        raise FaultError(KeysUnreadable(str(path), error.fault)) from error
    named = dict.fromkeys(action.partition(".")[0] for action in own if "." in action)
    commands = (key for game in named if game in GAMES for key in command_keys(GAMES[game]))
    usual = (*PLAY_KEYS, *commands)
    known = tuple(key.action for key in usual)
    unknown = tuple(action for action in own if action not in known)
    own = {action: keys for action, keys in own.items() if action in known}
    sent = {action: tuple(filter(is_sent, keys)) for action, keys in own.items()}
    wrong = tuple(key for keys in own.values() for key in keys if not is_sent(key))
    table = with_own_keys(usual, {action: keys for action, keys in sent.items() if keys}, name_of)
    owner = {name: key.action for key in table for name in key.keys}
    for key, before in zip(table, usual, strict=True):
        lost = [name for name in key.keys or before.keys if owner[name] != key.action]
        if lost:
            raise FaultError(KeyTaken(str(path), lost[0], owner[lost[0]], key.action))
    if unknown:
        return table, UnknownAction(str(path), unknown, known)
    return table, NoSuchKeys(str(path), wrong) if wrong else None


def _read(path: Path) -> Mapping[str, tuple[str, ...]]:
    plain = read_json(read_bytes(path))
    if not isinstance(plain, dict) or not all(isinstance(keys, list) and keys for keys in plain.values()):
        raise FaultError(NoKeys())
    if not all(isinstance(key, str) and key for keys in plain.values() for key in keys):
        raise FaultError(NoKeys())
    return {action: tuple(keys) for action, keys in plain.items()}


EDITOR_KEYS: Final = (
    Bound("start", "ctrl+s", intents.Do.START, "^s", "edit-start"),
    Bound("undo", "u,ctrl+z", intents.Do.UNDO, "u", "edit-undo"),
    Bound("find", "slash", intents.Do.FIND, "/", "edit-find"),
    Bound("keep", "s", intents.Do.KEEP, "s", "edit-keep"),
    Bound("kept", "o", intents.Do.KEPT, "o", "edit-kept-open"),
    Bound("help", "question_mark,f1", intents.Do.HELP, "?", "edit-help"),
    Bound("back", "escape", intents.Do.BACK, "esc", "page-back"),
    Bound("redo", "R,ctrl+y", intents.Do.REDO, "R", "edit-redo"),
    Bound("tree", "t", intents.Do.TREE, "t", "edit-tree"),
    Bound("copy", "y", intents.Do.COPY, "y", "edit-copy"),
    Bound("paste", "p", intents.Do.PASTE, "p", "edit-paste"),
)
"""Deeds possible with the table; what has no room at the foot is in the help."""

EDITOR_PART_KEYS: Final = (
    Bound("take", "enter", intents.Do.ACT, "enter", "edit-open"),
    Bound("board", "tab", intents.Next(1), "tab", "edit-board"),
    Bound("new", "n,insert", intents.Do.NEW, "n", "edit-new"),
    Bound("remove", "d,delete", intents.Do.REMOVE, "d", "edit-remove"),
    Bound("less", "minus", intents.Step(-1), "-"),
    Bound("more", "plus,equals_sign", intents.Step(1), "+", "edit-more"),
    Bound("fault", "f,exclamation_mark", intents.Do.FAULT, "f", "edit-next-fault"),
    Bound("last", "shift+tab", intents.Next(-1)),
    Bound("left", "left", intents.Go(Way.LEFT)),
    Bound("right", "right", intents.Go(Way.RIGHT)),
    Bound("up", "up", intents.Go(Way.UP)),
    Bound("down", "down", intents.Go(Way.DOWN)),
    *(Bound(f"digit-{digit}", digit, intents.TypeDigit(digit)) for digit in "0123456789"),
)
"""Deeds possible with what is pointed at, and how to point."""

PRESENTER_KEYS: Final = (
    Bound("on", "right,down,space,enter,pagedown,l,j,n,right_square_bracket", intents.Next(1)),
    Bound("before", "left,up,pageup,backspace,h,k,p,left_square_bracket", intents.Next(-1)),
    Bound("first", "home", intents.Do.TO_START),
    Bound("last", "end", intents.Do.TO_END),
    Bound("leave", "escape,q,P", intents.Do.BACK),
    Bound("bigger", "plus,equals_sign", intents.Do.BIGGER),
    Bound("smaller", "minus", intents.Do.SMALLER),
    Bound("clean", "c", intents.Do.CLEAN),
)
"""The keys; presenters' clickers send one of the first few of those that lead on and back."""
