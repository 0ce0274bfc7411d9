"""The commands by which B-MoCA builds its environments, as they are published, do what they did.

`gimme1dollar/b-moca` sends them to an emulator with Android 10, by the adb program; adbutils sends
the same words over the same protocol.
"""

from __future__ import annotations

import gc
import io
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree

import pytest
import uiautomator2
from PIL import Image

from tests.phone_wire.running import RunningPhone

LAUNCHER = "/data/data/com.google.android.apps.nexuslauncher/databases/launcher.db"
ALARMS = "/data/user_de/0/com.google.android.deskclock/databases/alarms.db"
WALLPAPER = "/data/system/users/0/wallpaper"
GREEN = (12, 160, 40)
MOST_POLLS = 20


class Client(Protocol):
    """What the builder asks of adb."""

    def shell(self, command: str) -> str: ...

    def push(self, source: Path, target: str) -> None: ...

    def reboot(self) -> None: ...

    def root(self) -> None: ...


@dataclass
class Program:
    """The adb program."""

    phone: RunningPhone

    def run(self, *words: str) -> str:
        done = self.phone.adb("-s", self.phone.serial, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout.decode()

    def shell(self, command: str) -> str:
        return self.run("shell", command)

    def push(self, source: Path, target: str) -> None:
        self.run("push", str(source), target)

    def reboot(self) -> None:
        self.run("reboot")

    def root(self) -> None:
        self.run("root")


@dataclass
class Library:
    """adbutils."""

    phone: RunningPhone

    def shell(self, command: str) -> str:
        output = self.phone.device.shell(command, rstrip=False)
        assert isinstance(output, str)
        return output

    def push(self, source: Path, target: str) -> None:
        self.phone.device.sync.push(source, target)

    def reboot(self) -> None:
        self.phone.device.reboot()  # type: ignore[no-untyped-call]

    def root(self) -> None:
        self.phone.device.root()  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningPhone]:
    """A phone whose console the adb program may ask: it reads the token from its home."""
    home = tmp_path_factory.mktemp("home")
    phone = RunningPhone(home, "--console-token-file", str(home / ".emulator_console_auth_token"))
    assert phone.adb("emu", "avd", "snapshot", "save", "init").stdout == b"OK\r\n"
    yield phone
    gc.collect()
    assert phone.end() == (0, "")


@pytest.fixture(params=[Program, Library])
def client(phone: RunningPhone, request: pytest.FixtureRequest) -> Client:
    """Either of them, on a phone in the base state."""
    assert phone.adb("emu", "avd", "snapshot", "load", "init").stdout == b"OK\r\n"
    make: Callable[[RunningPhone], Client] = request.param
    client = make(phone)
    client.root()
    return client


def booted(client: Client) -> None:
    for _ in range(MOST_POLLS):
        if client.shell("getprop sys.boot_completed").strip() == "1":
            return
    raise AssertionError("it did not boot")


def picture(phone: RunningPhone) -> Image.Image:
    done = phone.adb("-s", phone.serial, "exec-out", "screencap", "-p")
    return Image.open(io.BytesIO(done.stdout)).convert("RGB")


def configuration(client: Client) -> str:
    return client.shell("dumpsys window windows | grep mGlobalConfiguration=")


@pytest.mark.parametrize(
    ("locale", "java", "direction", "settings"),
    [
        ("fr-CA", "fr_CA", "ldltr", "fr-CA"),
        ("zh-hans-CN", "zh_CN_#Hans", "ldltr", "zh-Hans-CN"),
        ("ur_PK", "ur_PK", "ldrtl", "ur-PK"),
        ("ar-EG", "ar_EG", "ldrtl", "ar-EG"),
        ("ak-GH", "ak_GH", "ldltr", "ak-GH"),
    ],
)
def test_the_language_is_there_once_the_zygote_is_started_anew(
    client: Client, locale: str, java: str, direction: str, settings: str
) -> None:
    client.shell(f"setprop persist.sys.locale {locale}")
    assert "[en_US]" in configuration(client)
    client.shell("setprop ctl.restart zygote")
    booted(client)
    assert client.shell("getprop persist.sys.locale").strip() == locale
    assert f"[{java}] {direction}" in configuration(client)
    assert f"[{java}] {direction}" in client.shell("am get-config")
    assert client.shell("settings get system system_locales").split(",")[0].strip() == settings
    assert client.shell("getprop ctl.restart").strip() == ""


def test_it_is_read_by_a_boot_as_well_and_follows_what_its_user_chooses(client: Client) -> None:
    client.shell("setprop persist.sys.locale de-DE; setprop ctl.restart zygote")
    client.shell("settings put system system_locales es-US,de-DE")
    assert client.shell("getprop persist.sys.locale").strip() == "es-US"
    client.reboot()
    booted(client)
    assert "[es_US]" in configuration(client)


def test_the_picture_is_behind_the_home_screen(
    client: Client, phone: RunningPhone, tmp_path: Path
) -> None:
    before = picture(phone)
    Image.new("RGB", (1080, 2160), GREEN).save(tmp_path / "green.bmp")
    client.push(tmp_path / "green.bmp", WALLPAPER)
    after = picture(phone)
    place = (after.width // 2, after.height // 3)
    assert before.getpixel(place) != GREEN
    assert after.getpixel(place) == GREEN


def test_icons_and_letters_have_another_size(client: Client, phone: RunningPhone) -> None:
    before = picture(phone)
    client.shell("wm density reset")
    client.shell("wm density 330")
    assert client.shell("wm density") == "Physical density: 420\nOverride density: 330\n"
    assert picture(phone).tobytes() != before.tobytes()
    client.shell("settings put system font_scale 1.15")
    assert "330dpi" in configuration(client)
    assert "{1.15 " in configuration(client)
    client.shell("wm density reset")
    assert client.shell("wm density") == "Physical density: 420\n"


def test_the_night_theme_goes_on(client: Client) -> None:
    assert client.shell("su 0 cmd uimode night yes").strip() == "Night mode: yes"
    assert " night " in configuration(client)
    assert " -night " not in configuration(client)


def test_the_alarm_of_a_pushed_database_is_shown(
    client: Client, phone: RunningPhone, tmp_path: Path
) -> None:
    made = tmp_path / "alarms.db"
    with sqlite3.connect(made) as db:
        db.executescript(
            "CREATE TABLE android_metadata (locale TEXT);"
            "CREATE TABLE alarm_templates (_id INTEGER PRIMARY KEY, hour INTEGER NOT NULL,"
            " minutes INTEGER NOT NULL, daysofweek INTEGER NOT NULL, enabled INTEGER NOT NULL,"
            " vibrate INTEGER NOT NULL, label TEXT NOT NULL, ringtone TEXT,"
            " delete_after_use INTEGER NOT NULL DEFAULT 0, workflow_label TEXT,"
            " workflow_data TEXT);"
            "INSERT INTO alarm_templates VALUES (1, 7, 20, 96, 0, 1, '', NULL, 0, NULL, NULL);"
            "PRAGMA user_version = 12;"
        )
    db.close()
    client.push(made, ALARMS)
    client.reboot()
    booted(client)
    client.root()
    client.shell("am start -n com.google.android.deskclock/com.android.deskclock.DeskClock")
    ui = uiautomator2.connect(phone.device)
    ui(description="Alarm").click()  # type: ignore[no-untyped-call]
    shown = [node.attrib for node in ui.xpath("//*[@text!='']").all()]
    texts = [attributes["text"] for attributes in shown]
    assert "07:20" in texts
    assert "08:30" not in texts
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_icons_lie_where_a_pushed_database_has_them(
    client: Client, phone: RunningPhone, tmp_path: Path
) -> None:
    made = tmp_path / "L002.db"
    launched = (
        "#Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;"
        "launchFlags=0x10200000;component={};end"
    )
    places = {
        "com.android.chrome/com.google.android.apps.chrome.Main": (-100, 4, 1),
        "com.android.settings/.Settings": (-100, 0, 3),
        "com.google.android.deskclock/com.android.deskclock.DeskClock": (-100, 2, 2),
        "com.google.android.contacts/com.android.contacts.activities.PeopleActivity": (-101, 4, 0),
    }
    with sqlite3.connect(made) as db:
        db.execute(
            "CREATE TABLE favorites (_id INTEGER PRIMARY KEY, title TEXT, intent TEXT,"
            " container INTEGER, screen INTEGER, cellX INTEGER, cellY INTEGER, spanX INTEGER,"
            " spanY INTEGER, itemType INTEGER, appWidgetId INTEGER NOT NULL DEFAULT -1,"
            " iconPackage TEXT, iconResource TEXT, icon BLOB, appWidgetProvider TEXT,"
            " modified INTEGER NOT NULL DEFAULT 0, restored INTEGER NOT NULL DEFAULT 0,"
            " profileId INTEGER DEFAULT 0, rank INTEGER NOT NULL DEFAULT 0,"
            " options INTEGER NOT NULL DEFAULT 0)"
        )
        db.executemany(
            "INSERT INTO favorites (intent, container, screen, cellX, cellY, spanX, spanY,"
            " itemType) VALUES (?, ?, ?, ?, ?, 1, 1, 0)",
            [
                (launched.format(name), place, x if place == -101 else 0, x, y)
                for name, (place, x, y) in places.items()
            ],
        )
    db.close()
    client.push(made, LAUNCHER)
    client.reboot()
    booted(client)
    column, row = 1080 / 5, centres(phone, "Clock")[1]
    assert centres(phone, "Chrome")[0] == pytest.approx(4.5 * column, abs=column / 3)
    assert centres(phone, "Settings")[0] == pytest.approx(0.5 * column, abs=column / 3)
    assert centres(phone, "Clock")[0] == pytest.approx(2.5 * column, abs=column / 3)
    assert centres(phone, "Contacts")[0] == pytest.approx(4.5 * column, abs=column / 3)
    assert centres(phone, "Chrome")[1] < row < centres(phone, "Settings")[1]
    assert centres(phone, "Contacts")[1] > centres(phone, "Settings")[1] + 216


def centres(phone: RunningPhone, label: str) -> tuple[float, float]:
    """The middle of an icon of the home screen, as a dump has it."""
    dump = phone.adb("-s", phone.serial, "exec-out", "uiautomator", "dump", "/dev/tty").stdout
    tree = ElementTree.fromstring(dump.decode().partition("UI hierchary")[0])
    [found] = [
        node.attrib["bounds"]
        for node in tree.iter("node")
        if node.attrib["content-desc"] == label and node.attrib["long-clickable"] == "true"
    ]
    left, top, right, bottom = map(int, re.findall(r"\d+", found))
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize(("stream", "name", "setting"), [
    (1, "STREAM_SYSTEM", "volume_system"),
    (3, "STREAM_MUSIC", "volume_music"),
    (4, "STREAM_ALARM", "volume_alarm"),
])  # fmt: skip
def test_a_volume_is_set_by_number(client: Client, stream: int, name: str, setting: str) -> None:
    told = client.shell(f"media volume --show --stream {stream} --set 3")
    assert told.splitlines() == [
        f"[V] will control stream={stream} ({name})",
        "[V] will set volume to index=3",
        "[V] Connecting to AudioService",
    ]
    assert client.shell(f"settings get system {setting}").strip() == "3"
    again = client.shell(f"media volume --show --stream {stream} --get")
    assert "volume is 3 in range [" in again


def test_brightness_is_a_setting(client: Client) -> None:
    client.shell("settings put system screen_brightness 255")
    assert client.shell("settings get system screen_brightness").strip() == "255"


def test_an_app_that_is_disabled_is_not_there_any_more(client: Client) -> None:
    client.shell("pm install-existing com.google.android.music")
    told = client.shell("pm disable-user --user 0 com.google.android.music")
    assert told == "Package com.google.android.music new state: disabled-user\n"
    assert "com.google.android.music" in client.shell("pm list packages -d")


def test_the_tablet_does_not_turn(client: Client) -> None:
    client.shell("wm size 1200x800; wm density 160")
    client.shell("settings put system accelerometer_rotation 0")
    client.shell("settings put system user_rotation 0")
    assert "sw800dp w1200dp" in configuration(client)
    assert "land" in configuration(client)


def test_a_snapshot_has_all_of_it(client: Client, phone: RunningPhone) -> None:
    client.shell("setprop persist.sys.locale fr-CA; setprop ctl.restart zygote")
    client.shell("wm density 550; settings put system font_scale 0.85")
    client.shell("su 0 cmd uimode night yes")
    built, seen = configuration(client), picture(phone)
    emulator = ("-s", phone.serial, "emu", "avd", "snapshot")
    assert phone.adb(*emulator, "save", "train_env_023").stdout == b"OK\r\n"
    assert phone.adb(*emulator, "load", "init").stdout == b"OK\r\n"
    assert configuration(client) != built
    assert phone.adb(*emulator, "load", "train_env_023").stdout == b"OK\r\n"
    assert configuration(client) == built
    assert picture(phone).tobytes() == seen.tobytes()
