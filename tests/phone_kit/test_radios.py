"""Radio buttons of which one is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.radios"


@dataclass(eq=False)
class Sizes(AppScreen[App, None]):
    """Two sizes."""

    activity = ".Main"
    size: str = "s"

    def build(self) -> w.Widget:
        options = (("s", "Small", "small"), ("l", "Large", "large"))
        return w.Page(radio_group(options, self.size, self.put, id="sizes"))

    def put(self, size: str) -> None:
        self.size = size


def test_a_tap_anywhere_on_a_row_chooses_its_value_alone() -> None:
    phone = phone_showing(Sizes)
    finger = Finger(phone)
    assert finger.find(id="small").checked
    large = finger.find(id="large").bounds
    phone.windows.fingers.tap(large.right - 2, large.center.y)
    assert finger.find(id="large").checked
    assert not finger.find(id="small").checked
    assert finger.find(id="sizes").class_name == "android.widget.RadioGroup"
