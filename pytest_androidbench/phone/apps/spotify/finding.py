"""What a search leads to, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import items
from pytest_androidbench.phone.apps.spotify.schema import PODCAST
from pytest_androidbench.phone.kit.folding import folded, words_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.items import SpotItem
    from pytest_androidbench.phone.apps.spotify.store import SpotStore

SONGS, ARTISTS, PLAYLISTS, ALBUMS, PODCASTS = "songs", "artists", "playlists", "albums", "podcasts"
MOST_TOP: Final = 20
MOST: Final = 60


def found(store: SpotStore, query: str, chip: str = "") -> list[SpotItem]:
    """All items that have each of some words, or begin one with it.

    Args:
        store: where they are.
        query: the words.
        chip: the one kind that is looked for; "" for all of them.
    """
    wanted = words_of(query)
    if not wanted:
        return []
    ranked = [
        (_rank(item, told, query), place, item)
        for place, (kind, item, told) in enumerate(_known(store))
        if chip in {"", kind} and _fits(wanted, words_of(told))
    ]
    ranked.sort(key=lambda each: each[:2])
    return [item for _, _, item in ranked[: MOST if chip else MOST_TOP]]


def _known(store: SpotStore) -> Iterator[tuple[str, SpotItem, str]]:
    """Everything, with the chip that it is behind, and the words under which it is found."""
    for artist in store.artists.all("WHERE NOT publisher ORDER BY listeners DESC, _id"):
        yield ARTISTS, items.artist_item(artist), artist.name
    for song in store.songs.all("ORDER BY t.plays DESC, t._id"):
        kind = PODCASTS if song.told else SONGS
        yield kind, items.track_item(song), f"{song.title} {song.artist} {song.album}"
    for playlist in store.playlists.all("ORDER BY own DESC, _id"):
        yield PLAYLISTS, store.playlist(playlist), playlist.title
    for album in store.albums.all("ORDER BY year DESC, _id"):
        item = store.album(album)
        owner = store.artists.get(album.artist)
        told = f"{album.title} {owner.name if owner is not None else ''}"
        yield PODCASTS if album.kind == PODCAST else ALBUMS, item, told


def _fits(wanted: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(one) for word in words) for one in wanted)


def _rank(item: SpotItem, told: str, query: str) -> int:
    """The less, the likelier: called so, begins so, has the words, is by somebody called so."""
    title, words = folded(item.title), folded(query.strip())
    if title == words:
        return 0
    if title.startswith(words):
        return 1
    if _fits(words_of(query), words_of(title)):
        return 2
    return 3 if told else 4
