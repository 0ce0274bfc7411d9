"""The model of an agent that was written for another interface: opened when it is first asked."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from io import BytesIO
from typing import Any, Final

import numpy as np

from pytest_androidbench.errors import AgentError, CapReached, LimitReached, ModelUnavailable
from pytest_androidbench.models.conversation import (
    Message,
    Part,
    Picture,
    Reply,
    Request,
    Role,
    Text,
    said,
)
from pytest_androidbench.models.metered import Counted, MeteredModel
from pytest_androidbench.models.model import BadRequest

MAX_TOKENS: Final = 4096
_NOW: ContextVar[AskedModel] = ContextVar("the model of the agent at work")
"""Functions of modules, which agents call for want of an object, find it here."""


class AskedModel:
    """A model as published agents ask theirs: by a text, pictures, or messages of OpenAI's form."""

    def __init__(
        self,
        opened: Callable[[], MeteredModel],
        *,
        max_tokens: int = MAX_TOKENS,
        temperature: float | None = None,
    ) -> None:
        """Ask what `opened` gives, from the first question on.

        Args:
            opened: gives the model.
            max_tokens: the most of an answer.
            temperature: None = the vendor's default; newer models take no other.
        """
        self._opened, self._max_tokens, self._temperature = opened, max_tokens, temperature
        self._model: MeteredModel | None = None
        self._none: list[dict[str, Any]] = []
        self.fault: Exception | None = None
        """Why there was no answer that is not the agent's fault, be it caught or not."""

    @property
    def usage(self) -> Counted | None:
        """What it has come to; None where it was never asked."""
        return None if self._model is None else self._model.usage

    @property
    def calls(self) -> list[dict[str, Any]]:
        """All questions and answers."""
        return self._none if self._model is None else self._model.calls

    def open(self) -> None:
        """Be ready: what is wrong with its options shows now."""
        if self._model is None:
            self._model = self._opened()

    def predict(self, text: str, images: Sequence[Any] = ()) -> Reply:
        """The answer to a text with pictures."""
        pictures = [Picture(data=jpeg_of(image)) for image in images]
        return self.ask((said(text, *pictures),))

    def ask_as_openai(self, messages: Sequence[Mapping[str, Any]], max_tokens: int) -> Reply:
        """The answer to messages in OpenAI's form.

        Raises:
            BadRequest: they are of another.
        """
        try:
            system = tuple(
                part for each in messages if each["role"] == "system" for part in _texts(each)
            )
            talk = tuple(_message(each) for each in messages if each["role"] != "system")
        except (KeyError, TypeError, ValueError) as error:
            raise BadRequest(f"the messages are not of OpenAI's form: {error!r:.200}") from error
        return self.ask(talk, system, max_tokens)

    def ask(
        self, messages: tuple[Message, ...], system: tuple[Text, ...] = (), max_tokens: int = 0
    ) -> Reply:
        """Have a conversation gone on with.

        Raises:
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        self.raise_fault()
        self.open()
        assert self._model is not None
        request = Request(
            messages=messages,
            system=system,
            max_tokens=max_tokens or self._max_tokens,
            temperature=self._temperature,
        )
        try:
            return self._model.ask(request)
        except (LimitReached, CapReached, ModelUnavailable) as error:
            self.fault = error
            raise

    def raise_fault(self) -> None:
        """Raise what the agent may have caught, though it was not for it."""
        if self.fault is not None:
            raise self.fault

    def close(self) -> None:
        """Let connections go."""
        if self._model is not None:
            self._model.close()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Be what `model_at_work` gives."""
        before = _NOW.set(self)
        try:
            yield
        finally:
            _NOW.reset(before)


def model_at_work() -> AskedModel:
    """The model of the agent that is at work.

    Raises:
        AgentError: none is, in this thread.
    """
    found = _NOW.get(None)
    if found is None:
        raise AgentError(
            "a model is asked by no agent at work: in a thread of its own, or too late"
        )
    return found


def jpeg_of(image: Any) -> bytes:
    """An array or a picture of Pillow's as a JPEG."""
    from PIL import Image  # noqa: PLC0415 - for agents with pictures

    picture = image if isinstance(image, Image.Image) else Image.fromarray(np.asarray(image))
    written = BytesIO()
    picture.convert("RGB").save(written, format="JPEG")
    return written.getvalue()


def _message(each: Mapping[str, Any]) -> Message:
    role: Role = "assistant" if each["role"] == "assistant" else "user"
    return Message(role=role, parts=tuple(_parts(each)))


def _texts(each: Mapping[str, Any]) -> Iterator[Text]:
    return (part for part in _parts(each) if isinstance(part, Text))


def _parts(each: Mapping[str, Any]) -> Iterator[Part]:
    content: Any = each["content"]
    if isinstance(content, str):
        content = [{"type": "text", "text": content}]
    for part in content:
        if part["type"] == "text":
            yield Text(text=str(part["text"]))
        else:
            yield Picture(data=_inlined(str(part["image_url"]["url"])))


def _inlined(url: str) -> bytes:
    head, comma, data = url.partition(",")
    if not comma or not head.startswith("data:") or not head.endswith(";base64"):
        raise ValueError(f"a picture lies elsewhere: {url:.100}")
    try:
        return base64.b64decode(data, validate=True)
    except binascii.Error as error:
        raise ValueError(f"a picture is not in base64: {error}") from error
