"""The label of a number, and what says so aloud, in a language that has another word for home."""

from __future__ import annotations

from pytest_androidbench.phone.ui.context import Display
from tests.phone_apps.driver import started


def test_what_a_label_is_described_by_names_it_in_the_phone_s_language() -> None:
    driver = started(display=Display(locale="ja_JP"))
    driver.phone.windows.start_app("com.google.android.contacts")
    for label in ("スキップ", "許可", "floating_action_button"):
        driver.tap(label)
    roots = driver.phone.windows.view.all_trees()
    described = [node.desc for root in roots for node in root.walk() if node.desc]
    assert "電話（携帯）" in described
    assert not any("Mobile" in each for each in described)
