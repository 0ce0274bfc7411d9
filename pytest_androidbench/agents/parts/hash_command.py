"""AndroidArena's actions: a command between hash signs, as `#click [n4a2f]#`.

What is accepted, and as what, is what `agents/action_parser.py` of AndroidArenaAgent/AndroidArena
does: the last pair of signs wins, the verb is known by what its word holds, and each argument
stands in brackets once. A text to be typed may hold brackets and signs, which it may not there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    Infeasible,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
)
from pytest_androidbench.interface.observation import Observation

_PAIR: Final = re.compile(r"#(.+?)#")
_SET_TEXT: Final = re.compile(
    r"#\s*([^\s#]*set_text[^\s#]*\s+\[[^\]\n]+\]\s+\["
    r"(?:(?!\]\s*#[^#\n]{0,200}#\s*(?:start|stop|long_click|click|set_text|swipe_|scroll_|press_|finish)).)*"
    r"\])\s*#"
)
"""Up to the last bracket and sign of the line, or those after which another command begins: what a
text holds of these is its own."""
_IN_BRACKETS: Final = re.compile(r"\[(.+?)\]")
_MOST: Final = 20_000
"""Characters at the end of a reply, or at the beginning of one without signs, that are read."""
_PLAIN: Final[Mapping[str, Action]] = {
    "swipe_up": Scroll("down"),
    "scroll_down": Scroll("down"),
    "swipe_down": Scroll("up"),
    "swipe_left": Scroll("right"),
    "swipe_right": Scroll("left"),
    "press_back": Press("back"),
    "press_enter": Press("enter"),
    "press_recent": Press("recents"),
}
"""A finger that is swiped up shows what is further down."""
VERBS: Final = ("start", "stop", "long_click", "click", "set_text", *_PLAIN, "finish")
"""In the order in which they are looked for."""


def actions_of_command(reply: str, screen: Shown | Observation) -> tuple[Action, ...]:
    """The actions that a reply's command stands for, to be done one after the other.

    `finish` with an answer is an answer and the end, with N/A it says that nothing can be done.

    Raises:
        Unusable: there is no command, it is none that is known, or it points at nothing; its
            `fault` says which.
    """
    words = _command(reply).split(None, 1)
    if not words:
        raise Unusable("the answer is empty")
    verb, rest = words[0], words[1] if len(words) > 1 else ""
    try:
        return _actions(verb, rest, shown_of(screen))
    except ActionError as error:
        raise Unusable(f"{quoted(verb)}: {error}") from error


def _command(reply: str) -> str:
    pairs = list(_PAIR.finditer(reply[-_MOST:]))
    if not pairs:
        return reply[:_MOST]
    texts = list(_SET_TEXT.finditer(reply[-_MOST:]))
    # A text's own signs make pairs inside of its command; they end no later than it does.
    if texts and pairs[-1].end() <= texts[-1].end():
        return texts[-1][1]
    return pairs[-1][1]


def _actions(verb: str, rest: str, shown: Shown) -> tuple[Action, ...]:
    if "start" in verb:
        return (Open(_argument(verb, rest)),)
    if "stop" in verb:
        sentence = "apps cannot be stopped by an action; leave them by press_back"
        raise Unusable(sentence, fault="action")
    if "long_click" in verb:
        return (LongPress(shown.node(_argument(verb, rest))),)
    if "click" in verb:
        return (Tap(shown.node(_argument(verb, rest))),)
    if "set_text" in verb:
        return (_typing(verb, rest, shown),)
    if verb in _PLAIN:
        return (_PLAIN[verb],)
    if "finish" in verb:
        return _finish(rest)
    sentence = f"there is no action {quoted(verb)}; there are {', '.join(VERBS)}"
    raise Unusable(sentence, fault="action")


def _typing(verb: str, rest: str, shown: Shown) -> Action:
    element, _, text = rest.partition("]")
    index = shown.node(_argument(verb, f"{element}]"))
    text = text.strip()
    if not (text.startswith("[") and text.endswith("]") and len(text) > 2):
        raise Unusable(f"{quoted(verb)} needs [an id] and then [a text]")
    return Type(text[1:-1], index, clear=True)


def _finish(rest: str) -> tuple[Action, ...]:
    answer = rest.strip()
    if answer.startswith("[") and answer.endswith("]"):
        answer = answer[1:-1].strip()
    if not answer:
        return (Done(),)
    if answer.upper() == "N/A":
        return (Infeasible(),)
    return (Answer(answer), Done())


def _argument(verb: str, rest: str) -> str:
    found = _IN_BRACKETS.findall(rest)
    if len(found) != 1:
        count = f"{len(found)} arguments" if found else "no argument in brackets"
        raise Unusable(f"{quoted(verb)} has {count}; it needs one")
    return str(found[0])
