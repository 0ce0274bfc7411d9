"""The variables by which adb's clients find a server, and which device is meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.adb_variables import NAMES, adb_variables, found_in, set_in


@pytest.mark.parametrize(
    ("host", "socket"), [("127.0.0.1", "tcp:127.0.0.1:5037"), ("::1", "tcp:[::1]:5037")]
)
def test_each_client_finds_the_server_in_its_own(host: str, socket: str) -> None:
    assert adb_variables("emulator-5554", host, 5037) == {
        "ANDROID_SERIAL": "emulator-5554",
        "ANDROID_ADB_SERVER_HOST": host,
        "ANDROID_ADB_SERVER_ADDRESS": host,
        "ANDROID_ADB_SERVER_PORT": "5037",
        "ADB_SERVER_SOCKET": socket,
    }


@given(st.dictionaries(st.sampled_from([*NAMES, "HOME"]), st.text()))
def test_they_are_set_for_a_while_and_then_as_before(environment: dict[str, str]) -> None:
    before = dict(environment)
    variables = adb_variables("serial", "host", 1)
    with set_in(environment, variables):
        assert found_in(environment) == variables
        assert environment.get("HOME") == before.get("HOME")
    assert environment == before


def test_they_are_as_before_whatever_happens_meanwhile() -> None:
    environment = {"ANDROID_SERIAL": "before"}
    entered = set_in(environment, {"ANDROID_SERIAL": "meanwhile", "ADB_SERVER_SOCKET": "x"})
    with pytest.raises(KeyError), entered:
        raise KeyError
    assert environment == {"ANDROID_SERIAL": "before"}
