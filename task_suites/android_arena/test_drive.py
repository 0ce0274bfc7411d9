"""Google Drive: files that are shared, moved, named, kept, written to and found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.drive import FOLDER, PACKAGE, DriveFile, FileComment, Shared
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.tasks.strategies import file_names, phrases
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.drive_ways import (
    APP,
    REST,
    Shelf,
    addresses,
    arranged,
    comment,
    folder_names,
    make_folder,
    more,
    move,
    open_files,
    remove,
    rename,
    share,
    shelves,
)
from task_suites.android_arena.looking import Sight, in_sight

SHARED: Final = "who was named may see the file, and all else is as it was"
MADE: Final = "the folder is there, and all else is as it was"
MOVED: Final = "the file lies there, and all else is as it was"
RENAMED: Final = "the file is called so, and all else is as it was"
KEPT: Final = "the file is kept on the phone, and all else is as it was"
WRITTEN: Final = "the comment stands there, and all else is as it was"
FOUND: Final = "the file is found"
GONE: Final = "the folder is gone, and all else is as it was"


@arena_task(
    "drive_share_file",
    "Share the file {shelf.name} of Google Drive with {to[0]}.",
    params={"shelf": shelves(), "to": addresses(2)},
)
def test_share_file(episode: Episode, shelf: Shelf, to: Sequence[str]) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(SHARED):
        wanted = [Shared(entry=start.file.id, address=to[0])]
        assert only_added(start.before.rows(), start.drive.contents().rows(), wanted)


@test_share_file.solution
def share_file(pilot: Pilot, shelf: Shelf, to: Sequence[str]) -> None:
    share(pilot, shelf.name, to[:1])


@test_share_file.mistake("another file", fails=SHARED)
def share_other_file(pilot: Pilot, shelf: Shelf, to: Sequence[str]) -> None:
    share(pilot, shelf.other, to[:1])


@test_share_file.mistake("with somebody else", fails=SHARED)
def share_with_other(pilot: Pilot, shelf: Shelf, to: Sequence[str]) -> None:
    share(pilot, shelf.name, to[1:])


@arena_task(
    "drive_share_with_two",
    "Share the file {shelf.name} of Google Drive with both {to[0]} and {to[1]}.",
    params={"shelf": shelves(), "to": addresses(2)},
)
def test_share_with_two(episode: Episode, shelf: Shelf, to: Sequence[str]) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(SHARED):
        wanted = [Shared(entry=start.file.id, address=each) for each in to]
        assert only_added(start.before.rows(), start.drive.contents().rows(), wanted)


@test_share_with_two.solution
def share_with_both(pilot: Pilot, shelf: Shelf, to: Sequence[str]) -> None:
    share(pilot, shelf.name, to)


@test_share_with_two.mistake("with one of them", fails=SHARED)
def share_with_one(pilot: Pilot, shelf: Shelf, to: Sequence[str]) -> None:
    share(pilot, shelf.name, to[:1])


@arena_task(
    "drive_create_folder",
    "Make a folder called {folder} in Google Drive, not within another folder.",
    params={"shelf": shelves(), "folder": folder_names().map(lambda name: f"new {name}")},
)
def test_create_folder(episode: Episode, shelf: Shelf, folder: str) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(MADE):
        after = start.drive.contents()
        made = [each.id for each in after.named(folder)]
        wanted = [DriveFile(id=id_, name=folder, kind=FOLDER) for id_ in made[:1]]
        assert wanted, f"there is no {folder}"
        assert only_added(start.before.rows(), after.rows(), wanted)


@test_create_folder.solution
def create_folder(pilot: Pilot, folder: str) -> None:
    make_folder(pilot.open(APP), folder)


@test_create_folder.mistake("within another folder", fails=MADE)
def create_folder_inside(pilot: Pilot, shelf: Shelf, folder: str) -> None:
    open_files(pilot).scroll_to(text=shelf.folder).tap(text=shelf.folder)
    make_folder(pilot, folder)


@test_create_folder.mistake("another name", fails=MADE)
def create_other_folder(pilot: Pilot, folder: str) -> None:
    make_folder(pilot.open(APP), folder[:-1])


@arena_task(
    "drive_move_file",
    "In Google Drive, move the file {shelf.name} into the folder {shelf.folder}.",
    params={"shelf": shelves()},
)
def test_move_file(episode: Episode, shelf: Shelf) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(MOVED):
        wanted = start.unchanged_but(start.file, folder=start.folder.id)
        assert same_rows(wanted, start.drive.contents().rows())


@test_move_file.solution
def move_file(pilot: Pilot, shelf: Shelf) -> None:
    move(pilot, shelf.name, shelf.folder)


@test_move_file.mistake("another folder", fails=MOVED)
def move_elsewhere(pilot: Pilot, shelf: Shelf) -> None:
    move(pilot, shelf.name, shelf.other_folder)


@test_move_file.mistake("another file", fails=MOVED)
def move_other_file(pilot: Pilot, shelf: Shelf) -> None:
    move(pilot, shelf.other, shelf.folder)


@arena_task(
    "drive_rename_file",
    "In Google Drive, rename the file {shelf.name} to {to}.",
    params={"shelf": shelves(), "to": file_names("pdf").map(lambda name: f"new_{name}")},
)
def test_rename_file(episode: Episode, shelf: Shelf, to: str) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(RENAMED):
        wanted = start.unchanged_but(start.file, name=to)
        assert same_rows(wanted, start.drive.contents().rows())


@test_rename_file.solution
def rename_file(pilot: Pilot, shelf: Shelf, to: str) -> None:
    rename(pilot, shelf.name, to)


@test_rename_file.mistake("another file", fails=RENAMED)
def rename_other_file(pilot: Pilot, shelf: Shelf, to: str) -> None:
    rename(pilot, shelf.other, to)


@test_rename_file.mistake("without its ending", fails=RENAMED)
def rename_without_ending(pilot: Pilot, shelf: Shelf, to: str) -> None:
    rename(pilot, shelf.name, to.removesuffix(".pdf"))


@arena_task(
    "drive_make_offline",
    "Make the file {shelf.name} of Google Drive available offline.",
    params={"shelf": shelves()},
)
def test_make_offline(episode: Episode, shelf: Shelf) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(KEPT):
        wanted = start.unchanged_but(start.file, offline=True)
        assert same_rows(wanted, start.drive.contents().rows())


@test_make_offline.solution
def make_offline(pilot: Pilot, shelf: Shelf) -> None:
    more(pilot, shelf.name).tap("Make available offline")


@test_make_offline.mistake("another file", fails=KEPT)
def make_other_offline(pilot: Pilot, shelf: Shelf) -> None:
    more(pilot, shelf.other).tap("Make available offline")


@test_make_offline.mistake("a star", fails=KEPT)
def give_star(pilot: Pilot, shelf: Shelf) -> None:
    more(pilot, shelf.name).tap("Add to Starred")


@arena_task(
    "drive_comment_on_file",
    "Comment on the file {shelf.name} in Google Drive: {text}",
    params={"shelf": shelves(), "text": phrases()},
)
def test_comment_on_file(episode: Episode, shelf: Shelf, text: str) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(WRITTEN):
        after = start.drive.contents()
        by = after.comments[-1].author if after.comments else ""
        wanted = [FileComment(entry=start.file.id, author=by, text=text)]
        assert only_added(start.before.rows(), after.rows(), wanted)


@test_comment_on_file.solution
def comment_on_file(pilot: Pilot, shelf: Shelf, text: str) -> None:
    comment(pilot, shelf.name, text)


@test_comment_on_file.mistake("another file", fails=WRITTEN)
def comment_on_other(pilot: Pilot, shelf: Shelf, text: str) -> None:
    comment(pilot, shelf.other, text)


@test_comment_on_file.mistake("not sent", fails=WRITTEN)
def only_write_comment(pilot: Pilot, shelf: Shelf, text: str) -> None:
    more(pilot, shelf.name).tap("Comments").type(None, text, id="comment_edit_text")


@arena_task(
    "drive_search_file",
    "Search Google Drive for {shelf.name}, and show that it is found.",
    params={"shelf": shelves()},
)
def test_search_file(episode: Episode, shelf: Shelf) -> None:
    start = arranged(episode, shelf)
    episode.run()
    device = episode.device
    with episode.check(FOUND):
        found = Sight(id="entry_label", text=shelf.name)
        assert not in_sight(device, PACKAGE, Sight(id="search_text"), found, typing=True)
    with episode.check(REST, weight=0.5):
        assert same_rows(start.before.rows(), start.drive.contents().rows())


def search(pilot: Pilot, name: str) -> None:
    """Look for a file."""
    pilot.open(APP).tap("Search in Drive").type(None, name, enter=True)


@test_search_file.solution
def search_file(pilot: Pilot, shelf: Shelf) -> None:
    search(pilot, shelf.name)


@test_search_file.mistake("another file", fails=FOUND)
def search_other_file(pilot: Pilot, shelf: Shelf) -> None:
    search(pilot, shelf.other)


@test_search_file.mistake("left again", fails=FOUND)
def search_and_leave(pilot: Pilot, shelf: Shelf) -> None:
    search(pilot, shelf.name)
    pilot.home()


@test_search_file.mistake("only the list", fails=FOUND)
def only_open_drive(pilot: Pilot) -> None:
    pilot.open(APP)


@arena_task(
    "drive_delete_folder",
    "Remove the folder {shelf.folder} from Google Drive.",
    params={"shelf": shelves()},
)
def test_delete_folder(episode: Episode, shelf: Shelf) -> None:
    start = arranged(episode, shelf)
    episode.run()
    with episode.check(GONE):
        after = start.drive.contents().rows()
        gone = [row for row in start.before.rows() if row != start.folder]
        assert same_rows(gone, after) or same_rows(
            start.unchanged_but(start.folder, trashed=True), after
        )


@test_delete_folder.solution
def delete_folder(pilot: Pilot, shelf: Shelf) -> None:
    remove(pilot, shelf.folder)


@test_delete_folder.mistake("another folder", fails=GONE)
def delete_other_folder(pilot: Pilot, shelf: Shelf) -> None:
    remove(pilot, shelf.other_folder)


@test_delete_folder.mistake("taken back", fails=GONE)
def delete_and_undo(pilot: Pilot, shelf: Shelf) -> None:
    remove(pilot, shelf.folder)
    pilot.tap("Undo")
