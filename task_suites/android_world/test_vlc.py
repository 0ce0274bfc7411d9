"""VLC: playlists of videos in an order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.validators import Verdict, same_sequence, same_text
from pytest_androidbench.appdata.vlc import MediaPlaylist
from task_suites.android_world.content.videos import (
    WantedPlaylist,
    two_wanted_playlists,
    wanted_playlist,
)
from task_suites.android_world.rules import LIKENESS, text_is, untouched
from task_suites.android_world.vlc_ways import (
    VIDEOS,
    Shelf,
    add_to_new,
    bring,
    make_playlist,
    needs_films,
    open_list,
    select,
    titles_of,
    without_playlists,
)

MADE: Final = "the playlist has its files in their order"
FIRST: Final = "the first playlist has its files in their order"
SECOND: Final = "the second playlist has its files in their order"


def is_made(episode: Episode, wanted: WantedPlaylist, found: Sequence[MediaPlaylist]) -> Verdict:
    """One playlist of that name is there, and holds these files in this order.

    Upstream takes names that are alike, and counts what all such playlists hold together.
    """
    if episode.upstream:
        return holds_each(wanted, found)
    named = [one for one in found if text_is(episode, wanted.name, one.name)]
    if len(named) != 1:
        names = ", ".join(repr(one.name) for one in found)
        return Verdict(holds=False, why=f"{len(named)} are called {wanted.name!r}: {names}")
    return same_sequence(wanted.filenames, named[0].filenames)


def holds_each(wanted: WantedPlaylist, found: Sequence[MediaPlaylist]) -> Verdict:
    """Playlists of a name that is alike have so many entries, and each file where it should be."""
    alike = [one for one in found if same_text(wanted.name, one.name, likeness=LIKENESS)]
    entries = [entry for one in alike for entry in enumerate(one.filenames)]
    absent = [entry for entry in enumerate(wanted.filenames) if entry not in entries]
    holds = not absent and len(entries) == len(wanted.filenames)
    return Verdict(holds=holds, why="" if holds else f"missing {absent!r} among {entries!r}")


def no_more(episode: Episode, count: int, found: Sequence[MediaPlaylist]) -> Verdict:
    """There are not more playlists than so many; upstream does not look."""
    holds = episode.upstream or len(found) <= count
    return Verdict(holds=holds, why="" if holds else f"{len(found)} playlists are there")


@needs_films
@task(
    "VlcCreatePlaylist",
    'In VLC, make a playlist called "{playlist.name}" of these files, which lie in VLCVideos on '
    "the internal memory, and of no others, in this order: {playlist.files}.",
    params={"playlist": wanted_playlist()},
    limits=Limits(steps=28),
    app="vlc",
    difficulty="medium",
    tags={"data_edit", "repetition", "parameterized"},
    optimal_steps=14,
)
def test_create_playlist(episode: Episode, playlist: WantedPlaylist) -> None:
    shelf, library = Shelf(episode.device, VIDEOS), without_playlists(episode.device)
    shelf.fill((*playlist.videos, *playlist.beside))
    before = shelf.items()
    episode.run()
    found = library.playlists()
    with episode.check(MADE):
        assert is_made(episode, playlist, found)
    assert no_more(episode, 1, found)
    assert untouched(episode, before, shelf.items())


@test_create_playlist.solution
def solve(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    make_playlist(pilot, titles_of(playlist), playlist.name)


@test_create_playlist.mistake("the first two the other way round", fails=MADE)
def swap_two(pilot: Pilot, playlist: WantedPlaylist) -> None:
    first, second, *others = titles_of(playlist)
    open_list(pilot)
    make_playlist(pilot, [second, first, *others], playlist.name)


@test_create_playlist.mistake("the last one forgotten", fails=MADE)
def forget_last(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    make_playlist(pilot, titles_of(playlist)[:-1], playlist.name)


@test_create_playlist.mistake("one that is called alike as well", fails=MADE)
def add_another(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    make_playlist(pilot, [*titles_of(playlist), playlist.beside[0].title], playlist.name)


@test_create_playlist.mistake("a letter of its name wrong", fails=MADE)
def misspell(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    make_playlist(pilot, titles_of(playlist), playlist.name[:-1])


@test_create_playlist.mistake("its name typed, and not saved", fails=MADE)
def leave_unsaved(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    select(pilot, titles_of(playlist))
    pilot.tap("More options").tap("Add to playlist").type("Playlist name", playlist.name)


@test_create_playlist.mistake("played one after the other instead", fails=MADE)
def play_them(pilot: Pilot, playlist: WantedPlaylist) -> None:
    open_list(pilot)
    select(pilot, titles_of(playlist))
    pilot.tap(id="action_video_play")


@test_create_playlist.mistake("another playlist of the rest as well")
def make_another(pilot: Pilot, playlist: WantedPlaylist) -> None:
    solve(pilot, playlist)
    title = playlist.beside[0].title
    bring(pilot, title).long_press(text=title)
    add_to_new(pilot, "Rest")


@test_create_playlist.mistake("one of the other videos deleted")
def delete_another(pilot: Pilot, playlist: WantedPlaylist) -> None:
    solve(pilot, playlist)
    title = playlist.beside[0].title
    bring(pilot, title).long_press(text=title)
    pilot.tap("More options").tap("Delete").tap(id="delete_button")


@needs_films
@task(
    "VlcCreateTwoPlaylists",
    "Make two playlists in VLC of files that lie in VLCVideos on the internal memory. "
    '"{playlists[0].name}" is to have these and no others, in this order: {playlists[0].files}. '
    'And "{playlists[1].name}" is to have these and no others, in this order: '
    "{playlists[1].files}.",
    params={"playlists": two_wanted_playlists()},
    limits=Limits(steps=48),
    app="vlc",
    difficulty="medium",
    tags={"data_entry", "requires_setup", "parameterized"},
    optimal_steps=24,
)
def test_create_two_playlists(episode: Episode, playlists: tuple[WantedPlaylist, ...]) -> None:
    shelf, library = Shelf(episode.device, VIDEOS), without_playlists(episode.device)
    shelf.fill(video for one in playlists for video in (*one.videos, *one.beside))
    before = shelf.items()
    episode.run()
    found = library.playlists()
    with episode.check(FIRST):
        assert is_made(episode, playlists[0], found)
    with episode.check(SECOND):
        assert is_made(episode, playlists[1], found)
    assert no_more(episode, len(playlists), found)
    assert untouched(episode, before, shelf.items())


def make_all(pilot: Pilot, playlists: Sequence[WantedPlaylist]) -> None:
    """Make playlists one after the other."""
    open_list(pilot)
    for one in playlists:
        make_playlist(pilot, titles_of(one), one.name)


@test_create_two_playlists.solution
def solve_both(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    make_all(pilot, playlists)


@test_create_two_playlists.mistake("only the first one", fails=SECOND)
def make_first(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    make_all(pilot, playlists[:1])


@test_create_two_playlists.mistake("only the second one", fails=FIRST)
def make_second(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    make_all(pilot, playlists[1:])


@test_create_two_playlists.mistake("the second one's files in the other order", fails=SECOND)
def turn_second(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    first, second = playlists
    make_all(pilot, [first, replace(second, videos=second.videos[::-1])])


@test_create_two_playlists.mistake("a file of the second one in the first", fails=FIRST)
def mix_them(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    first, second = playlists
    mixed = replace(first, videos=(*first.videos[:-1], second.videos[0]))
    make_all(pilot, [mixed, second])


@test_create_two_playlists.mistake("all of both in one", fails=SECOND)
def make_one(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    first, second = playlists
    make_all(pilot, [replace(first, videos=(*first.videos, *second.videos))])


@test_create_two_playlists.mistake("a third one as well")
def make_third(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    make_all(pilot, playlists)
    title = playlists[0].beside[0].title
    bring(pilot, title).long_press(text=title)
    add_to_new(pilot, "Rest")


@test_create_two_playlists.mistake("one of the other videos deleted")
def delete_one(pilot: Pilot, playlists: tuple[WantedPlaylist, ...]) -> None:
    make_all(pilot, playlists)
    title = playlists[1].beside[0].title
    bring(pilot, title).long_press(text=title)
    pilot.tap("More options").tap("Delete").tap(id="delete_button")
