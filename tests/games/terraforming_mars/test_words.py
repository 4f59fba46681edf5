"""Promise 9: everything that is asked, done, refused or counted has words in every language."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Event, Pending, Refusal, ScoreLine, Seat, TieBreak, Verdict, play
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import asked_there, words_there
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.effects import EFFECT_NAMES
from boardkit.games.terraforming_mars.box.things import Card, Corporation, EffectKind, Milestone
from boardkit.games.terraforming_mars.rules.moves import ClaimMilestone, PlayCard, UseCardAction
from boardkit.testing.promises import rulebooks
from boardkit.testing.strategies import played, shared
from boardkit.text import LANGUAGES, words_for
from boardkit.text.log import told
from boardkit.text.names import class_id, named_id
from tests.every import every_language
from tests.games.terraforming_mars.classes import classes_of
from tests.games.terraforming_mars.tables import company, rich, table

RULED = (Pending, Event, Refusal, ScoreLine, TieBreak, Verdict)


@every_language
def test_every_class_has_a_message(language: str) -> None:
    words = words_for(language, GAME.key)
    missing = [class_id(kind) for kind in classes_of(GAME, said=True) if class_id(kind) not in words.messages]
    assert missing == []


@every_language
def test_every_rule_that_is_cited_is_a_section(language: str) -> None:
    sections = rulebooks(GAME)[language].sections
    ruled = [kind for kind in classes_of(GAME) if issubclass(kind, RULED)]
    assert ruled
    assert [kind for kind in ruled if kind.rule not in sections] == []


@every_language
def test_every_card_corporation_and_effect_has_a_name(language: str) -> None:
    words = words_for(language, GAME.key)
    names = [named_id(Card, card) for card in (*CARDS, *FACTS)]
    names += [named_id(Corporation, corporation) for corporation in CORPORATIONS]
    names += [named_id(EffectKind, kind) for kind in EFFECT_NAMES.values()]
    assert [name for name in names if not words.knows(name)] == []


@pytest.mark.sample(2)
@every_language
@settings(max_examples=4)
@given(data=st.data())
def test_everything_that_happens_can_be_said(language: str, data: st.DataObject) -> None:
    match = played(data.draw(shared(GAME)))
    words = words_for(language, GAME.key, [player.name for player in match.players])
    lines = list(told(match, Seat(0), words, minor=True))
    assert all(line.text and "{" not in line.text for line in lines)
    for moment in match.moments:
        if moment.move is not None:
            assert words.say(moment.move)
            assert words.short(moment.move)
        if moment.step.state.question is not None:
            assert words.say(moment.step.state.question)
    for line in GAME.score(match.state).lines:
        assert words.say(line)
        assert words(f"kind-{line.kind}")


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    first, *others = (words_for(language, GAME.key).messages for language in LANGUAGES)
    for other in others:
        assert first.ids == other.ids
        assert all(set(first.attributes(name)) == set(other.attributes(name)) for name in first.ids)


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
