"""YouTube: playlists that are made, filled, named and deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.validators import only_added, only_removed, same_rows
from pytest_androidbench.appdata.youtube import ListedVideo, VideoList
from pytest_androidbench.tasks.strategies import codes
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.youtube_ways import (
    APP,
    OWN_LIST,
    Films,
    arranged,
    films,
    open_playlist,
    watch,
)

MADE: Final = "the playlist is there, and all else is as it was"
ADDED: Final = "the video is in the playlist, and all else is as it was"
REMOVED: Final = "the video is in the playlist no more, and all else is as it was"
RENAMED: Final = "the playlist is called so, and all else is as it was"
DELETED: Final = "the playlist is gone, and all else is as it was"


@arena_task(
    "youtube_create_playlist",
    "Make a YouTube playlist called {name}.",
    params={"films_": films(), "name": codes(3).map(lambda code: f"commute {code}")},
)
def test_create_playlist(episode: Episode, films_: Films, name: str) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(MADE):
        after = start.tube.contents()
        made = [each for each in after.playlists if each.title == name]
        wanted = VideoList(id=made[0].id if made else 0, title=name)
        assert only_added(start.before.rows(), after.rows(), [wanted])


def make_playlist(pilot: Pilot, name: str) -> Pilot:
    """Begin a playlist in the library."""
    pilot.open(APP).tap("Library").scroll_to("New playlist").tap("New playlist")
    return pilot.type(None, name, id="name")


@test_create_playlist.solution
def create_playlist(pilot: Pilot, name: str) -> None:
    make_playlist(pilot, name).tap("Create")


@test_create_playlist.mistake("another name", fails=MADE)
def create_other_playlist(pilot: Pilot, name: str) -> None:
    make_playlist(pilot, name[:-1]).tap("Create")


@test_create_playlist.mistake("not made", fails=MADE)
def only_name_playlist(pilot: Pilot, name: str) -> None:
    make_playlist(pilot, name).tap("Cancel")


@arena_task(
    "youtube_add_to_playlist",
    "Add the YouTube video {films_.title} to the playlist {films_.playlist}.",
    params={"films_": films()},
)
def test_add_to_playlist(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_, listed=(2,))
    episode.run()
    with episode.check(ADDED):
        wanted = ListedVideo(playlist_id=OWN_LIST, video_id=start.videos[0].id)
        assert only_added(start.before.rows(), start.tube.contents().rows(), [wanted])


def add(pilot: Pilot, films_: Films, title: str, playlist: str) -> None:
    """Tick a playlist for a film."""
    watch(pilot, films_, title).tap(desc="Save to playlist").tap(text=playlist).tap("Done")


@test_add_to_playlist.solution
def add_to_playlist(pilot: Pilot, films_: Films) -> None:
    add(pilot, films_, films_.title, films_.playlist)


@test_add_to_playlist.mistake("another video", fails=ADDED)
def add_other_video(pilot: Pilot, films_: Films) -> None:
    add(pilot, films_, films_.other, films_.playlist)


@test_add_to_playlist.mistake("another playlist", fails=ADDED)
def add_elsewhere(pilot: Pilot, films_: Films) -> None:
    add(pilot, films_, films_.title, films_.other_playlist)


@arena_task(
    "youtube_remove_from_playlist",
    "Remove the video {films_.title} from the YouTube playlist {films_.playlist}.",
    params={"films_": films()},
)
def test_remove_from_playlist(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_, listed=(1, 0))
    episode.run()
    with episode.check(REMOVED):
        gone = ListedVideo(playlist_id=OWN_LIST, video_id=start.videos[0].id)
        assert only_removed(start.before.rows(), start.tube.contents().rows(), [gone])


def take_out(pilot: Pilot, films_: Films, place: int) -> None:
    """Take the film at a place of the playlist out of it."""
    open_playlist(pilot, films_.playlist).tap("Action menu", index=place)
    pilot.tap(f"Remove from {films_.playlist}")


@test_remove_from_playlist.solution
def remove_from_playlist(pilot: Pilot, films_: Films) -> None:
    take_out(pilot, films_, 1)


@test_remove_from_playlist.mistake("another video", fails=REMOVED)
def remove_other_video(pilot: Pilot, films_: Films) -> None:
    take_out(pilot, films_, 0)


@test_remove_from_playlist.mistake("taken back", fails=REMOVED)
def remove_and_undo(pilot: Pilot, films_: Films) -> None:
    remove_from_playlist(pilot, films_)
    pilot.tap("Undo")


@arena_task(
    "youtube_rename_playlist",
    "Rename the YouTube playlist {films_.playlist} to {name}.",
    params={"films_": films(), "name": codes(3).map(lambda code: f"test {code}")},
)
def test_rename_playlist(episode: Episode, films_: Films, name: str) -> None:
    start = arranged(episode, films_, listed=(0,))
    episode.run()
    with episode.check(RENAMED):
        old, rows = start.before.playlist(films_.playlist), start.before.rows()
        rows[rows.index(old)] = replace(old, title=name)
        assert same_rows(rows, start.tube.contents().rows())


def rename(pilot: Pilot, playlist: str, name: str) -> None:
    """Call a playlist otherwise."""
    open_playlist(pilot, playlist).tap(id="menu_edit").type(None, name, id="name", clear=True)
    pilot.tap("Save")


@test_rename_playlist.solution
def rename_playlist(pilot: Pilot, films_: Films, name: str) -> None:
    rename(pilot, films_.playlist, name)


@test_rename_playlist.mistake("another playlist", fails=RENAMED)
def rename_other_playlist(pilot: Pilot, films_: Films, name: str) -> None:
    rename(pilot, films_.other_playlist, name)


@test_rename_playlist.mistake("another name", fails=RENAMED)
def rename_otherwise(pilot: Pilot, films_: Films, name: str) -> None:
    rename(pilot, films_.playlist, name[:-1])


@arena_task(
    "youtube_delete_playlist",
    "Delete the YouTube playlist {films_.playlist}.",
    params={"films_": films()},
)
def test_delete_playlist(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_, listed=(0,))
    episode.run()
    with episode.check(DELETED):
        gone = [
            start.before.playlist(films_.playlist),
            ListedVideo(playlist_id=OWN_LIST, video_id=start.videos[0].id),
        ]
        assert only_removed(start.before.rows(), start.tube.contents().rows(), gone)


def delete(pilot: Pilot, playlist: str, answer: str) -> None:
    """Delete a playlist, or do not in the end."""
    open_playlist(pilot, playlist).tap("More options").tap("Delete playlist").tap(answer)


@test_delete_playlist.solution
def delete_playlist(pilot: Pilot, films_: Films) -> None:
    delete(pilot, films_.playlist, "Delete")


@test_delete_playlist.mistake("another playlist", fails=DELETED)
def delete_other_playlist(pilot: Pilot, films_: Films) -> None:
    delete(pilot, films_.other_playlist, "Delete")


@test_delete_playlist.mistake("not in the end", fails=DELETED)
def only_ask_to_delete(pilot: Pilot, films_: Films) -> None:
    delete(pilot, films_.playlist, "Cancel")
