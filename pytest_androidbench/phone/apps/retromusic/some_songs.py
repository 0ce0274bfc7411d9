"""Songs that were played, added or played most (DetailListFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.apps.retromusic.names import ADDED_SINCE_KEY
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HISTORY, ADDED, MOST = "history", "added", "most"
TITLES: Final = {HISTORY: tr("History"), ADDED: tr("Last added"), MOST: tr("Most played")}
MONTHS: Final = {"this_month": 0, "past_three_months": 3}


@dataclass(eq=False)
class SomeSongs(AppScreen[RetroApp, None]):
    """A list of one of these kinds."""

    kind: str = HISTORY
    cleared: list[int] = field(default_factory=list)
    """What was in the history when it was cleared, the last first."""
    listing: SongList = field(default_factory=SongList)
    menus: Menus = field(default_factory=Menus)
    mini: MiniPlayer = field(default_factory=MiniPlayer)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def songs(self) -> Sequence[Song]:
        """What it lists; songs whose files are gone are left out."""
        if self.kind == ADDED:
            since = added_since(self.app, local_time(self.phone))
            songs = [song for song in self.app.library.unsorted() if song.added >= since]
            return sorted(songs, key=lambda song: (-song.added, song.id))
        played = self.app.played
        found = played.recent() if self.kind == HISTORY else played.most()
        return [song for song in found if self.phone.files.is_file(song.path)]

    def build(self) -> w.Widget:
        songs = self.songs()
        more = self.kind == HISTORY and w.More(partial(self.menus.open, self.more))
        bar = look.bar(TITLES[self.kind], more, lead=w.Up(True))
        if self.listing.marked.chosen:
            bar = self.listing.marked.bar([song.id for song in songs])
        body = self.listing.rows(songs) if songs else look.nothing(tr("You have no songs"))
        page = framed(bar, body, self.mini.build())
        said = self.snackbar.build()
        return w.Stack(page, said and w.Align(said, down="bottom")) if said else page

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        return (MenuEntry(text=tr("Clear History"), act=self.clear),)

    def clear(self) -> None:
        """Forget what was played, unless that is taken back."""
        self.cleared = [song.id for song in self.app.played.clear()]
        self.snackbar.say(tr("History cleared"), self.put_back)

    def put_back(self) -> None:
        """Remember it after all."""
        for song in reversed(self.app.songs(self.cleared)):
            self.app.played.remember(song)
        self.snackbar.hush()

    def on_back(self) -> None:
        if not self.listing.back():
            self.close()


def added_since(app: RetroApp, now: datetime) -> int:
    """From when on songs count as new, in seconds since 1970 (CalendarUtil.kt)."""
    chosen = app.prefs().get(ADDED_SINCE_KEY, "this_month")
    day = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if chosen == "this_week":
        day -= timedelta(days=(day.weekday() + 1) % 7)
    elif chosen == "this_year":
        day = day.replace(month=1, day=1)
    elif chosen in MONTHS:
        months = day.year * 12 + day.month - 1 - MONTHS[chosen]
        day = day.replace(year=months // 12, month=months % 12 + 1, day=1)
    return int(day.timestamp())
