"""The settings of a list or a tag: name, colour and sign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.store import TaskStore
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class PickOne(AppScreen[TasksApp, int]):
    """A grid of colours, or of signs; closes with the number of one, -1 for none."""

    window: ClassVar[WindowKind] = "dialog"
    colors: bool = True
    chosen: int = -1

    def build(self) -> w.Widget:
        count = len(look.COLORS) if self.colors else len(look.ICONS)
        cells = [self._cell(place) for place in range(count)]
        buttons = [w.DialogButton(text=tr("Cancel"), on_tap=self.close)]
        grid = w.Grid(*cells, columns=4, gap=8)
        return w.Dialog(body=w.Panel(grid, padding=(24, 24, 24, 8)), buttons=buttons)

    def _cell(self, place: int) -> w.Widget:
        name, color = (
            look.COLORS[place] if self.colors else (look.ICONS[place].replace("_", " "), 0)
        )
        mark = "check" if place == self.chosen else None
        icon = mark if self.colors else look.ICONS[place]
        shape = w.Look(background=look.hex_of(color), radius=24) if self.colors else w.Look()
        sign = (
            w.Align(w.Icon(icon, colour="white" if self.colors else "on_surface")) if icon else None
        )
        return w.Panel(
            sign, look=shape, width=48, height=48, desc=name, cls="android.widget.ImageView",
            selected=place == self.chosen, on_tap=partial(self.close, place),
        )  # fmt: skip


@dataclass(eq=False)
class NamedSettings(AppScreen[TasksApp, str]):
    """Closes with the filter of what was saved, or `deleted`."""

    kind: str = "list"
    id: str = ""
    name: str = ""
    color: int = 0
    icon: int = -1
    was: tuple[str, int, int] = ("", 0, -1)
    error: str = ""
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def of(cls, store: TaskStore, kind: str, id_: str) -> NamedSettings:
        """The settings of what exists."""
        found = {one.uuid: (one.name, one.color, one.icon) for one in store.lists()}
        found |= {tag.uid: (tag.name, tag.color, tag.icon) for tag in store.tags()}
        name, color, icon = found[id_]
        return cls(kind=kind, id=id_, name=name, color=color, icon=icon, was=found[id_])

    def on_open(self) -> None:
        if not self.id:
            self.focus("name")

    @property
    def title(self) -> TextLike:
        """The name, or what is made."""
        if self.id:
            return self.was[0]
        return tr("Create new list") if self.kind == "list" else tr("Create new tag")

    def build(self) -> w.Widget:
        delete = look.bar_action("delete_outline", tr("Delete"), "delete", self.ask_delete)
        top = look.bar(
            self.title,
            delete if self.id and self._can_go() else None,
            icon="save",
            desc=tr("Save"),
            on_icon=self.save,
        )
        name = w.TextField(
            bind="name", hint=tr("Display name"), id="name", style="line", action="done",
            on_done=self.save,
        )  # fmt: skip
        head = w.Column(name, bool(self.error) and w.Text(tr(self.error), w.BODY_SMALL, "error"))
        sign = w.Icon(look.icon_of(self.icon, "list" if self.kind == "list" else "label"))
        dot = w.Icon("circle", colour=look.hex_of(self.color)) if self.color else w.Icon("block")
        clear = self.color and w.IconButton("clear", None, id="clear", on_tap=self.clear_color)
        return w.Page(
            top,
            w.Panel(head, padding=16, id="name_layout", cls=look.LINEAR),
            self._row(dot, tr("Color"), "color_row", self.pick_color, clear or None),
            w.Divider(),
            self._row(sign, tr("Icon"), "icon_row", self.pick_icon),
            w.Divider(),
            id="root_layout",
            cls=look.LINEAR,
        )

    def _row(
        self,
        sign: w.Widget,
        text: TextLike,
        id_: str,
        on_tap: Callable[[], None],
        end: w.Widget | None = None,
    ) -> w.Widget:
        style = look.BODY1 if self.color or id_ == "icon_row" else look.FAINT
        name = w.Text(text, style, weight=1, id=id_.removesuffix("_row"))
        row = w.Row(sign, w.Spacer(32), name, end, width="fill", height=56)
        return w.Panel(row, padding=(16, 0), width="fill", id=id_, cls=look.RELATIVE, on_tap=on_tap)

    def _can_go(self) -> bool:
        return self.kind == "tag" or len(self.app.store.lists()) > 1

    def pick_color(self) -> None:
        numbers = [color for _, color in look.COLORS]
        chosen = numbers.index(self.color) if self.color in numbers else -1
        self.ask(PickOne(chosen=chosen), self.color_picked)

    def color_picked(self, place: int) -> None:
        self.color = look.COLORS[place][1]

    def clear_color(self) -> None:
        """Go back to the theme's colour."""
        self.color = 0

    def pick_icon(self) -> None:
        self.ask(PickOne(colors=False, chosen=self.icon), self.icon_picked)

    def icon_picked(self, place: int) -> None:
        self.icon = place

    def save(self) -> None:
        """Keep it, unless the name cannot be."""
        name = self.name.strip()
        taken = [tag.name.casefold() for tag in self.app.store.tags() if tag.uid != self.id]
        if not name:
            self.error = "Name cannot be empty"
        elif self.kind == "tag" and name.casefold() in taken:
            self.error = "Tag already exists"
        else:
            put = self.app.store.put_list if self.kind == "list" else self.app.store.put_tag
            self.close(f"{self.kind}:{put(self.id, name, self.color, self.icon)}")

    def ask_delete(self) -> None:
        text = tr("Delete {name}?", name=self.was[0])
        self.ask(Confirm(title=text, positive=tr("Delete")), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            (self.app.store.delete_list if self.kind == "list" else self.app.store.delete_tag)(
                self.id
            )
            self.close("deleted")

    def on_back(self) -> None:
        same = (self.name, self.color, self.icon) == self.was
        question = Confirm(title=tr("Discard changes?"), positive=tr("Discard"))
        self.leaving.leave(None if same else question)
