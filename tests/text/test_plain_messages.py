"""Messages that are said without Fluent say what Fluent would."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from boardkit.games import GAMES
from boardkit.text import LANGUAGES, words_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_plain_messages_are_what_fluent_says(key: str, language: str) -> None:
    messages = words_for(language, key).messages
    plain = {name: said for name in messages.ids if (said := messages.plain(name)) is not None}
    bundle = FluentBundle([language], use_isolating=False)
    for name in plain:
        bundle.add_resource(FluentResource(messages.source(name)))
    assert len(plain) > 100
    for name, said in plain.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (said, [])
