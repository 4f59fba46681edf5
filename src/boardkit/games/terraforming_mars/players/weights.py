"""The numbers by which tables are judged; tuned by self-play on other seeds than strength is measured by."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True):
    """Weights of the judgement.

    Attributes:
        money: how many points a megacredit buys in the last generation.
        growth: by how much a megacredit buys more when it is there a generation earlier.
        pace: which share of what a seat earns brings the end of the game nearer.
        surge: by how many megacredits more a seat earns from one generation to the next.
        purse: how many megacredits are well spent in one generation.
        spill: what those beyond are worth, as a share.
        pile: how many units of a metal in stock are soon spent.
        spent: how many units of a metal are spent in a generation; what is produced beyond that piles up.
        piled: what metal counts that piles up, as a share.
        metal: how much of their value in payment steel and titanium keep in stock.
        plant: how much of its share of a greenery a plant keeps in stock.
        heat: how much of its share of a step of temperature heat keeps in stock.
        plants_made: the same for plants that are still to be produced, and may be eaten or come too late.
        heat_made: the same for heat that is still to be produced.
        greenery: the points that a greenery earns beside its own: cities nearby, what is printed.
        ocean: what placing an ocean earns beside its step, in megacredits.
        card: what a card not yet seen is worth, in megacredits.
        plan: how much of what a card will earn counts while it is in hand.
        option: what a card in hand is worth that fits no plan, in megacredits.
        later: how much of it counts for each generation that it waits.
        hunch: by how many points a card that is bought may fall short of its cost, for each generation left.
        action: how much of a card's future action counts.
        saving: how much counts what discounts will save; who pays less plays more cards.
        lasting: how much of what cards in play will bring counts.
        hostile: how much of a rival's loss is one's own gain, with two seats.
        rival: how much of the best rival's worth counts against one's own. Whoever counts it less lets the
            game go on: a longer one brings points to both.
        milestone: how much a milestone counts that is within reach.
        award: by how many units of what it compares an award is uncertain for each generation left.
        price: what a megacredit costs that is spent on a card later, as a share.
        fill: the chance that a free area beside a city turns green in a generation.
        growth_alone: what `growth` is alone, where the end is known.
        lasting_alone: what `lasting` is alone, where cards in play were seen to bring less.
        spill_alone: what `spill` is alone, where money is kept for the steps of the end.
        warmth: what a step of temperature is worth alone, in megacredits; there oxygen and oceans count by
            what they cost beside it.
        won_alone: what it is worth to reach the goal alone.
    """

    money: float = 0.08
    growth: float = 1.11
    pace: float = 0.4
    surge: float = 6.0
    purse: float = 45.0
    spill: float = 0.7
    pile: float = 8.0
    spent: float = 4.0
    piled: float = 0.35
    metal: float = 0.85
    plant: float = 0.9
    heat: float = 0.85
    plants_made: float = 0.9
    heat_made: float = 0.75
    greenery: float = 0.6
    ocean: float = 3.0
    card: float = 3.0
    plan: float = 0.87
    option: float = 1.2
    later: float = 0.87
    hunch: float = 0.15
    action: float = 0.7
    saving: float = 1.8
    lasting: float = 1.0
    hostile: float = 0.6
    rival: float = 0.985
    milestone: float = 0.8
    award: float = 0.8
    price: float = 0.95
    fill: float = 0.05
    growth_alone: float = 1.08
    lasting_alone: float = 0.4
    spill_alone: float = 0.75
    warmth: float = 15.0
    won_alone: float = 5.0
