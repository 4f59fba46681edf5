import pytest

from boardkit.text.french import elided
from boardkit.text.messages import Messages, split


@pytest.mark.parametrize(
    ("word", "name", "joined"),
    [
        ("de", "Ada", "d’Ada"),
        ("de", "Béla", "de Béla"),
        ("de", "Élise", "d’Élise"),
        ("que", "œuf", "qu’œuf"),
        ("que", "Hugo", "que Hugo"),
        ("de", "", "de "),
    ],
)
def test_a_small_word_loses_its_vowel_before_another(word: str, name: str, joined: str) -> None:
    assert elided(word, name) == joined


def test_messages_call_for_it_by_name() -> None:
    messages = Messages("fr", map(split, ["turn = Au tour { DE($seat) }.\n"]))
    assert messages.format("turn", None, {"seat": "Ada"}) == ("Au tour d’Ada.", [])
