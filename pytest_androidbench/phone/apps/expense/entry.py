"""The form for a new entry, or for one that is changed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.formats import amount_text, entry_time
from pytest_androidbench.phone.apps.expense.model import CATEGORIES, FOOD, Expense, ExpenseCategory
from pytest_androidbench.phone.apps.expense.pages import main_frame
from pytest_androidbench.phone.kit.pickers import PickDate, PickTime
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.text_input import text_input
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

AMOUNT: Final = re.compile(r"[+-]?([0-9]{0,8}([.][0-9]{0,2})?|[.][0-9]{0,2})")
UPDATED: Final = "Data Updated!"


class CategoryCard(w.Checkable, w.Panel):
    """A category to tap on; the chosen one is checked."""


@dataclass(eq=False)
class ExpenseForm(AppScreen[ExpenseApp, str]):
    """Name, amount, category and note of one entry; closes with what is to be said of it."""

    expense: int = 0
    """The entry that is changed; 0: a new one."""
    name: str = ""
    amount: str = ""
    note: str = ""
    category: int = FOOD
    first: int = FOOD
    """The category that stands first in the row."""
    time: int = 0
    """Shown in the bar, in milliseconds; 0: not taken yet."""
    created: int = 0
    looping: bool = False
    """Whether saving leads to the next new entry."""
    cost_missing: bool = False
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    PLAIN: ClassVar = w.Look(background="surface_high", radius=2)
    CHOSEN: ClassVar = w.Look(background="primary", radius=2)

    @classmethod
    def of(cls, expense: Expense) -> ExpenseForm:
        """The form filled with an entry."""
        return cls(
            expense=expense.id,
            name=expense.name,
            amount=amount_text(expense.cents, grouped=False),
            note=expense.note,
            category=expense.category,
            first=expense.category,
            time=expense.modified,
            created=expense.created,
        )

    def on_open(self) -> None:
        self.time = self.time or self.now_ms
        if not self.expense:
            self.select("edt_name", 0)

    def build(self) -> w.Widget:
        form = w.Column(
            self._field("edl_name", self._name()),
            self._field("edl_amount", self._amount(), self._currency() if self.amount else None),
            self._complaint() if self.cost_missing else None,
            w.Panel(self._categories(), padding=(0, 16, 0, 0)),
            self._field("edl_description", self._note()),
            self._buttons(),
            across="stretch",
        )
        body = w.Scroll(
            w.Panel(
                form,
                look=w.Look(background="surface"),
                padding=(0, 0, 0, 32),
                cls=look.RELATIVE,
            ),
            padding=8,
            id="sv_entry",
        )
        page = w.Column(
            self._bar(), body, across="stretch", height="fill", weight=1, cls=look.GROUP
        )
        return main_frame(page, over=self.snackbar.build())

    @staticmethod
    def _complaint() -> w.Widget:
        text = w.Text(tr("Cost is Empty"), w.BODY_SMALL.coloured("error"), id="textinput_error")
        return w.Panel(text, padding=(32, 2, 16, 0))

    def _bar(self) -> w.Widget:
        title = tr("Update Data") if self.expense else tr("Expense Entry")
        actions = (
            look.bar_action("schedule", tr("Time"), self.choose_time, "time"),
            look.bar_action("calendar_month", tr("Calendar"), self.choose_day, "calendar"),
        )
        lead = look.bar_icon("arrow_back", self.close)
        time = entry_time(self._moment)
        bar = look.bar(title, lead, "toolbar", subtitle=time, actions=actions)
        return look.app_bar(bar, "abl_entry")

    @property
    def _moment(self) -> datetime:
        return local_time(self.phone, self.time or None)

    @staticmethod
    def _field(id_: str, kid: w.Widget, end: w.Widget | None = None) -> w.Widget:
        return w.Panel(text_input(kid, id_=id_, end=end), padding=(16, 16, 16, 0))

    def _name(self) -> w.Widget:
        return w.TextField(
            bind="name", hint=tr("Name"), id="edt_name", max_length=20, action="next"
        )

    def _amount(self) -> w.Widget:
        return w.TextField(
            self.amount,
            self.set_amount,
            hint=tr("Amount"),
            id="edt_amount",
            keyboard="decimal",
            max_length=10,
            action="next",
        )

    def _currency(self) -> w.Widget:
        """Stands at the end of the field once the hint is no longer in its place."""
        code = w.Text(self.app.currency.code, look.BODY1, id="textinput_suffix_text")
        return w.Panel(code, padding=(0, 0, 16, 0))

    def _note(self) -> w.Widget:
        return w.TextField(
            bind="note", hint=tr("Note"), id="edt_note", max_length=100, multiline=True, height=100
        )

    def _categories(self) -> w.Widget:
        ordered = sorted(CATEGORIES, key=lambda category: category.id != self.first)
        return w.Scroll(
            *(self._category(category) for category in ordered),
            axis="x",
            gap=8,
            padding=(16, 0),
            weight=0,
            id="rv_category",
            cls=look.RECYCLER,
        )

    def _category(self, category: ExpenseCategory) -> w.Kid:
        chosen = category.id == self.category
        colour = "on_primary" if chosen else "on_surface"
        return CategoryCard(
            w.Text(tr(category.name), look.SUBTITLE1, colour, id="tv_name"),
            padding=8,
            look=self.CHOSEN if chosen else self.PLAIN,
            id="cd_category",
            cls=look.CARD_VIEW,
            selected=chosen,
            on_tap=partial(self.choose_category, category.id),
        )

    def _buttons(self) -> w.Widget:
        label = tr("Update") if self.expense else tr("Next") if self.looping else tr("Save")
        save = w.Button(label, id="btn_save", on_tap=self.save, weight=1, height=56)
        return w.Panel(w.Row(save, self._loop(), gap=16, width="fill"), padding=(16, 16, 16, 0))

    def _loop(self) -> w.Kid:
        if self.expense:
            return None
        sign = w.Icon("loop", colour="on_primary" if self.looping else "primary", id="imv_lock")
        background = "primary" if self.looping else "surface_high"
        return w.Panel(
            w.Align(sign),
            look=w.Look(background=background, radius=8, elevation=2),
            width=50,
            height=44,
            id="cv_lock",
            cls=look.CARD_VIEW,
            on_tap=self.toggle_loop,
        )

    def set_amount(self, text: str) -> None:
        """Take what was typed into the amount, unless that would be no amount."""
        if AMOUNT.fullmatch(text):
            self.amount, self.cost_missing = text, False

    def choose_category(self, id_: int) -> None:
        self.category = id_

    def toggle_loop(self) -> None:
        self.looping = not self.looping

    def choose_time(self) -> None:
        self.ask(PickTime(hour=self._moment.hour, minute=self._moment.minute), self.set_time)

    def set_time(self, time: tuple[int, int]) -> None:
        hour, minute = time
        self._put(self._moment.replace(hour=hour, minute=minute, microsecond=0))

    def choose_day(self) -> None:
        now = self._moment
        self.ask(PickDate(year=now.year, month=now.month, day=now.day), self.set_day)

    def set_day(self, day: tuple[int, int, int]) -> None:
        self._put(self._moment.replace(year=day[0], month=day[1], day=day[2]))

    def _put(self, moment: datetime) -> None:
        since = moment.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)
        self.time = round(since.total_seconds() * 1000)

    def save(self) -> None:
        if not re.search(r"\d", self.amount):
            self.cost_missing = True
            return
        self.app.store.save(
            Expense(
                id=self.expense,
                name=self.name,
                cents=int(Decimal(self.amount) * 100),
                category=self.category,
                note=self.note,
                created=self.created or self.now_ms,
                modified=self.time,
            )
        )
        if self.looping and not self.expense:
            self.begin_next()
        else:
            self.close(UPDATED if self.expense else "")

    def begin_next(self) -> None:
        """Empty the form for another entry."""
        self.name = self.amount = self.note = ""
        self.time = self.now_ms
        self.focus("edt_name")
        self.snackbar.say(tr("Saved!"))
