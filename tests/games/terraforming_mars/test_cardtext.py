"""The texts of the cards: read once by a person, and bound to what the rules do.

Run `python -m tests.games.terraforming_mars.test_cardtext` to write them again after a change that is meant.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from boardkit.core.values import evolve, values_in
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.effects import CardEffect, Choose, If, PlaceTile, Reveal
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.show import cardtext, signs
from boardkit.text import LANGUAGES, Words, words_for
from tests.every import every_language

GOLDEN = Path(__file__).parent / "golden"
GAME = "terraforming_mars"


def sentences(card: ProjectCard, words: Words) -> list[str]:
    wanted = [cardtext.condition(requirement, words) for requirement in card.requirements]
    needs = [words("card-needs", conditions=words.listed(wanted))] if wanted else []
    return [*needs, *cardtext.deeds(card, words), *cardtext.points_said(card, words)]


def printed(language: str) -> str:
    """Write all cards: a name, its signs, its sentences."""
    words = words_for(language, GAME)
    return "\n".join([*_corporations(words), *_cards(words)]) + "\n"


def _corporations(words: Words) -> Iterator[str]:
    for corporation in CORPORATIONS.values():
        yield words.name(corporation.id, Corporation)
        yield f"    {'  '.join(signs.corporation_signs(corporation, words))}"
        yield from (f"    {sentence}" for sentence in cardtext.corporation_sentences(corporation, words))


def _cards(words: Words) -> Iterator[str]:
    for card in CARDS.values():
        needs = [signs.requirement_sign(requirement, words) for requirement in card.requirements]
        yield f"{card.number} {words.name(card.id, Card)}"
        yield f"    {'  '.join([*needs, *signs.card_signs(card, words)])}"
        yield from (f"    {sentence}" for sentence in sentences(card, words))


@every_language
def test_the_cards_read_as_they_were_read_once(language: str) -> None:
    assert printed(language) == (GOLDEN / f"cards_{language}.txt").read_text("utf-8")


@every_language
def test_every_card_and_corporation_has_sentences_and_signs(language: str) -> None:
    words = words_for(language, GAME)
    for card in CARDS.values():
        assert sentences(card, words) or not _does_something(card)
        assert signs.card_signs(card, words) or not _does_something(card)
    for corporation in CORPORATIONS.values():
        assert cardtext.corporation_sentences(corporation, words)
        assert signs.corporation_signs(corporation, words)


def _does_something(card: ProjectCard) -> bool:
    return bool(card.effects or card.modifiers or card.reactions or card.actions or card.points)


@every_language
def test_sentences_begin_large_and_end_with_a_stop(language: str) -> None:
    words = words_for(language, GAME)
    told = [sentence for card in CARDS.values() for sentence in sentences(card, words)]
    assert [each for each in told if not each.endswith(".") or each[0].islower() or "{" in each] == []
    assert [each for each in told if "  " in each or " ," in each or " ." in each] == []


@every_language
def test_every_sign_takes_one_column(language: str) -> None:
    words = words_for(language, GAME)
    written = [sign for card in CARDS.values() for sign in signs.card_signs(card, words)]
    assert [sign for sign in written if cell_len(sign) != len(sign) or max(map(ord, sign)) > 0xFFFF] == []


def effects() -> Iterator[CardEffect]:
    """Walk all effects of all cards, those inside others too."""
    for card in CARDS.values():
        for effect in (
            *card.effects,
            *(part for action in card.actions for part in (*action.cost, *action.effects)),
        ):
            yield from _inside(effect)


def _inside(effect: CardEffect) -> Iterator[CardEffect]:
    yield effect
    match effect:
        case Choose(options):
            inner = [part for option in options for part in option]
        case If(_, then, otherwise):
            inner = [*then, *otherwise]
        case Reveal(_, then):
            inner = [*then]
        case _:
            inner = []
    for part in inner:
        yield from _inside(part)


@every_language
def test_a_number_that_changes_changes_the_text(language: str) -> None:
    words = words_for(language, GAME)
    pairs = [(effect, other) for effect in effects() for other in _changed(effect)]
    assert len(pairs) > 300
    assert [
        effect for effect, other in pairs if cardtext.clause(other, words) == cardtext.clause(effect, words)
    ] == []
    assert [
        effect
        for effect, other in pairs
        if signs.effect_sign(other, words) == signs.effect_sign(effect, words)
    ] == []


def _changed(effect: Any) -> Iterator[CardEffect]:
    """Exchange each number of an effect; of a special tile there is only one, and limits are not numbers."""
    if isinstance(effect, PlaceTile) and effect.tile not in cardtext.ORDINARY:
        return
    for name, value in values_in(effect).items():
        if type(value) is int and name not in ("target_least", "least"):
            yield evolve(effect, **{name: value * 7})


def test_every_kind_of_effect_is_said_and_drawn() -> None:
    kinds = {type(effect) for effect in effects()}
    assert kinds <= set(cardtext.CLAUSES)
    assert set(cardtext.CLAUSES) == set(signs.SIGNS)


if __name__ == "__main__":
    for each in LANGUAGES:
        (GOLDEN / f"cards_{each}.txt").write_text(printed(each), "utf-8")
