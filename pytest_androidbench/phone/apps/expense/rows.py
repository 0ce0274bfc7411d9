"""One entry as a row of a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.expense.formats import amount_text, listed
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    BODY2,
    CAPTION,
    FRAME,
    RELATIVE,
    disc,
)
from pytest_androidbench.phone.apps.expense.model import Expense, category_of
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.box import Draft, Limits
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection, Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Stack,
    Text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.layout import Layout

RED: Final = "#ef5350"
LOG_HEIGHT: Final = 70.5
DELETE_ROOM, CHECK_ROOM = 80, 46


class Shifted(Widget):
    """A kid pushed aside by some dp, so that what lies below shows at one edge."""

    is_plain: ClassVar[bool] = True

    def __init__(self, kid: Widget, x: float) -> None:
        super().__init__()
        self.kid, self.x = kid, x

    def measure(self, layout: Layout, limits: Limits) -> Draft:
        draft = layout.measure(self.kid, limits).at(layout.ctx.dp(self.x), 0)
        return Draft(self, draft.width, draft.height, [draft], clips=True)


def facts(phone: Phone, expense: Expense, symbol: str, *, disc_size: float = 50) -> Widget:
    """Sign, name, date and amount."""
    recent = disc_size > 50
    moment, today = local_time(phone, expense.modified), local_time(phone)
    texts = Column(
        Text(expense.name, BODY1, id="tv_name", lines=1),
        Text(listed(moment, today), CAPTION, id="tv_date", lines=1),
        gap=4,
        weight=1,
    )
    amount = Row(
        Text(amount_text(expense.cents), BODY1, id="tv_amount", lines=1),
        Text(symbol, BODY2 if recent else CAPTION, id="tv_currency_symbol", lines=1),
        gap=4,
        across="start",
        id="linear_amount",
    )
    return Row(
        Spacer(width=16 if recent else 20),
        disc(category_of(expense.category).icon, disc_size),
        Spacer(width=16),
        texts,
        Spacer(width=8),
        amount,
        Spacer(width=16),
        width="fill",
        height=71 if recent else 70,
    )


def recent_row(phone: Phone, expense: Expense, symbol: str, on_tap: Callable[[], None]) -> Widget:
    """A row of the home page."""
    content = facts(phone, expense, symbol, disc_size=55)
    return Panel(content, id="cd_expense", cls=RELATIVE, width="fill", on_tap=on_tap)


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
) -> Widget:
    """A row of the log: pushed aside it shows that it is chosen, or how to delete it."""
    touched = Panel(
        id="view_bg",
        width="fill",
        height=70,
        on_tap=on_tap,
        on_long=on_long,
        cls="android.view.View",
    )
    front = Panel(
        Stack(facts(phone, expense, symbol), touched),
        look=Look(background="surface"),
        id="cd_expense",
        cls=RELATIVE,
        width="fill",
        height=70,
    )
    return Stack(
        _back(shift, on_delete),
        Shifted(front, shift),
        on_swipe=on_swipe,
        cls=FRAME,
        width="fill",
        height=LOG_HEIGHT,
    )


def _back(shift: float, on_delete: Callable[[], None]) -> Widget:
    bin_ = IconButton(
        "delete",
        None,
        colour="#f5f5f5",
        id="imv_delete_icon",
        cls="android.widget.ImageView",
        on_tap=on_delete,
        height=48,
    )
    delete = Column(
        bin_, Text(tr("Delete"), BODY2.coloured("white"), id="tv_undo"), across="center", width=80
    )
    return Panel(
        Row(
            Panel(Align(Icon("check", 30, "#f5f5f5", id="imv_check")), width=46, height=70),
            Spacer(weight=1),
            delete,
        ),
        look=Look(background="tertiary" if shift > 0 else RED),
        id="fl_back",
        cls=FRAME,
        width="fill",
        height=70,
    )
