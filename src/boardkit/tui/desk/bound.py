"""Keys and what is wanted by them: a screen makes its bindings and its foot from one table."""

from collections.abc import Iterable

from boardkit.core.values import Value
from boardkit.text import Words
from boardkit.text.keyboard import key_said
from boardkit.tui.desk.intents import Intent


class Bound(Value):
    """Keys, and what is wanted by them.

    Attributes:
        name: what it is called in the table.
        keys: Textual's names of the keys, parted by commas.
        shown: how the first key is written at the foot; empty keeps it out.
        label: the message that says at the foot what it does; one without stands close to the next.
    """

    name: str
    keys: str
    intent: Intent
    shown: str = ""
    label: str = ""

    @property
    def action(self) -> str:
        """The action that a key of it runs."""
        return f"want('{self.name}')"


def foot(keys: Iterable[Bound], words: Words) -> list[tuple[str, str, str]]:
    """Write keys for the foot: what each runs, the key, and what it does."""
    return [
        (key.action, key_said(key.shown, words), words(key.label) if key.label else "")
        for key in keys
        if key.shown
    ]
