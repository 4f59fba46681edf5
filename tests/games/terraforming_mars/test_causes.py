"""What changes stands with what caused it: payments, lasting effects, what waits."""

from boardkit.core import Event, play
from boardkit.core.notation.moves import read
from boardkit.core.rules.ahead import preview
from boardkit.draw.drawings import drawing_of
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Award, Card, Milestone, Project, Resource
from boardkit.games.terraforming_mars.rules.actions import ActionUsed
from boardkit.games.terraforming_mars.rules.changes import GainSetOff, ProductionSetOff
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import FundAward
from boardkit.games.terraforming_mars.rules.offers import CardBought
from boardkit.games.terraforming_mars.rules.payment import CostPaid
from boardkit.games.terraforming_mars.rules.playing import CardPlayed
from boardkit.games.terraforming_mars.rules.projects import MilestoneClaimed, PatentSold
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import effects_said
from tests.every import every_language, with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, company, has, money, table, told

RICH = money(40)


def left(state: State, move: str, kind: type[Event]) -> int:
    """Say what Kim has left when something has happened."""
    step = play(GAME, state, read(move, GAME.moves))
    return next(has(each.state, KIM, "megacredits") for each in step.frames if isinstance(each.event, kind))


@with_each("project, cost", [("power_plant", 11), ("aquifer", 18), ("greenery", 23)])
def test_v_b_a_standard_project_is_told_when_it_is_paid_for(project: str, cost: int) -> None:
    move = f"project {project}"
    (event, *_) = [each for each in told(table(company(stock=RICH), company()), move) if not each.minor]
    words = words_for("en", GAME.key, ["Kim", "Stanley"])
    assert words.say(event).endswith(f"for {cost} M€.")
    assert left(table(company(stock=RICH), company()), move, type(event)) == 40 - cost


def test_v_b_1_a_patent_is_sold_and_its_megacredit_is_there() -> None:
    state = after(table(company(hand="mine", stock=RICH), company()), f"project {Project.SELL_PATENTS}")
    assert told(state, "sell mine")[0] == PatentSold(KIM, Card("mine"))
    assert left(state, "sell mine", PatentSold) == 41


def test_v_c_a_milestone_is_told_when_it_is_paid_for() -> None:
    state = table(company(stock=RICH, rating=35), company())
    assert left(state, "claim terraformer", MilestoneClaimed) == 32


def test_v_d_an_award_is_funded_when_it_is_paid_for_also_where_the_way_is_asked() -> None:
    state = after(table(company("helion", stock=money(10, heat=10)), company()), "fund scientist")
    assert state.awards == ()
    assert after(state, "pay 8 0 0 0").awards == ((Award.SCIENTIST, KIM),)


def test_v_2_a_card_is_told_as_bought_when_it_is_paid_for() -> None:
    state = table(company(stock=RICH, offer=(Card("mine"),)), company()).answered().ask(BuyCards(KIM, 3))
    assert told(state, "buy mine")[1] == CardBought(KIM, Card("mine"), 3)
    assert left(state, "buy mine", CardBought) == 37


def test_v_a_2_2_what_an_action_costs_is_told_by_itself() -> None:
    state = table(company(tableau="water-import-from-europa", stock=RICH), company())
    events = told(state, "use water-import-from-europa 1")
    assert events[:2] == [ActionUsed(KIM, Card("water-import-from-europa")), CostPaid(KIM, 12, 0, 0, 0)]


def test_iii_e_3_a_lasting_effect_names_its_card() -> None:
    state = table(company(stock=RICH), company("tharsis-republic", tableau="immigrant-city"))
    events = told(after(state, "project city"), "place c3")
    named = [event for event in events if isinstance(event, (GainSetOff, ProductionSetOff))]
    assert named == [
        ProductionSetOff(STANLEY, Card("tharsis-republic"), Resource.MEGACREDITS, 1),
        ProductionSetOff(STANLEY, Card("immigrant-city"), Resource.MEGACREDITS, 1),
    ]
    words = words_for("en", GAME.key, ["Ada", "Bela"])
    assert words.say(named[1]) == "Immigrant City: Bela’s M€ production goes up by 1."


def test_v_a_2_7_what_waits_for_the_next_card_is_told() -> None:
    events = told(table(company(hand="special-design", stock=RICH), company()), "play special-design")
    assert [type(event).__name__ for event in events] == ["Paid", "CardPlayed", "EffectWaits"]


@every_language
def test_why_tells_a_payment_that_is_asked_for(language: str) -> None:
    state = table(company("helion", stock=money(10, heat=10)), company())
    words = words_for(language, GAME.key, ["Kim", "Stanley"])
    bare = preview(GAME, state, KIM, FundAward(Award.SCIENTIST))
    assert bare.question is not None
    assert list(effects_said(bare, words))[1] == words("why-question", question=words.say(bare.question))
    paid = preview(
        GAME, state, KIM, FundAward(Award.SCIENTIST), lambda view: drawing_of(GAME.key).proposal(view)
    )
    assert [type(event).__name__ for event in paid.events] == ["Paid", "AwardFunded"]


def test_a_card_that_is_paid_for_at_once_is_told_in_one_sentence() -> None:
    events = told(table(company(hand="mine", stock=RICH), company()), "play mine")
    assert next(type(event) for event in events if not event.minor) is CardPlayed


def test_milestones_say_what_they_cost() -> None:
    for language in LANGUAGES:
        assert "8 M€" in words_for(language, GAME.key, ["Kim"]).say(MilestoneClaimed(KIM, Milestone.MAYOR))
