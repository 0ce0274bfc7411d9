"""The reader (PageFragment.kt): an article, and what is done while it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self
from urllib.parse import unquote

from pytest_androidbench.phone.apps.wikipedia import look, markup, names, reader_text
from pytest_androidbench.phone.apps.wikipedia.app import THEME_BLACK, THEME_DARK, WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.apps.wikipedia.main_page import main_page
from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.apps.wikipedia.reader_sheets import Contents, LinkPreview
from pytest_androidbench.phone.apps.wikipedia.reader_text import ReaderText
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.articles import ArticleText

TEXT: Final = "page_web_view"
LINK, OTHER = 2, 1
"""`HistoryEntry.SOURCE_INTERNAL_LINK`, and all else."""
DEEPEST: Final = 50
"""So many pages one can go back."""


@dataclass(eq=False)
class PageReader(AppScreen[WikipediaApp, None]):
    """One article after the other, with the way back."""

    activity: ClassVar[str] = names.PAGE

    title: str = ""
    before: list[str] = field(default_factory=list)
    """Titles that one comes back to."""
    table_open: bool = False
    match: int = 0
    """Which of the places is looked at that have the words."""
    finding: SearchField = field(default_factory=partial(SearchField, id="find_in_page_input"))
    acts: ArticleActs = field(default_factory=ArticleActs)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        page = unquote((intent.data or "").rpartition("/")[2]).replace("_", " ")
        return cls(title=page[:200] or names.MAIN_PAGE)

    def on_open(self) -> None:
        self._arrive(OTHER)

    def article(self) -> ArticleText | None:
        """What is read; None where there is no such article."""
        if self.title == names.MAIN_PAGE:
            return main_page(self.app, local_time(self.phone).date())
        return self.app.encyclopedia.get(self.title)

    def build(self) -> w.Widget:
        article = self.article()
        if article is None:
            text = tr("The article “{title}” does not exist.", title=self.title)
            nothing = look.said(tr("An error occurred"), text, "view_wiki_error")
            return w.Page(self._bar(), nothing)
        blocks = markup.blocks(article.text)
        found = reader_text.matches(blocks, self.finding.words) if self.finding.open else []
        shown = ReaderText(self._factor, found, self.match, self.follow)
        texts = [shown.widget(number, block) for number, block in enumerate(blocks)]
        head = self._head(article, shown)
        written = [w.Directed(each, "ltr") for each in (*head, *texts)]
        body = w.Scroll(*written, w.Spacer(size=32), id=TEXT, cls="android.webkit.WebView")
        bar = self._find_bar(len(found)) if self.finding.open else self._bar()
        acts = None if self.finding.open else self._actions(article)
        return w.Page(bar, body, self.acts.snackbar.build(), acts)

    @property
    def _factor(self) -> float:
        kept = self.app.prefs().get(names.TEXT_SIZE, 0)
        return 1 + max(names.LEAST_SIZE, min(kept, names.MOST_SIZE)) / 10

    def _head(self, article: ArticleText, shown: ReaderText) -> list[w.Widget]:
        """Picture, title, description and the table of facts."""
        prefs = self.app.prefs()
        made: list[w.Widget] = []
        if article.field and prefs.get(names.SHOW_IMAGES, default=True):
            dark = self.app.theme in {THEME_DARK, THEME_BLACK}
            dimmed = dark and prefs.get(names.DIM_IMAGES, default=True)
            made.append(
                ArticlePicture(
                    article.title, article.field, dimmed=dimmed, height=200,
                    id="view_page_header_image",
                )
            )  # fmt: skip
        about = w.Text(
            article.description, shown.style(0.875), "on_surface_variant", id="page_description"
        )
        words = w.Column(
            w.Text(article.title, shown.style(1.75, 500), id="page_title"),
            about if article.description else None,
            w.Divider(),
            gap=6,
            across="stretch",
        )  # fmt: skip
        made.append(w.Panel(words, padding=(16, 20, 16, 8), width="fill"))
        if article.field:
            made.append(self._table(article, shown))
        return made

    def _table(self, article: ArticleText, shown: ReaderText) -> w.Widget:
        """Quick facts, folded or not."""
        folds = self.app.prefs().get(names.COLLAPSE_TABLES, default=True)
        open_ = self.table_open if folds else not self.table_open
        sign = w.Icon("expand_less" if open_ else "expand_more", 24)
        head = w.Row(w.Text(tr("Quick facts"), shown.style(1, 500), weight=1), sign, width="fill")
        facts = (
            (tr("Topic"), article.field.capitalize()),
            (tr("Words"), f"{len(article.text.split())}"),
            (tr("See also"), ", ".join(markup.targets(article.text))),
        )
        rows = [self._fact(name, value, shown) for name, value in facts] if open_ else []
        inner = w.Panel(
            head, padding=(12, 10), id="pcs-collapse-table-header", cls="android.view.View",
            width="fill", on_tap=self.fold,
        )  # fmt: skip
        box = w.Panel(
            w.Column(inner, *rows, across="stretch"),
            look=w.Look(border="outline_variant", radius=4), width="fill",
        )  # fmt: skip
        return w.Panel(box, padding=(16, 4), width="fill")

    @staticmethod
    def _fact(name: TextLike, value: str, shown: ReaderText) -> w.Widget:
        style = shown.style(0.875)
        row = w.Row(
            w.Text(name, style, "on_surface_variant", weight=1), w.Text(value, style, weight=2),
            gap=8, width="fill", across="start",
        )  # fmt: skip
        return w.Panel(row, padding=(12, 4, 12, 8), width="fill")

    def _bar(self) -> w.Widget:
        box = w.Panel(
            w.Row(w.Icon("search", 20), w.Text(look.SEARCH_WIKIPEDIA, w.BODY, lines=1), gap=8),
            padding=(12, 8),
            look=w.Look(background="surface_high", radius=8),
            id="page_toolbar_button_search",
            cls="android.widget.TextView",
            width="fill",
            on_tap=self.search,
        )
        more = w.More(
            partial(self.acts.menus.open, self.more), id="page_toolbar_button_show_overflow_menu"
        )
        return w.TopBar(box, back=self.close, actions=[more], id="page_toolbar")

    def _find_bar(self, count: int) -> w.Widget:
        box = self.finding.box(tr("Find in article"))
        shown = f"{min(self.match + 1, count)}/{count}"
        views: list[w.Kid] = [
            w.Text(shown, w.BODY, id="find_in_page_match") if self.finding.words else None,
            w.IconButton("keyboard_arrow_up", tr("Find previous"), id="find_in_page_prev",
                         enabled=count > 0, on_tap=partial(self.step, -1)),
            w.IconButton("keyboard_arrow_down", tr("Find next"), id="find_in_page_next",
                         enabled=count > 0, on_tap=partial(self.step, 1)),
        ]  # fmt: skip
        lead = w.IconButton("close", tr("Close"), id="close_button", on_tap=self.end_finding)
        return w.TopBar(box, lead=lead, views=views, id="page_toolbar")

    def _actions(self, article: ArticleText) -> w.Widget:
        """The bar below (PageActionItem.kt)."""
        saved = bool(self.app.library.lists_of(article.title))
        items = (
            ("bookmark" if saved else "bookmark_border", tr("Save"), "page_save", self.save),
            ("translate", tr("Language"), "page_language", self.languages),
            ("find_in_page", tr("Find in article"), "page_find_in_article", self.find),
            ("format_size", tr("Theme"), "page_theme", self.theme),
            ("toc", tr("Contents"), "page_contents", self.contents),
        )
        made = [
            w.Column(
                w.Icon(icon, 24), w.Text(text, w.LABEL_SMALL, lines=2, align="center"), gap=2,
                along="center", across="center", height=64, weight=1, id=id_, cls=look.LINEAR,
                on_tap=act,
            )
            for icon, text, id_, act in items
        ]  # fmt: skip
        row = w.Row(*made, width="fill", id="page_actions_tab_layout", cls=look.LINEAR)
        edge = w.Look(background="surface_container")
        return w.Column(w.Divider(), w.Panel(row, look=edge, width="fill"), across="stretch")

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        return [
            MenuEntry(text=tr("Share"), act=partial(self.acts.share, self.title)),
            *self.acts.saving(self.title),
            MenuEntry(text=tr("Copy link address"), act=partial(self.acts.copy, self.title)),
            MenuEntry(text=tr("Explore"), act=self.explore),
        ]

    def follow(self, title: str) -> None:
        """Preview what a link leads to, or go there."""
        if self.app.prefs().get(names.LINK_PREVIEWS, default=True):
            self.ask(LinkPreview(title=title), self.go, title)
        else:
            self.go(title, read=True)

    def go(self, title: str, read: bool) -> None:
        """Read another article, if that is wanted; else add it to a list."""
        if not read:
            self.acts.add_to_list(title)
            return
        self.before = [*self.before, self.title][-DEEPEST:]
        self.title = title
        self._arrive(LINK)

    def _arrive(self, source: int) -> None:
        article = self.app.encyclopedia.get(self.title)
        if article is not None:
            self.title = article.title
            self.app.library.visit(article, source)
        self.table_open, self.match = False, 0
        self.finding.end()
        self.scroll_to_start(TEXT)

    def fold(self) -> None:
        """Fold the table of facts, or open it."""
        self.table_open = not self.table_open

    def search(self) -> None:
        """Search for another article."""
        self.show(self.app.page("search"))

    def save(self) -> None:
        """Save the article, or offer what can be done once it is saved."""
        if self.app.library.lists_of(self.title):
            self.acts.menus.open(self.acts.saving, "page_save", self.title)
        else:
            self.acts.save(self.title)

    def languages(self) -> None:
        """Say that there is but one language."""
        self.toast(tr("This page is not available in other languages."))

    def theme(self) -> None:
        """Choose size and colours."""
        self.show(self.app.page("theme"))

    def explore(self) -> None:
        """Go back to the feed."""
        self.start(Intent(component=f"{names.PACKAGE}/{names.MAIN}"))

    def contents(self) -> None:
        """Show the headings."""
        article = self.article()
        if article is not None:
            blocks = enumerate(markup.blocks(article.text))
            sections = [(number, block.text) for number, block in blocks if block.heading]
            self.ask(Contents(title=self.title, sections=sections), self.jump)

    def find(self) -> None:
        """Look for words in the text."""
        self.match = 0
        self.finding.begin()

    def end_finding(self) -> None:
        """Look for nothing more."""
        self.finding.end()

    def step(self, way: int) -> None:
        """Look at the next place, or the one before."""
        article = self.article()
        blocks = markup.blocks(article.text) if article is not None else ()
        found = reader_text.matches(blocks, self.finding.words)
        if found:
            self.match = (self.match + way) % len(found)
            self.jump(found[self.match].block)

    def jump(self, block: int) -> None:
        """Bring a paragraph to the top; -1: the title."""
        if block < 0:
            self.scroll_to_start(TEXT)
            return
        window = self.phone.windows.scene().window_of(self.uid)
        boxes = list(window.root.walk()) if window is not None else []
        page = next((box for box in boxes if box.widget.id == TEXT), None)
        wanted = next((box for box in boxes if box.widget.key == f"block {block}"), None)
        if window is not None and page is not None and wanted is not None:
            away = wanted.rect.top - page.rect.top - page.ctx.dp(8)
            page.widget.scroll_by(page, window.entry.view, away)

    def on_back(self) -> None:
        if self.finding.open:
            self.finding.end()
        elif self.before:
            self.title = self.before[-1]
            self.before = self.before[:-1]
            self._arrive(OTHER)
        else:
            self.close()
