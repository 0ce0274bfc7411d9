"""The queue: what is played in turn, and what a task finds in `music_playback_state.db`."""

from __future__ import annotations

from pytest_androidbench.phone.apps.retromusic import schema
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import SONGS, MadeSong, put

TITLES = [song.title for song in SONGS]


def queue_page(box: Jukebox) -> None:
    box.tap("miniPlayerTitle")
    box.tap("now_playing")


def test_a_tap_puts_the_whole_list_into_the_queue(box: Jukebox) -> None:
    box.tap("Copper Rain")
    assert box.queued() == box.queued("original_playing_queue") == TITLES
    assert box.value("miniPlayerTitle") == "Copper Rain • The Quiet Harbour"
    assert box.app.player.running


def test_songs_are_added_to_an_empty_queue_which_stays_silent(box: Jukebox) -> None:
    for title in ("Evening Post", "Amber Window"):
        box.menu_of(title, "Add to playing queue")
        assert box.said() == "Added 1 title to the playing queue."
    assert box.queued() == ["Evening Post", "Amber Window"]
    assert not box.app.player.running


def test_play_next_comes_behind_what_is_played(box: Jukebox) -> None:
    box.menu_of("Evening Post", "Play next")
    box.menu_of("Amber Window", "Play next")
    box.menu_of("Blue Ferry", "Play next")
    assert box.queued() == ["Evening Post", "Blue Ferry", "Amber Window"]


def test_selected_songs_are_added_together(box: Jukebox) -> None:
    box.long_press("Far from Shore")
    box.tap("Blue Ferry")
    box.tap("Add to playing queue")
    assert box.said() == "Added 2 titles to the playing queue."
    assert box.queued() == ["Far from Shore", "Blue Ferry"]


def test_the_columns_are_those_of_the_real_table(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Add to playing queue")
    [row] = box.rows("playing_queue", schema.PLAYBACK)
    assert (row["duration"], row["_data"]) == (241_000, SONGS[2].path)
    assert (row["artist"], row["album"], row["album_artist"]) == (
        "The Quiet Harbour",
        "Low water",
        None,
    )


def test_a_title_of_digits_is_a_number_in_the_table_and_a_text_on_the_screen(box: Jukebox) -> None:
    put(box.phone, MadeSong(title="1999", artist="Nova Reed", seconds=30))
    box.phone.windows.changed()
    box.menu_of("1999", "Add to playing queue")
    assert box.queued() == [1999]
    assert box.value("miniPlayerTitle") == "1999 • Nova Reed"


def test_the_page_of_the_queue_removes_moves_and_clears(box: Jukebox) -> None:
    box.tap("Copper Rain")
    queue_page(box)
    assert "Up next  •  10:56" in box.texts()
    box.menu_of("Blue Ferry", "Remove from playing queue")
    box.drag("Amber Window", 2)
    assert box.queued() == ["Copper Rain", "Dust and Daylight", "Amber Window", *TITLES[4:]]
    song = box.app.player.song
    assert song is not None
    assert song.title == "Copper Rain"
    box.tap("Clear queue")
    assert box.queued() == box.queued("original_playing_queue") == []
    assert box.find("miniPlayerTitle") is None


def test_a_row_is_dragged_further_than_the_list_is_seen(box: Jukebox) -> None:
    many = [MadeSong(title=f"Zone {n:02}", artist="Many", seconds=20) for n in range(20)]
    put(box.phone, *many)
    box.phone.windows.changed()
    box.tap("Amber Window")
    queue_page(box)
    handle = box.scrolled_to("drag_view").bounds.center
    down = [(handle.x, 2100 + step % 2 * 60) for step in range(60)]
    box.phone.windows.fingers.swipe([(handle.x, handle.y), *down], 4_000)
    assert box.queued()[-1] == "Amber Window"
    assert box.app.player.position == 25


def test_a_row_is_swiped_out_of_the_queue(box: Jukebox) -> None:
    box.tap("Copper Rain")
    queue_page(box)
    row = box.scrolled_to("Evening Post").bounds.center
    box.phone.windows.fingers.swipe([(900, row.y), (150, row.y)], 300)
    assert "Evening Post" not in box.queued()


def test_shuffling_mixes_the_queue_and_keeps_its_order(box: Jukebox) -> None:
    box.tap("Copper Rain")
    box.tap("miniPlayerTitle")
    box.tap("shuffleButton")
    assert box.queued()[0] == "Copper Rain"
    assert sorted(box.queued()) == TITLES
    assert box.queued() != TITLES
    assert box.queued("original_playing_queue") == TITLES
    box.tap("shuffleButton")
    assert box.queued() == TITLES
    assert box.app.player.position == 2


def test_the_round_button_plays_all_in_any_order(box: Jukebox) -> None:
    box.tap("shuffle_button")
    assert sorted(box.queued()) == TITLES
    assert box.app.player.running


def test_the_queue_becomes_a_playlist(box: Jukebox) -> None:
    box.menu_of("Evening Post", "Add to playing queue")
    box.tap("miniPlayerTitle")
    box.more("Save playing queue")
    box.name("Later", "Create")
    assert box.in_playlists() == [("Later", "Evening Post")]


def test_the_queue_outlives_the_process_but_not_the_sound(box: Jukebox) -> None:
    box.tap("Copper Rain")
    box.wait(10)
    box.phone.windows.lifecycle.force_stop(PACKAGE)
    assert not box.app.player.running
    box.wait(500)
    box.phone.windows.start_app(PACKAGE)
    assert box.value("miniPlayerTitle") == "Copper Rain • The Quiet Harbour"
    assert box.queued() == TITLES


def test_a_database_that_was_taken_away_is_made_again(box: Jukebox) -> None:
    box.phone.windows.lifecycle.force_stop(PACKAGE)
    box.phone.files.remove(f"{box.app.home}/databases/{schema.PLAYBACK}")
    box.phone.windows.start_app(PACKAGE)
    assert box.phone.files.is_file(f"{box.app.home}/databases/{schema.PLAYBACK}")
    assert box.queued() == []
