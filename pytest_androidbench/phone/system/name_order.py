"""The order of names in a language, as far as it can be had without ICU's tables.

Android puts labels in order by `Collator.getInstance()`, which is ICU's with CLDR's tailorings
(`common/collation`): signs come first, then digits, then the scripts, a language's own before all
others. Accents and case decide only between names that are otherwise alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

Weight = tuple[int, str]
"""A place among the scripts, and one among the letters of a script."""

SCRIPTS: Final = (
    "LATIN", "GREEK", "CYRILLIC", "GEORGIAN", "ARMENIAN", "HEBREW", "ARABIC", "DEVANAGARI",
    "BENGALI", "TAMIL", "THAI", "HANGUL", "HIRAGANA", "CJK",
)  # fmt: skip
"""Scripts in the order of CLDR's root, by the words that Unicode's names of letters begin with."""
OWN: Final = {
    **dict.fromkeys(("ar", "fa", "ur"), ("ARABIC",)),
    **dict.fromkeys(("be", "bg", "kk", "mk", "ru", "sr", "uk"), ("CYRILLIC",)),
    **dict.fromkeys(("hi", "mr", "ne"), ("DEVANAGARI",)),
    **dict.fromkeys(("he", "iw"), ("HEBREW",)),
    "bn": ("BENGALI",),
    "el": ("GREEK",),
    "ja": ("LATIN", "HIRAGANA", "CJK"),
    "ka": ("GEORGIAN",),
    "hy": ("ARMENIAN",),
    "ko": ("HANGUL", "CJK"),
    "ta": ("TAMIL",),
    "th": ("THAI",),
    "zh": ("CJK",),
}
"""The scripts that stand first, by language: CLDR's `[reorder ...]`."""
SIGNS: Final = "_-,;:!?.'\"“”„«»()[]{}@*/\\&#%`^+<=>|~$"
ARABIC: Final = "ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقكکگلمنںهہھويے"
URDU: Final = "اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۃءیے"
SAME: Final = str.maketrans("ءؤئةى", "اااتي")
SAME_IN_URDU: Final = str.maketrans("يك", "یک")
VIRAMA: Final = 9
"""The combining class of the sign that takes a vowel from a letter: it is no accent."""
HAMZAS: Final = frozenset({"و\u0654", "ي\u0654"})
LETTERS: Final = HAMZAS | {"и\u0306"}
"""Letters of their own that Unicode takes apart into one and an accent."""
ASPIRATED: Final = frozenset(f"{letter}ھ" for letter in "بپتٹجچدڈرڑکگلمنںوی")
OWN_LETTERS: Final = {"es": LETTERS | {"n\u0303"}, "ur": ASPIRATED | {"ا\u0653"}}
AS_TWO: Final = str.maketrans({"æ": "ae", "œ": "oe", "آ": "اا", "\xa0": " "})
AS_TWO_IN_URDU: Final = str.maketrans({"æ": "ae", "œ": "oe", "\xa0": " "})
"""There the long A is a letter of its own."""
AFTER: Final = {"ɛ": "e", "ɔ": "o"}
"""Letters that follow others of which they are no variants."""
HAN: Final = {"ja": "euc_jp", "ko": "euc_kr", "zh": "gb2312", "zh_Hant": "big5"}
"""Character sets in the order of which Chinese characters are put: that of the Japanese standard,
of Korean readings, of Pinyin for the 3,755 most used, and of strokes."""
VOWELS: Final = dict(zip("AIUEO", "あいうえお", strict=True))
SMALL: Final = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
PROLONGED: Final = "ー"
LAST: Final = "\U0010ffff"


def name_key(name: str, locale: str) -> tuple[tuple[Weight, ...], str, str]:
    """What names are put in order by in a locale: letters, then accents, then case."""
    language = locale.replace("-", "_").split("_", 1)[0]
    alike = name.casefold().translate(AS_TWO_IN_URDU if language == "ur" else AS_TWO)
    plain = unicodedata.normalize("NFD", alike)
    own = OWN.get(language, ())
    order = {script: place for place, script in enumerate(dict.fromkeys((*own, *SCRIPTS)))}
    weights = (_weight(letter, locale, language, order) for letter in _letters(plain, language))
    return tuple(weights), plain, name.swapcase()


def _letters(plain: str, language: str) -> Iterator[str]:
    """The letters of a text without accents, but for those that are letters with them."""
    kept, before = OWN_LETTERS.get(language, LETTERS), ""
    for char in plain:
        if before + char in kept:
            yield before + char
            before = ""
            continue
        if unicodedata.combining(char) in {0, VIRAMA}:
            if before:
                yield before
            before = _vowel(before) if char == PROLONGED else char
    if before:
        yield before


def _vowel(kana: str) -> str:
    """What a mark that prolongs a syllable is read as."""
    return VOWELS.get(unicodedata.name(kana, " ")[-1], kana) if kana else PROLONGED


def _weight(letter: str, locale: str, language: str, order: dict[str, int]) -> Weight:
    if letter[0].isdecimal():
        return -1, str(unicodedata.decimal(letter))
    if not letter[0].isalpha() and unicodedata.category(letter[0])[0] != "M":
        return -2, chr(SIGNS.find(letter) + 1) if letter in SIGNS or letter == " " else letter
    script = _script(letter)
    place = order.get(script, len(order))
    if script == "ARABIC":
        return place, _arabic(letter, language)
    if script == "HIRAGANA":
        return place, _syllable(letter)
    if script == "CJK":
        return place, _character(letter, HAN.get(locale[:7]) or HAN.get(language, "gb2312"))
    return place, AFTER[letter] + LAST if letter in AFTER else letter


def _script(letter: str) -> str:
    word = unicodedata.name(letter[0], "").replace("-", " ").split(" ", 1)[0]
    return "HIRAGANA" if word == "KATAKANA" else word


def _arabic(letter: str, language: str) -> str:
    is_urdu, whole = language == "ur", unicodedata.normalize("NFC", letter)
    alike = whole.translate(SAME_IN_URDU if is_urdu else SAME)
    place = (URDU if is_urdu else ARABIC).find(alike[0])
    return chr(place) + alike[1:] if place >= 0 else alike


def _syllable(kana: str) -> str:
    """A kana as large Hiragana: its kind and size decide last."""
    hiragana = chr(ord(kana) - 0x60) if "ァ" <= kana <= "ヶ" else kana
    return hiragana.translate(SMALL)


def _character(char: str, charset: str) -> str:
    try:
        return char.encode(charset).decode("latin-1")
    except UnicodeEncodeError:
        return LAST + char
