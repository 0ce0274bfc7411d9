"""What is known about one document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo, SharedStorage
from pytest_androidbench.phone.apps.documentsui.kinds import IMAGES, fits
from pytest_androidbench.phone.apps.documentsui.wording import full_time, size_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

HEADER: Final = 280
RELATIVE: Final = "android.widget.RelativeLayout"
LINEAR: Final = "android.widget.LinearLayout"


@dataclass(eq=False)
class Inspector(AppScreen[DocumentsApp, None]):
    """A picture, the name, and a table."""

    activity = contract.INSPECTOR

    address: str = ""
    path: str = ""
    """What lies at the address."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(address=intent.data or "")

    def on_open(self) -> None:
        self.path = self.phone.content.path_of(self.address) or ""

    def build(self) -> w.Widget:
        bar = w.TopBar(tr("Get info"), back=True, id="toolbar")
        document = SharedStorage(files=self.phone.files, hidden=True).document(self.path)
        if document is None:
            return w.Page(bar)
        rows = [_row(key, value) for key, value in self._facts(document)]
        name = w.Text(document.name, w.TITLE, id="inspector_header_title")
        title = w.Panel(name, padding=(30, 16), cls=LINEAR)
        details = w.Column(title, *rows, id="inspector_details_view", cls=LINEAR, across="stretch")
        container = w.Panel(details, id="inspector_container", cls=LINEAR)
        page = w.Column(
            self._app_bar(bar, document),
            w.Scroll(container, key="inspector"),
            id="inspector_root",
            cls="android.view.ViewGroup",
            across="stretch",
            weight=1,
        )
        return w.Page(page)

    def _app_bar(self, bar: w.Widget, document: DocumentInfo) -> w.Widget:
        """The bar, and below it what the document looks like."""
        framed = w.Panel(self._header(document), cls=RELATIVE)
        header = w.Panel(framed, id="inspector_header_view", cls=RELATIVE)
        below = w.Column(w.Spacer(height=56), header, cls=LINEAR, width="fill")
        collapsing = w.Stack(below, bar, cls="android.widget.FrameLayout", width="fill")
        return w.Panel(collapsing, id="app_bar", cls=LINEAR, width="fill")

    def _header(self, document: DocumentInfo) -> w.Widget:
        inside: w.Widget = w.Icon(document.kind.icon, 96, document.kind.colour)
        if fits(document.type, IMAGES):
            inside = w.Picture(source=self.phone.files.read(self.path), size=HEADER, shape="rect")
        return w.Panel(
            w.Align(inside),
            look=w.Look(background="surface_container"),
            height=HEADER,
            width="fill",
            id="inspector_thumbnail",
            cls="android.widget.ImageView",
        )

    def _facts(self, document: DocumentInfo) -> Iterator[tuple[TextLike, TextLike]]:
        yield tr("Type"), document.kind.label(document.type)
        if document.is_folder:
            inside = SharedStorage(files=self.phone.files, hidden=True).inside(self.path)
            yield tr("Number of items"), str(len(inside))
        else:
            yield tr("Size"), size_text(self.phone, document.size)
        yield tr("Modified"), full_time(self.phone, document.modified_ms)


def _row(key: TextLike, value: TextLike) -> w.Widget:
    value_style = w.BODY_LARGE.coloured("on_surface_variant")
    row = w.Row(
        w.Text(key, w.BODY_LARGE, id="table_row_key", weight=1),
        w.Text(value, value_style, id="table_row_value", weight=1),
        cls=LINEAR,
        width="fill",
    )
    return w.Panel(row, padding=(30, 13), width="fill")
