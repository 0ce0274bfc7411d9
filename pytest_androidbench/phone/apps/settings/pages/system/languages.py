"""Languages and input."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Number
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Custom,
    Link,
    Option,
    Row,
    Seek,
)
from pytest_androidbench.phone.apps.settings.view.language_row import language_row
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget

LOCALES_KEY: Final = ("system", "system_locales")
PICKER: Final = Intent(
    component="com.android.settings/.localepicker.LocalePickerWithRegionActivity"
)
LANGUAGES: Final[dict[str, tuple[str, tuple[tuple[str, str], ...]]]] = {
    "ar": ("العربية", (("EG", "العربية (مصر)"), ("SA", "العربية (المملكة العربية السعودية)"))),
    "de": (
        "Deutsch",
        (
            ("DE", "Deutsch (Deutschland)"),
            ("AT", "Deutsch (Österreich)"),
            ("CH", "Deutsch (Schweiz)"),
        ),
    ),
    "en": (
        "English",
        (
            ("AU", "English (Australia)"),
            ("CA", "English (Canada)"),
            ("IN", "English (India)"),
            ("GB", "English (United Kingdom)"),
            ("US", "English (United States)"),
        ),
    ),
    "es": ("Español", (("ES", "Español (España)"), ("US", "Español (Estados Unidos)"))),
    "fr": ("Français", (("CA", "Français (Canada)"), ("FR", "Français (France)"))),
    "it": ("Italiano", (("IT", "Italiano (Italia)"), ("CH", "Italiano (Svizzera)"))),
    "nl": ("Nederlands", (("BE", "Nederlands (België)"), ("NL", "Nederlands (Nederland)"))),
    "pl": ("Polski", (("PL", "Polski (Polska)"),)),
    "pt": ("Português", (("BR", "Português (Brasil)"), ("PT", "Português (Portugal)"))),
    "sv": ("Svenska", (("SE", "Svenska (Sverige)"),)),
    "tr": ("Türkçe", (("TR", "Türkçe (Türkiye)"),)),
    "iw": ("עברית", (("IL", "עברית (ישראל)"),)),
    "ru": ("Русский", (("RU", "Русский (Россия)"),)),
    "uk": ("Українська", (("UA", "Українська (Україна)"),)),
    "ja": ("日本語", (("JP", "日本語 (日本)"),)),
    "ko": ("한국어", (("KR", "한국어 (대한민국)"),)),
    "zh": ("中文", (("CN", "简体中文 (中国)"),)),
}


def locales(phone: Phone) -> list[str]:
    """Return the languages in order of preference, as tags like "en-US"."""
    return [tag for tag in phone.settings.text(*LOCALES_KEY).split(",") if tag] or ["en-US"]


def set_locales(phone: Phone, tags: Sequence[str]) -> None:
    """Store the languages; the first one is the phone's."""
    phone.settings.put(*LOCALES_KEY, ",".join(tags))


def language_name(tag: str) -> str:
    """Return the language's own name for itself."""
    language, _, region = tag.partition("-")
    name, regions = LANGUAGES.get(language, (tag, ()))
    return dict(regions).get(region, name)


def _input(scene: Scene) -> Sequence[Row]:
    return [
        Category(tr("Languages")),
        Link(
            tr("System languages"),
            icon="language",
            summary=", ".join(language_name(tag) for tag in locales(scene.phone)),
            to="languages",
        ),
        Link(
            tr("App languages"),
            icon="translate",
            summary=tr("Set the language for each app"),
            to="app_languages",
        ),
        Category(tr("Keyboards")),
        Link(tr("On-screen keyboard"), icon="keyboard", summary=tr("Gboard"), to="keyboards"),
        Link(
            tr("Physical keyboard"),
            icon="keyboard",
            summary=tr("qwerty2"),
            to="physical_keyboard",
        ),
        Category(tr("Tools")),
        Link(tr("Spell checker"), icon="spellcheck", to="spell_checker"),
        Link(tr("Personal dictionary"), icon="book", to="dictionary"),
        Link(tr("Text-to-speech output"), icon="record_voice_over", to="tts"),
        Category(tr("Pointer")),
        Seek(tr("Pointer speed"), value=Number("system", "pointer_speed_step", 7), maximum=14),
    ]


def _languages(scene: Scene) -> Sequence[Row]:
    tags = locales(scene.phone)
    removing = scene.choice.startswith("remove")
    marked = scene.choice.split(" ")[1:]
    rows: list[Row] = []
    for place, tag in enumerate(tags):
        if removing:
            rows.append(
                Option(
                    language_name(tag),
                    chosen=tag in marked,
                    box=True,
                    do=partial(_mark, tag),
                    name=f"language {tag}",
                )
            )
        else:
            draw = partial(_row, place, tag, len(tags))
            rows.append(Custom(language_name(tag), build=draw, name=f"language {tag}"))
    if not removing:
        rows.append(Link(tr("Add a language"), icon="add", do=_pick))
    return rows


def _row(place: int, tag: str, count: int, pane: Pane) -> Widget:
    return language_row(
        place + 1,
        language_name(tag),
        up=partial(_move, pane, place, -1) if place else None,
        down=partial(_move, pane, place, 1) if place + 1 < count else None,
    )


def _move(pane: Pane, place: int, step: int) -> None:
    tags = locales(pane.phone)
    tags.insert(place + step, tags.pop(place))
    set_locales(pane.phone, tags)


def _mark(tag: str, pane: Pane) -> None:
    marked = pane.choice.split(" ")[1:]
    now = [other for other in marked if other != tag] if tag in marked else [*marked, tag]
    pane.choice = " ".join(["remove", *now])


def _languages_menu(scene: Scene) -> Sequence[Link]:
    if scene.choice.startswith("remove"):
        return [Link(tr("Remove"), do=_remove), Link(tr("Cancel"), do=_keep)]
    return [Link(tr("Remove"), do=_start_removing, enabled=len(locales(scene.phone)) > 1)]


def _start_removing(pane: Pane) -> None:
    pane.choice = "remove"


def _keep(pane: Pane) -> None:
    pane.choice = ""


def _remove(pane: Pane) -> None:
    marked = pane.choice.split(" ")[1:]
    left = [tag for tag in locales(pane.phone) if tag not in marked]
    if not left:
        pane.toast(tr("Can’t remove all languages"))
        return
    set_locales(pane.phone, left)
    pane.choice = ""


def _pick(pane: Pane) -> None:
    pane.start(PICKER)


PAGES: Final = (
    Page(
        name="languages_input",
        title=tr("Languages & input"),
        rows=_input,
        parent="system",
        fragment="language.LanguageAndInputSettings",
    ),
    Page(
        name="languages",
        title=tr("Languages"),
        rows=_languages,
        parent="languages_input",
        fragment="localepicker.LocaleListEditor",
        menu=_languages_menu,
    ),
)
