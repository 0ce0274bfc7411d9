"""Menus whose rows depend on what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.menus"


@dataclass(eq=False)
class Animals(AppScreen[App, None]):
    """A button for each animal, with a menu about it."""

    activity = ".Main"
    told: str = ""
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        animals = [
            w.Button(name, id=name, on_tap=partial(self.menus.open, self.entries, name, name, legs))
            for name, legs in (("cat", 4), ("hen", 2))
        ]
        return w.Page(w.Column(*animals, w.Text(self.told, id="told")))

    def entries(self, name: str, legs: int) -> Sequence[MenuEntry]:
        return [
            MenuEntry(text=f"Leg {leg}", act=partial(self.tell, f"{name} {leg}"), enabled=leg != 2)
            for leg in range(legs)
        ]

    def tell(self, text: str) -> None:
        self.told = text


def test_a_menu_keeps_what_it_is_about_also_in_a_snapshot() -> None:
    phone = phone_showing(Animals)
    finger = Finger(phone)
    finger.tap(id="hen")
    phone.snapshots.save("open")
    phone.snapshots.load("open")
    finger.tap(text="Leg 1")
    assert finger.find(id="told").text == "hen 1"


def test_a_row_that_is_not_enabled_does_nothing() -> None:
    phone = phone_showing(Animals)
    finger = Finger(phone)
    finger.tap(id="cat")
    assert not finger.find(text="Leg 2").enabled
    finger.tap(text="Leg 3")
    assert finger.find(id="told").text == "cat 3"


def test_a_menu_offers_the_rows_that_make_sense() -> None:
    done: list[str] = []
    rows = offered(
        (True, "Copy", partial(done.append, "copied")),
        (False, "Cut", partial(done.append, "cut")),
    )
    assert [row.text for row in rows] == ["Copy"]
    rows[0].act()
    assert done == ["copied"]
