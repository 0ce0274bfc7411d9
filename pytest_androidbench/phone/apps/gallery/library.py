"""Which media and folders there are: found, filtered, sorted and grouped."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery import model, ordering, preferences
from pytest_androidbench.phone.apps.simple.paths import folder_name
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App


class Library:
    """The media of the phone as the app's settings let them be seen."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._phone = app.phone
        self.config = preferences.GalleryPreferences(app.prefs("Prefs"))

    def media(self, place: str, *, hidden: bool = False) -> list[model.Medium]:
        """What a folder shows, sorted; a place may also be all, the favourites or the bin."""
        if place == preferences.RECYCLE_BIN:
            found = self._binned()
        elif place == preferences.FAVORITES:
            found = [one for one in self._all(hidden=hidden) if one.favorite]
        elif place == preferences.SHOW_ALL:
            found = self._all(hidden=hidden)
        else:
            found = [one for one in self._all(hidden=hidden) if one.folder == place]
        return ordering.sorted_media(found, self.config.sorting(place))

    def medium(self, path: str) -> model.Medium | None:
        """One file, wherever it is."""
        everything = self._binned() if path.startswith(model.BIN_FOLDER) else self._everything()
        return next((one for one in everything if one.path == path), None)

    def around(self, path: str, place: str) -> list[model.Medium]:
        """What can be paged through from a medium that is shown in a place."""
        if path.startswith("content://"):
            return [self._foreign(path)]
        found = self.media(place) if place else []
        if any(one.path == path for one in found):
            return found
        alone = self.medium(path)
        return [alone] if alone is not None else []

    def _foreign(self, uri: str) -> model.Medium:
        """What another app has given."""
        content = self._phone.content
        kind = preferences.IMAGES
        if (content.type_of(uri) or "").startswith("video/"):
            kind = preferences.VIDEOS
        size = content.size_of(uri)
        return model.Medium(path=uri, kind=kind, size=size, modified_ms=0, taken_ms=0)

    def folders(self, *, hidden: bool = False) -> list[model.MediaFolder]:
        """Folders with media, sorted, the pinned ones first."""
        by_path: dict[str, list[model.Medium]] = {}
        for one in self._all(hidden=hidden):
            by_path.setdefault(one.folder, []).append(one)
        temporary = self.config.text("temp_folder_path")
        if temporary and temporary not in by_path and self._phone.files.is_dir(temporary):
            by_path[temporary] = []
        covers = self.config.covers
        found = [
            model.MediaFolder(
                path=path,
                name=folder_name(path),
                media=tuple(ordering.sorted_media(media, self.config.sorting(path))),
                chosen_cover=covers.get(path, ""),
            )
            for path, media in by_path.items()
        ]
        pinned = self.config.pinned
        return sorted(self._sorted(found), key=lambda folder: folder.path not in pinned)

    def gathered(self) -> list[model.MediaFolder]:
        """The favourites and the bin, where they hold something."""
        places: list[tuple[str, Message]] = [(preferences.FAVORITES, tr("Favorites"))]
        if self.config.on("show_recycle_bin_at_folders") and self.config.on("use_recycle_bin"):
            places.append((preferences.RECYCLE_BIN, tr("Recycle Bin")))
        found = [
            model.MediaFolder(path=path, name=name, media=tuple(self.media(path)))
            for path, name in places
        ]
        return [folder for folder in found if folder.media]

    def shown_folders(self, within: str = "") -> list[model.MediaFolder]:
        """The folders of the first page, or of the one for a folder with others in it."""
        found = self._first_page()
        if not self.config.on("group_direct_subfolders"):
            return found
        paths = {folder.path for folder in found}
        inner = [folder for folder in found if folder.path.startswith(f"{within}/")]
        shown = inner if within else found
        around = paths - {within}
        return [
            *(folder for folder in found if folder.path == within),
            *(folder for folder in shown if not _lies_in(folder.path, around)),
        ]

    def has_subfolders(self, path: str) -> bool:
        """Whether a folder stands for others in it on the first page."""
        on = self.config.on("group_direct_subfolders")
        return on and any(folder.path.startswith(f"{path}/") for folder in self.folders())

    def _first_page(self) -> list[model.MediaFolder]:
        gathered, own = self.gathered(), self.folders()
        if self.config.on("show_recycle_bin_last"):
            return [*gathered[:1], *own, *gathered[1:]] if len(gathered) > 1 else [*own, *gathered]
        pinned = self.config.pinned
        first = [folder for folder in gathered if folder.path in pinned]
        rest = [folder for folder in gathered if folder.path not in pinned]
        top = [folder for folder in own if folder.path in pinned]
        return [*first, *top, *self._sorted([*rest, *[f for f in own if f not in top]])]

    def _sorted(self, folders: Sequence[model.MediaFolder]) -> list[model.MediaFolder]:
        sorting = self.config.number("directory_sort_order")
        if sorting & preferences.RANDOM:
            seed = self.config.number("random_seed")
            return sorted(folders, key=lambda f: zlib.crc32(f"{seed} {f.path}".encode()))
        if sorting & preferences.CUSTOM:
            order = self.config.folder_order
            return sorted(folders, key=lambda f: (f.path not in order, *_place(order, f.path)))
        if sorting & preferences.BY_MODIFIED:
            found = sorted(folders, key=lambda f: f.modified_ms)
        elif sorting & preferences.BY_TAKEN:
            found = sorted(folders, key=lambda f: f.taken_ms)
        elif sorting & preferences.BY_SIZE:
            found = sorted(folders, key=lambda f: f.size)
        else:
            found = sorted(
                folders, key=lambda f: ordering.text_key(self._label(f, sorting), sorting)
            )
        return found[::-1] if sorting & preferences.DESCENDING else found

    def _label(self, folder: model.MediaFolder, sorting: int) -> str:
        by_name = not sorting & preferences.BY_PATH
        return self._phone.windows.translate(folder.name) if by_name else folder.path

    def _all(self, *, hidden: bool) -> list[model.Medium]:
        wanted = self.config.number("filter_media")
        excluded = self._excluded()
        included = tuple(f"{path}/" for path in sorted(self.config.paths("included_folders")))
        show = hidden or self.config.shows_hidden
        return [
            one
            for one in self._everything()
            if one.kind & wanted
            and (not one.path.startswith(excluded) or one.path.startswith(included))
            and (show or not self._is_hidden(one.path))
        ]

    def _excluded(self) -> tuple[str, ...]:
        if self.config.on("temporarily_show_excluded"):
            return ()
        return tuple(f"{path}/" for path in sorted(self.config.paths("excluded_folders")))

    def _is_hidden(self, path: str) -> bool:
        parts = path[len(SHARED_ROOT) + 1 :].split("/")
        if any(part.startswith(".") for part in parts):
            return True
        folders = ("/".join(parts[:end]) for end in range(len(parts)))
        files = self._phone.files
        return any(files.exists(f"{SHARED_ROOT}/{folder}/.nomedia") for folder in folders)

    def _everything(self) -> list[model.Medium]:
        """All pictures and films of shared storage, hidden ones too."""
        favorites = self._favorites()
        rows = self._phone.media.database.query(
            "SELECT _data, _size, date_modified, datetaken, width, height, duration FROM files"
            " WHERE (mime_type LIKE 'image/%' OR mime_type LIKE 'video/%')"
            " AND is_pending = 0 AND is_trashed = 0 AND _size > 0 ORDER BY _id"
        )
        return [
            model.Medium(
                path=row[0],
                kind=model.kind_of(row[0]),
                size=row[1],
                modified_ms=row[2] * 1000,
                taken_ms=row[3] or row[2] * 1000,
                width=row[4] or 0,
                height=row[5] or 0,
                duration_ms=row[6] or 0,
                favorite=row[0] in favorites,
            )
            for row in rows
        ]

    def _favorites(self) -> frozenset[str]:
        rows = self._app.database().query("SELECT full_path FROM favorites")
        return frozenset(row[0] for row in rows)

    def _binned(self) -> list[model.Medium]:
        rows = self._app.database().query(
            "SELECT full_path, last_modified, date_taken, deleted_ts FROM media"
            " WHERE deleted_ts != 0 ORDER BY deleted_ts DESC, id DESC"
        )
        return [one for one in map(self._binned_medium, rows) if one is not None]

    def _binned_medium(self, row: Sequence[object]) -> model.Medium | None:
        path = model.BIN_FOLDER + str(row[0]).removeprefix(preferences.RECYCLE_BIN)
        stat = self._phone.files.stat(path)
        if stat is None:
            return None
        return model.Medium(
            path=path,
            kind=model.kind_of(path),
            size=stat.size,
            modified_ms=stat.mtime_ms,
            taken_ms=int(str(row[2])) or stat.mtime_ms,
            deleted_ms=int(str(row[3])),
        )


def _lies_in(path: str, folders: Collection[str]) -> bool:
    return any(path.startswith(f"{folder}/") for folder in folders)


def _place(order: Sequence[str], path: str) -> tuple[int, str]:
    return (order.index(path), "") if path in order else (0, path.lower())


def matching(media: Iterable[model.Medium], query: str) -> list[model.Medium]:
    """The media whose name holds a text."""
    wanted = query.casefold()
    return [one for one in media if wanted in one.name.casefold()]
