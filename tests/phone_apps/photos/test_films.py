"""Films are played by the phone's clock, and shown frame by frame."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from task_suites.android_world.films import text_film
from tests.phone_apps.photos.conftest import CAMERA, Pictures

NAME = "VID_20231015_120000.mp4"


@pytest.fixture
def films(pictures: Pictures) -> Pictures:
    """A film of eight seconds is the newest of all."""
    pytest.importorskip("av")
    pictures.put(NAME, text_film(("one", "two", "three", "four"), seconds=2, rate=2))
    return pictures


def middle(driver: Pictures) -> Image.Image:
    """What is drawn in the middle of the screen."""
    screen = Image.open(BytesIO(driver.phone.windows.view.picture("png"))).convert("RGB")
    high = screen.width * 3 // 8
    return screen.crop(
        (0, screen.height // 2 - high, screen.width, screen.height // 2 + high)
    ).resize((64, 48))


def opened(driver: Pictures) -> Pictures:
    film = next(n for n in driver.nodes() if n.desc.startswith("Video taken on"))
    driver.touch(film)
    return driver


def test_the_grid_tells_how_long_it_is(films: Pictures) -> None:
    assert "0:08" in films.texts()


def test_it_plays_once_it_is_opened_and_stops_at_its_end(films: Pictures) -> None:
    opened(films)
    assert films.find("Pause video")
    assert films.value("video_total_time") == "0:08"
    films.wait(3000)
    assert films.value("video_current_time") in {"0:03", "0:04"}
    films.wait(20_000)
    assert films.value("video_current_time") == "0:08"
    films.tap("Play video")
    assert films.value("video_current_time") == "0:00"


def test_frames_change_while_it_runs_and_stay_while_it_rests(films: Pictures) -> None:
    opened(films).tap("Pause video")
    first = middle(films).tobytes()
    films.wait(3000)
    assert middle(films).tobytes() == first
    films.tap("Play video")
    films.wait(3000)
    films.tap("Pause video")
    assert middle(films).tobytes() != first


def test_the_bar_leads_to_any_moment(films: Pictures) -> None:
    opened(films).tap("Pause video")
    bar = films.scrolled_to("video_seek_bar").bounds
    films.phone.windows.fingers.tap(bar.center.x, bar.center.y)
    assert films.value("video_current_time") == "0:04"


def test_it_rests_behind_another_page(films: Pictures) -> None:
    opened(films)
    films.wait(1000)
    films.phone.windows.home()
    before = films.phone.clock.now_ms
    films.wait(2000)
    films.phone.windows.start_app("com.google.android.apps.photos")
    assert films.phone.clock.now_ms > before
    assert films.find("Play video")
    assert films.value("video_current_time") in {"0:01", "0:02"}


def test_a_tap_hides_the_controls(films: Pictures) -> None:
    place = opened(films).scrolled_to("video_surface").bounds
    films.phone.windows.fingers.tap(place.center.x, place.top + place.height // 4)
    assert films.find("video_player_controller_fragment_container") is None


def test_a_damaged_film_says_so(pictures: Pictures) -> None:
    pytest.importorskip("av")
    pictures.put(NAME, b"\0\0\0\x18ftypmp42" + b"x" * 500)
    opened(pictures)
    assert pictures.value("video_error") == "Can't play this video"
    assert not pictures.crashes()


def test_it_is_trashed_and_shared_as_a_film(films: Pictures) -> None:
    opened(films).tap("trash")
    films.tap("Move to trash")
    assert not films.phone.files.exists(f"{CAMERA}/{NAME}")
    films.tap("UNDO")
    assert films.phone.files.exists(f"{CAMERA}/{NAME}")
