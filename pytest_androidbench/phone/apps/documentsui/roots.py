"""The places that the drawer leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.documentsui import kinds
from pytest_androidbench.phone.system.documents import DOWNLOAD_FOLDER, DOWNLOADS, MEDIA, STORAGE
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True, kw_only=True)
class Root:
    """A place: a folder, the files of some types wherever they are, or the recent ones."""

    id: str
    title: Message
    icon: str
    authority: str = ""
    folder: str = ""
    types: Sequence[str] = ()

    @property
    def is_recent(self) -> bool:
        """Whether it is the list of recent files."""
        return not self.folder and not self.types

    def shown(self, phone: Phone) -> str | Message:
        """Its title; the storage is called as the device is."""
        name = phone.settings.get("global", "device_name") if self is DEVICE else None
        return name or self.title


RECENT: Final = Root(id="recent", title=tr("Recent"), icon="access_time")
DOWNLOADS_ROOT: Final = Root(
    id="downloads",
    title=tr("Downloads"),
    icon="file_download",
    authority=DOWNLOADS,
    folder=DOWNLOAD_FOLDER,
)
DEVICE: Final = Root(
    id="primary",
    title=tr("Internal storage"),
    icon="smartphone",
    authority=STORAGE,
    folder=SHARED_ROOT,
)
ROOTS: Final = (
    RECENT,
    Root(id="images_root", title=tr("Images"), icon="image", authority=MEDIA, types=kinds.IMAGES),
    Root(id="videos_root", title=tr("Videos"), icon="movie", authority=MEDIA, types=kinds.VIDEOS),
    Root(id="audio_root", title=tr("Audio"), icon="audiotrack", authority=MEDIA, types=kinds.AUDIO),
    Root(
        id="documents_root",
        title=tr("Documents"),
        icon="description",
        authority=MEDIA,
        types=kinds.DOCUMENTS,
    ),
    DOWNLOADS_ROOT,
    DEVICE,
)


def root_of(id_: str) -> Root:
    """The root with an id."""
    return next(root for root in ROOTS if root.id == id_)


def roots_for(types: Sequence[str]) -> list[Root]:
    """The roots under which there can be files of some types."""
    return [r for r in ROOTS if not r.types or any(kinds.fits(one, r.types) for one in types)]
