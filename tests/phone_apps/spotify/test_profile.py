"""The owner's profile and the settings of Spotify."""

from __future__ import annotations

from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from tests.phone_apps.spotify.conftest import Spotify

FIELD = "edit_display_name_edittext"


def profile(spotify: Spotify) -> None:
    spotify.tap("Profile", "View profile", "Edit")


def kept(spotify: Spotify, key: str) -> object:
    return spotify.app.prefs().all().get(key)


def test_a_name_is_kept_once_it_is_saved(spotify: Spotify) -> None:
    profile(spotify)
    spotify.write(FIELD, "  AndroidGen ")
    assert kept(spotify, "display_name") is None
    spotify.tap("Save")
    assert spotify.driver.value("profile_name") == "AndroidGen"
    assert kept(spotify, "display_name") == "AndroidGen"
    spotify.tap("your_library_tab")
    assert spotify.driver.find("Playlist • AndroidGen")


def test_a_name_is_not_lost_without_a_question(spotify: Spotify) -> None:
    profile(spotify)
    spotify.write(FIELD, "Somebody")
    spotify.tap("Close")
    spotify.tap("Discard")
    assert spotify.driver.value("profile_name") == "Robin"


def test_nobody_is_called_nothing(spotify: Spotify) -> None:
    profile(spotify)
    spotify.write(FIELD, "   ")
    save = spotify.driver.find("save_button")
    assert save is not None
    assert not save.enabled


def test_data_saver_is_turned_on(spotify: Spotify) -> None:
    spotify.tap("Profile", "Settings and privacy", "Data-saving and offline", "Data Saver")
    assert kept(spotify, "data_saver") is True


def test_all_rows_of_the_first_page_open_theirs(spotify: Spotify) -> None:
    spotify.tap("Profile", "Settings and privacy")
    pages = ("account", "content", "playback", "privacy", "notifications", "devices", "saving",
             "quality", "advertisements", "about")  # fmt: skip
    for page in pages:
        row = spotify.driver.scrolled_to(f"{page}_row")
        spotify.driver.touch(row)
        assert spotify.driver.value("glue_toolbar_title") != "Settings and privacy"
        spotify.tap("Back")
        assert spotify.driver.value("glue_toolbar_title") == "Settings and privacy"


def test_audio_quality_is_one_of_several(spotify: Spotify) -> None:
    spotify.tap("Profile", "Settings and privacy", "Media quality", "Wi-Fi streaming quality")
    spotify.tap("Very high")
    assert kept(spotify, "quality_wifi") == "very_high"


def test_logging_out_says_why_it_cannot_be(spotify: Spotify) -> None:
    spotify.tap("Profile", "Settings and privacy", "Log out")
    assert spotify.driver.find("OK")


def test_a_tab_on_a_page_leads_back_to_the_first_pages(spotify: Spotify) -> None:
    spotify.search("nova reed", "Artists")
    spotify.tap("Artist", "your_library_tab")
    assert spotify.driver.find("icon_create")
    spotify.driver.phone.windows.back()
    assert spotify.driver.find("home_list")


def test_addresses_lead_to_their_pages(spotify: Spotify) -> None:
    for address, title in (
        ("https://open.spotify.com/album/1", "Low Water"),
        ("https://open.spotify.com/artist/1", "Nova Reed"),
    ):
        spotify.driver.phone.activities.start(
            Intent(action=ACTION_VIEW, data=address, component="com.spotify.music/.MainActivity")
        )
        assert spotify.driver.value("title") == title
    assert spotify.driver.crashes() == []
