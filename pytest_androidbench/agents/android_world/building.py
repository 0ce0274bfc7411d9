"""From the name of an AndroidWorld agent's class, and options, to an agent of ours.

The class gets what its constructor asks for: the environment, a model as `llm`, and the options of
its own names. All other options are the model's.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from pytest_androidbench.agents.android_world.agent import AndroidWorldAgent
from pytest_androidbench.agents.android_world.asking import MAX_TOKENS, AskedModel
from pytest_androidbench.agents.android_world.environment import Environment
from pytest_androidbench.agents.android_world.provided.infer import RunModel
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.opening import DEFAULT_MODEL, open_model

_MODEL: Final = ("model", "max_tokens", "temperature")
_CLIENT: Final = (
    "price", "requests_per_minute", "tokens_per_minute", "tries", "api_key", "base_url", "timeout",
    "default_headers",
)  # fmt: skip
"""Further options of `open_model`."""
_ENV: Final = "env"
_WRAPPER: Final = "LlmWrapper"


class AdaptedClass:
    """Builds agents of ours around those of a class; its signature is that of their options."""

    def __init__(self, name: str, target: Callable[..., Any]) -> None:
        """Look at what the constructor takes.

        Args:
            name: for messages.
            target: the class.

        Raises:
            AgentLoadError: it takes no environment.
        """
        self._name, self._target = name, target
        self._takes = dict(_parameters(name, target))
        self._env = next((each for each in self._takes if each == _ENV), None) or next(
            iter(self._takes), None
        )
        if self._env is None:
            raise AgentLoadError(
                f"{name} takes no environment: an agent of AndroidWorld is built as Class(env, ...)"
            )
        self._llm = next((each for each, its in self._takes.items() if _wants_model(its)), None)
        given = [its for each, its in self._takes.items() if each not in (self._env, self._llm)]
        own = [its.name for its in given]
        model = [
            inspect.Parameter(each, inspect.Parameter.KEYWORD_ONLY, default=None)
            for each in (*_MODEL, *_CLIENT)
            if each not in own
        ]
        self._own = frozenset(own)
        self.__signature__ = inspect.Signature(
            [*(its.replace(kind=inspect.Parameter.KEYWORD_ONLY) for its in given), *model]
        )

    def __call__(self, **options: Any) -> AndroidWorldAgent:
        """A new agent.

        Raises:
            AgentLoadError: the model cannot be had.
        """
        own = {name: value for name, value in options.items() if name in self._own}
        asked = _asked({name: value for name, value in options.items() if name not in self._own})
        if self._llm is not None and self._llm not in own:
            asked.open()
        return AndroidWorldAgent(lambda env: self._build(env, asked, own), asked)

    def _build(self, env: Environment, asked: AskedModel, own: Mapping[str, Any]) -> Any:
        assert self._env is not None
        given = {self._env: env, **own}
        if self._llm is not None:
            given[self._llm] = RunModel(asked)
        built = self._target(**given)
        if not callable(getattr(built, "step", None)):
            raise AgentLoadError(f"{self._name} builds a {type(built).__name__} without step(goal)")
        return built


def _parameters(name: str, target: Callable[..., Any]) -> Iterator[tuple[str, inspect.Parameter]]:
    try:
        found = inspect.signature(target).parameters
    except (TypeError, ValueError) as error:
        raise AgentLoadError(f"nobody can tell what {name} takes: {error}") from error
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return ((each, its) for each, its in found.items() if its.kind in by_name)


def _wants_model(parameter: inspect.Parameter) -> bool:
    annotated = getattr(parameter.annotation, "__name__", str(parameter.annotation))
    return parameter.name == "llm" or _WRAPPER in annotated


def _asked(options: Mapping[str, Any]) -> AskedModel:
    name = options.get("model", DEFAULT_MODEL)
    client = {each: options[each] for each in _CLIENT if each in options}
    return AskedModel(
        lambda: open_model(name, **client),
        max_tokens=options.get("max_tokens", MAX_TOKENS),
        temperature=options.get("temperature"),
    )
