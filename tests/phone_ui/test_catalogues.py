"""Every `.po` file of the phone: what it translates is said, and all that is to be is there."""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po as babel_read_po

from pytest_androidbench.phone.ui.catalogue import FORMS, Catalogues, fallbacks, plurals
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.po import read_po
from tests.phone_ui.messages.chosen import DOMAINS, LANGUAGES, all_said, chosen, is_left_out
from tests.phone_ui.messages.elsewhere import ELSEWHERE
from tests.phone_ui.messages.finder import Found, Said, domain_of
from tests.phone_ui.messages.placeholders import placeholders
from tests.phone_ui.messages.po_files import FOLDER

FILES = sorted(FOLDER.glob("*/*.po"))


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@cache
def said() -> Found:
    return all_said()


@cache
def wanted() -> dict[str, list[Said]]:
    return chosen(said())


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_file_is_what_gettext_takes_it_for(file: Path) -> None:
    with file.open("rb") as opened:
        theirs = babel_read_po(opened, abort_invalid=True)
    entries = {}
    for message in theirs:
        text = message.id if isinstance(message.id, str) else message.id[0]
        if text:
            entries[text] = message.string
    assert read_po(file.read_text("utf-8")) == entries


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_translation_has_the_placeholders_and_forms_of_what_it_translates(file: Path) -> None:
    forms = len(plurals(file.parent.name).forms)
    texts = {text[0]: text for text in wanted()[file.stem]}
    for text, entry in read_po(file.read_text("utf-8")).items():
        written = (entry,) if isinstance(entry, str) else entry
        assert len(written) == (forms if len(texts[text]) == 2 else 1), text
        assert placeholders(*written) == placeholders(*texts[text]), text


@pytest.mark.parametrize("file", FILES, ids=named)
def test_only_what_is_said_is_translated(file: Path) -> None:
    texts = {text[0] for text in wanted()[file.stem]}
    assert set(read_po(file.read_text("utf-8"))) <= texts


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_chosen_is_translated(language: str, domain: str) -> None:
    there: set[str] = set()
    for each in fallbacks(language):
        file = FOLDER / each / f"{domain}.po"
        there |= set(read_po(file.read_text("utf-8"))) if file.is_file() else set()
    assert [text[0] for text in wanted()[domain] if text[0] not in there] == []


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_head_tells_gettext_how_the_language_counts(file: Path) -> None:
    header = file.read_text("utf-8").split("plural=", 1)[1].split(";", 1)[0]
    choose, counts = gettext.c2py(header), plurals(file.parent.name)
    for number in range(301):
        assert counts.forms[choose(number)] == counts.rule(number)


def test_no_text_is_said_that_is_not_known() -> None:
    """What is said by a variable stands in a table of where it comes from."""
    unknown = {
        place
        for place in said().unknown
        if domain_of(place[0]) in DOMAINS
        and not is_left_out(place[0])
        and place[1].startswith(("tr(", "ntr("))
    }
    assert unknown <= set(ELSEWHERE)
    assert set(ELSEWHERE) <= said().unknown


@pytest.mark.parametrize(
    ("locale", "languages"),
    [
        ("pt_PT", ["pt_PT", "pt"]),
        ("zh-hans-CN", ["zh_Hans_CN", "zh_CN", "zh_Hans", "zh"]),
        ("zh_TW", ["zh_Hant_TW", "zh_TW", "zh_Hant", "zh"]),
        ("ur_PK", ["ur_PK", "ur"]),
        ("iw_IL", ["he_IL", "he"]),
        ("ja", ["ja"]),
    ],
)
def test_a_region_falls_back_to_its_language(locale: str, languages: list[str]) -> None:
    assert fallbacks(locale) == languages


def write(folder: Path, language: str, domain: str, *entries: str) -> None:
    file = folder / language / f"{domain}.po"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n\n".join(entries) + "\n", "utf-8")


def test_an_app_may_say_a_common_word_in_its_own_way(tmp_path: Path) -> None:
    write(tmp_path, "de", "common", 'msgid "Clear"\nmsgstr "Leeren"')
    write(tmp_path, "de", "clock", 'msgid "Clear"\nmsgstr "Zurücksetzen"')
    found = Catalogues(tmp_path)
    texts = [found.translate(tr("Clear"), "de_DE", app) for app in ("clock", "dialer", "")]
    assert texts == ["Zurücksetzen", "Leeren", "Leeren"]


def test_what_another_app_says_is_found_when_it_is_shown_elsewhere(tmp_path: Path) -> None:
    write(tmp_path, "de", "clock", 'msgid "Timer"\nmsgstr "Kurzzeitwecker"')
    write(tmp_path, "de", "systemui", 'msgid "Silent"\nmsgstr "Lautlos"')
    found = Catalogues(tmp_path)
    texts = [found.translate(tr("Timer"), "de", app) for app in ("systemui", "")]
    assert texts == ["Kurzzeitwecker", "Kurzzeitwecker"]


def test_an_app_that_is_not_translated_takes_no_word_in_another_app_s_sense(tmp_path: Path) -> None:
    write(tmp_path, "de", "contacts", 'msgid "Title"\nmsgstr "Position"')
    write(tmp_path, "de", "common", 'msgid "Save"\nmsgstr "Speichern"')
    found = Catalogues(tmp_path)
    texts = [found.translate(tr(text), "de", "calendar") for text in ("Title", "Save")]
    assert texts == ["Title", "Speichern"]


def test_a_region_has_words_of_its_own_over_those_of_the_language(tmp_path: Path) -> None:
    both = 'msgid "Files"\nmsgstr "Arquivos"', 'msgid "Save"\nmsgstr "Salvar"'
    write(tmp_path, "pt", "common", *both)
    write(tmp_path, "pt_PT", "common", 'msgid "Files"\nmsgstr "Ficheiros"')
    found = Catalogues(tmp_path)
    texts = [found.translate(tr(text), "pt-PT") for text in ("Files", "Save", "Open")]
    assert texts == ["Ficheiros", "Salvar", "Open"]


def test_what_an_app_says_comes_ahead_of_a_region_s_common_word(tmp_path: Path) -> None:
    write(tmp_path, "pt", "contacts", 'msgid "Home"\nmsgstr "Casa"')
    write(tmp_path, "pt_PT", "common", 'msgid "Home"\nmsgstr "Página inicial"')
    found = Catalogues(tmp_path)
    texts = [found.translate(tr("Home"), "pt_PT", app) for app in ("contacts", "launcher")]
    assert texts == ["Casa", "Página inicial"]


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 файл"), (3, "3 файла"), (5, "5 файлов"), (21, "21 файл")]
)
def test_counting_in_russian(tmp_path: Path, count: int, text: str) -> None:
    forms = 'msgstr[0] "{n} файл"\nmsgstr[1] "{n} файла"\nmsgstr[2] "{n} файлов"'
    write(tmp_path, "ru", "common", f'msgid "{{n}} file"\nmsgid_plural "{{n}} files"\n{forms}')
    message = ntr("{n} file", "{n} files", count)
    assert Catalogues(tmp_path).translate(message, "ru_MD") == text


def test_arabic_has_all_forms_and_chinese_one() -> None:
    assert (plurals("ar").forms, plurals("zh_Hans").forms) == (FORMS, ("other",))
