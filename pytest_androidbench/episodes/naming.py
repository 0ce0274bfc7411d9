"""What a person would call the thing an action is aimed at."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Bounds, Node, Observation

MAX_NAME: Final = 200


def target_of(action: Action, seen: Observation) -> str:
    """The name of the node that an action's index refers to; "" = no node, or a nameless one."""
    at = getattr(action, "at", None)
    if not isinstance(at, int) or not 0 <= at < len(seen.nodes):
        return ""
    node = seen.nodes[at]
    return (_label(node) or _inner(seen, node) or _id(node))[:MAX_NAME]


def bounds_of(action: Action, seen: Observation) -> Bounds | None:
    """Where the node is that an action's index refers to; None = no node."""
    at = getattr(action, "at", None)
    return seen.nodes[at].bounds if isinstance(at, int) and 0 <= at < len(seen.nodes) else None


def _label(node: Node) -> str:
    # What stands in a text field changes with the typing; what it is for does not.
    return node.hint or node.desc or node.text if node.editable else node.label


def _inner(seen: Observation, node: Node) -> str:
    return next((inner.label for inner in descendants(seen, node) if inner.label), "")


def _id(node: Node) -> str:
    return node.resource_id.rpartition("/")[2]
