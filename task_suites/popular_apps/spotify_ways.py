"""What tasks about Spotify share: names that its world has, and ways through the app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.appdata.spotify import PACKAGE, Spotify, SpotifyContents
from pytest_androidbench.appdata.validators import same_rows

APP: Final = "Spotify"
REST: Final = "everything else is as it was"
CLAPTON: Final = "Eric Clapton"
ARTISTS: Final = (
    *(CLAPTON, "Nova Reed", "Tin Roof Parade", "Little Comet", "Delta Verandah"),
    *("Paper Lighthouse", "Gold Tooth Gang", "Hana Kestrel", "Velvet Turnip", "Orla Finch"),
)
"""Each of whom has a playlist of the service's."""
SONGS: Final = {
    "Smooth Criminal": ("Bad", "Dirty Diana"),
    "Lantern Street": ("Harbour Notes", "Tide Table"),
    "Voltage Vine": ("Static Garden", "Pollen"),
    "Extra Ball": ("Free Game", "Coin Return"),
    "Screen Door": ("Porch Light", "Muddy Bicycle"),
    "Keeper's Daughter": ("Foghorn Lullabies", "Spare Bulb"),
    "Dentist's Friend": ("Whose Turn Is It", "Shine Back"),
    "Weather for Sailors": ("Frequency", "Battery Low"),
    "Voicemail from June": ("Leave a Message", "Call Me Slowly"),
    "Slug Parade": ("Root Vegetables", "Harvest Riot"),
    "Kettle Reel": ("Wool and Weather", "Gate Left Open"),
}
"""Songs that nobody likes yet, each with its album and another song of it."""


@dataclass(frozen=True, slots=True)
class SpotifyStart:
    """What a task's episode starts from."""

    spotify: Spotify
    preferences: Preferences
    before: SpotifyContents
    chosen: dict[str, Preference]
    """The preferences."""


def listening(episode: Episode) -> SpotifyStart:
    """As things are now."""
    spotify = Spotify(episode.device)
    preferences = Preferences(episode.device, PACKAGE)
    return SpotifyStart(spotify, preferences, spotify.contents(), preferences.all())


def same_library(start: SpotifyStart, after: SpotifyContents, *, likes: bool = True) -> None:
    """Check that the owner has what they had; `likes` says whether liked songs count."""
    before = start.before
    assert same_rows(before.playlists, after.playlists)
    assert same_rows(before.playlist_tracks, after.playlist_tracks)
    assert after.kept == before.kept
    assert not likes or after.liked == before.liked


def same_choices(start: SpotifyStart, *but: str) -> None:
    """Check that all preferences are as they were but some, where these were there or not."""
    after = start.preferences.all()
    assert _without(after, but) == _without(start.chosen, but)


def _without(kept: dict[str, Preference], but: tuple[str, ...]) -> dict[str, Preference]:
    return {name: value for name, value in kept.items() if name not in but}


def search(pilot: Pilot, words: str, chip: str = "") -> Pilot:
    """Look for something, of one kind alone if a chip is named."""
    pilot.open(APP).tap(id="search_tab").tap(id="find_search_field").type(None, words, id="query")
    return pilot.tap(text=chip) if chip else pilot


def profile(pilot: Pilot) -> Pilot:
    """Open the form of the owner's name."""
    return pilot.open(APP).tap(desc="Profile").tap("View profile").tap("Edit")


def saving(pilot: Pilot) -> Pilot:
    """Open the settings that save data."""
    pilot.open(APP).tap(desc="Profile").tap("Settings and privacy")
    return pilot.scroll_to("Data-saving and offline").tap("Data-saving and offline")


def new_playlist(pilot: Pilot, name: str) -> Pilot:
    """Make a playlist; without a name it has the one that is proposed."""
    pilot.open(APP).tap(id="your_library_tab").tap(id="icon_create").tap(text="Playlist")
    if name:
        pilot.type(None, name, id="edit_text")
    return pilot.tap("Create")
