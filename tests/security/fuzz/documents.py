"""XML documents that were damaged, or that unfold to something huge."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.security.canaries import HOST_MARK
from tests.security.fuzz.databases import STARTS
from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.requests import flipped

_ENTITIES: Final = (
    '<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9))
    + "]>"
)
_PREFERENCES: Final = (
    "/data/data/com.simplemobiletools.gallery.pro/shared_prefs/Prefs.xml",
    "/data/data/com.simplemobiletools.calendar.pro/shared_prefs/Prefs.xml",
    "/data/data/net.gsantner.markor/shared_prefs/app.xml",
    "/data/data/com.google.android.deskclock/shared_prefs/"
    "com.google.android.deskclock_preferences.xml",
    "/data/data/com.flauschcode.broccoli/shared_prefs/com.flauschcode.broccoli_preferences.xml",
    "/data/system/users/0/settings_system.xml", "/data/system/appops.xml",
)  # fmt: skip


_PLAIN_XML: Final = b"""<?xml version='1.0' encoding='utf-8'?>
<map>
<int name='a' value='1' />
<string name='b'>x</string>
<set name='s'><string>y</string></set>
</map>
"""
_OUTSIDE: Final = (
    f"<!DOCTYPE m [<!ENTITY x SYSTEM 'file://{HOST_MARK}/canary.txt'>]>"
    "<map><string name='title'>&x;</string></map>"
)
_NO_NUMBERS: Final = (
    b"<map><float name='a' value='x' /><long name='b' value='"
    + b"1" * 30
    + b"' /><boolean name='c' /></map>"
)


def _xml(random: Random) -> bytes:
    odd = random.choice((b"", b"x", b"9" * 5000, b"1.5", b"nan"))
    return random.choice((
        flipped(random, _PLAIN_XML, 10), _PLAIN_XML.replace(b"'1'", b"'" + odd + b"'"),
        b"<map>" + b"<a>" * 200_000, b"<map>" + b"<a>" * 200_000 + b"</a>" * 200_000 + b"</map>",
        (_ENTITIES + "<map><string name='x'>&j;</string></map>").encode(), _OUTSIDE.encode(),
        f"<!DOCTYPE m SYSTEM 'file://{HOST_MARK}/canary.xml'><map/>".encode(),
        "<map/>".encode("utf-16"), b"<map " + b"a='x' " * 50_000 + b"/>", _NO_NUMBERS, b"",
        random.randbytes(100),
    ))  # fmt: skip


def xml(random: Random) -> Input:
    """Damaged preferences of an app, and tracks and layouts from elsewhere."""
    data = _xml(random)
    path = random.choice(
        (
            *_PREFERENCES,
            "/sdcard/Download/x.gpx",
            "/sdcard/Download/x.kml",
            "/sdcard/Download/x.opml",
        )
    )
    uses = (
        "am start -S -n com.simplemobiletools.gallery.pro/.activities.MainActivity", *STARTS[:2],
        "am start -S -n net.gsantner.markor/.activity.MainActivity",
        f"am start -a android.intent.action.VIEW -d file://{path} -t application/gpx+xml",
        "am start -n de.dennisguse.opentracks/.TrackListActivity", f"cat {path} | wc -c",
        "settings list system", "cmd appops get com.android.settings", "appops read-settings",
        "uiautomator dump",
    )  # fmt: skip
    steps = [Step(kind="shell", text=command) for command in random.choices(uses, k=3)]
    return Input(
        entry="xml", steps=[Step(kind="push", text=path, data=data), *steps], on_screen=True
    )
