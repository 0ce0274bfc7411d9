"""What stands for a site in lists."""

from __future__ import annotations

from pytest_androidbench.phone.ui import widgets as w


def favicon(title: str, size: float = 24, id_: str | None = None) -> w.Widget:
    """What stands for a site: the first letter of its name, as there is no picture of it."""
    letter = title.strip()[:1].upper() or "?"
    return w.Picture(letter=letter, background="surface_highest", colour="on_surface_variant",
                     size=size, id=id_)  # fmt: skip
