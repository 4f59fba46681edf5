"""7.2 What the faces of the cards say, written from their powers in both languages."""

from boardkit.games.life_in_reterra.box import CARDS, powers
from boardkit.games.life_in_reterra.box.things import Card, Side, Terrain
from boardkit.games.life_in_reterra.show.words import face_said, power_said
from boardkit.text import words_for
from tests.every import every_language, with_each

FACES = {
    ("school", Side.PURPLE, "en"): [
        "In the turn it is placed: place an inhabitant on an adjacent empty space."
    ],
    ("school", Side.PURPLE, "fr"): ["Au tour de sa pose : placez un habitant sur une case adjacente vide."],
    ("farm", Side.PURPLE, "en"): ["End: 1 point if it stands on grass.", "End: 1 point if it touches water."],
    ("salvage_yard", Side.ORANGE, "en"): [
        "Each turn in which you place nothing in step 2: put junk on a relic of a neighbour of your choice."
    ],
    ("pump_house", Side.ORANGE, "fr"): [
        "À chaque tour : vous pouvez glisser une tuile de la rangée sous la pile et la remplacer."
    ],
    ("market", Side.PURPLE, "fr"): [
        (
            "Fin de partie : 3 points si vous avez plus d’exemplaires que chacun de vos voisins ; "
            "ils ne sont comptés qu’une fois."
        )
    ],
    ("cafe", Side.ORANGE, "en"): [
        "End: 2 points if you have more inhabitants than each neighbour, 1 if you share the lead."
    ],
    ("trading_post", Side.ORANGE, "en"): [
        "In the turn it is placed: place up to 4 relics on adjacent empty spaces."
    ],
    ("observatory", Side.ORANGE, "fr"): [
        "Fin de partie : 2 points par source d’énergie qui compte chez vous, 4 points au plus."
    ],
    ("library", Side.ORANGE, "en"): ["Always: no junk on adjacent relics."],
    ("fairground", Side.ORANGE, "fr"): ["Aucun pouvoir."],
}


@with_each("card, side, language", FACES)
def test_7_2_a_face_says_what_it_does(card: str, side: Side, language: str) -> None:
    words = words_for(language, "life_in_reterra")
    assert list(face_said(Card(card), side, words)) == FACES[card, side, language]


@every_language
def test_7_2_all_thirty_faces_say_something_else(language: str) -> None:
    words = words_for(language, "life_in_reterra")
    said = [tuple(face_said(card, side, words)) for card in CARDS for side in Side]
    assert len(set(said)) == 30
    assert all(text.endswith(".") for texts in said for text in texts)


VOCABULARY: list[powers.Power] = [
    *(
        powers.Active(timing, powers.Relics(where, count))
        for timing in powers.Timing
        for where in powers.Where
        for count in (1, 2)
    ),
    *(
        powers.Active(powers.Timing.TURN, powers.Inhabitants(where, count))
        for where in powers.Where
        for count in (1, 3)
    ),
    *(
        powers.Active(powers.Timing.TURN, powers.Junk(whom, count))
        for whom in powers.Whom
        for count in (1, 2)
    ),
    *(powers.Active(powers.Timing.TURN, powers.RowChange(3), condition) for condition in powers.Condition),
    *(powers.Active(powers.Timing.TURN, powers.RowChange(count)) for count in (1, 2)),
    *(powers.Scoring(counted, points, 6, Terrain.WATER) for counted in powers.Counted for points in (1, 2)),
    *(
        powers.Majority(rivalry, 3, tie, once)
        for rivalry in powers.Rivalry
        for tie in (0, 1)
        for once in (True, False)
    ),
]


@every_language
def test_7_2_the_whole_vocabulary_has_words_of_its_own(language: str) -> None:
    words = words_for(language, "life_in_reterra")
    said = [power_said(Card("school"), power, words) for power in VOCABULARY]
    assert len(set(said)) == len(said)
