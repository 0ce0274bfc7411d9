"""Models as AndroidWorld's agents ask them: stands for `android_world.agents.infer`.

The classes named after vendors ask the model of the run, `--agent-option model=...`, whatever name
they are given: so its calls are counted, limited and recorded.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from pytest_androidbench.agents.android_world.asking import AskedModel, jpeg_of, model_at_work

ERROR_CALLING_LLM: Final = "Error calling LLM"
"""The text in place of an answer, where there is none."""
SAFETY_SETTINGS_BLOCK_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})

Predicted = tuple[str, bool | None, Any]
"""The answer, whether it is safe, and the answer in the model's own form."""


class LlmWrapper(ABC):
    """A model that takes texts."""

    @abstractmethod
    def predict(self, text_prompt: str) -> Predicted:
        """The answer to a text."""


class MultimodalLlmWrapper(ABC):
    """A model that takes pictures, too."""

    @abstractmethod
    def predict_mm(self, text_prompt: str, images: Sequence[Any]) -> Predicted:
        """The answer to a text with pictures, as arrays."""


class RunModel(LlmWrapper, MultimodalLlmWrapper):
    """The model of the run."""

    def __init__(self, asked: AskedModel | None = None) -> None:
        """Ask a model, or the one of the agent that is at work."""
        self._asked = asked

    def predict(self, text_prompt: str, *_more: Any, **_named: Any) -> Predicted:
        """The answer to a text; False in the second place where the model refused."""
        return self.predict_mm(text_prompt, [])

    def predict_mm(
        self, text_prompt: str, images: Sequence[Any], *_more: Any, **_named: Any
    ) -> Predicted:
        """The answer to a text with pictures."""
        reply = (self._asked or model_at_work()).predict(text_prompt, images)
        return reply.text, reply.stop != "refusal", reply


class Gpt4Wrapper(RunModel):
    """The model of the run, under another's name."""

    def __init__(self, model_name: str = "", max_retry: int = 3, temperature: float = 0.0) -> None:
        super().__init__()
        self.model = model_name
        self.max_retry = max_retry
        self.temperature = temperature

    @classmethod
    def encode_image(cls, image: Any) -> str:
        """An array as a JPEG in base64."""
        return b64encode(jpeg_of(image)).decode()


class GeminiGcpWrapper(RunModel):
    """The model of the run, under another's name."""

    def __init__(self, model_name: str | None = None, *_more: Any, **_named: Any) -> None:
        super().__init__()
        self.model = model_name


def array_to_jpeg_bytes(image: Any) -> bytes:
    """An array as a JPEG."""
    return jpeg_of(image)


def image_to_jpeg_bytes(image: Any) -> bytes:
    """A picture of Pillow's as a JPEG."""
    return jpeg_of(image)
