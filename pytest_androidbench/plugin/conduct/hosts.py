"""This worker's agent host: started once, loaded with the agent, replaced when it must be."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import AgentRaised, Host
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.proxy import Line, Seconds, build
from pytest_androidbench.agents.hosting.starting import host_command
from pytest_androidbench.errors import AgentError, AgentLoadError
from pytest_androidbench.interface.adb_variables import NAMES
from pytest_androidbench.plugin import model_options
from pytest_androidbench.plugin.conduct.under_test import UnderTest
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.texts import bounded, clean

LOAD_SECONDS: Final = 300.0
"""What importing an agent, and building the first one, may take; some bring a model along."""
REST_SECONDS: Final = 10.0
"""What telling the state of the process may take."""
_SHOWN: Final = 2_000
"""Characters of what a process printed that could not begin."""
_OF_EPISODE: Final = ("PYTEST_CURRENT_TEST", *model_options.OF_EPISODE)


class AgentHosts:
    """One host after the other, for the agent of a run."""

    def __init__(
        self,
        settings: Settings,
        of_device: Callable[[], dict[str, str]],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare to start one.

        Args:
            settings: of the run.
            of_device: what the agent's process has in its environment of its device.
            clock: counts what calls of an agent take; may stand still while a person looks.
        """
        self._settings = settings
        self._of_device = of_device
        self._clock = clock
        self._log = Log()
        self._host: Host | None = None
        self._began_with: tuple[UnderTest, dict[str, str]] | None = None
        self._first: tuple[Line, AnyAgent] | None = None

    def try_agent(self, agent: UnderTest) -> None:
        """Build the first episode's agent, so that one that cannot be built stops the run.

        Raises:
            AgentLoadError: it cannot be loaded or built; says what to do.
        """
        with self._explained(agent):
            self._start_anew(agent)
            self._first = self._built(lambda: LOAD_SECONDS)

    def try_import(self, agent: UnderTest) -> None:
        """Import the agent in a process that ends at once.

        Raises:
            AgentLoadError: it cannot be loaded; says what to do.
        """
        try:
            with self._explained(agent):
                self._start_anew(agent)
        finally:
            self._end()

    def get_ready(self, agent: UnderTest) -> None:
        """Start the process where there is none for it: no agent's time is spent on that.

        Where the import fails, `build` tries it again and tells.
        """
        if self._stale(agent):
            with suppress(AgentError):
                self._start_anew(agent)

    def build(self, agent: UnderTest, seconds: Seconds) -> AnyAgent:
        """An agent for an episode.

        Args:
            agent: names it.
            seconds: how long a call of it may take that begins now.

        Raises:
            AgentError: it cannot be built.
        """
        if self._stale(agent):
            self._start_anew(agent)
        first, self._first = self._first, None
        self._asked("environment", say.Enter(variables=_variables(_OF_EPISODE)), REST_SECONDS)
        line, built = first or self._built(seconds)
        line.seconds = seconds
        return built

    def news(self) -> str:
        """What the agent has printed since this was last asked for."""
        if self._host is not None and self._host.alive:
            self._host.hear()
        return self._log.news().decode("utf-8", "backslashreplace")

    def rest(self) -> bytes:
        """An episode is over: end what it has left behind; what was printed meanwhile."""
        host = self._host
        if host is not None and host.alive:
            if ended := host.end_children():
                self._log.note(f"{ended} processes that the agent had left were ended")
            left = self._left()
            if left or self._settings.agent_process == "episode":
                self._end()
            if left:
                self._log.note(f"its process is replaced, for {'; '.join(left)}")
        return self._log.take()

    def close(self) -> None:
        """End the host."""
        self._end()

    def _stale(self, agent: UnderTest) -> bool:
        """Whether there is no host, or it was started for another agent, device or run."""
        host = self._host
        begins_with = agent, self._to_begin_with()
        if host is None or not host.alive or self._began_with != begins_with:
            return True
        if ended := host.has_ended():
            # No agent of this episode's has begun to act: none is to blame.
            self._log.note("the agent's process had ended before it was asked; this is another")
        return ended

    def _built(self, seconds: Seconds) -> tuple[Line, AnyAgent]:
        assert self._host is not None
        line = Line(self._host, seconds)
        return line, build(line)

    def _start_anew(self, agent: UnderTest) -> None:
        self._end()
        self._first = None
        self._began_with = None
        variables = self._to_begin_with()
        others = {name: value for name, value in os.environ.items() if name not in NAMES}
        self._host = Host(
            self._log,
            memory=self._settings.agent_memory,
            command=host_command(agent.spec),
            environment={**others, **variables},
            clock=self._clock,
        )
        question = say.Load(
            spec=agent.spec,
            file=agent.file,
            options=dict(agent.options),
            path=tuple(sys.path),
            variables=variables,
        )
        self._asked("import", question, LOAD_SECONDS)
        self._began_with = agent, variables

    def _to_begin_with(self) -> dict[str, str]:
        """What the process has in its environment from the beginning, of its device and the run."""
        return {**self._of_device(), **_variables(model_options.OF_RUN)}

    def _asked(self, what: str, question: say.Question, seconds: float) -> Any:
        assert self._host is not None
        return self._host.ask(what, question, seconds).value

    def _left(self) -> list[str]:
        try:
            found: list[str] = self._asked("state", say.Rest(), REST_SECONDS)
        except AgentError as error:
            return [str(error)]
        return found

    @contextmanager
    def _explained(self, agent: UnderTest) -> Iterator[None]:
        sentence = f"--agent={agent.spec} cannot be built"
        try:
            yield
        except AgentRaised as error:
            if error.told.is_a(AgentLoadError):
                raise AgentLoadError(bounded(error.told.text)) from None
            raise AgentLoadError(f"{sentence}: {error}") from error
        except AgentLoadError:
            raise
        except AgentError as error:
            # No episode has begun that could keep it.
            printed = clean(self.news().strip())[-_SHOWN:]
            tail = f"; it printed:\n{printed}" if printed else ""
            raise AgentLoadError(f"{sentence}: {error}{tail}") from error

    def _end(self) -> None:
        host, self._host = self._host, None
        if host is not None:
            host.close()


def _variables(names: tuple[str, ...]) -> dict[str, str]:
    return {name: os.environ[name] for name in names if name in os.environ}
