"""Spotify plays by the phone's clock what is in an artist, an album or a playlist."""

from __future__ import annotations

from pytest_androidbench.phone.apps.spotify import names
from tests.phone_apps.spotify.conftest import Spotify

QUEUE = "SELECT t.title FROM queue q JOIN tracks t ON t._id = q.track ORDER BY q._id"
SLOWHAND = ("Cocaine", "Wonderful Tonight", "Lay Down Sally")


def album(spotify: Spotify) -> None:
    spotify.search("slowhand", "Albums")
    spotify.tap("Slowhand")


def title_of(spotify: Spotify) -> str:
    song = spotify.player.song
    assert song is not None
    return song.title


def test_an_album_plays_in_its_order_even_in_the_background(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause")
    assert [title for (title,) in spotify.rows(QUEUE)][:3] == [*SLOWHAND]
    spotify.driver.phone.windows.home()
    spotify.driver.wait(230_000)
    assert title_of(spotify) == "Wonderful Tonight"
    notes = spotify.driver.phone.notifications.list()
    assert [one.title for one in notes if one.package == names.PACKAGE] == ["Wonderful Tonight"]
    assert spotify.driver.crashes() == []


def test_a_playlist_of_an_artist_holds_their_songs_alone(spotify: Spotify) -> None:
    spotify.search("eric clapton", "Playlists")
    spotify.tap("This Is Eric Clapton", "button_play_and_pause")
    kind, item = spotify.player.source
    held = {song.artist for song in spotify.app.store.songs_of(kind, item)}
    assert (kind, held) == ("playlist", {"Eric Clapton"})
    assert spotify.player.running


def test_the_same_button_halts_and_goes_on(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause")
    spotify.driver.wait(30_000)
    spotify.tap("button_play_and_pause")
    held = spotify.player.ms
    assert 30_000 <= held < 40_000
    spotify.driver.wait(30_000)
    assert not spotify.player.running
    spotify.tap("button_play_and_pause")
    assert held <= spotify.player.ms < held + 5_000


def test_the_player_skips_likes_and_repeats(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause", "track_info_view_title", "next_button", "heart_button")
    assert title_of(spotify) == "Wonderful Tonight"
    assert "Wonderful Tonight" in spotify.liked
    spotify.tap("previous_button", "repeat_button", "repeat_button")
    spotify.driver.wait(300_000)
    assert title_of(spotify) == "Cocaine"


def test_what_is_added_to_the_queue_comes_next(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause", "Back")
    spotify.write("query", "smooth criminal")
    spotify.tap("Songs", "More options for Smooth Criminal", "Add to queue")
    spotify.tap("track_info_view_title", "queue_button")
    assert spotify.driver.values("title")[:2] == ["Cocaine", "Smooth Criminal"]
    spotify.tap("Remove Smooth Criminal from queue")
    assert spotify.driver.values("title")[:2] == ["Cocaine", "Wonderful Tonight"]


def test_the_sleep_timer_ends_in_silence(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause", "track_info_view_title", "sleep_timer_button")
    spotify.tap("5 minutes")
    spotify.driver.wait(290_000)
    assert spotify.player.running
    spotify.driver.wait(20_000)
    assert not spotify.player.running


def test_the_timer_may_wait_for_the_track(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause", "track_info_view_title", "sleep_timer_button")
    spotify.tap("End of track")
    spotify.driver.wait(600_000)
    assert not spotify.player.running
    assert title_of(spotify) == "Cocaine"


def test_the_page_of_lyrics_says_why_it_is_empty(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause", "track_info_view_title", "lyrics_button")
    assert "don't have the lyrics" in spotify.driver.value("lyrics_unavailable")


def test_the_notification_leads_to_the_player(spotify: Spotify) -> None:
    album(spotify)
    spotify.tap("button_play_and_pause")
    phone = spotify.driver.phone
    phone.windows.home()
    note = next(one for one in phone.notifications.list() if one.package == names.PACKAGE)
    assert note.content is not None
    phone.activities.start(note.content)
    assert spotify.driver.find("track_carousel")


def test_an_artist_is_shuffled_and_followed(spotify: Spotify) -> None:
    spotify.search("orla finch", "Artists")
    spotify.tap("Artist", "shuffle_button", "Follow")
    assert spotify.player.source[0] == "artist"
    assert spotify.player.shuffled
    followed = "SELECT name FROM artists WHERE followed_ms > 0"
    assert ("Orla Finch",) in spotify.rows(followed)
    spotify.tap("Following")
    assert ("Orla Finch",) not in spotify.rows(followed)
