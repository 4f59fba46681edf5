"""`boardkit handout`: matches, files and lessons, in every form, with a sentence for every mistake."""

from html import unescape
from pathlib import Path

import pytest

from boardkit.core import Player, Study, legal
from boardkit.core.lines.course import decision_number
from boardkit.core.lines.study import MAIN
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terristories.rules.moves import Pass, Propose
from boardkit.library import MatchId, open_library
from boardkit.text import words_for
from tests.cli.running import GAME, Shell, random_match, written
from tests.every import every_key, every_language
from tests.handout.checking import Page, check_offline, play_cast, svg_texts

LESSON = "tectonic_tribes/2"
TEXT = ("--format", "text")


def keep(shell: Shell, decisions: int = 4) -> str:
    """Put a match into the library and return its number."""
    with open_library(shell.data) as library:
        return str(library.create(Study(random_match(decisions).__replace__(open_table=True))))


def test_a_saved_match_is_handed_out_as_a_page_by_default(shell: Shell) -> None:
    answer = shell("handout", keep(shell))
    assert (answer.code, answer.err) == (0, "")
    page = Page(answer.out)
    check_offline(page)
    assert "[b]Bela" in page.text


def test_the_name_of_the_file_tells_the_form(shell: Shell) -> None:
    number = keep(shell)
    for name in ("a.html", "b.svg", "c.txt", "d.cast"):
        assert shell("handout", number, name).code == 0
    check_offline(Page(Path("a.html").read_text("utf-8")))
    assert "Decision" in svg_texts(Path("b-1.svg").read_text("utf-8"))
    assert "Decision" in Path("c.txt").read_text("utf-8")
    assert play_cast(Path("d.cast").read_text("utf-8"))[1]


def test_a_name_that_ends_as_no_form_does_is_refused_unless_a_form_is_asked_for(shell: Shell) -> None:
    number = keep(shell)
    for words in (["handout", number], ["review", number], ["handout", LESSON, "--answers"]):
        answer = shell(*words, "a.pdf")
        assert (answer.code, answer.out) == (2, "")
        assert "“a.pdf”" in answer.err
        assert ".html, .htm, .svg, .txt, .text and .cast" in answer.err
        assert not Path("a.pdf").exists()
    assert shell("handout", number, "a.pdf", "--format", "text").code == 0
    assert shell("handout", number, "page").code == 0
    check_offline(Page(Path("page").read_text("utf-8")))


def test_a_decision_of_which_nothing_is_told_is_handed_out_with_its_table(shell: Shell) -> None:
    game = GAMES["terristories"]
    match = start(
        game, game.options(), [Player(name, seat) for seat, name in enumerate(("Ada", "Bela", "Chen"))], 5
    )
    match = match.__replace__(open_table=True)
    while not isinstance(match.moments[match.at].move, Propose):
        moves = legal(game, match.state)
        match = match.play(next((one for one in moves if isinstance(one, Propose | Pass)), moves[0]))
    with open_library(shell.data) as library:
        number = str(library.create(Study(match)))
    answer = shell("handout", number, "--at", str(match.at), "--format", "text")
    assert (answer.code, answer.err) == (0, "")
    assert f"Decision {decision_number(match, match.at)}" in answer.out
    assert (
        words_for("en", "terristories", ("Ada", "Bela", "Chen")).say(match.moments[match.at].move)
        in answer.out
    )


def test_the_option_tells_the_form_before_the_name(shell: Shell) -> None:
    shell("handout", keep(shell), "a.html", "--format", "cast")
    assert play_cast(Path("a.html").read_text("utf-8"))[0]


def test_a_file_that_exists_is_replaced_only_by_force(shell: Shell) -> None:
    number = keep(shell)
    Path("a.txt").write_text("mine", "utf-8")
    answer = shell("handout", number, "a.txt")
    assert answer.code == 2
    assert "--force" in answer.err
    assert Path("a.txt").read_text("utf-8") == "mine"
    assert shell("handout", number, "a.txt", "--force").code == 0
    assert Path("a.txt").read_text("utf-8") != "mine"


def test_a_record_in_a_file_and_on_the_standard_input(shell: Shell) -> None:
    Path("m.json").write_text(written(random_match(10)), "utf-8")
    one = shell("handout", "m.json", *TEXT)
    two = shell("handout", "-", *TEXT, typed=written(random_match(10)))
    assert one.code == two.code == 0
    assert one.out == two.out


def slides(text: str) -> int:
    """Count the slides of a text: a line is drawn under the head of each."""
    return sum(set(line) == {"-"} for line in text.splitlines())


def test_a_step_a_decision_and_a_range(shell: Shell) -> None:
    number = keep(shell, 14)

    def counted(*options: str) -> int:
        return slides(shell("handout", number, *TEXT, *options).out)

    whole, every = counted(), counted("--by", "happening")
    assert every > whole > 3
    assert counted("--step", "5") == 1
    assert 1 <= counted("--at", "20") < every
    assert counted("--at", "20", "--by", "decision") <= 1
    assert counted("--to", "12") + counted("--from", "13") == whole


def test_a_lesson_by_its_name_and_from_a_file(shell: Shell) -> None:
    answer = shell("handout", LESSON, *TEXT)
    assert answer.code == 0
    assert "For the teacher" in answer.out
    boxed = GAMES["tectonic_tribes"].file("book", "lessons", "2_covering.json").read_text("utf-8")
    Path("own.json").write_text(boxed, "utf-8")
    first = shell("handout", LESSON, "--to", "1", *TEXT).out
    assert shell("handout", "own.json", "--to", "1", *TEXT).out == first
    assert shell("handout", "tectonic-tribes/2_covering", "--to", "1", *TEXT).out == first
    assert slides(first) < slides(answer.out)


def test_a_sheet_for_learners_tells_no_answer_and_has_all_of_a_question_together(shell: Shell) -> None:
    sheet = shell("handout", LESSON, "--without-answers").out
    before, _, answers = Page(sheet).text.partition(" Answers ")
    assert "For learners" in before
    assert "Answer:" not in before
    assert "Answer:" in answers
    asked = sheet.split('class="slide asks')[1].split("</section>")[0]
    parts = [asked.index(f'class="{one}"') for one in ("together", "board", "question", "told", "answer")]
    assert parts == sorted(parts)
    assert asked.index("</figure>") > parts[-1]
    assert "size: a4" not in sheet
    on_paper = shell("handout", LESSON, "--without-answers", "--to", "1", "--paper", "a4").out
    assert "@page sheet { size: a4 portrait; }" in on_paper


def test_the_answers_go_into_a_second_file(shell: Shell) -> None:
    assert shell("handout", LESSON, "sheet.html", "--answers", "answers.txt").code == 0
    assert "Answer:" not in Page(Path("sheet.html").read_text("utf-8")).text
    told = Path("answers.txt").read_text("utf-8")
    assert "For the teacher" in told
    assert "Answer:" in told


def test_in_french(shell: Shell) -> None:
    answer = shell("handout", LESSON, "--lang", "fr", "--format", "text")
    assert "Pour qui enseigne" in answer.out


def test_a_branch_by_its_name(shell: Shell) -> None:
    match = random_match(10).__replace__(open_table=True)
    with open_library(shell.data) as library:
        number = library.create(Study(match).branch("bold", 12).switch(MAIN))
    assert "branch: bold" in shell("handout", str(number), *TEXT, "--branch", "bold").out
    assert "what if" not in shell("handout", str(number), *TEXT).out
    assert "branch: bold" in shell("handout", str(number), *TEXT, "--branch", "2").out
    for word in ("timid", "3", "0", "²", "2000", "9" * 400):
        answer = shell("handout", str(number), "--branch", word)
        assert answer.code == 2
        assert "1. The match and 2. bold" in answer.err


def test_what_was_taken_back_is_handed_out_by_its_number(shell: Shell) -> None:
    match = random_match(10).__replace__(open_table=True)
    study = Study(match).playing(match.undo())
    lost = match.moments[study.match.at + 1].move
    moves = legal(match.game, study.match.state)
    study = study.playing(study.match.play(next(move for move in moves if move != lost)))
    with open_library(shell.data) as library:
        number = library.create(study)
    text = shell("handout", str(number), *TEXT, "--branch", "2").out
    assert "branch: Taken back by " in text
    assert "Taken back by " in shell("handout", str(number), "--branch", "x").err


def test_a_match_left_on_a_branch_is_shown_and_checked_as_it_was_played(shell: Shell) -> None:
    match = random_match(10).__replace__(open_table=True)
    with open_library(shell.data) as library:
        number = library.create(Study(match).branch("bold", 4))
    assert f"of {len(match.moments) - 1}" in shell("show", str(number)).out
    assert f"All {len(match.moments) - 1} moves" in shell("replay", str(number)).out
    with open_library(shell.data) as library:
        assert library.load(MatchId(number), GAMES).name == "bold"


def test_nothing_of_a_hand_is_handed_out_unless_a_seat_is_named(shell: Shell) -> None:
    Path("m.json").write_text(written(random_match(9)), "utf-8")
    assert "chosen card" not in shell("handout", "m.json", "--format", "text").out
    assert "chosen card" in shell("handout", "m.json", "--format", "text", "--seat", "Ada").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("1", "--format", "pdf"), "html"),
        (("1", "--by", "round"), "happening"),
        (("1", "--at", "999"), "999"),
        (("1", "--step", "999"), "nothing to hand out"),
        (("1", "--from", "999"), "nothing to hand out"),
        (("1", "--without-answers"), "lessons only"),
        (("1", "--answers", "a.txt"), "lessons only"),
        (("1", "--seat", "Zoe"), "Zoe"),
        (("99",), "99"),
        (("nothing.json",), "nothing.json"),
        (("tectonic_tribes/nothing",), "nothing"),
        ((LESSON, "--at", "1"), "matches only"),
        ((LESSON, "--branch", "x"), "matches only"),
        ((LESSON, "--from", "99"), "nothing to hand out"),
        ((LESSON, "--from", "2", "--to", "1"), "nothing to hand out"),
        ((), "MATCH|FILE|GAME/LESSON"),
    ],
)
def test_mistakes_are_told_in_a_sentence(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    keep(shell)
    answer = shell("handout", *arguments)
    assert answer.code == 2
    assert said in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "data", ["", "{", "[]", '{"lesson": 1}', '{"lesson": 1, "game": "chess"}', '{"a": 1}']
)
def test_a_file_with_anything_in_it_is_refused_with_a_sentence(shell: Shell, data: str) -> None:
    answer = shell("handout", "-", typed=data)
    assert answer.code == 2
    assert answer.err
    assert "Traceback" not in answer.err


def test_a_match_that_would_be_too_many_pictures_is_told_with_other_forms(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.handout.pictures.MOST", 1)
    Path("m.json").write_text(written(random_match(10)), "utf-8")
    answer = shell("handout", "m.json", "m.svg")
    assert answer.code == 2
    assert "more than 1 pictures" in answer.err
    assert all(form in answer.err for form in ("html", "text", "cast", "--from"))
    assert [path.name for path in Path().glob("m*")] == ["m.json"]


def test_a_long_handout_says_how_many_pages_it_will_have(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.commands.handout.MANY", 10)
    number = keep(shell, 10)
    assert "This will be 23 pages" in shell("handout", number, "m.txt", "--by", "happening").err
    assert shell("handout", number, "n.txt", "--to", "5").err == ""


@pytest.mark.sample(2)
@every_language
def test_the_questions_of_a_lesson_become_notes_with_pictures(shell: Shell, language: str) -> None:
    answer = shell("handout", "tectonic_tribes/2", "notes.txt", "--anki", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    lines = Path("notes.txt").read_text("utf-8").splitlines()
    # Anki fills the fields of a note in their order only as long as no line names the columns.
    assert [line.split(":")[0] for line in lines if line.startswith("#")] == ["#separator", "#html", "#deck"]
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    assert len(rows) == 4
    for number, (front, back) in enumerate(rows, start=1):
        assert front.startswith(f'<img src="notes-{number}.svg"><br>')
        assert "§3.3" in back
        picture = svg_texts(Path(f"notes-{number}.svg").read_text("utf-8"))
        told = unescape(front).split("<br>")[1]
        assert told not in picture
    assert "a) " in rows[0][0]
    assert shell("handout", "tectonic_tribes/2", "notes.txt", "--anki").code == 2


def test_notes_are_made_of_lessons_into_a_file(shell: Shell) -> None:
    for words in ([keep(shell), "notes.txt"], [LESSON]):
        answer = shell("handout", *words, "--anki")
        assert (answer.code, answer.out) == (2, "")
        assert "--anki" in answer.err


@pytest.mark.sample(6)
@every_language
@every_key
def test_the_cards_and_tokens_of_a_game_are_cut_out(shell: Shell, key: str, language: str) -> None:
    """Each piece of the box is there once at least, in the words of the language, on the paper asked for."""
    line = ("handout", key, "--cut-out", "--paper", "letter", "--lang", language)
    page, game = shell(*line).out, GAMES[key]
    assert "size: letter portrait" in page
    assert words_for(language)("handout-cut-out") in page
    cards, _, tokens = page.partition('<ul class="tokens">')
    match = start(game, game.options(), [Player(str(at), at) for at in range(game.seats[-1])], 1)
    kinds = sum(map(len, game.box(match.state).values()))
    assert cards.count("<li>") + tokens.count("<li ") >= kinds > 20
    assert "“" not in tokens, "a piece has no name"
    assert cards.count("<svg") == cards.count("<li>") > 20
    standing = (*"✓✗", words_for(language)("player-default", number=1))
    assert not [one for one in standing if one in cards], "a card in print tells how things stand"


def test_what_a_sheet_to_cut_out_leaves_aside_is_told(shell: Shell) -> None:
    told = shell("handout", GAME, "--cut-out", "--at", "3")
    assert told.code == 0
    assert "--at changes nothing together with --cut-out." in told.err
    assert shell("handout", "7", "--cut-out").code == 2
    assert shell("handout", LESSON, "--paper", "a5").code == 2


def test_a_game_without_a_lesson_is_told_its_lessons(shell: Shell) -> None:
    for words in ([GAME], [GAME, "page.html"], [f"{GAME}/"]):
        told = shell("handout", *words)
        assert (told.code, "The lessons are: 1_first_game" in told.err) == (2, True)


def test_only_what_changes_nothing_is_told_so(shell: Shell) -> None:
    """The folder and the language count with each form, and are no options in vain."""
    assert shell("handout", GAME, "sheet.html", "--cut-out", "--lang", "fr", "--data", "kept").err == ""
    told = shell("handout", LESSON, "notes.txt", "--anki", "--paper", "a4", "--format", "text")
    assert told.code == 0
    assert all(f"--{name} changes nothing together with --anki." in told.err for name in ("paper", "format"))


@pytest.mark.parametrize("what", ["--cut-out", "--anki"])
@pytest.mark.parametrize("name", ["x.svg", "x.pdf"])
def test_the_name_of_a_file_does_not_lie_about_what_is_in_it(shell: Shell, what: str, name: str) -> None:
    told = shell("handout", GAME if what == "--cut-out" else LESSON, name, what)
    assert (told.code, told.out, list(Path().glob("x*"))) == (2, "", [])
    assert "End the name in one of" in told.err
