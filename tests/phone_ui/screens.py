"""Small screens that several tests of the toolkit lay out."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.context import Ctx, Display, context
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.hit import hit
from pytest_androidbench.phone.ui.place import place
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node, WindowBoxes, tree
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    BottomTabs,
    Button,
    CheckBox,
    Chip,
    Column,
    Fab,
    Filters,
    IconButton,
    LargeTopBar,
    ListItem,
    Page,
    Picture,
    Row,
    Scroll,
    SearchBar,
    SeekBar,
    Spacer,
    SwitchRow,
    Tab,
    Text,
    TextField,
    TopBar,
)

ENGINE = TextEngine()
PACKAGE = "com.example"


@dataclass
class Fields:
    name: str = "Ada Lovelace"
    phone: str = ""
    note: str = "First line\nA second line that is long enough to wrap on a phone"


def ignore(*_: object) -> None:
    """Take a tap."""


def ctx_of(display: Display | None = None) -> Ctx:
    return context(display or Display(), ENGINE)


def placed(
    widget: Widget,
    display: Display | None = None,
    state: ViewState | None = None,
    *,
    framework: bool = False,
) -> Box:
    ctx = ctx_of(display).themed({}, 3, framework=framework)
    area = Rect(0, 0, *ctx.display.logical_size)
    return place(widget, ctx, area, state or ViewState(), PACKAGE, Fields())


def nodes(root: Box) -> list[Node]:
    tops = tree([WindowBoxes(root=root, visible=root.rect)])
    return [node for top in tops for node in top.walk()]


def touched(root: Box, point: Point) -> list[str | None]:
    return [box.widget.id for box in hit(root, point) if box.widget.id]


def form() -> Widget:
    return Page(
        TopBar("Create contact", back=True, actions=[Button("Save", on_tap=ignore, id="save")]),
        Scroll(
            Column(
                TextField(bind="name", hint="Name", id="name"),
                TextField(bind="phone", hint="Phone", id="phone", keyboard="phone"),
                TextField(bind="note", hint="Note", id="note", multiline=True),
                Row(CheckBox(True, ignore, "Ringtone"), Spacer(weight=1), Text("Off")),
                SeekBar(3, 7, ignore, id="volume"),
                gap=12,
            ),
            padding=16,
            id="body",
        ),
    )


def settings() -> Widget:
    return Page(
        LargeTopBar("Display"),
        Scroll(
            ListItem("Brightness level", "83%", on_tap=ignore, id="brightness"),
            ListItem("Display size and text", on_tap=ignore, id="size"),
            SwitchRow("Auto-rotate screen", True, ignore, summary="On", id="rotate"),
            ListItem("Network & internet", "Mobile, Wi‑Fi", icon="wifi", on_tap=ignore, id="net"),
            id="list",
        ),
    )


def contact_row(index: int) -> Widget:
    return ListItem(
        f"Person {index}",
        f"+1 555 {index:04d}",
        lead=Picture(letter="P"),
        look=MATERIAL,
        on_tap=ignore,
        id=f"row{index}",
    )


def contacts(count: int = 500) -> Widget:
    return Page(
        SearchBar("Search contacts", actions=[IconButton("more_vert", "More options")]),
        Filters(*(Chip(f"Label {place}", place == 2) for place in range(9)), id="chips"),
        Scroll(count=count, row=contact_row, row_height=72, id="list"),
        BottomTabs([Tab(text="Contacts", icon="person"), Tab(text="Fix", icon="build")], 0, ignore),
        fab=Fab("add", "Create contact", on_tap=ignore, id="fab"),
        fab_bottom=96,
    )


SCREENS = {"form": form, "settings": settings, "contacts": contacts}
