"""A film plays by the phone's clock, is rated, kept, handed on."""

from __future__ import annotations

from pytest_androidbench.phone.apps.youtube.names import (
    AUTOPLAY_KEY,
    PAUSE_HISTORY_KEY,
    PLAYBACK_SPEED_KEY,
)
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.youtube.conftest import SOUP, Viewer

BRIDGES = "Why do bridges hum in the wind?"


def seconds(tube: Viewer) -> int:
    minutes, rest = tube.value("time_bar_current_time").split(":")
    return int(minutes) * 60 + int(rest)


def test_the_position_follows_the_clock_and_is_kept(tube: Viewer) -> None:
    tube.watch(SOUP)
    before = seconds(tube)
    tube.wait(60_000)
    assert before + 60 <= seconds(tube) <= before + 61
    tube.tap("Pause video")
    held = seconds(tube)
    tube.wait(60_000)
    assert seconds(tube) == held
    tube.back()
    kept = tube.rows("SELECT position_ms FROM history WHERE video_id = ?", tube.id_of(SOUP))
    assert kept[0][0] // 1000 == held


def test_it_goes_on_where_it_was_left(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.wait(100_000)
    tube.back()
    tube.tap(SOUP)
    assert seconds(tube) >= 100


def test_it_can_be_played_faster(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.tap("player_overflow_button")
    tube.tap("Playback speed · Normal")
    tube.tap("2x")
    before = seconds(tube)
    tube.wait(30_000)
    assert before + 60 <= seconds(tube) <= before + 61


def test_the_speed_that_is_kept_is_that_of_the_film_begun_last(tube: Viewer) -> None:
    tube.watch(SOUP)
    assert tube.app.prefs().get(PLAYBACK_SPEED_KEY, "1.0") == "1.0"
    tube.tap("player_overflow_button")
    tube.tap("Playback speed · Normal")
    tube.tap("2x")
    assert tube.app.prefs().get(PLAYBACK_SPEED_KEY, "") == "2.0"
    tube.back()
    tube.tap(SOUP)
    assert tube.app.prefs().get(PLAYBACK_SPEED_KEY, "") == "1.0"


def test_the_next_film_follows_by_itself_or_not(tube: Viewer) -> None:
    tube.watch(BRIDGES)
    tube.wait(320_000)
    assert tube.value("title") != BRIDGES
    tube.back()
    tube.app.prefs().put(AUTOPLAY_KEY, value=False)
    tube.tap(BRIDGES)
    tube.wait(320_000)
    assert tube.value("title") == BRIDGES
    assert tube.find("Replay video")


def test_thumbs(tube: Viewer) -> None:
    tube.watch(BRIDGES)
    query = "SELECT rating FROM ratings WHERE video_id = ?"
    likes = tube.rows("SELECT likes FROM videos WHERE title = ?", BRIDGES)[0][0]
    tube.tap(f"like this video along with {likes} other people")
    assert tube.rows(query, tube.id_of(BRIDGES)) == [("like",)]
    tube.tap("Dislike this video")
    assert tube.rows(query, tube.id_of(BRIDGES)) == [("dislike",)]
    tube.tap("Dislike this video")
    assert tube.rows(query, tube.id_of(BRIDGES)) == []


def test_the_link_is_copied(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.tap("Share this video")
    tube.tap("Copy link")
    assert tube.phone.clipboard.text == f"https://youtu.be/{tube.id_of(SOUP)}"


def test_following_a_channel(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.tap("Subscribe to Mira Kapoor Cooks.")
    query = """SELECT bell FROM subscriptions s JOIN channels c ON c.id = s.channel_id
      WHERE c.title = 'Mira Kapoor Cooks'"""
    assert tube.rows(query) == [("Personalized",)]
    tube.tap("notification_button")
    tube.tap("All")
    assert tube.rows(query) == [("All",)]
    tube.tap("Unsubscribe from Mira Kapoor Cooks.")
    assert tube.rows(query) == []


def test_the_bell_rings_on_the_channels_page_too(tube: Viewer) -> None:
    tube.tap("Subscriptions")
    tube.tap("Nils Outdoors")
    tube.tap("notification_button")
    tube.tap("None")
    query = """SELECT bell FROM subscriptions s JOIN channels c ON c.id = s.channel_id
      WHERE c.title = 'Nils Outdoors'"""
    assert tube.rows(query) == [("None",)]
    tube.tap("Unsubscribe from Nils Outdoors.")
    assert tube.find("notification_button") is None


def test_a_channel_counts_its_only_film_as_one(tube: Viewer) -> None:
    tube.app.database().execute(
        "DELETE FROM videos WHERE channel_id = (SELECT channel_id FROM videos WHERE title = ?) "
        "AND title != ?",
        SOUP,
        SOUP,
    )
    tube.watch(SOUP)
    tube.tap("Go to channel Mira Kapoor Cooks")
    tube.tap("About")
    assert tube.find("1 video") is not None


def test_nothing_is_kept_while_history_is_paused(tube: Viewer) -> None:
    tube.app.prefs().put(PAUSE_HISTORY_KEY, value=True)
    tube.watch(SOUP)
    tube.wait(20_000)
    tube.back()
    assert tube.rows("SELECT * FROM history WHERE video_id = ?", tube.id_of(SOUP)) == []


def test_it_fills_a_display_that_lies_on_its_side(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.tap("Enter fullscreen")
    size = tube.phone.display.logical_size
    assert size.width > size.height
    assert tube.find("Exit fullscreen")
    tube.back()
    assert tube.find("Enter fullscreen")


def test_it_halts_in_the_background_and_lives_through_a_snapshot(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.wait(10_000)
    state = take(tube.phone)
    before = seconds(tube)
    put_back(tube.phone, state)
    assert seconds(tube) == before
    tube.phone.windows.home()
    tube.wait(60_000)
    tube.phone.windows.start_app(tube.app.package)
    assert seconds(tube) <= before + 2
    assert tube.find("Play video")


def test_it_is_turned_back_where_the_display_lay_on_its_side_before(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.phone.settings.put("system", "accelerometer_rotation", "0")
    tube.phone.settings.put("system", "user_rotation", "1")
    tube.phone.windows.changed()
    tube.tap("Exit fullscreen")
    size = tube.phone.display.logical_size
    assert size.width < size.height
    tube.tap("Enter fullscreen")
    size = tube.phone.display.logical_size
    assert size.width > size.height
