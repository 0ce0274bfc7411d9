"""Google Photos: albums, animations, pictures that are deleted, and what is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.drive import Drive, DriveFile
from pytest_androidbench.appdata.photos import GROUP_FACES, PACKAGE, Photos
from pytest_androidbench.appdata.validators import only_added, only_removed
from pytest_androidbench.tasks.strategies import codes, one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.content.pictures import colours_in, plain_picture
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.photos_ways import (
    arranged,
    choose,
    colours,
    open_album,
    open_photos,
)

GROUPED: Final = "similar faces are grouped"
REST: Final = "nothing else was set"
MADE: Final = "the album is there with that photo alone, and no photo is lost"
GONE: Final = "the album is gone, and no photo with it"
MOVING: Final = "an animation of both photos is there, and no photo is lost"
TRASHED: Final = "that photo and no other is in the trash"
SHOWN: Final = "the account and its storage are in sight"
TAKEN: Final = "the photo lies in Drive, and all else is as it was"
NOT_SHARED: Final = "Photos was not asked to share"


@arena_task(
    "photos_face_grouping",
    "Let Google Photos group similar faces.",
    params={"layout": one_of("day", "month")},
)
def test_face_grouping(episode: Episode, layout: str) -> None:
    preferences = Photos(episode.device).preferences
    preferences.put({GROUP_FACES: False, "photo_grid_layout": layout})
    before = preferences.all()
    episode.run()
    after = preferences.all()
    with episode.check(GROUPED):
        assert after.get(GROUP_FACES, True) is True
    with episode.check(REST, weight=0.5):
        assert {**before, GROUP_FACES: True} == {**after, GROUP_FACES: True}


def open_settings(pilot: Pilot) -> Pilot:
    """Open the settings."""
    return open_photos(pilot).tap("More options").tap("Photos settings")


@test_face_grouping.solution
def group_faces(pilot: Pilot) -> None:
    open_settings(pilot).tap("Group similar faces")


@test_face_grouping.mistake("another switch", fails=GROUPED)
def switch_memories(pilot: Pilot) -> None:
    open_settings(pilot).tap("Memories")


@test_face_grouping.mistake("one more switch", fails=REST)
def group_faces_and_more(pilot: Pilot) -> None:
    group_faces(pilot)
    pilot.tap("Memories")


@arena_task(
    "photos_create_album",
    "Make an album called {title} in Google Photos with the first photo, the newest one, in it.",
    params={
        "drawn": colours(),
        "title": codes(3).map(lambda code: f"animals {code}"),
    },
)
def test_create_album(episode: Episode, drawn: Sequence[str], title: str) -> None:
    start = arranged(episode, drawn)
    episode.run()
    with episode.check(MADE):
        after = start.photos.contents()
        made = [album for album in after.albums if album.title == title]
        assert made, f"there is no album {title}"
        assert only_added(start.before.albums, after.albums, made[:1])
        assert after.inside(made[0]) == [start.paths[0]]
        assert not start.lost_files()


def make_album(pilot: Pilot, place: int, title: str) -> None:
    """Make an album with the photo at a place."""
    choose(pilot, place).tap(id="add_to_album").tap("New album").type(None, title).tap("OK")


@test_create_album.solution
def create_album(pilot: Pilot, title: str) -> None:
    make_album(pilot, 0, title)


@test_create_album.mistake("the second photo", fails=MADE)
def create_album_of_second(pilot: Pilot, title: str) -> None:
    make_album(pilot, 1, title)


@test_create_album.mistake("another title", fails=MADE)
def create_other_album(pilot: Pilot, title: str) -> None:
    make_album(pilot, 0, title[:-1])


@arena_task(
    "photos_delete_album",
    "Delete the album {title} in Google Photos.",
    params={
        "drawn": colours(),
        "title": codes(3).map(lambda code: f"animals {code}"),
    },
)
def test_delete_album(episode: Episode, drawn: Sequence[str], title: str) -> None:
    start = arranged(episode, drawn, title)
    episode.run()
    with episode.check(GONE):
        after = start.photos.contents()
        gone = [album for album in start.before.albums if album.title == title]
        assert only_removed(start.before.albums, after.albums, gone)
        assert not start.lost_files()


@test_delete_album.solution
def delete_album(pilot: Pilot, title: str) -> None:
    open_album(pilot, title).tap("More options").tap("Delete album").tap("Delete")


@test_delete_album.mistake("not in the end", fails=GONE)
def only_ask_to_delete_album(pilot: Pilot, title: str) -> None:
    open_album(pilot, title).tap("More options").tap("Delete album").tap("Cancel")


@test_delete_album.mistake("its photos", fails=GONE)
def delete_photos_of_album(pilot: Pilot, title: str) -> None:
    open_album(pilot, title).long_press("Photo taken on", index=0)
    pilot.tap("Photo taken on", index=1).tap(id="move_to_trash").tap(id="button1")


@arena_task(
    "photos_create_animation",
    "Make an animation of the first two photos, the newest ones, in Google Photos.",
    params={"drawn": colours()},
)
def test_create_animation(episode: Episode, drawn: Sequence[str]) -> None:
    start = arranged(episode, drawn)
    episode.run()
    with episode.check(MOVING):
        new = start.new_files()
        assert len(new) == 1, f"{len(new)} files are new"
        assert sorted(colours_in(start.storage.read(new[0]))) == sorted(drawn[:2])
        assert not start.lost_files()


def make(pilot: Pilot, what: str, *places: int) -> None:
    """Make something of the photos at some places."""
    choose(pilot, *places).tap(id="add_to_album").tap(what)


@test_create_animation.solution
def create_animation(pilot: Pilot) -> None:
    make(pilot, "Animation", 0, 1)


@test_create_animation.mistake("other photos", fails=MOVING)
def create_other_animation(pilot: Pilot) -> None:
    make(pilot, "Animation", 0, 2)


@test_create_animation.mistake("a collage", fails=MOVING)
def create_collage(pilot: Pilot) -> None:
    make(pilot, "Collage", 0, 1)


@arena_task(
    "photos_delete_first_photo",
    "Delete the first photo, the newest one, in Google Photos.",
    params={"drawn": colours()},
)
def test_delete_first_photo(episode: Episode, drawn: Sequence[str]) -> None:
    start = arranged(episode, drawn)
    episode.run()
    with episode.check(TRASHED):
        name = start.paths[0].rpartition("/")[2]
        assert start.lost_files() == [name]
        trashed = start.photos.contents().trashed
        assert trashed - start.before.trashed <= {start.paths[0]}


def delete(pilot: Pilot, place: int) -> None:
    """Move the photo at a place to the trash."""
    choose(pilot, place).tap(id="move_to_trash").tap(id="button1")


@test_delete_first_photo.solution
def delete_first(pilot: Pilot) -> None:
    delete(pilot, 0)


@test_delete_first_photo.mistake("the second one", fails=TRASHED)
def delete_second(pilot: Pilot) -> None:
    delete(pilot, 1)


@test_delete_first_photo.mistake("taken back", fails=TRASHED)
def delete_and_undo(pilot: Pilot) -> None:
    delete(pilot, 0)
    pilot.tap("Undo")


@arena_task(
    "photos_show_storage",
    "Show in Google Photos whose account it is, and how much storage is used.",
    params={"layout": one_of("day", "month")},
)
def test_show_storage(episode: Episode, layout: str) -> None:
    Photos(episode.device).preferences.put({"photo_grid_layout": layout})
    episode.run()
    with episode.check(SHOWN):
        account = Sight(id="account_name", has=r"^\S+@\S+\n")
        used = Sight(id="device_storage", has=r"\d+([.,]\d+)? ?[kMG]B.*\d+([.,]\d+)? ?GB")
        assert not in_sight(episode.device, PACKAGE, account, used)


@test_show_storage.solution
def show_storage(pilot: Pilot) -> None:
    open_photos(pilot).tap(id="selected_account_disc")


@test_show_storage.mistake("only the settings", fails=SHOWN)
def only_show_settings(pilot: Pilot) -> None:
    open_settings(pilot)


@test_show_storage.mistake("left again", fails=SHOWN)
def show_storage_and_leave(pilot: Pilot) -> None:
    show_storage(pilot)
    pilot.home()


@arena_task(
    "photo_to_drive_without_share",
    "Upload the newest photo of the phone to Google Drive, but do not use the share button of "
    "Google Photos.",
    params={"drawn": colours()},
)
def test_photo_to_drive(episode: Episode, drawn: Sequence[str]) -> None:
    start, drive = arranged(episode, drawn), Drive(episode.device)
    before, wanted = drive.contents(), plain_picture(drawn[0])
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(TAKEN):
        after = drive.contents()
        known = {each.id for each in before.files}
        new = [each for each in after.files if each.id not in known]
        assert [drive.content(each.id) == wanted for each in new] == [True]
        made = DriveFile(
            id=new[0].id,
            name=start.paths[0].rpartition("/")[2],
            folder=new[0].folder,
            kind="image",
            bytes=len(wanted),
        )
        assert only_added(before.rows(), after.rows(), [made])
        assert not start.lost_files()
    check_kept(episode, ways, "no_sharing_in_photos", NOT_SHARED)


def upload(pilot: Pilot, name: str) -> None:
    """Take a photo in: the newest come first."""
    pilot.open("Drive").tap(id="extended_fab").tap("Upload").tap(text=name)


@test_photo_to_drive.solution
def upload_photo(pilot: Pilot) -> None:
    upload(pilot, "PXL_ARENA_1.jpg")


@test_photo_to_drive.mistake("shared out of the grid", fails=NOT_SHARED)
def share_from_grid(pilot: Pilot) -> None:
    choose(pilot, 0).tap(id="share").tap("Drive").tap(id="save_button")


@test_photo_to_drive.mistake("shared out of the viewer", fails=NOT_SHARED)
def share_from_viewer(pilot: Pilot) -> None:
    open_photos(pilot).tap("Photo taken on", index=0).tap(id="share").tap("Drive")
    pilot.tap(id="save_button")


@test_photo_to_drive.mistake("another photo", fails=TAKEN)
def upload_other_photo(pilot: Pilot) -> None:
    upload(pilot, "PXL_ARENA_2.jpg")
