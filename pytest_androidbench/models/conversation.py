"""What is said to a model and what it says: the same classes for every vendor.

Bytes are pictures as they are sent (PNG, JPEG); tokens are the vendor's own count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Role: TypeAlias = Literal["user", "assistant"]
Effort: TypeAlias = Literal["low", "medium", "high", "xhigh", "max"]
"""How much a model thinks where it decides that itself."""
Stop: TypeAlias = Literal[
    "end", "tools", "length", "refusal", "context", "sequence", "pause", "unknown"
]
"""Why a model stopped: it was done, wants tools called, reached `max_tokens`, refused, filled its
context window, wrote a stop sequence, was interrupted by its service, or for another reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """Words."""

    text: str
    cached: bool = False
    """Whether everything up to here is to be kept in the vendor's prompt cache."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A PNG or JPEG."""

    data: bytes = field(repr=False)

    @property
    def media_type(self) -> Literal["image/png", "image/jpeg"]:
        """`image/png` or `image/jpeg`."""
        return "image/png" if self.data.startswith(b"\x89PNG") else "image/jpeg"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolCall:
    """A model wants a tool called."""

    id: str
    name: str
    arguments: Mapping[str, Any]
    """As the model wrote them: of any shape, whatever the tool's schema says."""
    block: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """The vendor's own form, where it has to be handed back as it came."""

    @property
    def toolset(self) -> str:
        """The vendor's family of tools that this one is of; "" = it is one of the request's."""
        return str(self.block.get("toolset_name") or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolResult:
    """What a called tool gave."""

    id: str
    """Of the call."""
    parts: tuple[Text | Picture, ...]
    error: bool = False
    cached: bool = False
    """As of `Text`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What a model thought before it spoke; handed back as it came, for some vendors insist."""

    text: str
    block: Mapping[str, Any]
    """The vendor's own form, with its signature."""


Part: TypeAlias = Text | Picture | ToolCall | ToolResult | Thought


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One turn of a conversation."""

    role: Role
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """Something a model may ask to have done."""

    name: str
    description: str
    schema: Mapping[str, Any]
    """JSON schema of its arguments."""
    cached: bool = False
    """As of `Text`, for all tools up to here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ComputerTool:
    """A vendor's own tool for screens, which its models are trained on."""

    width: int
    height: int
    """Pixels of the pictures that the model is shown."""
    version: str
    """The vendor's name for it, as `computer_20251124`."""
    beta: str = ""
    """The vendor's name for the beta that it needs, if it is one."""
    without: tuple[str, ...] = ()
    """What it could do, by the vendor's names, and is not to be offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """All that one call sends."""

    messages: tuple[Message, ...]
    system: tuple[Text, ...] = ()
    tools: tuple[Tool | ComputerTool, ...] = ()
    max_tokens: int = 4096
    """The most it may answer with, thoughts included."""
    temperature: float | None = None
    """None = the vendor's default; newer models accept no other."""
    stop_sequences: tuple[str, ...] = ()
    thinking_tokens: int | None = None
    """Budget for thoughts where a model takes one; None = nothing is said about it."""
    effort: Effort | None = None
    """None = the vendor's default."""
    show_thoughts: bool = False
    """Whether a model that decides itself how much it thinks is to think, and to let it be seen."""
    purpose: str = ""
    """What it is for, in the agent's word, to be told in records; it is not sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenUse:
    """Tokens of one call, each counted in one place alone."""

    input: int = 0
    """Read anew, at the full price."""
    output: int = 0
    """Written, thoughts included."""
    cache_read: int = 0
    cache_write: int = 0
    """Kept for five minutes."""
    cache_write_hour: int = 0
    """Kept for an hour."""

    @property
    def total(self) -> int:
        """All of them."""
        return self.input + self.output + self.cache_read + self.cache_write + self.cache_write_hour


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a model answered."""

    parts: tuple[Part, ...]
    stop: Stop
    used: TokenUse
    model: str = ""
    """The model that answered, by its own name."""
    stop_detail: str = ""
    """The vendor's word for why it stopped, and what it says of it."""

    @property
    def text(self) -> str:
        """Its words, without thoughts."""
        return "".join(part.text for part in self.parts if isinstance(part, Text))

    @property
    def thoughts(self) -> str:
        """What it let be seen of its thoughts."""
        return "\n".join(part.text for part in self.parts if isinstance(part, Thought) if part.text)

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        """The tools it wants called, in order."""
        return tuple(part for part in self.parts if isinstance(part, ToolCall))

    @property
    def message(self) -> Message:
        """It, as a turn of the conversation that goes on."""
        return Message(role="assistant", parts=self.parts)


def said(*parts: Part | str) -> Message:
    """A message of the user's."""
    return Message(
        role="user", parts=tuple(Text(text=p) if isinstance(p, str) else p for p in parts)
    )
