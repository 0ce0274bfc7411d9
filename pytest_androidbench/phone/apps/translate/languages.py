"""The languages that the app offers, and those it can translate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.world.phrasebook import CHINESE, ENGLISH, SPANISH

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

AUTO: Final = "auto"
"""Stands for whatever language a text is in."""
DETECT: Final = tr("Detect language")
AVAILABLE: Final = (ENGLISH, SPANISH, CHINESE)
MOST_RECENT: Final = 4
_CODES: Final = """
af Afrikaans|sq Albanian|am Amharic|ar Arabic|hy Armenian|as Assamese|ay Aymara|az Azerbaijani
bm Bambara|eu Basque|be Belarusian|bn Bengali|bho Bhojpuri|bs Bosnian|bg Bulgarian|ca Catalan
ceb Cebuano|ny Chichewa|zh-CN Chinese (Simplified)|zh-TW Chinese (Traditional)|co Corsican
hr Croatian|cs Czech|da Danish|dv Dhivehi|doi Dogri|nl Dutch|en English|eo Esperanto|et Estonian
ee Ewe|tl Filipino|fi Finnish|fr French|fy Frisian|gl Galician|ka Georgian|de German|el Greek
gn Guarani|gu Gujarati|ht Haitian Creole|ha Hausa|haw Hawaiian|iw Hebrew|hi Hindi|hmn Hmong
hu Hungarian|is Icelandic|ig Igbo|ilo Ilocano|id Indonesian|ga Irish|it Italian|ja Japanese
jw Javanese|kn Kannada|kk Kazakh|km Khmer|rw Kinyarwanda|gom Konkani|ko Korean|kri Krio
ku Kurdish (Kurmanji)|ckb Kurdish (Sorani)|ky Kyrgyz|lo Lao|la Latin|lv Latvian|ln Lingala
lt Lithuanian|lg Luganda|lb Luxembourgish|mk Macedonian|mai Maithili|mg Malagasy|ms Malay
ml Malayalam|mt Maltese|mi Maori|mr Marathi|mni-Mtei Meiteilon (Manipuri)|lus Mizo|mn Mongolian
my Myanmar (Burmese)|ne Nepali|no Norwegian|or Odia (Oriya)|om Oromo|ps Pashto|fa Persian|pl Polish
pt Portuguese|pa Punjabi|qu Quechua|ro Romanian|ru Russian|sm Samoan|sa Sanskrit|gd Scots Gaelic
nso Sepedi|sr Serbian|st Sesotho|sn Shona|sd Sindhi|si Sinhala|sk Slovak|sl Slovenian|so Somali
es Spanish|su Sundanese|sw Swahili|sv Swedish|tg Tajik|ta Tamil|tt Tatar|te Telugu|th Thai
ti Tigrinya|ts Tsonga|tr Turkish|tk Turkmen|ak Twi|uk Ukrainian|ur Urdu|ug Uyghur|uz Uzbek
vi Vietnamese|cy Welsh|xh Xhosa|yi Yiddish|yo Yoruba|zu Zulu
"""
"""Codes and English names, as the app listed them in 2023."""
LANGUAGES: Final = {
    code: name
    for row in _CODES.strip().splitlines()
    for code, _, name in (each.partition(" ") for each in row.split("|"))
}
"""Code -> English name, by name."""


def language_name(code: str) -> Message:
    """What a language is called."""
    return DETECT if code == AUTO else tr(LANGUAGES.get(code, code))


def language_of(tag: str) -> str:
    """The code of a language that another app asks for by a tag of BCP 47; "" = it is unknown."""
    if tag in LANGUAGES:
        return tag
    first = tag.partition("-")[0]
    return CHINESE if first == "zh" else first if first in LANGUAGES else ""


@dataclass(frozen=True, slots=True)
class LanguagePair:
    """From which language is translated, and to which."""

    source: str
    target: str

    @classmethod
    def kept(cls, prefs: Prefs) -> LanguagePair:
        """The pair that was chosen last."""
        source, target = prefs.get(names.SOURCE, ENGLISH), prefs.get(names.TARGET, SPANISH)
        known = source in (*AVAILABLE, AUTO) and target in AVAILABLE
        return cls(source, target) if known else cls(ENGLISH, SPANISH)

    @property
    def swapped(self) -> LanguagePair:
        """The other way round."""
        return LanguagePair(self.target, self.source)

    def having(self, *, source: str = "", target: str = "") -> LanguagePair:
        """With another language on one side; where that is the other side's, they are swapped."""
        new = LanguagePair(source or self.source, target or self.target)
        if new.source != new.target:
            return new
        if self.source != AUTO:
            return self.swapped
        return LanguagePair(new.source, next(each for each in AVAILABLE if each != new.source))

    def keep(self, prefs: Prefs) -> None:
        """Have it be the pair that was chosen last."""
        chosen = [self.source, self.target]
        before = [each for each in recent(prefs) if each not in chosen]
        latest = [each for each in chosen if each != AUTO] + before
        prefs.put(names.SOURCE, self.source)
        prefs.put(names.TARGET, self.target)
        prefs.put(names.RECENT, " ".join(latest[:MOST_RECENT]))


def recent(prefs: Prefs) -> list[str]:
    """Languages chosen lately, the latest first."""
    kept = prefs.get(names.RECENT, "").split()
    return [each for each in kept if each in LANGUAGES][:MOST_RECENT]
