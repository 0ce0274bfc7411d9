"""What is in Photos from the start: the small world's photos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.photos.schema import AlbumPhoto, PhotoAlbum, PhotoRow
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.world.photos import ALBUMS, PHOTOS, WorldPhoto
from pytest_androidbench.phone.world.scenes import drawn

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App


def path_of(photo: WorldPhoto) -> str:
    """Where a photo's file lies."""
    return f"{SHARED_ROOT}/{photo.folder}/{photo.name}"


def rows() -> str:
    """The photos' facts and the albums, as SQL."""
    albums = [PhotoAlbum(id=n, title=title) for n, title in enumerate(ALBUMS, 1)]
    members = [
        AlbumPhoto(album=n, path=path_of(photo))
        for n, photos in enumerate(ALBUMS.values(), 1)
        for photo in photos
    ]
    facts = inserts("local_media", map(_facts, PHOTOS))
    return facts + inserts("collections", albums) + inserts("collection_media", members)


def _facts(photo: WorldPhoto) -> PhotoRow:
    return PhotoRow(
        path=path_of(photo),
        favorite=photo.favorite,
        caption=photo.title,
        place=photo.place,
        people=", ".join(photo.people),
        thing=photo.scene,
    )


def keep_photos(app: App) -> None:
    """Write the photos' files, but for those that there are."""
    for photo in PHOTOS:
        path = path_of(photo)
        if not app.files.exists(path):
            app.files.mkdir(path.rpartition("/")[0], parents=True)
            app.files.write(path, drawn(photo), uid=app.uid)
