"""MIME types by file name, as Android maps them."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = "application/octet-stream"
_TABLE: Final = """
application/epub+zip epub
application/gpx+xml gpx
application/java-archive jar
application/javascript js
application/json json
application/lrc lrc
application/msword doc dot
application/ogg ogx
application/pdf pdf
application/pgp-signature pgp
application/rar rar
application/rtf rtf
application/vnd.android.package-archive apk
application/vnd.google-earth.kml+xml kml
application/vnd.google-earth.kmz kmz
application/vnd.ms-excel xls
application/vnd.ms-powerpoint ppt pps pot
application/vnd.oasis.opendocument.presentation odp
application/vnd.oasis.opendocument.spreadsheet ods
application/vnd.oasis.opendocument.text odt
application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
application/x-7z-compressed 7z
application/x-bittorrent torrent
application/x-gtar tgz
application/x-sqlite3 sqlite3
application/x-subrip srt
application/x-tar tar
application/x-x509-ca-cert crt
application/gzip gz
application/zip zip
audio/3gpp 3ga
audio/aac aac adts adt
audio/amr amr
audio/amr-wb awb
audio/flac flac
audio/midi mid midi kar rtx
audio/mpeg mp3 mpga mp2 mp1 mpa m4a m4r mpega
audio/mpegurl m3u
audio/ogg oga ogg spx opus
audio/x-aiff aif aiff aifc
audio/x-matroska mka
audio/x-mpegurl m3u m3u8
audio/x-ms-wma wma
audio/x-scpls pls
audio/x-wav wav
font/otf otf
font/ttf ttf
image/avif avif
image/gif gif
image/heic heic
image/heif heif hif
image/jpeg jpg jpeg jpe
image/png png
image/svg+xml svg svgz
image/tiff tif tiff
image/vnd.adobe.photoshop psd
image/webp webp
image/x-adobe-dng dng
image/x-canon-cr2 cr2
image/x-icon ico
image/x-ms-bmp bmp
message/rfc822 eml
text/calendar ics icz
text/comma-separated-values csv
text/css css
text/html html htm shtml
text/markdown md markdown
text/plain txt asc text log diff po conf
text/richtext rtx
text/tab-separated-values tsv
text/x-csrc c
text/x-c++src cpp
text/x-chdr h
text/x-java java
text/x-python py
text/x-sh sh
text/x-tex tex
text/x-vcard vcf
text/xml xml
video/3gpp 3gpp 3gp
video/3gpp2 3gpp2 3gp2 3g2
video/avi avi
video/mp2t m2ts mts
video/mp2ts ts
video/mp4 mp4 m4v f4v mp4v mpeg4
video/mpeg mpeg mpg mpe
video/quicktime mov qt
video/webm webm
video/x-flv flv
video/x-matroska mkv
video/x-ms-wmv wmv
"""
_LINES: Final = tuple(line.split() for line in _TABLE.split("\n") if line)
_TYPES: Final = {ending: type_ for type_, *endings in _LINES for ending in endings}
_ENDINGS: Final = {type_: endings[0] for type_, *endings in _LINES}


def known_type(name: str) -> str | None:
    """The type that a file's name stands for, or None where Android knows none."""
    stem, dot, ending = name.rpartition("/")[2].rpartition(".")
    return _TYPES.get(ending.lower()) if stem and dot else None


def type_of_name(name: str) -> str:
    """The type that a file's name stands for, with Android's word for an unknown one."""
    return known_type(name) or UNKNOWN


def ending_of(type_: str) -> str | None:
    """The usual ending, without a dot, of files of a type."""
    return _ENDINGS.get(type_.lower())
