"""Songs are listed by what their tags say, and played in turn."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.message import tr
from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import songs

TITLES = ["Amber Window", "Blue Kettle", "Clay Road", "Dune"]


@pytest.fixture
def heard(cinema: Cinema) -> Cinema:
    """The tab of tracks, on a phone that has four songs as well."""
    songs(cinema)
    cinema.app.prefs().put(names.PLAY_ALL_AUDIO, True)
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    cinema.tap("nav_audio")
    cinema.tap("Tracks")
    return cinema


def playing(cinema: Cinema, title: str = TITLES[0]) -> Cinema:
    """The whole player, from a song on."""
    cinema.tap(title)
    cinema.tap("header")
    return cinema


def note(cinema: Cinema) -> Notification:
    """What the app has in the shade."""
    posted = cinema.phone.notifications.list()
    return next(one for one in posted if one.package == PACKAGE)


def title(cinema: Cinema) -> str:
    """Of what is played."""
    medium = cinema.app.player.medium
    return medium.title if medium is not None else ""


def test_tags_make_artists_albums_and_genres(heard: Cinema) -> None:
    assert heard.values("title") == TITLES
    heard.tap("Artists")
    assert heard.values("title") == ["Anna", "Bert"]
    assert heard.values("subtitle") == ["3 tracks", "1 track"]
    heard.tap("Albums")
    assert heard.values("title") == ["Unknown Album", "Homeward", "Night Trains"]
    sql = "SELECT count(*) FROM Media WHERE type = 2"
    assert heard.app.database().value(sql) == len(TITLES)


def test_a_song_is_followed_by_the_next_with_a_notification(heard: Cinema) -> None:
    heard.tap(TITLES[0])
    assert heard.find("surface_video") is None
    assert note(heard).title == TITLES[0]
    heard.wait(61_000)
    assert title(heard) == TITLES[1]
    heard.phone.windows.home()
    heard.wait(60_000)
    assert title(heard) == TITLES[2]


def test_the_notification_has_buttons(heard: Cinema) -> None:
    heard.tap(TITLES[1])
    heard.phone.windows.home()
    press = heard.phone.notifications.press
    press(note(heard).key, 1)
    assert not heard.app.player.running
    labels = [action.label for action in note(heard).actions]
    assert labels == [tr("Previous"), tr("Play"), tr("Next")]
    press(note(heard).key, 2)
    assert title(heard) == TITLES[2]
    press(note(heard).key, 0)
    assert title(heard) == TITLES[1]
    press(note(heard).key, 1)
    heard.phone.notifications.dismiss(note(heard).key)
    assert title(heard) == ""


def test_the_player_has_time_and_buttons(heard: Cinema) -> None:
    playing(heard)
    assert heard.value("song_title") == TITLES[0]
    assert heard.value("song_subtitle") == "Anna"
    assert heard.value("length") == "1:00"
    heard.tap("audio_forward_10")
    assert 10_000 <= heard.app.player.ms < 15_000
    heard.tap("audio_rewind_10")
    assert heard.app.player.ms < 5_000
    heard.tap("play_pause")
    at = heard.app.player.ms
    heard.wait(5_000)
    assert heard.app.player.ms == at
    heard.tap("next")
    assert title(heard) == TITLES[1]
    assert heard.value("audio_play_progress") == "Track 2 / 4"


def test_the_queue_is_listed_dragged_and_swiped(heard: Cinema) -> None:
    playing(heard)
    heard.tap("playlist_switch")
    assert heard.values("audio_item_title") == TITLES
    heard.tap(TITLES[2])
    assert title(heard) == TITLES[2]
    row = heard.scrolled_to(TITLES[0]).bounds.center
    heard.phone.windows.fingers.swipe([(900, row.y), (500, row.y), (100, row.y)], 200)
    assert heard.values("audio_item_title") == TITLES[1:]
    assert title(heard) == TITLES[2]
    handle = heard.scrolled_to("item_move").bounds.center
    step = round(64 * heard.phone.display.density / 160)
    heard.phone.windows.fingers.swipe([(handle.x, handle.y + step * at) for at in range(3)], 800)
    assert heard.values("audio_item_title") == [TITLES[2], TITLES[3], TITLES[1]]
    assert title(heard) == TITLES[2]


def test_what_is_played_can_be_taken_out(heard: Cinema) -> None:
    playing(heard)
    heard.tap("playlist_switch")
    heard.tap("item_more")
    heard.tap("Remove")
    assert title(heard) == TITLES[1]
    assert heard.app.player.running


def test_songs_are_shuffled_once_each(heard: Cinema) -> None:
    playing(heard)
    heard.tap("shuffle")
    order = [title(heard)]
    while heard.app.player.next():
        order.append(title(heard))
    assert sorted(order) == TITLES
    heard.app.player.back()
    assert title(heard) == order[-2]


def test_shuffling_goes_on_alike_from_a_snapshot(heard: Cinema) -> None:
    playing(heard)
    heard.tap("shuffle")
    heard.phone.snapshots.save("shuffled")
    orders = []
    for _ in range(2):
        heard.phone.snapshots.load("shuffled")
        heard.wait(125_000)
        orders.append((title(heard), heard.app.player.order.ids))
    assert orders[0] == orders[1]


def test_repeat_goes_round_or_stays(heard: Cinema) -> None:
    playing(heard, TITLES[3])
    heard.app.player.play_at(3)
    heard.tap("repeat")
    heard.wait(61_000)
    assert title(heard) == TITLES[0]
    heard.tap("repeat")
    heard.wait(61_000)
    assert title(heard) == TITLES[0]
    heard.tap("repeat")
    heard.app.player.play_at(3)
    heard.wait(61_000)
    assert title(heard) == ""


def test_it_is_played_faster(heard: Cinema) -> None:
    playing(heard)
    heard.tap("adv_function")
    heard.tap("Playback speed")
    heard.tap("button_speed_2")
    assert heard.value("playback_speed_value") == "2.00"
    before = heard.app.player.ms
    heard.wait(10_000)
    assert 20_000 <= heard.app.player.ms - before < 21_000
    heard.wait(25_000)
    assert title(heard) == TITLES[1]


def test_the_queue_is_saved_as_a_playlist(heard: Cinema) -> None:
    playing(heard)
    heard.tap("adv_function")
    heard.tap("Save Playlist")
    heard.name_playlist("All of them")
    assert len(heard.in_playlists()) == len(TITLES)
    row = heard.app.database().one("SELECT nb_audio, nb_video FROM Playlist")
    assert row is not None
    assert tuple(row) == (4, 0)


def test_a_song_that_is_gone_is_out_of_the_queue(heard: Cinema) -> None:
    heard.tap(TITLES[0])
    heard.phone.files.remove("/storage/emulated/0/Music/a.mp3")
    heard.phone.windows.home()
    heard.phone.windows.start_app(PACKAGE)
    assert title(heard) == TITLES[1]
    assert [one.title for one in heard.app.player.queue] == TITLES[1:]


def test_a_tap_plays_one_song_unless_all_are_wanted(heard: Cinema) -> None:
    heard.app.prefs().put(names.PLAY_ALL_AUDIO, False)
    heard.tap(TITLES[1])
    assert [one.title for one in heard.app.player.queue] == [TITLES[1]]


def test_an_artist_has_albums_and_songs(heard: Cinema) -> None:
    heard.tap("Artists")
    heard.tap("Anna")
    assert heard.values("title") == ["Unknown Album", "Homeward"]
    heard.tap("Tracks")
    assert heard.values("title") == [TITLES[0], TITLES[1], TITLES[3]]
    heard.tap("shuffle_all")
    assert heard.app.player.order.shuffled
    assert len(heard.app.player.queue) == 3


def test_an_album_has_a_page_and_is_added_to_a_playlist(heard: Cinema) -> None:
    heard.tap("Albums")
    heard.tap("Homeward")
    assert heard.value("header_list_title") == "Homeward"
    assert heard.value("header_list_artist") == "Anna"
    assert heard.value("duration") == "2min00s"
    assert heard.values("title") == TITLES[:2]
    heard.tap("btn_add_playlist")
    heard.name_playlist("Ours")
    assert [name for _, name, _ in heard.in_playlists()] == ["a.mp3", "b.mp3"]
    heard.tap("play_btn")
    assert title(heard) == TITLES[0]


def test_what_can_be_done_with_an_artist(heard: Cinema) -> None:
    heard.tap("Artists")
    heard.tap("item_more")
    assert heard.values("context_option_title") == [
        "Play", "Append", "Insert next", "Add to playlist"
    ]  # fmt: skip
    heard.tap("Append")
    assert len(heard.app.player.queue) == 3


def test_selected_songs_are_made_a_playlist_or_deleted(heard: Cinema) -> None:
    heard.long_press(TITLES[2])
    heard.tap(TITLES[0])
    heard.more("Add to playlist")
    heard.name_playlist("Two")
    assert [name for _, name, _ in heard.in_playlists()] == ["c.mp3", "a.mp3"]
    heard.long_press(TITLES[2])
    heard.more("Delete")
    heard.tap("delete_button")
    assert heard.values("title") == [TITLES[0], TITLES[1], TITLES[3]]
    assert [name for _, name, _ in heard.in_playlists()] == ["a.mp3"]
