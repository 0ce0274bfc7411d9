"""A small app for these tests, and a finger that finds things by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.kit.dialogs import Confirm, OverflowMenu
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen, WindowKind
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Column,
    IconButton,
    ListItem,
    Page,
    Panel,
    Scroll,
    Spinner,
    Text,
    TextField,
    TopBar,
)

PACKAGE = "com.ex.notes"


@dataclass(eq=False)
class Notes(AppScreen["NotesApp", None]):
    """A form with everything the tests touch."""

    title: str = ""
    body: str = ""
    number: str = ""
    choice: int = 0
    seen: list[Any] = field(default_factory=list)

    def build(self) -> Widget:
        more = IconButton("more_vert", "More options", id="more", on_tap=self.menu)
        return Page(
            TopBar("Notes", back=True, actions=[more]),
            TextField(bind="title", hint="Title", id="title"),
            TextField(
                bind="number",
                hint="Number",
                id="number",
                keyboard="number",
                action="done",
                on_done=self.done,
            ),
            TextField(bind="body", hint="Body", id="body", multiline=True, height=96),
            Spinner(
                choices=["One", "Two", "Three"],
                index=self.choice,
                on_select=self.choose,
                id="spinner",
            ),
            Button("Save", id="save", on_tap=self.save, on_long=self.held),
            Button("Wait", id="wait", on_tap=self.wait),
            Button("Break", id="break", on_tap=self.break_down),
            Text(",".join(map(str, self.seen)), id="seen"),
        )

    def on_open(self) -> None:
        self.seen.append("open")

    def on_resume(self) -> None:
        self.seen.append("resume")

    def on_pause(self) -> None:
        self.seen.append("pause")

    def on_intent(self, intent: Intent) -> None:
        self.seen.append(f"intent {intent.action}")

    def choose(self, index: int) -> None:
        self.choice = index

    def save(self) -> None:
        self.ask(Confirm(title="Save?", message=self.title), then=self.saved)

    def saved(self, sure: bool) -> None:
        self.seen.append(f"saved {sure}")
        if sure:
            self.prefs_put()
            self.toast("Saved")

    def prefs_put(self) -> None:
        self.app.prefs().put("title", self.title)

    def held(self) -> None:
        self.seen.append("held")

    def done(self) -> None:
        self.seen.append("done")

    def menu(self) -> None:
        self.ask(OverflowMenu(rows=["List", "Quit"], at="more"), then=self.picked)

    def picked(self, index: int) -> None:
        if index == 0:
            self.show(Rows())
        else:
            self.close()

    def wait(self) -> None:
        self.after(5_000, self.waited, "tick")

    def waited(self, word: str) -> None:
        self.seen.append(word)

    def break_down(self) -> None:
        raise ValueError("out of ink")


@dataclass(eq=False)
class Rows(AppScreen[App, int]):
    """A long list; closes with the row that was tapped."""

    activity: ClassVar[str] = ".Rows"

    taps: list[int] = field(default_factory=list)

    def build(self) -> Widget:
        return Page(
            TopBar("Rows", back=True),
            Scroll(count=200, row=self.row, row_height=60, id="list"),
        )

    def row(self, index: int) -> Widget:
        return ListItem(f"Row {index}", on_tap=lambda: self.taps.append(index))


@dataclass(eq=False)
class Viewer(AppScreen[App, str]):
    """Shows what an intent names, and closes with an answer."""

    activity: ClassVar[str] = ".Viewer"
    data: str = ""

    def build(self) -> Widget:
        return Page(Text(self.data, id="data"), Button("Take", id="take", on_tap=self.take))

    def take(self) -> None:
        self.close("taken")


@dataclass(eq=False)
class BadBuild(AppScreen[App, None]):
    """Cannot be built."""

    def build(self) -> Widget:
        raise RuntimeError("no page")


@dataclass(eq=False)
class Sheet(AppScreen[App, None]):
    """A window over another one."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> Widget:
        return Panel(Column(Text("Sheet", id="sheet_title"), across="stretch"), min_height=200)


class NotesApp(App):
    """The app under these tests."""

    package = PACKAGE
    label = "Notes"
    icon = "edit"
    main = ".Notes"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {
        ".Notes": Notes,
        ".Rows": Rows,
        ".Viewer": Viewer,
        ".Bad": BadBuild,
    }
    aliases: ClassVar[Mapping[str, str]] = {".OldNotes": ".Notes"}
    filters = (
        IntentFilter(
            activity=".Viewer",
            actions=("android.intent.action.VIEW",),
            schemes=("note",),
            categories=("android.intent.category.BROWSABLE",),
        ),
        IntentFilter(
            activity=".Viewer",
            actions=("android.intent.action.SEND", "x.OPEN"),
            types=("text/plain",),
        ),
    )
    permissions = (
        "android.permission.CAMERA",
        "READ_CONTACTS",
        "WRITE_CONTACTS",
        "ACCESS_FINE_LOCATION",
        "ACCESS_COARSE_LOCATION",
        "android.permission.INTERNET",
        "POST_NOTIFICATIONS",
    )
    receivers: ClassVar[Mapping[str, tuple[str, ...]]] = {".Receiver": ("com.ex.PING",)}

    def screen_for(self, intent: Intent) -> Screen[Any]:
        screen = super().screen_for(intent)
        if isinstance(screen, Viewer):
            screen.data = intent.data or intent.text("text")
        return screen

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        return BroadcastResult(-1, f"pong {intent.text('word')}")

    def ring(self, word: str) -> None:
        self.prefs().put("ring", word)


class OtherApp(App):
    """Takes the same links."""

    package = "com.ex.other"
    label = "Other"
    main = ".Viewer"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {".Viewer": Viewer}
    filters = (
        IntentFilter(
            activity=".Viewer", actions=("android.intent.action.SEND", "x.OPEN"), types=("text/*",)
        ),
    )


class Finger:
    """Finds nodes by their attributes and touches them."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.windows = phone.windows

    def all(self, **wanted: object) -> list[Node]:
        return [
            node
            for root in self.windows.view.all_trees()
            for node in root.walk()
            if all(_fits(node, name, value) for name, value in wanted.items())
        ]

    def find(self, **wanted: object) -> Node:
        found = self.all(**wanted)
        assert found, f"nothing with {wanted}; texts: {self.texts()}"
        return found[0]

    def shows(self, **wanted: object) -> bool:
        return bool(self.all(**wanted))

    def tap(self, **wanted: object) -> None:
        self.windows.fingers.tap(*self.find(**wanted).bounds.center)

    def texts(self) -> list[str]:
        return [
            n.text or n.desc for r in self.windows.view.tree() for n in r.walk() if n.text or n.desc
        ]


def _fits(node: Node, name: str, value: object) -> bool:
    if name == "id":
        return node.resource_id.rpartition("/")[2] == value
    return bool(getattr(node, name) == value)


def new_phone(*apps: type[App], **display: Any) -> Phone:
    """A phone with the system and some apps."""
    return Phone(PhoneConfig(apps=[*CORE, *apps], display=Display(**display)))


def phone_showing(screen: type[AppScreen[Any, Any]]) -> Phone:
    """A phone that shows the one screen of the one app it has beside its own."""

    class OneScreenApp(App):
        package = PACKAGE
        label = "One screen"
        main = ".Main"
        activities = {".Main": screen}  # noqa: RUF012

    phone = new_phone(OneScreenApp)
    assert phone.windows.start_app(PACKAGE)
    return phone


def opened(*more: type[App], **display: Any) -> tuple[Phone, Finger, Notes]:
    """A phone with the sample app in front, and more apps."""
    phone = new_phone(NotesApp, OtherApp, *more, **display)
    assert phone.windows.start_app(PACKAGE)
    return phone, Finger(phone), notes_of(phone)


def notes_of(phone: Phone) -> Notes:
    """The form, wherever it is."""
    screens = [entry.screen for entry in phone.windows.entries()]
    return next(screen for screen in screens if isinstance(screen, Notes))
