"""Which pages there are, what their tasks are called, and when one is done.

Names, the subset and the budget are those of android_world/task_evals/miniwob/miniwob_registry.py.
"""

from __future__ import annotations

from typing import Final

SUBSET: Final = frozenset(
    {
        "book-flight",
        "choose-date",
        "choose-list",
        "click-button",
        "click-button-sequence",
        "click-checkboxes",
        "click-checkboxes-large",
        "click-checkboxes-soft",
        "click-checkboxes-transfer",
        "click-collapsible",
        "click-collapsible-2",
        "click-color",
        "click-dialog",
        "click-dialog-2",
        "click-link",
        "click-option",
        "click-pie",
        "click-scroll-list",
        "click-shades",
        "click-shape",
        "click-tab",
        "click-tab-2",
        "click-tab-2-hard",
        "click-test",
        "click-test-2",
        "click-widget",
        "copy-paste",
        "copy-paste-2",
        "count-shape",
        "email-inbox",
        "email-inbox-forward-nl",
        "email-inbox-forward-nl-turk",
        "email-inbox-nl-turk",
        "enter-date",
        "enter-password",
        "enter-text",
        "enter-text-dynamic",
        "enter-time",
        "find-word",
        "focus-text",
        "focus-text-2",
        "grid-coordinate",
        "guess-number",
        "identify-shape",
        "login-user",
        "login-user-popup",
        "multi-layouts",
        "multi-orderings",
        "navigate-tree",
        "read-table",
        "search-engine",
        "simple-algebra",
        "simple-arithmetic",
        "social-media",
        "social-media-all",
        "social-media-some",
        "terminal",
        "text-transform",
        "tic-tac-toe",
        "unicode-test",
        "use-autocomplete",
        "use-slider",
    }
)
"""The 62 pages that published scores are of; the published list has two more that no task is of."""
GRADED: Final = frozenset(
    {
        "bisect-angle",
        "circle-center",
        "find-midpoint",
        "right-angle",
        "use-colorwheel",
        "use-colorwheel-2",
    }
)
"""Pages whose reward says how near an answer came to the exact one, which no finger can give."""
ENOUGH: Final = 0.9
"""The least reward of such a page that counts as done.

It is a distance of 2.5 to 4 of the page's pixels (12 to 20 of the display's) from the middle of a
circle, 3 from the middle of a line, 9 degrees from a right angle and a twentieth of an angle from
its half.
"""
STEPS: Final = 30
"""The budget of each: complexity 3, at ten steps each."""


def task_id(page: str) -> str:
    """What the task of a page is called, as upstream calls its class."""
    return "MiniWob" + "".join(map(str.capitalize, page.split("-")))


def is_done(page: str, reward: str) -> bool:
    """Whether a page's raw reward says that what it asks for was done.

    Rewards run from -1 to 1, and what is half done gives something between: all that is asked for
    is 1 alone. Upstream reads them as whole numbers, and ends with an error where they are not.

    Args:
        page: its name.
        reward: as the page wrote it; nothing before its episode is over.
    """
    try:
        given = float(reward)
    except ValueError:
        return False
    return given >= ENOUGH if page in GRADED else given == 1


def is_done_upstream(reward: str) -> bool:
    """Whether upstream takes a raw reward for done.

    Raises:
        ValueError: it is no whole number, as upstream raises it too.
    """
    return bool(reward) and int(reward) == 1
