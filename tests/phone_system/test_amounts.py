"""Amounts are written as in each language."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.amounts import compact_text, grouped_text
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui.fonts import Fonts


def has_signs(text: str) -> bool:
    """Whether the phone's letters have all of a text."""
    fonts = Fonts()
    return all(fonts.covers(fonts.for_character(char, "roboto-400"), char) for char in text)


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_US", ["847", "1.2K", "31K", "1.4M", "312M"]),
        ("es_US", ["847", "1.2\xa0K", "31\xa0K", "1.4\xa0M", "312\xa0M"]),
        ("pt_BR", ["847", "1,2\xa0mil", "31\xa0mil", "1,4\xa0mi", "312\xa0mi"]),
        ("de_DE", ["847", "1.200", "31.000", "1,4\xa0Mio.", "312\xa0Mio."]),
        ("ru_MD", ["847", "1,2\xa0тыс.", "31\xa0тыс.", "1,4\xa0млн", "312\xa0млн"]),
        ("ja_JP", ["847", "1,299", "3.1万", "149万", "3.1億"]),
        ("ur_PK", ["847", "1.2\xa0ہزار", "31\xa0ہزار", "14\xa0لاکھ", "31\xa0کروڑ"]),
        ("ar_EG", ["٨٤٧", "١٫٢\xa0ألف", "٣١\xa0ألف", "١٫٤\xa0مليون", "٣١٢\xa0مليون"]),
    ],
)
def test_large_numbers_are_short_and_never_rounded_up(locale: str, written: list[str]) -> None:
    shown = [compact_text(n, locale) for n in (847, 1_299, 31_900, 1_499_000, 312_000_000)]
    assert shown == written
    assert has_signs("".join(shown))


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_US", "1,234,567"),
        ("fr_CA", "1\xa0234\xa0567"),
        ("hi_IN", "12,34,567"),
        ("ar_EG", "١٬٢٣٤٬٥٦٧"),
    ],
)
def test_digits_are_grouped(locale: str, written: str) -> None:
    assert grouped_text(1_234_567, locale) == written
    assert has_signs(written)


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_US", ["21 B", "3.40 MB", "2.00 GB"]),
        ("fr_CA", ["21 o", "3,40 Mo", "2,00 Go"]),
        ("pt_BR", ["21 B", "3,40 MB", "2,00 GB"]),
        ("ru_MD", ["21 Б", "3,40 МБ", "2,00 ГБ"]),
        ("ar_EG", ["٢١ بايت", "٣٫٤٠ م.ب", "٢٫٠٠ غ.ب"]),
    ],
)
def test_sizes_have_the_languages_own_units(locale: str, written: list[str]) -> None:
    shown = [size_text(size, locale) for size in (21, 3_400_000, 2_000_000_000)]
    assert [one.replace("\xa0", " ") for one in shown] == written
    assert has_signs("".join(shown))
