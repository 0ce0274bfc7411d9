"""Whatever a model's service does, an agent hears of it as what it is, and whose fault it is."""

from __future__ import annotations

import pytest

from fixtures.model_server import KEY, Fails, Says, in_turn, serving
from pytest_androidbench.errors import AgentLoadError, ModelUnavailable
from pytest_androidbench.models.conversation import Request, said
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.model import BadRequest, ModelAccessDenied
from pytest_androidbench.models.opening import open_model

ASKED = Request(messages=(said("hello"),))
VENDORS = {"claude": ("claude-sonnet-5-5", ""), "openai": ("openai:small", "/v1")}
FINE = Says(text="fine")


def opened(vendor: str, url: str, **options: object) -> MeteredModel:
    name, path = VENDORS[vendor]
    given = {"base_url": url + path, "api_key": KEY, "tries": 1, "price": "free", **options}
    return open_model(name, variables={}, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("vendor", VENDORS)
@pytest.mark.parametrize(
    ("fails", "kind", "told"),
    [
        (Fails(status=400, kind="invalid_request_error"), BadRequest, "made to fail"),
        (Fails(status=413, kind="request_too_large"), BadRequest, "made to fail"),
        (Fails(status=401, kind="authentication_error"), ModelAccessDenied, "lets nobody in"),
        (Fails(status=403, kind="permission_error"), ModelAccessDenied, "lets nobody in"),
        (Fails(status=404, kind="not_found_error"), ModelAccessDenied, "lets nobody in"),
        (Fails(status=402, kind="billing_error"), ModelUnavailable, "made to fail"),
        (Fails(status=429, kind="rate_limit_error"), ModelUnavailable, "made to fail"),
        (Fails(status=500), ModelUnavailable, "made to fail"),
        (Fails(status=529, kind="overloaded_error"), ModelUnavailable, "made to fail"),
        (Fails(how="drop"), ModelUnavailable, "onnection"),
        (
            Fails(
                status=400, kind="invalid_request_error", message="Your credit balance is too low"
            ),
            ModelUnavailable,
            "credit balance",
        ),
    ],
    ids=lambda value: f"{value.status}-{value.how}" if isinstance(value, Fails) else None,
)
def test_failure_is_told_as_what_it_is(
    vendor: str, fails: Fails, kind: type[Exception], told: str
) -> None:
    with serving(in_turn(fails)) as server:
        model = opened(vendor, server.url)
        with pytest.raises(kind, match=told) as raised:
            model.ask(ASKED)
        model.close()
    assert type(raised.value) is kind
    assert model.calls[0]["error"] == str(raised.value)
    assert model.usage.calls == 1


@pytest.mark.parametrize("how", ["cut", "garbage", "event"])
def test_answer_that_breaks_off_is_asked_for_again(how: str) -> None:
    broken = Fails(how=how, kind="overloaded_error")  # type: ignore[arg-type]
    with serving(in_turn(broken, broken, FINE)) as server:
        model = opened("claude", server.url, tries=3)
        assert model.ask(ASKED).text == "fine"
        model.close()
    assert len(server.asked) == 3


@pytest.mark.parametrize("how", ["cut", "garbage", "event"])
def test_answer_that_breaks_off_each_time_is_the_services_fault(how: str) -> None:
    with serving(in_turn(Fails(how=how))) as server:  # type: ignore[arg-type]
        model = opened("claude", server.url, tries=2)
        with pytest.raises(ModelUnavailable):
            model.ask(ASKED)
        model.close()
    assert len(server.asked) == 2


def test_request_found_wrong_within_the_answer_is_the_agents_fault() -> None:
    with serving(in_turn(Fails(how="event", kind="invalid_request_error"))) as server:
        model = opened("claude", server.url, tries=3)
        with pytest.raises(BadRequest):
            model.ask(ASKED)
        model.close()
    assert len(server.asked) == 1


@pytest.mark.parametrize("vendor", VENDORS)
@pytest.mark.parametrize("written", ['{"at": Lamp}', '{"at": 1', "tap it", "[1]", "7"])
def test_arguments_that_are_no_object_are_the_models_and_handed_on(
    vendor: str, written: str
) -> None:
    with serving(in_turn(Says(text="Well.", calls=[("tap", written)]))) as server:
        model = opened(vendor, server.url)
        reply = model.ask(ASKED)
        model.close()
    (call,) = reply.calls
    assert (reply.text, reply.stop, call.name) == ("Well.", "tools", "tap")
    assert list(call.arguments) == [""]
    assert call.arguments[""] in (written, [1], 7)


@pytest.mark.parametrize("vendor", VENDORS)
def test_answer_that_stands_still_is_given_up(vendor: str) -> None:
    with serving(in_turn(Fails(how="stall"))) as server:
        model = opened(vendor, server.url, timeout=0.2)
        with pytest.raises(ModelUnavailable):
            model.ask(ASKED)
        model.close()


@pytest.mark.parametrize("vendor", VENDORS)
def test_overload_is_tried_again_by_the_sdk(vendor: str) -> None:
    hold = {"retry-after-ms": "1"}
    overload = Fails(status=529, headers=hold)
    with serving(in_turn(overload, overload, FINE)) as server:
        model = opened(vendor, server.url, tries=3)
        assert model.ask(ASKED).text == "fine"
        model.close()
    assert len(server.asked) == 3
    assert len(model.calls) == 1


@pytest.mark.parametrize("vendor", VENDORS)
def test_server_that_is_not_there_is_the_services_fault(vendor: str) -> None:
    with serving(in_turn(FINE)) as server:
        url = server.url
    model = opened(vendor, url)
    with pytest.raises(ModelUnavailable, match="onnection"):
        model.ask(ASKED)
    model.close()


@pytest.mark.parametrize("vendor", VENDORS)
def test_server_without_tls_is_the_services_fault(vendor: str) -> None:
    with serving(in_turn(FINE)) as server:
        model = opened(vendor, server.url.replace("http:", "https:"))
        with pytest.raises(ModelUnavailable, match="onnection"):
            model.ask(ASKED)
        model.close()


@pytest.mark.parametrize(
    ("said_by_vendor", "stop"),
    [
        ("end_turn", "end"),
        ("tool_use", "tools"),
        ("max_tokens", "length"),
        ("refusal", "refusal"),
        ("model_context_window_exceeded", "context"),
        ("stop_sequence", "sequence"),
        ("pause_turn", "pause"),
        ("something_new", "unknown"),
    ],
)
def test_reason_to_stop_reaches_the_agent(said_by_vendor: str, stop: str) -> None:
    with serving(in_turn(Says(text="x", stop=said_by_vendor))) as server:
        model = opened("claude", server.url)
        reply = model.ask(ASKED)
        model.close()
    assert (reply.stop, reply.stop_detail) == (stop, said_by_vendor)


def test_wrong_key_is_told_without_the_key() -> None:
    with serving(in_turn(FINE)) as server:
        model = opened("claude", server.url, api_key="sk-wrong-secret-123")
        with pytest.raises(ModelAccessDenied) as raised:
            model.ask(ASKED)
        model.close()
    assert "sk-wrong" not in str(raised.value)
    assert "sk-wrong" not in repr(model.calls)


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("claude-sonnet-5-5", {}, "there is no key for claude-sonnet-5-5: set ANTHROPIC_API_KEY"),
        ("openai:small", {"price": "free"}, "there is no key for openai:small: set OPENAI_API_KEY"),
        ("claude-9", {}, "no price is known for model 'claude-9': give --agent-option 'price="),
        ("gpt", {"price": "free"}, "model 'gpt': give a name of Anthropic's"),
        ("claude-sonnet-5-5", {"nonsense": 1}, "cannot be made: .*nonsense"),
        ("claude-sonnet-5-5", {"price": {"input": "much"}}, "price=.* is none"),
        ("claude-sonnet-5-5", {"price": {"input": 1, "output": 2, "x": 3}}, "is none"),
        ("claude-sonnet-5-5", {"price": {"input": -1, "output": 2}}, "is none"),
    ],
)
def test_model_that_cannot_be_had_says_what_to_do(
    name: str, options: dict[str, object], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "OPENAI_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/nonexistent")
    with pytest.raises(AgentLoadError, match=told):
        open_model(name, variables={}, **options)  # type: ignore[arg-type]
