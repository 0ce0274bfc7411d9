"""What the agent can be told by `--agent-option`, held to what it and its model can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from pytest_androidbench.agents.claude.pictures import PictureLimits
from pytest_androidbench.agents.claude.traits import ModelTraits
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.conversation import Effort

See: TypeAlias = Literal["both", "screen", "elements"]
"""What is shown to the model: a picture, the list of elements, or both."""
ToolChoice: TypeAlias = Literal["auto", "actions", "computer"]
"""The tools it gets: our actions, its vendor's own for screens, or what fits what it sees."""

FEW: Final = 20
"""Pictures in a request, beyond which the service takes none larger than `MANY_EDGE`:
https://platform.claude.com/docs/en/build-with-claude/vision."""
MANY_EDGE: Final = 2000
"""Pixels of a side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaudeOptions:
    """The agent's options; numbers are whole ones."""

    see: See
    tools: ToolChoice
    max_tokens: int
    """The most that one reply may have, thoughts included; doubled once where it does not do."""
    effort: Effort | None
    thinking_tokens: int | None
    """Budget for thoughts, for models that take one."""
    picture_edge: int | None
    """Most pixels of a picture's longer side; None = what the model takes."""
    picture_tokens: int | None
    """Most tokens of a picture; None = what the model takes."""
    max_pictures: int
    """Pictures in a conversation, beyond which the older ones are left out."""
    keep_pictures: int
    """How many of the newest screens are kept whole when older ones are left out."""
    history_tokens: int
    """Tokens of a conversation, as estimated, beyond which older screens and steps are left out."""

    @property
    def sees_screen(self) -> bool:
        """Whether the model gets pictures."""
        return self.see != "elements"

    @property
    def sees_elements(self) -> bool:
        """Whether it gets the list of elements."""
        return self.see != "screen"

    def limits(self, traits: ModelTraits) -> PictureLimits:
        """How large pictures may be."""
        edge = traits.edge if self.max_pictures <= FEW else min(traits.edge, MANY_EDGE)
        return PictureLimits(
            edge=self.picture_edge or edge, tokens=self.picture_tokens or traits.picture_tokens
        )

    def uses_computer(self, traits: ModelTraits) -> bool:
        """Whether the model gets its vendor's own tool for screens."""
        if self.tools == "auto":
            return self.see == "screen" and bool(traits.computer)
        return self.tools == "computer"


def checked(options: ClaudeOptions, model: str, traits: ModelTraits) -> ClaudeOptions:
    """The options themselves, if they can be had.

    Raises:
        AgentLoadError: one is none of its values, or nothing for this model; says what is.
    """
    _one_of("see", options.see, See)
    _one_of("tools", options.tools, ToolChoice)
    if options.effort is not None:
        _one_of("effort", options.effort, Effort)
    for name, least, most in (
        ("max_tokens", 256, 128_000),
        ("max_pictures", 1, 100),
        ("keep_pictures", 1, options.max_pictures),
        ("history_tokens", 10_000, 900_000),
    ):
        _whole(name, getattr(options, name), least, most, model)
    _check_pictures(options, model, traits)
    _check_tools(options, model, traits)
    _check_thinking(options, model, traits)
    return options


def _one_of(name: str, value: object, values: object) -> None:
    if value not in get_args(values):
        raise AgentLoadError(f"{name}={value!r}: give one of {', '.join(get_args(values))}")


def _whole(name: str, value: Any, least: int, most: int, model: str) -> None:
    if type(value) is not int or not least <= value <= most:
        raise AgentLoadError(
            f"{name}={value!r}: give a whole number from {least} to {most} (with model {model})"
        )


def _check_pictures(options: ClaudeOptions, model: str, traits: ModelTraits) -> None:
    if options.picture_edge is not None:
        _whole("picture_edge", options.picture_edge, 200, traits.edge, model)
        if options.picture_edge > MANY_EDGE and options.max_pictures > FEW:
            raise AgentLoadError(
                f"picture_edge={options.picture_edge}: the service takes at most {FEW} pictures of "
                f"more than {MANY_EDGE} pixels; give less, or max_pictures={FEW}"
            )
    if options.picture_tokens is not None:
        _whole("picture_tokens", options.picture_tokens, 64, traits.picture_tokens, model)


def _check_tools(options: ClaudeOptions, model: str, traits: ModelTraits) -> None:
    if options.tools != "computer":
        return
    if not traits.computer:
        raise AgentLoadError(f"tools=computer: no computer tool is known for {model}; give actions")
    if not options.sees_screen:
        raise AgentLoadError("tools=computer needs pictures: give see=screen or see=both")


def _check_thinking(options: ClaudeOptions, model: str, traits: ModelTraits) -> None:
    if options.effort is not None and not traits.effort:
        raise AgentLoadError(f"effort={options.effort}: {model} takes none; give thinking_tokens")
    budget = options.thinking_tokens
    if budget is None:
        return
    if not traits.budgets:
        advice = f"give effort, one of {', '.join(get_args(Effort))}"
        raise AgentLoadError(f"thinking_tokens={budget!r}: {model} takes no budget; {advice}")
    _whole("thinking_tokens", budget, 1024, options.max_tokens - 1, model)
