"""A list of which one row is picked."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.choices"
COLOURS = ("Red", "Green")


@dataclass(eq=False)
class Palette(AppScreen[App, None]):
    """Asks for a colour while none is chosen."""

    activity = ".Main"
    colour: str = ""

    def build(self) -> w.Widget:
        return w.Page(w.Button("Colour", on_tap=self.choose), w.Text(self.colour, id="colour"))

    def choose(self) -> None:
        dialog = Choose(title="Colour", choices=[*COLOURS], chosen=-1, title_id="heading")
        self.ask(dialog, self.chosen)

    def chosen(self, place: int) -> None:
        self.colour = COLOURS[place]


def test_rows_can_be_there_to_tick_with_none_ticked_yet() -> None:
    phone = phone_showing(Palette)
    finger = Finger(phone)
    finger.tap(text="Colour")
    assert finger.find(id="heading").text == "Colour"
    assert not finger.find(text="Green").checked
    finger.tap(text="Green")
    assert finger.find(id="colour").text == "Green"
