"""What a device says of itself: what it is, its screen's size, its apps' versions."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from pytest_androidbench.devices.clock import ClockError, DeviceClock
from pytest_androidbench.devices.facts import DeviceFacts, ask_facts, ask_size, ask_versions
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.settings import DeviceSettings
from pytest_androidbench.errors import DeviceGone
from tests.devices.answers import Answers, printed

TOLD = "model=Pixel 6\r\nandroid=13\nsdk=33\nqemu=\nuid=2000\nsu=\n"


class Featured(Transport):
    """A way to a device of which nothing is known but what it can do."""

    def __init__(self, *features: str) -> None:
        super().__init__("emulator-1", port=1)
        self._features = set(features)

    def features(self) -> set[str]:
        return self._features


def facts(told: str = TOLD, *features: str) -> DeviceFacts:
    return ask_facts(Featured(*features), Answers({"": told}).shell)


def test_a_real_device_without_root() -> None:
    assert facts() == DeviceFacts(
        kind="real", model="Pixel 6", android="13", sdk=33, root_prefix=None
    )


@pytest.mark.parametrize(
    ("qemu", "features", "kind"),
    [
        ("", ("shell_v2",), "real"),
        ("0", (), "real"),
        ("1", (), "emulator"),
        ("11", ("shell_v2",), "emulator"),
        ("1", ("androidbench_phone",), "simulated"),
        ("", ("androidbench_phone", "cmd"), "simulated"),
    ],
)
def test_emulators_say_so_and_simulated_phones_have_a_feature(
    qemu: str, features: tuple[str, ...], kind: str
) -> None:
    assert facts(TOLD.replace("qemu=", f"qemu={qemu}"), *features).kind == kind


@pytest.mark.parametrize(
    ("uid", "su", "prefix"),
    [("0", "", ""), ("0", "0", ""), ("2000", "0", "su 0"), ("2000", "", None)],
)
def test_root_is_had_at_once_or_by_su(uid: str, su: str, prefix: str | None) -> None:
    told = TOLD.replace("uid=2000", f"uid={uid}").replace("su=", f"su={su}")
    assert facts(told).root_prefix == prefix


def test_everything_is_asked_for_in_one_script_that_changes_nothing() -> None:
    device = Answers({"": TOLD})
    ask_facts(Featured(), device.shell)
    (script,) = device.asked
    words = ("ro.product.model", "ro.build.version.sdk", "ro.kernel.qemu", "su 0 id -u")
    assert all(word in script for word in words)
    assert device.changing == []


def test_versions_of_nothing_need_no_question() -> None:
    device = Answers({"": "a.b=versionName=1"})
    assert ask_versions(device.shell, ()) == {}
    assert device.asked == []


def test_what_is_not_told_is_empty() -> None:
    assert facts("sdk=26\n") == DeviceFacts(
        kind="real", model="", android="", sdk=26, root_prefix=None
    )


@pytest.mark.parametrize("told", ["", "sdk=\n", "sdk=x\n", "error: closed"])
def test_what_does_not_know_its_version_is_no_android(told: str) -> None:
    with pytest.raises(DeviceGone, match="does not answer as Android"):
        facts(told)


@pytest.mark.parametrize(
    ("told", "size"),
    [
        ("Physical size: 1080x2400\n", (1080, 2400)),
        ("Physical size: 1080x2400\nOverride size: 720x1280\n", (720, 1280)),
    ],
)
def test_the_size_that_was_set_counts(told: str, size: tuple[int, int]) -> None:
    device = Answers({"wm size": told})
    assert ask_size(device.shell) == size
    assert device.changing == []


def test_versions_of_installed_packages_are_asked_for_at_once() -> None:
    device = Answers({"echo": "a.b=    versionName=1.2 beta  \r\nc.d=\ne.f=versionName=7\n"})
    assert ask_versions(device.shell, ("a.b", "c.d", "e.f")) == {"a.b": "1.2 beta", "e.f": "7"}
    assert device.asked == [
        "; ".join(
            f"echo {name}=$(dumpsys package {name} | grep -m 1 versionName=)"
            for name in ("a.b", "c.d", "e.f")
        )
    ]
    assert device.changing == []


def test_settings_are_read_set_and_removed() -> None:
    device = Answers(
        {
            "settings get system a": "1\n",
            "settings get secure 'a b'": "null\n",
            "settings list global": "a=b=c\nnonsense\nd=\n",
        }
    )
    settings = DeviceSettings(device.shell)
    assert (settings.get("system", "a"), settings.get("secure", "a b")) == ("1", "")
    assert settings.all("global") == {"a": "b=c", "d": ""}
    assert device.changing == []
    settings.put("global", "it's", 0)
    settings.put("global", "c", "x y")
    settings.put("secure", "a b", "")
    assert device.changing == [
        """settings put global 'it'"'"'s' 0""",
        "settings put global c 'x y'",
        "settings delete secure 'a b'",
    ]
    assert device.asked[:3] == [
        "settings get system a",
        "settings get secure 'a b'",
        "settings list global",
    ]


MOMENT = datetime(2023, 10, 15, 17, 34, 5, tzinfo=timezone(timedelta(hours=2)))
SECONDS = 1697384045


def test_time_is_read_in_utc() -> None:
    device = Answers({"date +%s": f"{SECONDS}\n"})
    assert DeviceClock(device.shell).now() == MOMENT
    assert DeviceClock(device.shell).now().tzinfo is UTC
    assert device.changing == []


@pytest.mark.parametrize("told", ["", "soon", "-5"])
def test_a_device_without_time_is_gone(told: str) -> None:
    with pytest.raises(DeviceGone, match="the device gave no time"):
        DeviceClock(Answers({"date": told}).shell).now()


@pytest.mark.parametrize("late", [-5, 0, 5])
def test_the_clock_is_set_to_a_moment_of_any_zone(late: int) -> None:
    device = Answers({"date +%s": str(SECONDS + late)})
    DeviceClock(device.shell).set(MOMENT)
    assert device.changing == ["settings put global auto_time 0; date -u 101515342023.05"]


@pytest.mark.parametrize("late", [-6, 6])
def test_a_clock_that_keeps_its_own_time_is_told(late: int) -> None:
    refused = printed(errors=" not permitted\n", code=1)
    device = Answers({"date +%s": str(SECONDS + late), "settings": refused})
    with pytest.raises(ClockError, match=r"would not set its clock: not permitted$"):
        DeviceClock(device.shell).set(MOMENT)


def test_the_clock_is_set_as_root() -> None:
    device = Answers({"date": str(SECONDS)})
    shell = device.shell
    shell.root_prefix = "su 0"
    DeviceClock(shell).set(MOMENT)
    assert device.asked[0].startswith("su 0 sh -c 'settings put")


def test_a_moment_without_a_zone_is_none() -> None:
    with pytest.raises(ValueError, match="has no time zone: say which moment it is"):
        DeviceClock(Answers().shell).set(MOMENT.replace(tzinfo=None))
