"""The menu of a folder's page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery.config import FAVORITES, LIST, RECYCLE_BIN, SHOW_ALL
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.gallery.media import MediaPage


def media_actions(page: MediaPage) -> list[Action]:
    """What the bar offers while nothing is selected."""
    config, place = page.config, page.place
    grid = config.view_type(place) != LIST
    default = config.text("default_folder") == place
    everything, binned = place == SHOW_ALL, place == RECYCLE_BIN
    found = (
        grid and Action(id="toggle_filename", title=tr("Toggle filename visibility"),
                        icon="label", act=page.toggle_names, show="always"),
        everything and Action(id="folder_view", title=tr("Switch to folder view"),
                              icon="folder", act=page.leave, show="always"),
        Action(id="sort", title=tr("Sort by"), icon="sort", act=page.sort),
        Action(id="filter", title=tr("Filter media"), icon="filter_list", act=page.filter),
        Action(id="change_view_type", title=tr("Change view type"), act=page.change_view,
               show="never"),
        not config.shows_hidden and Action(
            id="temporarily_show_hidden", title=tr("Temporarily show hidden"),
            act=partial(page.show_hidden, True), show="never"),
        config.on("temporarily_show_hidden") and Action(
            id="stop_showing_hidden", title=tr("Stop showing hidden media"),
            act=partial(page.show_hidden, False), show="never"),
        binned and Action(id="empty_recycle_bin", title=tr("Empty the Recycle Bin"),
                          act=page.ask_empty, show="never"),
        binned and Action(id="empty_disable_recycle_bin",
                          title=tr("Empty and disable the Recycle Bin"),
                          act=page.ask_disable, show="never"),
        config.on("use_recycle_bin") and not binned and Action(
            id="open_recycle_bin", title=tr("Open the Recycle Bin"), act=page.open_bin,
            show="never"),
        binned and Action(id="restore_all_files", title=tr("Restore all files"),
                          act=page.restore_all, show="never"),
        everything and Action(id="open_camera", title=tr("Open camera"),
                              act=page.open_camera),
        Action(id="group", title=tr("Group by"), act=page.group, show="never"),
        Action(id="unset_as_default_folder" if default else "set_as_default_folder",
               title=tr("Unset as default folder") if default
               else tr("Set as default folder"),
               act=partial(page.make_default, not default), show="never"),
        place not in {SHOW_ALL, RECYCLE_BIN, FAVORITES} and Action(
            id="create_new_folder", title=tr("Create new folder"), act=page.create_folder,
            show="never"),
        grid and Action(id="column_count", title=tr("Column count"),
                        act=page.change_columns),
        Action(id="slideshow", title=tr("Slideshow"), act=page.start_slideshow,
               show="never"),
        Action(id="settings", title=tr("Settings"), act=page.open_settings),
        everything and Action(id="about", title=tr("About"), act=page.open_about),
    )  # fmt: skip
    return [action for action in found if action]
