"""Numbers in the digits of the phone's locale, as CLDR 40 has them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_ui.screens import ctx_of


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("ar", "١٥:٣٤"), ("ar_EG", "١٥:٣٤"), ("ar-SA", "١٥:٣٤"), ("ar_AE", "15:34"),
        ("ar_MA", "15:34"), ("fa_IR", "۱۵:۳۴"), ("ps_AF", "۱۵:۳۴"), ("ur_PK", "15:34"),
        ("ur_IN", "۱۵:۳۴"), ("hi_IN", "15:34"), ("mr_IN", "१५:३४"), ("ne_NP", "१५:३४"),
        ("bn_BD", "১৫:৩৪"), ("my_MM", "၁၅:၃၄"), ("he_IL", "15:34"), ("th_TH", "15:34"),
        ("en_US", "15:34"),
    ],
)  # fmt: skip
def test_a_time_in_each_locale(locale: str, shown: str) -> None:
    assert native("15:34", locale) == shown
    engine = TextEngine()
    engine.paragraph(shown, size=20, width=500)
    assert engine.fonts.missing == set()


def test_numbers_in_messages_follow_and_names_do_not() -> None:
    ctx = ctx_of(Display(locale="ar_EG"))
    assert ctx.text(ntr("{n} message", "{n} messages", 12)) == "١٢ messages"
    assert ctx.text(tr("Call {number}", number="555 0123")) == "Call 555 0123"
    assert ctx_of().text(ntr("{n} message", "{n} messages", 12)) == "12 messages"
