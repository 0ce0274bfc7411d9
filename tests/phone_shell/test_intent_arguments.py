"""What the arguments of an intent mean to who receives it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.shell import Result, run_text
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE = "com.ex.tell"
FOREGROUND = 0x00400000
"""What `am` adds to each broadcast."""


class Teller(App):
    """Keeps what it receives."""

    package = PACKAGE
    label = "Teller"
    main = ".Main"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {}
    receivers: ClassVar[Mapping[str, tuple[str, ...]]] = {
        ".Receiver": ("x.y", "android.intent.action.VIEW", "android.intent.action.MAIN")
    }
    received: Intent

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        self.received = intent
        return None


@pytest.fixture(scope="module")
def phone() -> Phone:
    """A phone with the app; what it has received last is all that changes."""
    return Phone(PhoneConfig(apps=[*CORE, Teller]))


def sent(phone: Phone, script: str) -> Result:
    return asyncio.run(run_text(phone, f"am broadcast {script}"))


def received(phone: Phone, script: str) -> Intent:
    """What the app receives of a broadcast with some arguments."""
    done = sent(phone, script)
    assert (done.stderr, done.code) == ("", 0)
    app = next(app for app in phone.packages.apps() if isinstance(app, Teller))
    return app.received


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("--es a one", "one"),
        ("-e a 'two words'", "two words"),
        ("--eu a content://x/1", "content://x/1"),
        ("--ecn a b/.C", "b/.C"),
        ("--esn a", None),
        ("--ez a true", True),
        ("--ez a T", True),
        ("--ez a FALSE", False),
        ("--ez a f", False),
        ("--ez a 1", True),
        ("--ez a 0", False),
        ("--ei a -7", -7),
        ("--ei a 0x10", 16),
        ("--ei a 0X1f", 31),
        ("--ei a '-#10'", -16),
        ("--ei a 010", 8),
        ("--ei a +5", 5),
        ("--ei a 0", 0),
        ("--ei a 2147483647", 2147483647),
        ("--ei a -2147483648", -2147483648),
        ("--el a 9223372036854775807", 2**63 - 1),
        ("--el a -9223372036854775808", -(2**63)),
        ("--ef a 1.5", 1.5),
        ("--ef a ' -2.5f '", -2.5),
        ("--ef a .5", 0.5),
        ("--ef a 1e3", 1000.0),
        ("--ed a 2.D", 2.0),
        ("--ed a Infinity", float("inf")),
        ("--esa a one,two", ["one", "two"]),
        (r"--esa a 'one\,two,three\n\'", ["one,two", r"three\n" + "\\"]),
        ("--esal a x,,y", ["x", "", "y"]),
        (r"--esal a 'x\,y'", ["x,y"]),
        ("--eia a 1,-2,0x3", [1, -2, 3]),
        ("--eial a 4", [4]),
        ("--ela a 1,9223372036854775807", [1, 2**63 - 1]),
        ("--elal a 5,6", [5, 6]),
        ("--efa a 1.5,2", [1.5, 2.0]),
    ],
)
def test_extras_have_their_types(phone: Phone, script: str, expected: object) -> None:
    found = received(phone, f"-a x.y {script}").extras
    assert found == {"a": expected}
    assert type(found["a"]) is type(expected)


@pytest.mark.parametrize(
    ("script", "field", "expected"),
    [
        ("-a x.y", "action", "x.y"),
        ("-a x.y -d note:1", "data", "note:1"),
        ("-a x.y -t text/plain", "type", "text/plain"),
        ("-a x.y -i here", "identifier", "here"),
        (f"-n {PACKAGE}/.Receiver", "component", f"{PACKAGE}/.Receiver"),
        (f"-a x.y -p {PACKAGE}", "package", PACKAGE),
        ("-a x.y -c one -ctwo", "categories", ("one", "two")),
        ("-a x.y", "categories", ()),
        ("-a x.y", "extras", {}),
        ("-a x.y -e a 1 --ei b 2", "extras", {"a": "1", "b": 2}),
        ("-a x.y '' --user 0 --receiver-permission p -R q -W -S", "extras", {}),
        ("http://a/b", "action", "android.intent.action.VIEW"),
        ("http://a/b", "data", "http://a/b"),
        ("-a x.y http://a/b", "action", "x.y"),
        (f"{PACKAGE}/.Receiver", "action", "android.intent.action.MAIN"),
        (f"{PACKAGE}/.Receiver", "component", f"{PACKAGE}/.Receiver"),
        (f"-a x.y {PACKAGE}/.Receiver", "action", "x.y"),
        (PACKAGE, "package", PACKAGE),
        (PACKAGE, "action", "android.intent.action.MAIN"),
        (PACKAGE, "categories", ("android.intent.category.LAUNCHER",)),
        (f"-a x.y {PACKAGE}", "action", "x.y"),
        (f"{PACKAGE} other:thing", "data", None),
    ],
)
def test_options_and_bare_words_fill_an_intent(
    phone: Phone, script: str, field: str, expected: object
) -> None:
    assert getattr(received(phone, script), field) == expected


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("-f 1", 1),
        ("-f 0x10000000 -f 2", 0x10000002),
        ("-f 4294967295", 0xFFFFFFFF & ~FOREGROUND),
        ("-f -1", -1 & ~FOREGROUND),
        ("-f -2147483648", -(2**31)),
        ("--activity-clear-task", 0x8000),
        ("--activity-clear-top --activity-new-task", 0x14000000),
        ("--grant-read-uri-permission --grant-write-uri-permission", 3),
        ("--receiver-foreground --include-stopped-packages", 0x10000020),
    ],
)
def test_flags_add_up(phone: Phone, script: str, expected: int) -> None:
    assert received(phone, f"-a x.y {script}").flags & ~FOREGROUND == expected


NUMBER = "java.lang.NumberFormatException: For input string"
ARGUMENT = "java.lang.IllegalArgumentException: "


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("", f"{ARGUMENT}No intent supplied"),
        ("--es a b", f"{ARGUMENT}No intent supplied"),
        ("-a", f'{ARGUMENT}Argument expected after "-a"'),
        ("-i", f'{ARGUMENT}Argument expected after "-i"'),
        ("-c", f'{ARGUMENT}Argument expected after "-c"'),
        ("-f", f'{ARGUMENT}Argument expected after "-f"'),
        ("--user", f'{ARGUMENT}Argument expected after "--user"'),
        ("--es", f'{ARGUMENT}Argument expected after "--es"'),
        ("--es a", f'{ARGUMENT}Argument expected after "a"'),
        ("--esn", f'{ARGUMENT}Argument expected after "--esn"'),
        ("--ez a maybe", f"{ARGUMENT}Invalid boolean value: maybe"),
        ("--ei a 2147483648", f'{NUMBER}: "2147483648"'),
        ("--ei a -2147483649", f'{NUMBER}: "-2147483649"'),
        ("--ei a x", f'{NUMBER}: "x"'),
        ("--ei a 0b11", f'{NUMBER}: "0b11"'),
        ("--ei a 08", f'{NUMBER}: "08"'),
        ("--ei a ' 5'", f'{NUMBER}: " 5"'),
        ("--ei a 1_0", f'{NUMBER}: "1_0"'),
        ("--ei a 0x", f'{NUMBER}: "0x"'),
        ("--ef a nan", f'{NUMBER}: "nan"'),
        ("--ef a ٣", f'{NUMBER}: "٣"'),
        ("--el a 9223372036854775808", f'{NUMBER}: "9223372036854775808"'),
        ("--ef a x", f'{NUMBER}: "x"'),
        ("--eia a 1,x", f'{NUMBER}: "x"'),
        ("-f 4294967296", f'{NUMBER}: "4294967296"'),
        ("-f -2147483649", f'{NUMBER}: "-2147483649"'),
        ("-f x", f'{NUMBER}: "x"'),
        ("-n nothing", f"{ARGUMENT}Bad component name: nothing"),
        ("--nonsense", f"{ARGUMENT}Unknown option: --nonsense"),
        ("--cab x", f"{ARGUMENT}Unknown option: --cab"),
    ],
)
def test_what_is_wrong_is_thrown(phone: Phone, script: str, complaint: str) -> None:
    done = sent(phone, script)
    head, _, frames = done.stderr.partition("\n\tat ")
    assert head == f"\nException occurred while executing 'broadcast':\n{complaint}"
    assert (done.stdout, done.code, frames[:3]) == ("", 255, "com")
