"""What tasks about Google Drive share: files that are there, and ways through the app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.drive import FOLDER, Drive, DriveContents, DriveFile
from pytest_androidbench.tasks.strategies import GIVEN_NAMES, codes, file_names

APP: Final = "Drive"
REST: Final = "everything else is as it was"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """Two files and two folders at the top of somebody's files; the first ones are meant."""

    names: Sequence[str]
    folders: Sequence[str]
    sizes: Sequence[int]

    @property
    def name(self) -> str:
        """Of the file that is meant."""
        return self.names[0]

    @property
    def other(self) -> str:
        """Of the file beside it."""
        return self.names[1]

    @property
    def folder(self) -> str:
        """The folder that is meant."""
        return self.folders[0]

    @property
    def other_folder(self) -> str:
        """The folder beside it."""
        return self.folders[1]


def folder_names() -> SearchStrategy[str]:
    """Names that no folder has yet."""
    return st.tuples(
        st.sampled_from(("test", "drafts", "papers", "scans", "archive")), codes(3)
    ).map(" ".join)


def shelves() -> SearchStrategy[Shelf]:
    """Files and folders of different names."""
    return st.builds(
        Shelf,
        names=st.lists(file_names("pdf"), min_size=2, max_size=2, unique=True),
        folders=st.lists(folder_names(), min_size=2, max_size=2, unique=True),
        sizes=st.lists(st.integers(20_000, 4_000_000), min_size=2, max_size=2),
    )


def addresses(count: int) -> SearchStrategy[list[str]]:
    """Different addresses at a domain that nobody can own (RFC 2606)."""
    first = st.sampled_from(GIVEN_NAMES).map(lambda name: f"{name.lower()}@example.com")
    return st.lists(first, min_size=count, max_size=count, unique=True)


@dataclass(frozen=True, slots=True)
class Start:
    """What a task's episode starts from."""

    drive: Drive
    before: DriveContents
    file: DriveFile
    other: DriveFile
    folder: DriveFile
    other_folder: DriveFile

    def unchanged_but(self, old: DriveFile, **new: object) -> list[object]:
        """All rows with one file changed."""
        rows = self.before.rows()
        rows[rows.index(old)] = replace(old, **new)  # type: ignore[arg-type]
        return rows


def arranged(episode: Episode, shelf: Shelf) -> Start:
    """Put the files and folders there, changed a moment ago."""
    drive = Drive(episode.device)
    now = round(episode.device.now().timestamp() * 1000)
    files = [
        DriveFile(name=name, kind="pdf", bytes=size, changed=now - n * 60_000)
        for n, (name, size) in enumerate(zip(shelf.names, shelf.sizes, strict=True))
    ]
    folders = [DriveFile(name=name, kind=FOLDER, changed=now) for name in shelf.folders]
    put = drive.add([*files, *folders])
    return Start(drive, drive.contents(), *put)


def open_files(pilot: Pilot) -> Pilot:
    """Open the app at all files."""
    return pilot.open(APP).tap(id="menu_navigation_drives")


def more(pilot: Pilot, name: str) -> Pilot:
    """Open the sheet of a file that was changed lately."""
    return pilot.open(APP).tap(desc=f"More actions for {name}")


def share(pilot: Pilot, name: str, addresses_: Sequence[str]) -> None:
    """Let others see a file."""
    more(pilot, name).tap("Share").type(None, ", ".join(addresses_), id="recipients_edit_text")
    pilot.tap(id="share_send")


def make_folder(pilot: Pilot, name: str) -> None:
    """Make a folder where one is."""
    pilot.tap(id="extended_fab").tap("Folder").type(None, name, clear=True).tap("Create")


def rename(pilot: Pilot, name: str, to: str) -> None:
    """Call a file otherwise."""
    more(pilot, name).tap("Rename").type(None, to, clear=True).tap(id="button1")


def move(pilot: Pilot, name: str, folder: str) -> None:
    """Let a file lie in a folder."""
    more(pilot, name).tap("Move").scroll_to(text=folder).tap(text=folder).tap("Move here")


def remove(pilot: Pilot, folder: str) -> None:
    """Put a folder into the bin."""
    wanted = f"More actions for {folder}"
    open_files(pilot).scroll_to(desc=wanted).tap(desc=wanted).tap("Remove")


def comment(pilot: Pilot, name: str, text: str) -> None:
    """Write to a file."""
    more(pilot, name).tap("Comments").type(None, text, id="comment_edit_text")
    pilot.tap(id="send_comment")


def upload(pilot: Pilot, name: str) -> None:
    """Take a file of Download in."""
    pilot.open(APP).tap(id="extended_fab").tap("Upload").tap("Show roots").tap("Downloads")
    pilot.scroll_to(text=name).tap(text=name)


def choose_theme(pilot: Pilot, theme: str) -> None:
    """Choose how the app looks."""
    pilot.open(APP).tap(id="menu_button").tap("Settings").tap("Choose theme").tap(theme)
