"""Picking one file or several: OPEN_DOCUMENT and GET_CONTENT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.documentsui.contract import EXTRA_STREAM
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.picking import Picking
from pytest_androidbench.phone.apps.documentsui.roots import RECENT, ROOTS, Root
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.documents import document_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import Kid
from pytest_androidbench.phone.ui.widgets import Button


@dataclass(eq=False)
class OpenPicker(Picking):
    """A tap picks; where several can be picked, a long press begins to select."""

    default: ClassVar[Root] = RECENT

    multiple: bool = False

    @property
    def photos_only(self) -> bool:
        return all(type_.startswith("image/") for type_ in self.types)

    def roots(self) -> Sequence[Root]:
        return [r for r in ROOTS if not r.types or any(fits(one, r.types) for one in self.types)]

    def drawer_title(self) -> Message:
        return tr("Open from")

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        sort, hidden = super().entries(menu)
        pickable = [d for d in self.documents() if self.can_select(d)]
        rows = [sort]
        if self.multiple and len(self.selected) < len(pickable):
            rows.append(MenuEntry(text=tr("Select all"), act=self.select_all))
        elif self.multiple and self.selected:
            rows.append(MenuEntry(text=tr("Deselect all"), act=self.end_selection))
        return rows if self.selected else [*rows, hidden]

    def selection_actions(self) -> Sequence[Kid]:
        select = Button(tr("Select"), "text", id="action_menu_select", on_tap=self.pick_selected)
        return (select,)

    def can_select(self, document: DocumentInfo) -> bool:
        return not document.is_folder and self.is_enabled(document)

    def can_preview(self, document: DocumentInfo) -> bool:
        return self.can_select(document)

    def toggle(self, path: str) -> None:
        if not self.multiple and path not in self.selected:
            self.selected = []
        super().toggle(path)

    def open_file(self, document: DocumentInfo) -> None:
        self.history.add(self.query)
        self.finish(Intent(data=document.uri, type=document.type))

    def preview(self, path: str) -> None:
        document = self.storage.document(path)
        if document is not None:
            intent = Intent(action=ACTION_VIEW, data=document.uri, type=document.type)
            if not self.start(intent):
                self.say(tr("Can’t open file"))

    def pick_selected(self) -> None:
        """Give what is selected: one address as data, several as a list."""
        uris = [document_uri(path) for path in self.selected]
        extras = {EXTRA_STREAM: uris} if len(uris) > 1 else {}
        self.finish(Intent(data=uris[0], extras=extras))
