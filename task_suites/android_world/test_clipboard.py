"""The clipboard, seen through the clipper app."""

from __future__ import annotations

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_world.android_ways import copy_all
from task_suites.android_world.rules import text_is

SEARCH_BAR = "open_search_bar"
NOTES = (
    "14 Harbor Lane, Unit 5",
    "Gate code 4471",
    "Meet at the north entrance at 18:30",
    "Flight LX 318, seat 14C",
    "https://example.org/menu?id=27",
    "Order 90-2218-774",
    "Return the ladder to Selma",
    "wifi password: copper-kettle-9",
    "2 kg flour, 12 eggs, 1 lemon",
    "Invoice 2023/0915",
    "Dentist moved to October 24",
    "room 3.117",
    "nils.keller@example.com",
    "Platform 9, coach 21",
    "Tracking number RX58821047DE",
    "Use the blue key for the cellar",
    "Tonight: rehearsal at 20:00",
    "IBAN ends in 7731",
    "Call the plumber before noon",
    "Paint colour: RAL 6019",
    "Parcel is with the neighbours in 12b",
    "Half a litre of oat milk",
    "Spare key under the third pot",
    "Quarter past seven, not half past",
)
RESET = "nothing copied yet"


@task(
    "SystemCopyToClipboard",
    "Put this text on the clipboard: {text}",
    params={"text": one_of(*NOTES)},
    limits=Limits(steps=10),
    app="clipper",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=2,
)
def test_copy_to_clipboard(episode: Episode, text: str) -> None:
    clipboard = Clipboard(episode.device)
    clipboard.set(RESET)
    episode.run()
    with episode.check("the text is on the clipboard"):
        assert text_is(episode, text, clipboard.text())


def type_and_copy(pilot: Pilot, text: str) -> None:
    """Write the text where text can be written, select it all and copy it."""
    pilot.open("Contacts").tap(id=SEARCH_BAR).type(None, text)
    copy_all(pilot, text)


@test_copy_to_clipboard.solution
def copy(pilot: Pilot, text: str) -> None:
    type_and_copy(pilot, text)


@test_copy_to_clipboard.mistake("a character missing", fails="the text is on the clipboard")
def copy_short(pilot: Pilot, text: str) -> None:
    type_and_copy(pilot, text[:-1])


@test_copy_to_clipboard.mistake("typed but not copied", fails="the text is on the clipboard")
def type_only(pilot: Pilot, text: str) -> None:
    pilot.open("Contacts").tap("Search contacts")
    pilot.type("Search contacts", text)
