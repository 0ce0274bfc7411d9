"""The buttons that most dialogs have."""

from __future__ import annotations

from pytest_androidbench.phone.kit.dialogs import ok_or_cancel


def test_ok_stands_before_cancel() -> None:
    done: list[str] = []
    ok, cancel = ok_or_cancel(lambda: done.append("ok"), lambda: done.append("cancel"))
    assert ok.on_tap is not None
    assert cancel.on_tap is not None
    ok.on_tap()
    cancel.on_tap()
    assert done == ["ok", "cancel"]
