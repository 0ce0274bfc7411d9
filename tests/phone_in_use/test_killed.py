"""An app in the background is killed, or stopped, and used again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from tests.fidelity.facts import table_of
from tests.fidelity.visiting import Visitor
from tests.phone_in_use.person import Person
from tests.phone_in_use.test_turned import active, missing, told


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A screen that is left with something typed or chosen, and the app it is of."""

    table: str
    screen: str
    package: str
    steps: tuple[tuple[str, ...], ...] = ()
    keeps: tuple[str, ...]
    """Texts, descriptions or ids that are there before and after."""

    @property
    def id(self) -> str:
        return f"{self.table}-{self.screen}".replace(" ", "_")


SCREENS: Final = (
    Left(table="markor", screen="editor-undo", package="net.gsantner.markor", keeps=("hello",)),
    Left(table="contacts", screen="editor", package="com.google.android.contacts",
         steps=(("type", "First name", "Ann"),), keeps=("Ann",)),
    Left(table="dialer", screen="dialpad, number typed", package="com.google.android.dialer",
         keeps=("digits",)),
    Left(table="calendar", screen="new event", package="com.simplemobiletools.calendar.pro",
         steps=(("type", "Title", "Dentist"),), keeps=("Dentist",)),
    Left(table="messages", screen="thread, typed", package="com.simplemobiletools.smsmessenger",
         keeps=("See you",)),
    Left(table="expense", screen="entry", package="com.arduia.expense",
         steps=(("type", "Name", "Lunch"),), keeps=("Lunch",)),
    Left(table="broccoli", screen="new recipe", package="com.flauschcode.broccoli",
         steps=(("type", "Title", "Pasta"),), keeps=("Pasta",)),
    Left(table="tasksorg", screen="new task", package="org.tasks",
         steps=(("type", "Task name", "Buy milk"),), keeps=("Buy milk",)),
    Left(table="settings", screen="search, hits",
         package="com.google.android.settings.intelligence",
         keeps=("battery",)),
    Left(table="clock", screen="timer set", package="com.google.android.deskclock",
         keeps=("timer_setup_time",)),
    Left(table="gallery", screen="folder search", package="com.simplemobiletools.gallery.pro",
         keeps=("Cam",)),
)  # fmt: skip


def pid(person: Person, package: str) -> str:
    return person.shell(f"pidof {package}").strip()


def go(prepared: Visitor, left: Left) -> Person:
    screens = {screen.name: screen for screen in table_of(left.table).screens}
    prepared.go(screens[left.screen], *left.steps)
    return Person.at(prepared.device)


@pytest.mark.proof
@pytest.mark.parametrize("left", [pytest.param(one, id=one.id) for one in SCREENS])
def test_what_was_typed_is_there_again(prepared: Visitor, left: Left) -> None:
    person = go(prepared, left)
    assert missing(active(person), left.keeps) == []
    if "mInputShown=true" in person.shell("dumpsys input_method"):
        person.ui.press("back")
    before, process, front = active(person), pid(person, left.package), person.front()
    person.ui.press("home")
    person.shell(f"am kill {left.package}")
    assert pid(person, left.package) == ""
    person.ui.press("recent")
    cards = person.ui(resourceIdMatches=".*id/snapshot")
    cards[cards.count - 1].click()
    assert person.front() == front
    assert pid(person, left.package) not in ("", process)
    assert missing(active(person), left.keeps) == []
    assert told(active(person)) == told(before)


def test_what_is_seen_is_not_killed(person: Person) -> None:
    person.begin_note("Buy milk")
    process = pid(person, "net.gsantner.markor")
    person.shell("am kill net.gsantner.markor; am kill-all")
    assert pid(person, "net.gsantner.markor") == process
    assert person.note == "Buy milk"


def test_what_records_is_not_killed(prepared: Visitor) -> None:
    screens = {screen.name: screen for screen in table_of("opentracks").screens}
    prepared.go(screens["recording"])
    person = Person.at(prepared.device)
    process = pid(person, "de.dennisguse.opentracks")
    person.ui.press("home")
    person.shell("am kill de.dennisguse.opentracks; sleep 5")
    assert pid(person, "de.dennisguse.opentracks") == process
    person.ui.open_notification()
    assert person.sees(packageName="com.android.systemui", textContains="OpenTracks")


def test_a_timer_goes_on_without_the_process(prepared: Visitor) -> None:
    screens = {screen.name: screen for screen in table_of("markor").screens}
    prepared.go(screens["files"])
    person = Person.at(prepared.device)
    extra = "android.intent.extra.alarm"
    person.shell(
        f"am start -a android.intent.action.SET_ALARM --ei {extra}.HOUR 15 --ei {extra}.MINUTES 36"
        f" --ez {extra}.SKIP_UI true; am kill com.google.android.deskclock; sleep 125"
    )
    assert person.sees(text="Snooze")


def test_what_was_stopped_begins_anew(person: Person) -> None:
    person.begin_note("Buy milk")
    person.ui.press("home")
    person.shell("am force-stop net.gsantner.markor")
    person.ui.press("recent")
    assert not person.sees(descriptionContains="Markor")
    person.ui.app_start("net.gsantner.markor")
    assert person.front()[1].endswith("MainActivity")
    person.tap("day.md")
    assert person.note == "Buy milk"
