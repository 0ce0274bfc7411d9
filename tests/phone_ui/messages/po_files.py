"""Writes the phone's `.po` files: a folder a language, a file a domain."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest_androidbench
from pytest_androidbench.phone.ui.catalogue import fallbacks
from pytest_androidbench.phone.ui.po import Entry, read_po
from tests.phone_ui.messages.finder import Said

FOLDER: Final = Path(pytest_androidbench.__file__).parent / "phone" / "ui" / "locale"
HEAD: Final = "# Translations: Android's own wording where known, else ours."


ONE: Final = "nplurals=1; plural=0;"
TWO: Final = "nplurals=2; plural=(n != 1);"
NOUGHT_AND_ONE: Final = "nplurals=2; plural=(n > 1);"
HEADERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("ja", "ko", "zh"), ONE),
    **dict.fromkeys(("ak", "fr", "hi", "pt"), NOUGHT_AND_ONE),
    "ar": "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
    "n%100>=11 ? 4 : 5);",
    "he": "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "pt_PT": TWO,
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
    "(n%100<12 || n%100>14) ? 1 : 2);",
}


def plural_header(language: str) -> str:
    """What gettext's own tools choose a plural form by: CLDR's rules as they write them."""
    return HEADERS.get(language) or HEADERS.get(language.split("_", maxsplit=1)[0], TWO)


def read(language: str, domain: str) -> Mapping[str, Entry]:
    """The translations there are."""
    file = FOLDER / language / f"{domain}.po"
    return read_po(file.read_text("utf-8")) if file.is_file() else {}


def beneath(language: str, domain: str) -> Mapping[str, Entry]:
    """The translations that a regional variant falls back to; none for a language."""
    found: dict[str, Entry] = {}
    for each in reversed(fallbacks(language)[1:]):
        found |= read(each, domain)
    return found


def write(
    language: str, domain: str, texts: Sequence[Said], translations: Mapping[str, Entry]
) -> int:
    """Write what is translated of these texts, in their order; the number of them."""
    entries = [_entry(text, translations[text[0]]) for text in texts if text[0] in translations]
    header = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": plural_header(language),
    }
    lines = [HEAD, 'msgid ""', 'msgstr ""']
    lines += [_quoted(f"{name}: {value}\n") for name, value in header.items()]
    file = FOLDER / language / f"{domain}.po"
    if not entries:
        file.unlink(missing_ok=True)
        return 0
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n\n".join(["\n".join(lines), *entries]) + "\n", "utf-8")
    return len(entries)


def _entry(text: Said, translation: Entry) -> str:
    lines = [f"msgid {_quoted(text[0])}"]
    if len(text) == 1:
        one = translation if isinstance(translation, str) else translation[0]
        return "\n".join([*lines, f"msgstr {_quoted(one)}"])
    forms = (translation,) if isinstance(translation, str) else translation
    lines.append(f"msgid_plural {_quoted(text[1])}")
    lines += [f"msgstr[{place}] {_quoted(form)}" for place, form in enumerate(forms)]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
