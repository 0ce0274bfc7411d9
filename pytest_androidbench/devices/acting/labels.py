"""Well-known names of apps and the packages that carry them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class _App:
    label: str
    aliases: str
    """Other names, as a pattern in lower case."""
    packages: tuple[str, ...]
    """The likeliest first."""


_KNOWN: Final = (
    _App("Settings", "system settings", ("com.android.settings",)),
    _App("Contacts", "google contacts", ("com.google.android.contacts", "com.android.contacts")),
    _App(
        "Clock", "alarm|timer|stopwatch", ("com.google.android.deskclock", "com.android.deskclock")
    ),
    _App("Phone", "(google )?dialer", ("com.google.android.dialer", "com.android.dialer")),
    _App(
        "Messages",
        "google messages",
        ("com.google.android.apps.messaging", "com.android.messaging"),
    ),
    _App("Files", "file manager", ("com.google.android.documentsui", "com.android.documentsui")),
    _App("Camera", "", ("com.android.camera2", "com.google.android.GoogleCamera")),
    _App("Chrome", "google chrome|browser", ("com.android.chrome", "org.chromium.chrome")),
    _App("Calendar", "google calendar", ("com.google.android.calendar", "com.android.calendar")),
    _App("Calculator", "", ("com.google.android.calculator", "com.android.calculator2")),
    _App("Gmail", "google mail|email", ("com.google.android.gm",)),
    _App("Maps", "google maps", ("com.google.android.apps.maps",)),
    _App(
        "Photos",
        "google photos|gallery",
        ("com.google.android.apps.photos", "com.android.gallery3d"),
    ),
    _App("Keep notes", "(google )?keep", ("com.google.android.keep",)),
    _App("Play Store", "google play store", ("com.android.vending",)),
    _App("YouTube", "", ("com.google.android.youtube",)),
    _App("Audio Recorder", "audiorecorder", ("com.dimowner.audiorecorder",)),
    _App("Broccoli", "broccoli app|broccoli - recipe app|recipes?", ("com.flauschcode.broccoli",)),
    _App("Clipper", "", ("ca.zgrs.clipper",)),
    _App("Pro Expense", "arduia pro expense|expenses?", ("com.arduia.expense",)),
    _App("Joplin", "notes", ("net.cozic.joplin",)),
    _App("Markor", "", ("net.gsantner.markor",)),
    _App("MiniWoB", r"miniwob\+\+", ("com.google.androidenv.miniwob",)),
    _App(
        "OpenTracks",
        "open tracks( sports tracker)?|activity tracker",
        ("de.dennisguse.opentracks",),
    ),
    _App("OsmAnd", "osm and|osmand[~+]", ("net.osmand", "net.osmand.plus")),
    _App("Retro Music", "retro( music)? player|retro", ("code.name.monkey.retromusic",)),
    _App("Simple Calendar Pro", "simple calendar", ("com.simplemobiletools.calendar.pro",)),
    _App("Simple Draw Pro", "simple draw|drawing app", ("com.simplemobiletools.draw.pro",)),
    _App("Simple Gallery Pro", "simple gallery", ("com.simplemobiletools.gallery.pro",)),
    _App("Simple SMS Messenger", "sms messenger", ("com.simplemobiletools.smsmessenger",)),
    _App("Tasks", r"tasks(\.org)? app|tasks\.org|to-?do list", ("org.tasks",)),
    _App("VLC", "vlc player|vlc for android", ("org.videolan.vlc",)),
    _App("androidworld", "android world", ("com.example.androidworld",)),
)


def packages_named(name: str, installed: Iterable[str]) -> list[str]:
    """Installed packages that `name` means, the likeliest first; empty when none does."""
    present = list(dict.fromkeys(installed))
    if name in present:
        return [name]
    wanted = " ".join(name.lower().split())
    found = [p for app in _KNOWN if _is_called(app, wanted) for p in app.packages if p in present]
    return found or sorted(_by_words(wanted, present), key=len)


def known_label(package: str) -> str:
    """What people call a well-known package; "" for others."""
    return next((app.label for app in _KNOWN if package in app.packages), "")


def _is_called(app: _App, wanted: str) -> bool:
    return wanted == app.label.lower() or re.fullmatch(app.aliases, wanted) is not None


def _by_words(wanted: str, packages: Iterable[str]) -> list[str]:
    words = re.findall(r"[a-z0-9]+", wanted)
    joined = "".join(words)
    return [p for p in packages if joined and _carries(p.lower(), words, joined)]


def _carries(package: str, words: list[str], joined: str) -> bool:
    parts = package.split(".")
    return joined in parts or (len(words) > 1 and all(word in parts for word in words))
