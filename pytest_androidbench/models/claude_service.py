"""Anthropic's service, by its own SDK: retries, streaming, base URL, proxies and keys are its."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.claude_gathering import ClaudeGathering
from pytest_androidbench.models.claude_wire import betas_of, reply_from, request_as_sent
from pytest_androidbench.models.conversation import Reply, Request
from pytest_androidbench.models.sdk import Broken, Sdk
from pytest_androidbench.models.service import Tries
from pytest_androidbench.models.surroundings import ASKERS

_COUNTED: Final = ("model", "messages", "system", "tools", "thinking")


class ClaudeService:
    """One model of Anthropic's, or of whatever speaks its protocol."""

    def __init__(
        self, model: str, *, option: str = ASKERS["agent"].option, tries: int = 3, **client: Any
    ) -> None:
        """Make a client; nothing is sent.

        Args:
            model: its name, as `claude-sonnet-5-5`.
            option: by which an option of a model is given, where one is missing.
            tries: how often a call is tried, the first time included.
            **client: of `anthropic.Anthropic`: api_key, base_url, timeout, default_headers.

        Raises:
            AgentLoadError: there is no key, or the SDK does not take these.
        """
        import anthropic  # noqa: PLC0415 - takes more than a second, and a replay needs none of it

        self._name = model
        self._sdk = Sdk(anthropic, anthropic.Anthropic, tries, client)
        made: anthropic.Anthropic = self._sdk.client
        if not (made.api_key or made.auth_token or made.credentials):
            raise AgentLoadError(
                f"there is no key for {model}: set ANTHROPIC_API_KEY, or give {option} "
                "api_key=env:NAME; without one, --ab-cassette=replay plays recorded conversations"
            )
        self._client = made

    @property
    def name(self) -> str:
        """The model's name."""
        return self._name

    @property
    def account(self) -> tuple[str, str]:
        """Address and key."""
        return str(self._client.base_url), self._client.api_key or self._client.auth_token or ""

    def call(self, request: Request, tries: Tries) -> Reply:
        """Have a request answered, streamed, so that a long answer is no silence."""
        sent, betas = request_as_sent(self._name, request), betas_of(request)
        return self._sdk.answer(lambda: reply_from(self._stream(sent, betas)), tries)

    def count(self, request: Request) -> int | None:
        """Tokens of the prompt, as the service counts them; nothing is charged for it."""
        sent = request_as_sent(self._name, request)
        counted: dict[str, Any] = {key: sent[key] for key in _COUNTED if key in sent}
        with self._sdk.blaming():
            if betas := betas_of(request):
                beta = self._client.beta.messages.count_tokens(**counted, betas=list(betas))
                return beta.input_tokens
            return self._client.messages.count_tokens(**counted).input_tokens

    def close(self) -> None:
        """Let connections go."""
        self._client.close()

    def _stream(self, sent: Mapping[str, Any], betas: tuple[str, ...]) -> dict[str, Any]:
        messages: Any = self._client.messages
        if betas:
            messages, sent = self._client.beta.messages, {**sent, "betas": list(betas)}
        gathering = ClaudeGathering()
        with messages.create(**sent, stream=True) as stream:
            for event in stream:
                # What has another form than the SDK expects is judged by whoever reads it.
                gathering.add(event.to_dict(mode="json", warnings=False))
        if not gathering.begun:
            raise Broken("the service's answer ended before it began")
        if not gathering.ended:
            raise Broken("the service's answer broke off")
        return gathering.message()
