"""What the settings change."""

from __future__ import annotations

from tests.phone_apps.retromusic.conftest import Jukebox


def settings(box: Jukebox, *rows: str) -> None:
    box.tab("home")
    box.tap("action_settings")
    for row in rows:
        box.tap(row)


def leave(box: Jukebox, pages: int = 2) -> None:
    for _ in range(pages):
        box.back()


def test_only_the_folder_music_is_listened_to(box: Jukebox) -> None:
    data = box.phone.files.read("/storage/emulated/0/Music/Copper Rain.mp3")
    box.phone.files.write("/storage/emulated/0/Download/Elsewhere.mp3", data)
    assert len(box.app.library.songs()) == 7
    settings(box, "Other", "Whitelist music")
    assert len(box.app.library.songs()) == 6


def test_the_theme_is_the_apps_own(box: Jukebox) -> None:
    settings(box, "Look and feel", "App theme", "Kinda Dark")
    assert box.app.display(box.phone.display).dark
    box.tap("App theme")
    box.tap("Follow system")
    assert not box.app.display(box.phone.display).dark


def test_the_history_can_be_paused(box: Jukebox) -> None:
    settings(box, "Personalize", "Pause history")
    leave(box)
    box.tab("song")
    box.tap("Copper Rain")
    assert box.rows("HistoryEntity") == []


def test_tabs_have_their_names_under_them(box: Jukebox) -> None:
    settings(box, "Personalize", "Tab titles mode", "Labeled")
    leave(box)
    assert {"For you", "Songs", "Albums", "Artists", "Playlists"} <= set(box.texts())


def test_the_small_player_gets_more_buttons(box: Jukebox) -> None:
    settings(box, "Now playing", "Extra controls")
    leave(box)
    box.tab("song")
    box.tap("Copper Rain")
    box.tap("actionNext")
    assert box.value("miniPlayerTitle") == "Dust and Daylight • Iris Okafor"


def test_shorter_sounds_count_as_songs(box: Jukebox) -> None:
    box.app.prefs().put("filter_song", 205)
    assert [song.title for song in box.app.library.songs()] == [
        "Amber Window",
        "Copper Rain",
        "Far from Shore",
    ]
