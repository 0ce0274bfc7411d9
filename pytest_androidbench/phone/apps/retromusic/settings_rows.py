"""Every setting there is, by page (res/xml/pref_*.xml)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.library import SHORTEST_S
from pytest_androidbench.phone.kit.preference_rows import (
    choice,
    heading,
    slider,
    toggle,
    translated,
)
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.ui.message import Message, tr

Act = Callable[[], None]
GRIDS: Final = translated(
    {"0": "Circular", "1": "Colored Card", "2": "Card", "3": "Tiny card", "4": "Square Card"}
)
SKIPS: Final = translated(
    {"0": "Normal", "1": "Cascading", "2": "Depth", "3": "Vertical flip", "4": "Horizontal flip",
     "5": "Hinge", "6": "Stack", "7": "Simple"}
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsActs:
    """What rows do that keep nothing by themselves."""

    blacklist: Act
    categories: Act


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsGroup:
    """A page of settings and its row on the first one."""

    title: Message
    summary: Message
    icon: str
    colour: str
    id: str
    entries: Callable[[SettingsActs], Sequence[Entry]] = field(repr=False)


def _theme(_: SettingsActs) -> Sequence[Entry]:
    themes = {"light": "Clearly White", "dark": "Kinda Dark", "auto": "Follow system"}
    return (
        heading("Theme"),
        choice(names.THEME_KEY, "App theme", translated(themes), "auto", "palette"),
        toggle("black_theme", "Just Black"),
        toggle("material_you", "Material You", default=True),
        toggle("custom_font", "Use Manrope font"),
        heading("Colors"),
        toggle("wallpaper_accent", "Wallpaper accent color",
               "Extract accent color from wallpaper"),
        toggle("desaturated_color", "Desaturated color",
               "As per Material Design guide lines in dark mode colors should be desaturated"),
        toggle("adaptive_color_app", "Adaptive color",
               "The background and control button colors change according to the album art from "
               "the now playing screen"),
    )  # fmt: skip


def _playing(_: SettingsActs) -> Sequence[Entry]:
    lyrics = translated({"0": "Replace Cover", "1": "Over Cover"})
    return (
        toggle(names.EXTRA_INFO_KEY, "Song info",
               "Show extra Song information, such as file format, bitrate and frequency"),
        toggle("snowfall", "Snow fall effect"),
        choice("lyrics_type", "Lyrics type", lyrics, "0"),
        toggle("circle_play_button", "Circular play button"),
        toggle("swipe_anywhere_now_playing", "Swipe anywhere to change song",
               "Enables changing song by swiping anywhere on the now playing screen",
               default=True),
        heading("Album style"),
        choice("album_cover_transform", "Album cover skip", SKIPS, "0"),
        heading("Controls"),
        toggle("swipe_to_dismiss", "Dismiss with swipe down", "Swipe down to dismiss mini player"),
        toggle(names.EXTRA_CONTROLS_KEY, "Extra controls", "Add extra controls for mini player"),
        toggle("toggle_volume", "Volume controls",
               "If enough space is available, show volume controls in the now playing screen"),
        toggle(names.EXPAND_KEY, "Show now playing screen",
               "Clicking on the notification will show now playing screen instead of the home "
               "screen"),
    )  # fmt: skip


def _audio(_: SettingsActs) -> Sequence[Entry]:
    return (
        slider("audio_fade_duration", "Audio fade duration", 0, 0, 5000,
               summary="Fade audio when song is paused or played"),
        toggle("manage_audio_focus", "Always play",
               "Always play audio in background regardless of anything else being played"),
        slider("cross_fade_duration", "Crossfade (Beta)", 0, 0, 12,
               summary="Duration to crossfade between songs"),
        toggle("gapless_playback", "Gapless playback",
               "Can cause playback issues on some devices."),
        toggle("toggle_headset", "Auto-play",
               "Start playing immediately after headphones are connected"),
        toggle("bluetooth_playback", "Bluetooth playback",
               "Start playing as soon as connected to bluetooth device"),
    )  # fmt: skip


def _personal(acts: SettingsActs) -> Sequence[Entry]:
    titles = translated({"0": "Auto", "1": "Labeled", "2": "Selected", "3": "Unlabeled"})
    return (
        heading("Home"),
        choice("home_artist_grid_style", "Artist grid", GRIDS, "0", "home"),
        choice("home_album_grid_style", "Album grid", GRIDS, "4"),
        toggle(names.SUGGESTIONS_KEY, "Show suggestions", "Show New Music Mix on homescreen",
               default=True),
        toggle(names.PAUSE_HISTORY_KEY, "Pause history",
               "When enabled, newly played songs won't show in history"),
        heading("Library"),
        PreferenceRow(
            title=tr("Library categories"),
            summary=tr("Configure visibility and order of library categories."),
            icon="library_music",
            act=acts.categories,
        ),
        toggle(names.REMEMBER_TAB_KEY, "Remember last tab",
               "Navigate to the last used tab on start", default=True),
        choice(names.TAB_TITLES_KEY, "Tab titles mode", titles, "0"),
        choice("appbar_mode", "Header style", translated({"0": "Expanded", "1": "Compact"}), "1"),
        heading("Window"),
        toggle("toggle_full_screen", "Fullscreen app", "Immersive mode"),
        heading("Lockscreen"),
        toggle("lock_screen", "Fullscreen controls",
               "Use Retro Music's custom lockscreen controls"),
    )  # fmt: skip


def _images(_: SettingsActs) -> Sequence[Entry]:
    when = translated({"always": "Always", "only_wifi": "Only on Wi-Fi", "never": "Never"})
    return (
        toggle("ignore_media_store_artwork", "Ignore Media Store covers",
               "Can increase the quality of album covers, but causes slower image loading times",
               default=True),
        choice("auto_download_images_policy", "Auto-download artist images", when, "only_wifi"),
    )  # fmt: skip


def _notification(_: SettingsActs) -> Sequence[Entry]:
    return (
        toggle("classic_notification", "Classic notification design",
               "Use the classic notification design"),
        toggle("colored_notification", "Colored notification",
               "Colors the notification in the album cover’s vibrant color", default=True),
    )  # fmt: skip


def _other(acts: SettingsActs) -> Sequence[Entry]:
    since = translated(
        {"today": "Today", "this_week": "This week", "this_month": "This month",
         "past_three_months": "Past 3 months", "this_year": "This year"}
    )  # fmt: skip
    return (
        PreferenceRow(
            title=tr("Blacklist"),
            summary=tr("The content of blacklisted folders is hidden from your library."),
            icon="music_off",
            act=acts.blacklist,
        ),
        toggle(names.WHITELIST_KEY, "Whitelist music", "Only show music from /Music Folder"),
        heading("Playlists"),
        choice(names.ADDED_SINCE_KEY, "Last added playlist interval", since, "this_month",
               "playlist_add"),
        heading("Advanced"),
        slider(names.FILTER_KEY, "Filter song duration", SHORTEST_S, 0, 100,
               summary="Filter songs by length"),
        toggle("pause_on_zero_volume", "Pause on zero", "Pause song when volume becomes zero"),
        toggle("keep_screen_on", "Keep the screen on",
               "Keep in mind that enabling this feature may affect battery life"),
    )  # fmt: skip


GROUPS: Final = (
    SettingsGroup(
        title=tr("Look and feel"), summary=tr("Change the theme and colors of the app"),
        icon="palette", colour="#2979ff", id="generalSettings", entries=_theme,
    ),
    SettingsGroup(
        title=tr("Now playing"), summary=tr("Customize the now playing screen"),
        icon="play_circle_filled", colour="#ff1744", id="nowPlayingSettings", entries=_playing,
    ),
    SettingsGroup(
        title=tr("Audio"),
        summary=tr("Change the sound settings and adjust the equalizer controls"),
        icon="volume_up", colour="#651fff", id="audioSettings", entries=_audio,
    ),
    SettingsGroup(
        title=tr("Personalize"), summary=tr("Customize your now playing and UI controls"),
        icon="tune", colour="#1de9b6", id="personalizeSettings", entries=_personal,
    ),
    SettingsGroup(
        title=tr("Images"), summary=tr("Change artist image download settings"),
        icon="image", colour="#ff3d00", id="imageSettings", entries=_images,
    ),
    SettingsGroup(
        title=tr("Notification"), summary=tr("Customize the notification style"),
        icon="notifications_active", colour="#ffc400", id="notificationSettings",
        entries=_notification,
    ),
    SettingsGroup(
        title=tr("Other"), summary=tr("Advanced testing features"),
        icon="science", colour="#3d5afe", id="otherSettings", entries=_other,
    ),
)  # fmt: skip
