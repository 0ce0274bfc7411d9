"""The music of the world."""

from __future__ import annotations

from pytest_androidbench.phone.world.music import (
    FOLLOWED,
    KEPT_ALBUMS,
    KEPT_PODCASTS,
    LIKED,
    MIXES,
    OWN_LISTS,
    artists,
    podcasts,
)
from pytest_androidbench.phone.world.songs import ALBUMS

TITLES = [title for each in artists() for album in each.albums for title, _ in album.songs]


def test_no_two_songs_artists_or_albums_are_called_the_same() -> None:
    assert len(TITLES) >= 170
    assert len(set(TITLES)) == len(TITLES)
    names = [each.name for each in artists()]
    assert len(set(names)) == len(names) >= 24
    albums = [album.title for each in artists() for album in each.albums]
    assert len(set(albums)) == len(albums)


def test_the_albums_of_other_apps_belong_to_artists_who_are_there() -> None:
    known = {album.title for each in artists() for album in each.albums}
    assert {album.title for album in ALBUMS} <= known
    assert all(each.albums for each in artists())


def test_everything_lasts_as_long_as_such_a_thing_does() -> None:
    for artist in artists():
        assert all(120 <= s <= 600 for album in artist.albums for _, s in album.songs)
    for podcast in podcasts():
        assert len(podcast.episodes) >= 3
        assert all(500 <= each.seconds <= 3600 for each in podcast.episodes)


def test_what_the_owner_has_is_there() -> None:
    assert {*LIKED} <= {*TITLES}
    assert {title for _, held in OWN_LISTS for title in held} <= {*TITLES}
    assert {*FOLLOWED} <= {each.name for each in artists()}
    assert {*KEPT_ALBUMS} <= {album.title for each in artists() for album in each.albums}
    assert {*KEPT_PODCASTS} <= {each.title for each in podcasts()}


def test_there_is_a_list_of_each_genre() -> None:
    genres = [genre for _, genre, _ in MIXES]
    assert sorted(genres) == sorted({each.genre for each in artists()})


def test_no_sentence_is_said_twice() -> None:
    said = [each.about for each in artists()]
    said += [each.about for each in podcasts()]
    said += [episode.about for each in podcasts() for episode in each.episodes]
    assert len(set(said)) == len(said)
