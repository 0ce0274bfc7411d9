"""Films are played by the phone's clock, and shown frame by frame."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops

from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from task_suites.android_world.films import text_frame
from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import FOLDER, playlist, seen_tips


def opened(cinema: Cinema, name: str = "clip_3") -> Cinema:
    seen_tips(cinema)
    cinema.tap(name)
    return cinema


def shown_text(cinema: Cinema, *texts: str) -> str:
    """The one of some texts whose picture is nearest to what is on the screen."""
    screen = Image.open(BytesIO(cinema.phone.windows.view.picture("png"))).convert("RGB")
    middle = screen.height // 2
    high = screen.width * 3 // 8
    area = screen.crop((0, middle - high, screen.width, middle + high)).resize((320, 240))

    def distance(text: str) -> int:
        histogram = ImageChops.difference(area, text_frame(text)).convert("L").histogram()
        return sum(value * count for value, count in enumerate(histogram))

    return min(texts, key=distance)


def test_the_first_film_waits_behind_tips(cinema: Cinema) -> None:
    cinema.tap("clip_3")
    assert cinema.find("Video player tips")
    cinema.wait(5000)
    assert cinema.app.player.ms == 0
    cinema.tap("close")
    cinema.wait(1000)
    assert cinema.app.player.ms >= 1000
    cinema.back()
    cinema.tap("footage_1")
    assert cinema.find("Video player tips") is None


def test_the_clock_moves_the_film_and_its_frame(cinema: Cinema) -> None:
    opened(cinema).wait(1000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "clip_3"
    cinema.wait(8000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "Anna"
    cinema.wait(8000)
    assert shown_text(cinema, "clip_3", "Anna", "Bert") == "Bert"


def test_controls_come_with_a_tap_and_go_by_themselves(cinema: Cinema) -> None:
    opened(cinema).wait(6000)
    assert cinema.find("player_overlay_play") is None
    cinema.tap("surface_video")
    assert cinema.value("player_overlay_title") == "clip_3"
    assert cinema.value("player_overlay_length") == "0:24"
    cinema.tap("player_overlay_play")
    at = cinema.app.player.ms
    cinema.wait(10_000)
    assert cinema.app.player.ms == at
    assert cinema.find("Play")
    bar = cinema.find("player_overlay_seekbar")
    assert bar is not None
    cinema.touch(bar)
    assert 11_000 < cinema.app.player.ms < 13_000


def test_a_film_ends_and_is_counted(cinema: Cinema) -> None:
    opened(cinema).wait(25_000)
    assert cinema.app.player.medium is None
    sql = "SELECT play_count, last_time FROM Media WHERE filename = 'clip_3.mp4'"
    row = cinema.app.database().one(sql)
    assert row is not None
    assert tuple(row) == (1, -1)
    assert cinema.find("nav_video")


def test_a_film_goes_on_where_it_was_left(cinema: Cinema) -> None:
    opened(cinema).wait(9000)
    cinema.back()
    assert cinema.app.player.medium is None
    cinema.tap("clip_3")
    assert cinema.app.player.ms >= 9000


def test_a_playlist_goes_on_by_itself(cinema: Cinema) -> None:
    playlist(cinema)
    seen_tips(cinema)
    cinema.tap("nav_playlists")
    cinema.tap("Late evening")
    cinema.tap("play_btn")
    names = [one.filename for one in cinema.app.player.queue]
    cinema.wait(25_000)
    medium = cinema.app.player.medium
    assert medium is not None
    assert medium.filename == names[1]
    cinema.tap("surface_video")
    cinema.tap("playlist_next")
    medium = cinema.app.player.medium
    assert medium is not None
    assert medium.filename == names[2]


def test_what_is_no_film_is_said_to_be_none(cinema: Cinema) -> None:
    cinema.phone.files.write(f"{FOLDER}/broken.mp4", b"\0\0\0\x18ftypmp42" + bytes(400))
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    opened(cinema, "broken")
    said = "The media at file:///storage/emulated/0/VLCVideos/broken.mp4 cannot be played."
    assert str(cinema.phone.windows.last_toast()) == said
    assert cinema.find("nav_video")
    assert cinema.crashes() == []


def test_a_film_is_heard_alone_with_a_notification(cinema: Cinema) -> None:
    cinema.tap("item_more")
    cinema.tap("Play as audio")
    assert cinema.value("header_time")
    assert cinema.find("surface_video") is None
    cinema.tap("header_play_pause")
    assert not cinema.app.player.running


def test_a_film_goes_on_as_sound_alone(cinema: Cinema) -> None:
    opened(cinema).wait(3000)
    cinema.tap("surface_video")
    cinema.tap("player_overlay_adv_function")
    cinema.tap("Play as audio")
    cinema.wait(2000)
    assert cinema.app.player.ms >= 5000
    assert cinema.find("surface_video") is None
    assert cinema.find("header_play_pause")


def test_tracks_are_told(cinema: Cinema) -> None:
    opened(cinema)
    cinema.tap("surface_video")
    cinema.tap("player_overlay_tracks")
    assert cinema.find("mpeg4, 320x240")
