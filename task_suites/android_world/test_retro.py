"""Retro Music: playlists made, measured and saved, and songs lined up to be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.retromusic import Playlist, RetroMusic, Song
from pytest_androidbench.appdata.storage import SHARED, Entry, Storage
from pytest_androidbench.appdata.validators import Verdict, same_sequence
from pytest_androidbench.devices.device import Device
from task_suites.android_world.content.music import (
    LEAST_SECONDS,
    MOST_SECONDS,
    MusicShelf,
    long_enough_music,
    music,
)
from task_suites.android_world.retro_ways import (
    add_to,
    delete_song,
    enqueue,
    make_list,
    save_list,
    select,
)
from task_suites.android_world.rules import text_is, untouched

MADE: Final = "the playlist has these songs in this order"
QUEUED: Final = "these songs are played in this order"
LASTS: Final = "the playlist lasts from 45 to 50 minutes"
SAVED: Final = "it is saved in Downloads"
FOLDER: Final = f"{SHARED}/Music"
DOWNLOADS: Final = "Download"
EARLIER: Final = f"{DOWNLOADS}/Earlier.m3u"
"""Of a playlist that was saved before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MusicState:
    """What is looked at before and after the agent's turn."""

    playlists: Sequence[Playlist]
    queue: Sequence[Song]
    files: Sequence[Entry]

    @classmethod
    def of(cls, device: Device) -> MusicState:
        """What a device has now."""
        app = RetroMusic(device)
        entries = Storage(device).entries(deep=True)
        files = [entry for entry in entries if entry.kind == "file" and entry.is_visible]
        return cls(playlists=app.playlists(), queue=app.queue(), files=files)


def prepared(device: Device, shelf: MusicShelf) -> MusicState:
    """Songs and playlists, and one that was saved before, are on the phone."""
    folder = Storage(device, FOLDER)
    folder.clear()
    folder.put({tune.file: tune.data for tune in shelf.tunes})
    Storage(device).put({EARLIER: m3u_of(shelf.lists[0].titles)})
    app = RetroMusic(device)
    app.rescan(FOLDER)
    songs = {song.title: song for song in app.songs() if song.path.startswith(f"{FOLDER}/")}
    app.replace(
        Playlist(name=each.name, songs=tuple(songs[title] for title in each.titles))
        for each in shelf.lists
    )
    return MusicState.of(device)


def m3u_of(titles: Iterable[str]) -> str:
    """A playlist's file, as plain as one can be."""
    return "\n".join(paths_of(titles))


def paths_of(titles: Iterable[str]) -> list[str]:
    """Where songs lie."""
    return [f"{FOLDER}/{title}.mp3" for title in titles]


def come(before: Sequence[Playlist], after: Sequence[Playlist]) -> list[Playlist]:
    """Playlists that were not there before, or not like this."""
    return [playlist for playlist in after if playlist not in before]


def is_made(episode: Episode, shelf: MusicShelf, playlists: Sequence[Playlist]) -> Verdict:
    """One of these playlists is the wanted one; upstream counts rows by their lists' names."""
    called = [each for each in playlists if text_is(episode, shelf.playlist, each.name)]
    if episode.upstream:
        return are_alike(episode, shelf.titles, [title for each in called for title in each.titles])
    if len(called) != 1:
        return Verdict(holds=False, why=f"{len(called)} playlists are called so")
    return same_sequence(shelf.titles, called[0].titles)


def are_alike(episode: Episode, wanted: Sequence[str], titles: Sequence[str]) -> Verdict:
    """So many titles, and each of them about the wanted one."""
    alike = all(text_is(episode, *both) for both in zip(wanted, titles, strict=False))
    return Verdict(holds=len(titles) == len(wanted) and alike, why=f"there are {titles}")


def lasts(shelf: MusicShelf, playlists: Sequence[Playlist]) -> Verdict:
    """There is one such playlist, and it is as long as is asked for."""
    called = [each for each in playlists if each.name == shelf.playlist]
    if len(called) != 1:
        return Verdict(holds=False, why=f"{len(called)} playlists are called so")
    ms = called[0].duration
    return Verdict(holds=1000 * LEAST_SECONDS <= ms <= 1000 * MOST_SECONDS, why=f"it lasts {ms} ms")


def listed(text: str) -> list[str]:
    """The files that a playlist's file names, in its order."""
    lines = (line.strip() for line in text.split("\n"))
    return [line for line in lines if line and not line.startswith("#")]


def is_saved(episode: Episode, shelf: MusicShelf) -> Verdict:
    """The file is there and has the songs in it; upstream asks about its name alone."""
    storage, path = Storage(episode.device), file_of(shelf)
    if episode.upstream:
        return Verdict(holds=storage.exists(path), why=f"there is no file {path}")
    return same_sequence(paths_of(shelf.titles), listed(storage.text(path)))


def file_of(shelf: MusicShelf) -> str:
    """What the wanted playlist is saved as."""
    return f"{DOWNLOADS}/{shelf.playlist}.m3u"


def rest(state: MusicState, name: str = "", path: str = "") -> list[object]:
    """All but the playlist and the file that are wanted."""
    playlists = [each for each in state.playlists if each.name != name]
    return [*playlists, *(entry for entry in state.files if entry.path != path)]


@task(
    "RetroCreatePlaylist",
    'In Retro Music, make a playlist called "{shelf.playlist}" with these songs in this order: '
    "{shelf}.",
    params={"shelf": music(2, 5)},
    limits=Limits(steps=24),
    app="retro_music",
    difficulty="medium",
    tags={"data_entry", "repetition", "parameterized"},
    optimal_steps=12,
)
def test_create_playlist(episode: Episode, shelf: MusicShelf) -> None:
    before = prepared(episode.device, shelf)
    episode.run()
    after = MusicState.of(episode.device)
    with episode.check(MADE):
        assert is_made(episode, shelf, come(before.playlists, after.playlists))
    assert untouched(episode, rest(before), rest(after, shelf.playlist))


@task(
    "RetroPlayingQueue",
    "In Retro Music, put these songs, and no others, into the playing queue in this order: "
    "{shelf}.",
    params={"shelf": music(2, 5)},
    limits=Limits(steps=32),
    app="retro_music",
    difficulty="easy",
    tags={"parameterized"},
    optimal_steps=16,
)
def test_playing_queue(episode: Episode, shelf: MusicShelf) -> None:
    before = prepared(episode.device, shelf)
    episode.run()
    after = MusicState.of(episode.device)
    with episode.check(QUEUED):
        assert same_sequence(shelf.titles, [song.title for song in after.queue])
    assert untouched(episode, rest(before), rest(after))


@task(
    "RetroPlaylistDuration",
    'In Retro Music, make a playlist called "{shelf.playlist}" from songs that are on the phone. '
    "All in all it has to last at least 45 and at most 50 minutes.",
    params={"shelf": long_enough_music(9, 11)},
    limits=Limits(steps=30),
    app="retro_music",
    difficulty="medium",
    tags={"math_counting", "complex_ui_understanding", "repetition", "parameterized"},
    optimal_steps=15,
)
def test_playlist_duration(episode: Episode, shelf: MusicShelf) -> None:
    before = prepared(episode.device, shelf)
    episode.run()
    after = MusicState.of(episode.device)
    with episode.check(LASTS):
        assert lasts(shelf, come(before.playlists, after.playlists))
    assert untouched(episode, rest(before), rest(after, shelf.playlist))


@task(
    "RetroSavePlaylist",
    'In Retro Music, make a playlist called "{shelf.playlist}" with these songs in this order: '
    "{shelf}. Then save it as a file of that name in the Downloads of the device.",
    params={"shelf": music(2, 5)},
    limits=Limits(steps=50),
    app="retro_music",
    difficulty="hard",
    tags={"search", "repetition", "parameterized"},
    optimal_steps=25,
)
def test_save_playlist(episode: Episode, shelf: MusicShelf) -> None:
    before = prepared(episode.device, shelf)
    episode.run()
    after = MusicState.of(episode.device)
    with episode.check(MADE):
        assert is_made(episode, shelf, come(before.playlists, after.playlists))
    with episode.check(SAVED):
        assert is_saved(episode, shelf)
    assert untouched(episode, rest(before), rest(after, shelf.playlist, file_of(shelf)))


@test_create_playlist.solution
@test_playlist_duration.solution
def make_it(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, shelf.titles)


@test_create_playlist.mistake("another order", fails=MADE)
def turn_around(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, shelf.titles[::-1])


@test_create_playlist.mistake("one forgotten", fails=MADE)
def forget_last(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, shelf.titles[:-1])


@test_create_playlist.mistake("one too many", fails=MADE)
def add_another(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, [*shelf.titles, shelf.spare])


@test_create_playlist.mistake("a near name", fails=MADE)
@test_playlist_duration.mistake("a near name", fails=LASTS)
def use_a_near_name(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist + "0", shelf.titles)


@test_create_playlist.mistake("put into a playlist that was there", fails=MADE)
@test_playlist_duration.mistake("put into a playlist that was there", fails=LASTS)
def use_another_list(pilot: Pilot, shelf: MusicShelf) -> None:
    select(pilot, shelf.titles)
    add_to(pilot, shelf.lists[0].name)


@test_create_playlist.mistake("a second playlist made as well")
@test_playlist_duration.mistake("a second playlist made as well")
def make_two(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, "Trial", shelf.titles[:1])
    make_it(pilot, shelf)


@test_create_playlist.mistake("another song deleted from the phone")
def delete_another(pilot: Pilot, shelf: MusicShelf) -> None:
    delete_song(pilot, shelf.spare)
    make_it(pilot, shelf)


@test_playing_queue.solution
def line_up(pilot: Pilot, shelf: MusicShelf) -> None:
    enqueue(pilot, shelf.titles)


@test_playing_queue.mistake("another order", fails=QUEUED)
def line_up_backwards(pilot: Pilot, shelf: MusicShelf) -> None:
    enqueue(pilot, shelf.titles[::-1])


@test_playing_queue.mistake("one forgotten", fails=QUEUED)
def line_up_fewer(pilot: Pilot, shelf: MusicShelf) -> None:
    enqueue(pilot, shelf.titles[1:])


@test_playing_queue.mistake("one played, and all others with it", fails=QUEUED)
def play_the_first(pilot: Pilot, shelf: MusicShelf) -> None:
    pilot.open("Retro Music").tap(id="action_song")
    pilot.scroll_to(text=shelf.titles[0]).tap(text=shelf.titles[0])


@test_playing_queue.mistake("a playlist made of them", fails=QUEUED)
def make_a_list(pilot: Pilot, shelf: MusicShelf) -> None:
    make_it(pilot, shelf)


@test_playing_queue.mistake("a playlist made of them as well")
def line_up_and_make_a_list(pilot: Pilot, shelf: MusicShelf) -> None:
    line_up(pilot, shelf)
    make_it(pilot, shelf)


@test_playlist_duration.mistake("one song too few", fails=LASTS)
def make_it_shorter(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, shelf.titles[1:])


@test_playlist_duration.mistake("one song too many", fails=LASTS)
def make_it_longer(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, [*shelf.titles, shelf.spare])


@test_save_playlist.solution
def save_it(pilot: Pilot, shelf: MusicShelf) -> None:
    make_it(pilot, shelf)
    save_list(pilot, shelf.playlist)


@test_save_playlist.mistake("not saved", fails=SAVED)
def do_not_save(pilot: Pilot, shelf: MusicShelf) -> None:
    make_it(pilot, shelf)


@test_save_playlist.mistake("to another folder", fails=SAVED)
def save_elsewhere(pilot: Pilot, shelf: MusicShelf) -> None:
    make_it(pilot, shelf)
    save_list(pilot, shelf.playlist, "Documents")


@test_save_playlist.mistake("saved, and then taken out of the app", fails=MADE)
def save_and_drop(pilot: Pilot, shelf: MusicShelf) -> None:
    save_it(pilot, shelf)
    pilot.tap("More options").tap("Delete").tap("Delete")


@test_save_playlist.mistake("saved before the last one was in it", fails=SAVED)
def save_too_early(pilot: Pilot, shelf: MusicShelf) -> None:
    make_list(pilot, shelf.playlist, shelf.titles[:-1])
    save_list(pilot, shelf.playlist)
    pilot.back()
    select(pilot, shelf.titles[-1:])
    add_to(pilot, shelf.playlist)


@test_save_playlist.mistake("another one saved as well")
def save_two(pilot: Pilot, shelf: MusicShelf) -> None:
    save_it(pilot, shelf)
    pilot.back()
    save_list(pilot, shelf.lists[0].name)
