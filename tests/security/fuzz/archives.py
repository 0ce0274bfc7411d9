"""Archives and packages that were damaged, or that unfold to something huge or elsewhere."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

import uiautomator2

from tests.security.canaries import HOST_MARK
from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.requests import flipped

_TMP: Final = "/data/local/tmp"


# Names are under a checksum, so that no mark can stand in them.
_PACKED: Final = (
    "a", "d/b", "../x", "/abs", "/proc/self/cwd/made", "../../../../proc/self/cwd/made", "made",
    "d/" * 300 + "x", "n" * 400, "", "é\n",
)  # fmt: skip
_PACKED_TYPES: Final = (
    tarfile.REGTYPE, tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.CHRTYPE,
    tarfile.FIFOTYPE,
)  # fmt: skip


def _tar(random: Random) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for _ in range(random.randint(1, 6)):
            info = tarfile.TarInfo(random.choice(_PACKED))
            info.type = random.choice(_PACKED_TYPES)
            if info.type in (tarfile.SYMTYPE, tarfile.LNKTYPE):
                info.linkname = random.choice(("/", "..", "/proc/self/cwd", "../home", "a"))
            info.mode = random.choice((0o644, 0o7777, 0))
            data = b"data" * random.choice((0, 1, 1000)) if info.type == tarfile.REGTYPE else b""
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def _zip(random: Random) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(random.choice((1, 5, 5, 5000))):
            name = random.choice(
                (
                    "a",
                    "d/b",
                    "../x",
                    "/abs",
                    f"{HOST_MARK}/made",
                    "..\\x",
                    "categories.json",
                    "recipes.json",
                )
            )
            data = bytes(random.choice((0, 10, 50_000_000))) if number < 2 else b"x"
            archive.writestr(
                zipfile.ZipInfo(f"{name}{number}", (1980, 1, 1, 0, 0, 0)),
                data,
                zipfile.ZIP_DEFLATED,
            )
    return out.getvalue()


def _gzip_bomb(random: Random) -> bytes:
    data = gzip.compress(bytes(200_000_000), 9, mtime=0)
    return gzip.compress(data, 9, mtime=0) if random.random() < 0.3 else data


def archives(random: Random) -> Input:
    """A damaged archive, or one that unfolds into something huge or elsewhere."""
    makers: Sequence[tuple[str, Callable[[], bytes]]] = (
        ("tar", lambda: _tar(random)),
        ("tar.gz", lambda: gzip.compress(_tar(random), mtime=0)),
        ("zip", lambda: _zip(random)),
        ("gz", lambda: gzip.compress(b"hello" * 100, mtime=0)),
        ("gz", lambda: _gzip_bomb(random)),
        ("jex", lambda: _tar(random)),
        ("kmz", lambda: _zip(random)),
    )
    ending, make = random.choice(makers)
    data = make()
    data = flipped(random, data, 10) if random.random() < 0.6 else data
    folder = random.choice((_TMP, "/sdcard/Download"))
    path = f"{folder}/x.{ending}"
    uses = (
        f"tar -tvf {path}", f"cd {_TMP}; tar -xf {path}",
        f"cd {_TMP}; tar -xzf {path}; ls -laR {_TMP}", f"tar -xOf {path} a | wc -c",
        f"gunzip -c {path} | wc -c", f"gzip -d {path}", f"zcat {path} | head -c 10",
        f"cp {path} {_TMP}/y.gz; gunzip -f {_TMP}/y.gz; ls -l {_TMP}",
        f"cat {path} | gunzip | gunzip | wc -c",
        f"am start -a android.intent.action.VIEW -d file://{path} -t application/zip",
        f"am start -a android.intent.action.VIEW -d file://{path}",
        "am start -a android.intent.action.VIEW_DOWNLOADS", "input tap 400 700", "uiautomator dump",
        f"cat {_TMP}/made /made {_TMP}/a",
    )  # fmt: skip
    steps = [
        Step(kind="shell", text=command) for command in random.choices(uses, k=random.randint(1, 4))
    ]
    return Input(
        entry="archives", steps=[Step(kind="push", text=path, data=data), *steps], on_screen=True
    )


@lru_cache(maxsize=1)
def _apk_parts() -> tuple[tuple[str, bytes], ...]:
    """The small parts of a real APK."""
    path = Path(uiautomator2.__file__).parent / "assets" / "app-uiautomator.apk"
    with zipfile.ZipFile(path) as archive:
        return tuple(
            (one.filename, archive.read(one)) for one in archive.infolist() if one.file_size < 20000
        )


def apks(random: Random) -> Input:
    """A damaged APK."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in _apk_parts():
            shaken = flipped(random, data, 10) if name == "AndroidManifest.xml" else data
            if name == "AndroidManifest.xml" and random.random() < 0.1:
                shaken = shaken[:8] + bytes(100_000_000)
            archive.writestr(
                zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), shaken, zipfile.ZIP_DEFLATED
            )
    data = out.getvalue()
    data = flipped(random, data, 6) if random.random() < 0.5 else data
    if random.random() < 0.1:
        data = random.choice((b"x.y\n1\n2\n", b"\n\n1", random.randbytes(30)))
    path = f"{_TMP}/x.apk"
    uses = (
        f"pm install {path}",
        f"pm install -r -t {path}",
        f"cat {path} | pm install -S {len(data)}",
        f"cmd package install -S {len(data)} < {path}",
        f"pm install {HOST_MARK}/canary.db",
        "pm list packages -f",
        f"pm install-create -S {len(data)}",
        "pm uninstall com.github.uiautomator",
    )
    steps = [Step(kind="shell", text=command) for command in random.choices(uses, k=2)]
    return Input(
        entry="apks", steps=[Step(kind="push", text=path, data=data), *steps], on_screen=True
    )
