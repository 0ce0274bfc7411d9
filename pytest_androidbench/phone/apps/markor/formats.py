"""Which format a file has, by its name and beginning."""

from __future__ import annotations

import re
from typing import Final, Literal

from pytest_androidbench.phone.apps.markor.files import base, mime
from pytest_androidbench.phone.apps.markor.preferences import TEXT_EXTENSIONS, MarkorPreferences
from pytest_androidbench.phone.system.files import FileSystem

Format = Literal["markdown", "plaintext", "todotxt", "wikitext", "asciidoc", "csv", "keyvalue"]
TITLES: Final[dict[Format, str]] = {
    "keyvalue": "Key - Value",
    "plaintext": "Plain Text",
    "asciidoc": "AsciiDoc",
    "markdown": "Markdown",
    "todotxt": "todo.txt",
    "wikitext": "Wikitext",
    "csv": "CSV",
}
_MARKDOWN: Final = frozenset(
    ["md", "markdown", "mkd", "mdown", "mkdn", "mdwn", "mdx", "text", "rmd", "md.txt"]
)
_KEYS: Final = frozenset(["yml", "yaml", "toml", "vcf", "ics", "ini", "json", "zim"])
_PLAIN: Final = frozenset(
    [
        "txt",
        "taskpaper",
        "org",
        "ldg",
        "ledger",
        "m3u",
        "m3u8",
        "html",
        "htm",
        "py",
        "cpp",
        "h",
        "c",
        "js",
        "css",
        "cs",
        "kt",
        "lua",
        "perl",
        "java",
        "qml",
        "diff",
        "php",
        "r",
        "patch",
        "rs",
        "swift",
        "ts",
        "mm",
        "go",
        "sh",
        "rb",
        "tex",
        "xml",
        "xlf",
    ]
)
_TODO: Final = re.compile(r"(todo[-.]?.*|.*[-.]todo)\.(txt|text)", re.IGNORECASE)
_ZIM: Final = b"Content-Type: text/x-zim-wiki"


def extension(path: str) -> str:
    """The part behind the last dot, in lower case; "" without a dot."""
    name = base(path).lower()
    return name.rpartition(".")[2] if "." in name else ""


def format_of(path: str, content: bytes = b"") -> Format:
    """The format a document is opened in."""
    ending, name = extension(path), base(path).lower()
    if _TODO.fullmatch(name):
        return "todotxt"
    if ending in _MARKDOWN or name.endswith(".md.txt"):
        return "markdown"
    if ending == "csv":
        return "csv"
    if ending in {"adoc", "asciidoc", "asc"}:
        return "asciidoc"
    if ending in _KEYS:
        return "keyvalue"
    return "wikitext" if content.startswith(_ZIM) else "plaintext"


def is_picture(path: str) -> bool:
    """Whether a file is shown, not edited."""
    return mime(path).startswith("image/")


def is_supported(files: FileSystem, settings: MarkorPreferences, path: str) -> bool:
    """Whether a file is opened here without asking; without a known name its content counts."""
    ending = extension(path)
    always = settings.text(TEXT_EXTENSIONS).lower().replace(" ", "").split(",")
    if ending in _PLAIN or format_of(path) != "plaintext" or is_picture(path):
        return True
    if (f".{ending}" if ending else "none") in always or ".*" in always:
        return True
    if ending:
        return mime(path).startswith("text/")
    return _reads_as_text(files.read(path) if files.is_file(path) else b"")


def _reads_as_text(content: bytes) -> bool:
    """What `file` says: an empty file is no text."""
    return bool(content) and b"\0" not in content
