"""What a task reads and writes of Retro Music is what the app shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.appdata.retromusic import PACKAGE, Playlist, RetroMusic, Song
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on
from tests.phone_apps.retromusic.songs import SONGS

pytestmark = [pytest.mark.proof, pytest.mark.slow]
MAIN = f"{PACKAGE}/.activities.MainActivity"


@pytest.fixture
def music(device: Device) -> RetroMusic:
    """The app on a device with three songs."""
    if PACKAGE not in device.shell("pm list packages").text:
        pytest.skip("Retro Music is not installed")
    Storage(device, "/storage/emulated/0/Music").put({song.file: song.data for song in SONGS[:3]})
    for permission in ("READ_MEDIA_AUDIO", "POST_NOTIFICATIONS"):
        device.shell(f"pm grant {PACKAGE} android.permission.{permission}")
    shown(device)
    return RetroMusic(device)


def shown(device: Device, tab: str = "action_song") -> Pilot:
    """The app, started anew, at one of its tabs."""
    device.shell(f"am force-stop {PACKAGE}; am start -W -n {MAIN}")
    return pilot_on(device).tap(id=tab)


def test_songs_are_those_of_the_media_store(music: RetroMusic) -> None:
    found = {song.title: song for song in music.songs()}
    amber = found["Amber Window"]
    assert (amber.artist, amber.album) == ("Nova Reed", "Tide tables")
    assert (amber.duration, amber.year, amber.track) == (213_000, 2019, 1)
    assert amber.path == SONGS[0].path


def test_playlists_are_put_shown_and_read(music: RetroMusic, device: Device) -> None:
    songs = {song.title: song for song in music.songs()}
    given = [
        Playlist(name="Later", songs=(songs["Copper Rain"], songs["Amber Window"])),
        Playlist(name="It's empty"),
    ]
    music.replace(given)
    assert music.playlists() == given
    assert (given[0].titles, given[0].duration) == (["Copper Rain", "Amber Window"], 454_000)
    pilot = shown(device, "action_playlist")
    assert pilot.node(text="2 Songs  •  07:34")
    assert pilot.node(text="It's empty")
    assert {row["table"] for row in music.rows()} == {"PlaylistEntity", "SongEntity"}
    music.replace([])
    assert (music.playlists(), music.rows()) == ([], [])


def test_the_queue_is_put_shown_and_read(music: RetroMusic, device: Device) -> None:
    amber, blue = (song for song in music.songs() if song.title in {"Amber Window", "Blue Ferry"})
    number: Song = replace(blue, title="1999")
    music.replace_queue([number, amber])
    assert music.queue() == [number, amber]
    assert shown(device).node(text="1999 • Nova Reed")
    music.replace_queue([])
    assert music.queue() == []


def test_a_playlist_that_was_only_looked_at_is_as_it_was(music: RetroMusic, device: Device) -> None:
    songs = {song.title: song for song in music.songs()}
    given = [Playlist(name="Later", songs=(songs["Copper Rain"], songs["Amber Window"]))]
    music.replace(given)
    rows = music.rows()
    pilot = shown(device, "action_playlist").tap("Later")
    assert pilot.node(text="Copper Rain")
    pilot.back().home()
    assert music.playlists() == given
    assert music.rows() != rows  # each row has got a new key
