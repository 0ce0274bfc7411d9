"""Ways through what is alike in many apps, past words, which are others in each language."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import Direction, Tap
from pytest_androidbench.interface.finding import Target, descendants, described, find_all
from pytest_androidbench.interface.observation import Node

AGREE: Final = "android:id/button1"
"""The positive button of a dialog, and of the picker of files."""
TITLE: Final = "android:id/title"
"""What roots, folders and files are called in Files and its picker."""
DOWNLOADS, STORAGE = 5, -1
"""Roots by their places in the drawer."""
COPY_OF_ONE, MOVE_OF_ONE, MOVE_OF_ALL = -5, -4, -2
"""Entries of the menu over one selected file, and over several, by their places from its end."""
_TOOLBAR: Final = "android:id/floating_popup_container"
_PASTE, _COPY, _SELECT_ALL = 0, 1, 4
"""What is done with text: places where nothing is selected, and where something is, while there is
something to paste. What has no room in the bar stands behind its three dots."""


def open_menu(pilot: Pilot) -> Pilot:
    """Open what is behind the three dots of a bar: a picture that takes taps and has no id."""
    shown = (n for n in pilot.observation.nodes if n.class_name.endswith(".ImageView"))
    dots = next((node for node in shown if node.clickable and not node.resource_id), None)
    if dots is None:
        raise PilotError(f"cannot find three dots; {described(pilot.observation)}")
    return pilot.do(Tap(dots.index))


def paste_into(pilot: Pilot, field: str) -> Pilot:
    """Paste into a field that is empty, by its id."""
    return _act_on_text(pilot.long_press(id=field), _PASTE)


def copy_all(pilot: Pilot, text: str) -> None:
    """Copy the whole of a text that stands in a field."""
    _act_on_text(pilot.long_press(text), _SELECT_ALL)
    _act_on_text(pilot, _COPY)


def uncover(pilot: Pilot, target: Target) -> Pilot:
    """Close the keyboard where it hides what is wanted, as it does on a small screen."""
    shown = find_all(pilot.observation, target)
    if pilot.observation.keyboard and len(shown) <= (target.index or 0):
        pilot.back()
    return pilot


def open_root(pilot: Pilot, place: int) -> None:
    """Open one of the roots in Files or its picker; a large screen shows them beside the files."""
    if not find_all(pilot.observation, Target(id="roots_list")):
        bar = descendants(pilot.observation, pilot.node(id="toolbar"))
        pilot.do(Tap(next(node.index for node in bar if node.class_name.endswith(".ImageButton"))))
    roots = descendants(pilot.observation, pilot.node(id="roots_list"))
    chosen = [node for node in roots if node.resource_id.endswith("/item_root")][place]
    pilot.do(Tap(chosen.index))


def open_folder(pilot: Pilot, folder: str) -> None:
    """Show a folder of the storage, from wherever Files or its picker is.

    A root that stands beside the folders may be called as one of them, and comes ahead of it.
    """
    open_root(pilot, STORAGE)
    pilot.scroll_to(text=folder, id=TITLE).tap(text=folder, id=TITLE, index=-1)


def tap_number(pilot: Pilot, number: int) -> None:
    """Touch a number of the clock's face, in the digits of the language, which `int` reads."""
    marks = [node for node in pilot.observation.nodes if not node.resource_id]
    found = [node for node in marks if node.text.isdecimal() and int(node.text) == number]
    if not found:
        raise PilotError(f"no {number} on the clock's face; {described(pilot.observation)}")
    pilot.tap(at=found[0].center)


def way_on(pilot: Pilot, id: str) -> Direction:  # noqa: A002 - the word Android has for it
    """Where a row of things with an id goes on: to the left where the language does."""
    first, second, *_ = find_all(pilot.observation, Target(id=id))
    return "right" if first.center[0] < second.center[0] else "left"


def _act_on_text(pilot: Pilot, place: int) -> Pilot:
    """Do one of the things that the bar over a text offers."""
    seen = _offered(pilot)
    if place < len(seen):
        return pilot.do(Tap(seen[place].index))
    inside = descendants(pilot.observation, pilot.node(id=_TOOLBAR))
    dots = next(node for node in inside if node.class_name.endswith(".ImageButton"))
    pilot.do(Tap(dots.index))
    return pilot.do(Tap(_offered(pilot)[place - len(seen)].index))


def _offered(pilot: Pilot) -> list[Node]:
    inside = descendants(pilot.observation, pilot.node(id=_TOOLBAR))
    return [node for node in inside if node.class_name.endswith(".LinearLayout")]
