"""What Markor remembers: its settings, and what it knows about single files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.system.app import App

FILE: Final = "app"
STORAGE: Final = "/storage/emulated/0"
NOTEBOOK: Final = "pref_key__notebook_directory"
QUICKNOTE: Final = "pref_key__quicknote_filepath"
TODO: Final = "pref_key__todo_filepath"
SORT: Final = "pref_key__file_browser__sort_by_type"
FOLDER_FIRST: Final = "pref_key__filesystem_folder_first"
REVERSE: Final = "pref_key__sort_reverse"
DOTFILES: Final = "pref_key__show_dot_files_v2"
THEME: Final = "pref_key__app_theme"
VIEW_FIRST: Final = "pref_key__is_preview_first"
START_TAB: Final = "pref_key__app_start_tab_v2"
START_FOLDER: Final = "pref_key__app_start_folder"
FONT_SIZE: Final = "pref_key__editor_font_size"
CONTENTS_LEVELS: Final = "pref_key__markdown_table_of_contents_enabled_levels"
HIGHLIGHT_DELAY: Final = "pref_key__markdown__hl_delay_v2"
HIGHLIGHT_ENDING: Final = "pref_key__markdown__highlight_lineending_two_or_more_space"
LIST_SIGN: Final = "pref_key__editor_unordered_list_character"
CENTERED: Final = "pref_key__editor_start_editing_in_center"
TEXT_EXTENSIONS: Final = "pref_key__exts_to_always_open_in_this_app"
SEARCH_DEPTH: Final = "pref_key__max_search_depth"
SEARCH_IGNORED: Final = "pref_key__filesearch_ignorelist"
DONE_DATE: Final = "pref_key__todotxt__add_completion_date_for_todos"
MORE_CONTEXTS: Final = "pref_key__todotxt__additional_projects_contexts"
NEW_EXTENSION: Final = "pref_key__new_file_dialog_lastused_extension"
NEW_TYPE: Final = "pref_key__new_file_dialog_lastused_type"
SHARE_FORMAT: Final = "pref_key__share_into_format"
RECENT: Final = "pref_key__recent_documents"
FAVOURITE: Final = "pref_key__favourite_files"
INTRO_SEEN: Final = "IntroActivity.was_shown"
DATE_PATTERNS: Final = "datetimformat_dialog__recent_formats_string_history"
DATE_PATTERN_LENGTHS: Final = "datetimformat_dialog__recent_formats_lengths_history"
VIEW_SIZE: Final = "pref_key__view_font_size"
MOST_RECENT: Final = 20
MOST_PATTERNS: Final = 5
BETWEEN: Final = "°|°"
"""What stands between the entries of a list in one preference."""


class MarkorPreferences:
    """Typed access to the app's preferences file."""

    def __init__(self, app: App) -> None:
        self._prefs = app.prefs(FILE)

    def text(self, key: str, default: str = "") -> str:
        """A text setting."""
        return self._prefs.get(key, default)

    def number(self, key: str, default: int) -> int:
        """A number setting."""
        return self._prefs.get(key, default)

    def flag(self, key: str, *, default: bool = False) -> bool:
        """An on-off setting."""
        return self._prefs.get(key, default)

    @property
    def contents_levels(self) -> list[int]:
        """The levels of headings that a page's table of contents has; none: there is no table."""
        return sorted(map(int, self._prefs.get(CONTENTS_LEVELS, frozenset())))

    def put(self, key: str, value: str | int | bool | frozenset[str]) -> None:
        """Keep a setting."""
        self._prefs.put(key, value)

    @property
    def notebook(self) -> str:
        """The home folder of notes."""
        return self.text(NOTEBOOK, f"{STORAGE}/Documents/markor")

    @property
    def quicknote(self) -> str:
        """The file behind the QuickNote page."""
        return self.text(QUICKNOTE, f"{STORAGE}/Documents/markor/QuickNote.md")

    @property
    def todo(self) -> str:
        """The file behind the To-Do page."""
        return self.text(TODO, f"{STORAGE}/Documents/markor/todo.txt")

    def paths(self, key: str) -> list[str]:
        """A list of files, as they were put."""
        return [path for path in self.text(key).split(BETWEEN) if path]

    def opened(self, path: str) -> None:
        """Count a document among the recent ones."""
        if path in {self.todo, self.quicknote} or self.of_file("HIDE_RECENT", path):
            return
        others = [other for other in self.paths(RECENT) if other != path]
        self.put(RECENT, BETWEEN.join([path, *others][:MOST_RECENT]))
        self.put(f"OPENED{path}", self.number(f"OPENED{path}", 0) + 1)

    def popular(self) -> list[str]:
        """Recent documents, those opened most often first."""
        return sorted(self.paths(RECENT), key=lambda path: -self.number(f"OPENED{path}", 0))

    @property
    def date_patterns(self) -> list[str]:
        """How dates were written before, the last first."""
        text, patterns = self.text(DATE_PATTERNS), list[str]()
        for length in map(int, self.text(DATE_PATTERN_LENGTHS).split(",") if text else ()):
            patterns.append(text[:length])
            text = text[length:]
        return patterns

    def date_pattern_used(self, pattern: str) -> None:
        """Keep a pattern as the last that was used."""
        others = [other for other in self.date_patterns if other != pattern]
        kept = [pattern, *others][:MOST_PATTERNS]
        self.put(DATE_PATTERNS, "".join(kept))
        self.put(DATE_PATTERN_LENGTHS, ",".join(str(len(one)) for one in kept))

    def toggle_favourite(self, path: str) -> None:
        """Take a file into the favourites, or out of them."""
        known = self.paths(FAVOURITE)
        others = [other for other in known if other != path]
        self.put(FAVOURITE, BETWEEN.join(others if path in known else [*known, path]))

    def of_file(self, what: str, path: str, *, default: bool = False) -> bool:
        """What is remembered about one file: VIEW mode, HIDE_RECENT..."""
        return self.flag(f"PREF_PREFIX_{what}{path}", default=default)

    def put_of_file(self, what: str, path: str, value: bool) -> None:
        """Remember something about one file."""
        self.put(f"PREF_PREFIX_{what}{path}", value)


def flipper(settings: MarkorPreferences, key: str, *, default: bool) -> Callable[[], None]:
    """An action that turns an on-off setting around."""
    return lambda: settings.put(key, not settings.flag(key, default=default))
