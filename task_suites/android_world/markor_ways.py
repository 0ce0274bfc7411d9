"""Notes in Markor: arranging and reading them, and ways through the app that solutions take."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.storage import Item, Storage, text_file
from pytest_androidbench.appdata.validators import Verdict, same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import Target, find_all
from task_suites.android_world.android_ways import AGREE, open_menu
from task_suites.android_world.content.files import NoiseFile, noise_around

APP: Final = "Markor"
NOTEBOOK: Final = "/storage/emulated/0/Documents/Markor"
EDITOR: Final = "document__fragment__edit__highlighting_editor"
DELETE: Final = "action_delete_selected_items"
OWN: Final = ".app"
"""Where Markor keeps what is its own, in the notebook."""
UNTOUCHED: Final = "nothing else has changed"


class Notebook:
    """The notes of one device: what they should be is compared with what they are."""

    def __init__(self, device: Device) -> None:
        self._storage = Storage(device, NOTEBOOK)
        self._shared = Storage(device)

    def fill(
        self,
        notes: Mapping[str, str],
        *,
        folders: Sequence[str] = (),
        modified: Mapping[str, datetime] | None = None,
    ) -> None:
        """Have exactly these notes and folders."""
        self._storage.clear()
        self._storage.put(notes, folders=folders, modified=modified)

    @property
    def exists(self) -> bool:
        """Whether the folder of the notes is there."""
        return self._storage.exists()

    def items(self) -> list[Item]:
        """Files with their content, and folders; not what Markor keeps for itself in `.app`."""
        return [item for item in self._storage.items() if item.path.split("/")[0] != OWN]

    def texts(self) -> dict[str, str]:
        """Texts by name."""
        return {item.path: item.text for item in self.items() if not item.is_folder}

    def holds_only(
        self, notes: Mapping[str, str], *, folders: Sequence[str] = (), besides: str = ""
    ) -> Verdict:
        """There are these notes with these texts, these folders, and nothing else.

        Args:
            notes: texts by name.
            folders: those beside the notes.
            besides: a note that is looked at elsewhere.
        """
        wanted = [text_file(name, text) for name, text in notes.items()]
        wanted += [Item(path=folder) for folder in folders]
        return same_rows(wanted, [item for item in self.items() if item.path != besides])

    def remains(self, *texts: str) -> list[str]:
        """Files that hold one of some texts, wherever on the storage and however hidden."""
        items = self._shared.items()
        return [item.path for item in items if any(text in item.text for text in texts)]


def beside(noise: Sequence[NoiseFile], *names: str, folder: str = "") -> dict[str, str]:
    """Bystanders of notes, in a folder of the notebook."""
    around = noise_around(noise, *names)
    return {posixpath.join(folder, name): text for name, text in around.items()}


def create_note(pilot: Pilot, name: str, text: str = "") -> None:
    """Make a note in the folder that is open, from the name to the saved text."""
    name_note(pilot, name)
    if text:
        write(pilot, text)


def name_note(pilot: Pilot, name: str) -> None:
    """Make an empty note and stay in it; the extension is changed where it is another one.

    Of a note without one Markor asks whether to open it itself.
    """
    stem, extension = posixpath.splitext(name)
    pilot.tap("Create a new file or folder")
    pilot.type(None, stem, id="new_file_dialog__name")
    if pilot.node(id="new_file_dialog__ext").text != extension:
        pilot.type(None, extension, id="new_file_dialog__ext", clear=True)
    pilot.tap(id=AGREE)
    if find_all(pilot.observation, Target(id=AGREE)):
        pilot.tap(id=AGREE)


def write(pilot: Pilot, text: str, *, clear: bool = False) -> None:
    """Write into the note that is open, and leave it, which saves."""
    leave(pilot.type(None, text, clear=clear))


def leave(pilot: Pilot) -> None:
    """Leave the note that is open; with the keyboard open, Back closes that first."""
    pilot.back()
    if not pilot.shows("Create a new file or folder"):
        pilot.back()


def find(pilot: Pilot, name: str) -> Pilot:
    """Scroll until a file or folder is in sight, down first and up again."""
    try:
        return pilot.scroll_to(text=name)
    except PilotError:
        return pilot.scroll_to(text=name, direction="up")


def open_note(pilot: Pilot, name: str) -> None:
    """Open a note of the folder that is shown."""
    find(pilot, name).tap(text=name)


def rename_note(pilot: Pilot, name: str, to: str) -> None:
    """Give a note of the folder that is shown another name."""
    find(pilot, name).long_press(text=name).tap("Rename")
    pilot.type(None, to, id="new_name", clear=True).tap(id=AGREE)


def delete_note(pilot: Pilot, name: str) -> None:
    """Delete a note of the folder that is shown."""
    find(pilot, name).long_press(text=name).tap(id=DELETE).tap(id=AGREE)


def make_folder(pilot: Pilot, name: str) -> None:
    """Make a folder in the one that is shown."""
    pilot.tap("Create a new file or folder")
    pilot.type(None, name, id="new_file_dialog__name").tap("Folder")


def move_up(pilot: Pilot, name: str) -> None:
    """Move a note of the folder that is shown to the folder above."""
    open_menu(find(pilot, name).long_press(text=name)).tap("Move")
    pilot.tap(text="..").tap("Select this folder")
