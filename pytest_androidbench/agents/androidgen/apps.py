"""What apps are called where AndroidGen's agent tells which is in front, and which can be opened.

Names and packages are those of `android_world/env/adb_utils.py`, by which the published agent goes;
it shows the first of an app's names. What stands behind them is ours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pytest_androidbench.agents.parts.home_screen import is_home

HOME: Final = "Home"
"""What stands for an app where the home screen is in front."""
PUBLISHED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("google chrome|chrome", ("com.android.chrome",)),
    ("google chat", ("com.google.android.apps.dynamite",)),
    ("settings|system settings", ("com.android.settings",)),
    ("youtube|yt", ("com.google.android.youtube",)),
    ("google play|play store|gps", ("com.android.vending",)),
    ("gmail|gemail|google mail|google email|google mail client", ("com.google.android.gm",)),
    ("google maps|gmaps|maps|google map", ("com.google.android.apps.maps",)),
    (
        "google photos|gphotos|photos|google photo|google pics|google images",
        ("com.google.android.apps.photos",),
    ),
    ("google calendar|gcal", ("com.google.android.calendar", "com.android.calendar")),
    ("camera", ("com.android.camera2", "com.android.camera")),
    ("audio recorder", ("com.dimowner.audiorecorder",)),
    ("google drive|gdrive|drive", ("com.google.android.apps.docs",)),
    ("google keep|gkeep|keep", ("com.google.android.keep",)),
    ("grubhub", ("com.grubhub.android",)),
    ("tripadvisor", ("com.tripadvisor.tripadvisor",)),
    ("starbucks", ("com.starbucks.mobilecard",)),
    ("google docs|gdocs|docs", ("com.google.android.apps.docs.editors.docs",)),
    ("google sheets|gsheets|sheets", ("com.google.android.apps.docs.editors.sheets",)),
    ("google slides|gslides|slides", ("com.google.android.apps.docs.editors.slides",)),
    ("google voice|voice", ("com.google.android.apps.googlevoice",)),
    ("clock", ("com.google.android.deskclock", "com.android.deskclock")),
    ("google search|google", ("com.google.android.googlequicksearchbox",)),
    ("contacts", ("com.google.android.contacts", "com.android.contacts")),
    ("facebook|fb", ("com.facebook.katana",)),
    ("whatsapp|wa", ("com.whatsapp",)),
    ("instagram|ig", ("com.instagram.android",)),
    ("twitter|tweet", ("com.twitter.android",)),
    ("snapchat|sc", ("com.snapchat.android",)),
    ("telegram|tg", ("org.telegram.messenger",)),
    ("linkedin", ("com.linkedin.android",)),
    ("spotify|spot", ("com.spotify.music",)),
    ("netflix", ("com.netflix.mediaclient",)),
    ("amazon shopping|amazon|amzn", ("com.amazon.mShop.android.shopping",)),
    ("tiktok|tt", ("com.zhiliaoapp.musically",)),
    ("discord", ("com.discord",)),
    ("reddit", ("com.reddit.frontpage",)),
    ("pinterest", ("com.pinterest",)),
    ("android world", ("com.example.androidworld",)),
    ("files", ("com.google.android.documentsui", "com.android.documentsui")),
    ("markor", ("net.gsantner.markor",)),
    ("clipper", ("ca.zgrs.clipper",)),
    ("messages", ("com.google.android.apps.messaging",)),
    ("simple sms messenger|simple sms", ("com.simplemobiletools.smsmessenger",)),
    ("dialer|phone", ("com.google.android.dialer",)),
    ("simple calendar pro|simple calendar", ("com.simplemobiletools.calendar.pro",)),
    ("simple gallery pro|simple gallery", ("com.simplemobiletools.gallery.pro",)),
    ("miniwob", ("com.google.androidenv.miniwob",)),
    ("simple draw pro", ("com.simplemobiletools.draw.pro",)),
    ("pro expense|pro expense app", ("com.arduia.expense",)),
    ("broccoli|broccoli app|broccoli recipe app|recipe app", ("com.flauschcode.broccoli",)),
    (
        "caa|caa test|context aware access",
        ("com.google.ccc.hosted.contextawareaccess.thirdpartyapp",),
    ),
    ("osmand", ("net.osmand", "net.osmand.plus")),
    ("tasks|tasks app|tasks.org:", ("org.tasks",)),
    (
        "open tracks sports tracker|activity tracker|open tracks|opentracks",
        ("de.dennisguse.opentracks",),
    ),
    ("joplin|joplin app", ("net.cozic.joplin",)),
    ("vlc|vlc app|vlc player", ("org.videolan.vlc",)),
    ("retro music|retro|retro player", ("code.name.monkey.retromusic",)),
)
"""Patterns of an app's names, and its packages: the published one first, then those that the
published search for a part of a text finds, too."""
_OURS: Final = (
    ("google translate", "com.google.android.apps.translate"),
    ("firefox", "org.mozilla.firefox"),
    ("slack", "com.Slack"),
    ("weather", "com.weather.Weather"),
    ("calculator", "com.google.android.calculator"),
)
_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {package: names.split("|")[0] for names, packages in PUBLISHED for package in packages}
    | {package: name for name, package in _OURS}
)


def app_called(package: str) -> str:
    """What the app in front is called: `Home`, a name of the list, or its package."""
    return HOME if is_home(package) else _NAMES.get(package, package)


def is_published_name(name: str) -> bool:
    """Whether the published agent can open an app of that name; only its beginning has to fit."""
    return any(re.match(names, name.lower()) for names, _ in PUBLISHED)
