"""The page of one permission of an app, as the permission controller lays it out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.view.parts import LINEAR
from pytest_androidbench.phone.apps.settings.view.plain import header
from pytest_androidbench.phone.apps.settings.view.tapping import tapped
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY


class Answer(NamedTuple):
    """One of the radio buttons."""

    name: str
    text: Message
    chosen: bool
    do: rows.Action


def app_header_of(entity: rows.EntityHeader, pane: Pane) -> w.Widget:
    """Return the app the page is about."""
    return w.Panel(header(pane, entity), id="large_header", cls=LINEAR, width="fill")


def selection(message: Message, answers: Sequence[Answer], pane: Pane) -> w.Widget:
    """Return the question over the radio buttons that answer it."""
    buttons = [
        w.Radio(
            answer.chosen,
            text=answer.text,
            id=f"{answer.name}_radio_button",
            on_tap=partial(answer.do, pane),
            width="fill",
        )
        for answer in answers
    ]
    question = w.Text(message, ROW_SUMMARY, id="permission_message")
    group = w.Column(*buttons, id="radiogroup", cls="android.widget.RadioGroup", width="fill")
    return w.Panel(
        w.Column(question, group, gap=8), padding=(24, 16, 16, 16), cls=LINEAR, width="fill"
    )


def links(places: Sequence[rows.Link], pane: Pane) -> w.Widget:
    """Return what leads to other permissions, and other apps."""
    lines = [
        w.Text(
            row.title,
            w.LABEL,
            "primary",
            id=f"footer_link_{number}",
            on_tap=partial(tapped, pane, row),
            height=48,
        )
        for number, row in enumerate(places, 1)
    ]
    return w.Panel(w.Column(*lines), padding=(24, 8), cls=LINEAR, width="fill")
