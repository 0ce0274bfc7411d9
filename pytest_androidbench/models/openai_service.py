"""Any server that speaks OpenAI's Chat Completions, by OpenAI's SDK (extra `openai`)."""

from __future__ import annotations

from typing import Any

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.conversation import Reply, Request
from pytest_androidbench.models.openai_wire import Gathering, request_as_sent
from pytest_androidbench.models.sdk import Broken, Sdk
from pytest_androidbench.models.service import Tries
from pytest_androidbench.models.surroundings import ASKERS


class OpenAIService:
    """One model of a server."""

    def __init__(
        self, model: str, *, option: str = ASKERS["agent"].option, tries: int = 3, **client: Any
    ) -> None:
        """Make a client; nothing is sent.

        Args:
            model: its name at the server.
            option: by which an option of a model is given, where one is missing.
            tries: how often a call is tried, the first time included.
            **client: of `openai.OpenAI`: api_key, base_url, timeout, default_headers.

        Raises:
            AgentLoadError: the package or a key is missing, or the SDK does not take these.
        """
        try:
            import openai  # noqa: PLC0415 - an extra
        except ModuleNotFoundError as error:
            raise AgentLoadError(
                f"model openai:{model} needs the package openai: "
                "pip install 'pytest-androidbench[openai]'"
            ) from error
        self._name = model
        try:
            self._sdk = Sdk(openai, openai.OpenAI, tries, client)
        except openai.OpenAIError as error:
            raise AgentLoadError(
                f"there is no key for openai:{model}: set OPENAI_API_KEY, or give {option} "
                "api_key=env:NAME (any text for a server that wants none)"
            ) from error
        self._client: openai.OpenAI = self._sdk.client

    @property
    def name(self) -> str:
        """The model's name."""
        return self._name

    @property
    def account(self) -> tuple[str, str]:
        """Address and key."""
        return str(self._client.base_url), self._client.api_key

    def call(self, request: Request, tries: Tries) -> Reply:
        """Have a request answered."""
        sent = request_as_sent(self._name, request)
        return self._sdk.answer(lambda: self._streamed(sent), tries)

    def count(self, request: Request) -> int | None:  # noqa: ARG002 - the protocol's
        """None: there is no such question in this protocol."""
        return None

    def close(self) -> None:
        """Let connections go."""
        self._client.close()

    def _streamed(self, sent: dict[str, Any]) -> Reply:
        whole = Gathering()
        with self._client.chat.completions.create(**sent) as stream:
            for chunk in stream:
                whole.add(chunk.to_dict(mode="json"))
        if not whole.ended:
            raise Broken("the service's answer broke off")
        return whole.reply()
