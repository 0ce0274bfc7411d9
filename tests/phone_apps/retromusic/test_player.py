"""Playing by the phone's clock."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.retromusic import schema
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.message import tr
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import SONGS


def playing(box: Jukebox) -> str:
    song = box.app.player.song
    return song.title if song is not None else ""


def note(box: Jukebox) -> Notification | None:
    posted = box.phone.notifications.list()
    return next((one for one in posted if one.package == PACKAGE), None)


@pytest.fixture
def player(box: Jukebox) -> Jukebox:
    """The whole player, in which a song has just begun."""
    box.tap("Copper Rain")
    box.tap("miniPlayerTitle")
    return box


def test_the_position_follows_the_clock(player: Jukebox) -> None:
    assert player.value("songTotalTime") == "04:01"
    before = player.app.player.ms
    player.wait(75)
    assert player.app.player.ms == before + 75_000
    assert player.value("songCurrentProgress") == "01:15"


def test_pause_holds_it_and_play_goes_on(player: Jukebox) -> None:
    player.wait(10)
    player.tap("playPauseButton")
    held = player.app.player.ms
    player.wait(100)
    assert player.app.player.ms == held
    player.tap("playPauseButton")
    player.wait(5)
    assert held + 5_000 <= player.app.player.ms < held + 6_000


def test_a_song_that_ends_goes_on_to_the_next_even_in_the_background(player: Jukebox) -> None:
    player.phone.windows.home()
    player.wait(242)
    assert playing(player) == "Dust and Daylight"
    player.wait(203)
    assert playing(player) == "Evening Post"


def test_after_the_last_song_it_is_quiet(player: Jukebox) -> None:
    player.wait(2_000)
    assert playing(player) == "Far from Shore"
    assert not player.app.player.running
    assert player.app.player.ms == 0


def test_all_songs_are_repeated_or_this_one(player: Jukebox) -> None:
    player.tap("repeatButton")
    player.wait(241 + 202 + 199 + 255 + 2)
    assert playing(player) == "Amber Window"
    player.tap("repeatButton")
    player.wait(300)
    assert playing(player) == "Amber Window"
    assert player.app.player.running


def test_next_previous_and_the_beginning(player: Jukebox) -> None:
    player.tap("nextButton")
    assert playing(player) == "Dust and Daylight"
    player.wait(10)
    player.tap("previousButton")
    assert playing(player) == "Dust and Daylight"
    assert player.app.player.ms < 1_000
    player.tap("previousButton")
    assert playing(player) == "Copper Rain"


def test_the_bar_goes_to_a_place(player: Jukebox) -> None:
    bar = player.scrolled_to("progressSlider").bounds
    player.phone.windows.fingers.tap(bar.center.x, bar.center.y)
    assert 118_000 < player.app.player.ms < 124_000
    player.wait(122)
    assert playing(player) == "Dust and Daylight"


def test_a_heart_is_a_playlist(player: Jukebox) -> None:
    player.tap("action_toggle_favorite")
    assert player.in_playlists() == [("Favorites", "Copper Rain")]
    player.tap("action_toggle_favorite")
    assert player.in_playlists() == []


def test_the_notification_halts_and_goes_on(player: Jukebox) -> None:
    shown = note(player)
    assert shown is not None
    assert (shown.title, shown.text, shown.ongoing) == ("Copper Rain", "The Quiet Harbour", True)
    assert [action.label for action in shown.actions] == [tr("Previous"), tr("Pause"), tr("Next")]
    player.phone.notifications.press(shown.key, 1)
    assert not player.app.player.running
    player.phone.notifications.press(shown.key, 2)
    assert playing(player) == "Dust and Daylight"
    assert player.app.player.running


def test_a_paused_notification_can_be_swiped_away(player: Jukebox) -> None:
    player.tap("playPauseButton")
    shown = note(player)
    assert shown is not None
    player.phone.notifications.dismiss(shown.key)
    assert note(player) is None


def test_the_sound_ends_with_the_process(player: Jukebox) -> None:
    player.phone.windows.lifecycle.force_stop(PACKAGE)
    assert note(player) is None
    player.wait(1_000)
    assert playing(player) == "Copper Rain"
    assert not player.app.player.running


def test_a_phone_that_was_switched_off_is_quiet(player: Jukebox) -> None:
    player.wait(100)
    player.phone.power.restart()
    player.wait(600)
    assert playing(player) == "Copper Rain"
    player.phone.windows.start_app(PACKAGE)
    assert not player.app.player.running
    assert note(player) is None


def test_headphones_have_keys(player: Jukebox) -> None:
    player.phone.windows.key(85)
    assert not player.app.player.running
    player.phone.windows.key(87)
    assert playing(player) == "Dust and Daylight"


def test_what_plays_is_kept_in_snapshots(player: Jukebox) -> None:
    player.wait(200)
    state = take(player.phone)
    player.wait(1_000)
    put_back(player.phone, state)
    assert playing(player) == "Copper Rain"
    player.wait(42)
    assert playing(player) == "Dust and Daylight"


def test_the_history_has_what_was_played_last_first(player: Jukebox) -> None:
    player.wait(1)
    player.tap("nextButton")
    assert {row["title"] for row in player.rows("HistoryEntity")} == {
        "Copper Rain",
        "Dust and Daylight",
    }
    player.back()
    player.tab("home")
    player.tap("history")
    assert player.titles() == ["Dust and Daylight", "Copper Rain"]
    player.more("Clear History")
    assert player.rows("HistoryEntity") == []
    player.tap("UNDO")
    assert len(player.rows("HistoryEntity")) == 2


def test_a_play_is_counted_once_half_of_the_song_was_heard(player: Jukebox) -> None:
    player.wait(60)
    player.tap("nextButton")
    assert player.rows("song_play_count", schema.PLAY_COUNT) == []
    player.wait(150)
    player.tap("nextButton")
    [row] = player.rows("song_play_count", schema.PLAY_COUNT)
    assert (row["week0"], row["play_count_score"]) == (1, 75.0)
    assert {row["play_count"] for row in player.rows("PlayCountEntity")} == {1}


def test_the_sleep_timer_ends_it(player: Jukebox) -> None:
    player.tap("action_sleep_timer")
    player.tap("Start")
    assert player.said() == "Sleep timer set for 30 minutes from now."
    player.tap("repeatButton")
    player.wait(29 * 60)
    assert player.app.player.running
    player.wait(61)
    assert not player.app.player.running


def test_the_sleep_timer_can_be_dropped(player: Jukebox) -> None:
    player.tap("repeatButton")
    player.tap("action_sleep_timer")
    player.tap("Start")
    player.wait(60)
    player.tap("action_sleep_timer")
    assert player.value("timerDisplay").startswith(("28:", "29:"))
    player.tap("Cancel")
    player.wait(31 * 60)
    assert player.app.player.running


def test_it_plays_faster(player: Jukebox) -> None:
    player.more("Playback Speed")
    bar = player.scrolled_to("playback_speed_slider").bounds
    player.phone.windows.fingers.tap(bar.right - 60, bar.center.y)
    assert player.value("speed_value") == "2.0"
    player.tap("Save")
    before = player.app.player.ms
    player.wait(10)
    assert player.app.player.ms == before + 20_000
    player.wait(115)
    assert playing(player) == "Dust and Daylight"


def test_a_file_is_opened_from_elsewhere(box: Jukebox) -> None:
    uri = box.phone.media.uri_of(SONGS[4].path)
    box.phone.activities.start(Intent(action=ACTION_VIEW, data=uri, type="audio/mpeg"))
    assert playing(box) == "Evening Post"
    assert box.app.player.running


def test_a_file_that_is_gone_is_not_played(box: Jukebox) -> None:
    box.tap("Copper Rain")
    box.phone.files.remove(SONGS[3].path)
    box.app.player.next()
    assert box.said() == "Couldn’t play this song."
    assert not box.app.player.running


def test_driving_shows_large_buttons(player: Jukebox) -> None:
    player.more("Drive mode")
    assert player.value("songTitle") == "Copper Rain"
    player.tap("nextButton")
    assert player.value("songTitle") == "Dust and Daylight"
    player.tap("close")
    assert player.find("playerToolbar") is not None
