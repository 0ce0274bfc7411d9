"""By which commands a look is put on a device, and what becomes of one that is not taken on."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices import look
from pytest_androidbench.devices.look import (
    Look,
    LookError,
    commands_for,
    put_look,
    put_profile,
    read_look,
)
from pytest_androidbench.interface.profile import Profile
from tests.devices.answers import printed
from tests.devices.dressed import PRINTED, Dressed, device


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "PATIENCE", 0.0)
    monkeypatch.setattr(look, "RESTART_SECONDS", 0.5)
    monkeypatch.setattr(look, "_POLL_SECONDS", 0.01)


@pytest.mark.parametrize(
    ("profile", "commands"),
    [
        (Profile(), []),
        (Profile(width=720, height=1280), ["wm size 720x1280"]),
        (Profile(density=320), ["wm density 320"]),
        (Profile(font_scale=1.0), ["settings put system font_scale 1"]),
        (Profile(font_scale=1.15), ["settings put system font_scale 1.15"]),
        (Profile(dark=True), ["cmd uimode night yes"]),
        (Profile(dark=False), ["cmd uimode night no"]),
        (
            Profile(rotation=0),
            [
                "settings put system accelerometer_rotation 0",
                "settings put system user_rotation 0",
            ],
        ),
        (
            Profile(locale="ar_EG"),
            ["setprop persist.sys.locale ar-EG", "settings put system system_locales ar-EG"],
        ),
        (
            Profile(direction="rtl"),
            ["setprop debug.force_rtl 1", "settings put global debug.force_rtl 1"],
        ),
        (
            Profile(direction="ltr"),
            ["setprop debug.force_rtl 0", "settings put global debug.force_rtl 0"],
        ),
        (
            Profile(time_zone="Asia/Kolkata"),
            ["settings put global auto_time_zone 0", "cmd alarm set-timezone Asia/Kolkata"],
        ),
        (Profile(width=300, height=400, dark=True), ["wm size 300x400", "cmd uimode night yes"]),
    ],
    ids=repr,
)
def test_a_profile_is_put_by_a_command_for_each_thing_it_sets(
    profile: Profile, commands: list[str]
) -> None:
    assert list(commands_for(profile)) == commands


def test_a_look_is_put_back_by_commands_for_all_of_it() -> None:
    one = Dressed({"wm size 720x1280": "", "wm size": PRINTED})
    put_look(device(one), read_look(device(Dressed({"wm size": PRINTED}))))
    assert one.answers.asked[0].split("; ") == [
        "wm size 720x1280",
        "wm density 320",
        "cmd uimode night yes",
        "setprop persist.sys.locale de-DE",
        "setprop debug.force_rtl ''",
        "cmd alarm set-timezone Europe/Rome",
        "settings put system font_scale 1.3",
        "settings delete system system_locales",
        "settings put system user_rotation 0",
        "settings put system accelerometer_rotation 1",
        "settings delete global debug.force_rtl",
        "settings put global auto_time_zone 1",
    ]
    assert one.did == ["forget_size", "observe"]


def test_what_was_not_set_is_reset() -> None:
    one = Dressed({"wm size;": PRINTED})
    put_look(device(one), Look(night="custom one"))
    assert one.answers.asked[0] == "wm size reset; wm density reset; cmd uimode night 'custom one'"


@pytest.mark.parametrize(
    ("profile", "told"),
    [
        (Profile(name="p", density=400), "profile 'p': its density is 320"),
        (
            Profile(name="q", dark=False, font_scale=1.0, locale="de_DE"),
            "profile 'q': its font_scale is 1.3; its dark is True",
        ),
        (Profile(name="s", dark=False, density=320), "profile 's': its dark is True"),
        (Profile(name="r", density=400, locale="ar"), "profile 'r': its density is 320; its loc"),
    ],
)
def test_a_device_that_keeps_what_it_had_is_told_of(profile: Profile, told: str) -> None:
    one = Dressed({"wm size; wm": PRINTED})
    with pytest.raises(LookError) as error:
        put_profile(device(one), profile)
    assert str(error.value).startswith(f"emulator-1 did not take on {told}")
    assert one.did == ["forget_size"]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ("de-DE", "de_DE"),
        ("iw_IL", "he_IL"),
        ("id", "in"),
        ("yi", "ji"),
        ("zh_Hant_TW", "zh_TW"),
        ("es-419", "es_419"),
    ],
)
def test_a_language_is_the_same_however_it_is_written(wanted: str, says: str) -> None:
    one = Dressed({"wm size; wm": PRINTED.replace("[de_DE]", f"[{says}]")})
    put_profile(device(one), Profile(locale=wanted))
    assert one.did == ["forget_size", "observe"]


def test_what_a_device_does_not_say_and_how_it_lies_is_taken_for_done() -> None:
    one = Dressed({"wm size; wm": PRINTED.replace("] ldltr sw", "] sw")})
    put_profile(device(one), Profile(direction="rtl", rotation=3))
    assert one.did == ["forget_size", "observe"]


@pytest.mark.parametrize(("wanted", "says"), [("de_DE", "de"), ("de", "de_DE"), ("en", "de")])
def test_a_country_more_or_less_is_another_language(wanted: str, says: str) -> None:
    one = Dressed({"wm size; wm": PRINTED.replace("[de_DE]", f"[{says}]")}, ill=10_000)
    with pytest.raises(LookError, match="did not come back"):
        put_profile(device(one), Profile(locale=wanted))


def test_a_look_may_come_a_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "PATIENCE", 30.0)
    before = PRINTED.replace(" night finger", " finger")
    one = Dressed({"wm size; wm": [before, before, PRINTED]})
    put_profile(device(one), Profile(dark=True))
    assert len(one.answers.asked) == 4


RESTART = "stop && setprop sys.boot_completed 0 && start"
ARABIC = PRINTED.replace("[de_DE] ldltr", "[ar_EG] ldrtl")


@pytest.mark.parametrize("profile", [Profile(locale="ar_EG"), Profile(direction="rtl")])
def test_language_and_direction_may_need_the_framework_to_start_anew(profile: Profile) -> None:
    one = Dressed({"wm size; wm": [PRINTED, ARABIC]}, ill=2)
    put_profile(device(one), profile)
    assert one.did == ["forget_size", "release_automation", "observe"]
    assert one.answers.asked.count(RESTART) == 1


def test_a_framework_that_cannot_be_started_anew_is_told() -> None:
    refused = printed(errors=f" must be root{'!' * 300}\n", code=1)
    one = Dressed({"wm size; wm": PRINTED, RESTART: refused})
    with pytest.raises(LookError, match=r"emulator-1 did not take on profile 'x': .* root!{188}$"):
        put_profile(device(one), Profile(name="x", locale="ar_EG"))


def test_a_device_that_does_not_come_back_is_told() -> None:
    one = Dressed({"wm size; wm": PRINTED}, ill=10_000)
    told = "^emulator-1 did not come back with its own look: it has not booted$"
    with pytest.raises(LookError, match=told):
        put_look(device(one), Look(seen=Profile(locale="ar_EG")))


def test_what_is_not_taken_on_after_a_new_start_is_told() -> None:
    one = Dressed({"wm size; wm": PRINTED})
    told = "^emulator-1 did not take on profile 'x': its locale is 'de_DE'$"
    with pytest.raises(LookError, match=told):
        put_profile(device(one), Profile(name="x", locale="ar_EG"))
    assert one.answers.asked.count(RESTART) == 1
    assert one.did == ["forget_size", "release_automation"]


def test_a_look_is_put_and_the_framework_started_anew_as_root() -> None:
    one = Dressed({"wm size; wm": [PRINTED, ARABIC]}, root="su 0")
    put_profile(device(one), Profile(direction="rtl"))
    as_root = [what for what in one.answers.asked if what.startswith("su 0 sh -c ")]
    assert [what.split("'")[1] for what in as_root] == [
        "setprop debug.force_rtl 1; settings put global debug.force_rtl 1",
        RESTART,
    ]
