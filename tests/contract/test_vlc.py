"""What a task reads and writes of VLC is what the app shows."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.appdata.vlc import DATABASE, PACKAGE, MediaPlaylist, VlcLibrary
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on

pytestmark = [pytest.mark.proof, pytest.mark.slow]
MAIN = f"{PACKAGE}/.gui.MainActivity"
FILES = ("clip_1.mp4", "footage_2.mp4", "scene_3.mp4")


@pytest.fixture
def vlc(device: Device) -> VlcLibrary:
    """The app on a device with three files, of which nothing need be decoded."""
    if PACKAGE not in device.shell("pm list packages").text:
        pytest.skip("VLC is not installed")
    folder = Storage(device, "/storage/emulated/0/VLCVideos")
    folder.put(dict.fromkeys(FILES, b"no film"))
    device.shell(f"pm grant {PACKAGE} android.permission.POST_NOTIFICATIONS")
    device.shell(f"appops set {PACKAGE} MANAGE_EXTERNAL_STORAGE allow")
    device.shell(f"am start -W -n {MAIN}")
    pilot = pilot_on(device)
    if pilot.shows("SKIP"):
        pilot.tap(id="skip_button")
    return VlcLibrary(device)


def shown(device: Device) -> Pilot:
    """The app, started anew, at its playlists."""
    device.shell(f"am force-stop {PACKAGE}; am start -W -n {MAIN}")
    return pilot_on(device).tap(id="nav_playlists")


def test_media_are_those_of_shared_storage(vlc: VlcLibrary) -> None:
    found = [(one.filename, one.type, one.duration) for one in vlc.media()]
    assert found == [(name, 1, -1) for name in FILES]
    assert [one.title for one in vlc.media()] == [name.removesuffix(".mp4") for name in FILES]


def test_playlists_are_put_shown_and_read(vlc: VlcLibrary, device: Device) -> None:
    given = [
        MediaPlaylist(name="Later", filenames=(FILES[2], FILES[0])),
        MediaPlaylist(name="It's empty"),
    ]
    vlc.replace(given)
    assert vlc.playlists() == given
    pilot = shown(device)
    assert pilot.node(text="It's empty")
    pilot.tap(text="Later")
    assert pilot.node(text="scene_3")
    assert {row["table"] for row in vlc.rows()} == {"Playlist", "PlaylistMediaRelation"}
    vlc.clear()
    assert (vlc.playlists(), vlc.rows()) == ([], [])


def test_entries_are_read_by_their_places_and_known_files(vlc: VlcLibrary, device: Device) -> None:
    vlc.replace([MediaPlaylist(name="Later", filenames=(FILES[0],))])
    ids = {one.filename: one.id for one in vlc.media()}
    sql = "INSERT INTO PlaylistMediaRelation SELECT ?, id_playlist, ? FROM Playlist"
    with device.database(DATABASE).edit() as connection:
        connection.execute(sql, (ids[FILES[1]], 0))
        connection.execute(sql, (max(ids.values()) + 1, 2))
    assert vlc.playlists() == [MediaPlaylist(name="Later", filenames=(FILES[1], FILES[0]))]


def test_a_file_that_is_not_there_is_named(vlc: VlcLibrary) -> None:
    with pytest.raises(LookupError, match=r"gone\.mp4"):
        vlc.replace([MediaPlaylist(name="Later", filenames=("gone.mp4",))])
