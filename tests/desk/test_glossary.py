"""The words of a game, from the legend to the section of the rulebook that explains them."""

from typing import Any

from boardkit.core import Game
from boardkit.core.teaching.rulebook import glossary_of
from boardkit.tui.desk.desk import update
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.wishes import Ask, Notice, Open, Pick, Rules
from tests.desk.tools import new_match, opened, pressed, seated
from tests.every import every_game, every_language
from tests.tui.desks import wished


@every_game
@every_language
def test_the_legend_leads_to_the_words_and_each_word_to_its_rule(game: Game[Any], language: str) -> None:
    desk = opened(seated(new_match(game, max(2, game.seats[0])), language))
    legend = wished(pressed(desk, "k"), Ask).dialog
    assert isinstance(legend, Notice)
    assert legend.more == (desk.words("glossary-open"), Do.GLOSSARY)
    words = wished(update(desk, Do.GLOSSARY), Ask).dialog
    assert isinstance(words, Pick)
    terms = glossary_of(game, language)
    for (label, intent), term in zip(words.entries, terms, strict=True):
        assert str(label).startswith(term.term)
        assert term.meaning in str(label)
        door = wished(update(desk, intent), Open).door
        assert isinstance(door, Rules)
        assert door.section == term.section
