"""Films as cards or rows, alone or in groups (VideoGridFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.group_acts import GroupActs
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import (
    VideoGroup,
    VlcMedium,
    clock_text,
    grouped,
    total,
)
from pytest_androidbench.phone.apps.vlc.video_items import VideoItem, video_card, video_row
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VideoList(AppPart[VlcApp]):
    """Films; `only` names a group whose films are shown one by one."""

    only: str = ""
    chosen: Selection[str] = field(default_factory=Selection)
    acts: MediaActs = field(default_factory=MediaActs)
    group_acts: GroupActs = field(default_factory=GroupActs)
    menus: Menus = field(default_factory=Menus)

    @property
    def cards(self) -> bool:
        return self.app.prefs().get(names.LIST_MODE, default=True)

    def groups(self) -> list[VideoGroup]:
        """What is listed, in its order."""
        prefs = self.app.prefs()
        films = [medium for medium in self.app.library.media() if medium.is_video]
        found = grouped(films, self.mode)
        if self.only:
            own = next((group for group in found if group.key == self.only), None)
            found = grouped(list(own.media) if own is not None else [], "none")
        key = prefs.get(names.SORT, "name")
        found.sort(key=lambda group: (_order(group, key), group.key),
                   reverse=prefs.get(names.DESCENDING, default=False))  # fmt: skip
        return found

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        """The list of what fits."""
        groups = [group for group in self.groups() if fits(group.title)]
        if not groups:
            return look.empty(look.NO_MEDIA)
        if not self.cards:
            return w.Scroll(*(video_row(self._item(group)) for group in groups), id="video_grid",
                            cls=look.RECYCLER)  # fmt: skip
        columns = max(2, int(self.host.width_dp // 160))
        side = self.host.width_dp / columns
        rows = []
        for first in range(0, len(groups), columns):
            cells = [video_card(self._item(one), side) for one in groups[first : first + columns]]
            rows.append(w.Row(*cells, width="fill", across="start"))
        return w.Scroll(*rows, id="video_grid", cls=look.RECYCLER)

    def _item(self, group: VideoGroup) -> VideoItem:
        marked = self.app.prefs().get(names.SEEN_MARKER, default=True)
        return VideoItem(
            group=group,
            chosen=group.key in self.chosen,
            picture=self.app.thumbnails.get(group.media[0].id),
            seen=marked and len(group.media) == 1 and group.media[0].play_count > 0,
            tap=partial(self.tap, group.key),
            hold=partial(self.chosen.toggle, group.key),
            menu=partial(self.menu, group.key),
        )

    def tap(self, key: str) -> None:
        """Select while anything is; else play a film, or show a group."""
        if self.chosen:
            self.chosen.toggle(key)
            return
        group = self._group(key)
        if group is not None and len(group.media) > 1:
            self.show(self.app.page("group_page:VlcGroupPage", key=key))
        elif group is not None:
            self._play_from(group.media[0].id)

    def _play_from(self, id_: int) -> None:
        """Play a film; those behind it in the list too, where that is wanted."""
        if not self.app.prefs().get(names.PLAY_ALL_VIDEO, default=False):
            self.acts.play([id_])
            return
        ids = [medium.id for group in self.groups() for medium in group.media]
        self.acts.play(ids, ids.index(id_))

    def _group(self, key: str) -> VideoGroup | None:
        return next((group for group in self.groups() if group.key == key), None)

    def menu(self, key: str) -> None:
        """Open the sheet of a film or a group."""
        group = self._group(key)
        if group is not None and len(group.media) > 1:
            self.acts.sheets.open(group.title, self.group_rows, key)
        elif group is not None:
            self.acts.sheets.open(group.title, self.film_rows, key)

    def group_rows(self, key: str) -> Sequence[MenuEntry]:
        """What can be done with a group."""
        group = self._group(key)
        ids = [medium.id for medium in group.media] if group is not None else []
        return (
            MenuEntry(text=tr("Play all"), act=lambda: self.acts.play(ids)),
            MenuEntry(text=tr("Append"), act=lambda: self.app.player.add(ids, following=False)),
            MenuEntry(text=tr("Add to playlist"), act=lambda: self.acts.add(ids)),
            *self._grouping(key, ids),
            MenuEntry(text=tr("Mark all as played"), act=lambda: self.acts.mark(ids)),
        )

    def _grouping(self, key: str, ids: list[int]) -> Sequence[MenuEntry]:
        acts = self.group_acts
        if self.mode != "name":
            return ()
        return (
            MenuEntry(text=tr("Add to video group"), act=lambda: acts.ask_group(ids)),
            MenuEntry(text=tr("Rename video group"), act=lambda: acts.ask_name(key)),
            MenuEntry(text=tr("Ungroup"), act=lambda: acts.set_apart(ids)),
        )

    def film_rows(self, key: str) -> Sequence[MenuEntry]:
        """What can be done with a film, in its group or beside the groups."""
        group = self._group(key)
        if group is None:
            return ()
        film = group.media[0]
        rows, acts = list(self.acts.rows(film.id)), self.group_acts
        if self.only:
            apart = MenuEntry(
                text=tr("Remove from video group"), act=lambda: acts.set_apart([film.id])
            )
            rows.append(apart)
        elif self.mode == "name":
            into = MenuEntry(text=tr("Add to video group"), act=lambda: acts.ask_group([film.id]))
            again = MenuEntry(text=tr("Regroup automatically"), act=lambda: acts.regroup([film.id]))
            rows += [into, again] if film.alone or film.group else [into]
        return rows

    @property
    def mode(self) -> str:
        """How films are grouped."""
        return self.app.prefs().get(names.GROUPING, "name")

    def selected(self) -> list[VlcMedium]:
        """The selected films, in the order in which they were selected."""
        known = {group.key: group for group in self.groups()}
        return [one for key in self.chosen.rows if key in known for one in known[key].media]

    def selection_bar(self) -> w.Widget | None:
        """The bar while anything is selected."""
        if not self.chosen:
            return None
        media = self.selected()
        lead = w.Up(self.chosen.end, desc=tr("Done"))
        lead.id, lead.cls = "action_mode_close_button", look.IMAGE
        title = w.Column(
            w.Text(tr("{n} selected", n=len(self.chosen)), w.TITLE, id="action_bar_title"),
            w.Text(clock_text(total(media)), look.SMALL, id="action_bar_subtitle"),
        )
        grouped_bar = self.mode == "name" and not self.only
        play, append = ("action_videogroup_play", "action_videogroup_append")
        if not grouped_bar:
            play, append = ("action_video_play", "action_video_append")
        waits = grouped_bar or self.app.player.medium is not None
        return w.TopBar(
            title, lead=lead,
            actions=(
                w.BarButton("play_arrow", tr("Play"), id=play, on_tap=self.play),
                waits and w.BarButton("playlist_play", tr("Append"), id=append,
                                      on_tap=self.append),
                w.More(partial(self.menus.open, self.more)),
            ),
            id="action_mode_bar",
        )  # fmt: skip

    def more(self) -> Sequence[MenuEntry]:
        """What has no room in that bar (action_mode_video.xml, action_mode_video_group.xml)."""
        ids = [medium.id for medium in self.selected()]
        chosen = [group for group in self.groups() if group.key in self.chosen]
        several = [group for group in chosen if len(group.media) > 1]
        grouping, inside = self.mode == "name" and not self.only, bool(self.only)
        one = len(chosen) == 1
        return offered(
            (not grouping and one, tr("Information"), lambda: self.acts.info(ids[0])),
            (grouping or (inside and not one), tr("Add to video group"), self.into_group),
            (not grouping, tr("Share"), lambda: self.acts.share(ids)),
            (not grouping, tr("Play as audio"), self.hear),
            (True, tr("Add to playlist"), self.add),
            (grouping and len(several) == len(chosen), tr("Ungroup"), self.set_apart),
            (grouping and one and bool(several), tr("Rename video group"), self.ask_name),
            (True, tr("Delete"), self.delete),
            (grouping and one and not several, tr("Regroup automatically"), self.regroup),
            (inside, tr("Remove from video group"), self.set_apart),
        )

    def into_group(self) -> None:
        self.group_acts.ask_group(self._take())

    def set_apart(self) -> None:
        self.group_acts.set_apart(self._take())

    def regroup(self) -> None:
        self.group_acts.regroup(self._take())

    def ask_name(self) -> None:
        key = self.chosen.rows[0]
        self.chosen.end()
        self.group_acts.ask_name(key)

    def _take(self) -> list[int]:
        ids = [medium.id for medium in self.selected()]
        self.chosen.end()
        return ids

    def play(self) -> None:
        self.acts.play(self._take())

    def hear(self) -> None:
        self.acts.play(self._take(), video=False)

    def append(self) -> None:
        self.app.player.add(self._take(), following=False)

    def add(self) -> None:
        self.acts.add(self._take())

    def delete(self) -> None:
        self.acts.ask_delete(self._take())


def _order(group: VideoGroup, key: str) -> tuple[int, str]:
    name = sort_key(group.title)
    if key == "length":
        return total(group.media), str(name)
    if key == "date":
        return max(medium.modified for medium in group.media), str(name)
    return 0, str(name)
