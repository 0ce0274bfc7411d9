"""What a task puts into Pro Expense is what the app shows, and the other way round."""

from __future__ import annotations

from pytest_androidbench.appdata.expenses import CATEGORIES, Expense, Expenses
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import FirstRun, pilot_on

APP = "com.arduia.expense"
TWICE = Expense(
    name="Train ticket",
    cents=125_050,
    category="Transportation",
    note="it's for two",
    created=1_697_000_000_000,
    modified=1_697_000_000_000,
)


def test_expenses_are_put_shown_entered_and_read(device: Device) -> None:
    FirstRun(app=APP, taps=("?Next", "?Continue"), expect="Totals")(device)
    kept = Expenses(device)
    assert kept.all() == []
    rows = [TWICE, TWICE, *(Expense(name=name, cents=100, category=name) for name in CATEGORIES)]
    kept.replace(rows)
    assert kept.all() == rows
    kept.replace([TWICE, TWICE])
    pilot = pilot_on(device).open(APP)
    assert pilot.node(text="Train ticket", index=1)
    assert pilot.node(text=TWICE.amount, index=0)
    pilot.tap(id="fb_main_add").type("Amount", "7.05").tap("Save")
    assert [row.entered for row in kept.all()] == [
        TWICE.entered,
        TWICE.entered,
        {"name": "", "cents": 705, "category": "Food", "note": ""},
    ]
