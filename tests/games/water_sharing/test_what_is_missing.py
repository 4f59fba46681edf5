"""What the balance calls missing is what buildings truly lack when the step comes, all else as it was."""

from collections.abc import Mapping
from random import Random

from boardkit.core import choice_of
from boardkit.draw.blocks import Room
from boardkit.draw.show import card_of, shared_in
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, Spot
from boardkit.games.water_sharing.box.things import DRY, TRADED, Building, Good, Stage
from boardkit.games.water_sharing.rules.generating import run, runs
from boardkit.games.water_sharing.rules.ledger import stock
from boardkit.games.water_sharing.rules.model import Favours, State
from boardkit.games.water_sharing.rules.moves import Offer, Run
from boardkit.games.water_sharing.rules.questions import Generate, MayGenerate, WhatToBuild
from boardkit.games.water_sharing.show import SHOW
from boardkit.games.water_sharing.show.economy import part_lacks, sums, this_round
from boardkit.games.water_sharing.show.shared import economy
from tests.every import every_language, with_each
from tests.games.water_sharing.basin import A, B, at, dealt, priced, resolved, stocked, table
from tests.games.water_sharing.test_blocks import colours, words_in

FOOD_THERE = "A residential 7 6\nB farm 1 1"
"""A zone on the hex h7, where a marker adds a food to what is made."""

SITES = sorted(at for at, field in BOARD.items() if field.terrain in DRY)
KINDS = [kind for kind in Building if kind not in (Building.DAM, Building.TREATMENT)]


def steps(one: Spot, other: Spot) -> int:
    """Count the steps from one hex to another."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def some_table(random: Random) -> State:
    """Set up random buildings of a community near a marker, in the step that builds or that works."""
    marked = random.choice([at for at in SITES if BOARD[at].bonus in TRADED])
    near = sorted(SITES, key=lambda at: (at != marked, steps(marked, at), random.random()))
    random.shuffle(places := near[1:12])
    places = [marked, *places[: random.randint(1, 6)]]
    lines = [f"A {random.choice(KINDS)} {at.r} {at.q + at.r // 2}" for at in places]
    far = max(SITES, key=lambda at: steps(marked, at))
    lines.append(f"B farm {far.r} {far.q + far.r // 2}")
    asked = random.choice([Generate(A), WhatToBuild(A)])
    state = table("\n".join(lines), asked, thunes=random.randint(0, 5))
    return stocked(state, A, energy=random.randint(0, 2), food=random.randint(0, 2))


def when_the_step_comes(state: State) -> State:
    """Let the step begin in which buildings work, with the same stores but for the water."""
    state = state.__replace__(
        clock=state.clock.__replace__(stage=Stage.GENERATE), worked=frozenset(), pile=()
    )
    return resolved(state.ask(MayGenerate(A)))


def given(state: State, lacks: Mapping[Spot, Mapping[Good, int]], thunes: int) -> State:
    """Give each part what it lacks."""
    for part, goods in lacks.items():
        state = stock(state, A, part, **{good.value: count for good, count in goods.items()})
    return dealt(state, A, thunes=state.communities[A].thunes + thunes)


def all_work(state: State, known: set[object]) -> bool:
    """Try every order in which the buildings can work."""
    if state.worked in known:
        return False
    known.add(state.worked)
    question = state.question
    assert isinstance(question, Generate)
    needy = {at for at, building in state.land.of(A) if BLUEPRINTS[building].needs}
    if needy <= state.worked:
        return True
    return any(all_work(run(state, question, move).state, known) for move in runs(state, question))


@with_each("seed", range(150))
def test_with_what_is_missing_all_works_and_with_a_cube_less_not(seed: int) -> None:
    state = some_table(Random(seed))
    here = this_round(state)
    lacks = {part: part_lacks(state, A, part, here=here) for part in state.land.holding(A).thirst}
    total = sums(state, A)
    for good in (Good.WATER, *TRADED):
        assert total.lacks[good] == sum(of_part[good] for of_part in lacks.values())
    begun, fee = when_the_step_comes(state), total.lacks[Good.THUNES]
    assert all_work(given(begun, lacks, fee), set())
    if fee:
        assert not all_work(given(begun, lacks, fee - 1), set())
    for part, goods in lacks.items():
        for good, count in goods.items():
            if count:
                less = {**lacks, part: {**goods, good: count - 1}}
                assert not all_work(given(begun, less, fee), set())


def test_a_zone_cannot_live_on_its_own_food() -> None:
    total = sums(table(FOOD_THERE, WhatToBuild(A)), A)
    assert (total.makes[Good.FOOD], total.needs[Good.FOOD], total.lacks[Good.FOOD]) == (1, 1, 1)
    assert not sums(stocked(table(FOOD_THERE, WhatToBuild(A)), A, food=1), A).lacks[Good.FOOD]


def test_the_food_of_another_building_is_there_in_time() -> None:
    assert not sums(table(FOOD_THERE + "\nA farm 7 5", WhatToBuild(A)), A).lacks[Good.FOOD]


def test_parts_that_do_not_touch_share_nothing() -> None:
    state = table("A farm 9 2\nA residential 5 3\nB farm 1 1", Generate(A))
    assert sums(state, A).lacks[Good.FOOD] == 1


def test_the_balance_says_why_more_is_missing_than_its_rows_leave() -> None:
    state = table(FOOD_THERE, Generate(A))
    told = " ".join(line.plain for line in shared_in(SHOW, state, words_in("en"), colours(), Room(60, 30)))
    assert "Goods come once their building works" in told
    plain = table("A residential 6 4\nB farm 1 1", Generate(A))
    told = " ".join(line.plain for line in shared_in(SHOW, plain, words_in("en"), colours(), Room(60, 30)))
    assert "Goods come" not in told


def test_what_a_cistern_keeps_is_there_in_the_next_round() -> None:
    state = stocked(table(FOOD_THERE, WhatToBuild(A)), A, water=1)
    assert sums(state, A).lacks[Good.WATER] == 1
    kept = dealt(state, A, favours=Favours(cistern=2))
    assert not sums(kept, A).lacks[Good.WATER]


def test_a_deal_tells_thunes_that_are_missing() -> None:
    state = stocked(priced(table("A leisure 6 4\nB farm 1 1", Generate(A), thunes=1), 2, 2), A, food=1)
    told = card_of(SHOW, state, choice_of(Offer(B, 1, Good.FOOD, 1)), words_in("en"), colours()).text
    assert "Ada has 1 food and 1 thune; their buildings lack 1 thune." in told


def test_thunes_of_what_works_already_are_still_to_come_until_the_harvest() -> None:
    asked = stocked(table("A residential 6 4\nB farm 1 1", Generate(A)), A, water=1, energy=1, food=1)
    working = run(asked, Generate(A), Run(at(6, 4))).state
    assert sums(working, A).makes == sums(asked, A).makes
    assert sums(asked, A).makes[Good.THUNES] == 5


@every_language
def test_in_the_last_round_nothing_is_told_of_a_next(language: str) -> None:
    words, state = words_in(language), table(FOOD_THERE, WhatToBuild(A), stage=Stage.BUILD)
    last = state.__replace__(clock=state.clock.__replace__(round=state.clock.rounds))
    for now, told in ((state, False), (last, True)):
        lines = [line.plain.strip() for line in shared_in(SHOW, now, words, colours(), Room(80, 30))]
        assert (words("balance-last") in lines) is told
        assert any(words("balance-next") in line for line in lines) is not told


@every_language
def test_whose_balance_it_is_stands_at_its_head_in_every_form(language: str) -> None:
    words, state = words_in(language), table(FOOD_THERE, WhatToBuild(A))
    for width in (25, 26, 34, 60):
        lines = [line.plain for line in economy(state, words, colours(), Room(width, 6))]
        assert lines[0].strip().startswith("A "), (width, lines)
        assert max(map(len, lines)) <= width
