"""Keyboards, spelling, and the pages below Wallpaper & style."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.system.languages import language_name, locales
from pytest_androidbench.phone.ui.message import TextLike, tr

WALLPAPERS: Final = (
    ("default", tr("Default wallpaper")),
    ("landscapes", tr("Landscapes")),
    ("textures", tr("Textures")),
    ("solid", tr("Solid colors")),
)


def _choices(
    key: str, default: str, choices: Sequence[tuple[str, TextLike]], scene: Scene
) -> Sequence[rows.Row]:
    value = Word("secure", key, default)
    now = value.read(scene.phone)
    return [
        rows.Option(label, chosen=now == name, do=partial(_choose, value, name))
        for name, label in choices
    ]


def _choose(value: Word, name: str, pane: Pane) -> None:
    value.write(pane.phone, name)


def _app_language(scene: Scene) -> Sequence[rows.Row]:
    phone, package = scene.phone, scene.argument
    value = Word("secure", f"app_locale:{package}")
    now = value.read(phone)
    tags = locales(phone)
    return [
        rows.Header(phone.packages.label(package), picture=package),
        rows.Category(tr("Suggested languages")),
        rows.Option(tr("System default"), chosen=not now, do=partial(_choose, value, "")),
        *(
            rows.Option(language_name(tag), chosen=now == tag, do=partial(_choose, value, tag))
            for tag in tags
        ),
    ]


PAGES: Final = (
    Page(
        name="app_language",
        title=tr("App language"),
        rows=_app_language,
        parent="app_languages",
        about=True,
    ),
    Page(
        name="keyboards",
        title=tr("On-screen keyboard"),
        parent="languages_input",
        fragment="inputmethod.AvailableVirtualKeyboardFragment",
        rows=[
            rows.Link(
                tr("Gboard"),
                icon="keyboard",
                summary=tr("Multilingual typing, Google Search"),
                to="gboard",
            ),
            rows.Toggle(
                tr("Google Voice Typing"),
                icon="mic",
                summary=tr("Automatic"),
                value=Flag("secure", "voice_typing_enabled", default=True),
            ),
        ],
    ),
    Page(
        name="gboard",
        title=tr("Gboard"),
        parent="keyboards",
        rows=[
            rows.Toggle(
                tr("Auto-correction"), value=Flag("secure", "gboard_auto_correction", default=True)
            ),
            rows.Toggle(
                tr("Show suggestion strip"),
                value=Flag("secure", "gboard_suggestions", default=True),
            ),
            rows.Toggle(
                tr("Auto-capitalization"),
                value=Flag("secure", "gboard_capitals", default=True),
            ),
            rows.ListChoice(
                tr("Keyboard height"),
                options=(("short", tr("Short")), ("normal", tr("Normal")), ("tall", tr("Tall"))),
                value=Word("secure", "gboard_height", "normal"),
            ),
        ],
    ),
    Page(
        name="physical_keyboard",
        title=tr("Physical keyboard"),
        parent="languages_input",
        fragment="inputmethod.PhysicalKeyboardFragment",
        rows=[
            rows.Category(tr("qwerty2")),
            rows.ListChoice(
                tr("Keyboard layout"),
                options=(("default", tr("Default")), ("us", tr("English (US)"))),
                value=Word("secure", "hard_keyboard_layout", "default"),
            ),
            rows.Category(tr("Keyboard assistance")),
            rows.Toggle(
                tr("Use on-screen keyboard"),
                summary=tr("Keep it on screen while physical keyboard is active"),
                value=Flag("secure", "show_ime_with_hard_keyboard", default=True),
            ),
        ],
    ),
    Page(
        name="spell_checker",
        title=tr("Spell checker"),
        parent="languages_input",
        fragment="inputmethod.SpellCheckersSettings",
        rows=[
            rows.MainSwitch(
                tr("Use spell checker"),
                value=Flag("secure", "spell_checker_enabled", default=True),
            ),
            rows.ListChoice(
                tr("Languages"),
                options=(
                    ("0", tr("Use system languages")),
                    ("en", tr("English")),
                ),
                value=Word("secure", "selected_spell_checker_subtype", "0"),
            ),
            rows.Info(tr("Default spell checker"), summary=tr("Gboard spell checker")),
        ],
    ),
    Page(
        name="dictionary",
        title=tr("Personal dictionary"),
        parent="languages_input",
        fragment="inputmethod.UserDictionarySettings",
        rows=[
            rows.EditText(
                tr("Add to dictionary"),
                icon="add",
                label=tr("Type a word"),
                value=Word("secure", "dictionary_word"),
            ),
            rows.Footer(tr("Words you add are not marked as misspelled.")),
        ],
    ),
    Page(
        name="wallpapers",
        title=tr("Change wallpaper"),
        parent="wallpaper",
        rows=partial(_choices, "wallpaper_name", "default", WALLPAPERS),
    ),
    Page(
        name="wallpaper_colors",
        title=tr("Wallpaper colors"),
        parent="wallpaper",
        rows=partial(
            _choices,
            "theme_color",
            "blue",
            (
                ("blue", tr("Blue")),
                ("green", tr("Green")),
                ("rose", tr("Rose")),
                ("yellow", tr("Yellow")),
            ),
        ),
    ),
    Page(
        name="app_grid",
        title=tr("App grid"),
        parent="wallpaper",
        rows=partial(
            _choices,
            "launcher_grid",
            "5x5",
            (("2x2", "2×2"), ("3x3", "3×3"), ("4x4", "4×4"), ("4x5", "4×5"), ("5x5", "5×5")),
        ),
    ),
)
