"""Plain play for the ears: whole matches with a word for every sign, places, branches, lists of cards."""

import json
import re
from functools import cache
from random import Random

import pytest

from boardkit.commands.plain.sitting import Sitting, Talk
from boardkit.commands.plain.telling import sight
from boardkit.commands.plain.turns import make_move, sit
from boardkit.commands.plain.verbs import HELP, VERBS
from boardkit.core import CHANCE, Note, NoteKind, Player, Seat, Study, legal, notation
from boardkit.core.records.record import start
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.games import GAMES, KEYS
from boardkit.library.lessons import lessons_of
from boardkit.library.session import Unkept
from boardkit.text import LANGUAGES, words_for
from boardkit.text.aloud import Aloud
from boardkit.text.log import noted
from tests.cli.running import Answer, Shell
from tests.every import every_key, every_language, with_each

READ = re.compile(r"[\w ,.;:!?()’'“”«»-]*")
"""Letters, digits and marks that screen readers know to pause at."""

ASKS = re.compile(r"\b[Tt](?:ype|apez)\b")
"""What every question says, before somebody is to answer it."""

OFTEN = 60
"""After how many questions everything is asked that can be told."""

TOLD = (
    *("describe", "map", "where", "regions", "hand", "offers", "cards", "piles", "changed", "log", "score"),
    *("rules", "help"),
)


NAMES = ("Ada", "Bela")


@cache
def speaking(language: str, key: str) -> Aloud:
    return Aloud(words_for(language, key, NAMES), signs_of(drawing_of(key)))


class Chatterbox(Talk):
    """Plays at random, hears each turn in the other language, and now and then all that can be told."""

    def __init__(self, seed: int) -> None:
        self.live = False
        self.told: list[str] = []
        self.random = Random(seed)
        self.asked = self.heard = 0
        self.sitting: Sitting | None = None

    def say(self, *lines: str) -> None:
        self.told += lines

    def listen(self) -> str:
        assert self.sitting is not None
        match = self.sitting.match
        if match.over:
            raise EOFError
        assert any(ASKS.search(line) for line in self.told[self.heard :]), self.told[self.heard :]
        self.asked += 1
        # Cards that are read again and again are told in full now and then.
        self.sitting.brief = self.asked % 4 != 0
        self.hear_in_the_other_language(self.sitting)
        self.heard = len(self.told)
        return notation.write(self.random.choice(legal(match.game, match.state)))

    def hear_in_the_other_language(self, sitting: Sitting) -> None:
        other = next(language for language in LANGUAGES if language != sitting.words.language)
        sitting.aloud = speaking(other, sitting.match.game.key)
        if self.asked % OFTEN in (0, 1):
            for topic in TOLD:
                VERBS[topic][0](sitting, "")
            VERBS["where"][0](sitting, "mine")
            places = [str(place) for place in sitting.drawing.map(sitting.view, None).looks]
            for topic in ("look", "beside"):
                VERBS[topic][0](sitting, self.random.choice(places))


def chattered(key: str, seed: int) -> Chatterbox:
    game = GAMES[key]
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], seed)
    talk = Chatterbox(seed)
    talk.sitting = Sitting(Unkept(), Study(match), words_for("en", key, NAMES), talk)
    sit(talk.sitting)
    assert talk.sitting.match.over
    return talk


@pytest.mark.sample(5)
@every_key
def test_a_whole_match_in_both_languages_has_a_word_for_every_sign(key: str) -> None:
    told = chattered(key, 3).told
    assert [line for line in told if not READ.fullmatch(line)] == []
    assert [line for line in told if "  " in line or line != line.strip()] == []


@pytest.mark.sample(6)
@every_language
@every_key
def test_whatever_where_lists_is_looked_for_as_it_was_heard(key: str, language: str) -> None:
    game, talk, random = GAMES[key], Chatterbox(3), Random(3)
    names = ("Ada", "Él/a")
    match = start(game, game.options(), [Player(name, 0) for name in names], 3, open_table=True)
    for _ in range(3):
        sitting = Sitting(Unkept(), Study(match), words_for(language, key, names), talk)
        sitting.begin_move()
        for kind in map(sitting.aloud, sight(sitting).kinds()):
            talk.told.clear()
            making = sitting.making
            make_move(sitting, kind)
            assert sitting.making == making
            assert any(line.startswith(f"{kind}, ") for line in talk.told), kind
        for _ in range(13):
            match = match if match.over else match.play(random.choice(legal(game, match.state)))


@with_each(
    "text, english, french",
    [
        ("Temperature −30 °C (+8%)", "Temperature minus 30 degrees (plus 8 percent)", ""),
        ("✓ 3 M€ (§V.A.2)", "met: 3 M€ (rule V.A.2)", "rempli : 3 M€ (règle V.A.2)"),
        (
            "lake, mine / plain ×2",
            "lake, mine; below it: plain times 2",
            "lake, mine ; dessous : plain fois 2",
        ),
        ("turn 1/15 · now", "turn 1 of 15, now", "turn 1 sur 15, now"),
        ("1 → 7… <at>", "1 to 7... at", "1, puis 7... at"),
        ("q2r-1, 1-2, well-known", "q2 r minus 1, 1-2, well-known", "q2 r moins 1, 1-2, well-known"),
        ("E3S4? no: e3s4, w1n12! g5", "E3S4? no: e3 s4, w1 n12! g5", "E3S4? no: e3 s4, w1 n12! g5"),
        ("a/b ~/match.json, /tmp/x-1/y 1 /2", "a or b ~/match.json, /tmp/x-1/y 1 of 2", ""),
        (
            "⚠ 2 ≈ 3, chance ✎, <5",
            "caution: 2 about 3, chance by hand, less than 5",
            "attention : 2 environ 3, chance à la main, moins de 5",
        ),
        ("Ada: ▁▁▃▄▆█ 4", "Ada: 4", "Ada: 4"),
        ("rule III.D.1, IV.2.p, V.2.b", "rule III D.1, IV 2.p, V.2.b", "rule III D.1, IV 2.p, V.2.b"),
        ("lightning (ϟ), by hand (≡).", "lightning, by hand.", ""),
    ],
)
def test_signs_are_said_in_words(text: str, english: str, french: str) -> None:
    signs = {"ϟ": "", "≡": "", "!": "", '"': ""}
    assert Aloud(words_for("en"), signs)(text) == english
    assert not french or Aloud(words_for("fr"), signs)(text) == french


@every_language
@with_each("written", ["+", "§", "A+B/C", "[/b] §1 ▲", "e3s4 (1/2)", "a  b", "·", "!", "`*|`"])
def test_what_people_have_written_is_never_changed_by_reading_aloud(written: str, language: str) -> None:
    aloud = Aloud(words_for(language, names=("Ada", written)), {"▲": "", "!": "", "·": ""})
    note = Note(0, NoteKind.REMARK, Seat(1), f"{written} and +3")
    remark = words_for(language, names=("Ada", written))("note-remark", seat=written, text=note.text)
    assert aloud(noted(note, GAMES["terristories"], aloud.words)) == remark
    asked = aloud.words("plain-turn", seat=aloud.words.seat(Seat(1)))
    assert aloud(f"3/4 + {asked}").endswith(words_for(language)("plain-turn", seat=written))


def test_no_punctuation_is_silenced_that_a_map_uses_for_a_sign(shell: Shell) -> None:
    assert "water_sharing" in KEYS
    sentence = words_for("en", "water_sharing")("lesson-end-last")
    assert sentence.endswith("!")
    for key in KEYS:
        aloud = Aloud(words_for("en", key), signs_of(drawing_of(key)))
        assert aloud(sentence) == sentence
        assert aloud('He said: "Now?" (twice), and went.') == 'He said: "Now?" (twice), and went.'


def test_each_row_of_a_table_is_read_with_its_heads() -> None:
    table = "Cards:\n\n| Players | Cards |\n|---|---|\n| 2 | 10 |\n| 3 | 12 |\n"
    assert Aloud(words_for("en")).page(table)[2:4] == ["Players: 2; Cards: 10.", "Players: 3; Cards: 12."]


def played(shell: Shell, game: str, *lines: str, more: tuple[str, ...] = ("--open",)) -> Answer:
    line = ("play", game, "--players", "Ada,Bela", "--seed", "7", "--plain", *more)
    return shell(*line, typed="\n".join(lines))


@pytest.mark.parametrize(
    ("game", "line", "answer"),
    [
        ("water_sharing", "beside g5", "West, g4: river, west river, flows south-east to h4."),
        ("water_sharing", "look a3", "a3: source"),
        ("water_sharing", "rivers", "river, 21 places: b3, b8, c3"),
        (
            "water_sharing",
            "regions",
            "The central river: from its source a8, b8, c8, d8, e8, f7, g7, h6, i6,",
        ),
        ("water_sharing", "voir a3", "“voir a3” is not one of the answers."),
        ("terraforming_mars", "beside e5", "North-east, D5: free land, 2 plants."),
        ("terraforming_mars", "volcanoes", "volcano, 4 places: B2, C1, D1 and E1"),
        ("terraforming_mars", "where ocean", "reserved for an ocean, 12 places: A2, A4"),
        ("terraforming_mars", "look z9", "“z9” is not a place of this map."),
        ("terristories", "beside b2", "South, b3: mountain, 9 of 9 cubes."),
        ("terristories", "where", "marsh: 2"),
        ("life_in_reterra", "look Bela e0s0", "e0 s0, Bela: asphalt, tile S4"),
        ("life_in_reterra", "look Bela e0 s0", "e0 s0, Bela: asphalt, tile S4"),
        ("life_in_reterra", "beside E0 S0", "East, e1 s0:"),
        ("life_in_reterra", "look Zoe e0 s0", "Nobody here is called “Zoe”."),
        ("life_in_reterra", "map Zoe", "Nobody here is called “Zoe”."),
        ("life_in_reterra", "map Bela", "e0 s1: grass, a gear. e1 s1: desert, a go tube."),
        ("life_in_reterra", "offers", "1. School, purple face, 2 spaces: 1 point"),
        ("life_in_reterra", "cards Bela", "In this game, players have no cards in front of them."),
        ("tectonic_tribes", "cards Zoe", "Nobody here is called “Zoe”."),
        ("tectonic_tribes", "where boats", "Nothing here is called “boats”."),
        ("tectonic_tribes", "piles", "draw pile: 79\ndiscards face up: 0\ndiscards face down: 0\n"),
        ("terraforming_mars", "piles", "deck: 117\ndiscards: 0\n"),
        ("life_in_reterra", "piles", "stack of land tiles: 89\nrelics and junk left: 30\n"),
        ("life_in_reterra", "where mine", "Yours, a gear, 2 places: e0 s0 and e1 s1"),
        ("water_sharing", "piles", "resource cards to come: 49\nresidential zone: 19\n"),
        ("water_sharing", "where me", "Nothing on this map is yours."),
        ("terristories", "piles", "hazard cards: 18\nprojects of Ada: 0\n"),
    ],
)
def test_the_map_answers_where_what_is(shell: Shell, game: str, line: str, answer: str) -> None:
    assert answer in played(shell, game, line).out


def test_players_of_one_name_have_numbers_wherever_they_are_named(shell: Shell) -> None:
    line = ("play", "life_in_reterra", "--players", "Ada,Ada", "--seed", "7", "--open", "--plain")
    lines = ("map Ada", "map ada (2)", "look 1 e0 s0", "2 e0 s-1", "note Ada (1) + Ada", "l")
    told = shell(*line, typed="\n".join(lines)).out
    assert "It is Ada (1)’s turn." in told
    assert (
        "More than one player is called “Ada”. Type the number of the seat:\n1. Ada (1)\n2. Ada (2)\n" in told
    )
    assert "Ada (2)’s map." in told
    assert "e0 s0, Ada (1): " in told
    assert "Ada (1) and Ada (2)" in shell("list").out
    page = shell("handout", "1", "-", "--force").out
    assert "Ada (1)" in page
    assert "Ada (2)" in page
    assert [one["name"] for one in json.loads(shell("export", "1").out)["players"]] == ["Ada", "Ada"]


def test_cards_are_listed_with_all_that_is_on_them_or_by_name(shell: Shell) -> None:
    long, short = "7. Buy Mining Rights. Mining Rights (number 067), an automated", "7. Buy Mining Rights"
    told = played(shell, "terraforming_mars", "1", "brief", "", "q").out.splitlines()
    assert [line for line in told if line.startswith(short)][1:] == [short]
    (full,) = (line for line in told if line.startswith(long))
    assert "It costs 9 megacredits." in full
    assert full.endswith("whichever the covered area shows.")


def test_help_tells_every_word_in_both_languages(shell: Shell) -> None:
    for language in LANGUAGES:
        words = words_for(language, "tectonic_tribes")
        told = played(shell, "tectonic_tribes", "?", more=("--lang", language)).out
        helped = Aloud(words)
        assert [topic for topic in HELP if helped(words(f"plain-help-{topic}")) not in told] == []


def test_no_word_begins_a_move_of_a_game_and_cannot_be_said_otherwise() -> None:
    moves = {kind.verb for game in GAMES.values() for kind in game.moves}
    known = {topic: {*english, *french} for topic, (_, english, french) in VERBS.items()}
    assert [topic for topic, words in known.items() if words <= moves] == []


def test_a_branch_is_begun_listed_compared_and_left(shell: Shell) -> None:
    lines = ("1", "1", "a1", "branch 1 elsewhere", "branches", "b2", "compare", "main", "go 2", "go 9", "q")
    told = played(shell, "terristories", *lines).out
    assert "Branch “elsewhere” begins here." in told
    assert "1. The match\n3 decisions\n2. elsewhere, you are here" in told
    assert "elsewhere or The match?" in told
    assert told.index("Back at the match.") < told.index("You are now in: elsewhere.")
    assert "The match has no branch “9”." in told
    again = shell("resume", "1", "--plain", typed="branches").out
    assert "1. The match, you are here" in again


def test_branches_that_are_called_alike_or_by_nothing_have_their_number(shell: Shell) -> None:
    lines = (
        "branch + if",
        "main",
        "branch + If",
        "main",
        "branch \u3164",
        "main",
        "branch other",
        "branches",
    )
    told = played(shell, "terristories", *lines).out
    for line in ("2. + If (2)", "3. + if (3)", "4. other, you are here", "5. \u3164 (5)"):
        assert line in told


def test_no_branch_tells_secrets(shell: Shell) -> None:
    told = played(shell, "terraforming_mars", "branch", more=()).out
    assert "The players still have secrets from each other" in told


def test_a_coached_match_tells_each_rule_when_it_is_first_needed_to_each_player_once(shell: Shell) -> None:
    lines = ("1", "1", "a1", "b2", "a1", "a1", "b2", "b2", "coach", "coach", "q")
    told = played(shell, "terristories", *lines, more=("--open", "--coached")).out
    assert told.count("New rule, IV 2.h, Roles and characters:") == 2
    assert told.count("New rule, IV 2.p, First zones:") == 2
    assert "Type r IV 2.h for the rest of it." in told
    assert told.index("New rule, V.1, Phase 1") < told.index("Rules are no longer explained.")
    again = played(shell, "terristories", "1", more=("--open", "--coached")).out
    assert "New rule, IV 2.c, The cubes:" in again
    assert "New rule, IV 2.h" not in again
    assert "New rule" not in played(shell, "tectonic_tribes", "1").out


@every_language
@every_key
def test_no_sentence_of_a_lesson_or_of_the_rules_begins_with_a_sign_that_is_not_said(
    key: str, language: str
) -> None:
    signs = signs_of(drawing_of(key))
    silent = [
        sign for sign in signs if sign not in "·–*" and not Aloud(words_for(language, key), signs)(sign)
    ]
    begins = re.compile(rf"(?:^|[.:;!?] )(?:{'|'.join(map(re.escape, silent))})\W", re.MULTILINE)
    texts = [section.text for section in rulebook_of(GAMES[key], language).sections.values()]
    lessons = [found.lesson for found in lessons_of(GAMES[key], None) if found.lesson]
    steps = [step for lesson in lessons for chapter in lesson.chapters for step in chapter.steps]
    texts += [said(text, language) for step in steps for text in (step.note, step.because) if text]
    assert lessons
    assert [text for text in texts if begins.search(text)] == []


def test_lesson_3_of_terristories_names_the_three_signs(shell: Shell) -> None:
    english = shell("teach", "terristories", "3", "--plain", typed="q").out
    assert "Lightning acts once. An hourglass acts in every round. Stock is paid now, used later." in english
    french = shell("teach", "terristories", "3", "--plain", "--lang", "fr", typed="q").out
    assert "L’Éclair agit une fois. Le Sablier agit à chaque tour. Le Stock est payé maintenant" in french


@pytest.mark.parametrize("key", ["tectonic_tribes", "terraforming_mars", "water_sharing", "terristories"])
def test_where_mine_names_the_places_of_which_the_table_says_they_are_the_seats(key: str) -> None:
    game, random, talk = GAMES[key], Random(5), Chatterbox(5)
    match = start(
        game, game.options(), [Player(name, at) for at, name in enumerate(NAMES)], 5, open_table=True
    )
    told = set[str]()
    while len(told) < 3:
        for _ in range(3):
            match = match.play(random.choice(legal(game, match.state)))
        sitting = Sitting(Unkept(), Study(match), words_for("en", key, NAMES), talk)
        if sitting.seat == CHANCE:
            continue
        seen, name = sight(sitting), sitting.words.seat(sitting.seat)
        own = {at for at in seen.places if name in " ".join(seen.at(at))}
        talk.told.clear()
        VERBS["where"][0](sitting, "mine")
        lines = [line.rpartition(": ")[2] for line in talk.told if line.startswith("Yours, ")]
        told = {place for line in lines for place in re.split(", | and ", line)}
        assert told == {sitting.aloud(sitting.words.name(at)) for at in own}


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ou moi", "À vous, un engrenage, 2 cases : e0 s0 et e1 s1"),
        ("quoi de neuf", "journal : Ada commence son tour 1 sur 15."),
        ("quoi de neuf", "Ada : points 0, puis 1"),
        ("what changed", "Ada : points 0, puis 1"),
        ("quoi que ce soit", "quoi de neuf : ce qui s’est passé depuis votre dernière décision"),
        ("piles", "habitants restants : 32"),
    ],
)
def test_what_is_mine_what_changed_and_what_is_left_are_told_in_french(
    shell: Shell, line: str, answer: str
) -> None:
    assert answer in played(shell, "life_in_reterra", line, more=("--open", "--lang", "fr")).out


@every_language
def test_lines_begin_with_what_they_are(shell: Shell, language: str) -> None:
    words = words_for(language)
    told = played(shell, "tectonic_tribes", "", "q", more=("--lang", language)).out.splitlines()
    labels = [
        words(one, text="", question="").strip()
        for one in ("plain-said-now", "plain-said-log", "plain-asked")
    ]
    begun = [next((label for label in labels if line.startswith(label)), "") for line in told]
    assert begun[3:9] == [labels[0], labels[1], labels[1], labels[1], labels[0], labels[2]]
    assert begun.count(labels[2]) == 2
