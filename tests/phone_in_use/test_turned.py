"""The phone is turned on its side and back, screen by screen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pytest

from tests.fidelity.facts import table_of
from tests.fidelity.visiting import Visitor
from tests.phone_in_use.person import Person

TEXTS: Final = ("text", "content-desc", "hint")
ALIKE: Final = ("resource-id", "class", "checked", "selected", "bounds", *TEXTS)
RUNNING: Final = re.compile(r"\d+([:.]\d+)*|-?\d+s")
"""What a clock, a stopwatch or a counter shows, which goes on meanwhile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned:
    """A screen, what it has to show on its side, and what does not live through it."""

    table: str
    screen: str
    steps: tuple[tuple[str, ...], ...] = ()
    """More steps from there."""
    shows: tuple[str, ...]
    """Texts, descriptions or ids that are there before, on the side, and after."""
    gone: tuple[str, ...] = ()
    """What is there before and neither on the side nor after: `why` says the reason."""
    why: str = ""
    scrolled: bool = False
    """Whether it was scrolled for the caret to be seen over the keyboard, and stays there."""
    upright: bool = False
    """Whether it stays as it was: its manifest says so."""

    @property
    def id(self) -> str:
        return f"{self.table}-{self.screen}".replace(" ", "_")


MENU: Final = "a menu is a window of the activity that is made anew"
ALERT: Final = "its activity is made anew, and the dialog is no fragment"
SCREENS: Final = (
    Turned(table="markor", screen="editor-undo", shows=("hello", "Undo", "Check list")),
    Turned(table="markor", screen="quicknote", steps=(("type", "", "eggs"),), shows=("eggs",)),
    Turned(table="markor", screen="new-file", steps=(("type", "my_note", "wombat"),),
           shows=("wombat",)),
    Turned(table="markor", screen="selection", shows=("action_rename_selected_item", "wombat.md")),
    Turned(table="markor", screen="more-options", shows=(), gone=("Settings",), why=MENU),
    Turned(table="markor", screen="new-file-type", shows=("Markdown",), gone=("AsciiDoc",),
           why=MENU),
    Turned(table="markor", screen="date-time", shows=("datetime_format_input", "Last used")),
    Turned(table="contacts", screen="editor",
           steps=(("type", "First name", "Ann"), ("type", "Company", "Acme")),
           shows=("Acme",), scrolled=True),
    Turned(table="contacts", screen="drawer", shows=("Contacts",)),
    Turned(table="contacts", screen="selection", shows=("Ann", "menu_delete")),
    Turned(table="dialer", screen="dialpad, number typed", shows=("digits", "dial")),
    Turned(table="dialer", screen="in a call", shows=("End call", "Mute"), upright=True),
    Turned(table="settings", screen="search, hits", shows=("battery",)),
    Turned(table="settings", screen="device name dialog", shows=("sdk_gphone64_x86_64", "OK")),
    Turned(table="settings", screen="home, lower half", shows=("Accessibility",)),
    Turned(table="calendar", screen="new event", steps=(("type", "Title", "Dentist"),),
           shows=("Dentist", "event_location")),
    Turned(table="calendar", screen="reminders", shows=(), gone=("Custom",),
           why=ALERT),
    Turned(table="calendar", screen="start date", shows=(), gone=("Previous month",),
           why=ALERT),
    Turned(table="messages", screen="thread, typed", shows=("See you", "thread_send_message")),
    Turned(table="messages", screen="message selected", shows=("1 / 1",)),
    Turned(table="expense", screen="entry",
           steps=(("type", "Name", "Lunch"), ("type", "Amount", "25")), shows=("25",)),
    Turned(table="expense", screen="filter sheet", shows=("APPLY FILTER",)),
    Turned(table="broccoli", screen="new recipe", steps=(("type", "Title", "Pasta"),),
           shows=("Pasta",), scrolled=True),
    Turned(table="broccoli", screen="delete dialog", shows=(), gone=("Delete this recipe?",),
           why=ALERT),
    Turned(table="broccoli", screen="scaling dialog", shows=("Adjust ingredients", "PRO")),
    Turned(table="joplin", screen="new note", shows=("Plan",)),
    Turned(table="tasksorg", screen="new task", steps=(("type", "Task name", "Buy milk"),),
           shows=("Buy milk", "Save")),
    Turned(table="opentracks", screen="recording", shows=("track_recording_fab_action",)),
    Turned(table="recorder", screen="records-playing", shows=("btn_play",), upright=True),
    Turned(table="clock", screen="stopwatch running", shows=("Lap", "Pause")),
    Turned(table="clock", screen="timer running", shows=("Pause", "timer_text")),
    Turned(table="clock", screen="timer set", shows=("timer_setup_time",)),
    Turned(table="clock", screen="picker", shows=("OK", "Cancel")),
    Turned(table="documentsui", screen="one selected",
           shows=("1 selected", "Preview the file note.txt")),
    Turned(table="gallery", screen="selection", shows=("1 / 1",)),
    Turned(table="gallery", screen="viewer", shows=("More options",)),
    Turned(table="camera", screen="viewfinder", shows=("shutter_button",)),
    Turned(table="launcher", screen="app search", shows=("Joplin",), upright=True),
    Turned(table="systemui", screen="quick settings", shows=("Flashlight",), upright=True),
    Turned(table="systemui", screen="permission for the microphone",
           shows=("While using the app",), upright=True),
)  # fmt: skip


@pytest.mark.proof
@pytest.mark.parametrize("turned", [pytest.param(one, id=one.id) for one in SCREENS])
def test_a_screen_lives_through_it(prepared: Visitor, turned: Turned) -> None:
    screens = {screen.name: screen for screen in table_of(turned.table).screens}
    prepared.go(screens[turned.screen], *turned.steps)
    person = Person.at(prepared.device)
    before = active(person)
    assert missing(before, (*turned.shows, *turned.gone)) == []
    person.ui.set_orientation("left")
    assert person.ui.info["displayRotation"] == (0 if turned.upright else 1)
    on_its_side = active(person)
    assert missing(on_its_side, turned.shows) == []
    assert missing(on_its_side, turned.gone) == list(turned.gone), turned.why
    assert covered(person) == []
    person.ui.set_orientation("natural")
    after = active(person)
    assert missing(after, turned.shows) == []
    if turned.gone:
        assert missing(after, turned.gone) == list(turned.gone)
    elif not turned.scrolled:
        assert told(after) == told(before)


def active(person: Person) -> list[ET.Element]:
    """The nodes of the active window."""
    return list(ET.fromstring(person.ui.dump_hierarchy(root_in_active=True)).iter("node"))


def missing(nodes: Sequence[ET.Element], labels: Sequence[str]) -> list[str]:
    """Which of these texts, descriptions or ids nothing has."""
    there = {node.get(name, "") for node in nodes for name in TEXTS}
    there |= {node.get("resource-id", "").rpartition("/")[2] for node in nodes}
    return [label for label in labels if label not in there]


def told(nodes: Sequence[ET.Element]) -> list[tuple[str, ...]]:
    """The hierarchy without what runs on by itself."""
    return [
        tuple(
            "running" if name in TEXTS and RUNNING.fullmatch(node.get(name, "")) else
            node.get(name, "")
            for name in ALIKE
        )
        for node in nodes
    ]  # fmt: skip


def covered(person: Person) -> list[str]:
    """What can be tapped and lies below the keyboard, or outside of the display."""
    every = ET.fromstring(person.ui.dump_hierarchy()).iter("node")
    keys = [n for n in every if n.get("resource-id", "").endswith("id/keyboard_holder")]
    width, height = person.ui.window_size()
    lowest = min([box(key)[1] for key in keys], default=height)
    return [
        f"{node.get('resource-id')} {node.get('text')!r} {node.get('bounds')}"
        for node in active(person)
        if node.get("clickable") == "true" or "EditText" in node.get("class", "")
        for left, top, right, bottom in [box(node)]
        if (top + bottom) // 2 > lowest or left < 0 or right > width or bottom > height
    ]  # fmt: skip


def box(node: ET.Element) -> tuple[int, int, int, int]:
    left, top, right, bottom = map(int, re.findall(r"-?\d+", node.get("bounds", "")))
    return left, top, right, bottom
