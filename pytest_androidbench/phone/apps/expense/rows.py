"""One entry as a row of a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.formats import amount_text, listed
from pytest_androidbench.phone.apps.expense.model import Expense, category_of
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.layout import Layout

RED: Final = "#ef5350"
LOG_HEIGHT: Final = 70.5
DELETE_ROOM, CHECK_ROOM = 80, 46


class Shifted(w.Widget):
    """A kid pushed aside by some dp, so that what lies below shows at one edge."""

    is_plain: ClassVar[bool] = True

    def __init__(self, kid: w.Widget, x: float) -> None:
        super().__init__()
        self.kid, self.x = kid, x

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = layout.measure(self.kid, limits).at(layout.ctx.dp(self.x), 0)
        return BoxDraft(self, draft.width, draft.height, [draft], clips=True)


def facts(phone: Phone, expense: Expense, symbol: str, *, disc_size: float = 50) -> w.Widget:
    """Sign, name, date and amount."""
    recent = disc_size > 50
    moment, today = local_time(phone, expense.modified), local_time(phone)
    texts = w.Column(
        w.Text(expense.name, look.BODY1, id="tv_name", lines=1),
        w.Text(listed(moment, today), look.CAPTION, id="tv_date", lines=1),
        gap=4,
        weight=1,
    )
    amount = w.Row(
        w.Text(amount_text(expense.cents), look.BODY1, id="tv_amount", lines=1),
        w.Text(symbol, look.BODY2 if recent else look.CAPTION, id="tv_currency_symbol", lines=1),
        gap=4,
        across="start",
        id="linear_amount",
    )
    return w.Row(
        w.Spacer(width=16 if recent else 20),
        look.disc(category_of(expense.category).icon, disc_size),
        w.Spacer(width=16),
        texts,
        w.Spacer(width=8),
        amount,
        w.Spacer(width=16),
        width="fill",
        height=71 if recent else 70,
    )


def recent_row(phone: Phone, expense: Expense, symbol: str, on_tap: Callable[[], None]) -> w.Widget:
    """A row of the home page."""
    content = facts(phone, expense, symbol, disc_size=55)
    return w.Panel(content, id="cd_expense", cls=look.RELATIVE, width="fill", on_tap=on_tap)


def log_row(
    phone: Phone,
    expense: Expense,
    symbol: str,
    *,
    shift: float,
    on_tap: Callable[[], None],
    on_long: Callable[[], None],
    on_swipe: Callable[[SwipeDirection], None],
    on_delete: Callable[[], None],
) -> w.Widget:
    """A row of the log: pushed aside it shows that it is chosen, or how to delete it."""
    touched = w.Panel(
        id="view_bg",
        width="fill",
        height=70,
        on_tap=on_tap,
        on_long=on_long,
        cls="android.view.View",
    )
    front = w.Panel(
        w.Stack(facts(phone, expense, symbol), touched),
        look=w.Look(background="surface"),
        id="cd_expense",
        cls=look.RELATIVE,
        width="fill",
        height=70,
    )
    return w.Stack(
        _back(shift, on_delete),
        Shifted(front, shift),
        on_swipe=on_swipe,
        cls=look.FRAME,
        width="fill",
        height=LOG_HEIGHT,
    )


def _back(shift: float, on_delete: Callable[[], None]) -> w.Widget:
    bin_ = w.IconButton(
        "delete",
        None,
        colour="#f5f5f5",
        id="imv_delete_icon",
        cls="android.widget.ImageView",
        on_tap=on_delete,
        height=48,
    )
    delete = w.Column(
        bin_,
        w.Text(tr("Delete"), look.BODY2.coloured("white"), id="tv_undo"),
        across="center",
        width=80,
        cls=look.LINEAR,
    )
    return w.Panel(
        w.Row(
            w.Panel(w.Align(w.Icon("check", 30, "#f5f5f5", id="imv_check")), width=46, height=70),
            w.Spacer(weight=1),
            delete,
        ),
        look=w.Look(background="tertiary" if shift > 0 else RED),
        id="fl_back",
        cls=look.FRAME,
        width="fill",
        height=70,
    )
