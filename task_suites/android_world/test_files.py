"""Files: one deleted, one moved."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.storage import SHARED, Item, Storage, text_file
from pytest_androidbench.appdata.validators import Verdict, only_changed, only_removed
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import codes
from task_suites.android_world.android_ways import (
    AGREE,
    COPY_OF_ONE,
    MOVE_OF_ALL,
    MOVE_OF_ONE,
    open_folder,
    open_menu,
)
from task_suites.android_world.content.files import (
    SHARED_FILES,
    NoiseFile,
    file_names,
    noise_around,
    noise_files,
)

FOLDERS: Final = tuple(SHARED_FILES)
APP: Final = "Files"
GONE: Final = "it and nothing else is gone"
MOVED: Final = "it lies there unchanged, and all else is as it was"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """A folder with the file that is meant and others beside it."""

    folder: str
    name: str
    text: str
    noise: tuple[NoiseFile, ...]

    @property
    def file(self) -> Item:
        """The file that is meant."""
        return text_file(f"{self.folder}/{self.name}", self.text)

    @property
    def others(self) -> Mapping[str, str]:
        """Texts of the files beside it, by name; at least one."""
        return noise_around(self.noise, self.name)

    @property
    def other(self) -> str:
        """One of those, which a careless finger could take for it."""
        return next(iter(self.others))


@dataclass(frozen=True, slots=True, kw_only=True)
class Misplaced(Shelf):
    """A shelf from which the file is to go to another folder."""

    to: str

    @property
    def elsewhere(self) -> str:
        """A folder that is neither."""
        return next(name for name in FOLDERS if name not in {self.folder, self.to})


def shelves(folder: str) -> SearchStrategy[Shelf]:
    """A file of a kind that belongs into a folder."""
    pool = SHARED_FILES[folder]
    endings = tuple(dict.fromkeys(posixpath.splitext(name)[1] for name in pool))
    return st.builds(
        Shelf,
        folder=st.just(folder),
        name=file_names(endings),
        text=codes(20),
        noise=noise_files(pool),
    )


def misplaced(folders: Sequence[str]) -> SearchStrategy[Misplaced]:
    """In the first of some folders a file that belongs into the second."""
    folder, to = folders[:2]
    return st.builds(
        Misplaced,
        folder=st.just(folder),
        name=st.sampled_from(SHARED_FILES[to]),
        text=codes(20),
        noise=noise_files(SHARED_FILES[folder]),
        to=st.just(to),
    )


def lay_out(device: Device, shelf: Shelf, *folders: str) -> None:
    """Let these files, and nothing else, lie in the folders."""
    for folder in (shelf.folder, *folders):
        Storage(device, f"{SHARED}/{folder}").clear()
    files = {shelf.name: shelf.text, **shelf.others}
    Storage(device, f"{SHARED}/{shelf.folder}").put(files)


def laid_out(device: Device, shelf: Shelf) -> list[Item]:
    """All that a person can see, and the file that is meant, into whatever corner it was put."""
    items = Storage(device).items()
    return [item for item in items if item.is_visible or shelf.text in item.text]


def is_gone(
    shelf: Shelf, before: Sequence[Item], after: Sequence[Item], *, upstream: bool
) -> Verdict:
    """The file is gone; upstream does not ask about the others."""
    if upstream:
        return Verdict(holds=shelf.file.path not in paths_of(after), why="it is still there")
    return only_removed(before, after, [shelf.file])


def is_moved(
    shelf: Misplaced, before: Sequence[Item], after: Sequence[Item], *, upstream: bool
) -> Verdict:
    """The file lies in the other folder; upstream asks about its name alone."""
    moved = text_file(f"{shelf.to}/{shelf.name}", shelf.text)
    if upstream:
        paths = paths_of(after)
        holds = shelf.file.path not in paths and moved.path in paths
        return Verdict(holds=holds, why="it is not there, or still where it was")
    return only_changed(before, after, [(shelf.file, moved)])


def paths_of(items: Sequence[Item]) -> list[str]:
    """Where files lie."""
    return [item.path for item in items if not item.is_folder]


@task(
    "FilesDeleteFile",
    "In Files, delete {shelf.name}, which lies in the folder {shelf.folder} of the phone's own "
    "storage.",
    params={"shelf": st.sampled_from(FOLDERS).flatmap(shelves)},
    limits=Limits(steps=22),
    app="files",
    difficulty="medium",
    tags={"data_edit", "parameterized"},
    optimal_steps=4,
)
def test_delete_file(episode: Episode, shelf: Shelf) -> None:
    lay_out(episode.device, shelf)
    before = laid_out(episode.device, shelf)
    episode.run()
    with episode.check(GONE):
        after = laid_out(episode.device, shelf)
        assert is_gone(shelf, before, after, upstream=episode.upstream)


@task(
    "FilesMoveFile",
    "In Files, move {shelf.name} from the folder {shelf.folder} to the folder {shelf.to}; both "
    "are on the phone's own storage.",
    params={"shelf": st.permutations(FOLDERS).flatmap(misplaced)},
    limits=Limits(steps=20),
    app="files",
    difficulty="medium",
    tags={"parameterized", "screen_reading", "search"},
    optimal_steps=10,
)
def test_move_file(episode: Episode, shelf: Misplaced) -> None:
    lay_out(episode.device, shelf, shelf.to)
    before = laid_out(episode.device, shelf)
    episode.run()
    with episode.check(MOVED):
        after = laid_out(episode.device, shelf)
        assert is_moved(shelf, before, after, upstream=episode.upstream)


def select(pilot: Pilot, shelf: Shelf, *names: str) -> None:
    """Select files on the shelf, as a list."""
    pilot.open(APP)
    open_folder(pilot, shelf.folder)
    pilot.tap(id="sub_menu_list")
    for place, name in enumerate(names):
        pilot.scroll_to(text=name)
        if place:
            pilot.tap(text=name)
        else:
            pilot.long_press(text=name)


def send(pilot: Pilot, how: int, folder: str) -> None:
    """Copy or move what is selected to a folder, by the place of that in the menu."""
    open_menu(pilot).tap(id="title", index=how)
    open_folder(pilot, folder)
    pilot.tap(id=AGREE)


def rename(pilot: Pilot, name: str) -> None:
    """Give what is selected another name."""
    pilot.tap("More options").tap("Rename").type("New name", name, clear=True).tap("OK")


@test_delete_file.solution
def delete_it(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    pilot.tap(id="action_menu_delete").tap(id=AGREE)


@test_delete_file.mistake("not confirmed", fails=GONE)
def do_not_confirm(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    pilot.tap("Delete").tap("Cancel")


@test_delete_file.mistake("one beside it", fails=GONE)
def delete_other(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.other)
    pilot.tap("Delete").tap("OK")


@test_delete_file.mistake("all that is there", fails=GONE)
def delete_all(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    pilot.tap("More options").tap("Select all").tap("Delete").tap("OK")


@test_delete_file.mistake("renamed", fails=GONE)
def rename_it(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    rename(pilot, f"old_{shelf.name}")


@test_delete_file.mistake("only hidden", fails=GONE)
def hide_it(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    rename(pilot, f".{shelf.name}")


@test_delete_file.mistake("moved out of sight", fails=GONE)
def move_it_out_of_sight(pilot: Pilot, shelf: Shelf) -> None:
    select(pilot, shelf, shelf.name)
    send(pilot, MOVE_OF_ONE, "Android")


@test_move_file.solution
def move_it(pilot: Pilot, shelf: Misplaced) -> None:
    select(pilot, shelf, shelf.name)
    send(pilot, MOVE_OF_ONE, shelf.to)


@test_move_file.mistake("copied", fails=MOVED)
def copy_it(pilot: Pilot, shelf: Misplaced) -> None:
    select(pilot, shelf, shelf.name)
    send(pilot, COPY_OF_ONE, shelf.to)


@test_move_file.mistake("to another folder", fails=MOVED)
def move_elsewhere(pilot: Pilot, shelf: Misplaced) -> None:
    select(pilot, shelf, shelf.name)
    send(pilot, MOVE_OF_ONE, shelf.elsewhere)


@test_move_file.mistake("with all that lay beside it", fails=MOVED)
def move_all(pilot: Pilot, shelf: Misplaced) -> None:
    select(pilot, shelf, shelf.name)
    pilot.tap("More options").tap("Select all")
    send(pilot, MOVE_OF_ALL, shelf.to)
