"""SeeAct's lettered choices and answers: stands for `android_world.agents.seeact_utils`.

The form is that of the published prompts, since what models answer follows it; what is said around
it is our own.
"""

from __future__ import annotations

import re
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.agents.android_world.asking import model_at_work
from pytest_androidbench.agents.android_world.provided.describing import described
from pytest_androidbench.agents.android_world.provided.infer import Gpt4Wrapper
from pytest_androidbench.agents.android_world.provided.json_action import JSONAction
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import OPPOSITE

VALID_ACTIONS: Final = (
    "CLICK", "TERMINATE", "ANSWER", "LONG PRESS", "INPUT TEXT", "NAVIGATE HOME", "KEYBOARD ENTER",
    "NAVIGATE BACK", "SWIPE", "OPEN APP", "WAIT",
)  # fmt: skip
ACTIONS_WITHOUT_ELEMENT: Final = (
    "KEYBOARD ENTER", "NAVIGATE HOME", "NAVIGATE BACK", "TERMINATE", "ANSWER", "OPEN APP", "WAIT",
)  # fmt: skip
ACTIONS_WITH_VALUE: Final = ("INPUT TEXT", "SWIPE", "OPEN APP", "ANSWER")
_WITH_ELEMENT: Final = ("CLICK", "LONG PRESS", "INPUT TEXT", "SWIPE")
_TYPES: Final = {
    "CLICK": "click", "TERMINATE": "status", "ANSWER": "answer", "LONG PRESS": "long_press",
    "INPUT TEXT": "input_text", "NAVIGATE HOME": "navigate_home", "WAIT": "wait",
    "KEYBOARD ENTER": "keyboard_enter", "NAVIGATE BACK": "navigate_back", "SWIPE": "scroll",
    "OPEN APP": "open_app",
}  # fmt: skip
_SPACES: Final = re.compile(r"[.]+|\s+")


class ParseActionError(AgentError, ValueError):
    """An answer is no action."""


@dataclass(frozen=True)
class SeeActAction:
    """An answer, read."""

    action: str
    element: str | None = None
    """The choice's letters."""
    value: str | None = None


@dataclass
class SeeActElement:
    """A choice."""

    description: str
    ui_element: Any = None
    index: int = -1
    abc_index: str = ""


def generate_action_generation_prompt(
    task: str, question_description: str, previous_actions: Sequence[str] | None = None
) -> str:
    """The first question: the task, what was done before, and what to think about."""
    done = "".join(f"{action}\n" for action in previous_actions or ())
    return f"Your task on this phone: {task}\n\nPrevious Actions:\n{done}\n{question_description}"


def generate_grounding_prompt(
    referring_description: str = "",
    element_format: str = "",
    ui_element_choices: Sequence[str] | None = None,
) -> str:
    """The second question: which of the choices it is, and the form of the answer."""
    asked = f"{referring_description}\n\n" if referring_description else ""
    choices = format_action_options(ui_element_choices) if ui_element_choices else ""
    return asked + choices + element_format


def format_action_options(choices: Sequence[str]) -> str:
    """The choices, a line each, with their letters; the last one is none of them."""
    lines = [f"{generate_multiple_choice(at)}. {choice}" for at, choice in enumerate(choices)]
    other = generate_multiple_choice(len(choices))
    lines.append(f"{other}. None of these: what is meant is not among them.")
    return "\n".join(lines) + "\n\n"


def generate_multiple_choice(index: int) -> str:
    """The letters of a choice: A to Z, AA to ZZ.

    Raises:
        ValueError: there are no more.
    """
    letters = string.ascii_uppercase
    if index > len(letters) ** 2:
        raise ValueError(f"there are no letters for choice {index}")
    if index < len(letters):
        return letters[index]
    first, second = divmod(index - len(letters), len(letters))
    return letters[first] + letters[second]


def format_and_filter_elements(ui_elements: Sequence[Any]) -> list[SeeActElement]:
    """The choices: elements of a class that have a text, a description, a hint or an id."""
    kept = [element for element in ui_elements if element.class_name and _has_words(element)]
    return [
        SeeActElement(described(element), element, index, generate_multiple_choice(index))
        for index, element in enumerate(kept)
    ]


def create_action_generation_messages_payload(
    system_role_prompt: str, action_gen_prompt: str, image_array: Any
) -> list[dict[str, Any]]:
    """The first question as messages of OpenAI's form."""
    picture = {"url": f"data:image/jpeg;base64,{Gpt4Wrapper.encode_image(image_array)}"}
    shown = {"type": "image_url", "image_url": {**picture, "detail": "high"}}
    return [
        {"role": "system", "content": [_text(system_role_prompt)]},
        {"role": "user", "content": [_text(action_gen_prompt), shown]},
    ]


def create_grounding_messages_payload(
    system_role_prompt: str,
    action_gen_prompt: str,
    image_array: Any,
    action_generation_output: str,
    action_grounding_prompt: str,
) -> list[dict[str, Any]]:
    """The second question, after the first and its answer."""
    return [
        *create_action_generation_messages_payload(
            system_role_prompt, action_gen_prompt, image_array
        ),
        {"role": "assistant", "content": [_text(f"\n\n{action_generation_output}")]},
        {"role": "user", "content": [_text(action_grounding_prompt)]},
    ]


def execute_openai_request(
    messages_payload: Sequence[dict[str, Any]],
    model: str = "",  # noqa: ARG001 - the run's model is asked
    temperature: float = 0.0,  # noqa: ARG001 - likewise
    max_tokens: int = 4096,
) -> dict[str, Any]:
    """The answer of the run's model, in OpenAI's form."""
    reply = model_at_work().ask_as_openai(messages_payload, max_tokens)
    return {"choices": [{"message": {"role": "assistant", "content": reply.text}}]}


def display_prompt(
    messages_payload: Sequence[dict[str, Any]],
    ignore_system_prompt: bool = True,
    extra_text: str = "",
) -> None:
    """Nothing: all that is asked and answered is kept in the episode's record."""


def extract_element_action_value(lines: Sequence[str]) -> SeeActAction:
    """An answer of lines `ELEMENT: A`, `ACTION: CLICK`, `VALUE: None`, each up to a second colon.

    Raises:
        ParseActionError: it is no action, or lacks what its action needs.
    """
    found: dict[str, str] = {}
    for line in lines:
        for name in ("ELEMENT", "ACTION", "VALUE"):
            if line.startswith(f"{name}:"):
                found[name] = line.split(":")[1]
    element = _name(found.get("ELEMENT"))
    action = _name(found.get("ACTION")) or ""
    value = found["VALUE"].strip().strip(".") if "VALUE" in found else None
    _check(element, action, value)
    return SeeActAction(action, element, value)


def get_referred_element(
    action: SeeActAction, elements: Sequence[SeeActElement]
) -> SeeActElement | None:
    """The choice an answer names; None where its action has none."""
    if action.element is None or action.action not in _WITH_ELEMENT:
        return None
    return next((each for each in elements if each.abc_index == action.element), None)


def convert_seeact_action_to_json_action(
    action: SeeActAction, elements: Sequence[SeeActElement]
) -> JSONAction:
    """An answer as the environment's action.

    Raises:
        ParseActionError: its choice is none.
    """
    kind, value = _TYPES[action.action.upper()], action.value
    element = get_referred_element(action, elements)
    if element is None and kind in ("click", "long_press", "input_text"):
        raise ParseActionError(f"{action.action} needs one of the choices, not {action.element}")
    turned = OPPOSITE.get((value or "").lower(), "unknown")
    return JSONAction(
        action_type=kind,
        index=None if element is None else element.index,
        text=value if kind in ("input_text", "answer") else None,
        direction=turned if kind == "scroll" else None,
        goal_status="task_complete" if kind == "status" else None,
        app_name=value if kind == "open_app" else None,
    )


def generate_action_description(seeact_action: SeeActAction, element: SeeActElement | None) -> str:
    """An action as the list of previous ones has it: `"Save" button -> CLICK`."""
    told = seeact_action.action
    if element is not None and told not in ACTIONS_WITHOUT_ELEMENT:
        told = f"{element.description} -> {told}"
    if seeact_action.action in ACTIONS_WITH_VALUE:
        told += f": {seeact_action.value}"
    return told


def _check(element: str | None, action: str, value: str | None) -> None:
    if action not in VALID_ACTIONS:
        raise ParseActionError(f"there is no action {action!r:.100}")
    if action in ("INPUT TEXT", "OPEN APP", "ANSWER") and not value:
        raise ParseActionError(f"{action} needs a VALUE")
    if action in ("INPUT TEXT", "CLICK", "LONG PRESS") and element is None:
        raise ParseActionError(f"{action} needs an ELEMENT")
    if action == "SWIPE" and value not in OPPOSITE:
        raise ParseActionError(f"SWIPE goes up, down, left or right, not {value!r:.100}")
    if action in ("CLICK", "LONG PRESS") and value != "None":
        raise ParseActionError(f"{action} has the VALUE None")


def _name(text: str | None) -> str | None:
    if text is None or text == "None":
        return None
    name = _SPACES.sub(" ", text).strip()
    return None if name == "None" else name


def _has_words(element: Any) -> bool:
    return bool(
        element.text or element.content_description or element.hint_text or element.resource_name
    )


def _text(text: str) -> dict[str, str]:
    return {"type": "text", "text": text}
