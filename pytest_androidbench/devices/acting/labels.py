"""What apps are called: Android's own, and those that a device was told of."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from pytest_androidbench.interface.apps import KnownApp

_APPS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("Settings", ("system settings",), ("com.android.settings",)),
    ("Contacts", ("google contacts",), ("com.google.android.contacts", "com.android.contacts")),
    (
        "Clock",
        ("alarm", "timer", "stopwatch"),
        ("com.google.android.deskclock", "com.android.deskclock"),
    ),
    ("Phone", ("(google )?dialer",), ("com.google.android.dialer", "com.android.dialer")),
    (
        "Messages",
        ("google messages",),
        ("com.google.android.apps.messaging", "com.android.messaging"),
    ),
    ("Files", ("file manager",), ("com.google.android.documentsui", "com.android.documentsui")),
    ("Camera", (), ("com.android.camera2", "com.google.android.GoogleCamera")),
    ("Chrome", ("google chrome", "browser"), ("com.android.chrome", "org.chromium.chrome")),
    ("Calendar", ("google calendar",), ("com.google.android.calendar", "com.android.calendar")),
    ("Calculator", (), ("com.google.android.calculator", "com.android.calculator2")),
    ("Gmail", ("google mail", "email"), ("com.google.android.gm",)),
    ("Maps", ("google maps",), ("com.google.android.apps.maps",)),
    (
        "Photos",
        ("google photos", "gallery"),
        ("com.google.android.apps.photos", "com.android.gallery3d"),
    ),
    ("Keep notes", ("(google )?keep",), ("com.google.android.keep",)),
    ("Play Store", ("google play store",), ("com.android.vending",)),
    ("YouTube", (), ("com.google.android.youtube",)),
)
"""What an app is called, what else, and the packages it comes in, the likeliest first."""


@cache
def androids() -> tuple[KnownApp, ...]:
    """Apps that come with Android; what a suite needs beside them stands in its suite.toml."""
    file = resources.files(__package__) / "app_names.toml"
    translated = tomllib.loads(file.read_text("utf-8"))
    return tuple(
        KnownApp(
            package=package,
            label=label,
            names=(*names, *map(re.escape, dict.fromkeys(translated.get(label, {}).values()))),
        )
        for label, names, packages in _APPS
        for package in packages
    )


def packages_named(
    name: str, installed: Iterable[str], known: Iterable[KnownApp] = ()
) -> list[str]:
    """Installed packages that `name` means, the likeliest first; empty when none does.

    Args:
        name: a package, what people call an app, or words of its package's name.
        installed: the packages to choose from.
        known: apps beside Android's own, which go before these.
    """
    present = list(dict.fromkeys(installed))
    if name in present:
        return [name]
    wanted = " ".join(name.lower().split())
    apps = (app for app in (*known, *androids()) if app.package in present)
    found = dict.fromkeys(app.package for app in apps if app.is_called(wanted))
    return list(found) or sorted(_by_words(wanted, present), key=len)


def known_label(package: str, known: Iterable[KnownApp] = ()) -> str:
    """What people call a known package; "" for others."""
    labels = (app.label for app in (*known, *androids()) if app.package == package and app.label)
    return next(labels, "")


def _by_words(wanted: str, packages: Iterable[str]) -> list[str]:
    words = re.findall(r"[a-z0-9]+", wanted)
    joined = "".join(words)
    return [p for p in packages if joined and _carries(p.lower(), words, joined)]


def _carries(package: str, words: list[str], joined: str) -> bool:
    parts = package.split(".")
    return joined in parts or (len(words) > 1 and all(word in parts for word in words))
