"""The buttons that most dialogs have."""

from __future__ import annotations

from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.ui.message import tr


def test_the_positive_one_comes_first_and_can_wait_for_an_answer() -> None:
    pressed: list[str] = []
    ok, cancel = ok_cancel(lambda: pressed.append("ok"), lambda: pressed.append("no"))
    assert (ok.text, cancel.text) == (tr("OK"), tr("Cancel"))
    for button in (ok, cancel):
        assert button.on_tap is not None
        button.on_tap()
    assert pressed == ["ok", "no"]
    waiting, _ = ok_cancel(pressed.clear, pressed.clear, enabled=False)
    assert not waiting.enabled
