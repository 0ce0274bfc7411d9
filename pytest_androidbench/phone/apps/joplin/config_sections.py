"""What can be configured, section by section."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.joplin import settings
from pytest_androidbench.phone.apps.joplin.formats import DATE_FORMATS, TIME_FORMATS
from pytest_androidbench.phone.apps.joplin.sorting import SORTS

Deed = Literal["status", "fix index", "export", "check sync"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, named as in the list."""

    key: str
    label: str
    options: Mapping[str, str]
    default: str


@dataclass(frozen=True, slots=True)
class Toggle:
    """On or off."""

    key: str
    label: str
    note: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number, changed in steps."""

    key: str
    label: str
    default: int
    low: int
    high: int
    step: int = 1


@dataclass(frozen=True, slots=True)
class Act:
    """A button, or a link where it has an address."""

    label: str
    deed: Deed | None = None
    link: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of text."""

    text: str


Entry = Choice | Toggle | Number | Act | Note


@dataclass(frozen=True, slots=True)
class Section:
    """A page of the configuration."""

    label: str
    icon: str
    about: str
    entries: tuple[Entry, ...]


def _named(*values: str) -> dict[str, str]:
    return {value: value for value in values}


_LANGUAGES: Final = {
    "en_GB": "English (UK) (100%)",
    "en_US": "English (US) (100%)",
    "de_DE": "Deutsch (Deutschland) (100%)",
    "es_ES": "Español (España) (99%)",
    "fr_FR": "Français (France) (98%)",
}
_THEMES: Final = {
    "1": "Light",
    "2": "Dark",
    "3": "Solarised Light",
    "4": "Solarised Dark",
    "5": "Dracula",
    "6": "Nord",
    "7": "Aritim Dark",
    "22": "OLED Dark",
}
_TARGETS: Final = {
    "0": "(None)",
    "2": "File system",
    "3": "OneDrive",
    "5": "Nextcloud",
    "6": "WebDAV",
    "7": "Dropbox",
    "8": "S3 (Beta)",
    "9": "Joplin Server (Beta)",
    "10": "Joplin Cloud",
}
_INTERVALS: Final = {
    "0": "Disabled",
    "300": "5 minutes",
    "600": "10 minutes",
    "1800": "30 minutes",
    "3600": "1 hour",
    "43200": "12 hours",
    "86400": "24 hours",
}
_RESIZING: Final = {
    "alwaysResize": "Always resize",
    "neverResize": "Never resize",
    "alwaysAsk": "Always ask",
}
_MARKDOWN: Final = {
    "softbreaks": ("Enable soft breaks", False),
    "typographer": ("Enable typographer support", False),
    "linkify": ("Enable Linkify", True),
    "katex": ("Enable math expressions", True),
    "fountain": ("Enable Fountain syntax support", False),
    "mermaid": ("Enable Mermaid diagrams support", True),
    "audioPlayer": ("Enable audio player", True),
    "videoPlayer": ("Enable video player", True),
    "mark": ("Enable ==mark== syntax", True),
    "footnote": ("Enable footnotes", True),
    "toc": ("Enable table of contents extension", True),
    "sub": ("Enable ~sub~ syntax", False),
    "sup": ("Enable ^sup^ syntax", False),
    "multitable": ("Enable multimarkdown table extension", False),
}

SECTIONS: Final = (
    Section("General", "settings", "Language, date format", (
        Choice("locale", "Language", _LANGUAGES, "en_GB"),
        Choice(settings.DATE_FORMAT, "Date format", _named(*DATE_FORMATS), DATE_FORMATS[0]),
        Choice(settings.TIME_FORMAT, "Time format", _named(*TIME_FORMATS), TIME_FORMATS[0]),
        Toggle("editor.autoMatchingBraces", "Auto-pair braces", default=True),
    )),
    Section("Synchronisation", "sync", "Sync, encryption, proxy", (
        Choice("sync.target", "Synchronisation target", _TARGETS, "0"),
        Act("Check synchronisation configuration", "check sync"),
        Choice("sync.resourceDownloadMode", "Attachment download behaviour",
               {"always": "Always", "manual": "Manual", "auto": "Auto"}, "auto"),
        Choice("sync.interval", "Synchronisation interval", _INTERVALS, "300"),
        Toggle("sync.mobileWifiOnly", "Synchronise only over WiFi connection"),
    )),
    Section("Appearance", "palette", "Themes, editor font", (
        Toggle(settings.THEME_AUTO, "Automatically switch theme to match system theme"),
        Choice(settings.THEME, "Theme", _THEMES, "1"),
        Number(settings.VIEWER_SIZE, "Viewer font size", 16, 12, 32),
        Number(settings.EDITOR_SIZE, "Editor font size", 15, 4, 50),
    )),
    Section("Note", "description", "Geolocation, spellcheck, editor toolbar, image resize", (
        Toggle(settings.TRACK_LOCATION, "Save geo-location with notes", default=True),
        Choice(settings.SORT_FIELD, "Sort notes by", SORTS, "user_updated_time"),
        Toggle(settings.SORT_REVERSE, "Reverse sort order", default=True),
        Toggle(settings.OPEN_ON_TOP, "Uncompleted to-dos on top", default=True),
        Toggle(settings.SHOW_DONE, "Show completed to-dos", default=True),
        Choice("imageResizing", "Resize large images:", _RESIZING, "alwaysAsk"),
        Toggle("editor.mobile.spellcheckEnabled", "Enable spellcheck", default=True),
        Toggle(settings.TOOLBAR, "Enable the Markdown toolbar", default=True),
        Toggle(settings.PLAIN_EDITOR, "Use the plain text editor",
               "Plain text editor has various issues and is no longer supported."),
    )),
    Section("Markdown", "code", "Media player, math, diagrams, table of contents", tuple(
        Toggle(f"markdown.plugin.{name}", label, default=default)
        for name, (label, default) in _MARKDOWN.items()
    )),
    Section("Note History", "history", "Toggle note history, keep notes for", (
        Toggle("revisionService.enabled", "Enable note history", default=True),
        Number("revisionService.ttlDays", "Keep note history for (days)", 90, 1, 730),
    )),
    Section("Tools", "build", "Logs, profiles, sync status", (
        Act("Sync status", "status"),
        Act("Fix search index", "fix index"),
        Toggle("sync.wipeOutFailSafe", "Fail-safe", default=True),
    )),
    Section("Import and Export", "import_export", "Import or export your data", (
        Act("Export as JEX", "export"),
    )),
    Section("More information", "info_outline", "Donate, website", (
        Act("Make a donation", link="https://joplinapp.org/donate/"),
        Act("Joplin website", link="https://joplinapp.org/"),
        Act("Privacy Policy", link="https://joplinapp.org/privacy/"),
        Note("Joplin 3.0.1 (prod, android)"),
        Note("Database v46"),
        Note("FTS enabled: 1"),
    )),
)  # fmt: skip
