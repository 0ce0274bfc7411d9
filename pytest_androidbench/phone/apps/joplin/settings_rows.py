"""What can be configured, section by section."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.joplin import preferences
from pytest_androidbench.phone.apps.joplin.formats import DATE_FORMATS, TIME_FORMATS
from pytest_androidbench.phone.apps.joplin.sorting import SORTS
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import choice, slider, toggle
from pytest_androidbench.phone.kit.preferences import PreferenceRow, PreferenceToggle, Slider
from pytest_androidbench.phone.ui.message import TextLike, tr

Deed = Literal["status", "fix index", "export", "check sync", "reload plugins"]


@dataclass(frozen=True, slots=True)
class Act:
    """A button, or a link where it has an address."""

    label: str
    deed: Deed | None = None
    link: str = ""


Entry = ListPreference | PreferenceToggle | Slider | PreferenceRow | Act


def words_of(entry: Entry) -> tuple[TextLike, ...]:
    """What an entry is found by when the configuration is searched."""
    if isinstance(entry, Act):
        return (tr(entry.label),)
    if isinstance(entry, PreferenceToggle | PreferenceRow) and entry.summary is not None:
        return entry.title, entry.summary
    return (entry.title,)


@dataclass(frozen=True, slots=True)
class ConfigSection:
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
    ConfigSection("General", "settings", "Language, date format", (
        choice("locale", "Language", _LANGUAGES, "en_GB"),
        choice(preferences.DATE_FORMAT, "Date format", _named(*DATE_FORMATS), DATE_FORMATS[0]),
        choice(preferences.TIME_FORMAT, "Time format", _named(*TIME_FORMATS), TIME_FORMATS[0]),
        toggle("editor.autoMatchingBraces", "Auto-pair braces", default=True),
    )),
    ConfigSection("Appearance", "palette", "Themes, editor font", (
        toggle(preferences.THEME_AUTO, "Automatically switch theme to match system theme"),
        choice(preferences.THEME, "Theme", _THEMES, "1"),
        slider(preferences.VIEWER_SIZE, "Viewer font size", 16, 12, 32),
        slider(preferences.EDITOR_SIZE, "Editor font size", 15, 4, 50),
    )),
    ConfigSection("Synchronisation", "sync", "Sync, encryption, proxy", (
        choice("sync.target", "Synchronisation target", _TARGETS, "0"),
        Act("Check synchronisation configuration", "check sync"),
        choice("sync.resourceDownloadMode", "Attachment download behaviour",
               {"always": "Always", "manual": "Manual", "auto": "Auto"}, "auto"),
        choice("sync.interval", "Synchronisation interval", _INTERVALS, "300"),
        toggle("sync.mobileWifiOnly", "Synchronise only over WiFi connection"),
    )),
    ConfigSection("Plugins", "extension", "Enable or disable plugins", (
        PreferenceRow(title="Plugin repository failed to load"),
        Act("Retry", "reload plugins"),
    )),
    ConfigSection("Markdown", "code", "Media player, math, diagrams, table of contents", tuple(
        toggle(f"markdown.plugin.{name}", label, default=default)
        for name, (label, default) in _MARKDOWN.items()
    )),
    ConfigSection("Note", "description", "Geolocation, spellcheck, editor toolbar, image resize", (
        toggle(preferences.TRACK_LOCATION, "Save geo-location with notes", default=True),
        choice(preferences.SORT_FIELD, "Sort notes by", SORTS, "user_updated_time"),
        toggle(preferences.SORT_REVERSE, "Reverse sort order", default=True),
        toggle(preferences.OPEN_ON_TOP, "Uncompleted to-dos on top", default=True),
        toggle(preferences.SHOW_DONE, "Show completed to-dos", default=True),
        choice("imageResizing", "Resize large images:", _RESIZING, "alwaysAsk"),
        toggle("editor.mobile.spellcheckEnabled", "Enable spellcheck", default=True),
        toggle(preferences.TOOLBAR, "Enable the Markdown toolbar", default=True),
        toggle(preferences.PLAIN_EDITOR, "Use the plain text editor",
               "Plain text editor has various issues and is no longer supported."),
    )),
    ConfigSection("Note History", "history", "Toggle note history, keep notes for", (
        toggle("revisionService.enabled", "Enable note history", default=True),
        slider("revisionService.ttlDays", "Keep note history for (days)", 90, 1, 730),
    )),
    ConfigSection("Tools", "build", "Logs, profiles, sync status", (
        Act("Sync status", "status"),
        Act("Fix search index", "fix index"),
        toggle("sync.wipeOutFailSafe", "Fail-safe", default=True),
    )),
    ConfigSection("Export", "file_upload", "Export your data", (
        Act("Export all notes as JEX", "export"),
    )),
    ConfigSection("More information", "info_outline", "Donate, website", (
        Act("Make a donation", link="https://joplinapp.org/donate/"),
        Act("Joplin website", link="https://joplinapp.org/"),
        Act("Privacy Policy", link="https://joplinapp.org/privacy/"),
        PreferenceRow(title="Joplin 3.0.1 (prod, android)"),
        PreferenceRow(title="Database v46"),
        PreferenceRow(title="FTS enabled: 1"),
    )),
)  # fmt: skip
