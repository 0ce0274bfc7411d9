"""A file as it is looked at."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.drive import look
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.drawing import picture_of
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.kit.pdf_pages import PdfPage, pdf_pages
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MOST_SHOWN: Final = 20_000
"""Characters of a text."""
PAPER: Final = w.Look(background="#ffffff", border="outline_variant")
INK: Final = w.BODY.coloured("#202124")
TALL: Final = 842 / 595
"""An A4 page's height by its width."""
MARGIN: Final = 12
"""Around and between pages."""


@dataclass(eq=False)
class DriveFile(AppScreen[DriveApp, None]):
    """What is in it, as far as it can be shown."""

    item: int = 0
    acts: ItemActs = field(default_factory=ItemActs)

    def on_open(self) -> None:
        self.acts.page_of = self.item

    def build(self) -> w.Widget:
        item = self.app.store.whole(self.item) or DriveItem()
        actions = [
            w.IconButton("person_add", tr("Share"), id="action_share",
                         on_tap=partial(self.acts.share, self.item)),
            w.IconButton("chat", tr("Add comment"), id="action_comments",
                         on_tap=partial(self.acts.comment, self.item)),
            w.IconButton("more_vert", tr("More options"), id="action_more",
                         on_tap=partial(self.acts.more, self.item)),
        ]  # fmt: skip
        title = w.Text(item.name, w.TITLE_MEDIUM, lines=1, id="file_title")
        bar = w.TopBar(title, back=True, actions=actions, id="projector_toolbar")
        return w.Page(bar, self._content(item), over=self.acts.snackbar.build())

    def _content(self, item: DriveItem) -> w.Widget:
        match item.kind:
            case "text" if item.content is not None:
                text = item.content.decode(errors="replace")[:MOST_SHOWN]
                return w.Scroll(w.Panel(w.Text(text, w.BODY, id="text_content"), padding=16))
            case "image":
                return w.Picture(
                    picture_of(item), shape="rect", fit="contain", id="image_content",
                    desc=item.name, width="fill", weight=1,
                )  # fmt: skip
            case "pdf" if pages := _pages_of(item):
                return self._pages(pages)
            case _:
                return _sign(item, self.phone.display.locale)

    def _pages(self, pages: tuple[PdfPage, ...]) -> w.Widget:
        """Sheets of paper below each other."""
        height = (self.host.width_dp - 2 * MARGIN) * TALL
        sheets = [
            _sheet(page, tr("Page {n} of {all}", n=n, all=len(pages)), height)
            for n, page in enumerate(pages, 1)
        ]
        return w.Scroll(w.Column(*sheets, gap=MARGIN, width="fill"), padding=MARGIN, id="pdf_view")


def _pages_of(item: DriveItem) -> tuple[PdfPage, ...]:
    """What is on its pages; of the world's own files no more than the title is known."""
    if item.content is None:
        return (PdfPage((item.name,)),)
    return pdf_pages(item.content)


def _sheet(page: PdfPage, name: TextLike, height: float) -> w.Widget:
    """A page: its picture, or its lines."""
    if page.picture:
        return w.Picture(
            page.picture, shape="rect", fit="contain", desc=name, height=height, id="pdf_page",
            width="fill",
        )  # fmt: skip
    lines = [w.Text(line, INK) for line in page.lines]
    return w.Panel(
        w.Column(*lines, gap=4, width="fill"), padding=24, look=PAPER, desc=name, id="pdf_page",
        min_height=height, width="fill",
    )  # fmt: skip


def _sign(item: DriveItem, locale: str) -> w.Widget:
    """What stands for a file that cannot be shown."""
    icon, colour = look.KINDS.get(item.kind, look.OTHER)
    column = w.Column(
        w.Icon(icon, 96, colour),
        w.Text(item.name, w.TITLE, id="preview_name", align="center"),
        w.Text(size_text(item.size, locale), look.SMALL, id="preview_size"),
        gap=12,
        across="center",
    )
    return w.Align(w.Panel(column, padding=32), weight=1)
