"""What there is to know of a file."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.drive import look
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class ItemDetails(AppScreen[DriveApp, None]):
    """Kind, place, size, owner, and when it was changed."""

    item: int = 0

    def build(self) -> w.Widget:
        store = self.app.store
        item = store.items.get(self.item) or DriveItem()
        folder = store.items.get(item.folder) if item.folder else None
        shared = ", ".join(each.address for each in store.shares_of(self.item))
        told: list[tuple[TextLike, TextLike]] = [
            (tr("Type"), look.KIND_NAMES.get(item.kind, look.UNNAMED)),
            (tr("Location"), folder.name if folder is not None else tr("My Drive")),
            (
                tr("Size"),
                "-" if item.is_folder else size_text(item.size, self.phone.display.locale),
            ),
            (tr("Owner"), item.owner or tr("me")),
            (tr("Shared with"), shared or tr("Only me")),
            (tr("Modified"), look.changed_text(self.phone, item.changed)),
        ]
        rows = [w.ListItem(name, value, look=w.MATERIAL) for name, value in told]
        title = w.Text(item.name, w.TITLE_MEDIUM, lines=1, id="detail_title")
        bar = w.TopBar(title, back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="detail_list"))
