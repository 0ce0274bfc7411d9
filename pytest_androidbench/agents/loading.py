"""From the value of `--agent` to something that builds an agent for each episode."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final, TypeAlias

from pytest_androidbench.agents.agent import Agent, AnyAgent, DeviceAgent, TurnAgent
from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.naming import (
    ANDROID_WORLD,
    BUILT_IN,
    ELSEWHERE,
    HUMAN,
    NAMED,
    TOUCHES,
    builder_named,
    is_built_in,
)
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.texts import named

AgentFactory: TypeAlias = Callable[[Case], AnyAgent]

_HOW: Final = (
    f"give package.module:Name, {ANDROID_WORLD}package.module:Name for a class written for "
    f"AndroidWorld, one of {', '.join((*NAMED, *BUILT_IN))}, or an agent elsewhere by "
    f"{', '.join(f'{kind}:...' for kind in ELSEWHERE)}"
)


def load_agent(spec: str, options: Mapping[str, Any], file: str = "") -> AgentFactory:
    """Find what `--agent` names and check that it takes the options.

    Args:
        spec: `package.module:Name`, `android_world:package.module:Name`, or one of ours.
        options: keyword arguments for it.
        file: where the module lies, if it cannot be imported by its name everywhere.

    Raises:
        AgentLoadError: it cannot be found, imported or called so; says what to do.
    """
    if spec == HUMAN:
        return _humans(options)
    built_in = _built_in(spec)
    if built_in is not None:
        if spec == "random":
            return _random(options)
        if options:
            raise AgentLoadError(f"agent {spec} takes no --agent-option; remove them")
        return built_in
    build = builder_of(spec, options, file)
    return lambda _case: build()


def builder_of(spec: str, options: Mapping[str, Any], file: str = "") -> Callable[[], AnyAgent]:
    """What builds an agent of somebody else's; arguments as of `load_agent`.

    Raises:
        AgentLoadError: it cannot be found, imported or called so; says what to do.
    """
    name, arguments = builder_named(spec)
    target = _find(spec, name, file)
    _check_options(spec, target, arguments, options)
    return lambda: _checked(spec, target(*arguments, **options))


def _built_in(spec: str) -> AgentFactory | None:
    name, _, rest = spec.partition(":")
    if name == "replay" and rest:
        module = importlib.import_module("pytest_androidbench.agents.replay")
        return module.replay_of(Path(rest))  # type: ignore[no-any-return]
    if spec == "null":
        return lambda _case: importlib.import_module(f"{__package__}.null").NullAgent()
    if spec == "random":
        return _random({})
    if spec == "reference":
        return lambda case: importlib.import_module(f"{__package__}.reference").reference_agent(case)  # noqa: E501  # fmt: skip
    if spec == TOUCHES:
        return lambda case: importlib.import_module(f"{__package__}.touching").touching_agent(case)
    return None


def _humans(options: Mapping[str, Any]) -> AgentFactory:
    humans = importlib.import_module(f"{__package__}.human.agent").Humans
    _check_options(HUMAN, humans, (), options)
    return humans(**options)  # type: ignore[no-any-return]


def _random(options: Mapping[str, Any]) -> AgentFactory:
    module = importlib.import_module(f"{__package__}.random_taps")
    _check_options("random", module.RandomAgent, (None,), options)
    module.check_weights(options.get("weights", module.WEIGHTS))
    return lambda case: module.RandomAgent(case, **options)


def _find(spec: str, wanted: str, file: str) -> Callable[..., AnyAgent]:
    if wanted.startswith(ANDROID_WORLD):
        return _adapted(spec, file)
    module_name, separator, name = wanted.partition(":")
    parts = [*module_name.split("."), *name.split(".")]
    if not separator or not all(part.isidentifier() for part in parts):
        raise AgentLoadError(f"--agent={spec} names no agent: {_HOW}")
    found: Any = _import(spec, module_name, file)
    for part in name.split("."):
        if not hasattr(found, part):
            raise AgentLoadError(f"--agent={spec}: {module_name} has no {name}")
        found = getattr(found, part)
    if not callable(found):
        raise AgentLoadError(
            f"--agent={spec} is no class or function, but {type(found).__name__}: name what "
            "builds an agent when it is called"
        )
    return found  # type: ignore[no-any-return]


def _adapted(spec: str, file: str) -> Callable[..., AnyAgent]:
    """A class written for AndroidWorld, whose modules are provided where they are lacking."""
    importlib.import_module(f"{__package__}.android_world.finder").provide()
    target = _find(spec, spec.removeprefix(ANDROID_WORLD), file)
    building = importlib.import_module(f"{__package__}.android_world.building")
    return building.AdaptedClass(spec, target)  # type: ignore[no-any-return]


def make_current_directory_importable() -> None:
    """Let modules of the current directory be imported, as `python -m pytest` does."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def _import(spec: str, module_name: str, file: str) -> ModuleType:
    make_current_directory_importable()
    with _Explained(f"--agent={spec}: importing {module_name} failed"):
        if file and not _is_importable(module_name, file):
            return _import_file(module_name, file)
        return importlib.import_module(module_name)


def _is_importable(module_name: str, file: str) -> bool:
    """Whether importing by that name brings that file."""
    loaded = sys.modules.get(module_name)
    if loaded is not None:
        return getattr(loaded, "__file__", None) == file
    try:
        found = importlib.util.find_spec(module_name)
    except (ImportError, ValueError):
        return False
    return found is not None and found.origin == file


def _import_file(module_name: str, file: str) -> ModuleType:
    # A test's module, or a conftest, whose name pytest has made up.
    found = importlib.util.spec_from_file_location(module_name, file)
    if found is None or found.loader is None:
        raise ImportError(f"{file} is no Python file")
    module = sys.modules[module_name] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class _Explained:
    """Turns whatever foreign code raises into an AgentLoadError with a sentence."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if isinstance(error, AgentLoadError):
            return
        if isinstance(error, Exception | SystemExit):
            raise AgentLoadError(f"{self._sentence}: {named(error)}{_advice(error)}") from error


def _advice(error: BaseException) -> str:
    if not isinstance(error, ModuleNotFoundError):
        return ""
    return f" (searched: the current directory {Path.cwd()}, PYTHONPATH, installed packages)"


def _check_options(
    spec: str,
    target: Callable[..., Any],
    arguments: tuple[object, ...],
    options: Mapping[str, Any],
) -> None:
    try:
        signature = inspect.signature(target)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*arguments, **options)
    except TypeError as error:
        # Not their values: one may be a secret.
        given = f"the options {', '.join(options)}" if options else "no options"
        raise AgentLoadError(
            f"--agent={spec} cannot be built with {given}: {error}; its signature is "
            f"{signature}, set by --agent-option key=value"
        ) from error


def _checked(spec: str, agent: Any) -> AnyAgent:
    if not isinstance(agent, Agent | DeviceAgent | TurnAgent):
        raise AgentLoadError(
            f"--agent={spec} builds a {type(agent).__name__}, which has neither start(goal) and "
            "act(observation) nor run(goal, phone)"
        )
    return agent


def try_to_build(spec: str, factory: AgentFactory, case: Case) -> AnyAgent | None:
    """Build the first episode's agent, so that one that cannot be built stops the run at once.

    None where it is one of ours, which needs to know its episode.

    Raises:
        AgentLoadError: building it failed.
    """
    if is_built_in(spec):
        return None
    with _Explained(f"--agent={spec} cannot be built"):
        return factory(case)
