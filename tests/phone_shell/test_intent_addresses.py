"""Intents as addresses, and addresses that are told without what is nobody's business."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.intent_uri import intent_of, uri_of
from pytest_androidbench.phone.system.intents import Intent, safe_uri
from tests.phone_shell.conftest import Run

WORDS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
NAMES = st.from_regex(r"[a-z]{1,5}(\.[A-Z]{1,5}){0,2}", fullmatch=True)
DATA = st.sampled_from([None, "https://host/path?q=1", "content://people/1", "tel:5551234"])
INTENTS = st.builds(
    Intent,
    action=NAMES,
    data=DATA,
    type=st.none() | st.just("text/plain"),
    component=st.none() | st.just("org.app/.Main"),
    package=st.none() | NAMES,
    categories=st.lists(NAMES, max_size=2).map(tuple),
    flags=st.integers(0, 2**31 - 1),
    extras=st.dictionaries(NAMES, WORDS | st.booleans() | st.integers(-99, 99), max_size=3),
)


@given(INTENTS, st.booleans())
def test_an_address_means_the_intent_it_was_made_of(intent: Intent, in_scheme: bool) -> None:
    assert intent_of(uri_of(intent, in_scheme=in_scheme)) == intent


@given(st.text(max_size=60) | st.text("#Intent;=end:.SiB%", max_size=60))
def test_any_text_means_something_or_is_refused(text: str) -> None:
    with suppress(ValueError):
        intent_of(text)
    assert safe_uri(text) is not None


@pytest.mark.parametrize(
    ("uri", "shown"),
    [
        ("sms:555-1234", "sms:xxx-xxxx"),
        ("mailto:an@b.org", "mailto:xx@x.xxx"),
        ("https://me:pw@example.org:8080/a/b?c", "https://example.org:8080/..."),
        ("http://[", "http://[/..."),
        ("content://people/1", "content://people/1"),
        ("file", "file"),
    ],
)
def test_an_address_is_told_safely(uri: str, shown: str) -> None:
    assert safe_uri(uri) == shown


def test_an_address_is_started(sh: Run) -> None:
    uri = "intent:#Intent;action=android.settings.WIFI_SETTINGS;S.from=here;end"
    done = sh(f"am start '{uri}'; dumpsys activity top | grep ACTIVITY | tail -n 1")
    first, second = done.stdout.splitlines()
    assert first == "Starting: Intent { act=android.settings.WIFI_SETTINGS (has extras) }"
    assert "com.android.settings/" in second
    assert done.stderr == ""


def test_options_come_before_an_address(sh: Run) -> None:
    uri = "tel:5551234#Intent;action=a.B;category=c.D;end"
    assert sh(f"am start -a android.intent.action.DIAL '{uri}'").stdout == (
        "Starting: Intent { act=android.intent.action.DIAL dat=tel:xxxxxxx }\n"
    )


@pytest.mark.parametrize(
    ("uri", "told"),
    [
        ("intent:#Intent;action=a", "uri end not found: intent:#Intent;action=a"),
        ("intent:#Intent;action;end", "uri entry without value: action"),
        ("intent:#Intent;z.k=v;end", "unknown EXTRA type: z.k"),
    ],
)
def test_what_is_no_address_is_refused(sh: Run, uri: str, told: str) -> None:
    done = sh(f"am start '{uri}'")
    assert told in done.stderr
    assert done.code == 255
