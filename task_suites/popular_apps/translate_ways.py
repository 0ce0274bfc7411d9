"""What tasks about Google Translate share: phrases, when one was translated, ways through the app.

`data/phrases.tsv` has a part of the phrasebook that the phone's app comes with.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.translate import (
    CHINESE,
    ENGLISH,
    NAMES,
    PACKAGE,
    SPANISH,
    Translate,
    TranslateContents,
    Translated,
)
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.looking import Sight, in_sight

APP: Final = "Translate"
SENTENCES, WORDS = "sentence", "word"
FILE: Final = Path(__file__).with_name("data") / "phrases.tsv"
COLUMNS: Final = {ENGLISH: "english", SPANISH: "spanish", CHINESE: "chinese"}
LANGUAGES: Final = {"Spanish": SPANISH, "Chinese": CHINESE}
"""What goals call a language -> its code."""
OTHERS: Final = {SPANISH: CHINESE, CHINESE: SPANISH}
INPUT, OUTPUT = "text_input_field", "text_output_field"


@cache
def phrases(kind: str) -> dict[str, dict[str, str]]:
    """Sentences or words: what is said in English -> in each language, by code."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {
        row["english"]: {code: row[name] for code, name in COLUMNS.items()}
        for row in rows
        if row["kind"] == kind
    }


def said(text: str, language: str) -> str:
    """What a sentence or word of the table is in a language, by code."""
    return (phrases(SENTENCES) | phrases(WORDS))[text][language]


def several_of(kind: str, count: int) -> SearchStrategy[list[str]]:
    """Different sentences or words."""
    return st.lists(
        st.sampled_from(list(phrases(kind))), min_size=count, max_size=count, unique=True
    )


def one_of_kind(kind: str) -> SearchStrategy[str]:
    """A sentence or a word."""
    return st.sampled_from(list(phrases(kind)))


def starts(target: str) -> SearchStrategy[list[str]]:
    """Languages that the app is left at, from and to: never those that are asked for."""
    other = OTHERS[target]
    return st.sampled_from(([ENGLISH, other], [target, ENGLISH], [other, ENGLISH]))


def other_than(text: str) -> str:
    """The sentence or word behind one in the table."""
    there = list(phrases(SENTENCES if text in phrases(SENTENCES) else WORDS))
    return there[(there.index(text) + 1) % len(there)]


def same_said(one: str, other: str) -> bool:
    """Whether two texts differ in punctuation, blanks and capitals at most."""
    return _plain(one) == _plain(other)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def translation(text: str, language: str) -> Translated:
    """A sentence or word of the table with its translation."""
    return Translated(source=ENGLISH, target=language, text=text, translation=said(text, language))


@dataclass(frozen=True, slots=True)
class TranslateStart:
    """What an episode starts from."""

    app: Translate
    before: TranslateContents


def arranged(
    episode: Episode, languages: Sequence[str], saved: Sequence[Translated] = ()
) -> TranslateStart:
    """Leave the app at two languages, with some phrases saved."""
    app = Translate(episode.device)
    if saved:
        app.save(saved)
    app.choose(*languages)
    return TranslateStart(app, app.contents())


def was_translated(start: TranslateStart, device: Device, text: str, language: str) -> list[str]:
    """What is amiss, in words; nothing if a text was put into a language, or is now.

    The history has what somebody was done with; while one types, the translation stands below.
    """
    wanted = translation(text, language)
    now = (Sight(id=INPUT, has=_pattern(text)), Sight(id=OUTPUT, text=wanted.translation))
    if not in_sight(device, PACKAGE, *now, typing=True):
        return []
    before = {one.at_ms for one in start.before.history}
    made = [one for one in start.app.contents().history if one.at_ms not in before]
    if any(is_translation(one, wanted) for one in made):
        return []
    return [f"{text!r} was not translated into {NAMES[language]}, only {made}"]


def is_translation(one: Translated, wanted: Translated) -> bool:
    """Whether an entry is what was asked for, but for punctuation and capitals of the text."""
    return (
        (one.source, one.target) == (wanted.source, wanted.target)
        and same_said(one.text, wanted.text)
        and same_said(one.translation, wanted.translation)
    )


def _pattern(text: str) -> str:
    """Finds a text whatever its punctuation and capitals."""
    words = r"\W+".join(map(re.escape, re.findall(r"\w+", text)))
    return rf"(?i)^\W*{words}\W*$"


def choose(pilot: Pilot, target: str) -> Pilot:
    """Open the app, and have it translate English into a language."""
    pilot.open(APP)
    pick(pilot, "language_button_a", ENGLISH)
    return pick(pilot, "language_button_b", target)


def pick(pilot: Pilot, button: str, language: str) -> Pilot:
    """Have a language on one side."""
    pilot.tap(id=button).tap(id="languages_search")
    return pilot.type(None, NAMES[language], id="search_src_text").tap(id="android:id/title")


def type_text(pilot: Pilot, text: str) -> Pilot:
    """Translate a text."""
    pilot.tap(id="enter_text_label").type(None, text, id=INPUT)
    return pilot.tap(id=OUTPUT)


def translate(pilot: Pilot, text: str, language: str) -> Pilot:
    """Translate an English text into a language."""
    return type_text(choose(pilot, language), text)


def paste(pilot: Pilot) -> Pilot:
    """Translate what is on the clipboard."""
    return pilot.tap(id="paste_button").tap(id=OUTPUT)


def save(pilot: Pilot, word: str, language: str) -> Pilot:
    """Put a word into the phrasebook."""
    return translate(pilot, word, language).tap(id="save_button")


def open_saved(pilot: Pilot) -> Pilot:
    """Open the phrasebook."""
    return pilot.open(APP).tap(id="phrasebook_button")
