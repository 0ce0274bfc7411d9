"""From what a model wrote to actions, by the grammar of hash signs and the list of apps."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.agents.androidarena.apps import ToldApp
from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.hash_command import actions_of_command
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Open, Press


def actions_of_reply(
    reply: str, shown: Shown, apps: Sequence[ToldApp], *, upstream: bool
) -> tuple[Action, ...]:
    """The actions that a reply stands for, to be done one after the other.

    Args:
        reply: the model's words.
        shown: the screen as it was shown.
        apps: that may be started; none = any.
        upstream: whether what breaks the published loop does so here.

    Raises:
        Unusable: it stands for none; its `fault` says what is wrong.
        AgentError: the published loop breaks down at it.
    """
    actions = actions_of_command(reply, shown)
    first = actions[0]
    if upstream and first == Press("recents"):
        raise AgentError("the published agent breaks down here: press_recent is none of its types")
    if isinstance(first, Open) and apps:
        app = next((app for app in apps if app.is_called(first.app)), None)
        if app is None:
            names = ", ".join(app.name for app in apps)
            sentence = f"there is no app {quoted(first.app)}; there are {names}"
            raise Unusable(sentence, fault="app")
    return actions
