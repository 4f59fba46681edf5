"""Moves said with what the cards tell of them: the number of a way to use one says little."""

from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.show.cardtext import way_said
from boardkit.text import Words


def said_at(view: State, value: object, words: Words) -> str:
    """Tell the way in which a card is used that may be used in several; say nothing of other moves."""
    del view
    if not isinstance(value, mv.UseCardAction) or len(FACTS[value.card].actions) == 1:
        return ""
    way = FACTS[value.card].actions[value.option - 1]
    return words("use-way", card=words.name(value.card, Card), does=way_said(way, words))
