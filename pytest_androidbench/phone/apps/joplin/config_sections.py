"""What can be configured, section by section."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.joplin import settings
from pytest_androidbench.phone.apps.joplin.formats import DATE_FORMATS, TIME_FORMATS
from pytest_androidbench.phone.apps.joplin.sorting import SORTS

Deed = Literal["status", "fix index", "export", "check sync"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One of several values, named as in the list."""

    key: str
    label: str
    options: Mapping[str, str]
    default: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Toggle:
    """On or off."""

    key: str
    label: str
    note: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A number, changed in steps."""

    key: str
    label: str
    default: int
    low: int
    high: int
    step: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A button, or a link where it has an address."""

    label: str
    deed: Deed | None = None
    link: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A line of text."""

    text: str


Entry = Choice | Toggle | Number | Act | Note


@dataclass(frozen=True, slots=True, kw_only=True)
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
    Section(
        label="General",
        icon="settings",
        about="Language, date format",
        entries=(
            Choice(key="locale", label="Language", options=_LANGUAGES, default="en_GB"),
            Choice(
                key=settings.DATE_FORMAT,
                label="Date format",
                options=_named(*DATE_FORMATS),
                default=DATE_FORMATS[0],
            ),
            Choice(
                key=settings.TIME_FORMAT,
                label="Time format",
                options=_named(*TIME_FORMATS),
                default=TIME_FORMATS[0],
            ),
            Toggle(key="editor.autoMatchingBraces", label="Auto-pair braces", default=True),
        ),
    ),
    Section(
        label="Synchronisation",
        icon="sync",
        about="Sync, encryption, proxy",
        entries=(
            Choice(
                key="sync.target", label="Synchronisation target", options=_TARGETS, default="0"
            ),
            Act(label="Check synchronisation configuration", deed="check sync"),
            Choice(
                key="sync.resourceDownloadMode",
                label="Attachment download behaviour",
                options={"always": "Always", "manual": "Manual", "auto": "Auto"},
                default="auto",
            ),
            Choice(
                key="sync.interval",
                label="Synchronisation interval",
                options=_INTERVALS,
                default="300",
            ),
            Toggle(key="sync.mobileWifiOnly", label="Synchronise only over WiFi connection"),
        ),
    ),
    Section(
        label="Appearance",
        icon="palette",
        about="Themes, editor font",
        entries=(
            Toggle(
                key=settings.THEME_AUTO, label="Automatically switch theme to match system theme"
            ),
            Choice(key=settings.THEME, label="Theme", options=_THEMES, default="1"),
            Number(key=settings.VIEWER_SIZE, label="Viewer font size", default=16, low=12, high=32),
            Number(key=settings.EDITOR_SIZE, label="Editor font size", default=15, low=4, high=50),
        ),
    ),
    Section(
        label="Note",
        icon="description",
        about="Geolocation, spellcheck, editor toolbar, image resize",
        entries=(
            Toggle(key=settings.TRACK_LOCATION, label="Save geo-location with notes", default=True),
            Choice(
                key=settings.SORT_FIELD,
                label="Sort notes by",
                options=SORTS,
                default="user_updated_time",
            ),
            Toggle(key=settings.SORT_REVERSE, label="Reverse sort order", default=True),
            Toggle(key=settings.OPEN_ON_TOP, label="Uncompleted to-dos on top", default=True),
            Toggle(key=settings.SHOW_DONE, label="Show completed to-dos", default=True),
            Choice(
                key="imageResizing",
                label="Resize large images:",
                options={
                    "alwaysResize": "Always resize",
                    "neverResize": "Never resize",
                    "alwaysAsk": "Always ask",
                },
                default="alwaysAsk",
            ),
            Toggle(key="editor.mobile.spellcheckEnabled", label="Enable spellcheck", default=True),
            Toggle(key=settings.TOOLBAR, label="Enable the Markdown toolbar", default=True),
            Toggle(
                key=settings.PLAIN_EDITOR,
                label="Use the plain text editor",
                note="Plain text editor has various issues and is no longer supported.",
            ),
        ),
    ),
    Section(
        label="Markdown",
        icon="code",
        about="Media player, math, diagrams, table of contents",
        entries=tuple(
            Toggle(key=f"markdown.plugin.{name}", label=label, default=default)
            for name, (label, default) in _MARKDOWN.items()
        ),
    ),
    Section(
        label="Note History",
        icon="history",
        about="Toggle note history, keep notes for",
        entries=(
            Toggle(key="revisionService.enabled", label="Enable note history", default=True),
            Number(
                key="revisionService.ttlDays",
                label="Keep note history for (days)",
                default=90,
                low=1,
                high=730,
            ),
        ),
    ),
    Section(
        label="Tools",
        icon="build",
        about="Logs, profiles, sync status",
        entries=(
            Act(label="Sync status", deed="status"),
            Act(label="Fix search index", deed="fix index"),
            Toggle(key="sync.wipeOutFailSafe", label="Fail-safe", default=True),
        ),
    ),
    Section(
        label="Import and Export",
        icon="import_export",
        about="Import or export your data",
        entries=(Act(label="Export as JEX", deed="export"),),
    ),
    Section(
        label="More information",
        icon="info_outline",
        about="Donate, website",
        entries=(
            Act(label="Make a donation", link="https://joplinapp.org/donate/"),
            Act(label="Joplin website", link="https://joplinapp.org/"),
            Act(label="Privacy Policy", link="https://joplinapp.org/privacy/"),
            Note(text="Joplin 3.0.1 (prod, android)"),
            Note(text="Database v46"),
            Note(text="FTS enabled: 1"),
        ),
    ),
)
