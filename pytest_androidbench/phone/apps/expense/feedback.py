"""The form that sends a comment to the developers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.look import BODY1, drop_button, sheet
from pytest_androidbench.phone.apps.expense.pages import FEEDBACK, ExpensePage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ADDRESS: Final = re.compile(r"[\w.+%-]{1,256}@[A-Za-z0-9][\w-]{0,64}(\.[A-Za-z0-9][\w-]{0,25})+")


def _framed(id_: str, *kids: w.Kid) -> w.Widget:
    """A field, with what is wrong about it below."""
    return w.Column(*kids, gap=16, across="stretch", id=id_)


@dataclass(eq=False)
class Feedback(ExpensePage):
    """Name, address and comment; only the comment must be there."""

    place = FEEDBACK
    bar_id = "abl_feedback"
    name: str = ""
    email: str = ""
    comment: str = ""
    tried: bool = False

    def build(self) -> w.Widget:
        why = tr(
            "We went to know what you thought of your experience at Pro Expense app so we'd love "
            "to hear you feedback."
        )
        form = w.Column(
            w.Text(why, BODY1, id="tv_feedback_description"),
            _framed("edl_name", w.TextField(bind="name", hint=tr("Name"), id="edt_name")),
            self._email(),
            self._comment(),
            w.Button(tr("Send Feedback"), id="btn_send", on_tap=self.send, width="fill"),
            gap=16,
            across="stretch",
        )
        body = w.Panel(form, look=w.Look(background="surface"), padding=16, width="fill")
        return self.page(self.bar(tr("Feedback")), w.Scroll(body, padding=8, key="feedback"))

    def _email(self) -> w.Widget:
        field = w.TextField(bind="email", hint=tr("Email"), id="edt_email", on_text=self.typed)
        wrong = self._complaint(self.bad_address, tr("Invalid Email Address"))
        return _framed("edl_email", field, wrong)

    def _comment(self) -> w.Widget:
        field = w.TextField(
            bind="comment", hint=tr("Your Comments*"), id="edt_comment", multiline=True,
            height=96, on_text=self.typed,
        )  # fmt: skip
        wrong = self._complaint(not self.comment, tr("Empty Comment"))
        return _framed("edl_comment", field, wrong)

    def _complaint(self, wrong: bool, text: Message) -> w.Widget | None:
        return w.Text(text, w.BODY_SMALL.coloured("error")) if self.tried and wrong else None

    @property
    def bad_address(self) -> bool:
        """Whether an address is given that can be none."""
        return bool(self.email) and not ADDRESS.fullmatch(self.email)

    def typed(self, text: str) -> None:
        """Complain no more until it is sent again."""
        del text
        self.tried = False

    def send(self) -> None:
        if self.bad_address or not self.comment:
            self.tried = True
            return
        self.name = self.email = self.comment = ""
        self.ask(FeedbackStatus(), self.leave)

    def leave(self, home: bool) -> None:
        if home:
            self.go_home()


@dataclass(eq=False)
class FeedbackStatus(AppScreen[ExpenseApp, bool]):
    """Says thank you."""

    window = "sheet"

    def build(self) -> w.Widget:
        thanks = tr("Thanks for your Comment.\n It will be delivered soon.")
        return sheet(
            tr("Feedback Status"),
            "tv_feedback_status",
            drop_button(self.close, "btn_drop"),
            w.Column(
                w.Icon("check_circle_outline", 55, "primary", id="imv_done"),
                w.Text(thanks, BODY1, id="tv_status", align="center"),
                gap=16,
                across="center",
                width="fill",
            ),
            w.Panel(
                w.Button(
                    tr("Go Home"),
                    icon="home",
                    id="go_home",
                    width="fill",
                    on_tap=partial(self.close, True),
                ),
                padding=(16, 32, 16, 0),
            ),
        )
