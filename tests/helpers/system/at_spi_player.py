"""Plays Pyramide as a screen reader sees it; runs under the system's Python with pyatspi.

Usage: at_spi_player.py "<moves of a game text>". It prints one JSON object.
"""

from __future__ import annotations

import ctypes
import json
import re
import sys
import time
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

PATIENCE_S = 20.0
LEFT_KEY, TAB_KEY, ESCAPE_KEY = 0xFF51, 0xFF09, 0xFF1B
HEARD = ("object:announcement", "object:state-changed:focused", "object:state-changed:selected")


class Player:
    """One reader on the bus: keeps what it hears, finds things by name, presses them."""

    def __init__(self) -> None:
        self.spoken: list[str] = []
        self.focused: list[str] = []
        self.selected: list[str] = []
        for kind in HEARD:
            pyatspi.Registry.registerEventListener(self.hear, kind)
        self.program = self.wait_for(self.find_program, "the program")
        self.program.set_cache_mask(Atspi.Cache.NONE)
        self.table = self.wait_for(self.find_table, "the table")

    def hear(self, event) -> None:
        if event.type.startswith(HEARD[0]):
            self.spoken.append(str(event.any_data))
        elif event.detail1:
            heard = self.focused if event.type.startswith(HEARD[1]) else self.selected
            heard.append(event.source.name)

    def listen(self, seconds: float) -> None:
        """Let events come in."""
        end, context = time.monotonic() + seconds, GLib.MainContext.default()
        while time.monotonic() < end or context.pending():
            if not context.iteration(False):
                time.sleep(0.002)

    def wait_for(self, ask, what: str):
        """The first true answer of `ask`."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            self.listen(0.01)
            answer = ask()
            if answer:
                return answer
        raise SystemExit(f"{what}: not there after {PATIENCE_S:.0f} s")

    def find_program(self):
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and program.childCount and program[0].childCount:
                return program
        return None

    def find_table(self):
        for thing in self.all_of(self.program):
            if thing.getRole() == pyatspi.ROLE_LIST and "PY1-" in thing.name:
                return thing
        return None

    def all_of(self, thing):
        for child in thing:
            if child is not None:
                yield child
                yield from self.all_of(child)

    def place(self, name: str):
        """The thing at a place of the notation: `G2`, `W`, `S`."""
        pile = {"W": "waste,", "S": "stock,"}.get(name)
        if pile is None:
            pile = ", row {}, place {},".format(ord(name[0]) - ord("A") + 1, name[1:])
        return self.table_thing(pile)

    def table_thing(self, part: str):
        # A message may name a card, too.
        items = [thing for thing in self.table if thing.getRole() == pyatspi.ROLE_LIST_ITEM]
        found = [thing for thing in items if part in f", {thing.name}"]
        if len(found) != 1:
            raise SystemExit(f"{part!r} is there {len(found)} times")
        return found[0]

    def named(self, role, start: str):
        """The first thing of a role whose name begins so."""
        for thing in self.all_of(self.program):
            if thing.getRole() == role and thing.name.startswith(start):
                return thing
        raise SystemExit(f"there is no {start!r}")

    def press(self, thing) -> None:
        if not thing.queryAction().doAction(0):
            raise SystemExit(f"{thing.name} cannot be pressed")

    def has(self, role, name: str) -> bool:
        """Whether there is a thing of that role and name."""
        return any(
            each.getRole() == role and each.name == name for each in self.all_of(self.program)
        )

    def hear_after(self, thing) -> str:
        """Press a thing; the sentence that is spoken then."""
        count = len(self.spoken)
        self.press(thing)
        self.wait_for(lambda: len(self.spoken) > count, f"what is said after {thing.name}")
        return self.spoken[-1]

    def focus_after(self, symbol: int) -> str:
        """Press a key; the name of what has the focus then."""
        count = len(self.focused)
        type_key(symbol)
        self.wait_for(lambda: len(self.focused) > count, "another focus")
        self.listen(0.1)
        return self.focused[-1]

    def play(self, move: str) -> None:
        """Make a move of the documented game by pressing what it names."""
        count = len(self.spoken)
        names = ["S"] if move in ("D", "R") else move.split("+")
        for name in names:
            self.press(self.place(name))
        self.wait_for(lambda: len(self.spoken) > count, f"what is said after {move}")


def type_key(symbol: int) -> None:
    """Press and release a key of the keyboard."""
    # at-spi2-core needs both libraries itself.
    x11, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    code = x11.XKeysymToKeycode(display, ctypes.c_ulong(symbol))
    for is_down in (1, 0):
        test.XTestFakeKeyEvent(display, ctypes.c_uint(code), is_down, ctypes.c_ulong(0))
    x11.XSync(display, 0)
    x11.XCloseDisplay(display)


def states_of(thing) -> list[str]:
    return [pyatspi.stateToString(state) for state in thing.getState().getStates()]


def try_the_table(player: Player, report: dict[str, Any]) -> None:
    """Read it, be refused, choose a card, and move the cursor."""
    things = list(player.table)
    report["names"] = [thing.name for thing in things]
    report["table"] = [player.table.getRoleName(), player.table.name]
    report["covered"] = states_of(player.place("A1"))
    report["open"] = states_of(player.place("G1"))
    box = player.place("G1").queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    report["box"] = [box.x, box.y, box.width, box.height]
    player.press(player.place("A1"))
    player.wait_for(lambda: player.spoken, "what is said about a covered card")
    report["refused"] = player.spoken[-1]
    player.press(player.place("G1"))
    player.wait_for(lambda: player.selected, "that a card is chosen")
    report["chosen"] = states_of(player.place("G1"))
    player.press(player.place("G1"))
    player.place("G3").queryComponent().grabFocus()
    player.wait_for(lambda: [name for name in player.focused if "row" in name], "the cursor")
    type_key(LEFT_KEY)
    player.wait_for(lambda: "place 2," in player.focused[-1], "the cursor after an arrow key")
    report["focused"] = list(player.focused)


def follow_guide(player: Player) -> dict[str, Any]:
    """Begin the guide, hear it, pass a step over, end it, and have the game before back."""
    label = pyatspi.ROLE_LABEL
    report: dict[str, Any] = {}
    count = len(player.spoken)
    player.press(player.named(pyatspi.ROLE_MENU_ITEM, "Guide through"))
    player.wait_for(lambda: len(player.spoken) > count + 1, "the new deal and the first step")
    report["said"] = player.spoken[-1:]
    report["read"] = [player.has(label, report["said"][0])]
    report["focused"] = [player.focus_after(TAB_KEY)]
    report["said"].append(player.hear_after(player.named(pyatspi.ROLE_PUSH_BUTTON, "Next")))
    report["read"].append(player.has(label, report["said"][1]))
    player.press(player.named(pyatspi.ROLE_PUSH_BUTTON, "End"))
    player.wait_for(lambda: not player.has(label, report["said"][1]), "the guide gone")
    heard = len(player.spoken)
    player.press(player.named(pyatspi.ROLE_PUSH_BUTTON, "Undo"))
    player.wait_for(lambda: len(player.spoken) > heard, "what is said of the game before")
    return report


def ask_why(player: Player) -> dict[str, Any]:
    """Ask why a covered card cannot be played."""
    prompt = player.hear_after(player.named(pyatspi.ROLE_MENU_ITEM, "Why can't I"))
    answer = player.hear_after(player.place("A1"))
    shown = [thing.name for thing in player.table]
    return {"prompt": prompt, "answer": answer, "is_read": answer in shown}


def walk(player: Player) -> list[str]:
    """Where Tab leads from the table, and Escape from there."""
    return [player.focus_after(key) for key in (TAB_KEY, TAB_KEY, TAB_KEY, ESCAPE_KEY)]


def main() -> None:
    player = Player()
    report: dict[str, Any] = {}
    try_the_table(player, report)
    report["walk"] = walk(player)
    report["guide"] = follow_guide(player)
    report["why"] = ask_why(player)
    moves = sys.argv[1].split()
    del player.spoken[:]
    for number, move in enumerate(moves):
        player.play(move)
        if number == 1:
            player.press(player.named(pyatspi.ROLE_PUSH_BUTTON, "Undo"))
            player.wait_for(lambda: len(player.spoken) == 3, "what is said after undo")
            player.press(player.named(pyatspi.ROLE_PUSH_BUTTON, "Redo"))
            player.wait_for(lambda: len(player.spoken) == 4, "what is said after redo")
            report["undone"], report["redone"] = player.spoken[2:4]
            del player.spoken[2:]
    player.wait_for(lambda: "won" in player.spoken[-1], "the win")
    report["spoken"] = player.spoken
    is_empty = re.compile(r"row \d, place \d, empty$")
    report["emptied"] = sum(bool(is_empty.match(thing.name)) for thing in player.table)
    json.dump(report, sys.stdout)
    player.press(player.named(pyatspi.ROLE_MENU_ITEM, "Quit"))


if __name__ == "__main__":
    main()
