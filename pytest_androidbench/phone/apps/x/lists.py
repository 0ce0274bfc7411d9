"""Lists of accounts that are read together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XList
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


def list_row(app: XApp, list_: XList, act: look.Act, trailing: w.Widget | None = None) -> w.Widget:
    """Name, whose it is, and how many are in it."""
    store = app.store
    people = ntr("{n} member", "{n} members", len(store.in_list(list_.id)))
    below = tr("{owner} · {people}", owner=store.user(list_.owner).name,
               people=app.phone.windows.translate(people))  # fmt: skip
    return w.ListItem(
        list_.name, below, icon="lock" if list_.private else "list_alt", look=w.MATERIAL,
        key=f"list {list_.id}", trailing=trailing, on_tap=act,
    )  # fmt: skip


@dataclass(eq=False)
class ListsPage(AppScreen[XApp, None]):
    """The owner's and those of others; or the ones that somebody has made."""

    owner: int = 0
    """Whose alone are shown; 0: all."""

    def build(self) -> w.Widget:
        store = self.app.store
        rows: list[w.Widget]
        if self.owner and self.owner != store.me.id:
            rows = [
                list_row(self.app, each, partial(self.open, each.id))
                for each in store.lists.all(
                    "WHERE owner = ? AND NOT private ORDER BY name, _id", self.owner
                )
            ]
            none = empty_state(tr("There are no Lists here"), "empty_text")
            listed = w.Scroll(*rows, id="list", cls=look.RECYCLER) if rows else none
            return w.Page(look.bar(tr("Lists"), subtitle=look.at(store.user(self.owner))), listed)
        others = [self._other(each) for each in store.other_lists()]
        own = [list_row(self.app, each, partial(self.open, each.id), self._pin(each))
               for each in store.own_lists()]  # fmt: skip
        rows = [
            *([w.Category(tr("Discover new Lists"), start=16), *others] if others else []),
            w.Category(tr("Your Lists"), start=16),
            *(own or [w.ListItem(tr("You haven't created any Lists yet"), look=w.MATERIAL)]),
        ]
        add = w.Fab("playlist_add", tr("Create a List"), id="create_list", on_tap=self.add)
        bar = look.bar(tr("Lists"), subtitle=look.at(store.me))
        return w.Page(bar, w.Scroll(*rows, id="list", cls=look.RECYCLER), fab=add)

    def _other(self, list_: XList) -> w.Widget:
        follow = look.pill(tr("Follow"), partial(self.follow, list_.id), strong=True,
                           id="follow_list", key=f"follow list {list_.id}")  # fmt: skip
        return list_row(self.app, list_, partial(self.open, list_.id), follow)

    def _pin(self, list_: XList) -> w.Widget:
        return w.IconButton(
            "push_pin", tr("Unpin List") if list_.pinned else tr("Pin List"),
            colour="primary" if list_.pinned else "outline_variant", id="pin_list",
            key=f"pin {list_.id}", on_tap=partial(self.pin, list_.id),
        )  # fmt: skip

    def pin(self, list_: int) -> None:
        """Let it stand first, or not."""
        found = self.app.store.lists.get(list_)
        if found is not None:
            self.app.store.lists.put(list_, pinned=not found.pinned)

    def follow(self, list_: int) -> None:
        """Read a list of somebody else's."""
        self.app.store.lists.put(list_, followed=True)

    def open(self, list_: int) -> None:
        """Show one."""
        self.show(ListPage(list_=list_))

    def add(self) -> None:
        """Make one."""
        self.show(EditList())


@dataclass(eq=False)
class ListPage(AppScreen[XApp, None]):
    """What its members have posted."""

    list_: int = 0
    acts: PostActs = field(default_factory=PostActs)
    menus: Menus = field(default_factory=Menus)

    @property
    def shown(self) -> XList:
        """The list as it is now."""
        return self.app.store.lists.get(self.list_) or XList()

    def build(self) -> w.Widget:
        store, list_ = self.app.store, self.shown
        count = ntr("{n} member", "{n} members", len(store.in_list(self.list_)))
        people = w.Button(count, "text", id="list_members", on_tap=self.open_members)
        about = w.Text(list_.about, look.SECOND, id="list_about", align="center")
        head = w.Panel(w.Column(about if list_.about else None, people, across="center",
                                width="fill"), padding=(16, 8), width="fill")  # fmt: skip
        rows = PostRows(self.app, self.acts)
        none = tr("Waiting for posts: people in this List haven't posted yet")
        listed = rows.listed(store.posts.of_list(self.list_), none)
        bar = look.bar(
            list_.name, w.More(self.open_menu), subtitle=look.at(store.user(list_.owner))
        )
        return w.Page(bar, head, w.Divider(), listed, over=self.acts.snackbar.build())

    def open_members(self) -> None:
        """Show who is in it."""
        self.show(ListMembers(list_=self.list_))

    def open_menu(self) -> None:
        """Show what else can be done."""
        self.menus.open(self.more)

    def more(self) -> list[MenuEntry]:
        """That depends on whose it is."""
        list_ = self.shown
        own = list_.owner == self.app.store.me.id
        return offered(
            (True, tr("Copy link"), self.copy),
            (own, tr("Edit List"), self.edit),
            (own, tr("Delete List"), self.ask_delete),
            (not own, tr("Unfollow List") if list_.followed else tr("Follow List"), self.follow),
        )

    def copy(self) -> None:
        """Let its address be pasted."""
        self.phone.clipboard.put(f"https://x.com/i/lists/{self.list_}", package=self.app.package)
        self.acts.snackbar.say(tr("Copied to clipboard"))

    def edit(self) -> None:
        """Call it otherwise."""
        self.show(EditList(list_=self.list_))

    def follow(self) -> None:
        """Read it, or do so no more."""
        self.app.store.lists.put(self.list_, followed=not self.shown.followed)

    def ask_delete(self) -> None:
        """Make sure."""
        question = Confirm(
            title=tr("Delete List?"),
            positive=tr("Delete"),
            message=tr("This can't be undone and you'll lose your List."),
        )
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        """Remove it."""
        if sure:
            self.app.store.remove_list(self.list_)
            self.close(toast=tr("List deleted"))


@dataclass(eq=False)
class ListMembers(AppScreen[XApp, None]):
    """Who is in a list; the owner takes people in and out, found by name."""

    list_: int = 0
    search: SearchField = field(default_factory=lambda: SearchField(id="query"))
    users: UserRows = field(default_factory=UserRows)

    def build(self) -> w.Widget:
        store = self.app.store
        found = store.lists.get(self.list_) or XList()
        inside = store.in_list(self.list_)
        none = tr("There isn't anyone in this List")
        if found.owner != store.me.id:
            return w.Page(look.bar(tr("List members")), self.users.listed(inside, none))
        words = self.search.words.strip()
        shown = store.found(words) if words else inside
        ids = {each.id for each in inside}
        rows = [
            w.ListItem(
                each.name, look.at(each), lead=look.face(each), look=w.MATERIAL,
                key=f"member {each.id}", trailing=look.pill(
                    tr("Remove") if each.id in ids else tr("Add"),
                    partial(self.turn, each.id), strong=each.id not in ids, id="list_button",
                    key=f"turn {each.id}",
                ),
                on_tap=partial(self.users.open, each.id),
            )
            for each in shown if not each.self
        ]  # fmt: skip
        clear = self.search.clear_button(tr("Clear"), id="clear")
        box = w.Row(w.Panel(self.search.box(tr("Search people")), weight=1), clear, width="fill")
        listed = w.Scroll(*rows, id="list", cls=look.RECYCLER)
        return w.Page(look.bar(tr("Edit List members")), w.Panel(box, padding=(16, 4)),
                      w.Divider(), listed if rows else empty_state(none, "empty_text"))  # fmt: skip

    def turn(self, user: int) -> None:
        """Take somebody in, or out."""
        self.app.store.put_in_list(self.list_, user)


@dataclass(eq=False)
class EditList(AppScreen[XApp, None]):
    """Name, description, and who may see it."""

    list_: int = 0
    """That which is changed; 0: a new one is made."""
    name: str = ""
    about: str = ""
    private: bool = False

    def on_open(self) -> None:
        found = self.app.store.lists.get(self.list_) if self.list_ else None
        if found is not None:
            self.name, self.about, self.private = found.name, found.about, found.private
        self.focus("list_name")

    def build(self) -> w.Widget:
        done = w.Button(tr("Save") if self.list_ else tr("Create"), "text", id="save",
                        enabled=bool(self.name.strip()), on_tap=self.save)  # fmt: skip
        fields = w.Column(
            w.TextField(bind="name", hint=tr("Name"), id="list_name", style="line",
                        max_length=names.MOST_LIST_NAME),
            w.TextField(bind="about", hint=tr("Description"), id="list_description", style="line",
                        max_length=names.MOST_LIST_ABOUT),
            gap=16,
            width="fill",
        )  # fmt: skip
        switch = w.SwitchRow(tr("Private"), checked=self.private, on_tap=self.turn, key="private",
                             summary=tr("Only you can see this List"))  # fmt: skip
        title = tr("Edit List") if self.list_ else tr("Create a List")
        bar = w.TopBar(title, back=True, actions=[done], id="toolbar")
        return w.Page(bar, w.Scroll(w.Panel(fields, padding=16, width="fill"), switch, id="form"))

    def turn(self) -> None:
        """Let everybody see it, or the owner alone."""
        self.private = not self.private

    def save(self) -> None:
        """Keep it."""
        store, name = self.app.store, self.name.strip()
        if not name:
            return
        if self.list_:
            store.lists.put(self.list_, name=name, about=self.about.strip(), private=self.private)
        else:
            store.lists.add(XList(name=name, about=self.about.strip(), private=self.private,
                                  owner=store.me.id))  # fmt: skip
        self.hide_keyboard()
        self.close()


@dataclass(eq=False)
class ListsOfUser(AppScreen[XApp, None]):
    """The owner's lists, ticked where somebody is in them."""

    user: int = 0

    def build(self) -> w.Widget:
        store = self.app.store
        rows = [
            list_row(self.app, each, partial(self.turn, each.id),
                     w.CheckBox(self.user in {one.id for one in store.in_list(each.id)}))
            for each in store.own_lists() if each.owner == store.me.id
        ]  # fmt: skip
        add = w.Button(tr("Create a List"), "text", id="create_list", on_tap=self.add)
        bar = look.bar(tr("Pick a List"), subtitle=look.at(store.user(self.user)))
        return w.Page(bar, add, w.Scroll(*rows, id="list", cls=look.RECYCLER))

    def turn(self, list_: int) -> None:
        """Take them in, or out."""
        self.app.store.put_in_list(list_, self.user)

    def add(self) -> None:
        """Make a list."""
        self.show(EditList())
