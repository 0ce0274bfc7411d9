"""What stands in place of a list that has no rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.empty"


@dataclass(eq=False)
class Shelf(AppScreen[App, None]):
    """A list that is empty at first."""

    activity = ".Main"
    books: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        add = w.Button("Add", on_tap=self.add)
        icon = w.Icon("menu_book", id="sign")
        nothing = empty_state("No books", "nothing", icon=icon, action=add)
        bar = w.TopBar("Shelf", id="bar")
        return w.Page(bar, w.Scroll(*map(w.ListItem, self.books)) if self.books else nothing)

    def add(self) -> None:
        self.books.append("Ilias")


def test_it_stands_in_the_middle_of_the_list_and_offers_to_fill_it() -> None:
    phone = phone_showing(Shelf)
    finger = Finger(phone)
    sign, said, add = (finger.find(**wanted).bounds for wanted in (
        {"id": "sign"}, {"id": "nothing"}, {"text": "Add"}))  # fmt: skip
    assert sign.bottom < said.top < said.bottom < add.top
    assert abs(sign.center.x - said.center.x) <= 1
    page = finger.find(id="bar").bounds.bottom
    assert sign.top - page > 400
    finger.tap(text="Add")
    assert finger.shows(text="Ilias")
    assert not finger.shows(id="nothing")
