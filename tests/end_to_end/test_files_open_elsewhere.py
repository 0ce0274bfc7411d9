"""What apps of the phone save is opened by the libraries that everybody opens such files with."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import av
import gpxpy
import pytest
from mutagen.mp3 import MP3
from mutagen.mp4 import MP4
from PIL import Image, ImageChops

from fixtures.suite_tasks import suite_of
from pytest_androidbench.appdata.storage import SHARED, Storage
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.preparing import prepare_for
from pytest_androidbench.provision.steps import pilot_on
from task_suites.android_world import songs
from task_suites.android_world.content.places import TOWNS
from task_suites.android_world.osmand_ways import make_track
from task_suites.android_world.test_camera import SHUTTER, go_to_video, take_photo
from task_suites.android_world.test_draw import draw, save
from task_suites.android_world.test_recorder import record, save_as

pytestmark = [pytest.mark.proof, pytest.mark.slow]
FIRST, LAST = (town for town in TOWNS if town.name in {"Schaan", "Malbun"})


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Device, str]]:
    """A phone in the suite's state, and the name of that."""
    provider = PhoneProvider(slots=Slots(tmp_path_factory.mktemp("slots")), export=False)
    device = provider.acquire()
    yield device, prepare_for(device, suite_of()).snapshot
    provider.release(device)


@pytest.fixture
def device(prepared: tuple[Device, str]) -> Device:
    found, state = prepared
    found.restore(state)
    return found


@pytest.fixture
def pilot(device: Device) -> Pilot:
    return pilot_on(device)


def only_file(device: Device, folder: str, ending: str) -> bytes:
    """The one file of a folder with this ending."""
    found = [n for n in device.shell(f"ls {SHARED}/{folder}").text.split() if n.endswith(ending)]
    assert len(found) == 1
    return device.get_file(f"{SHARED}/{folder}/{found[0]}")


@pytest.mark.parametrize(("ending", "kind"), [("png", "PNG"), ("jpg", "JPEG")])
def test_a_drawing_has_its_line_where_it_was_drawn(
    device: Device, pilot: Pilot, ending: str, kind: str
) -> None:
    Storage(device, f"{SHARED}/Pictures").clear()
    draw(pilot)
    save(pilot, f"a_line.{ending}")
    with Image.open(BytesIO(only_file(device, "Pictures", ending)), formats=[kind]) as opened:
        picture = opened.convert("RGB")
    ground = Image.new("RGB", picture.size, "white")
    inked = ImageChops.difference(picture, ground).convert("L").point([0] * 60 + [255] * 196)
    left, top, right, bottom = inked.getbbox() or (0, 0, 0, 0)
    thick = bottom - top
    assert 1 <= thick <= 60
    # A finger goes over the middle half of the canvas.
    assert right - left - thick == pytest.approx(picture.width / 2, abs=10)


def test_a_vector_drawing_is_xml_with_a_path(device: Device, pilot: Pilot) -> None:
    draw(pilot)
    save(pilot, "a_line.svg")
    root = ET.fromstring(only_file(device, "Pictures", "svg"))
    paths = root.findall("{http://www.w3.org/2000/svg}path")
    assert [path.get("stroke-width") for path in paths]


def test_a_photo_is_a_whole_jpeg_with_its_time(device: Device, pilot: Pilot) -> None:
    Storage(device, f"{SHARED}/Pictures").clear()
    take_photo(pilot)
    with Image.open(BytesIO(only_file(device, "Pictures", "jpg")), formats=["JPEG"]) as photo:
        photo.load()
        taken = photo.getexif()[306]
    assert taken.startswith("2023:10:15 15:34")


def test_a_film_has_frames_and_lasts_as_long_as_it_was_made(device: Device, pilot: Pilot) -> None:
    Storage(device, f"{SHARED}/Movies").clear()
    go_to_video(pilot)
    pilot.tap(id=SHUTTER).wait(3).tap(id=SHUTTER)
    with av.open(BytesIO(only_file(device, "Movies", "mp4")), "r") as film:
        assert film.duration is not None
        assert film.duration / 1e6 == pytest.approx(4, abs=1.5)
        frames = [(frame.width, frame.height) for frame in film.decode(video=0)]
    assert len(frames) > 10
    assert len(set(frames)) == 1


def test_a_recording_has_sound_for_its_length(device: Device, pilot: Pilot) -> None:
    record(pilot)
    save_as(pilot, "spoken")
    folder = "Android/data/com.dimowner.audiorecorder/files/Music/records"
    data = device.get_file(f"{SHARED}/{folder}/spoken.m4a")
    recorded: Any = MP4(BytesIO(data))  # type: ignore[no-untyped-call]
    length = recorded.info.length
    assert length == pytest.approx(3, abs=1.5)
    with av.open(BytesIO(data), "r") as sound:
        samples = sum(frame.samples for frame in sound.decode(audio=0))
        assert samples / sound.streams.audio[0].rate == pytest.approx(length, abs=0.2)


def test_a_song_has_the_tags_that_were_written(device: Device, pilot: Pilot) -> None:
    song = songs.song(title="Old Name", artist="Somebody", seconds=200)
    Storage(device, f"{SHARED}/Music").put({"tune.mp3": song})
    pilot.open("Retro Music").tap(id="action_song").tap(id="menu")
    pilot.tap("Tag editor").type(None, "Näher am Meer", id="songText", clear=True)
    pilot.tap("Save").tap("Allow")
    data = device.get_file(f"{SHARED}/Music/tune.mp3")
    written: Any = MP3(BytesIO(data))  # type: ignore[no-untyped-call]
    assert written["TIT2"].text == ["Näher am Meer"]
    assert written["TPE1"].text == ["Somebody"]
    assert written.info.length == pytest.approx(200, abs=0.2)


def test_a_planned_track_has_its_places_in_order(device: Device, pilot: Pilot) -> None:
    pilot.open("OsmAnd")
    make_track(pilot, "there", [FIRST.full_name, LAST.full_name])
    data = device.get_file(f"{SHARED}/Android/data/net.osmand/files/tracks/there.gpx")
    (track,) = gpxpy.parse(data.decode()).tracks
    assert track.name == "there"
    points = [(point.latitude, point.longitude) for s in track.segments for point in s.points]
    assert points[0] == pytest.approx((FIRST.at.lat, FIRST.at.lon), abs=0.001)
    assert points[-1] == pytest.approx((LAST.at.lat, LAST.at.lon), abs=0.001)
