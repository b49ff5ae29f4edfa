"""Tests an installed program from within: languages, pictures, a known game, the solver."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pyramide_qt.printing import say

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from pyramide_qt.app import GameApp

_CARD_PX = 60
# A table that stays blank has one colour, one that is drawn has thousands.
_MIN_COLOURS = 500
_SOLVER_WAIT_S = 60


class SelfTestError(Exception):
    """Something that an installed program must have is missing or wrong; the text says what."""


def run() -> int:
    """Run every check, say what holds, and return 0 only if all of it does.

    It needs no screen, unless QT_QPA_PLATFORM names one. It neither reads
    nor writes anything of the player's.
    """
    # Who names a screen, as a test of the whole installation may, gets it.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from pyramide_qt.app import make_application

    application = make_application(["pyramide"])
    failed = 0
    for name, check in _checks(application).items():
        try:
            _say(f"{name}: {check()}")
        except Exception as error:  # noqa: BLE001 - whatever is broken here is to be told
            failed += 1
            _say(f"{name}: FAILED: {type(error).__name__}: {error}")
    _say(f"self-test: {failed} failed" if failed else "self-test: passed")
    return 1 if failed else 0


def _checks(application: QApplication) -> dict[str, Callable[[], str]]:
    return {
        "languages": lambda: check_languages(application),
        "menus": lambda: check_menus(application),
        "rules pages": check_rules_pages,
        "help": lambda: check_help(application),
        "cards": check_cards,
        "icons": check_icons,
        "licences": check_licences,
        "solver": check_solver,
        "game": lambda: check_game(application),
    }


def check_languages(application: QApplication) -> str:
    """Show every language; each must have texts of its own."""
    from PySide6.QtCore import QCoreApplication

    from pyramide_qt.translation import LANGUAGES, SOURCE_LANGUAGE, Translations, read_catalogue

    translations = Translations(application)
    try:
        for code in LANGUAGES:
            if read_catalogue(code) is None:
                raise SelfTestError(f"the catalogue of {code} is not there or damaged")
            translations.set_language(code)
            source = "No more possible moves"
            text = QCoreApplication.translate("Wording", source)
            button = QCoreApplication.translate("QPlatformTheme", "Cancel")
            if {text == source, button == "Cancel"} != {code == SOURCE_LANGUAGE}:
                raise SelfTestError(f"the language {code} says {text!r} and {button!r}")
    finally:
        translations.set_language(SOURCE_LANGUAGE)
    return " ".join(LANGUAGES)


def check_menus(application: QApplication) -> str:
    """Read the names of the menus from the window in every language; no two may share all."""
    from pyramide_qt.translation import LANGUAGES, SOURCE_LANGUAGE

    names: dict[str, tuple[str, ...]] = {}
    with _game_on_table(application) as game_app:
        # The language of the source comes last too, for what is tested after this.
        for code in (*LANGUAGES, SOURCE_LANGUAGE):
            game_app.parts.settings.set_value("language", code)
            application.processEvents()
            menus = game_app.window.menuBar().actions()
            names[code] = tuple(menu.text().replace("&", "") for menu in menus)
    alike = [code for code in names if list(names.values()).count(names[code]) > 1]
    if alike:
        raise SelfTestError(f"the menus are called alike in {' '.join(alike)}")
    return ", ".join(f"{code} {menus[0]}" for code, menus in names.items())


def check_rules_pages() -> str:
    """Put the rules page of every rule set together."""
    from pyramide_qt.model.rule_texts.page import RulesPage
    from pyramide_qt.rules.records.rule_sets import RULE_SETS

    page = RulesPage()
    for token, named in RULE_SETS.items():
        if not page.sections(token, named.rules):
            raise SelfTestError(f"the rules page of {token} is empty")
    return f"{len(RULE_SETS)}"


def check_help(application: QApplication) -> str:
    """Search the help, and begin the guide through a first game."""
    from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog

    with _game_on_table(application) as game_app:
        game_app.parts.settings.set_value("language", "en")
        window = game_app.window
        window.action("guide").trigger()
        guide = window.with_help().guide
        if guide is None or not guide.text:
            raise SelfTestError("the guide says nothing")
        window.action("rules").trigger()
        page = window.findChild(HelpDialog)
        if not isinstance(page, HelpDialog):
            raise SelfTestError("the help does not open")
        page.search.setText("king")
        application.processEvents()
        found = page.results.count()
    if not found:
        raise SelfTestError("the help knows no king")
    return f"{found} pages found, the guide begins"


def check_cards() -> str:
    """Draw every card of every deck and every back."""
    from pyramide_qt.rules.deals.cards import SUITS
    from pyramide_qt.view.art.card_art import CardArt
    from pyramide_qt.view.style.style_names import Back, Deck

    count = 0
    for deck in Deck:
        art = CardArt(deck, next(iter(Back)))
        drawn = [
            art.face(rank, suit, _CARD_PX, 1.0).toImage() for suit in SUITS for rank in range(1, 14)
        ]
        for back in Back:
            art.set_style(deck, back)
            drawn.append(art.back(_CARD_PX, 1.0).toImage())
        distinct = {bytes(picture.bits()) for picture in drawn}
        if len(distinct) != len(drawn):
            raise SelfTestError(f"{len(drawn)} pictures of the deck {deck} show {len(distinct)}")
        count += len(drawn)
    return f"{count} pictures"


def check_icons() -> str:
    """Read every icon."""
    from PySide6.QtGui import QColor

    from pyramide_qt.resources.lookup import icon_names
    from pyramide_qt.view.art.icons import action_icon, app_icon

    names = icon_names()
    for name in names:
        if action_icon(name, QColor("black"), QColor("gray")).isNull():
            raise SelfTestError(f"the icon {name} cannot be drawn")
    if not names or app_icon().isNull():
        raise SelfTestError("there are no icons")
    return f"{len(names)}"


def check_licences() -> str:
    """Read the licence of everything that comes with the program."""
    from pyramide_qt.resources.lookup import licence_text, licences

    for licence in licences():
        if len(licence_text(licence)) < 200:
            raise SelfTestError(f"the text of {licence.name} is not there")
    return f"{len(licences())} texts"


def check_solver() -> str:
    """Ask a solver process about the documented deal, as the window does."""
    from pyramide_qt.solver.process_entry import process_command

    question = '{"id": 7, "code": "PY1-N-AAAAAAS", "goal": "win", "limit": 30}\n'
    done = subprocess.run(
        process_command(),
        input=question,
        capture_output=True,
        text=True,
        timeout=_SOLVER_WAIT_S,
        check=False,
    )
    if '"id": 7' not in done.stdout or '"winnable"' not in done.stdout:
        raise SelfTestError(f"the solver answered {(done.stdout + done.stderr)[:200]!r}")
    return "PY1-N-AAAAAAS can be won"


def check_game(application: QApplication) -> str:
    """Play the recorded game in the window, and read it back from the database."""
    from pyramide_qt.rules.notation import parse_game_text
    from pyramide_qt.rules.outcome import Outcome
    from pyramide_qt.show_offscreen import RECORDED_GAME, play_by_touch

    recorded = parse_game_text(RECORDED_GAME)
    with _game_on_table(application) as game_app:
        game_app.parts.settings.set_value("animation_speed", "off")
        for action in recorded.actions:
            play_by_touch(game_app, action)
            application.processEvents()
        _check_table(game_app.window.grab().toImage())
        game = game_app.parts.game
        found = (game.outcome, game.score, game.move_count)
        totals = game_app.store.statistics.totals()
    if found != (Outcome.WON, 280, len(recorded.actions)):
        raise SelfTestError(f"the game ended with {found}")
    if totals.won != 1:
        raise SelfTestError(f"the database counts {totals.won} won games")
    return f"won with {found[1]} points in {found[2]} moves"


@contextmanager
def _game_on_table(application: QApplication) -> Iterator[GameApp]:
    """The window with the deal of the recorded game, on data that is gone afterwards."""
    from pyramide_qt.app import GameApp
    from pyramide_qt.paths import find_places
    from pyramide_qt.rules.notation import parse_game_text
    from pyramide_qt.show_offscreen import RECORDED_GAME

    with tempfile.TemporaryDirectory(prefix="pyramide-") as folder:
        game_app = GameApp(application, find_places(Path(folder)))
        try:
            game_app.start(parse_game_text(RECORDED_GAME).code)
            yield game_app
        finally:
            game_app.shut_down()


def _check_table(picture: QImage) -> None:
    step = 3
    colours = {
        picture.pixel(x, y)
        for y in range(0, picture.height(), step)
        for x in range(0, picture.width(), step)
    }
    if len(colours) < _MIN_COLOURS:
        raise SelfTestError(f"the window shows only {len(colours)} colours")


def _say(text: str) -> None:
    # A program without a console has no standard output; its exit status still tells.
    say(text)
    if sys.stdout is not None:
        sys.stdout.flush()
