"""How one document looks in the grid and in the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo, is_packed
from pytest_androidbench.phone.apps.documentsui.kinds import IMAGES, fits
from pytest_androidbench.phone.apps.documentsui.wording import size_text, when_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
CARD_VIEW: Final = "androidx.cardview.widget.CardView"
RELATIVE: Final = "android.widget.RelativeLayout"
MARGIN: Final = 4
FOLDER_HEIGHT: Final = 48
PLATE_HEIGHT: Final = 52
LIST_HEIGHT: Final = 73
PICTURES: Final = (b"\x89PNG", b"\xff\xd8", b"GIF8", b"BM", b"RIFF")
"""How the pictures begin that a thumbnail can be made of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentCell:
    """A document with what can be done to it."""

    phone: Phone
    document: DocumentInfo
    selected: bool = False
    enabled: bool = True
    on_tap: Callable[[], None] | None = None
    on_long: Callable[[], None] | None = None
    on_preview: Callable[[], None] | None = None

    def listed(self) -> w.Widget:
        """A row of the list."""
        document = self.document
        title = w.Text(
            document.name, w.BODY_LARGE, id="android:id/title", lines=1, enabled=self.enabled
        )
        texts = w.Column(
            w.Panel(title, cls=LINEAR),
            not document.is_folder
            and w.Row(
                w.Text(
                    self._metadata(), w.BODY_SMALL, id="metadata", lines=1, enabled=self.enabled
                ),
                id="line2",
                width="fill",
            ),
            gap=4,
            weight=1,
            cls=LINEAR,
        )
        plate = w.Panel(self._picture(40), cls=CARD_VIEW)
        icon = w.Panel(plate, id="icon", cls=FRAME, padding=16, width=72, height=72)
        inside = w.Row(
            icon, w.Panel(texts, padding=(0, 0, 16, 0), weight=1), self._preview(72), cls=LINEAR
        )
        drawn = w.Panel(w.Divider(), cls="android.view.View")
        line = w.Panel(drawn, padding=(72, 0, 8, 0), width="fill", height=1)
        return self._root(w.Column(w.Panel(inside, height=72, width="fill"), line), LINEAR, 0)

    def card(self, width: float) -> w.Widget:
        """A card of the grid."""
        inside = (
            self._folder_card() if self.document.is_folder else self._file_card(width - 2 * MARGIN)
        )
        ground = "secondary_container" if self.selected else "background"
        look = w.Look(background=ground, border="outline_variant", radius=8)
        card = w.Panel(inside, look=look, cls=FRAME, width="fill", height="fill")
        return w.Panel(self._root(card, FRAME, 8), padding=MARGIN, width=width, height="fill")

    def photo(self, width: float) -> w.Widget:
        """A picture alone, as where only pictures can be picked."""
        document, side = self.document, width - 2 * MARGIN
        if document.is_folder:
            return self.card(width)
        words = (document.name, size_text(self.phone, document.size), self._when())
        check = w.Panel(self._sign(None), id="icon", cls=FRAME, width=48, height=48)
        picture = w.Stack(self._thumbnail(side), check, self._corner())
        root = self._root(picture, FRAME, 0, desc=", ".join(words))
        return w.Panel(root, padding=MARGIN, width=width, height=width)

    def _root(self, inside: w.Widget, cls: str, radius: float, desc: str | None = None) -> w.Widget:
        return w.Panel(
            inside,
            look=w.Look(background="secondary_container" if self.selected else None, radius=radius),
            id="item_root",
            cls=cls,
            desc=desc,
            selected=self.selected,
            enabled=self.enabled,
            on_tap=self.on_tap,
            on_long=self.on_long,
            width="fill",
            height="fill",
        )

    def _folder_card(self) -> w.Widget:
        icon = w.Panel(self._sign("icon_mime_sm"), id="icon", cls=FRAME, width=47, height=48)
        title = w.Text(self.document.name, w.BODY, id="android:id/title", lines=1, weight=1)
        return w.Row(icon, w.Panel(title, padding=(0, 0, 12, 0), weight=1), cls=LINEAR, height=48)

    def _file_card(self, side: float) -> w.Widget:
        document = self.document
        details = w.Row(
            w.Text(size_text(self.phone, document.size), w.BODY_SMALL, id="details", lines=1),
            w.Text(self._when(), w.BODY_SMALL, id="date", lines=1),
            gap=4,
        )
        texts = w.Column(w.Text(document.name, w.BODY, id="android:id/title", lines=1), details)
        icon = w.Panel(self._sign("icon_mime_sm"), id="icon", cls=FRAME, width=50, height=48)
        plate = w.Row(
            icon,
            w.Panel(texts, padding=(0, 0, 12, 0), weight=1),
            id="nameplate",
            cls=LINEAR,
            height=PLATE_HEIGHT,
            width="fill",
        )
        picture = w.Stack(self._thumbnail(side), self._corner())
        return w.Column(w.Panel(picture, width=side, height=side), plate, cls=RELATIVE)

    def _thumbnail(self, side: float) -> w.Widget:
        source = self._source()
        inside: w.Widget = (
            w.Picture(source=source, size=side, shape="rect", id="icon_thumb")
            if source is not None
            else w.Stack(_no_picture(side), w.Align(self._mime_icon("icon_mime_lg", 40)))
        )
        look = w.Look(background="surface_container")
        return w.Panel(inside, id="thumbnail", cls=FRAME, look=look, width=side, height=side)

    def _picture(self, size: float) -> w.Widget:
        if self.selected:
            return self._sign(None)
        source = self._source()
        if source is not None:
            return w.Picture(source=source, size=size, shape="round", id="icon_thumb")
        return w.Stack(_no_picture(size), w.Align(self._mime_icon("icon_mime", 24)))

    def _sign(self, id_: str | None) -> w.Widget:
        """The icon of its kind, or the mark of what is selected."""
        if self.selected:
            return w.Align(w.Icon("check_circle", 30, "primary", id="icon_check"))
        return w.Align(self._mime_icon(id_, 24)) if id_ is not None else w.Panel()

    def _mime_icon(self, id_: str, size: float) -> w.Widget:
        kind = self.document.kind
        colour = kind.colour if self.enabled else "outline_variant"
        return w.Icon(kind.icon, size, colour, id=id_)

    def _corner(self) -> w.Kid:
        button = self._preview(48)
        return button and w.Align(button, across="end", down="top")

    def _preview(self, side: float) -> w.Widget | None:
        if self.on_preview is None:
            return None
        said = tr("Preview the file {name}", name=self.document.name)
        sign = w.Align(w.Icon("open_in_full", 20, cls="android.widget.ImageView"))
        return w.Panel(
            sign,
            id="preview_icon",
            cls=FRAME,
            desc=said,
            on_tap=self.on_preview,
            width=side,
            height=side,
        )

    def _source(self) -> bytes | None:
        if is_packed(self.document.path) or not fits(self.document.type, IMAGES):
            return None
        data = self.phone.files.read(self.document.path)
        return data if data.startswith(PICTURES) else None

    def _metadata(self) -> str:
        document = self.document
        label = self.phone.windows.translate(document.kind.label(document.type))
        return ", ".join((self._when(), size_text(self.phone, document.size), label))

    def _when(self) -> str:
        return when_text(self.phone, self.document.modified_ms)


def _no_picture(side: float) -> w.Widget:
    """The view of a thumbnail that there is none for."""
    return w.Panel(id="icon_thumb", cls="android.widget.ImageView", width=side, height=side)
