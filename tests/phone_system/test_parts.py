"""Parts of a screen: results, timers, text fields and snapshots reach them where they lie."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.part import ScreenMisuseError
from tests.phone_system.sample import Finger, new_phone

PACKAGE = "com.ex.parts"


@dataclass(eq=False)
class Count(AppPart[App]):
    """A number that timers raise."""

    value: int = 0

    def start_in(self, ms: int) -> None:
        self.after(ms, self.add, 2)

    def add(self, more: int) -> None:
        self.value += more


@dataclass(eq=False)
class Search(AppPart[App]):
    """A field, what was found with it, and a part of its own."""

    words: str = ""
    answers: list[str] = field(default_factory=list)
    count: Count = field(default_factory=Count)

    def build(self) -> w.Widget:
        return w.Column(
            w.TextField(bind=self.field("words"), id="words"),
            w.Text(",".join(self.answers), id="answers"),
            w.Text(str(self.count.value), id="count"),
        )

    def ask_twice(self) -> None:
        self.ask(EnterText(title="Name"), self.named, "cat", 3)

    def named(self, kind: str, legs: int, name: str) -> None:
        self.answers.append(f"{kind} {legs} {name}")
        self.ask(Confirm(message="Sure?"), self.screen_of().confirmed)

    def screen_of(self) -> Finder:
        found = self.screen
        assert isinstance(found, Finder)
        return found


@dataclass(eq=False)
class Paper(AppPart[App]):
    """A file, which has a path of its own, and a part in it."""

    path: str = "/sdcard/list.txt"
    text: str = ""
    count: Count = field(default_factory=Count)

    def clear_in(self, ms: int) -> None:
        self.after(ms, self.clear)

    def clear(self) -> None:
        self.path = ""


@dataclass(eq=False)
class Finder(AppScreen[App, None]):
    """A screen made of parts."""

    activity = ".Main"
    search: Search = field(default_factory=Search)
    paper: Paper = field(default_factory=Paper)
    sure: bool = False

    def build(self) -> w.Widget:
        return w.Page(self.search.build())

    def confirmed(self, sure: bool) -> None:
        self.sure = sure


class PartsApp(App):
    """Holds the screen."""

    package = PACKAGE
    label = "Parts"
    main = ".Main"
    activities = {".Main": Finder}  # noqa: RUF012


@pytest.fixture
def phone() -> Phone:
    phone = new_phone(PartsApp)
    assert phone.windows.start_app(PACKAGE)
    return phone


def finder(phone: Phone) -> Finder:
    screens = [entry.screen for entry in phone.windows.entries()]
    return next(screen for screen in screens if isinstance(screen, Finder))


def test_a_part_knows_its_screen_its_app_and_its_place(phone: Phone) -> None:
    shown = finder(phone)
    assert shown.search.screen is shown
    assert shown.search.count.screen is shown
    assert shown.search.count.path == "search.count"
    assert shown.search.count.app.package == PACKAGE
    shown.search = Search(words="another")
    assert shown.search.count.screen is shown


def test_results_come_after_what_was_asked_about(phone: Phone) -> None:
    finder(phone).search.ask_twice()
    finger = Finger(phone)
    phone.windows.type_text("Tom")
    finger.tap(text="OK")
    assert finder(phone).search.answers == ["cat 3 Tom"]
    finger.tap(text="OK")
    assert finder(phone).sure


def test_timers_text_fields_and_dialogs_find_a_part_after_a_restore(phone: Phone) -> None:
    finder(phone).search.count.start_in(5_000)
    finder(phone).search.ask_twice()
    phone.snapshots.save("asked")
    finder(phone).search.answers.append("later")
    phone.snapshots.load("asked")
    finger = Finger(phone)
    phone.windows.type_text("Tom")
    finger.tap(text="OK")
    finger.tap(text="OK")
    phone.clock.advance(5_000)
    finger.tap(id="words")
    phone.windows.type_text("mice")
    search = finder(phone).search
    assert (search.words, search.answers, search.count.value) == ("mice", ["cat 3 Tom"], 2)


def test_a_part_is_found_though_it_has_the_path_of_a_file(phone: Phone) -> None:
    paper = finder(phone).paper
    assert paper.field("text") == "paper.text"
    paper.count.start_in(1_000)
    paper.clear_in(2_000)
    phone.clock.advance(2_000)
    assert (paper.path, paper.count.value) == ("", 2)


def test_only_what_can_be_found_again_is_kept(phone: Phone) -> None:
    shown, stray = finder(phone), Search()
    for method in (stray.count.add, lambda _more: None):
        with pytest.raises(ScreenMisuseError):
            shown.after(1, method, 1)
    with pytest.raises(ScreenMisuseError, match="lies in no field"):
        stray.toast("lost")
