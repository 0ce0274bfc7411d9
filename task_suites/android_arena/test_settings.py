"""How the phone looks and sounds: wallpaper, languages, ringtone, text, timeout."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.system_settings import SystemSettings
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.settings_ways import KEPT, open_row, read_look, ringtone

WALLPAPER: Final = "the home screen has that wallpaper"
ADDED: Final = "the language was added behind the others"
TONE: Final = "the ringtone is that one"
LARGER: Final = "text is larger than before"
TIMEOUT: Final = "the screen goes off after that time"
FIRST_OF_LIFE: Final = "leaf"
"""What is kept of the first wallpaper of its category."""
LOCALES: Final = "system_locales"


@arena_task(
    "settings_wallpaper",
    "Set the first wallpaper of the category Life as the home screen's wallpaper.",
)
def test_wallpaper(episode: Episode) -> None:
    before = read_look(episode.device, but="wallpaper")
    episode.run()
    with episode.check(WALLPAPER):
        assert episode.device.setting("system", "wallpaper") == FIRST_OF_LIFE
    with episode.check(KEPT):
        assert read_look(episode.device, but="wallpaper") == before


def open_category(pilot: Pilot, name: str) -> Pilot:
    """Show the wallpapers of a category."""
    return open_row(pilot, "Wallpaper & style", "Change wallpaper").tap(name)


def set_wallpaper(pilot: Pilot, category: str, place: int, screen: str) -> None:
    """Set one of the wallpapers of a category."""
    open_category(pilot, category).tap(id="tile", index=place)
    pilot.scroll_to(text="Set wallpaper").tap(text="Set wallpaper").tap(screen)


@test_wallpaper.solution
def set_first_of_life(pilot: Pilot) -> None:
    set_wallpaper(pilot, "Life", 0, "Home screen")


@test_wallpaper.mistake("the second one", fails=WALLPAPER)
def set_second_of_life(pilot: Pilot) -> None:
    set_wallpaper(pilot, "Life", 1, "Home screen")


@test_wallpaper.mistake("of another category", fails=WALLPAPER)
def set_first_landscape(pilot: Pilot) -> None:
    set_wallpaper(pilot, "Landscapes", 0, "Home screen")


@test_wallpaper.mistake("on the lock screen alone", fails=WALLPAPER)
def set_on_lock_screen(pilot: Pilot) -> None:
    set_wallpaper(pilot, "Life", 0, "Lock screen")


@test_wallpaper.mistake("only looked at", fails=WALLPAPER)
def look_at_first_of_life(pilot: Pilot) -> None:
    open_category(pilot, "Life").tap(id="tile", index=0)


@arena_task("settings_add_language", "Add the language Aghem to the phone's languages.")
def test_add_language(episode: Episode) -> None:
    device = episode.device
    tags = [tag for tag in device.setting("system", LOCALES).split(",") if tag] or ["en-US"]
    before = read_look(device, but=LOCALES)
    episode.run()
    with episode.check(ADDED):
        assert device.setting("system", LOCALES).split(",") == [*tags, "agq-CM"]
    with episode.check(KEPT):
        assert read_look(device, but=LOCALES) == before


def open_languages(pilot: Pilot) -> Pilot:
    """Show the phone's languages."""
    pilot = open_row(pilot, "System")
    return pilot.tap("Languages & input").tap("System languages")


@test_add_language.solution
def add_aghem(pilot: Pilot) -> None:
    open_languages(pilot).tap("Add a language").scroll_to(text="Aghem").tap(text="Aghem")


@test_add_language.mistake("another one", fails=ADDED)
def add_spanish(pilot: Pilot) -> None:
    open_languages(pilot).tap("Add a language").tap("Español").tap("Español (España)")


@test_add_language.mistake("only looked for", fails=ADDED)
def look_for_aghem(pilot: Pilot) -> None:
    open_languages(pilot).tap("Add a language").scroll_to(text="Aghem")


@arena_task("settings_ringtone", "Set the phone's ringtone to Copycat, which is in Pixel Sounds.")
def test_ringtone(episode: Episode) -> None:
    before = read_look(episode.device, but="ringtone")
    episode.run()
    with episode.check(TONE):
        assert ringtone(episode.device) == "Copycat"
    with episode.check(KEPT):
        assert read_look(episode.device, but="ringtone") == before


def choose_ringtone(pilot: Pilot, name: str) -> None:
    """Choose one of the Pixel's own."""
    open_row(pilot, "Sound & vibration", "Phone ringtone", "Pixel Sounds")
    pilot.scroll_to(text=name).tap(text=name)


@test_ringtone.solution
def choose_copycat(pilot: Pilot) -> None:
    choose_ringtone(pilot, "Copycat")


@test_ringtone.mistake("another one", fails=TONE)
def choose_crackle(pilot: Pilot) -> None:
    choose_ringtone(pilot, "Crackle")


@test_ringtone.mistake("the sound of notifications instead", fails=TONE)
def choose_notification_sound(pilot: Pilot) -> None:
    open_row(pilot, "Sound & vibration", "Default notification sound").tap("Titan")


@arena_task(
    "settings_font_larger",
    "Make the phone's text larger than it is.",
    params={"start": one_of("0.85", "1.0", "1.15")},
)
def test_font_larger(episode: Episode, start: str) -> None:
    device = episode.device
    device.put_setting("system", "font_scale", start)
    before = read_look(device, but="font_scale")
    episode.run()
    with episode.check(LARGER):
        assert float(device.setting("system", "font_scale") or 1) > float(start)
    with episode.check(KEPT):
        assert read_look(device, but="font_scale") == before


def open_text_size(pilot: Pilot) -> Pilot:
    """Show how large text and everything else is."""
    return open_row(pilot, "Display", "Display size and text")


@test_font_larger.solution
def enlarge_text(pilot: Pilot) -> None:
    open_text_size(pilot).tap("Make larger", index=0)


@test_font_larger.mistake("everything instead of text", fails=LARGER)
def enlarge_everything(pilot: Pilot) -> None:
    open_text_size(pilot).tap("Make larger", index=1)


@test_font_larger.mistake("larger and back", fails=LARGER)
def enlarge_and_shrink(pilot: Pilot) -> None:
    open_text_size(pilot).tap("Make larger", index=0).tap("Make smaller", index=0)


@test_font_larger.mistake("everything as well", fails=KEPT)
def enlarge_both(pilot: Pilot) -> None:
    open_text_size(pilot).tap("Make larger", index=0).tap("Make larger", index=1)


MS: Final = {"15 s": 15_000, "30 s": 30_000, "1 min": 60_000, "2 min": 120_000, "5 min": 300_000}


def judge_timeout(episode: Episode, start: str, wanted: str) -> None:
    """Expect another time after which the screen goes off."""
    device = episode.device
    device.put_setting("system", "screen_off_timeout", MS[start])
    before = read_look(device, but="screen_off_timeout")
    episode.run()
    with episode.check(TIMEOUT):
        assert SystemSettings(device).screen_timeout_ms == MS[wanted]
    with episode.check(KEPT):
        assert read_look(device, but="screen_off_timeout") == before


def choose_timeout(pilot: Pilot, time: str) -> None:
    """Choose after which time the screen goes off."""
    open_row(pilot, "Display", "Screen timeout").tap(time)


@arena_task(
    "settings_screen_timeout_1_min",
    "Let the screen go off after 1 minute without use.",
    params={"start": one_of("15 s", "30 s", "2 min", "5 min")},
)
def test_screen_timeout_1_min(episode: Episode, start: str) -> None:
    judge_timeout(episode, start, "1 min")


@test_screen_timeout_1_min.solution
def timeout_1_min(pilot: Pilot) -> None:
    choose_timeout(pilot, "1 minute")


@test_screen_timeout_1_min.mistake("10 minutes", fails=TIMEOUT)
def timeout_10_min(pilot: Pilot) -> None:
    choose_timeout(pilot, "10 minutes")


@test_screen_timeout_1_min.mistake("not chosen", fails=TIMEOUT)
def look_at_timeouts(pilot: Pilot) -> None:
    open_row(pilot, "Display", "Screen timeout")


@arena_task(
    "settings_screen_timeout_30_s",
    "Let the screen go off after 30 seconds without use.",
    params={"start": one_of("15 s", "1 min", "2 min", "5 min")},
)
def test_screen_timeout_30_s(episode: Episode, start: str) -> None:
    judge_timeout(episode, start, "30 s")


@test_screen_timeout_30_s.solution
def timeout_30_s(pilot: Pilot) -> None:
    choose_timeout(pilot, "30 seconds")


@test_screen_timeout_30_s.mistake("30 minutes", fails=TIMEOUT)
def timeout_30_min(pilot: Pilot) -> None:
    choose_timeout(pilot, "30 minutes")


@test_screen_timeout_30_s.mistake("the theme as well", fails=KEPT)
def timeout_30_s_and_dark(pilot: Pilot) -> None:
    timeout_30_s(pilot)
    pilot.back().tap("Dark theme", id="switchWidget")
