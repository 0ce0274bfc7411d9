"""Languages and input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import IntSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.language_row import language_list, language_row
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget

LOCALES_KEY: Final = ("system", "system_locales")
PICKER: Final = Intent(
    component="com.android.settings/.localepicker.LocalePickerWithRegionActivity"
)
LANGUAGES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "af": ("Afrikaans", {"NA": "Afrikaans (Namibië)", "ZA": "Afrikaans (Suid-Afrika)"}),
    "agq": ("Aghem", {"CM": "Aghem (Kàmàlûŋ)"}),
    "ar": ("العربية", {"EG": "العربية (مصر)", "SA": "العربية (المملكة العربية السعودية)"}),
    "de": ("Deutsch", {"DE": "Deutsch (Deutschland)", "AT": "Deutsch (Österreich)",
                       "CH": "Deutsch (Schweiz)"}),
    "en": ("English", {"AU": "English (Australia)", "CA": "English (Canada)",
                       "IN": "English (India)", "GB": "English (United Kingdom)",
                       "US": "English (United States)"}),
    "es": ("Español", {"ES": "Español (España)", "US": "Español (Estados Unidos)"}),
    "fr": ("Français", {"CA": "Français (Canada)", "FR": "Français (France)"}),
    "it": ("Italiano", {"IT": "Italiano (Italia)", "CH": "Italiano (Svizzera)"}),
    "nl": ("Nederlands", {"BE": "Nederlands (België)", "NL": "Nederlands (Nederland)"}),
    "pl": ("Polski", {"PL": "Polski (Polska)"}),
    "pt": ("Português", {"BR": "Português (Brasil)", "PT": "Português (Portugal)"}),
    "sv": ("Svenska", {"SE": "Svenska (Sverige)"}),
    "tr": ("Türkçe", {"TR": "Türkçe (Türkiye)"}),
    "iw": ("עברית", {"IL": "עברית (ישראל)"}),
    "ru": ("Русский", {"RU": "Русский (Россия)"}),
    "uk": ("Українська", {"UA": "Українська (Україна)"}),
    "ja": ("日本語", {"JP": "日本語 (日本)"}),
    "ko": ("한국어", {"KR": "한국어 (대한민국)"}),
    "zh": ("中文", {"CN": "简体中文 (中国)"}),
}  # fmt: skip


def locales(phone: Phone) -> list[str]:
    """Return the languages in order of preference, as tags like "en-US"."""
    return [tag for tag in phone.settings.text(*LOCALES_KEY).split(",") if tag] or ["en-US"]


def set_locales(phone: Phone, tags: Sequence[str]) -> None:
    """Store the languages; the first one is the phone's."""
    phone.settings.put(*LOCALES_KEY, ",".join(tags))


def language_name(tag: str) -> str:
    """Return the language's own name for itself."""
    language, _, region = tag.partition("-")
    name, regions = LANGUAGES.get(language, (tag, {}))
    return regions.get(region, name)


def _input(state: SettingsPageState) -> Rows:
    return [
        make.category("Languages"),
        rows.Link(
            tr("System languages"),
            "languages",
            icon="language",
            summary=", ".join(language_name(tag) for tag in locales(state.phone)),
        ),
        make.link(
            "App languages", "app_languages", "Set the language for each app", icon="translate"
        ),
        make.category("Keyboards"),
        make.link("On-screen keyboard", "keyboards", "Gboard", icon="keyboard"),
        make.link("Physical keyboard", "physical_keyboard", "qwerty2", icon="keyboard"),
        make.category("Tools"),
        make.link("Spell checker", "spell_checker", icon="spellcheck"),
        make.link("Personal dictionary", "dictionary", icon="book"),
        make.link("Text-to-speech output", "tts", icon="record_voice_over"),
        make.category("Pointer"),
        rows.Seek(tr("Pointer speed"), IntSetting("system/pointer_speed_step", 7), 14),
    ]


def _languages(state: SettingsPageState) -> Rows:
    tags = locales(state.phone)
    if _removing(state):
        return [
            rows.Option(
                language_name(tag),
                tag in _marked(state.choice),
                partial(_mark, tag),
                box=True,
                name=f"language {tag}",
            )
            for tag in tags
        ]
    return [rows.Custom(tr("Add a language"), partial(_list, tags))]


def _removing(state: SettingsPageState) -> bool:
    return state.choice.startswith("remove")


def _marked(choice: str) -> list[str]:
    """The languages to be removed, which the page's choice names after its first word."""
    return choice.split(" ")[1:]


def _list(tags: Sequence[str], pane: Pane) -> Widget:
    listed = [_row(place, tag, len(tags), pane) for place, tag in enumerate(tags)]
    return language_list(listed, partial(_pick, pane))


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
    marked = _marked(pane.choice)
    now = [other for other in marked if other != tag] if tag in marked else [*marked, tag]
    pane.choice = " ".join(["remove", *now])


def _languages_menu(state: SettingsPageState) -> Sequence[rows.Link]:
    if _removing(state):
        return [
            rows.Link(tr("Remove"), do=_remove),
            rows.Link(tr("Cancel"), do=partial(_choose, "")),
        ]
    several = len(locales(state.phone)) > 1
    return [rows.Link(tr("Remove"), do=partial(_choose, "remove"), enabled=several)]


def _choose(choice: str, pane: Pane) -> None:
    pane.choice = choice


def _remove(pane: Pane) -> None:
    marked = _marked(pane.choice)
    left = [tag for tag in locales(pane.phone) if tag not in marked]
    if left:
        set_locales(pane.phone, left)
        pane.choice = ""
    else:
        pane.toast(tr("Can’t remove all languages"))


def _pick(pane: Pane) -> None:
    pane.start(PICKER)


PAGES: Final = (
    make.page("languages_input", "Languages & input", _input, "system",
              "language.LanguageAndInputSettings"),
    make.page("languages", "Languages", _languages, "languages_input",
              "localepicker.LocaleListEditor", menu=_languages_menu),
)  # fmt: skip
