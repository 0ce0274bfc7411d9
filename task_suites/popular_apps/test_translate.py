"""Google Translate: texts in another language, and phrases that are saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.appdata.translate import CHINESE, PACKAGE, SPANISH
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.popular_apps.popular_task import popular_task
from task_suites.popular_apps.translate_ways import (
    LANGUAGES,
    OTHERS,
    SENTENCES,
    WORDS,
    arranged,
    choose,
    is_translation,
    one_of_kind,
    open_saved,
    other_than,
    paste,
    said,
    save,
    several_of,
    starts,
    translate,
    translation,
    type_text,
    was_translated,
)

INTO_SPANISH: Final = "the sentence was translated into Spanish"
INTO_CHINESE: Final = "the sentence was translated into Chinese"
PASTED: Final = "the clipboard's text was translated as was asked for"
COPIED: Final = "the clipboard has the text, or its translation"
PHRASEBOOK: Final = "the phrasebook is as it was"
SAVED: Final = "the word is in the phrasebook with its translation, and all else is as it was"
SHOWN: Final = "the saved phrase is shown with its translation"


@popular_task(
    "translate_sentence_spanish",
    "Translate this sentence into Spanish with Google Translate: {sentence}",
    params={
        "sentence": one_of_kind(SENTENCES),
        "start": starts(SPANISH),
    },
)
def test_sentence_spanish(episode: Episode, sentence: str, start: Sequence[str]) -> None:
    check_sentence(episode, sentence, start, SPANISH, INTO_SPANISH)


def check_sentence(
    episode: Episode, sentence: str, languages: Sequence[str], target: str, label: str
) -> None:
    """Have a sentence translated."""
    start = arranged(episode, languages)
    episode.run()
    with episode.check(label):
        assert not was_translated(start, episode.device, sentence, target)
    with episode.check(PHRASEBOOK, weight=0.5):
        assert same_rows(start.before.phrasebook, start.app.contents().phrasebook)


@test_sentence_spanish.solution
def translate_to_spanish(pilot: Pilot, sentence: str) -> None:
    translate(pilot, sentence, SPANISH)


@test_sentence_spanish.mistake("another sentence", fails=INTO_SPANISH)
def translate_other_sentence(pilot: Pilot, sentence: str) -> None:
    translate(pilot, other_than(sentence), SPANISH)


@test_sentence_spanish.mistake("into Chinese", fails=INTO_SPANISH)
def translate_to_chinese_instead(pilot: Pilot, sentence: str) -> None:
    translate(pilot, sentence, CHINESE)


@test_sentence_spanish.mistake("only the languages chosen", fails=INTO_SPANISH)
def only_choose_spanish(pilot: Pilot) -> None:
    choose(pilot, SPANISH)


@popular_task(
    "translate_sentence_chinese",
    "Translate this sentence into Chinese with Google Translate: {sentence}",
    params={
        "sentence": one_of_kind(SENTENCES),
        "start": starts(CHINESE),
    },
)
def test_sentence_chinese(episode: Episode, sentence: str, start: Sequence[str]) -> None:
    check_sentence(episode, sentence, start, CHINESE, INTO_CHINESE)


@test_sentence_chinese.solution
def translate_to_chinese(pilot: Pilot, sentence: str) -> None:
    translate(pilot, sentence, CHINESE)


@test_sentence_chinese.mistake("another sentence", fails=INTO_CHINESE)
def translate_other_to_chinese(pilot: Pilot, sentence: str) -> None:
    translate(pilot, other_than(sentence), CHINESE)


@test_sentence_chinese.mistake("into Spanish", fails=INTO_CHINESE)
def translate_to_spanish_instead(pilot: Pilot, sentence: str) -> None:
    translate(pilot, sentence, SPANISH)


@test_sentence_chinese.mistake("typed, and emptied again", fails=INTO_CHINESE)
def type_and_clear(pilot: Pilot, sentence: str) -> None:
    choose(pilot, CHINESE).tap(id="enter_text_label").type(None, sentence).tap(id="clear_button")


@popular_task(
    "translate_clipboard",
    "Have Google Translate translate the text that is on the clipboard into {language}.",
    params={
        "sentence": one_of_kind(SENTENCES),
        "language": one_of(*LANGUAGES),
        "start": starts(SPANISH),
    },
)
def test_clipboard(episode: Episode, sentence: str, language: str, start: Sequence[str]) -> None:
    device, target = episode.device, LANGUAGES[language]
    clipboard = Clipboard(device)
    clipboard.set(sentence)
    begun = arranged(episode, start)
    episode.run()
    with episode.check(PASTED):
        assert not was_translated(begun, device, sentence, target)
    with episode.check(COPIED, weight=0.5):
        assert clipboard.text() in {sentence, said(sentence, target)}
    with episode.check(PHRASEBOOK, weight=0.5):
        assert same_rows(begun.before.phrasebook, begun.app.contents().phrasebook)


@test_clipboard.solution
def translate_clipboard(pilot: Pilot, language: str) -> None:
    paste(choose(pilot, LANGUAGES[language]))


@test_clipboard.mistake("into another language", fails=PASTED)
def paste_for_another(pilot: Pilot, language: str) -> None:
    paste(choose(pilot, OTHERS[LANGUAGES[language]]))


@test_clipboard.mistake("something else typed", fails=PASTED)
def type_instead(pilot: Pilot, sentence: str, language: str) -> None:
    type_text(choose(pilot, LANGUAGES[language]), other_than(sentence))


@test_clipboard.mistake("something else copied as well", fails=COPIED)
def copy_another(pilot: Pilot, sentence: str, language: str) -> None:
    paste(choose(pilot, LANGUAGES[language])).tap(id="new_translation_button")
    pilot.type(None, other_than(sentence)).tap(id="text_output_field")
    pilot.tap(id="copy_original")


@popular_task(
    "translate_save_word",
    "Put the word {word} into the phrasebook of Google Translate.",
    params={
        "word": one_of_kind(WORDS),
        "start": starts(SPANISH),
    },
)
def test_save_word(episode: Episode, word: str, start: Sequence[str]) -> None:
    begun = arranged(episode, start)
    episode.run()
    with episode.check(SAVED):
        before, after = begun.before.phrasebook, begun.app.contents().phrasebook
        wanted = [translation(word, each) for each in LANGUAGES.values()]
        made = [one for one in after if any(is_translation(one, each) for each in wanted)]
        assert made, f"{word!r} is not in the phrasebook, but {after}"
        assert only_added(before, after, made[:1])


@test_save_word.solution
def save_word(pilot: Pilot, word: str) -> None:
    save(pilot, word, SPANISH)


@test_save_word.mistake("another word", fails=SAVED)
def save_other_word(pilot: Pilot, word: str) -> None:
    save(pilot, other_than(word), SPANISH)


@test_save_word.mistake("translated, not saved", fails=SAVED)
def only_translate_word(pilot: Pilot, word: str) -> None:
    translate(pilot, word, SPANISH)


@test_save_word.mistake("taken out again", fails=SAVED)
def save_and_take_out(pilot: Pilot, word: str) -> None:
    save(pilot, word, SPANISH).tap(id="save_button")


@popular_task(
    "translate_show_saved",
    "Among the phrases saved in Google Translate, open this one, and leave its translation on the "
    "screen: {saved[0]}",
    params={
        "saved": several_of(SENTENCES, 4),
        "language": one_of(*LANGUAGES),
        "start": starts(SPANISH),
    },
)
def test_show_saved(
    episode: Episode, saved: Sequence[str], language: str, start: Sequence[str]
) -> None:
    phrases = [translation(each, LANGUAGES[language]) for each in saved]
    begun = arranged(episode, start, phrases)
    episode.run()
    with episode.check(SHOWN):
        assert not in_sight(
            episode.device,
            PACKAGE,
            Sight(id="original_text", text=phrases[0].text),
            Sight(id="translated_text", text=phrases[0].translation),
            Sight(id="new_translation_button"),
        )
    with episode.check(PHRASEBOOK, weight=0.5):
        assert same_rows(begun.before.phrasebook, begun.app.contents().phrasebook)


@test_show_saved.solution
def show_saved(pilot: Pilot, saved: Sequence[str]) -> None:
    open_saved(pilot).tap(text=saved[0])


@test_show_saved.mistake("another phrase", fails=SHOWN)
def show_other_saved(pilot: Pilot, saved: Sequence[str]) -> None:
    open_saved(pilot).tap(text=saved[1])


@test_show_saved.mistake("only the list", fails=SHOWN)
def only_list_saved(pilot: Pilot) -> None:
    open_saved(pilot)


@test_show_saved.mistake("left again", fails=SHOWN)
def show_saved_and_leave(pilot: Pilot, saved: Sequence[str]) -> None:
    show_saved(pilot, saved)
    pilot.back()


@test_show_saved.mistake("taken out of the phrasebook", fails=PHRASEBOOK)
def show_and_unsave(pilot: Pilot, saved: Sequence[str]) -> None:
    show_saved(pilot, saved)
    pilot.tap(id="save_button")
