"""Whether two screens are the same, in a short text that can be kept."""

from __future__ import annotations

import hashlib
from typing import Final

from pytest_androidbench.interface.observation import Observation

_LENGTH: Final = 16


def screen_digest(seen: Observation) -> str:
    """A digest of all that an observation's nodes say, and of where they are.

    Two screens with the same digest look alike to whoever reads the nodes: pictures, which move
    with every blink of a caret, are not looked at.
    """
    digest = hashlib.sha256(f"{seen.package}\n{seen.activity}\n{seen.keyboard}".encode())
    for node in seen.nodes:
        texts = (node.class_name, node.resource_id, node.text, node.desc, node.hint)
        states = (node.bounds, node.checked, node.selected, node.focused, node.enabled)
        digest.update(f"\n{texts}{states}".encode(errors="surrogatepass"))
    return digest.hexdigest()[:_LENGTH]
