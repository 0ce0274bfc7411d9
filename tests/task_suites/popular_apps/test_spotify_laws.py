"""What tasks about Spotify name is in its world, and cannot be mistaken for anything else."""

from __future__ import annotations

from pytest_androidbench.phone.world.music import KEPT_ALBUMS, LIKED, OWN_LISTS, artists
from task_suites.popular_apps.spotify_ways import ARTISTS, SONGS

ALBUMS = {album.title: [title for title, _ in album.songs] for each in artists()
          for album in each.albums}  # fmt: skip


def test_artists_are_there_each_with_songs_of_their_own() -> None:
    assert {*ARTISTS} <= {each.name for each in artists()}
    assert len(set(ARTISTS)) == len(ARTISTS)


def test_songs_stand_on_their_albums_beside_the_others() -> None:
    for song, (album, other) in SONGS.items():
        assert {song, other} <= {*ALBUMS[album]}
        assert song != other
        assert not {song, other} & {*LIKED}


def test_no_list_of_the_owner_is_one_that_is_asked_for() -> None:
    held = {title for _, titles in OWN_LISTS for title in titles}
    assert not held & {*SONGS}
    assert {album for album, _ in SONGS.values()} & {*KEPT_ALBUMS} == {"Foghorn Lullabies"}
