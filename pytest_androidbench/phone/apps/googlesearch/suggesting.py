"""Rows below the field of the search: what was searched for, and what fits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.googlesearch.look import GROUP
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.kit.past_searches import PastSearch


def past_row(one: PastSearch, again: Callable[[], None], remove: Callable[[int], None]) -> w.Widget:
    """A search of before; its cross forgets it."""
    cross = w.IconButton(
        "close",
        tr("Remove {query} from history", query=one.query),
        key=f"remove {one.id}",
        id="googleapp_suggestion_remove",
        on_tap=partial(remove, one.id),
    )
    return suggestion("history", one.query, again, key=f"past {one.id}", end=cross)


def suggestion(
    icon: str,
    text: TextLike,
    act: Callable[[], None],
    *,
    key: str,
    lead: w.Widget | None = None,
    second: TextLike = "",
    end: w.Widget | None = None,
) -> w.Widget:
    """A row: a sign, words, and what can be done beside."""
    words = w.Column(
        w.Text(text, w.BODY_LARGE, lines=2, id="googleapp_suggestion_text"),
        second != "" and w.Text(second, w.BODY.coloured("on_surface_variant"), lines=1),
        weight=1,
    )
    front = w.Panel(w.Align(lead or w.Icon(icon)), width=40, height=40)
    row = w.Row(front, words, end, gap=12, width="fill")
    return w.Panel(row, padding=(16, 4, 8, 4), min_height=56, cls=GROUP, key=key, width="fill",
                   on_tap=act)  # fmt: skip
