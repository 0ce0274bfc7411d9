"""Names are put in order as ICU does it for the language; each list is as ICU 78 sorts it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.name_order import name_key

ONE_OF_EACH = {
    "en_US": "1Zяبक한か漢",
    "ja_JP": "1Zか漢яبक한",
    "ko_KR": "1한漢Zяبकか",
    "zh_Hans_CN": "1漢Zяبक한か",
    "ar_EG": "1بZяक한か漢",
    "ur_PK": "1بZяक한か漢",
    "hi_IN": "1कZяب한か漢",
    "ru_MD": "1яZبक한か漢",
}
NAMES = {
    "en_US": ["_x", "-x", "a b", "a-b", "ab", "Ab", "Áb", "abc", "B", "œuf", "of", "z"],
    "es_US": ["Calendario", "Cámara", "Chrome", "Contactos", "nz", "ña", "o"],
    "de_DE": ["Ärger", "Arm", "Maß", "Masse", "Übersetzer", "Uhr"],
    "ak_GH": ["dz", "ez", "ɛa", "fa", "oz", "ɔa", "pa"],
    "ru_RU": ["ели", "ёлка", "если", "и", "иней", "йод", "к"],
    "ja_JP": [
        "Gmail",
        "ガム",
        "カメラ",
        "クロック",
        "コート",
        "コオロギ",
        "さくら",
        "時計",
        "設定",
    ],
    "ko_KR": ["가나", "각", "갤러리", "계산기", "설정", "Gmail"],
    "zh_Hans_CN": ["电话", "计算器", "日历", "设置", "时钟", "文件", "相机", "Chrome"],
    "hi_IN": ["कैमरा", "कैलकुलेटर", "क्लिप", "घड़ी", "सेटिंग", "Chrome"],
    "ar_EG": ["الآن", "الإعدادات", "تقويم", "صور", "كاميرا", "Chrome"],
    "ur_PK": ["اب", "آب", "پی", "تصاویر", "ٹاسک", "گیلری", "گھڑی", "ہم", "یہ", "Chrome"],
}


@pytest.mark.parametrize("locale", ONE_OF_EACH)
def test_a_language_has_its_own_script_before_others(locale: str) -> None:
    expected = list(ONE_OF_EACH[locale])
    assert sorted(sorted(expected), key=lambda name: name_key(name, locale)) == expected


@pytest.mark.parametrize("locale", NAMES)
def test_letters_come_as_in_the_language(locale: str) -> None:
    expected = NAMES[locale]
    assert sorted(sorted(expected), key=lambda name: name_key(name, locale)) == expected


@given(st.lists(st.text(max_size=20), max_size=6), st.sampled_from(sorted(NAMES)))
def test_any_texts_have_an_order_that_tells_them_apart(names: Sequence[str], locale: str) -> None:
    keys = [name_key(name, locale) for name in names]
    assert len(set(keys)) == len(set(names))
    assert sorted(keys)[::-1] == sorted(keys, reverse=True)
