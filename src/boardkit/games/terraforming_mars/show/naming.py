"""What is said with what a table tells of it: the way in which a card is used, and who a neighbour is."""

from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.drafting import receiver_of, side_of
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import WhichDraft
from boardkit.games.terraforming_mars.show.cardtext import way_said
from boardkit.text import Words


def said_at(view: State, value: object, words: Words) -> str:
    """Tell the way in which a card is used that may be used in several, and who gets the pack of a draft."""
    match value:
        case WhichDraft(seat):
            to = words.seat(receiver_of(view, seat))
            return words("draft-named", to=to, side=side_of(view).value)
        case mv.UseCardAction(card, option) if len(FACTS[card].actions) > 1:
            does = way_said(FACTS[card].actions[option - 1], words)
            return words("use-way", card=words.name(card, Card), does=does)
    return ""
