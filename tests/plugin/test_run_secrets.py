"""A text without secrets holds none, in no form and in no piece that a cut has left."""

from __future__ import annotations

import json
from dataclasses import replace
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fixtures.benches import PLUGIN
from pytest_androidbench.agents.hosting.log import HEAD_BYTES, TAIL_BYTES, Log
from pytest_androidbench.plugin.agent_options import parse_options, without_secrets
from pytest_androidbench.plugin.run_secrets import Secrets
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.texts import bounded, clean

VALUE = "sk-Zq81!x/\"ö'\\%7"
long_enough = st.text(st.characters(exclude_categories=()), min_size=6).filter(
    lambda text: len(text.strip()) >= 6
)


def secrets_of(*pairs: str, **variables: str) -> Secrets:
    return parse_options(pairs, variables)[1]


@given(long_enough, st.text(), st.text())
@example(VALUE, "a", "b")
def test_no_form_of_it_is_left(value: str, before: str, after: str) -> None:
    secrets = secrets_of("api_key=" + json.dumps(value))
    shown = "<secret api_key>"
    for form in (value, clean(value), repr(value)[1:-1], json.dumps(value)[1:-1]):
        if form not in shown and form not in before + after:
            assert secrets.hide(f"{before}|{form}|{after}").replace(shown, "").count(form) == 0


def test_it_is_named_by_its_option_or_its_variable() -> None:
    secrets = secrets_of("api_key=abcdefgh", "model=env:MODEL", MODEL="secret-model")
    assert secrets.hide("abcdefgh of secret-model") == "<secret api_key> of <secret MODEL>"
    assert secrets_of(f"token={VALUE}").hide(f"?t={quote(VALUE, safe='')}&") == "?t=<secret token>&"


def test_the_longer_of_two_that_begin_alike_goes_whole() -> None:
    secrets = secrets_of("key=abcdef", "token=abcdefgh")
    assert secrets.hide("abcdefgh abcdef") == "<secret token> <secret key>"


def test_a_short_one_and_an_ordinary_option_are_left_in_texts() -> None:
    secrets = secrets_of("token=abc", "model=abcdefgh", "use_auth=true", "key=null")
    assert secrets.hide("abc abcdefgh true null") == "abc abcdefgh true null"
    assert [secrets.told(name, 1) for name in ("token", "use_auth", "key")] == [
        "<secret token>", 1, 1,
    ]  # fmt: skip


def test_what_is_named_inside_of_a_value_is_one() -> None:
    given = {"base": "https://model", "auth": {"user": "robert", "pin": 1234567}}
    secrets = secrets_of("client=" + json.dumps(given))
    assert secrets.told("client", given) == "<secret client>"
    assert secrets.hide("robert 1234567 https://model") == (
        "<secret client> <secret client> https://model"
    )


def test_one_that_stands_in_another_option_is_left_out_there() -> None:
    secrets = secrets_of("api_key=abcdefgh", "model=m")
    assert secrets.told("prompt", {"say": ["it is abcdefgh", 3]}) == {
        "say": ["it is <secret api_key>", 3],
    }


def test_each_line_of_one_is_one() -> None:
    secrets = secrets_of("private_key=env:PEM", PEM="-----BEGIN-----\nMIIEow+Zq\n-----END-----\n")
    assert secrets.hide("E   MIIEow+Zq") == "E   <secret PEM>"


@pytest.mark.parametrize("room", range(1, 40))
def test_where_a_text_was_cut_no_piece_is_left(room: int) -> None:
    value = "abcdefghijklmnopqrstuvwxyz"
    secrets = secrets_of(f"token={value}")
    for cut in (bounded(f"it is {value}{value}", room), f"{value[:room]}...{value[-room:]}"):
        found = secrets.hide(cut).replace("<secret token>", "")
        assert "abcdef" not in found
        assert "uvwxyz" not in found


def test_where_a_log_was_cut_no_piece_is_left() -> None:
    value = "abcdefghijklmnopqrstuvwxyz"
    secrets = secrets_of(f"token={value}")
    for shift in range(len(value)):
        log = Log()
        log.add(b"." * (HEAD_BYTES - shift) + value.encode())
        log.add(b"-" * (TAIL_BYTES + 99))
        log.add(b"\xff" * 10)
        kept = log.take()
        assert b"bytes are left out here" in kept
        found = secrets.hide_bytes(kept).replace(b"<secret token>", b"")
        assert b"abcdef" not in found
        assert found.endswith(b"\xff" * 10)


@given(st.text(st.characters(exclude_categories=())))
def test_texts_without_one_stay_as_they_are(text: str) -> None:
    assert Secrets().hide(text) == text
    assert secrets_of("api_key=\U0001f511\U0001f511 no text has this").hide(text) == text


@given(st.binary())
def test_bytes_that_are_no_text_stay_as_they_are(data: bytes) -> None:
    assert secrets_of("api_key=\U0001f511\U0001f511 no text").hide_bytes(data) == data


def test_a_command_line_names_variables_in_their_place() -> None:
    given = [
        "--agent=a:B", "--agent-option=api_key=abcdefgh", "--agent-option", "token=x",
        "--agent-option=model=m", "-o", "ab_agent_options=password=a b\nseed=3",
        "--override-ini=ab_agent_options=apiKey=q", "-oab_agent_options=key=env:MY_KEY",
        "-o", "xfail_strict=1", "test_a.py::abcdefgh",
    ]  # fmt: skip
    secrets = secrets_of("api_key=abcdefgh")
    assert list(without_secrets(given, secrets)) == [
        "--agent=a:B", "--agent-option=api_key=env:API_KEY", "--agent-option=token=env:TOKEN",
        "--agent-option=model=m", "-o", "ab_agent_options=password=env:PASSWORD\nseed=3",
        "--override-ini=ab_agent_options=apiKey=env:API_KEY",
        "-oab_agent_options=key=env:MY_KEY", "-o", "xfail_strict=1", "test_a.py::<secret api_key>",
    ]  # fmt: skip


def test_a_variable_s_value_is_a_text_unless_it_is_an_object_or_a_list() -> None:
    texts = {"A": "0012", "B": "true", "C": '{"x": [1]}', "D": "[1, 2]", "E": "env:A"}
    options, secrets = parse_options([f"{name}=env:{name}" for name in texts], texts)
    assert options == {"A": "0012", "B": "true", "C": {"x": [1]}, "D": [1, 2], "E": "env:A"}
    assert secrets.told("B", "true") == "<secret B>"
    assert parse_options(['a="env:HOME"', "b=env:no-name", "c=env:"], texts)[0] == {
        "a": "env:HOME", "b": "env:no-name", "c": "env:",
    }  # fmt: skip


@pytest.mark.parametrize(
    "pair", ["hunter2hunter2", "api-key=hunter2hunter2", "=hunter2hunter2", "a=env:MISSING"]
)
def test_what_cannot_be_used_is_told_without_its_value(pair: str) -> None:
    with pytest.raises(pytest.UsageError, match="--agent-option: ") as caught:
        parse_options([pair], {})
    assert "hunter2" not in str(caught.value)
    with pytest.raises(pytest.UsageError, match="api_key is given twice") as caught:
        parse_options(["api_key=hunter2hunter2", "api_key=hunter2"], {})
    assert "hunter2" not in str(caught.value)


def test_settings_show_none_of_them_themselves(pytester: pytest.Pytester) -> None:
    options, secrets = parse_options(["api_key=abcdefgh"], {})
    settings = settings_of(pytester.parseconfig(*PLUGIN, "--agent=a:B"))
    assert "abcdefgh" not in repr(replace(settings, agent_options=options, secrets=secrets))
