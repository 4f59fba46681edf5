"""The menu line by line: everything the program can do without screens, saved matches, the ways back."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from boardkit import __version__
from boardkit.commands.desk import Desk
from boardkit.commands.plain import conversation, go_through, greet, kept, play, practise, read
from boardkit.commands.plain.dialogue import Dialogue, Planning, change_settings
from boardkit.commands.plain.making import make_lesson
from boardkit.commands.plain.sitting import Leaving
from boardkit.commands.reading import path_typed, read_typed, sections
from boardkit.commands.review import reviewed
from boardkit.commands.screens import Because
from boardkit.core import FaultError, Game, Player
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.match import COLOURS
from boardkit.core.lines.study import ReviewTooEarly
from boardkit.core.records import position
from boardkit.core.records.record import start_at
from boardkit.core.teaching.coverage import cited
from boardkit.core.teaching.lesson import said
from boardkit.draw.drawings import words_before
from boardkit.handout.lessons import Learners
from boardkit.library import Summary, kept_files, learning, lessons, match_rows, news, sharing, store
from boardkit.library.files import LONGEST_NAME as LONGEST_LESSON_NAME
from boardkit.library.kept_files import Kept
from boardkit.library.lessons import Found
from boardkit.library.session import new_seed
from boardkit.text import Words, reasons, reviews, rulebooks, shelf, words_for
from boardkit.text.aloud import section_in
from boardkit.tui.desk.teach.lessons import due_now, practice_of
from boardkit.tui.desk.wishes import Practice
from boardkit.tui.pages.summaries import due_said, players_said, state_said, title_of, when_said
from boardkit.tui.preferences import Switch
from boardkit.tui.screens import files

JOBS: Final = 2  # how many processes look at a match that is reviewed
PRACTISE: Final = "practise"  # stands for no section of a rulebook
CONTENTS: Final = 2  # the level of the sections that a list of contents names


def _saved(dialogue: Dialogue) -> None:
    """Ask for a saved match, or the file of one, and what to do with it, until the way back."""
    library = dialogue.desk.library
    while True:
        dialogue.speak()
        words, now, matches = dialogue.words, datetime.now(UTC), library.matches()
        entries = [*(_line(one, now, words) for one in matches), words("plain-saved-import")]
        number = dialogue.choose(words("saved-heading"), entries)
        if number is None:
            return
        with dialogue.complaining():
            if number < len(matches):
                _do_something(dialogue, matches[number])
            elif typed := dialogue.text(words("saved-import-ask")):
                files.import_match(library, read_typed(typed))


def _line(one: Summary, now: datetime, words: Words) -> str:
    """Say what a match is: its name, its game, who plays, when it was played last and how far it is."""
    name = f"{words.written(one.name)}, " if one.name else ""
    players = f", {players_said(one, words)}" if one.players else ""
    when = "" if one.damaged else f"{when_said(one.updated, now, words)}, "
    return f"{name}{title_of(one, words)}{players}. {when}{state_said(one, words)}"


def _do_something(dialogue: Dialogue, one: Summary) -> None:
    words, library = dialogue.words, dialogue.desk.library
    damaged, whole = ("rename", "delete"), ("open", "rename", "delete", "export", "review", "deep")
    match dialogue.deed(damaged if one.damaged else whole):
        case "open":
            play(dialogue.desk, dialogue.talk, one.match)
        case "rename":
            library.rename(one.match, dialogue.text(words("saved-rename-ask", limit=store.LONGEST_NAME)))
        case "delete":
            name = words.written(one.name) if one.name else players_said(one, words)
            if dialogue.sure(words("saved-delete-ask", number=str(one.match), name=name)):
                library.delete(one.match)
        case "export":
            if one.finished or dialogue.sure(words("saved-secrets")):
                path = files.export_match(library, one.match)
                dialogue.tell(words("saved-exported"), words.written(str(path)))
        case "review" | "deep" as deed:
            _review(dialogue, one, deep=deed == "deep")


def _review(dialogue: Dialogue, one: Summary, *, deep: bool) -> None:
    study = dialogue.desk.library.load(one.match, GAMES)
    match = study.main
    if not match.has_no_secrets:
        raise FaultError(ReviewTooEarly())
    about = dialogue.about(match.game.key)
    words = about.words.called(player.name for player in match.players)
    found = reviewed(dialogue.desk, study, JOBS, deep=deep)
    about.tell(*reviews.review_lines(match, found, words, partial(words_before, match, words)))
    sections = {section for one in found.moments for section in cited(match, one.at) if section}
    if (door := practice_of(match.game, sorted(sections))) and about.sure(words("plain-review-practise")):
        _practise(about, door)


def open_menu(desk: Desk, why: Because) -> int:
    """Ask again and again what to do, until somebody leaves or nobody answers; return the exit code."""
    talk = conversation()
    greet(desk, talk, why, secret=True)
    dialogue = Dialogue(desk, talk)
    try:
        while True:
            _choose_deed(dialogue)
    except (Leaving, EOFError):
        return 0


def _choose_deed(dialogue: Dialogue) -> None:
    dialogue.speak()
    words, desk, entries = dialogue.words, dialogue.desk, dict[str, Callable[[], None]]()

    def enter(name: str, explained: str, deed: Callable[[], None]) -> None:
        entries[words("plain-menu-entry", name=words(f"menu-{name}"), help=explained)] = deed

    matches = (one for one in desk.library.matches() if not one.finished and not one.damaged)
    if (last := next((one for one in matches if one.game in GAMES), None)) is not None:
        who = words("menu-resume-help", game=title_of(last, words), players=players_said(last, words))
        enter("resume", who, partial(play, desk, dialogue.talk, last.match))
    for name, deed in DEEDS.items():
        if name == "quit" and desk.preferences().due is Switch.ON and (told := due_said(desk.library, words)):
            enter("due", told, lambda: _practise(dialogue, due_now(desk.library)))
        if name != "news" or news.is_unread(desk.library):
            explained = words("plain-settings-help" if name == "settings" else f"menu-{name}-help")
            enter(name, explained, partial(deed, dialogue))
    number = dialogue.choose(words("menu-heading"), [*entries], ask="plain-type-number")
    if number is not None:
        with dialogue.complaining():
            [*entries.values()][number]()


def _practise(dialogue: Dialogue, door: Practice | None) -> None:
    if door is None:
        dialogue.say("plain-practise-none")
    else:
        practise(dialogue.desk, dialogue.talk, door)


def _game_chosen(dialogue: Dialogue, keys: Sequence[str]) -> Game[Any] | None:
    """Ask for a game; None for the way back."""
    titles, games = [], [GAMES[key] for key in keys]
    for game in games:
        words = words_for(dialogue.words.language, game.key)
        seats = words("seats", least=game.seats[0], most=game.seats[-1])
        begin = f"{words('shelf-begin')} " if shelf.is_first(game, games) else ""
        told = {"title": words("title"), "seats": seats, "summary": f"{begin}{words('summary')}"}
        titles.append(words("plain-game", facts=shelf.in_a_line(game, words), **told).rstrip())
    number = dialogue.choose(dialogue.words("choose-game"), titles)
    return None if number is None else GAMES[keys[number]]


def _new(dialogue: Dialogue) -> None:
    game = _game_chosen(dialogue, [*GAMES])
    if game is None:
        return
    planning = Planning(dialogue.about(game.key), game)
    if (match := planning.ask()) is not None:
        play(dialogue.desk, dialogue.talk, kept(dialogue.desk, match, coached=planning.plan.coached))


def _lessons(dialogue: Dialogue) -> None:
    desk, keys = dialogue.desk, lessons.have_lessons(GAMES, dialogue.desk.library.folder)
    game = _game_chosen(dialogue, keys)
    if game is None:
        return
    about = dialogue.about(game.key)
    while True:
        found = lessons.lessons_of(game, desk.library.folder)
        if not found:
            folder = str(desk.library.folder / lessons.LESSONS_FOLDER)
            about.say("cli-teach-none", folder=about.words.written(folder))
            return
        asked = about.words("plain-which-lesson", game=about.words("title"))
        number = _lesson_chosen(about, asked, found, *MORE)
        if number is None:
            return
        with about.complaining():
            if number < len(found):
                _read_lesson(about, found, number)
            else:
                [*MORE.values()][number - len(found)](about, found)


def _lesson_chosen(dialogue: Dialogue, asked: str, found: Sequence[Found], *more: str) -> int | None:
    """Ask for one of some lessons, or for what messages tell behind them."""
    done = learning.progress(dialogue.desk.library)
    entries = [_lesson_line(dialogue, one, done.get(one.id, 0)) for one in found]
    return dialogue.choose(asked, [*entries, *map(dialogue.words, more)])


def _read_lesson(dialogue: Dialogue, found: Sequence[Found], number: int) -> None:
    if (fault := found[number].fault) is not None:
        raise FaultError(fault)
    read(dialogue.desk, dialogue.talk, GAMES[found[number].game], found, number)


def _open_lessons(dialogue: Dialogue, _: Sequence[Found]) -> None:
    """Ask for a lesson or a collection from elsewhere, and read it."""
    typed = dialogue.text(dialogue.words("lessons-open-ask"))
    if not typed:
        return
    course = sharing.open_shared(path_typed(typed))
    title = dialogue.words.written(said(course.title, dialogue.words.language))
    asked = dialogue.words("plain-which-lesson", game=title)
    number = 0 if len(course.found) == 1 else _lesson_chosen(dialogue, asked, course.found)
    if number is not None:
        _read_lesson(dialogue, course.found, number)


def _keep_lessons(dialogue: Dialogue, found: Sequence[Found]) -> None:
    """Ask for a lesson and what to do with its file."""
    words, library = dialogue.words, dialogue.desk.library
    number = _lesson_chosen(dialogue, words("lessons-more-ask"), found)
    if number is None:
        return
    one = found[number]
    whole, asked = one.lesson is not None, words("lessons-name-ask", limit=LONGEST_LESSON_NAME)
    may = {"copy": whole, "export": whole, "rename": whole and one.own, "delete": one.own, "change": whole}
    match dialogue.deed([deed for deed, allowed in may.items() if allowed]):
        case "copy":
            if typed := dialogue.text(asked):
                lessons.copy_lesson(library.folder, one, typed)
        case "rename":
            if typed := dialogue.text(asked):
                lessons.rename_lesson(library, one, typed)
        case "export":
            dialogue.tell(words("lessons-exported"), words.written(str(files.export_lesson(library, one))))
        case "delete":
            if dialogue.sure(words("lessons-delete-ask", name=words.written(one.name))):
                lessons.delete_lesson(library, one)
        case "change":
            _make_lesson(dialogue, found, one)


def _make_lesson(dialogue: Dialogue, found: Sequence[Found], one: Found | None = None) -> None:
    """Make a lesson of the game, or go on with one."""
    make_lesson(dialogue, partial(go_through, dialogue.desk, dialogue.talk), GAMES[found[0].game], one)


def _class_list(dialogue: Dialogue, _: Sequence[Found]) -> None:
    """Tell who learns and how it went, and ask what to do with it."""
    library, words, today = dialogue.desk.library, dialogue.words, datetime.now(UTC).date()
    deeds = ("name", "export", "delete", "stay")
    while True:
        learners = Learners.of(library, words, today)
        dialogue.tell("", *learners.lines(today))
        number = dialogue.choose(words("learners-heading"), [words(f"learners-{one}") for one in deeds])
        if number is None:
            return
        match deeds[number]:
            case "name":
                learning.named(library, dialogue.text(words("learners-name-ask")), today)
            case "export":
                path = files.save_table(library, "learners", learners.table())
                dialogue.say("class-saved", path=words.written(str(path)))
            case "delete":
                if dialogue.sure(words("learners-delete-ask")):
                    learning.forgotten(library)
            case _:
                learning.stayed(library, today)


MORE: Final[Mapping[str, Callable[[Dialogue, Sequence[Found]], None]]] = {
    "plain-lessons-open": _open_lessons,
    "plain-lessons-keep": _keep_lessons,
    "plain-lessons-make": _make_lesson,
    "lessons-practise": lambda dialogue, found: _practise(dialogue, practice_of(GAMES[found[0].game], [""])),
    "learners-heading": _class_list,
}
"""What stands behind the lessons of a list, by the messages that name it."""


def _lesson_line(dialogue: Dialogue, found: Found, done: int) -> str:
    words, lesson = dialogue.words, found.lesson
    if lesson is None:
        return reasons.fault_said(found.fault, words) if found.fault else found.called
    state = "done" if done >= lesson.steps else "begun" if done else "new"
    title, summary = words.written(said(lesson.title, words.language)), said(lesson.summary, words.language)
    place = {"at": done + 1, "steps": lesson.steps}
    return words("plain-lesson-line", title=title, summary=summary, state=state, **place)


def _rules(dialogue: Dialogue) -> None:
    game = _game_chosen(dialogue, [*GAMES])
    if game is None:
        return
    about = dialogue.about(game.key)
    book = rulebooks.book_of(game, about.words)
    numbers = {number.lower(): number for number in book.sections}
    contents = [one.heading for one in book.sections.values() if one.level <= CONTENTS]
    lines, read = [book.title, *contents, about.words("plain-rules-hint")], ""
    numbers["p"] = PRACTISE
    while True:
        number = about.pick(lines, lambda line: numbers.get(section_in(line).lower()), "plain-rules-hint")
        if number is None:
            return
        if number == PRACTISE:
            _practise(about, practice_of(game, [read]))
        else:
            read = number
            for section in sections(book, number):
                about.tell("", section.heading, *about.aloud.page(section.text))
            lines = [about.words("plain-rules-on", section=read)]


def _history(dialogue: Dialogue) -> None:
    """Say of each game, and of all of them, who has played how often and won."""
    words = dialogue.words
    played = {key: [one for one in dialogue.desk.library.results(key) if one.totals] for key in GAMES}
    if not any(played.values()):
        dialogue.say("history-none")
    for key, results in played.items():
        if results:
            dialogue.say("history-heading-game", game=words_for(words.language, key)("title"))
        for one in match_rows.records(results):
            told = {"matches": one.matches, "wins": one.wins, "best": one.best}
            dialogue.say("plain-history", player=words.written(one.name), **told)


def _positions(dialogue: Dialogue) -> None:
    """Begin a match with a position that was set up before, and its people."""
    words, desk = dialogue.words, dialogue.desk
    found = kept_files.kept(desk.library.folder)
    if not found:
        dialogue.say("plain-positions-none")
        return
    number = dialogue.choose(words("positions-heading"), [_position(one, words) for one in found])
    if number is None:
        return
    if (fault := found[number].fault) is not None:
        raise FaultError(fault)
    code = found[number].code
    game: Any = position.game_of_code(code, GAMES)
    seats = range(position.drafted_position(game, code).seats)
    players = [Player(words("player-default", number=seat + 1), seat % COLOURS) for seat in seats]
    play(desk, dialogue.talk, kept(desk, start_at(game, code, players, new_seed())))


def _position(one: Kept, words: Words) -> str:
    if one.fault:
        about = reasons.fault_said(one.fault, words)
    else:
        about = words_for(words.language, one.game)("title") if one.game in GAMES else words.written(one.game)
    return words("plain-menu-entry", name=words.written(one.name), help=about)


def _about(dialogue: Dialogue) -> None:
    dialogue.say("about-heading", version=__version__)
    for paragraph in ("about-what", "about-rules", "about-names", "about-licence"):
        dialogue.say(paragraph)
    dialogue.say("about-library", folder=dialogue.words.written(str(dialogue.desk.library.folder)))


def _news(dialogue: Dialogue) -> None:
    for paragraph in news.PARAGRAPHS:
        dialogue.say(paragraph)
    news.read(dialogue.desk.library)


def _quit(_: Dialogue) -> None:
    raise Leaving


DEEDS: Final[dict[str, Callable[[Dialogue], None]]] = {
    "new": _new,
    "saved": _saved,
    "lessons": _lessons,
    "rules": _rules,
    "settings": change_settings,
    "history": _history,
    "positions": _positions,
    "about": _about,
    "news": _news,
    "quit": _quit,
}
"""What the entries of the menu do, in its order; `menu-` before the name of one names it."""
