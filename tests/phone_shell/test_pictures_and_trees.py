"""`screencap` and `uiautomator`: pictures of the screen, and what stands on it."""

from __future__ import annotations

import asyncio
import io
import struct
from xml.etree import ElementTree

import pytest
from PIL import Image

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

FOLDER = "/data/local/tmp"


def printed(phone: Phone, script: str) -> bytes:
    out = Collector()
    asyncio.run(Shell(phone).run(script, BytesInput(), out, Collector()))
    return out.data


@pytest.mark.parametrize("script", ["screencap -p", "screencap -p -d 0", "cat s.png", "cat s"])
def test_a_picture_is_printed_or_written(phone: Phone, script: str) -> None:
    made = f"cd {FOLDER}; screencap s.png; screencap -p s; "
    with Image.open(io.BytesIO(printed(phone, made + script))) as picture:
        assert (picture.format, picture.size) == ("PNG", (1080, 2400))
        shown = picture.convert("RGB").tobytes()
    assert shown == phone.windows.view.image().convert("RGB").tobytes()


@pytest.mark.parametrize("script", ["screencap -j", "screencap -j s.png; cat s.png"])
def test_a_jpeg_picture_is_of_usual_quality(phone: Phone, script: str) -> None:
    data = printed(phone, f"cd {FOLDER}; {script}")
    assert data == phone.windows.view.picture("jpeg", 90)
    assert data[:2] == b"\xff\xd8"


@pytest.mark.parametrize("script", ["screencap", "screencap s; cat s"])
def test_a_raw_picture_begins_with_its_size_and_format(phone: Phone, script: str) -> None:
    data = printed(phone, f"cd {FOLDER}; {script}")
    assert struct.unpack("<4I", data[:16]) == (1080, 2400, 1, 1)
    assert data[16:] == phone.windows.view.image().convert("RGBA").tobytes()


def test_a_picture_belongs_to_whoever_takes_it(sh: Run, files: FileSystem) -> None:
    sh(f"screencap -p {FOLDER}/s.png; su u0_a17 screencap -p {FOLDER}/t.png")
    found = [files.stat(f"{FOLDER}/{name}.png") for name in "st"]
    assert [(each.mode, each.uid, each.gid) for each in found if each] == [
        (0o644, 0, 0), (0o644, 10017, 10017)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("screencap -h", "", "usage: screencap [-hp] [-d display-id] [FILENAME]\n", 1),
        ("screencap /nope/s.png", "",
         "Error opening file: /nope/s.png (No such file or directory)\n", 1),
        ("screencap -p /sdcard", "", "Error opening file: /sdcard (Is a directory)\n", 1),
        ("uiautomator dump /nope/w.xml", "", "java.io.FileNotFoundException: /nope/w.xml: "
         "open failed: No such file or directory\n", 1),
        ("uiautomator dump", "UI hierchary dumped to: /sdcard/window_dump.xml\n", "", 0),
        ("uiautomator dump --verbose /sdcard/w.xml --compressed",
         "UI hierchary dumped to: /sdcard/w.xml\n", "", 0),
    ],
)  # fmt: skip
def test_what_is_told(lasting: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)


def test_the_tree_is_written_or_printed(sh: Run, phone: Phone, files: FileSystem) -> None:
    sh("am start -n com.android.settings/.Settings")
    sh(f"uiautomator dump; cd {FOLDER}; uiautomator dump w.xml; uiautomator dump --windows v.xml;"
       " uiautomator dump --compressed c.xml")  # fmt: skip
    view = phone.windows.view
    whole = view.dump(compressed=False, all_windows=False)
    assert files.read("/sdcard/window_dump.xml").decode() == whole
    assert files.read(f"{FOLDER}/w.xml").decode() == whole
    assert files.read(f"{FOLDER}/v.xml").decode() == view.dump(compressed=False, all_windows=True)
    assert files.read(f"{FOLDER}/c.xml").decode() == view.dump(compressed=True, all_windows=False)
    assert sh("uiautomator dump /dev/tty").stdout == (whole + "UI hierchary dumped to: /dev/tty\n")
    assert "Settings" in {each.get("text") for each in ElementTree.fromstring(whole).iter()}
    stat = files.stat("/sdcard/window_dump.xml")
    assert stat is not None
    assert stat.mode == 0o660


@pytest.mark.parametrize(
    ("script", "code"), [("uiautomator", 0), ("uiautomator help", 0), ("uiautomator events", 1)]
)
def test_the_usage_is_told(lasting: Run, script: str, code: int) -> None:
    done = lasting(script)
    assert done.stdout.startswith("Usage: uiautomator <subcommand> [options]\n")
    assert (done.stderr, done.code) == ("", code)
