"""What an action does, what a payment is for, and how cards, corporations and effects are called."""

import pytest

from boardkit.core import play
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import asked_there, words_there
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.effects import EFFECT_NAMES
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Card,
    Corporation,
    EffectKind,
    Milestone,
    TileKind,
)
from boardkit.games.terraforming_mars.rules.moves import ClaimMilestone, Pay, Place, PlayCard, UseCardAction
from boardkit.text import words_for
from boardkit.text.names import named_id
from tests.every import every_language
from tests.games.terraforming_mars.tables import company, rich, table


@every_language
def test_every_card_corporation_and_effect_has_a_name(language: str) -> None:
    words = words_for(language, GAME.key)
    names = [named_id(Card, card) for card in (*CARDS, *FACTS)]
    names += [named_id(Corporation, corporation) for corporation in CORPORATIONS]
    names += [named_id(EffectKind, kind) for kind in EFFECT_NAMES.values()]
    assert [name for name in names if not words.knows(name)] == []


@pytest.mark.parametrize(
    ("language", "use", "does"),
    [
        (
            "en",
            "Use the action of Regolith Eaters",
            "remove 2 microbes from this card, then raise the oxygen by 1 step",
        ),
        (
            "fr",
            "Utiliser l’action de Régolithophages ",
            "retirez 2 microbes de cette carte, puis augmentez l’oxygène de 1 pas",
        ),
    ],
)
def test_one_of_several_ways_of_an_action_is_told_by_what_it_does(language: str, use: str, does: str) -> None:
    plain = words_for(language, GAME.key)
    words = words_there(drawing_of(GAME.key), table(rich(), rich()), plain)
    assert words.say(UseCardAction(Card("regolith-eaters"), 2)) == f"{use}: {does}"
    alone = UseCardAction(Card("water-import-from-europa"), 1)
    assert words.say(alone) == plain.say(alone)


@every_language
def test_V_A_2_2_whoever_is_asked_how_to_pay_is_told_for_what(language: str) -> None:
    words, drawing = words_for(language, GAME.key), drawing_of(GAME.key)
    helion = company("helion", stock={"megacredits": 30, "heat": 9, "steel": 5}, hand="mine", rating=35)
    shop = table(helion, company())
    bought = (PlayCard(Card("mine")), ClaimMilestone(Milestone.TERRAFORMER))
    asked = [play(GAME, shop, move).state for move in bought]
    said = [asked_there(drawing, state, words) for state in asked]
    assert words.name(Card("mine"), Card) in said[0]
    assert words.name(Milestone.TERRAFORMER) in said[1]


@every_language
def test_whoever_places_two_tiles_of_a_card_is_told_that_one_more_is_to_come(language: str) -> None:
    words, drawing = words_for(language, GAME.key), drawing_of(GAME.key)
    first = play(GAME, table(rich(hand="ice-asteroid"), company()), PlayCard(Card("ice-asteroid"))).state
    first = play(GAME, first, Pay(23, 0, 0, 0)).state
    second = play(GAME, first, Place(Area.parse("A2"))).state
    said = [asked_there(drawing, state, words) for state in (first, second)]
    assert said[0] == words("ask-where-more", tile=words.name(TileKind.OCEAN), left=1)
    assert said[1] == words.say(second.question)
