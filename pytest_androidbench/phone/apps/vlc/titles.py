"""What the media library calls a film: its file's name without what is no title.

The words and the order of the steps are those of `utils::title::sanitize` (medialibrary,
src/utils/TitleAnalyzer.cpp). An underscore belongs to a word, so `clip_3_HD.mp4` is `clip_3_HD`.
"""

from __future__ import annotations

import re
from typing import Final

_SEPARATOR: Final = r"[.\-_+]"
_EDGE: Final = rf"(?:\b|{_SEPARATOR})"
_FORMATS: Final = (
    "xvid", "h264", "dvd", "rip", "divx", "x264", "hdtv", "aac", "webrip", "bluray", "bdrip",
    "brrip", "dvdrip", "ac3", "hdtc", "x265", "h265", "mp4", "mkv", r"10\s?bits?", "avi", "hdrip",
    "hevc", "yuv420p10", "flac", "[0-9]{3,4}[pi]", r"vost ?(?:[a-z]{2})?",
)  # fmt: skip
_WIDTHS: Final = (
    "7680", "4096", "4520", "3840", "2560", "2048", "2160", "1920", "1728", "1280", "720", "460",
)  # fmt: skip
_HEIGHTS: Final = (
    "4320", "3072", "2540", "2160", "1536", "1440", "1080", "720", "420", "360", "320",
)  # fmt: skip
_MAKERS: Final = (
    "hbo", "amc", "tx", "ettv", "ethd", "dtone", "1337x", "xrg", "evo", "yify", "horriblesubs",
    "jiyuunofansub", "rovers", r"yts(?:\s[a-z]{2,})?", "amzn", "rarbg", "anoxmous_{0,2}", "bokutox",
)  # fmt: skip
_SIZE: Final = rf"(?:{'|'.join(_WIDTHS)})x(?:{'|'.join(_HEIGHTS)})"
_WORDS: Final = "|".join((*_FORMATS, _SIZE, *_MAKERS))
_BETWEEN: Final = rf"(?:\s|\b|\(|\[|^){_SEPARATOR}(?:\b|\s|\)|\]|$)"
_CASELESS: Final = re.ASCII | re.IGNORECASE
_STEPS: Final = (
    (re.compile(rf"({_SEPARATOR})memento({_SEPARATOR})", _CASELESS), r"\1\2"),
    (re.compile(rf"{_EDGE}(?:MeGusta|CRiMSON|Eclipse){_EDGE}", re.ASCII), ""),
    (re.compile(rf"{_EDGE}(?:5\.1|web[.\-]dl|hd.ts|at-x|lost-ugm|bd){_EDGE}", _CASELESS), ""),
    (re.compile(r"\[[a-z]+-raws\]", _CASELESS), ""),
    (re.compile(r"\.[a-z0-9]{2,4}$", _CASELESS), ""),
    (re.compile(r"[\s\-_]\d{1,4}(?:\.\d{1,3})?[mg]b\b", _CASELESS), ""),
    (re.compile(_BETWEEN, re.ASCII), " "),
    (re.compile(r"\bpuyasubs!", _CASELESS), ""),
    (re.compile(rf"\b(?:{_WORDS})\b", _CASELESS), ""),
    (re.compile(r"([(\[])\s+", re.ASCII), r"\1"),
    (re.compile(r"\s+([)\]])", re.ASCII), r"\1"),
    (re.compile(r"\(\)|\[\]"), ""),
    (re.compile(_BETWEEN, re.ASCII), " "),
    (re.compile(r"\s{2,}", re.ASCII), " "),
)


def film_title(filename: str) -> str:
    """The title of a film in a file; the name itself where nothing else is left of it."""
    title = filename
    for pattern, instead in _STEPS:
        title = pattern.sub(instead, title)
    return title.strip(" \t") or filename
