"""What pages with cells can be told about how they show them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gallery.access import Access
from pytest_androidbench.phone.apps.gallery.choices import FilterDialog, SortDialog, ViewTypeDialog
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.gallery.settings import GallerySettingsPage, about
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

CAMERA: Final = "android.media.action.STILL_IMAGE_CAMERA"
SAID: Final = w.TextStyle(18, colour="on_surface_variant")
LINK: Final = w.TextStyle(18, colour="primary")
MOST_COLUMNS: Final = 20


@dataclass(eq=False)
class ViewOptions(FilesPart):
    """How a page shows its cells: in which order, of what kind, how large."""

    access: Access = field(default_factory=Access)

    def sort(self) -> None:
        self.show(SortDialog(place=self.home.place))

    def filter(self) -> None:
        self.show(FilterDialog(place=self.home.place))

    def change_view(self) -> None:
        self.show(ViewTypeDialog(place=self.home.place))

    def columns(self, setting: str) -> int:
        """How many cells stand beside each other."""
        return max(1, min(MOST_COLUMNS, self.app.config.number(setting)))

    def side(self, columns: int) -> float:
        """The length of a cell's side."""
        return self.host.width_dp / columns

    def column_count(self, setting: str) -> Action:
        """The entry that changes how many they are."""
        return Action(id="column_count", title=tr("Column count"),
                      act=partial(self.ask_columns, setting))  # fmt: skip

    def ask_columns(self, setting: str) -> None:
        choices = [(n, ntr("{n} column", "{n} columns", n)) for n in range(1, MOST_COLUMNS + 1)]
        chosen = self.app.config.number(setting)
        self.ask(RadioDialog(choices=[*choices], chosen=chosen), self.columns_chosen, setting)

    def columns_chosen(self, setting: str, count: int) -> None:
        self.app.config.put(setting, count)

    def hidden_actions(self) -> list[Action]:
        """The entries about hidden media."""
        config = self.app.config
        found = (
            not config.shows_hidden and Action(
                id="temporarily_show_hidden", title=tr("Temporarily show hidden"),
                act=partial(self.show_hidden, True), show="never"),
            config.on("temporarily_show_hidden") and Action(
                id="stop_showing_hidden", title=tr("Stop showing hidden media"),
                act=partial(self.show_hidden, False), show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def show_hidden(self, on: bool) -> None:
        if not on or self.access.given():
            self.app.config.put("temporarily_show_hidden", on)

    def settings(self) -> Action:
        """The entry that leads to the settings."""
        return Action(id="settings", title=tr("Settings"), act=self.open_settings)

    def open_settings(self) -> None:
        self.show(GallerySettingsPage())

    def about(self) -> Action:
        """The entry that leads to the About page."""
        return Action(id="about", title=tr("About"), act=self.open_about)

    def open_about(self) -> None:
        self.show(about())

    def folder_created(self, path: str) -> None:
        """Show a new folder though nothing is in it yet."""
        self.app.config.put("temp_folder_path", path)

    def open_camera(self) -> None:
        if not self.start(Intent(action=CAMERA)):
            self.toast(tr("No valid app found"))

    def nothing(self, query: str, id_: str) -> w.Widget:
        """What stands in place of the cells where no media are to be seen."""
        if query:
            return w.Panel(w.Text(tr("No items found."), SAID, id=id_), padding=16, weight=1)
        said = tr("No media files have been found with the selected filters.")
        change = w.Text(tr("Change filters"), LINK, id=f"{id_}_2", on_tap=self.filter)
        return w.Column(
            w.Panel(w.Text(said, SAID, id=id_, align="center"), padding=(16, 16, 16, 0)),
            w.Panel(change, padding=16),
            across="center",
            width="fill",
            weight=1,
        )
