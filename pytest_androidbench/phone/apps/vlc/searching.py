"""Everything in the library that words fit (SearchActivity.kt, search_activity.xml)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, tracks
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

FIELD = "search_edit_text"
SETS = (
    (tr("Albums"), "albums_results", "album"),
    (tr("Artists"), "artists_results", "artist"),
    (tr("Genres"), "genres_results", "genre"),
)


@dataclass(eq=False)
class VlcSearch(AppScreen[VlcApp, None]):
    """A field, and what fits the words in it; what is tapped is played, and the page closes."""

    activity: ClassVar[str] = names.SEARCH

    words: str = ""
    acts: MediaActs = field(default_factory=MediaActs)

    def on_open(self) -> None:
        self.focus(FIELD)

    def build(self) -> w.Widget:
        back = w.Panel(w.Icon("arrow_back"), padding=16, cls=look.IMAGE, on_tap=self.close)
        box = w.TextField(bind="words", hint=tr("Search media"), id=FIELD, style="plain",
                          action="search", on_done=self.hide_keyboard, width="fill")  # fmt: skip
        clear = self.words != "" and w.IconButton(
            "cancel", tr("Clear text"), id="text_input_end_icon", on_tap=self.clear
        )
        edit = w.Panel(w.Row(box, clear), id="search_edit_layout", cls=look.LINEAR, weight=1)
        words = self.words.strip().lower()
        found = [part for part in self._parts(words) if part] if words else []
        body: w.Widget = w.Spacer()
        if found:
            lists = w.Column(*found, id="results_container", cls=look.LINEAR, across="stretch")
            body = w.Scroll(lists, cls="android.widget.ScrollView", padding=(0, 16))
        elif words:
            body = look.empty(tr("No item found for search {words}", words=self.words.strip()))
        return w.Page(w.Row(back, edit, width="fill"), body)

    def _parts(self, words: str) -> Iterable[w.Widget | None]:
        media = self.app.library.media()
        fitting = [one for one in media if words in one.title.lower()]
        films = [one for one in fitting if one.is_video]
        songs = [one for one in fitting if not one.is_video]
        yield self._list(tr("Videos"), "others_results", [self._medium(one) for one in films])
        yield self._list(tr("Tracks"), "songs_results", [self._medium(one) for one in songs])
        for heading, id_, name in SETS:
            yield self._list(heading, id_, self._sets(media, name, words))
        lists = [
            _row(one.name, tracks(len(one.media)), "playlist_play",
                 partial(self.play, [medium.id for medium in one.media]))
            for one in self.app.playlists.all()
            if words in one.name.lower()
        ]  # fmt: skip
        yield self._list(tr("Playlists"), "playlists_results", lists)

    def _medium(self, one: VlcMedium) -> w.Widget:
        below = look.time_of(one) if one.is_video else one.artist
        picture = self.app.thumbnails.get(one.id)
        return _row(one.title, below, look.sign_of(one), partial(self.play, [one.id]), picture)

    def _sets(self, media: list[VlcMedium], name: str, words: str) -> list[w.Widget]:
        """Albums, artists or genres."""
        found: dict[str, list[int]] = {}
        for one in media:
            called = str(getattr(one, name))
            if called and words in called.lower():
                found.setdefault(called, []).append(one.id)
        return [
            _row(called, tracks(len(ids)), "album", partial(self.play, ids))
            for called, ids in sorted(found.items())
        ]

    @staticmethod
    def _list(heading: Message, id_: str, rows: list[w.Widget]) -> w.Widget | None:
        if not rows:
            return None
        title = w.Panel(w.Text(heading, w.TITLE), padding=(16, 4, 16, 8))
        listed = w.Column(*rows, id=id_, cls=look.RECYCLER, across="stretch", width="fill")
        return w.Column(title, listed, across="stretch", width="fill")

    def play(self, ids: list[int]) -> None:
        """Play what was tapped in place of this page."""
        self.acts.play(ids)
        self.close()

    def clear(self) -> None:
        self.words = ""


def _row(
    title: TextLike, below: TextLike, icon: str, act: look.Act, picture: bytes | None = None
) -> w.Widget:
    """A row of any list (search_item.xml)."""
    words = w.Column(
        w.Text(title, w.BODY_LARGE, lines=2, id="item_title"),
        below != "" and w.Text(below, look.SECOND, lines=2, id="item_description"),
        weight=1,
    )
    row = w.Row(look.cover(icon, 48, "item_image", picture), words, gap=16, width="fill")
    return w.Panel(row, padding=(16, 8), cls=look.VIEW_GROUP, width="fill", on_tap=act)
