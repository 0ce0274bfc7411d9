"""What is read of Spotify says whose songs are held, liked and kept."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.spotify import (
    SpotifyAlbum,
    SpotifyArtist,
    SpotifyContents,
    SpotifyListed,
    SpotifyPlaylist,
    SpotifyTrack,
)

CONTENTS = SpotifyContents(
    artists=(SpotifyArtist(id=1, name="Nova Reed", followed_ms=5), SpotifyArtist(id=2, name="B")),
    albums=(
        SpotifyAlbum(id=1, artist=1, title="Low Water", kind="Album"),
        SpotifyAlbum(id=2, artist=2, title="Beta", kind="EP", saved_ms=7),
    ),
    tracks=(
        SpotifyTrack(id=1, album=1, title="Copper Rain", liked_ms=9),
        SpotifyTrack(id=2, album=2, title="Bolt"),
        SpotifyTrack(id=3, album=9, title="Lost"),
    ),
    playlists=(SpotifyPlaylist(id=4, title="Walk", own=True, saved_ms=1),),
    playlist_tracks=(
        SpotifyListed(playlist=4, track=2),
        SpotifyListed(playlist=5, track=3),
        SpotifyListed(playlist=4, track=1),
    ),
    queue=(),
)


def test_what_is_liked_and_kept_is_told_by_numbers() -> None:
    assert CONTENTS.liked == {1}
    assert CONTENTS.kept == {("artist", 1), ("album", 2), ("playlist", 4)}


def test_a_playlist_holds_its_tracks_in_their_order() -> None:
    assert CONTENTS.held(4) == [2, 1]
    assert CONTENTS.held(6) == []


def test_a_track_is_its_albums_artists() -> None:
    assert [CONTENTS.artist_of(each) for each in (1, 2, 3, 8)] == ["Nova Reed", "B", "", ""]
    assert CONTENTS.track("Bolt") == 2
    with pytest.raises(LookupError, match="no track is called 'Boat'"):
        CONTENTS.track("Boat")


def test_since_when_something_is_kept_makes_no_difference() -> None:
    assert SpotifyPlaylist(title="Walk", own=True) == CONTENTS.playlists[0]
    assert SpotifyTrack(id=1, album=1, title="Copper Rain") == CONTENTS.tracks[0]
