"""What emoji cost a phone in memory: `python -m tests.phone_ui.emoji_memory`.

Prints a phone's own share of memory (PSS, kB) with text in a field that is drawn, and with ten
emoji in it.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.draw import encode_png
from tests.phone_apps.driver import Driver

TEXTS = ("Hello مرحبا", "😀👩🏽‍💻👍🏿🎉❤️🦩🏳️‍🌈5️⃣🇪🇬🫨")


def held() -> int:
    """The proportional share of all pages, in kB."""
    gc.collect()
    lines = Path("/proc/self/smaps_rollup").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def main() -> None:
    """Look at some apps, then search contacts for text and for emoji."""
    phone = Phone(PhoneConfig(apps=INSTALLED))
    driver = Driver(phone)
    for package in ("net.gsantner.markor", "com.android.settings", "com.google.android.contacts"):
        phone.windows.start_app(package)
        encode_png(phone.windows.view.image())
    driver.tap("Skip")
    driver.tap("Allow")
    driver.tap("open_search_bar")
    amounts = []
    for text in TEXTS:
        phone.windows.editor.clear()
        phone.windows.type_text(text)
        encode_png(phone.windows.view.image())
        amounts.append(held())
    before, after = amounts
    sys.stdout.write(f"before {before} kB, after ten emoji {after} kB: {after - before} kB more\n")


if __name__ == "__main__":
    main()
