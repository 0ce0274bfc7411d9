"""Cuts the phone's fonts from their sources to what the phone shows.

    python scripts/cut_fonts.py fonts SOURCE... --out pytest_androidbench/phone/ui/fonts
    python scripts/cut_fonts.py icons ICONS.woff CODEPOINTS.scss NAMES.txt --out FOLDER

Sources are found by their file names: Roboto-{Regular,Medium,Bold}.ttf, NotoSans{Arabic,Hebrew,
Devanagari,Thai,Bengali,Myanmar,Armenian,Gujarati,Tamil,Khmer,Symbols,Symbols2}-Regular.ttf,
NotoSans-Regular.ttf, NotoSansCJK-Regular.ttc,
and of github.com/googlefonts/noto-emoji Noto-COLRv1-noflags.ttf, NotoColorEmoji-flagsonly.ttf.
`icons` also prints the table of `icon_names.py`.
"""

from __future__ import annotations

import argparse
import re
import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

import pytest_androidbench
from pytest_androidbench.phone.ui.harfbuzz import hb

LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x400),
    *range(0x400, 0x530),
    *range(0x1E00, 0x2000),
    *range(0x2000, 0x20D0),
    *range(0x2100, 0x2190),
    *range(0x2200, 0x2300),
    0x25CA,
    0xFB01,
    0xFB02,
    0xFFFD,
]
SYMBOLS = [
    *range(0x2190, 0x2200),
    *range(0x2300, 0x2400),
    *range(0x25A0, 0x2600),
    *range(0x2600, 0x2700),
    *range(0x2700, 0x27C0),
    0x2B50,
    0x2B06,
    0x2B07,
]
SETTING = (b"GPOS", b"vhea", b"vmtx", b"VORG", b"BASE")
"""What fonts say of places of glyphs, and of lines that run down."""
FORMS = (b"locl",)
"""How one character is drawn in Japanese, Korean, and Chinese of several places."""
LATER_EMOJI = frozenset({0x1FA89, 0x1FA8F, 0x1FABE, 0x1FAC6, 0x1FADC, 0x1FADF, 0x1FAE9})
"""What came after Unicode 15, which is where the phone's Android ends."""
EMOJI_FILES = {
    "Noto-COLRv1-noflags": "NotoColorEmoji",
    "NotoColorEmoji-flagsonly": "NotoColorEmojiFlags",
}
SCRIPTS = {
    "Arabic": [
        *range(0x600, 0x700),
        *range(0x750, 0x780),
        *range(0xFB50, 0xFE00),
        *range(0xFE70, 0xFF00),
        0x200C,
        0x200D,
        0x20,
    ],
    "Hebrew": [*range(0x590, 0x600), *range(0xFB1D, 0xFB50), 0x20],
    "Devanagari": [*range(0x900, 0x980), 0x200C, 0x200D, 0x25CC, 0x20],
    "Bengali": [*range(0x9E6, 0x9F4), 0x9FB, 0x20],
    "": [0x20BF, 0x20],
    "Armenian": [0x58F, 0x20],
    "Gujarati": [0xAF1, 0x20],
    "Tamil": [0xBF9, 0x20],
    "Khmer": [0x17DB, 0x20],
    "Myanmar": [*range(0x1040, 0x104A), 0x20],
    "Thai": [*range(0xE00, 0xE80), 0x25CC, 0x20],
    "Symbols": SYMBOLS,
    "Symbols2": SYMBOLS,
}


FIRST_OF_CJK = 0x2E80


def rows(encoding: str, first: int, last: int) -> Iterable[int]:
    """Return the characters of some rows of a 94x94 character set."""
    for row in range(first, last + 1):
        for cell in range(1, 95):
            code = bytes((0xA0 + row, 0xA0 + cell))
            yield from (ord(char) for char in code.decode(encoding, "ignore"))


def translated() -> set[int]:
    """Return the characters of the phone's translations."""
    files = (Path(pytest_androidbench.__file__).parent / "phone/ui/locale").glob("*/*.po")
    return {ord(char) for file in files for char in file.read_text("utf-8")}


def east_asian() -> list[int]:
    """Return kana, punctuation, JIS and GB 2312 level 1, KS X 1001, and what translations have."""
    return sorted(
        {
            *range(0x3000, 0x3100),
            *range(0xFF00, 0xFFF0),
            *range(0x3130, 0x3190),
            0x20,
            *rows("euc_jp", 16, 47),
            *rows("gb2312", 16, 55),
            *rows("euc_kr", 16, 40),
            *(code for code in translated() if code >= FIRST_OF_CJK),
        }
    )


def wanted(name: str) -> list[int]:
    """Return the characters to keep of a source font."""
    if "CJK" in name:
        return east_asian()
    if Path(name).stem in EMOJI_FILES:
        every = {*range(0x20, 0x1FB00), *range(0xE0020, 0xE0080)}
        return sorted(every - LATER_EMOJI)
    script = re.match(r"NotoSans(\w*)-", name)
    return SCRIPTS[script.group(1)] if script else LATIN


def cut(
    data: bytes, characters: Iterable[int], *, closure: bool = True, features: Iterable[bytes] = ()
) -> bytes:
    """Return the font with only these characters, without hinting.

    Args:
        data: of the source.
        characters: that it keeps.
        closure: whether it keeps what forms ligatures and places marks.
        features: what it keeps of that, if not all.
    """
    face = hb.Face(hb.Blob(data), 0)
    request = hb.SubsetInput()
    request.flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NOTDEF_OUTLINE
    request.unicode_set.set(set(characters))
    if not closure or features:
        dropped = SETTING if features else (*SETTING, b"GSUB")
        request.drop_table_tag_set.set({int.from_bytes(tag, "big") for tag in dropped})
    if features:
        kept = {int.from_bytes(tag, "big") for tag in features}
        request.layout_feature_tag_set.set(kept)
    data_cut: bytes = hb.subset(face, request).blob.data
    return data_cut


def from_woff(data: bytes) -> bytes:
    """Unpack a WOFF (version 1) font into plain sfnt."""
    flavour = data[4:8]
    (count,) = struct.unpack_from(">H", data, 12)
    head, tables = b"", b""
    start = 12 + 16 * count
    for index in range(count):
        tag, offset, packed, size, check = struct.unpack_from(">4sIIII", data, 44 + 20 * index)
        table = data[offset : offset + packed]
        table = zlib.decompress(table) if packed < size else table
        head += struct.pack(">4sIII", tag, check, start + len(tables), size)
        tables += table + b"\0" * (-len(table) % 4)
    return flavour + struct.pack(">HHHH", count, 0, 0, 0) + head + tables


def cut_fonts(sources: list[Path], out: Path) -> None:
    """Cut every source and say how large it has become."""
    for source in sources:
        is_cjk = "CJK" in source.name
        data = source.read_bytes()
        data = from_woff(data) if source.suffix == ".woff" else data
        data = cut(data, wanted(source.name), features=FORMS if is_cjk else ())
        stem = EMOJI_FILES.get(source.stem, source.stem)
        target = out / (stem + (".otf" if is_cjk else ".ttf"))
        target.write_bytes(data)
        print(f"{target.name}: {len(data) // 1024} KB")


def cut_icons(font: Path, codepoints: Path, names: Path, out: Path) -> None:
    """Cut the icon font to the listed names and print the table of their code points."""
    found = dict(re.findall(r'"([\w]+)":\s*"?\\?([0-9a-f]{4,5})', codepoints.read_text()))
    chosen = sorted(set(names.read_text().split()))
    missing = [name for name in chosen if name not in found]
    if missing:
        raise SystemExit(f"not in the icon font: {' '.join(missing)}")
    points = {name: int(found[name], 16) for name in chosen}
    data = cut(from_woff(font.read_bytes()), points.values(), closure=False)
    (out / "MaterialIcons.ttf").write_bytes(data)
    print(" ".join(f"{name}={point:x}" for name, point in points.items()))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["fonts", "icons"])
    parser.add_argument("sources", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if asked.what == "fonts":
        cut_fonts(asked.sources, asked.out)
    else:
        font, codepoints, names = asked.sources
        cut_icons(font, codepoints, names, asked.out)


if __name__ == "__main__":
    main()
