"""A field for words that are searched for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.words"
ANIMALS = [f"animal {n}" for n in range(60)]


@dataclass(eq=False)
class Words(AppScreen[App, None]):
    """A list, and the field that narrows it."""

    activity = ".Main"
    search: SearchField = field(default_factory=partial(SearchField, rewinds="list"))

    def build(self) -> w.Widget:
        clear = self.search.clear_button("Clear", id="clear")
        end = w.IconButton("arrow_back", "End", id="end", on_tap=self.search.end)
        begin = w.IconButton("search", "Search", id="begin", on_tap=self.search.begin)
        bar = (
            w.TopBar(self.search.box("Words"), actions=(clear, end))
            if self.search.open
            else w.TopBar(actions=(begin,))
        )
        found = [name for name in ANIMALS if self.search.words in name]
        return w.Page(bar, w.Scroll(*map(w.ListItem, found), id="list"))


def opened() -> Finger:
    phone = phone_showing(Words)
    return Finger(phone)


def test_other_words_show_the_list_from_its_first_row_on() -> None:
    finger = opened()
    finger.phone.windows.fingers.swipe([(540, 1800), (540, 400)], 400)
    assert not finger.shows(text="animal 0")
    finger.tap(id="begin")
    assert not finger.shows(id="clear")
    finger.phone.windows.type_text("animal")
    assert finger.shows(text="animal 0")
    finger.phone.windows.type_text(" 7")
    assert finger.shows(text="animal 7")
    assert not finger.shows(text="animal 1")


def test_the_field_is_emptied_and_closed_without_its_words() -> None:
    finger = opened()
    finger.tap(id="begin")
    finger.phone.windows.type_text("7")
    finger.tap(id="clear")
    assert finger.shows(text="animal 1")
    finger.phone.windows.type_text("7")
    finger.phone.snapshots.save("typed")
    finger.tap(id="end")
    finger.tap(id="begin")
    assert finger.find(id="search_src_text").text == "Words"
    finger.phone.snapshots.load("typed")
    assert finger.find(id="search_src_text").text == "7"
