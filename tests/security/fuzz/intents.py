"""Intents of odd kinds, as `am` sends them."""

from __future__ import annotations

import shlex
from random import Random
from typing import Final

from tests.security.canaries import HOST_MARK, PORT_MARK
from tests.security.fuzz.inputs import Input, Step

_ACTIONS: Final = (
    *(f"android.intent.action.{name}" for name in (
        "VIEW",
        "EDIT",
        "SEND",
        "SENDTO",
        "SEND_MULTIPLE",
        "MAIN",
        "PICK",
        "GET_CONTENT",
        "OPEN_DOCUMENT",
        "OPEN_DOCUMENT_TREE",
        "CREATE_DOCUMENT",
        "INSERT",
        "INSERT_OR_EDIT",
        "DELETE",
        "DIAL",
        "CALL",
        "SEARCH",
        "WEB_SEARCH",
        "SET_ALARM",
        "SET_TIMER",
        "SHOW_ALARMS",
        "CHOOSER",
        "ATTACH_DATA",
        "VIEW_DOWNLOADS",
        "INSTALL_PACKAGE",
        "UNINSTALL_PACKAGE",
        "MEDIA_SCANNER_SCAN_FILE",
        "BOOT_COMPLETED",
    )),
    "android.settings.SETTINGS", "android.media.action.IMAGE_CAPTURE",
    "android.settings.APPLICATION_DETAILS_SETTINGS", "x", "clipper.set", "clipper.get",
)  # fmt: skip
_DATA: Final = (
    f"file://{HOST_MARK}/canary.txt", f"file://{HOST_MARK}/canary.db", f"file://{HOST_MARK}",
    "file:///proc/self/environ", "file:///sdcard/../../proc/self/environ",
    "content://com.android.externalstorage.documents/document/"
    f"primary%3A..%2F..%2F..{HOST_MARK}%2Fcanary.txt",
    f"content://media/external/file/../../..{HOST_MARK}/canary.txt",
    "content://com.android.externalstorage.documents/document/primary%3ADownload%2Fa.txt",
    "content://com.android.externalstorage.documents/tree/primary%3A",
    "content://com.android.providers.downloads.documents/document/"
    f"raw%3A{HOST_MARK}/canary.txt",
    f"content://net.gsantner.markor.provider/root{HOST_MARK}/canary.txt",
    "content://media/external/images/media/1", "content://media/external/images/media/-1",
    "content://com.android.contacts/contacts/99999999999999999999", "content://sms/1",
    "content://nope/x", "content:", "content://", "tel:" + "1" * 5000, "tel:%00", "sms:",
    "smsto:555?body=" + "x" * 5000, "mailto:x@y", f"http://127.0.0.1:{PORT_MARK}/",
    f"https://localhost:{PORT_MARK}/x", "geo:0,0?q=" + "x" * 100, "geo:nan,inf", "package:",
    "package:com.android.settings", "data:text/plain,x", "javascript:x", "market://details?id=x",
    "file:", "x:y", "é\u202e", "file:///sdcard/Download/a.txt",
    "file:///data/data/com.android.providers.telephony/databases/mmssms.db",
    "content://com.android.calendar/time/99999999999999999",
    "content://com.android.calendar/events/x",
)  # fmt: skip
_TYPES: Final = (
    "text/plain", "image/*", "image/png", "*/*", "application/zip", "application/json", "text/xml",
    "audio/mpeg", "video/mp4", "vnd.android.cursor.dir/event", "vnd.android.cursor.dir/contact",
    "vnd.android.cursor.item/contact", "application/vnd.android.package-archive",
    "application/gpx+xml", "x", "",
)  # fmt: skip
_COMPONENTS: Final = (
    "com.android.settings/.Settings",
    "com.google.android.deskclock/com.android.deskclock.DeskClock",
    "net.gsantner.markor/.activity.DocumentActivity", "net.gsantner.markor/.activity.MainActivity",
    "com.simplemobiletools.gallery.pro/.activities.MainActivity",
    "com.google.android.documentsui/com.android.documentsui.files.FilesActivity",
    "com.simplemobiletools.calendar.pro/.activities.MainActivity",
    "de.dennisguse.opentracks/.TrackListActivity", "net.cozic.joplin/.MainActivity",
    "org.tasks/com.todoroo.astrid.activity.MainActivity", "com.flauschcode.broccoli/.MainActivity",
    "com.arduia.expense/.ui.MainActivity", "com.dimowner.audiorecorder/.app.main.MainActivity",
    "com.google.android.contacts/com.android.contacts.activities.PeopleActivity",
    "com.google.android.dialer/.extensions.GoogleDialtactsActivity",
    "com.simplemobiletools.smsmessenger/.activities.MainActivity",
    "com.android.camera2/com.android.camera.CameraLauncher", "x/y", "x/.y", "/",
    "ca.zgrs.clipper/.Main", "com.simplemobiletools.gallery.pro/.activities.ViewPagerActivity",
    "com.simplemobiletools.gallery.pro/.activities.EditActivity",
)  # fmt: skip
_EXTRAS: Final = (
    "android.intent.extra.TEXT", "android.intent.extra.STREAM", "android.intent.extra.TITLE",
    "android.intent.extra.SUBJECT", "android.intent.extra.alarm.HOUR",
    "android.intent.extra.alarm.MINUTES", "android.intent.extra.alarm.LENGTH",
    "android.intent.extra.alarm.SKIP_UI", "beginTime", "endTime", "title", "text", "sms_body",
    "name", "phone", "output", "path", "query", "android.intent.extra.INTENT", "sdk_version",
    "android.provider.extra.INITIAL_URI", ":settings:fragment_args_key",
)  # fmt: skip
_VALUES: Final = (
    "x", "", "-1", "0", "25", "99999999999", "9223372036854775808", "nan", "true",
    f"file://{HOST_MARK}/canary.txt", f"{HOST_MARK}/canary.txt", "a" * 5000, "é\u202e\u0000"[:2],
    "content://media/external/images/media/1", "\x1b[31m", "%s%n", "a,b,c", "1,2,x",
)  # fmt: skip
_EXTRA_OPTIONS: Final = (
    "--es",
    "--ei",
    "--el",
    "--ez",
    "--ef",
    "--eu",
    "--esa",
    "--eia",
    "--ela",
    "--ecn",
    "--esal",
    "--efa",
    "-e",
)
_AFTER: Final = (
    "input keyevent BACK", "input tap 540 1200", "input tap 1000 200", "input text hello",
    "input keyevent ENTER", "input swipe 500 1800 500 400 100", "input keyevent APP_SWITCH",
    "input tap nan nan", "input swipe 0 0 -1 99999", "input keyevent 99999", "input roll x y",
    "input motionevent DOWN 5 5", "input keyevent --longpress 26",
    "input draganddrop 1 1 900 900 x", "screencap -p /data/local/tmp/s.png", "uiautomator dump",
    "dumpsys activity top", "dumpsys window windows", "am stack list",
    "monkey -p com.android.settings 5", "wm size 200x300", "wm density 9999", "wm size 99999x99999",
    "cmd statusbar expand-notifications", "cmd notification list",
    "settings put system font_scale 99", "settings put system screen_brightness x",
    "cmd overlay list", "cmd uimode night yes", "ime set x/y",
    "settings put secure default_input_method ''", "cmd clipboard get", "wm user-rotation lock 3",
    "settings put system system_locales x",
)  # fmt: skip


def by_am(random: Random) -> Input:
    """`am` with an intent, then some use of what it brought up."""
    verb = random.choice(
        (
            "start",
            "start",
            "start",
            "start",
            "broadcast",
            "startservice",
            "start-activity",
            "instrument",
            "force-stop",
            "kill",
            "stack",
            "to-uri",
            "crash",
            "set-debug-app",
            "dumpheap",
        )
    )
    words = ["am", verb]
    options: list[list[str]] = [
        ["-a", random.choice(_ACTIONS)], ["-d", random.choice(_DATA)],
        ["-t", random.choice(_TYPES)], ["-n", random.choice(_COMPONENTS)],
        ["-f", random.choice(("0x10000000", "-1", "x", "99999999999"))],
        ["-c", "android.intent.category.LAUNCHER"], ["-W"], ["-S"],
        ["--user", random.choice(("0", "x", "-2"))], ["-p", "com.android.settings"],
        [random.choice(_EXTRA_OPTIONS), random.choice(_EXTRAS), random.choice(_VALUES)],
        [random.choice(_EXTRA_OPTIONS), random.choice(_EXTRAS), random.choice(_DATA)],
        ["--eu", "android.intent.extra.STREAM", random.choice(_DATA)],
    ]  # fmt: skip
    for option in random.sample(options, random.randint(1, 5)):
        words += option
    steps = [Step(kind="shell", text=" ".join(shlex.quote(word) for word in words))]
    steps += [Step(kind="shell", text=random.choice(_AFTER)) for _ in range(random.randint(0, 4))]
    return Input(entry="intents", steps=steps, on_screen=True)
