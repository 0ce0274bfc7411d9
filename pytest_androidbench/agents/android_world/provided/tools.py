"""Tools by name that agents may offer their models: stands for `android_world.env.tools`."""

from __future__ import annotations

import json
from typing import Any, Final

from pytest_androidbench.agents.android_world.adb_words import OnlyTouch
from pytest_androidbench.agents.android_world.provided.actuation import find_and_click_element

_TOOLS: Final = ("click_element", "open_web_page", "send_sms")


class AndroidToolController:
    """Does what a request names."""

    def __init__(self, env: Any) -> None:
        """Act by the environment's controller."""
        self._env = env

    def click_element(self, element_text: str) -> None:
        """Tap what is called so."""
        find_and_click_element(element_text, self._env)

    def open_web_page(self, url: str) -> None:
        """Refuse: it takes adb.

        Raises:
            OnlyTouch: always.
        """
        raise OnlyTouch(f"am start -a android.intent.action.VIEW -d {url}")

    def send_sms(self, phone_number: str, message: str) -> None:
        """Refuse: it takes adb.

        Raises:
            OnlyTouch: always.
        """
        raise OnlyTouch(f"am start -a android.intent.action.SENDTO -d sms:{phone_number} {message}")

    def display_tool_usage(self) -> str:
        """The tool that there is, for a prompt."""
        example = {"method": "click_element", "args": {"element_text": "Save"}}
        return f"Tools:\n- click_element: tap what is called so, as in {json.dumps(example)}\n"

    def handle_json_request(self, json_request: str) -> None:
        """Do what a request in JSON names as `method`, with its `args`.

        Raises:
            ValueError: it is none, or names no tool.
        """
        request = json.loads(json_request)
        if not isinstance(request, dict) or request.get("method") not in _TOOLS:
            raise ValueError(f"no tool is asked for in {json_request!r:.200}; there are {_TOOLS}")
        getattr(self, request["method"])(**request.get("args", {}))
