"""Pictures, songs and films that were damaged, or that unfold to something huge."""

from __future__ import annotations

import io
import struct
import wave
import zlib
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image

from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.requests import flipped

_PICTURE_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF", "ICO", "PPM")
_ENDINGS: Final = {"PNG": "png", "JPEG": "jpg", "WEBP": "webp", "GIF": "gif", "BMP": "bmp",
                   "TIFF": "tif", "ICO": "ico", "PPM": "ppm"}  # fmt: skip
_MEDIA: Final = "content query --uri content://media/external/{kind}/media"


@lru_cache(maxsize=16)
def _stock_picture(kind: str, side: int) -> bytes:
    picture = Image.new("RGB", (side, side))
    for x in range(0, side, 2):
        picture.putpixel((x, (x * 7) % side), (x % 256, 90, 200))
    out = io.BytesIO()
    picture.save(out, kind)
    return out.getvalue()


def pictures(random: Random) -> Input:
    """A damaged or a huge picture in the gallery."""
    kind = random.choice((*_PICTURE_FORMATS[:4] * 3, *_PICTURE_FORMATS))
    data = _stock_picture(kind, random.choice((1, 16, 64, 200)))
    choice = random.random()
    if choice < 0.65:
        data = flipped(random, data, 12)
    elif choice < 0.85:
        data = random.choice((_huge_png, _huge_gif, _many_frames, _huge_bmp))(random)
    path = f"/sdcard/DCIM/{random.choice(('a', 'b'))}.{_ENDINGS[kind]}"
    address = f"file://{path}"
    uses = (
        f"am start -a android.intent.action.VIEW -d {address} -t image/*",
        f"am start -a android.intent.action.EDIT -d {address} -t image/*",
        "am start -n com.simplemobiletools.gallery.pro/.activities.MainActivity",
        "am start -n com.google.android.documentsui/com.android.documentsui.files.FilesActivity",
        f"am start -a android.intent.action.ATTACH_DATA -d {address} -t image/*",
        "input tap 300 700", "input tap 540 1200", "input tap 800 2250", "screencap -p /dev/null",
    )  # fmt: skip
    commands = [_MEDIA.format(kind="images"), *random.choices(uses, k=3), "screencap -p /dev/null"]
    steps = [Step(kind="shell", text=command) for command in commands]
    return Input(
        entry="pictures", steps=[Step(kind="push", text=path, data=data), *steps], on_screen=True
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _huge_png(random: Random) -> bytes:
    side = random.choice((2**15, 2**16, 2**31 - 1, 30000))
    head = struct.pack(
        ">IIBBBBB", side, random.choice((1, side)), 8, random.choice((0, 2, 6)), 0, 0, 0
    )
    body = zlib.compress(bytes(random.choice((100, 20_000_000))), 9)
    extra = _chunk(b"iCCP", b"x\0\0" + body) + _chunk(b"zTXt", b"x\0\0" + body)
    extra = extra if random.random() < 0.5 else b""
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + extra
        + _chunk(b"IDAT", body)
        + _chunk(b"IEND", b"")
    )


def _huge_gif(random: Random) -> bytes:
    side = random.choice((0xFFFF, 20000))
    frame = b"\x2c" + struct.pack("<HHHHB", 0, 0, side, side, 0) + b"\x02\x02\x4c\x01\x00"
    head = b"GIF89a" + struct.pack("<HHBBB", side, side, 0x80, 0, 0) + bytes(6)
    return head + frame * random.choice((1, 500)) + b"\x3b"


def _many_frames(random: Random) -> bytes:
    out = io.BytesIO()
    frames = [Image.new("P", (40, 40), number % 255) for number in range(200)]
    frames[0].save(
        out, random.choice(("GIF", "PNG", "TIFF")), save_all=True, append_images=frames[1:]
    )
    return out.getvalue()


def _huge_bmp(random: Random) -> bytes:
    width, height = random.choice(((30000, 30000), (-1, 5), (2**31 - 1, 1)))
    head = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, 0, 0, 0, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54, 0, 0, 54) + head + bytes(100)


def _frame(name: bytes, data: bytes) -> bytes:
    return name + struct.pack(">I", len(data)) + b"\0\0" + data


def _mp3(random: Random) -> bytes:
    frames = _frame(b"TIT2", b"\x03Song") + _frame(
        b"TLEN", b"\x00" + random.choice((b"1000", b"9" * 30))
    )
    head = b"ID3\x03\0\0" + struct.pack(">I", len(frames))
    return head + frames + b"\xff\xfb\x90\x00" + bytes(400)


def _m4a(random: Random) -> bytes:
    def box(name: bytes, data: bytes) -> bytes:
        size = random.choice((0, 1, 7, 2**32 - 1)) if random.random() < 0.1 else len(data) + 8
        return struct.pack(">I", size) + name + data

    inner = box(b"mvhd", bytes(12) + struct.pack(">II", random.choice((0, 1000)), 5000) + bytes(80))
    nested = box(b"trak", box(b"mdia", box(b"hdlr", bytes(24)))) * random.choice((1, 1, 500))
    return box(b"ftyp", b"M4A \0\0\0\0") + box(b"moov", inner + nested)


def _wav(random: Random) -> bytes:
    out = io.BytesIO()
    with wave.open(out, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(random.choice((8000, 44100)))
        sound.writeframes(bytes(200))
    return out.getvalue()


def sounds(random: Random) -> Input:
    """A damaged song, film or recording."""
    ending, make = random.choice((("mp3", _mp3), ("m4a", _m4a), ("mp4", _m4a), ("wav", _wav)))
    data = make(random)
    data = flipped(random, data, 12) if random.random() < 0.8 else data
    path = f"{random.choice(('/sdcard/Music', '/sdcard/Download', '/sdcard/Movies'))}/x.{ending}"
    commands = [
        _MEDIA.format(kind=random.choice(("audio", "video"))),
        f"am start -a android.intent.action.VIEW -d file://{path} -t audio/*",
        f"am broadcast -a android.intent.action.MEDIA_SCANNER_SCAN_FILE -d file://{path}",
        "am start -n com.dimowner.audiorecorder/.app.main.MainActivity",
        "uiautomator dump",
    ]
    steps = [Step(kind="shell", text=command) for command in random.sample(commands, 3)]
    first = Step(kind="shell", text=commands[0])
    return Input(
        entry="sounds",
        steps=[Step(kind="push", text=path, data=data), first, *steps],
        on_screen=True,
    )
