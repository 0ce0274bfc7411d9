"""What groups of permissions are called, and what they let an app do, in Android's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.ui.message import Message, tr

TITLES: Final[Mapping[str, Message]] = {
    "notifications": tr("Notifications"),
    "contacts": tr("Contacts"),
    "sms": tr("SMS"),
    "phone": tr("Phone"),
    "call_log": tr("Call logs"),
    "calendar": tr("Calendar"),
    "location": tr("Location"),
    "camera": tr("Camera"),
    "microphone": tr("Microphone"),
    "photos": tr("Photos and videos"),
    "music": tr("Music and audio"),
    "storage": tr("Files and media"),
    "nearby": tr("Nearby devices"),
    "activity": tr("Physical activity"),
    "sensors": tr("Body sensors"),
}
"""Group -> its name."""

DESCRIPTIONS: Final[Mapping[str, Message]] = {
    "notifications": tr("show notifications"),
    "contacts": tr("access your contacts"),
    "sms": tr("send and view SMS messages"),
    "phone": tr("make and manage phone calls"),
    "call_log": tr("read and write phone call log"),
    "calendar": tr("access your calendar"),
    "location": tr("access this device’s location"),
    "camera": tr("take pictures and record video"),
    "microphone": tr("record audio"),
    "photos": tr("access photos and videos on your device"),
    "music": tr("access music and audio on your device"),
    "storage": tr("access photos and media on your device"),
    "nearby": tr("discover and connect to nearby Bluetooth devices"),
    "activity": tr("access your physical activity"),
    "sensors": tr("access sensor data about your vital signs"),
}
"""Group -> what an app that has it may do."""
