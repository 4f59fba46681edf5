"""The words of every game: all are used in its rulebook, and the section behind each is there."""

from typing import Any

from boardkit.core import Game
from boardkit.core.teaching.rulebook import glossary_of, rulebook_of
from boardkit.text import LANGUAGES
from tests.every import every_game, every_language


@every_game
@every_language
def test_every_word_is_used_in_the_rulebook_and_explained_in_its_section(
    game: Game[Any], language: str
) -> None:
    book = rulebook_of(game, language)
    text = "\n".join([book.preface, *(f"{one.title}\n{one.text}" for one in book.sections.values())])
    for term in glossary_of(game, language):
        assert term.term.casefold() in text.casefold(), term
        assert term.section in book.sections, term
        assert term.meaning.endswith("."), term


@every_game
def test_both_languages_have_the_same_words(game: Game[Any]) -> None:
    sections = [[term.section for term in glossary_of(game, language)] for language in LANGUAGES]
    assert sections[0] == sections[1]
    assert len(sections[0]) >= 12
    for language in LANGUAGES:
        terms = [term.term for term in glossary_of(game, language)]
        assert len(set(terms)) == len(terms)
