"""What has no text says what it is called when it is held."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.windows.passing import TIP_MS
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing


@dataclass(eq=False)
class Toolbar(AppScreen[App, None]):
    """A bar with a button that does nothing when it is held, and one that does."""

    held: int = 0

    def build(self) -> w.Widget:
        share = w.BarButton("share", "Share it", on_tap=self.close)
        star = w.BarButton("star", "Star it", on_tap=self.close, on_long=self.hold)
        return w.Page(w.TopBar("Bar", actions=[share, star]))

    def hold(self) -> None:
        """It was held."""
        self.held += 1


def tip(phone: Phone) -> bool:
    return 'text="Share it"' in phone.windows.view.dump(all_windows=True)


def held() -> Phone:
    phone = phone_showing(Toolbar)
    x, y = Finger(phone).find(desc="Share it").bounds.center
    phone.windows.fingers.long_press(x, y)
    return phone


def test_a_held_button_shows_its_name_for_a_while() -> None:
    phone = held()
    assert tip(phone)
    phone.clock.advance(TIP_MS)
    assert not tip(phone)


def test_any_touch_takes_it_away() -> None:
    phone = held()
    phone.windows.fingers.tap(500, 1500)
    assert not tip(phone)


def test_it_lies_below_what_was_held_and_takes_no_focus() -> None:
    phone = held()
    button = Finger(phone).find(desc="Share it").bounds
    assert 'text="Share it"' not in phone.windows.view.dump()
    (shown,) = [
        node for node in phone.windows.view.all_trees() if node.walk()[-1].text == "Share it"
    ]
    assert shown.bounds.top >= button.bottom
    assert shown.bounds.left < button.center.x < phone.display.width


def test_what_has_a_use_of_its_own_shows_none() -> None:
    phone = phone_showing(Toolbar)
    node = Finger(phone).find(desc="Star it")
    assert node.long_clickable
    phone.windows.fingers.long_press(*node.bounds.center)
    assert 'text="Star it"' not in phone.windows.view.dump(all_windows=True)
