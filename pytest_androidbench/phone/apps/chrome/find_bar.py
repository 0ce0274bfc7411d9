"""Words that are looked for in a page (find_in_page.xml)."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.chrome.look import FRAME
from pytest_androidbench.phone.apps.chrome.toolbar import in_container
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

QUERY: Final = "find_query"


def find_bar(find: FindInPage, browsing: TabBrowsing) -> w.Widget:
    """The bar in place of the toolbar, while something is looked for."""
    step = partial(find.step, browsing)
    field = UrlField(
        bind=find.field("words"), on_text=lambda _: step(),
        hint=tr("Find in page"), id=QUERY, style="plain", action="search", on_done=step,
    )  # fmt: skip
    field.weight = 1
    status = w.Text(f"{find.which}/{find.many}", w.BODY, id="find_status")
    found = find.many > 0
    row = w.Row(
        w.Spacer(width=16),
        field,
        find.words != "" and status,
        w.Divider(height=24, width=1, id="find_separator"),
        w.IconButton("expand_less", tr("Previous"), id="find_prev_button", enabled=found,
                     on_tap=partial(step, forward=False)),
        w.IconButton("expand_more", tr("Next"), id="find_next_button", enabled=found,
                     on_tap=step),
        w.IconButton("close", tr("Close"), id="close_find_button",
                     on_tap=partial(find.close, browsing)),
        width="fill",
    )  # fmt: skip
    bar = w.Panel(row, id="find_toolbar", cls=FRAME, height=56, width="fill")
    return in_container(bar)
