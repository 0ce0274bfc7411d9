"""Spotify: playing, liking, the profile, saving data, playlists."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.spotify import DATA_SAVER, PROFILE_NAME, SpotifyPlaylist
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.tasks.strategies import one_of, phrases, words
from task_suites.popular_apps.popular_task import popular_task
from task_suites.popular_apps.spotify_ways import (
    APP,
    ARTISTS,
    REST,
    SONGS,
    listening,
    new_playlist,
    profile,
    same_choices,
    same_library,
    saving,
    search,
)

PLAYING: Final = "a playlist of the artist's songs alone can be heard"
LIKED: Final = "the song is among the liked ones, and no other has come or gone"
NAMED: Final = "the profile has the name"
SAVING: Final = "Data Saver is on"
MADE: Final = "one playlist has come, empty and with the name"


@popular_task(
    "spotify_play_artist_playlist",
    "Have Spotify play a playlist of songs by {artist}.",
    params={"artist": one_of(*ARTISTS)},
)
def test_play_artist_playlist(episode: Episode, artist: str) -> None:
    start = listening(episode)
    episode.run()
    after = start.spotify.contents()
    with episode.check(PLAYING):
        heard = start.spotify.heard(after)
        assert heard.running
        assert heard.kind == "playlist"
        held = after.held(heard.item)
        assert heard.track in held
        assert {after.artist_of(each) for each in held} == {artist}
    with episode.check(REST, weight=0.5):
        same_library(start, after)
        same_choices(start)


def open_list(pilot: Pilot, artist: str) -> Pilot:
    """Show the list that the service makes of an artist."""
    return search(pilot, artist, "Playlists").tap(text=f"This Is {artist}")


@test_play_artist_playlist.solution
def play_artist_playlist(pilot: Pilot, artist: str) -> None:
    open_list(pilot, artist).tap(id="button_play_and_pause")


@test_play_artist_playlist.mistake("another artist's", fails=PLAYING)
def play_other_playlist(pilot: Pilot, artist: str) -> None:
    open_list(pilot, _after(ARTISTS, artist)).tap(id="button_play_and_pause")


@test_play_artist_playlist.mistake("only opened", fails=PLAYING)
def only_open_playlist(pilot: Pilot, artist: str) -> None:
    open_list(pilot, artist)


@test_play_artist_playlist.mistake("the artist's page", fails=PLAYING)
def play_artist(pilot: Pilot, artist: str) -> None:
    search(pilot, artist, "Artists").tap(text=artist, index=1).tap(id="button_play_and_pause")


@test_play_artist_playlist.mistake("halted again", fails=PLAYING)
def play_and_halt(pilot: Pilot, artist: str) -> None:
    play_artist_playlist(pilot, artist)
    pilot.tap(id="button_play_and_pause")


def _after(names: tuple[str, ...], name: str) -> str:
    """The one behind a name, in a circle."""
    return names[(names.index(name) + 1) % len(names)]


@popular_task(
    "spotify_like_song",
    "Add the song {song} to your Liked Songs in Spotify.",
    params={"song": one_of(*SONGS)},
)
def test_like_song(episode: Episode, song: str) -> None:
    start = listening(episode)
    episode.run()
    after = start.spotify.contents()
    with episode.check(LIKED):
        assert after.liked == start.before.liked | {after.track(song)}
    with episode.check(REST, weight=0.5):
        same_library(start, after, likes=False)
        same_choices(start)


def like(pilot: Pilot, song: str) -> None:
    """Find a song, and like it by its menu."""
    search(pilot, song, "Songs").tap(desc=f"More options for {song}").tap("Add to Liked Songs")


@test_like_song.solution
def like_song(pilot: Pilot, song: str) -> None:
    like(pilot, song)


@test_like_song.mistake("another song of the album", fails=LIKED)
def like_other_song(pilot: Pilot, song: str) -> None:
    like(pilot, SONGS[song][1])


@test_like_song.mistake("the album in its place", fails=LIKED)
def keep_album(pilot: Pilot, song: str) -> None:
    album = SONGS[song][0]
    search(pilot, album, "Albums").tap(desc=f"More options for {album}")
    pilot.tap(text=_kept_row(album))


def _kept_row(album: str) -> str:
    """What the menu of an album says that is in the library from the start, or is not."""
    return "Remove from Your Library" if album == "Foghorn Lullabies" else "Add to Your Library"


@test_like_song.mistake("into a playlist", fails=LIKED)
def list_song(pilot: Pilot, song: str) -> None:
    search(pilot, song, "Songs").tap(desc=f"More options for {song}").tap("Add to playlist")
    pilot.tap("Cooking").tap("Done")


@test_like_song.mistake("its album, too", fails=REST)
def like_song_and_album(pilot: Pilot, song: str) -> None:
    like(pilot, song)
    pilot.type(None, SONGS[song][0], id="query", clear=True).tap(text="Albums")
    album = SONGS[song][0]
    pilot.tap(desc=f"More options for {album}").tap(text=_kept_row(album))


@popular_task(
    "spotify_profile_name",
    "Change the name of your Spotify profile to {name}.",
    params={"name": words().map(lambda word: f"{word.title()}Gen")},
)
def test_profile_name(episode: Episode, name: str) -> None:
    start = listening(episode)
    episode.run()
    with episode.check(NAMED):
        assert start.preferences.text(PROFILE_NAME) == name
    with episode.check(REST, weight=0.5):
        same_library(start, start.spotify.contents())
        same_choices(start, PROFILE_NAME)


def write_name(pilot: Pilot, name: str) -> Pilot:
    """Write a name into the profile's form."""
    return profile(pilot).type(None, name, id="edit_display_name_edittext", clear=True)


@test_profile_name.solution
def change_name(pilot: Pilot, name: str) -> None:
    write_name(pilot, name).tap("Save")


@test_profile_name.mistake("not saved", fails=NAMED)
def only_write_name(pilot: Pilot, name: str) -> None:
    write_name(pilot, name)


@test_profile_name.mistake("another name", fails=NAMED)
def change_to_other_name(pilot: Pilot, name: str) -> None:
    write_name(pilot, name[:-1]).tap("Save")


@test_profile_name.mistake("a playlist is called so", fails=NAMED)
def name_playlist(pilot: Pilot, name: str) -> None:
    new_playlist(pilot, name)


@popular_task("spotify_data_saver", "Turn on Data Saver in Spotify.")
def test_data_saver(episode: Episode) -> None:
    start = listening(episode)
    episode.run()
    with episode.check(SAVING):
        assert start.preferences.all().get(DATA_SAVER) is True
    with episode.check(REST, weight=0.5):
        same_library(start, start.spotify.contents())
        same_choices(start, DATA_SAVER)


@test_data_saver.solution
def save_data(pilot: Pilot) -> None:
    saving(pilot).tap("Data Saver")


@test_data_saver.mistake("off again", fails=SAVING)
def turn_twice(pilot: Pilot) -> None:
    saving(pilot).tap("Data Saver").tap("Data Saver")


@test_data_saver.mistake("offline in its place", fails=SAVING)
def go_offline(pilot: Pilot) -> None:
    saving(pilot).tap("Offline mode")


@test_data_saver.mistake("Android's own", fails=SAVING)
def save_data_of_phone(pilot: Pilot) -> None:
    pilot.open("Settings").tap("Network & internet").scroll_to("Data Saver").tap("Data Saver")
    pilot.tap("Use Data Saver")


@test_data_saver.mistake("offline, too", fails=REST)
def save_data_and_go_offline(pilot: Pilot) -> None:
    saving(pilot).tap("Data Saver").tap("Offline mode")


@popular_task(
    "spotify_create_playlist",
    "Make a new Spotify playlist called {name}.",
    params={"name": phrases(2, 3)},
)
def test_create_playlist(episode: Episode, name: str) -> None:
    start = listening(episode)
    episode.run()
    after = start.spotify.contents()
    with episode.check(MADE):
        wanted = SpotifyPlaylist(title=name, own=True)
        assert only_added(start.before.playlists, after.playlists, [wanted])
        assert same_rows(start.before.playlist_tracks, after.playlist_tracks)
    with episode.check(REST, weight=0.5):
        old = {each.id for each in start.before.playlists}
        news = {("playlist", each.id) for each in after.playlists if each.id not in old}
        assert after.kept - news == start.before.kept
        assert after.liked == start.before.liked
        same_choices(start)


@test_create_playlist.solution
def create_playlist(pilot: Pilot, name: str) -> None:
    new_playlist(pilot, name)


@test_create_playlist.mistake("another name", fails=MADE)
def create_other_playlist(pilot: Pilot, name: str) -> None:
    new_playlist(pilot, name.partition(" ")[0])


@test_create_playlist.mistake("without a name", fails=MADE)
def create_unnamed_playlist(pilot: Pilot) -> None:
    new_playlist(pilot, "")


@test_create_playlist.mistake("another one renamed", fails=MADE)
def rename_playlist(pilot: Pilot, name: str) -> None:
    pilot.open(APP).tap(id="your_library_tab").long_press(text="Cooking").tap("Edit playlist")
    pilot.type(None, name, id="title_edit_text", clear=True).tap("Save")


@test_create_playlist.mistake("with something liked", fails=REST)
def create_and_like(pilot: Pilot, name: str) -> None:
    new_playlist(pilot, name)
    pilot.tap(id="search_tab")
    like(pilot, "Smooth Criminal")
