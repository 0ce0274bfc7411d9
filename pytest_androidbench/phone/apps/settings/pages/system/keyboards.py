"""Keyboards, spelling, and the pages below Wallpaper & style."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import app_header, options
from pytest_androidbench.phone.apps.settings.pages.system.languages import language_name, locales
from pytest_androidbench.phone.kit.home_grid import choose_grid, home_grid, offered_grids
from pytest_androidbench.phone.ui.message import TextLike, tr

COLORS: Final = {
    "blue": tr("Blue"),
    "green": tr("Green"),
    "rose": tr("Rose"),
    "yellow": tr("Yellow"),
}
GRID: Final = Bound(lambda phone: home_grid(phone).name, choose_grid)


def _choices(
    key: str, default: str, choices: Mapping[str, TextLike], state: SettingsPageState
) -> Rows:
    return options(state.phone, StringSetting(f"secure/{key}", default), choices)


def _grids(state: SettingsPageState) -> Rows:
    return options(
        state.phone, GRID, {name: grid.label for name, grid in offered_grids(state.phone).items()}
    )


def _app_language(state: SettingsPageState) -> Rows:
    value = StringSetting(f"secure/app_locale:{state.argument}")
    tags = {tag: language_name(tag) for tag in locales(state.phone)}
    return [
        app_header(state),
        make.category("Suggested languages"),
        *options(state.phone, value, {"": tr("System default"), **tags}),
    ]


KEYBOARDS_ROWS: Final = (
    make.link("Gboard", "gboard", "Multilingual typing, Google Search", icon="keyboard"),
    make.switch("Google Voice Typing", "secure/voice_typing_enabled", "Automatic", icon="mic",
                on=True),
)  # fmt: skip
GBOARD_ROWS: Final = (
    make.switch("Auto-correction", "secure/gboard_auto_correction", on=True),
    make.switch("Show suggestion strip", "secure/gboard_suggestions", on=True),
    make.switch("Auto-capitalization", "secure/gboard_capitals", on=True),
    make.choice("Keyboard height", "secure/gboard_height",
                {"short": "Short", "normal": "Normal", "tall": "Tall"}, "normal"),
)  # fmt: skip
PHYSICAL_KEYBOARD_ROWS: Final = (
    make.category("qwerty2"),
    make.choice("Keyboard layout", "secure/hard_keyboard_layout",
                {"default": "Default", "us": "English (US)"}, "default"),
    make.category("Keyboard assistance"),
    make.switch("Use on-screen keyboard", "secure/show_ime_with_hard_keyboard",
                "Keep it on screen while physical keyboard is active", on=True),
)  # fmt: skip
SPELL_CHECKER_ROWS: Final = (
    make.main_switch("Use spell checker", "secure/spell_checker_enabled", on=True),
    make.choice("Languages", "secure/selected_spell_checker_subtype",
                {"0": "Use system languages", "en": "English"}, "0"),
    make.info("Default spell checker", "Gboard spell checker"),
)  # fmt: skip
DICTIONARY_ROWS: Final = (
    make.edit("Add to dictionary", "secure/dictionary_word", label="Type a word", icon="add"),
    make.footer("Words you add are not marked as misspelled."),
)

PAGES: Final = (
    make.page("app_language", "App language", _app_language, "app_languages", about=True),
    make.page("keyboards", "On-screen keyboard", KEYBOARDS_ROWS, "languages_input",
              "inputmethod.AvailableVirtualKeyboardFragment"),
    make.page("gboard", "Gboard", GBOARD_ROWS, "keyboards"),
    make.page("physical_keyboard", "Physical keyboard", PHYSICAL_KEYBOARD_ROWS, "languages_input",
              "inputmethod.PhysicalKeyboardFragment"),
    make.page("spell_checker", "Spell checker", SPELL_CHECKER_ROWS, "languages_input",
              "inputmethod.SpellCheckersSettings"),
    make.page("dictionary", "Personal dictionary", DICTIONARY_ROWS, "languages_input",
              "inputmethod.UserDictionarySettings"),
    make.page("wallpaper_colors", "Wallpaper colors",
              partial(_choices, "theme_color", "blue", COLORS), "wallpaper"),
    make.page("app_grid", "App grid", _grids, "wallpaper"),
)  # fmt: skip
