"""What Translate keeps is what is read, and what is arranged is what it shows."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.translate import (
    CHINESE,
    ENGLISH,
    NAMES,
    PACKAGE,
    SPANISH,
    Translate,
    TranslateContents,
    Translated,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on, run

pytestmark = [pytest.mark.proof, pytest.mark.slow]
WATER = Translated(source=ENGLISH, target=SPANISH, text="water", translation="agua")
TEA = Translated(source=ENGLISH, target=CHINESE, text="tea", translation="茶", at_ms=5)


@pytest.fixture
def pilot(device: Device) -> Pilot:
    run(device, f"pm install-existing {PACKAGE}")
    return pilot_on(device).open(PACKAGE)


def type_text(pilot: Pilot, text: str) -> Pilot:
    pilot.tap(id="enter_text_label").type(None, text)
    return pilot.tap(id="text_output_field")


def test_history_and_phrasebook_are_read(device: Device, pilot: Pilot) -> None:
    app = Translate(device)
    assert app.contents() == TranslateContents(history=(), phrasebook=())
    type_text(pilot, "water").tap(id="save_button").back()
    type_text(pilot, "apple")
    apple = Translated(source=ENGLISH, target=SPANISH, text="apple", translation="manzana")
    found = app.contents()
    assert found == TranslateContents(history=(apple, WATER), phrasebook=(WATER,))
    assert found.history[0].at_ms > found.history[1].at_ms > 0


def test_the_languages_are_read_and_chosen(device: Device, pilot: Pilot) -> None:
    app = Translate(device)
    assert app.languages() == (ENGLISH, SPANISH)
    pilot.tap(id="swap_languages_button")
    assert app.languages() == (SPANISH, ENGLISH)
    app.choose(ENGLISH, CHINESE)
    pilot.open(PACKAGE)
    shown = {node.resource_id.rpartition("/")[2]: node.text for node in device.observe().nodes}
    buttons = ("language_button_a", "language_button_b")
    assert [shown[each] for each in buttons] == [NAMES[ENGLISH], NAMES[CHINESE]]


def test_phrases_are_arranged_beside_those_that_are_there(device: Device, pilot: Pilot) -> None:
    app = Translate(device)
    app.save([WATER])
    app.save([TEA])
    assert app.contents().phrasebook == (WATER, TEA)
    pilot.home().open(PACKAGE).tap(id="phrasebook_button").tap(text="tea")
    texts = [node.text for node in device.observe().nodes]
    assert "茶" in texts
