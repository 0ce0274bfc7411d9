"""The ringtone, and what the phone says of its updates."""

from __future__ import annotations

from tests.phone_apps.driver import Driver


def test_a_ringtone_is_chosen_from_a_set_of_sounds(driver: Driver) -> None:
    driver.page("sound")
    for label in ("Phone ringtone", "Pixel Sounds", "Copycat"):
        driver.tap(label)
    address = driver.setting("system", "ringtone") or ""
    assert address.startswith("content://media/internal/audio/media/")
    assert "?title=Copycat&" in address
    driver.phone.windows.back()
    assert "Copycat" in driver.texts(), "below the set that has it"
    driver.phone.windows.back()
    assert "Copycat" in driver.texts()


def test_no_sound_is_a_choice(driver: Driver) -> None:
    driver.page("ringtone_set", "Minimal Melodies")
    driver.tap("None")
    assert driver.setting("system", "ringtone_title") == ""
    driver.page("sound")
    assert driver.find("None")


def test_a_song_that_an_app_made_the_ringtone_is_among_ones_own(driver: Driver) -> None:
    driver.phone.settings.put("system", "ringtone_title", "Blue Ferry")
    driver.page("ringtone")
    driver.tap("My Sounds")
    assert "Blue Ferry" in driver.texts()


def test_looking_for_an_update_tells_when(driver: Driver) -> None:
    driver.page("system_update")
    assert "Not yet" in driver.texts()
    driver.tap("Check for update")
    assert driver.phone.windows.last_toast() == "Your system is up to date"
    assert "Not yet" not in driver.texts()
    assert "15:34" in driver.texts()


def test_a_language_that_the_phone_has_no_words_of_is_added(driver: Driver) -> None:
    driver.page("languages")
    driver.tap("Add a language")
    driver.tap("Aghem")
    assert driver.setting("system", "system_locales") == "en-US,agq-CM"
    assert "Aghem (Kàmàlûŋ)" in driver.texts()
