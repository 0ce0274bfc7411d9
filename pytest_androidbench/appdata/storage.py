"""Files and folders on the storage that apps share: what a person sees in a file manager."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

SHARED: Final = "/storage/emulated/0"
Kind = Literal["file", "folder"]
_KINDS: Final[Mapping[str, Kind]] = {"directory": "folder"}
_LISTING: Final = "find . -mindepth 1 {depth} -print0 | xargs -0 -r stat -c '//%F|%s|%Y|%n'"


class StorageError(AndroidBenchError):
    """The device would not change its storage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A file or a folder as a listing shows it."""

    path: str
    """Relative to the folder that was listed."""
    kind: Kind
    size: int
    """In bytes; 0 for a folder."""
    modified: datetime
    """To the second."""

    @property
    def is_visible(self) -> bool:
        """Whether a person gets to see it: neither hidden nor a file of an app."""
        return _is_visible(self.path)


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A file with its content, or a folder; a row to compare before and after by."""

    path: str
    """Relative to the folder that was asked for."""
    data: bytes | None = None
    """None for a folder."""

    @property
    def is_folder(self) -> bool:
        return self.data is None

    @property
    def is_visible(self) -> bool:
        """Whether a person gets to see it: neither hidden nor a file of an app."""
        return _is_visible(self.path)

    @property
    def text(self) -> str:
        """The content as text; "" for a folder."""
        return (self.data or b"").decode("utf-8", errors="replace")


def text_file(path: str, text: str) -> Item:
    """The row of a text file."""
    return Item(path=path, data=text.encode())


class Storage:
    """Lists, reads and arranges what lies below one folder; all paths are relative to it."""

    def __init__(self, device: Device, folder: str = SHARED) -> None:
        self._device = device
        self.folder = folder

    def entries(self, *, deep: bool = False) -> list[Entry]:
        """What is in the folder, or everything below it, sorted by path; contents are not read."""
        depth = "" if deep else "-maxdepth 1"
        listing = _LISTING.format(depth=depth)
        name = quote(self.folder)
        script = f"cd {name} && {listing}"
        printed = self._device.shell(script, root=True, reads=True)
        return sorted(map(_entry, printed.text.split("//")[1:]), key=lambda entry: entry.path)

    def files(self) -> list[str]:
        """Names of the files directly in the folder, sorted."""
        return [entry.path for entry in self.entries() if entry.kind == "file"]

    def items(self) -> list[Item]:
        """Everything below the folder with its content, sorted by path; one stream."""
        found = self._device.files.get_tree(self.folder)
        return [Item(path=path, data=data) for path, data in sorted(found.items())]

    def visible(self) -> list[Item]:
        """The same without what a person does not get to see: files of apps, hidden ones."""
        return [item for item in self.items() if item.is_visible]

    def exists(self, path: str = "") -> bool:
        """Whether a file or folder, or the folder itself, is there."""
        return self._device.files.exists(self._absolute(path))

    def read(self, path: str) -> bytes:
        """A file's content; FileMissingError, which is a failed check, when it is not there."""
        return self._device.get_file(self._absolute(path))

    def text(self, path: str) -> str:
        """A text file's content; what is not UTF-8 becomes a replacement sign."""
        return self.read(path).decode("utf-8", errors="replace")

    def put(
        self,
        files: Mapping[str, bytes | str],
        *,
        modified: Mapping[str, datetime] | None = None,
        folders: Iterable[str] = (),
    ) -> None:
        """Write files in one go, texts without a line break added, and make folders.

        Args:
            files: contents by path; folders on the way are made.
            modified: times of those files that should not have the device's.
            folders: folders to make, which may stay empty.
        """
        self.make_folders(*folders)
        contents = {
            self._absolute(path): data.encode() if isinstance(data, str) else data
            for path, data in files.items()
        }
        times = {self._absolute(path): when for path, when in (modified or {}).items()}
        self._device.put_files(contents, modified=times)

    def make_folders(self, *paths: str) -> None:
        """Make folders; those that are there stay as they are."""
        if paths:
            self._run(f"mkdir -p {quote(*map(self._absolute, paths))}")

    def remove(self, *paths: str) -> None:
        """Remove files and whole folders; what is not there is removed already."""
        self._device.files.remove(*map(self._absolute, paths))

    def clear(self) -> None:
        """Leave the folder there and empty, whether or not it was there before."""
        name = quote(self.folder)
        self._run(f"mkdir -p {name} && find {name} -mindepth 1 -delete")

    def _absolute(self, path: str) -> str:
        return f"{self.folder}/{path}" if path else self.folder

    def _run(self, script: str) -> None:
        done = self._device.shell(script, root=True)
        if not done.ok:
            raise StorageError(f"the storage cannot be changed: {done.output.strip()}")


def _is_visible(path: str) -> bool:
    return not path.startswith("Android/") and "/." not in f"/{path}"


def _entry(printed: str) -> Entry:
    kind, size, seconds, name = printed.removesuffix("\n").split("|", 3)
    known = _KINDS.get(kind, "file")
    return Entry(
        path=name.removeprefix("./"),
        kind=known,
        size=int(size) if known == "file" else 0,
        modified=datetime.fromtimestamp(int(seconds), UTC),
    )
