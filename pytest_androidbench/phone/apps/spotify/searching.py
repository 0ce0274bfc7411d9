"""Looking for music: what was found before, and what is found now."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import finding, items, look
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

CHIPS: Final[tuple[tuple[str, TextLike], ...]] = (
    ("", tr("Top")),
    (finding.SONGS, tr("Songs")),
    (finding.ARTISTS, tr("Artists")),
    (finding.PLAYLISTS, tr("Playlists")),
    (finding.ALBUMS, tr("Albums")),
    (finding.PODCASTS, tr("Podcasts & Shows")),
)


@dataclass(eq=False)
class SpotSearch(SpotPage):
    """A field over rows."""

    chip: str = ""
    search: SearchField = field(
        default_factory=lambda: SearchField(id="query", rewinds="search_content_recyclerview")
    )

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        clear = self.search.clear_button(tr("Clear search query"), id="clear_query_button")
        box = self.search.box(tr("What do you want to listen to?"))
        bar = w.TopBar(box, lead=w.Up(True, desc=tr("Back")), views=(clear,), id="toolbar",
                       look=w.Look(background="surface_high"))  # fmt: skip
        if not self.search.words.strip():
            return self.framed(bar, self._before())
        chips = look.pills(CHIPS, self.chip, self.choose)
        return self.framed(bar, chips, self._found())

    def choose(self, chip: str) -> None:
        """Look for one kind alone."""
        self.chip = chip
        self.hide_keyboard()
        self.scroll_to_start("search_content_recyclerview")

    def _before(self) -> w.Widget:
        met = self.app.library.found()
        if not met:
            text = tr("Play what you love")
            return empty_state(text, "search_empty_view_title", look.HEAD,
                               action=w.Text(tr("Search for artists, songs, podcasts, and more."),
                                             look.SECOND, id="search_empty_view_subtitle",
                                             align="center"), margin=24)  # fmt: skip
        rows = [self._row(each, past=True) for each in met]
        clear = look.outlined(tr("Clear recent searches"), self.forget, "clear_recent_searches")
        head = w.Panel(w.Text(tr("Recent searches"), look.STRONG, id="section_heading2_title"),
                       padding=(16, 12))  # fmt: skip
        return w.Scroll(
            head, *rows, w.Panel(w.Row(clear), padding=16), id="search_content_recyclerview",
            cls=look.RECYCLER, key="recent searches",
        )  # fmt: skip

    def _found(self) -> w.Widget:
        shown = finding.found(self.app.store, self.search.words, self.chip)
        if not shown:
            text = tr('Couldn\'t find "{words}"', words=self.search.words.strip())
            return empty_state(text, "search_empty_view_title", look.HEAD,
                               action=w.Text(tr("Try searching again using a different spelling "
                                                "or keyword."), look.SECOND,
                                             id="search_empty_view_subtitle", align="center"),
                               margin=24)  # fmt: skip
        rows = [self._row(each, past=False) for each in shown]
        return w.Scroll(*rows, id="search_content_recyclerview", cls=look.RECYCLER,
                        key=f"found {self.chip}")  # fmt: skip

    def _row(self, item: SpotItem, *, past: bool) -> w.Widget:
        playing = self.app.player.song
        lit = item.kind == items.TRACK and playing is not None and playing.id == item.id
        end: w.Widget
        if past:
            end = w.IconButton(
                "close", tr("Remove {name} from recent searches", name=item.title), size=20,
                id="remove_recent", key=f"remove {item.key}",
                on_tap=partial(self.forget_one, item.kind, item.id),
            )  # fmt: skip
        else:
            end = look.dots(item.key, item.title, partial(self.acts.menus.open, item.kind, item.id))
        return look.row(
            look.art(item, 48, "image"), look.words(item.title, item.text, lit=lit),
            f"found {item.key}", partial(self.pick, item.kind, item.id), end,
            on_long=partial(self.acts.menus.open, item.kind, item.id),
        )  # fmt: skip

    def pick(self, kind: str, id_: int) -> None:
        """Open what was found, and remember it."""
        self.hide_keyboard()
        self.app.library.was_found(kind, id_)
        self.acts.open(kind, id_)

    def forget_one(self, kind: str, id_: int) -> None:
        """Forget something that was found before."""
        self.app.library.forget_found(kind, id_)

    def forget(self) -> None:
        """Forget all of it."""
        self.app.library.forget_found()
