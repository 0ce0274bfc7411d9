"""Picking one file or several: OPEN_DOCUMENT and GET_CONTENT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.calling import CallingApp, wanted_types
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.listing import DocumentList
from pytest_androidbench.phone.apps.documentsui.roots import RECENT
from pytest_androidbench.phone.apps.documentsui.screen import DocumentsScreen
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.documents import document_uri
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import Kid
from pytest_androidbench.phone.ui.widgets import Button


@dataclass(eq=False)
class PickedDocuments(Selection[str]):
    """The paths of the files to be picked: one, or where the app can take them, several."""

    several: bool = False

    def toggle(self, row: str) -> None:
        if not self.several and row not in self:
            self.end()
        super().toggle(row)


@dataclass(eq=False)
class OpenPicker(DocumentsScreen[Intent]):
    """A tap picks; where several can be picked, a long press begins to select."""

    activity = contract.PICKER

    chosen: PickedDocuments = field(default_factory=PickedDocuments)
    caller: CallingApp = field(default_factory=CallingApp)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(
            listing=DocumentList(types=wanted_types(intent)),
            chosen=PickedDocuments(several=bool(intent.extras.get(contract.EXTRA_MULTIPLE))),
            caller=CallingApp.of(intent),
        )

    def on_open(self) -> None:
        self.caller.begin(self.stack, self.roots(), RECENT)

    def drawer_title(self) -> Message:
        return tr("Open from")

    def entries(self) -> Sequence[MenuEntry]:
        sort, hidden = self.listing.entries(self.stack)
        pickable = [each for each in self.documents() if self.can_select(each)]
        several, some = self.chosen.several, bool(self.chosen)
        all_ = len(self.chosen) >= len(pickable)
        return offered(
            (True, sort.text, sort.act),
            (several and not all_, tr("Select all"), self.select_all),
            (several and all_ and some, tr("Deselect all"), self.chosen.end),
            (not some, hidden.text, hidden.act),
        )

    def selection_actions(self) -> Sequence[Kid]:
        select = Button(tr("Select"), "text", id="action_menu_select", on_tap=self.pick_selected)
        return (select,)

    def open_file(self, document: DocumentInfo) -> None:
        self.search.history.add(self.search.query)
        self.caller.give(self.stack, Intent(data=document.uri, type=document.type))

    def pick_selected(self) -> None:
        """Give what is selected: one address as data, several as a list."""
        uris = [document_uri(path) for path in self.chosen.rows]
        extras = {contract.EXTRA_STREAM: uris} if len(uris) > 1 else {}
        self.caller.give(self.stack, Intent(data=uris[0], extras=extras))
