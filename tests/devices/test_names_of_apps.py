"""Which packages a name means, by what apps are called and by words of their packages."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.acting.labels import androids, known_label, packages_named
from pytest_androidbench.interface.apps import KnownApp

INSTALLED = [
    "org.example.weather.now",
    "org.example.weather",
    "com.simplemobiletools.filemanager.pro",
    "net.gsantner.markor",
    "com.android.chrome",
    "com.android.contacts",
    "com.google.android.contacts",
]


@pytest.mark.parametrize(
    ("name", "packages"),
    [
        ("markor", ["net.gsantner.markor"]),
        ("MARKOR", ["net.gsantner.markor"]),
        ("weather", ["org.example.weather", "org.example.weather.now"]),
        ("example weather", ["org.example.weather", "org.example.weather.now"]),
        ("weather example", ["org.example.weather", "org.example.weather.now"]),
        ("Weather, now!", ["org.example.weather.now"]),
        ("file-manager", ["com.simplemobiletools.filemanager.pro"]),
        ("weather tomorrow", []),
        ("weath", []),
        ("?", []),
        ("", []),
        ("org.example.weather", ["org.example.weather"]),
        ("contacts", ["com.google.android.contacts", "com.android.contacts"]),
        ("Google  Contacts", ["com.google.android.contacts", "com.android.contacts"]),
        ("browser", ["com.android.chrome"]),
    ],
)
def test_a_name_means_what_is_called_so_or_has_its_words(name: str, packages: list[str]) -> None:
    assert packages_named(name, INSTALLED) == packages
    assert packages_named(name, INSTALLED * 2) == packages


@pytest.mark.parametrize(
    ("name", "label", "package"),
    [
        ("alarm", "Clock", "com.google.android.deskclock"),
        ("dialer", "Phone", "com.android.dialer"),
        ("keep", "Keep notes", "com.google.android.keep"),
        ("gallery", "Photos", "com.google.android.apps.photos"),
        ("system settings", "Settings", "com.android.settings"),
    ],
)
def test_androids_own_apps_are_known(name: str, label: str, package: str) -> None:
    assert packages_named(name, [package]) == packages_named(label, [package]) == [package]
    assert known_label(package) == label


def test_each_of_androids_own_packages_is_known_once() -> None:
    packages = [app.package for app in androids()]
    assert len(set(packages)) == len(packages)


def test_the_first_label_that_was_told_counts() -> None:
    told = [KnownApp(package="a.b"), KnownApp(package="a.b", label="One"), KnownApp(package="a.b")]
    assert known_label("a.b", told) == "One"
    assert known_label("com.android.chrome", [KnownApp(package="a.b", label="One")]) == "Chrome"
