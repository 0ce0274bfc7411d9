"""The drawer with the roots."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.frame import FRAME, LINEAR, coordinator
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, Root, root_of
from pytest_androidbench.phone.apps.documentsui.wording import size_text
from pytest_androidbench.phone.kit.drawer import Drawer
from pytest_androidbench.phone.system.storage import free_bytes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class RootsDrawer(Drawer[DocumentsApp]):
    """The roots, the storage below a line; closes with the place of one in the list."""

    view_id: ClassVar[str | None] = "drawer_roots"
    view_class: ClassVar[str] = LINEAR
    view_width: ClassVar[float] = 256

    title: Message = field(default_factory=lambda: tr("Files"))
    shown: list[str] = field(default_factory=list)
    """Ids of roots."""

    def around(self, panel: w.Widget) -> w.Widget:
        return coordinator(panel)

    def header(self) -> w.Widget:
        name = w.Text(self.title, w.HEADLINE_SMALL.coloured("primary"), lines=1)
        return w.Panel(
            name,
            padding=(16, 12),
            id="roots_toolbar",
            cls="android.view.ViewGroup",
            height=56 * max(1, self.phone.display.font_scale),
            width="fill",
        )

    def pages(self) -> w.Widget:
        rows = [self._root(place, root_of(id_)) for place, id_ in enumerate(self.shown)]
        listed = w.Scroll(
            *rows, id="roots_list", cls="android.widget.ListView", padding=(0, 8, 0, 0)
        )
        return w.Panel(listed, id="container_roots", cls=FRAME, weight=1)

    def _root(self, place: int, root: Root) -> w.Widget:
        chosen = place == self.chosen
        colour = "primary" if chosen else "on_surface"
        texts = w.Column(
            w.Text(root.shown(self.phone), w.LABEL, colour, id="android:id/title", lines=1),
            root is DEVICE and w.Text(self._free(), w.BODY_SMALL, id="android:id/summary", lines=1),
            weight=1,
        )
        icon_colour = "primary" if chosen else "on_surface_variant"
        row = w.Panel(
            w.Row(w.Icon(root.icon, colour=icon_colour, id="android:id/icon"), texts, gap=16),
            padding=(16, 0),
            look=w.Look(background="secondary_container" if chosen else None, radius=8),
            cls=LINEAR,
            id="item_root",
            width="fill",
            height=56 if root is DEVICE else 48,
            selected=chosen,
            on_tap=partial(self.close, place),
        )
        parted = w.Panel(w.Divider(), padding=(0, 8), width="fill") if root is DEVICE else None
        return w.Column(parted, w.Panel(row, padding=(8, 0), width="fill"), across="stretch")

    def _free(self) -> Message:
        return tr("{size} free", size=size_text(self.phone, free_bytes(self.phone)))
