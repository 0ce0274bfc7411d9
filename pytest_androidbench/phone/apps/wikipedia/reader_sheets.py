"""The sheets over the reader: an article's headings, and a preview of what a link leads to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import look, markup
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

SHEET: Final = w.Look(background="surface_container")


@dataclass(eq=False)
class Contents(AppScreen[WikipediaApp, int]):
    """Closes with the number of the paragraph to go to; -1 is the title."""

    window: ClassVar[WindowKind] = "sheet"

    title: str = ""
    sections: list[tuple[int, str]] = field(default_factory=list)

    def build(self) -> w.Widget:
        rows = [
            self._row(block, text, 500 if block < 0 else 400)
            for block, text in [(-1, self.title), *self.sections]
        ]
        body = w.Scroll(*rows, id="toc_list", cls="android.widget.ListView", weight=0)
        return w.Panel(body, padding=(0, 16, 0, 24), look=SHEET, cls=look.FRAME, width="fill")

    def _row(self, block: int, text: str, weight: int) -> w.Widget:
        shown = w.Text(text, w.TextStyle(16, weight), lines=2, id="page_toc_item_text")
        return w.Panel(
            shown, padding=(24, 14), key=f"toc {block}", cls=look.LINEAR, width="fill",
            on_tap=partial(self.close, block),
        )  # fmt: skip


@dataclass(eq=False)
class LinkPreview(AppScreen[WikipediaApp, bool]):
    """Title and first words (LinkPreviewDialog.kt); closes with True to read, False to save."""

    window: ClassVar[WindowKind] = "sheet"

    title: str = ""
    acts: ArticleActs = field(default_factory=ArticleActs)

    def build(self) -> w.Widget:
        article = self.app.encyclopedia.get(self.title)
        text = markup.lead(article.text) if article is not None else ""
        picture = ArticlePicture(
            self.title, article.field if article is not None else "", radius=8, width=56,
            height=56, id="link_preview_thumbnail",
        )  # fmt: skip
        words = w.Column(
            w.Text(self.title, look.H2, lines=2, id="link_preview_title"),
            w.Text(article.description if article is not None else "", look.ABOUT, lines=2),
            weight=1,
        )
        dots = w.IconButton(
            "more_vert", tr("More options"), id="link_preview_overflow_button", cls=look.IMAGE,
            on_tap=partial(self.acts.menus.open, self.more, "link_preview_overflow_button"),
        )  # fmt: skip
        read = w.Button(
            tr("Read article"), id="link_preview_primary_button", width="fill",
            on_tap=partial(self.close, True),
        )  # fmt: skip
        extract = w.Panel(
            w.Text(text, w.BODY_LARGE, lines=8), id="link_preview_extract_webview",
            cls="android.webkit.WebView", width="fill", on_tap=partial(self.close, True),
        )  # fmt: skip
        head = w.Row(picture, words, dots, gap=12, width="fill", id="link_preview_toolbar")
        column = w.Column(head, extract, read, gap=16, across="stretch",
                          id="dialog_link_preview_container")  # fmt: skip
        return w.Panel(column, padding=(16, 20, 16, 24), look=SHEET, cls=look.FRAME, width="fill")

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots (menu_link_preview.xml)."""
        return [
            MenuEntry(text=tr("Add to reading list"), act=partial(self.close, False)),
            MenuEntry(text=tr("Share link"), act=partial(self.acts.share, self.title)),
            MenuEntry(text=tr("Copy link address"), act=self.copy),
        ]

    def copy(self) -> None:
        """Put the article's address into the clipboard, and go."""
        self.acts.copy(self.title)
        self.close(toast=tr("Copied to clipboard"))
