"""What the fuzz found, made small: each of these once did what its name says."""

from __future__ import annotations

import io
import sqlite3
import struct
import tarfile
from contextlib import closing
from typing import Final

from PIL import Image

from tests.security.canaries import HOST_MARK
from tests.security.fuzz.inputs import Input, Step
from tests.security.wire import frame, send_request

_TMP: Final = "/data/local/tmp"
_PICTURE: Final = "/sdcard/DCIM/a.gif"
_MEDIA: Final = "content query --uri content://media/external/images/media"


def _shell(*commands: str, entry: str = "shell", on_screen: bool = False) -> Input:
    steps = [Step(kind="shell", text=command) for command in commands]
    return Input(entry=entry, steps=steps, on_screen=on_screen)


def _with_file(path: str, data: bytes, *commands: str, on_screen: bool = False) -> Input:
    pushed = Step(kind="push", text=path, data=data)
    steps = [Step(kind="shell", text=command) for command in commands]
    return Input(entry="files", steps=[pushed, *steps], on_screen=on_screen)


def _sql(statements: str) -> Input:
    steps = [Step(kind="shell", text=f"sqlite3 {_TMP}/a.db", data=statements.encode())]
    return Input(entry="sql", steps=steps)


def _unreadable_schema() -> bytes:
    """A database whose schema is broken, and whose table's name is no UTF-8."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE abcdef(a)")
        image = database.serialize()
    return image.replace(b"CREATE TABLE", b"CREATE TABLO").replace(b"abcdef", b"abc\xff\xfef")


def _endless_view(expression: str) -> bytes:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute(f"CREATE VIEW w AS SELECT {expression}")
        return database.serialize()


def _link_to_nothing() -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        link = tarfile.TarInfo("a")
        link.type, link.linkname = tarfile.LNKTYPE, "/proc/self/cwd"
        archive.addfile(link)
    return out.getvalue()


def _picture_of_many_pixels() -> bytes:
    head = struct.pack("<IiiHHIIiiII", 40, -1, 5, 1, 24, 0, 0, 0, 0, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54, 0, 0, 54) + head + bytes(100)


def _picture_beyond_its_edge() -> bytes:
    out = io.BytesIO()
    Image.new("P", (20, 20)).save(out, "GIF")
    data = bytearray(out.getvalue())
    at = data.index(b"\x2c")
    data[at + 1 : at + 9] = struct.pack("<HHHH", 60_000, 60_000, 20, 20)
    return bytes(data)


_SHOWN: Final = (
    _MEDIA,
    "am start -n com.simplemobiletools.gallery.pro/.activities.MainActivity",
    f"am start -a android.intent.action.VIEW -d file://{_PICTURE} -t image/gif",
    "screencap -p /dev/null",
)

FOUND: Final = {
    "a host's file was made": _sql(f"ATTACH '{HOST_MARK}/new.db' AS h; CREATE TABLE h.t(a);"),
    "a host's file was made beside the process": _sql("ATTACH printf('%s', 'new.db') AS h;"),
    "a comparison went on without its client": _with_file(
        f"{_TMP}/x.db",
        _endless_view("instr(hex(zeroblob(8000000)), hex(zeroblob(4000000)) || 1)"),
        f"sqlite3 {_TMP}/x.db 'SELECT * FROM w'",
    ),
    "a format went on without its client": _with_file(
        f"{_TMP}/x.db",
        _endless_view("printf('%.*c', 2147483647, 'x')"),
        f"sqlite3 {_TMP}/x.db 'SELECT * FROM w'",
    ),
    "an address was told": _sql("SELECT hex(fts3_tokenizer('porter'));"),
    "the process ended at an address": _sql(
        "SELECT fts3_tokenizer('porter', x'ed408f920a1ba79c'); "
        "CREATE VIRTUAL TABLE p USING fts4(tokenize=porter);"
    ),
    "a broken schema cut the connection": _sql(
        "CREATE TABLE t(a); PRAGMA writable_schema=ON; UPDATE sqlite_master SET "
        "sql='CREATE TABLE t(a', rootpage=-1; PRAGMA writable_schema=RESET; PRAGMA quick_check;"
    ),
    "a text without end stopped all": _sql(
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
        "SELECT group_concat(hex(zeroblob(10000))) FROM c;"
    ),
    "SQLite's words that are no UTF-8 cut the connection": _with_file(
        f"{_TMP}/x.db", _unreadable_schema(), f"sqlite3 {_TMP}/x.db REINDEX"
    ),
    "jobs that start jobs stopped all": _shell("f(){ f & f; }; f"),
    "a pattern of stars stopped all": _shell(
        f"case {'a' * 300} in {'*a' * 20}b) echo y;; esac",
    ),
    "an offset took as much memory": _shell(
        f"dd if=/dev/null of={_TMP}/a bs=1M seek=100; dd if=/dev/zero of={_TMP}/b bs=1M count=1 "
        "seek=100000"
    ),
    "the endless output of a word took a quarter of a gigabyte": _shell("`rev /dev/urandom`"),
    "a tap at no number cut the connection": _shell("input tap nan nan", on_screen=True),
    "a mode of twenty digits cut the connection": Input(
        entry="sync",
        steps=[Step(kind="sync", data=send_request(f"{_TMP}/a", b"x", 10**20 - 1))],
    ),
    "a port that is no UTF-8 cut the connection": Input(
        entry="host", steps=[Step(kind="host", data=frame(b"host:forward:uap:1\x80;tcp:1"))]
    ),
    "a link to nothing in an archive cut the connection": _with_file(
        f"{_TMP}/x.tar", _link_to_nothing(), f"cd {_TMP}; tar -xf x.tar"
    ),
    "damaged app ops cut the connection": _with_file(
        "/data/system/appops.xml", b"<map>&x", "cmd appops get com.android.settings"
    ),
    "a picture of too many pixels cut the connection": _with_file(
        _PICTURE, _picture_of_many_pixels(), *_SHOWN, on_screen=True
    ),
    "a picture beyond its edge cut the connection": _with_file(
        _PICTURE, _picture_beyond_its_edge(), *_SHOWN, on_screen=True
    ),
    "a language that there is not stopped every app": Input(
        entry="content",
        steps=[
            Step(kind="shell", text="settings put system system_locales /x"),
            Step(kind="rpc", text="pressKey", data=b'["home"]'),
            Step(kind="rpc", text="dumpWindowHierarchy", data=b"[false, 50]"),
            Step(kind="shell", text="am start -n com.google.android.deskclock/.DeskClock"),
            Step(kind="shell", text="logcat -d -b crash"),
        ],
        on_screen=True,
    ),
}
