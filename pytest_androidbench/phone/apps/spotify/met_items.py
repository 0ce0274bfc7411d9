"""Lists behind the drawer and the profile: what was played, what is new, who is followed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.shelves import item_row
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HISTORY, NEWS, FOLLOWING = "history", "news", "following"
TITLES: Final = {
    HISTORY: tr("Listening history"),
    NEWS: tr("What's new"),
    FOLLOWING: tr("Following"),
}
MOST = 20


@dataclass(eq=False)
class SpotItemList(SpotPage):
    """A title over rows."""

    what: str = HISTORY

    def build(self) -> w.Widget:
        listed = {HISTORY: self.app.library.recents, NEWS: self._news, FOLLOWING: self._followed}
        rows = [item_row(self.acts, each) for each in listed[self.what]()]
        none = empty_state(tr("Nothing here yet"), "empty_view_title", look.HEAD)
        body = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER) if rows else none
        return self.framed(look.bar(TITLES[self.what]), body)

    def _news(self) -> list[SpotItem]:
        """The latest albums and episodes of those whom the owner follows."""
        store = self.app.store
        albums = store.albums.all(
            "WHERE artist IN (SELECT _id FROM artists WHERE followed_ms > 0)"
            " ORDER BY year DESC, _id LIMIT ?", MOST,
        )  # fmt: skip
        episodes = store.songs.all(
            "WHERE t.album_id IN (SELECT _id FROM albums WHERE saved_ms > 0 AND kind = 'Podcast')"
            " ORDER BY t.at_ms DESC, t._id LIMIT ?", MOST,
        )  # fmt: skip
        return [*map(items.track_item, episodes), *map(store.album, albums)]

    def _followed(self) -> list[SpotItem]:
        return [*map(items.artist_item, self.app.library.followed())]
