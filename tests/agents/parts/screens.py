"""Small screens for tests of parts, and what is drawn of them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from pytest_androidbench.interface.observation import Node, Observation


def node(index: int = 0, **fields: Any) -> Node:
    """A node of some size, its other fields as given."""
    return Node(index=index, **{"bounds": (0, 10 * index, 100, 10 * index + 10), **fields})


def screen(*nodes: Node, width: int = 1080, height: int = 2400) -> Observation:
    """A screen of an app called demo."""
    return Observation(
        nodes=nodes,
        package="com.demo.app",
        activity="com.demo.app.Main",
        width=width,
        height=height,
    )


def screen_of(count: int) -> Observation:
    """A screen with so many buttons."""
    return screen(
        *(
            node(
                number, text=f"Button {number}", class_name="android.widget.Button", clickable=True
            )
            for number in range(count)
        )
    )


def json_values() -> st.SearchStrategy[Any]:
    """Whatever a model may have put where an argument belongs."""
    plain = (
        st.none()
        | st.booleans()
        | st.integers()
        | st.sampled_from([2**53, 2.5, 3.0])
        | st.sampled_from([20, 400, 5000]).map(lambda digits: 10**digits)
        | st.floats()
        | st.text(max_size=20)
        | st.sampled_from(["\ud83d", "x" * 20_000, "3", "down", "back", ""])
    )
    return st.recursive(
        plain,
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
        ),
        max_leaves=5,
    )
