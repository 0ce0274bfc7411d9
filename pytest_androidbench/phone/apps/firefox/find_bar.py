"""Words that are looked for in a page (mozac_feature_findinpage_view.xml)."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.firefox.look import BAR_DP, GROUP
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

QUERY: Final = "find_in_page_query_text"


def find_bar(find: FindInPage, browsing: TabBrowsing) -> w.Widget:
    """The bar in place of the toolbar, while something is looked for."""
    step = partial(find.step, browsing)
    field = UrlField(
        bind=find.field("words"), on_text=lambda _: step(), hint=tr("Find in page"), id=QUERY,
        style="plain", action="search", on_done=step,
    )  # fmt: skip
    field.weight = 1
    found = find.many > 0
    count = w.Text(f"{find.which}/{find.many}", w.BODY, id="find_in_page_result_text")
    row = w.Row(
        field,
        find.words != "" and count,
        w.IconButton("expand_less", tr("Find previous result"), id="find_in_page_prev_btn",
                     enabled=found, on_tap=partial(step, forward=False)),
        w.IconButton("expand_more", tr("Find next result"), id="find_in_page_next_btn",
                     enabled=found, on_tap=step),
        w.IconButton("close", tr("Dismiss find in page"), id="find_in_page_close_btn",
                     on_tap=partial(find.close, browsing)),
        width="fill",
    )  # fmt: skip
    return w.Panel(row, id="findInPageView", cls=GROUP, height=BAR_DP, width="fill",
                   padding=(16, 0, 0, 0))  # fmt: skip
