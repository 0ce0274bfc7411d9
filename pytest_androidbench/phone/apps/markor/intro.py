"""The pages of the first start, and the question for access to files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.colours import BAR
from pytest_androidbench.phone.apps.markor.preferences import INTRO_SEEN
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SLIDES: Final = (
    (
        "Main View",
        "Notebook is the folder that Markor loads in the file browser when the app is started. "
        "It is the home folder of your files.",
        "folder",
    ),
    ("View", "", "visibility"),
    ("Share -> Markor", "", "share"),
    (
        "To-Do",
        "Manage your tasks with ToDo. It is a file in todo.txt format with default location "
        ">Notebook/todo.txt<, you can set a custom filepath in the settings.",
        "assignment",
    ),
    (
        "QuickNote",
        "QuickNote is the fastest option to write down notes. It is a file in Markdown format with "
        "default location >Notebook/QuickNote.md<, you can set a custom filepath in the settings.",
        "bolt",
    ),
)
TITLE: Final = w.TextStyle(26, 500, colour="#ffffff")
BUTTON: Final = w.TextStyle(14, 500, colour="#ffffff", caps=True)
PUSH: Final = "android.widget.Button"
ABOUT: Final = w.TextStyle(16, colour="#ffffff")
LAST: Final = len(SLIDES) - 1
ALL_FILES: Final = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION"


@dataclass(eq=False)
class Intro(AppScreen[MarkorApp, None]):
    """What the app is for, page by page."""

    activity = ".activity.IntroActivity"

    page: int = 0

    def build(self) -> w.Widget:
        pager = w.Pager(
            count=len(SLIDES), index=self.page, page=self._slide, on_page=self.turn, id="view_pager"
        )
        bottom = w.Panel(self._bottom(), look=w.Look(background=BAR))
        parts = w.Column(pager, bottom, across="stretch", height="fill", width="fill")
        return w.Page(w.Panel(parts, id="background", weight=1))

    def _bottom(self) -> w.Widget:
        dots = w.Panel(
            w.Row(*map(self._dot, range(len(SLIDES))), gap=8), id="indicator_container",
            cls="android.widget.FrameLayout",
        )  # fmt: skip
        return w.Row(
            w.Spacer(weight=1),
            w.Align(dots, weight=1),
            w.Panel(w.Align(self._further(), across="end"), weight=1, padding=(0, 0, 16, 0)),
            width="fill",
            height=56,
        )

    def _further(self) -> w.Widget:
        if self.page == LAST:
            return w.Text(tr("Done"), BUTTON, id="done", cls=PUSH, on_tap=self.go_on)
        return w.IconButton(
            "chevron_right", tr("NEXT"), colour="white", id="next", on_tap=self.go_on
        )

    def on_back(self) -> None:
        if self.page:
            self.page -= 1
        else:
            self.phone.windows.home()

    def turn(self, page: int) -> None:
        """Show another page."""
        self.page = page

    def go_on(self) -> None:
        """Show the next page; behind the last one the app begins."""
        if self.page < LAST:
            self.page += 1
        else:
            self.app.settings.put(INTRO_SEEN, value=True)
            self.close()

    def _slide(self, place: int) -> w.Widget:
        title, about, icon = SLIDES[place]
        return w.Panel(
            w.Column(
                w.Text(tr(title), TITLE, id="title", align="center", width="fill"),
                w.Align(
                    w.Icon(icon, size=160, colour="white", id="image", desc=tr("graphics")),
                    weight=1,
                ),
                w.Text(tr(about), ABOUT, id="description", align="center", width="fill"),
                across="stretch",
                height="fill",
            ),
            padding=(32, 48),
            look=w.Look(background=BAR),
        )

    def _dot(self, place: int) -> w.Widget:
        colour = "white" if place == self.page else "#ffffff55"
        return w.Panel(look=w.Look(background=colour, radius=4), width=8, height=8)


@dataclass(eq=False)
class NeedsFiles(Confirm):
    """The question, which only its buttons answer."""

    cancelable: ClassVar[bool] = False


@dataclass(eq=False)
class StoragePermission(AppScreen[MarkorApp, None]):
    """Stays in the way until the app may reach all files."""

    activity: ClassVar[str] = ".activity.StoragePermissionActivity"

    asked: bool = False

    def build(self) -> w.Widget:
        return w.Page()

    def on_open(self) -> None:
        self.question()

    def on_resume(self) -> None:
        if not self.asked:
            return
        self.asked = False
        if all_files(self.app.package).read(self.phone):
            self.start(Intent(component=f"{self.app.package}/.activity.MainActivity"))
            self.close()
        else:
            self.toast(tr("Permission not granted"))
            self.question()

    def question(self) -> None:
        """Say what is needed."""
        message = tr("Storage permission required to read and write files")
        self.ask(NeedsFiles(message=message, negative=tr("Exit")), self.answered)

    def answered(self, sure: bool) -> None:
        """Go to Settings, or leave."""
        if not sure:
            self.close()
            return
        self.asked = True
        self.start(Intent(action=ALL_FILES, data=f"package:{self.app.package}"))
