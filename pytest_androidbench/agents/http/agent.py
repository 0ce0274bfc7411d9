"""An agent behind an address: `--agent=http://127.0.0.1:8000/act`, asked once for each step."""

from __future__ import annotations

import secrets
from typing import Any

from pytest_androidbench.agents.extras import added, usage_of
from pytest_androidbench.agents.http.messages import StepReply, request_for
from pytest_androidbench.agents.http.posting import Poster
from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import ActionError, AgentError, AgentLoadError, CodecError
from pytest_androidbench.interface.actions import Action, action_from_plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.record import Usage


class HttpAgent:
    """Posts what the device shows as JSON, and takes the action from the answer."""

    def __init__(
        self,
        url: str,
        *,
        screenshot: bool = False,
        xml: bool = False,
        authorization: str = "",
        timeout: float = 60.0,
        retries: int = 2,
    ) -> None:
        """Take in the address; nothing is sent.

        Args:
            url: of the agent.
            screenshot: whether it gets a picture with each step.
            xml: whether it gets the hierarchy as uiautomator dumps it.
            authorization: the header of that name, a secret.
            timeout: seconds that one try of a request may take.
            retries: how often a request is sent again where the agent cannot be reached.

        Raises:
            AgentLoadError: one of these cannot be used.
        """
        _check(screenshot=screenshot, xml=xml, timeout=timeout, retries=retries)
        self._poster = Poster(
            url, authorization=str(authorization), timeout=float(timeout), retries=retries
        )
        self._url, self._screenshot, self._xml = url, screenshot, xml
        self._episode = secrets.token_hex(8)
        self._goal = Goal(text="")
        self._step = 0
        self._used: Usage | None = None
        self.model_calls: list[dict[str, Any]] = []
        """What it says it has asked its model."""

    @property
    def usage(self) -> Usage | None:
        """What it says it has used; None where it does not say."""
        return self._used

    def start(self, goal: Goal) -> None:
        """Take in the goal, which goes with each request."""
        self._goal, self._step = goal, 0

    def act(self, observation: Observation) -> Action:
        """Ask it for an action.

        Raises:
            ModelUnavailable: it cannot be reached.
            AgentError: what it answers is no action.
        """
        request = request_for(
            observation,
            episode=self._episode,
            step=self._step,
            goal=self._goal,
            screenshot=self._screenshot,
            xml=self._xml,
        )
        self._step += 1
        return self._read(self._poster.post(to_json(request)))

    def close(self) -> None:
        """Let the connection go."""
        self._poster.close()

    def _read(self, data: bytes) -> Action:
        try:
            reply = from_json(StepReply, data)
            self.model_calls += reply.calls
            if reply.usage is not None:
                self._used = added(self._used, usage_of(reply))
            return action_from_plain(reply.action)
        except CodecError as error:
            raise AgentError(f"the agent at {self._url} answered no reply: {error}") from error
        except ActionError as error:
            raise ActionError(f"the agent at {self._url} answered no action: {error}") from error


def _check(*, screenshot: object, xml: object, timeout: object, retries: object) -> None:
    """See whether options are what they must be: they come from a command line.

    Raises:
        AgentLoadError: one is not; says which.
    """
    for name, value in (("screenshot", screenshot), ("xml", xml)):
        if not isinstance(value, bool):
            raise AgentLoadError(f"--agent-option {name} is true or false, not {value!r:.100}")
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not 0 < timeout < 1e6:
        raise AgentLoadError(f"--agent-option timeout is a number of seconds, not {timeout!r:.100}")
    if isinstance(retries, bool) or not isinstance(retries, int) or not 0 <= retries <= 100:
        raise AgentLoadError(
            f"--agent-option retries is a number from 0 to 100, not {retries!r:.100}"
        )
