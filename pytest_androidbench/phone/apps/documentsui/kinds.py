"""Kinds of files: their names, icons and colours, and which types belong together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.intents import type_matches
from pytest_androidbench.phone.system.mime import ending_of
from pytest_androidbench.phone.ui.message import Message, tr

OFFICE: Final = "application/vnd.openxmlformats-officedocument"
OPEN_OFFICE: Final = "application/vnd.oasis.opendocument"
IMAGES: Final = ("image/*",)
VIDEOS: Final = ("video/*",)
AUDIO: Final = ("audio/*", "application/ogg", "application/x-flac")
DOCUMENTS: Final = (
    "text/*",
    "application/pdf",
    "application/epub+zip",
    "application/rtf",
    "application/msword",
    "application/vnd.ms-excel",
    "application/vnd.ms-powerpoint",
    "application/x-mspublisher",
    f"{OFFICE}.wordprocessingml.document",
    f"{OFFICE}.spreadsheetml.sheet",
    f"{OFFICE}.presentationml.presentation",
    f"{OPEN_OFFICE}.text",
    f"{OPEN_OFFICE}.spreadsheet",
    f"{OPEN_OFFICE}.presentation",
)
ZIP: Final = "application/zip"
ARCHIVES: Final = (
    ZIP,
    "application/gzip",
    "application/java-archive",
    "application/rar",
    "application/x-7z-compressed",
    "application/x-gtar",
    "application/x-tar",
)


@dataclass(frozen=True, slots=True)
class DocumentKind:
    """What files of some types are called, with and without an ending, and look like."""

    plain: str
    named: str
    icon: str
    colour: str

    def label(self, type_: str) -> Message:
        """The kind of a type as a person says it: "MP3 audio"."""
        ending = ending_of(type_)
        return tr(self.named, extension=ending.upper()) if ending else tr(self.plain)


FOLDER: Final = DocumentKind("Folder", "Folder", "folder", "on_surface_variant")
GENERIC: Final = DocumentKind("File", "{extension} file", "insert_drive_file", "on_surface_variant")
ARCHIVE: Final = DocumentKind("Archive", "{extension} archive", "archive", "on_surface_variant")
AUDIO_KIND: Final = DocumentKind("Audio", "{extension} audio", "audiotrack", "#ea4335")
IMAGE_KIND: Final = DocumentKind("Image", "{extension} image", "image", "#ea4335")
VIDEO_KIND: Final = DocumentKind("Video", "{extension} video", "movie", "#ea4335")
TEXT: Final = DocumentKind("Document", "{extension} document", "description", "#4285f4")
PDF: Final = DocumentKind("Document", "{extension} document", "picture_as_pdf", "#ea4335")
SHEET: Final = DocumentKind("Spreadsheet", "{extension} spreadsheet", "table_chart", "#34a853")
SLIDES: Final = DocumentKind("Presentation", "{extension} presentation", "slideshow", "#fbbc04")
APK: Final = DocumentKind("Android application", "Android application", "android", "#34a853")

BY_TYPE: Final[Mapping[str, DocumentKind]] = {
    "application/vnd.android.package-archive": APK,
    "application/pdf": PDF,
    "application/vnd.ms-excel": SHEET,
    f"{OFFICE}.spreadsheetml.sheet": SHEET,
    f"{OPEN_OFFICE}.spreadsheet": SHEET,
    "text/comma-separated-values": SHEET,
    "application/vnd.ms-powerpoint": SLIDES,
    f"{OFFICE}.presentationml.presentation": SLIDES,
    f"{OPEN_OFFICE}.presentation": SLIDES,
    **dict.fromkeys(ARCHIVES, ARCHIVE),
}
BY_PATTERNS: Final = (
    (IMAGES, IMAGE_KIND),
    (VIDEOS, VIDEO_KIND),
    (AUDIO, AUDIO_KIND),
    (DOCUMENTS, TEXT),
)


def kind_of(type_: str) -> DocumentKind:
    """The kind of a file by its MIME type."""
    known = BY_TYPE.get(type_)
    if known is not None:
        return known
    return next((kind for patterns, kind in BY_PATTERNS if fits(type_, patterns)), GENERIC)


def fits(type_: str, patterns: Iterable[str]) -> bool:
    """Whether a MIME type is among some, which may end in a star."""
    return any(type_matches(pattern, type_) for pattern in patterns)


def common_type(types: Iterable[str]) -> str:
    """The narrowest type that several files have in common: "image/*"."""
    split = [type_.partition("/")[::2] for type_ in types]
    mains, subs = {main for main, _ in split}, {sub for _, sub in split}
    if len(mains) != 1:
        return "*/*"
    return f"{min(mains)}/{min(subs) if len(subs) == 1 else '*'}"
