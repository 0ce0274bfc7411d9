"""Taking over playlists that lie on the phone as files (ImportPlaylistDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.m3u import paths_of
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

LARGEST: Final = 1_000_000
_FILES: Final = """SELECT _data, title FROM files WHERE mime_type IN ('audio/x-mpegurl',
  'audio/mpegurl') AND is_pending = 0 AND is_trashed = 0 ORDER BY title, _id"""


@dataclass(eq=False)
class ImportingPlaylists(AppPart[RetroApp]):
    """Asks for one of the files that the media store has found."""

    def _files(self) -> list[tuple[str, str]]:
        rows = self.phone.media.database.query(_FILES)
        return [(row["_data"], str(row["title"])) for row in rows]

    def ask_which(self) -> None:
        """Offer them."""
        found = self._files()
        if not found:
            self.toast(tr("You have no playlists"))
            return
        names = [name for _, name in found]
        dialog = Choose(title=tr("Import playlist"), choices=[*names], negative=tr("Cancel"))
        self.ask(dialog, self.take, [path for path, _ in found], names)

    def take(self, paths: list[str], names: list[str], place: int) -> None:
        """Make a playlist of one of them; what it names and is not there is left out."""
        path = paths[place]
        if not self.phone.files.is_file(path):
            return
        data = self.phone.files.read(path)[:LARGEST]
        library = self.app.library
        known = {song.path: song for song in library.unsorted()}
        wanted = paths_of(data, path.rpartition("/")[0])
        songs = [known[each] for each in wanted if each in known]
        store = self.app.playlists
        id_ = store.called(names[place]) or store.make(names[place])
        store.add(id_, songs)
        self.toast(tr("Added {n} song(s) to {name}", n=len(songs), name=names[place]))
