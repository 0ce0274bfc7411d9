"""Draws the contact sheets of all screens: `python -m tests.phone_apps.gallery [APP ...]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.found import unpictured
from tests.phone_apps.gallery import golden
from tests.phone_apps.gallery.sheets import encoded, sheet
from tests.phone_apps.gallery.stage import LOOKS, SHOTS, entries, furnished

PAGE = Path("docs/screens.md")
IMAGES = Path("docs/images")
INTRODUCTION = f"""# All screens

Every screen of the simulated phone, light and, by turns, {", ".join(list(LOOKS)[1:])}.
`scripts/gallery` draws these sheets; `scripts/gallery --large DIR clock` keeps the pictures of one
app in full size and in all looks.
"""


def main(arguments: list[str]) -> None:
    """Draw the chosen apps' sheets, by default all, and the page that shows them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("apps", nargs="*", metavar="APP", help=", ".join(SHOTS))
    parser.add_argument("--large", type=Path, metavar="DIR", help="also keep full-size pictures")
    parser.add_argument("--accept", action="store_true", help="keep what is shown now as right")
    options = parser.parse_args(arguments)
    unknown = set(options.apps) - set(SHOTS)
    if unknown:
        parser.error(f"no app {', '.join(sorted(unknown))}; there are {', '.join(SHOTS)}")
    engine = TextEngine()
    if options.accept:
        for app in options.apps or SHOTS:
            golden.write(app, entries(app, engine))
        return
    IMAGES.mkdir(exist_ok=True)
    for app in options.apps or SHOTS:
        folder = options.large / app if options.large else None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        data = encoded(sheet(furnished(engine, app), SHOTS[app], folder))
        if app in unpictured():
            continue
        (IMAGES / f"screens-{app}.webp").write_bytes(data)
        sys.stdout.write(f"{app}: {len(SHOTS[app])} screens, {len(data) // 1000} kB\n")
    PAGE.write_text(page(), "utf-8")


def page() -> str:
    """The document that shows all sheets."""
    parts = [INTRODUCTION]
    for app, shots in SHOTS.items():
        names = ", ".join(shot.name for shot in shots)
        picture = "" if app in unpictured() else f"\n![{app}](images/screens-{app}.webp)\n"
        parts.append(f"## {app}\n\n{names}\n{picture}")
    return "\n".join(parts)


if __name__ == "__main__":
    main(sys.argv[1:])
