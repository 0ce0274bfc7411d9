"""What a device shows can be kept and sent, whatever it is."""

from __future__ import annotations

from pytest_androidbench.episodes.screens import encodable_screen
from pytest_androidbench.interface.observation import Node, Observation

NODE = Node(index=0, text="Höhe \u202e", desc="plain", bounds=(0, 0, 9, 9), clickable=True)
SEEN = Observation(
    nodes=(NODE,), package="p", activity="a", width=9, height=9, xml="<node/>",
    take_screenshot=lambda: b"picture",
)  # fmt: skip


def test_what_can_be_encoded_is_given_as_it_is() -> None:
    assert encodable_screen(SEEN) is SEEN


def test_half_a_character_is_shown_wherever_it_stands() -> None:
    half = Node(index=0, text="\ud83d", desc="\udc00x", hint="h", bounds=(0, 0, 9, 9))
    evil = Observation(
        nodes=(NODE, half), package="p\ud83d", activity="a", width=9, height=9, xml="<\ud83d/>",
        take_screenshot=lambda: b"picture",
    )  # fmt: skip
    found = encodable_screen(evil)
    assert (found.package, found.activity, found.xml) == ("p\\ud83d", "a", "<\\ud83d/>")
    assert found.nodes[0] == NODE
    assert (found.nodes[1].text, found.nodes[1].desc) == ("\\ud83d", "\\udc00x")
    assert found.screenshot == b"picture"
