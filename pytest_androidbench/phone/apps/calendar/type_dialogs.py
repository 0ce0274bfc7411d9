"""The dialogs about types: choosing one, showing some, making a new one."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import EventType
from pytest_androidbench.phone.apps.calendar.views.rows import color_code
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.kit.radios import RADIO_GROUP
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

PRIMARY: Final = 0xFF0B57D0
MANAGE: Final = ".activities.ManageEventTypesActivity"
RELATIVE: Final = "android.widget.RelativeLayout"


def swatch(color: int, id_: str) -> w.Widget:
    """A dot in a colour."""
    return w.Panel(look=w.Look(background=color_code(color), radius=12, border="outline_variant"),
                   id=id_, cls="android.widget.ImageView", width=24, height=24)  # fmt: skip


@dataclass(eq=False)
class SelectType(AppScreen[CalendarApp, int]):
    """The types, of which one is taken, and the way to a new one; closes with its id."""

    chosen: int = 0
    manage: bool = True
    first: list[tuple[int, str]] = field(default_factory=list)
    """Further choices above the types."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        own = [self._row(value, tr(text), None) for value, text in self.first]
        rows = [self._row(kind.id, kind.title, kind.color) for kind in self.app.store.types()]
        new = w.Radio(text=tr("Add a new type"), on_tap=self.make, width="fill")
        group = w.Column(*own, *rows, self.manage and new, id="dialog_radio_group", cls=RADIO_GROUP,
                         across="stretch")  # fmt: skip
        manage = w.Text(tr("Manage event types"), w.BODY_LARGE, id="dialog_manage_event_types",
                        on_tap=self.manage_types, width="fill", height=48)  # fmt: skip
        wrapper = w.Column(
            group,
            self.manage and w.Divider(),
            self.manage and manage,
            id="dialog_wrapper",
            cls="android.widget.LinearLayout",
            across="stretch",
        )
        return w.Dialog(
            body=w.Scroll(w.Panel(wrapper, padding=(16, 0, 16, 8)), id="dialog_radio_holder")
        )

    def _row(self, value: int, text: TextLike, color: int | None) -> w.Widget:
        radio = w.Radio(value == self.chosen, text=text, id="dialog_radio_button")
        dot = None if color is None else swatch(color, "dialog_radio_color")
        row = w.Row(w.Panel(radio, weight=1), dot, width="fill")
        return w.Panel(row, cls=RELATIVE, on_tap=partial(self.close, value), padding=(0, 4))

    def make(self) -> None:
        """Make a new type, and take it."""
        self.ask(EditType(), self.made)

    def made(self, type_: int) -> None:
        """Take the new type."""
        self.close(type_)

    def manage_types(self) -> None:
        """Open the page with all types."""
        self.start(Intent(component=f"{self.app.package}/{MANAGE}"))
        self.close()


@dataclass(eq=False)
class EditType(AppScreen[CalendarApp, int]):
    """The name and the colour of a new or present type; closes with its id."""

    id: int = 0
    name: str = ""
    color: int = PRIMARY

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.focus("type_title")

    def build(self) -> w.Widget:
        name = w.TextField(bind="name", hint=tr("Title"), id="type_title", action="done")
        color = w.Row(
            w.Text(tr("Color"), w.BODY_LARGE, id="type_color_label", weight=1),
            w.Panel(swatch(self.color, "type_color_shown"), id="type_color",
                    cls="android.widget.ImageView", on_tap=self.pick_color, padding=12),
            width="fill",
        )  # fmt: skip
        return w.Dialog(
            tr("Edit type") if self.id else tr("Add a new type"),
            body=w.Column(name, color, gap=8, id="event_type_dialog_holder",
                          cls="android.widget.LinearLayout", width="fill"),
            buttons=ok_cancel(self.accept, self.close)
        )  # fmt: skip

    def pick_color(self) -> None:
        """Ask for a colour."""
        self.hide_keyboard()
        recent = self.app.store.config.recent_colors()
        self.ask(PickColor(color=self.color % 2**32, recent=recent), self.set_color)

    def set_color(self, color: int) -> None:
        """Take a colour."""
        self.app.store.config.remember_color(color)
        self.color = color

    def accept(self) -> None:
        """Keep the type, if its name is one and no other's."""
        store, name = self.app.store, self.name.strip()
        others = [kind.title.lower() for kind in store.types() if kind.id != self.id]
        if not name:
            self.toast(tr("Title cannot be empty"))
        elif name.lower() in others:
            self.toast(tr("Type with this title already exists"))
        else:
            color = self.color - 2**32 if self.color > 0 else self.color
            self.close(store.save_type(EventType(id=self.id, title=name, color=color)))


@dataclass(eq=False)
class FilterTypes(AppScreen[CalendarApp, list[int]]):
    """All types with check boxes; closes with the ids of the checked ones."""

    shown: Selection[int] = field(default_factory=Selection)

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        rows = [self._row(kind) for kind in self.app.store.types()]
        return w.Dialog(
            body=w.Scroll(*rows, id="filter_event_types_list",
                          cls="androidx.recyclerview.widget.RecyclerView"),
            buttons=ok_cancel(self.accept, self.close)
        )  # fmt: skip

    def _row(self, kind: EventType) -> w.Widget:
        box = w.CheckBox(kind.id in self.shown, text=kind.title, id="filter_event_type_checkbox")
        row = w.Row(
            w.Panel(box, weight=1), swatch(kind.color, "filter_event_type_color"), width="fill"
        )
        flip = partial(self.shown.toggle, kind.id)
        return w.Panel(row, id="filter_event_type_holder", cls=RELATIVE, on_tap=flip,
                       padding=(16, 4, 24, 4))  # fmt: skip

    def accept(self) -> None:
        """Take the checked types."""
        self.close(sorted(self.shown.rows))
