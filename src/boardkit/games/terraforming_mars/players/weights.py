"""The numbers by which tables are judged; tuned by self-play on other seeds than strength is measured by."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True, cache_hash=True):
    """Weights of the judgement."""

    money: float = 0.08  # how many points a megacredit buys in the last generation
    growth: float = 1.11  # by how much a megacredit buys more when it is there a generation earlier
    pace: float = 0.4  # which share of what a seat earns brings the end of the game nearer
    surge: float = 6.0  # by how many megacredits more a seat earns from one generation to the next
    purse: float = 45.0  # how many megacredits are well spent in one generation
    spill: float = 0.7  # what those beyond are worth, as a share
    pile: float = 8.0  # how many units of a metal in stock are soon spent
    # how many units of a metal are spent in a generation; what is produced beyond that piles up
    spent: float = 4.0
    piled: float = 0.35  # what metal counts that piles up, as a share
    metal: float = 0.85  # how much of their value in payment steel and titanium keep in stock
    plant: float = 0.9  # how much of its share of a greenery a plant keeps in stock
    heat: float = 0.85  # how much of its share of a step of temperature heat keeps in stock
    # the same for plants that are still to be produced, and may be eaten or come too late
    plants_made: float = 0.9
    heat_made: float = 0.75  # the same for heat that is still to be produced
    greenery: float = 0.6  # the points that a greenery earns beside its own: cities nearby, what is printed
    ocean: float = 3.0  # what placing an ocean earns beside its step, in megacredits
    card: float = 3.0  # what a card not yet seen is worth, in megacredits
    plan: float = 0.87  # how much of what a card will earn counts while it is in hand
    option: float = 1.2  # what a card in hand is worth that fits no plan, in megacredits
    later: float = 0.87  # how much of it counts for each generation that it waits
    # by how many points a card that is bought may fall short of its cost, for each generation left
    hunch: float = 0.15
    action: float = 0.7  # how much of a card's future action counts
    saving: float = 1.8  # how much counts what discounts will save; who pays less plays more cards
    lasting: float = 1.0  # how much of what cards in play will bring counts
    hostile: float = 0.6  # how much of a rival's loss is one's own gain, with two seats
    # how much of the best rival's worth counts against one's own. Whoever counts it less lets the game go on:
    # a longer one brings points to both
    rival: float = 0.985
    milestone: float = 0.8  # how much a milestone counts that is within reach
    award: float = 0.8  # by how many units of what it compares an award is uncertain for each generation left
    price: float = 0.95  # what a megacredit costs that is spent on a card later, as a share
    fill: float = 0.05  # the chance that a free area beside a city turns green in a generation
    growth_alone: float = 1.08  # what `growth` is alone, where the end is known
    lasting_alone: float = 0.4  # what `lasting` is alone, where cards in play were seen to bring less
    spill_alone: float = 0.75  # what `spill` is alone, where money is kept for the steps of the end
    # what a step of temperature is worth alone, in megacredits; there oxygen and oceans count by what they
    # cost beside it
    warmth: float = 15.0
    won_alone: float = 5.0  # what it is worth to reach the goal alone
