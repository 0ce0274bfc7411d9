"""Films come from other apps and through snapshots, on a turned display, without a decoder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.vlc.conftest import APPS, Cinema
from tests.phone_apps.vlc.test_player import opened, shown_text
from tests.phone_apps.vlc.ways import FOLDER, films, granted, playlist, seen_tips, songs


def filename(cinema: Cinema) -> str:
    """Of what is played."""
    medium = cinema.app.player.medium
    return medium.filename if medium is not None else ""


def root(cinema: Cinema) -> Node:
    """The shared storage among the roots of Files, which is the last one."""
    titles = [node for node in cinema.nodes() if node.resource_id == "android:id/title"]
    return titles[-1]


def test_a_film_is_opened_from_files(cinema: Cinema) -> None:
    seen_tips(cinema)
    cinema.phone.windows.home()
    cinema.phone.windows.start_app("com.google.android.documentsui")
    cinema.tap("Show roots")
    cinema.phone.windows.fingers.tap(*root(cinema).bounds.center)
    cinema.tap("VLCVideos")
    cinema.tap("clip_3.mp4")
    assert filename(cinema) == "clip_3.mp4"
    cinema.wait(9000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "Anna"


def test_a_second_film_takes_the_place_of_the_first(cinema: Cinema) -> None:
    opened(cinema).wait(3000)
    start = cinema.phone.activities.start
    start(Intent(action=ACTION_VIEW, data=f"file://{FOLDER}/scene_9_HD.mp4", type="video/mp4"))
    assert filename(cinema) == "scene_9_HD.mp4"
    cinema.wait(1000)
    assert shown_text(cinema, "clip_3", "scene_9_HD") == "scene_9_HD"


@pytest.mark.parametrize("address", [f"file://{FOLDER}/gone.mp4", "content://nobody/7", "file:///"])
def test_what_is_not_there_is_said_to_be_unplayable(cinema: Cinema, address: str) -> None:
    cinema.phone.activities.start(
        Intent(
            action=ACTION_VIEW, data=address, component=f"{PACKAGE}/.gui.video.VideoPlayerActivity"
        )
    )
    said = str(cinema.phone.windows.last_toast())
    assert said == f"The media at {address} cannot be played."
    assert cinema.crashes() == []
    assert filename(cinema) == ""


def test_a_film_fills_a_turned_display(cinema: Cinema) -> None:
    opened(cinema).wait(9000)
    cinema.phone.turn(1)
    surface = cinema.find("surface_video")
    assert surface is not None
    assert surface.bounds.width > surface.bounds.height
    cinema.touch(surface)
    assert cinema.find("player_overlay_play")
    assert cinema.app.player.running


def test_a_locked_orientation_stays(cinema: Cinema) -> None:
    opened(cinema)
    cinema.tap("surface_video")
    cinema.tap("orientation_toggle")
    cinema.phone.turn(1)
    surface = cinema.find("surface_video")
    assert surface is not None
    assert surface.bounds.width < surface.bounds.height


def test_lists_lie_on_a_turned_display(cinema: Cinema) -> None:
    cinema.phone.windows.rotate(1)
    first = [node for node in cinema.nodes() if node.resource_id.endswith("ml_item_title")]
    assert len({node.bounds.top for node in first[:4]}) == 1


def test_a_film_goes_on_from_a_snapshot(cinema: Cinema) -> None:
    opened(cinema).wait(3000)
    cinema.phone.snapshots.save("middle")
    cinema.wait(15_000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "Bert"
    cinema.phone.snapshots.load("middle")
    assert 3000 <= cinema.app.player.ms < 5000
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "clip_3"
    cinema.wait(6000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "Anna"
    cinema.wait(16_000)
    assert filename(cinema) == ""


def test_a_film_that_was_left_by_home_waits(cinema: Cinema) -> None:
    opened(cinema).wait(4000)
    cinema.phone.windows.home()
    at = cinema.app.player.ms
    cinema.wait(10_000)
    assert cinema.app.player.ms == at


def test_a_film_that_became_another_file_stays_in_playlists(cinema: Cinema) -> None:
    playlist(cinema)
    names = [name for _, name, _ in cinema.in_playlists()]
    cinema.phone.files.write(f"{FOLDER}/{names[1]}", b"no film any more")
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    assert [name for _, name, _ in cinema.in_playlists()] == names
    assert [one.duration for one in cinema.app.playlists.all()[0].media] == [24_000, -1, 24_000]


def test_a_broken_film_in_the_queue_is_passed_over(cinema: Cinema) -> None:
    seen_tips(cinema)
    cinema.phone.files.write(f"{FOLDER}/broken.mp4", b"no film")
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    ids = {one.filename: one.id for one in cinema.app.library.media()}
    order = [ids["clip_3.mp4"], ids["broken.mp4"], ids["footage_1.mp4"]]
    cinema.app.player.open(order, 0, video=True, from_start=False)
    assert cinema.app.player.next()
    assert filename(cinema) == "footage_1.mp4"
    assert "broken.mp4 cannot be played" in str(cinema.phone.windows.last_toast())


def test_a_file_is_not_looked_into_again(cinema: Cinema) -> None:
    stat = cinema.phone.files.stat(f"{FOLDER}/clip_3.mp4")
    assert stat is not None
    cinema.phone.files.write(f"{FOLDER}/clip_3.mp4", bytes(stat.size), mtime_ms=stat.mtime_ms)
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    found = {one.filename: one.duration for one in cinema.app.library.media()}
    assert found["clip_3.mp4"] == 24_000


@pytest.fixture
def blind(text_engine: TextEngine, monkeypatch: pytest.MonkeyPatch) -> Cinema:
    """A phone whose decoder finds no PyAV."""
    av = pytest.importorskip("av")
    packages = Path(av.__file__).parents[1].resolve()
    cinema = Cinema(Phone(PhoneConfig(apps=APPS), text_engine))
    for driver_step in (granted, films, songs, seen_tips):
        driver_step(cinema)
    with monkeypatch.context() as patched:
        elsewhere = [entry for entry in sys.path if Path(entry).resolve() != packages]
        patched.setattr(sys, "path", elsewhere)
        cinema.phone.decoder.close()
        cinema.phone.decoder.start()
    cinema.phone.windows.start_app(PACKAGE)
    return cinema


def test_without_a_decoder_the_screen_says_what_is_missing(blind: Cinema) -> None:
    blind.tap("clip_3")
    assert "pip install 'pytest-androidbench[media]'" in blind.value("no_decoder")
    blind.back()
    assert blind.find("nav_video")
    assert blind.crashes() == []


def test_songs_are_heard_without_a_decoder(blind: Cinema) -> None:
    blind.tap("nav_audio")
    blind.tap("Tracks")
    blind.app.prefs().put(names.PLAY_ALL_AUDIO, True)
    blind.tap("Amber Window")
    blind.wait(61_000)
    medium = blind.app.player.medium
    assert medium is not None
    assert (medium.title, medium.artist) == ("Blue Kettle", "Anna")
