"""What keys are called."""

from boardkit.text.words import Words


def key_said(shown: str, words: Words) -> str:
    """Write a key as it stands on the keyboards of a language; a letter or a sign stands for itself."""
    message = f"keyname-{shown.replace('+', '-').replace('_', '-')}"
    return words(message) if words.knows(message) else shown
