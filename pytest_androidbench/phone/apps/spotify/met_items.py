"""Lists behind the drawer and the profile: what was played, what is new, who is followed."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.shelves import item_row
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

MOST = 20


@dataclass(eq=False)
class ItemList(SpotPage):
    """A title over rows; subclasses say which."""

    def heading(self) -> Message:
        """The title."""
        raise NotImplementedError

    def listed(self) -> list[SpotItem]:
        """What stands below."""
        raise NotImplementedError

    def build(self) -> w.Widget:
        rows = [item_row(self.acts, each) for each in self.listed()]
        none = empty_state(tr("Nothing here yet"), "empty_view_title", look.HEAD)
        body = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER) if rows else none
        return self.framed(look.bar(self.heading()), body)


@dataclass(eq=False)
class ListeningHistory(ItemList):
    """What was played of late."""

    def heading(self) -> Message:
        return tr("Listening history")

    def listed(self) -> list[SpotItem]:
        return self.app.library.recents()


@dataclass(eq=False)
class WhatsNew(ItemList):
    """The latest albums and episodes of those whom the owner follows."""

    def heading(self) -> Message:
        return tr("What's new")

    def listed(self) -> list[SpotItem]:
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


@dataclass(eq=False)
class FollowedArtists(ItemList):
    """Whom the owner follows."""

    def heading(self) -> Message:
        return tr("Following")

    def listed(self) -> list[SpotItem]:
        return [*map(items.artist_item, self.app.library.followed())]
