"""The address bar: what is typed into it, and what it suggests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.addresses import ENGINES, address_of, is_search
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import RECYCLER, VIEW_GROUP
from pytest_androidbench.phone.kit.web.addresses import NEW_TAB, shown_address
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

URL_BAR = "url_bar"
SMALL_URL = w.BODY.coloured("primary")


@dataclass(eq=False)
class Omnibox(AppPart[ChromeApp]):
    """What is typed, while something is."""

    text: str = ""
    """What stands in the bar."""
    editing: bool = False
    touched: bool = False
    """Whether it is what somebody typed, and no longer the page's address."""
    page: str = ""
    """The address of the page that is looked at."""
    title: str = ""

    def follow(self, url: str, title: str) -> None:
        """Show another page's address, unless somebody is typing."""
        self.page, self.title = url, title
        if not self.editing:
            self.text = shown_address(url)

    def widget(self, go: Callable[[], None]) -> w.Widget:
        """The field."""
        return UrlField(
            bind=self.field("text"),
            on_text=self.typed,
            on_focus=self.begin,
            hint=tr("Search or type web address"),
            id=URL_BAR,
            style="plain",
            keyboard="uri",
            action="go",
            on_done=go,
            text_style=w.BODY_LARGE,
        )

    def begin(self) -> None:
        """Have the whole address selected, so that typing replaces it."""
        if self.editing:
            return
        self.editing, self.touched = True, False
        new = self.page in {NEW_TAB, ""}
        self.text = "" if new else self.page
        self.select(URL_BAR, 0, len(self.text))

    def typed(self, text: str) -> None:
        """Somebody types."""
        del text
        self.touched = True

    def end(self) -> None:
        """Show the page again."""
        self.editing = self.touched = False
        self.text = shown_address(self.page)
        self.hide_keyboard()

    def clear(self) -> None:
        """Empty the field."""
        self.text, self.touched = "", True

    def refine(self, text: str) -> None:
        """Go on typing from a suggestion."""
        self.text, self.touched = text, True
        self.select(URL_BAR, len(text))

    def suggestions(self, go: Callable[[str], None], copy: Callable[[], None]) -> w.Widget:
        """The list below the bar (omnibox_results_container.xml)."""
        words = self.text.strip() if self.touched else ""
        rows: list[w.Widget] = []
        if words:
            rows.append(self._typed_row(words, go))
        elif self.page not in {NEW_TAB, ""}:
            rows.append(self._page_row(copy))
        incognito = bool(getattr(self.screen, "incognito", False))
        visits = () if incognito else self.app.visits.best(words)
        rows.extend(
            _row("history" if not words else "language", visit.shown,
                 shown_address(visit.url), partial(go, visit.url),
                 partial(self.refine, visit.url), key=f"suggestion {visit.id}")
            for visit in visits if visit.url != self.page or words
        )  # fmt: skip
        return w.Panel(
            w.Scroll(*rows, id="omnibox_suggestions_dropdown", cls=RECYCLER, key="suggestions"),
            id="omnibox_results_container", cls="android.widget.FrameLayout", weight=1,
            width="fill",
        )  # fmt: skip

    def _typed_row(self, words: str, go: Callable[[str], None]) -> w.Widget:
        engine = self.app.prefs().get(names.ENGINE, "google")
        if is_search(words):
            label: TextLike = tr("{engine} Search", engine=ENGINES.get(engine, ("Google", ""))[0])
            return _row("search", words, label, partial(go, words), None, key="typed")
        address = shown_address(address_of(words, engine))
        return _row("language", address, "", partial(go, words), None, key="typed")

    def _page_row(self, copy: Callable[[], None]) -> w.Widget:
        edit = w.IconButton("edit", tr("Edit"), key="edit url", id="action_edit",
                            on_tap=partial(self.refine, self.page))  # fmt: skip
        copied = w.IconButton("content_copy", tr("Copy link"), key="copy url", id="action_copy",
                              on_tap=copy)  # fmt: skip
        title = self.title or shown_address(self.page)
        words = w.Column(
            w.Text(title, w.BODY_LARGE, lines=1, id="line_1"),
            w.Text(shown_address(self.page), SMALL_URL, lines=1, id="line_2"),
            weight=1,
        )
        row = w.Row(w.Icon("language"), words, copied, edit, gap=16, width="fill")
        return w.Panel(row, padding=(16, 8, 4, 8), cls=VIEW_GROUP, width="fill",
                       on_tap=self.end)  # fmt: skip


def _row(
    icon: str,
    first: TextLike,
    second: TextLike,
    on_tap: Callable[[], None],
    refine: Callable[[], None] | None,
    *,
    key: str,
) -> w.Widget:
    words = w.Column(
        w.Text(first, w.BODY_LARGE, lines=1, id="line_1"),
        second != "" and w.Text(second, SMALL_URL, lines=1, id="line_2"),
        weight=1,
    )
    arrow = refine is not None and w.IconButton(
        "call_made", tr("Edit suggestion"), key=f"refine {key}", on_tap=refine,
        cls="android.widget.ImageView",
    )  # fmt: skip
    row = w.Row(w.Icon(icon), words, arrow, gap=16, width="fill")
    return w.Panel(row, padding=(16, 8, 4, 8), min_height=56, cls=VIEW_GROUP, key=key,
                   width="fill", on_tap=on_tap)  # fmt: skip
