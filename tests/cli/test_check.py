"""`boardkit check`: the promises of games, of the box and from elsewhere, kept and broken."""

import shutil
from pathlib import Path

import pytest

from boardkit.core.values import Value
from boardkit.testing.promises import OF_GAMES, OF_MATCHES
from tests.cli.running import GAME, Answer, Shell, lay
from tests.daily import spread
from tests.every import every_language

ROOT = Path(__file__).parents[2]


class Elsewhere(Value):
    """The example of a game from elsewhere, installed in a folder."""

    folder: Path
    shell: Shell

    def check(self, *more: str) -> Answer:
        """Check it, as whoever has installed it would."""
        return self.boardkit("check", "quilt", *more)

    def boardkit(self, *line: str) -> Answer:
        """Run a command where it is installed."""
        return self.shell.beside(self.folder, *line)

    def changed(self, file: str, old: str, new: str) -> None:
        """Change one of its files."""
        path = self.folder / "quilt" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    lay(ROOT / "examples" / "quilt", folder)
    return folder


@pytest.fixture
def quilt(installed: Path, tmp_path: Path, shell: Shell) -> Elsewhere:
    return Elsewhere(shutil.copytree(installed, tmp_path / "elsewhere"), shell)


def test_a_game_of_the_box_keeps_every_promise(shell: Shell) -> None:
    told = shell("check", GAME, "--matches", "1", "--seed", "3")
    assert (told.code, told.err) == (0, "")
    *lines, last = told.out.splitlines()
    assert len(lines) == 2 + len(OF_GAMES) + len(OF_MATCHES) + 1 == 21
    assert all(line.startswith("✓ ") for line in lines)
    assert last == "Tectonic Tribes keeps 21 of 21 promises."


def test_a_game_from_elsewhere_keeps_every_promise_and_each_has_words(quilt: Elsewhere) -> None:
    told = quilt.check("--matches", "6")
    assert (told.code, told.err) == (0, "")
    assert "✗" not in told.out
    assert told.out.endswith("Quilt keeps 21 of 21 promises.\n")
    french = quilt.check("--matches", "1", "--lang", "fr")
    assert (french.code, french.out.count("✓")) == (0, 21)


RULES = "__init__.py"
BOOK = "book/rulebook/en.md"

TURN = "return Step(state.ask(LayPatch(effect.seat)) if state.hands[effect.seat] else state"
LAYING = "gain = round(6 / (5 - len(state.bag) % 6))"

BROKEN = {
    "a change that nothing tells": (
        (RULES, ', "laid[seat]")', ")"),
        "✗ a change stands with its cause: moment ",
        ", PatchLaid: laid.",
    ),
    "a hand that is seen": (
        (RULES, "hand if owner == seat else (None,) * len(hand) for", "hand for"),
        "✗ a seat cannot tell what is covered: at ",
        " looks other than the table: hands.",
    ),
    "an answer that is listed and refused": (
        (RULES, "if state.quilt[at] is None and _is_reached", "if _is_reached"),
        "✗ matches can be played, and no rule raises an error: an answer that is listed is refused: NoFree",
        "again: boardkit check quilt --matches 1 --seed 0",
    ),
    "an answer that is neither": (
        (RULES, "for at in free)", "for at in free[::2])"),
        "✗ every legal move applies, and every other is refused by a rule that exists: “lay ",
        " is not listed, but not refused",
    ),
    "an end that does not come": (
        (RULES, TURN, f"{TURN}.ask(LayPatch(effect.seat))"),
        "✗ nobody is asked exactly when all is over, and then somebody has won: moment ",
        "there are 0 answers to LayPatch(",
    ),
    "a patch that is lost": (
        (RULES, "score=score,", "score=score, pieces=lambda state: {'patch': Counter(state.bag)},"),
        "✗ what is in the box stays in the box: moment 0: the table has ",
        "2 players; options: none",
    ),
    "a section that there is not": (
        (BOOK, "## 4 ", "## 5 "),
        "✗ every rule that is cited is a section of the rulebook: en.md has no section '4', which ",
        "keeps 19 of 21 promises",
    ),
    "a part of the table that there is not": (
        (RULES, ', "laid[seat]")', ', "laid[seat]", "purse")'),
        "✗ events touch parts of the table that there are: no table has the part 'purse' that PatchLaid",
        "keeps 20 of 21 promises",
    ),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("kind", spread(BROKEN))
def test_a_broken_promise_is_told_with_what_broke_it(quilt: Elsewhere, kind: str) -> None:
    change, what, further = BROKEN[kind]
    quilt.changed(*change)
    told = quilt.check("--matches", "2")
    assert (told.code, told.err) == (1, "")
    assert what in told.out
    assert further in told.out


def test_a_game_without_a_rulebook_is_told_so(quilt: Elsewhere) -> None:
    shutil.rmtree(quilt.folder / "quilt" / "book")
    told = quilt.check("--matches", "1")
    assert told.code == 1
    assert "a section of the rulebook: there is no rulebook; write book/rulebook/en.md\n" in told.out


def test_a_rule_that_raises_is_told_with_its_place_and_how_to_play_it_again(quilt: Elsewhere) -> None:
    quilt.changed(RULES, "gain = worth(state, patch, move.at)", LAYING)
    told = quilt.check("--matches", "3", "--seed", "4")
    assert told == quilt.check("--matches", "1", "--seed", "4")
    assert (told.code, told.err) == (1, "")
    source = (quilt.folder / "quilt" / RULES).read_text("utf-8").splitlines()
    assert told.out.splitlines()[1:5] == [
        "✗ matches can be played, and no rule raises an error: ZeroDivisionError: division by zero",
        f"    at {quilt.folder}/quilt/{RULES}:{source.index('    ' + LAYING) + 1}, in lay",
        "    3 players; options: none",
        f"    again: boardkit check quilt --matches 1 --seed 4 --data {quilt.shell.data}",
    ]
    assert "– random play ends: not tried, since no match could be played to its end" in told.out


@pytest.mark.sample(2)
@every_language
def test_words_that_cannot_be_read_are_told_with_file_and_line(quilt: Elsewhere, language: str) -> None:
    file = quilt.folder / "quilt" / "text" / f"{language}.ftl"
    file.parent.mkdir(exist_ok=True)
    file.write_text("# Own words\ntitle = Patchwork\nsummary = { -brand }\n", "utf-8")
    told = quilt.check("--lang", "en")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"{file}, line 3: “summary = {{ -brand }}” cannot be read. A message is ")
    listed = quilt.boardkit("games", "--lang", language)
    assert (listed.code, listed.err) == (0, "")
    assert "Patchwork" in listed.out
