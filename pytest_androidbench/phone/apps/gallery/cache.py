"""What the app keeps in its database about folders and media it has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.gallery.model import MediaFolder, Medium
from pytest_androidbench.phone.apps.gallery.preferences import GIFS, IMAGES, RAWS, SVGS, VIDEOS
from pytest_androidbench.phone.system.databases import Database

_INTERNAL: Final = 1
_KINDS: Final = {IMAGES: 1, VIDEOS: 2, GIFS: 4, RAWS: 8, SVGS: 16}


def keep_folders(database: Database, folders: Sequence[MediaFolder]) -> None:
    """Put the folders in place of those that were kept."""
    wanted = [_folder_row(folder) for folder in folders if folder.media]
    kept = database.query(
        "SELECT path, thumbnail, filename, media_count, last_modified, date_taken, size, location,"
        " media_types, sort_value FROM directories ORDER BY id"
    )
    if [tuple(row) for row in kept] == wanted:
        return
    with database.transaction():
        database.execute("DELETE FROM directories")
        for row in wanted:
            database.execute(
                "INSERT INTO directories (path, thumbnail, filename, media_count, last_modified,"
                " date_taken, size, location, media_types, sort_value)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *row,
            )


def keep_media(database: Database, media: Sequence[Medium]) -> None:
    """Keep media that are not known yet, or have changed."""
    rows = database.query("SELECT full_path, last_modified, size, is_favorite FROM media")
    known = {row[0]: tuple(row[1:]) for row in rows}
    for one in media:
        facts = (one.modified_ms, one.size, int(one.favorite))
        if not one.binned and known.get(one.path) != facts:
            database.execute(
                "INSERT OR REPLACE INTO media (filename, full_path, parent_path, last_modified,"
                " date_taken, size, type, video_duration, is_favorite, deleted_ts, media_store_id)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
                one.name,
                one.path,
                one.folder,
                one.modified_ms,
                one.taken_ms,
                one.size,
                one.kind,
                one.duration_ms // 1000,
                int(one.favorite),
            )


def _folder_row(folder: MediaFolder) -> tuple[str | int, ...]:
    kinds = sum({_KINDS.get(one.kind, 0) for one in folder.media})
    cover = folder.cover
    return (
        folder.path,
        cover.path if cover is not None else "",
        folder.path.rpartition("/")[2],
        len(folder.media),
        folder.modified_ms,
        folder.taken_ms,
        0,
        _INTERNAL,
        kinds,
        str(folder.modified_ms),
    )
