"""The preferences that lists obey: their order, and what they leave out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

from pytest_androidbench.phone.apps.tasksorg.model import Mode

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

FULL_DATE: Final = "always_display_full_date"
SHOW_COMPLETED, SHOW_HIDDEN = "show_completed_tasks", "show_hidden_tasks"
TITLE_SIZE: Final = "p_fontSize"
USUAL_SIZE: Final = 16
BAR_POSITION: Final = "app_bar_position"
BELOW: Final = "1"
DEFAULT_TAGS: Final = "default_tags"
DEFAULT_START: Final = "p_def_hideUntil"
DONE_BELOW: Final = "completed_tasks_at_bottom"
NUMBERS: Final[dict[Mode, int]] = {
    "none": -1, "auto": 0, "title": 1, "due": 2, "priority": 3, "modified": 4, "created": 5,
    "start": 8, "list": 9, "completed": 10, "manual": 11,
}  # fmt: skip
"""As they are kept in the preferences."""
DOWN_FIRST: Final = frozenset({"modified", "created", "completed"})
"""Modes that begin with the newest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListOrder:
    """How a list is ordered, and what it leaves out."""

    sort: Mode
    ascending: bool
    group: Mode
    group_ascending: bool
    completed: Mode
    completed_ascending: bool
    subtasks: Mode
    subtasks_ascending: bool
    manual: bool
    done_below: bool
    show_completed: bool
    show_hidden: bool
    full_dates: bool


def order_of(prefs: Prefs) -> ListOrder:
    """The order that was chosen."""
    return ListOrder(
        sort=_mode(prefs, "sort_mode", "auto"),
        ascending=prefs.get("sort_ascending", default=True),
        group=_mode(prefs, "group_mode", "none"),
        group_ascending=prefs.get("group_ascending", default=True),
        completed=_mode(prefs, "completed_mode", "completed"),
        completed_ascending=prefs.get("completed_ascending", default=False),
        subtasks=_mode(prefs, "subtask_mode", "manual"),
        subtasks_ascending=prefs.get("subtask_ascending", default=True),
        manual=prefs.get("manual_sort", default=False),
        done_below=prefs.get(DONE_BELOW, default=True),
        show_completed=prefs.get(SHOW_COMPLETED, default=True),
        show_hidden=prefs.get(SHOW_HIDDEN, default=True),
        full_dates=prefs.get(FULL_DATE, default=False),
    )


def bar_at_top(prefs: Prefs) -> bool:
    """Whether what can be done with a list stands above it."""
    return prefs.get(BAR_POSITION, BELOW) != BELOW


def default_tags(prefs: Prefs) -> tuple[str, ...]:
    """The uids of the tags that new tasks get."""
    return tuple(uid for uid in prefs.get(DEFAULT_TAGS, "").split(",") if uid)


def put_mode(prefs: Prefs, stem: str, mode: Mode) -> None:
    """Choose an order for `sort`, `group`, `completed` or `subtask`, with its usual direction."""
    if stem == "sort" or (stem == "group" and mode != "none"):
        prefs.put("manual_sort", value=stem == "sort" and mode == "manual")
    if stem == "sort" and mode == "manual":
        return
    prefs.put(f"{stem}_mode", NUMBERS[mode])
    prefs.put(f"{stem}_ascending", value=mode not in DOWN_FIRST)


def _mode(prefs: Prefs, key: str, default: Mode) -> Mode:
    number = prefs.get(key, NUMBERS[default])
    return next((mode for mode in get_args(Mode) if NUMBERS[mode] == number), default)
