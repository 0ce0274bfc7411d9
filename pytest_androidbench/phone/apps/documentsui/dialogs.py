"""Questions that Files asks: a name, an order, whether to delete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.sorting import ORDERS
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind

FIELD: Final = "android:id/text1"
SORT_TITLE: Final = replace(w.LABEL, caps=True)


@dataclass(eq=False)
class NameDialog(AppScreen[DocumentsApp, str]):
    """Asks for a name that is not taken; closes with it."""

    window: ClassVar[WindowKind] = "dialog"

    title: Message = field(default_factory=lambda: tr("New folder"))
    hint: Message = field(default_factory=lambda: tr("Folder name"))
    name: str = ""
    selects: int = 0
    """So many characters of the name are selected at first."""
    taken: list[str] = field(default_factory=list)
    missing: Message = field(default_factory=lambda: tr("You need to add a folder name"))
    fault: Message | None = None

    def on_open(self) -> None:
        self.focus(FIELD)
        if self.selects:
            self.after(0, self.select_stem)

    def build(self) -> w.Widget:
        box = w.TextField(bind="name", hint=self.hint, action="done", on_done=self.done, id=FIELD)
        wrapped = w.Panel(box, id="input_wrapper", cls="android.widget.LinearLayout")
        wrong = w.Text(self.fault or "", w.BODY_SMALL, "error", id="textinput_error")
        return w.Dialog(
            self.title,
            body=w.Column(wrapped, bool(self.fault) and wrong, across="stretch"),
            buttons=ok_cancel(self.done, self.close),
            title_id="alertTitle",
        )

    def select_stem(self) -> None:
        self.select(FIELD, 0, self.selects)

    def done(self) -> None:
        if not self.name:
            self.fault = self.missing
        elif self.name.casefold() in {name.casefold() for name in self.taken}:
            self.fault = tr("A file with this name already exists.")
        else:
            self.close(self.name)


def delete_question(documents: Sequence[DocumentInfo]) -> Message:
    """What is asked before documents are deleted."""
    count = len(documents)
    folders = sum(document.is_folder for document in documents)
    if count == 1 and folders:
        return tr('Delete folder "{name}" and its contents?', name=documents[0].name)
    if count == 1:
        return tr('Delete "{name}"?', name=documents[0].name)
    if not folders:
        return ntr("Delete {n} file?", "Delete {n} files?", count)
    if folders == count:
        one = "Delete {n} folder and its contents?"
        return ntr(one, "Delete {n} folders and their contents?", count)
    return ntr("Delete {n} item?", "Delete {n} items?", count)


@dataclass(eq=False)
class AskDelete(AppScreen[DocumentsApp, bool]):
    """Asks whether to delete."""

    window: ClassVar[WindowKind] = "dialog"

    question: Message = field(default_factory=lambda: tr("Delete"))

    def build(self) -> w.Widget:
        buttons = ok_cancel(partial(self.close, True), self.close)
        return w.Dialog(body=w.Text(self.question, w.BODY_LARGE), buttons=buttons)


@dataclass(eq=False)
class SortOrderSheet(AppScreen[DocumentsApp, int]):
    """The orders; closes with the index of the one that was tapped."""

    window: ClassVar[WindowKind] = "sheet"

    chosen: int = 0

    def build(self) -> w.Widget:
        rows = [
            w.CheckedText(
                order.title,
                place == self.chosen,
                id=FIELD,
                on_tap=partial(self.close, place),
                width="fill",
            )
            for place, order in enumerate(ORDERS)
        ]
        listed = w.Scroll(
            *rows, id="sorting_dialog_list", cls="android.widget.ListView", weight=0, width="fill"
        )
        title = w.Panel(w.Text(tr("Sort by"), SORT_TITLE), padding=16)
        look = w.Look(background="surface_container", radius=16)
        return w.Panel(
            w.Column(title, listed, across="stretch"),
            look=look,
            padding=(0, 0, 0, 32),
            id="design_bottom_sheet",
            cls="android.widget.FrameLayout",
            width="fill",
        )
