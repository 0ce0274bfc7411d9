"""The configuration: its sections, and the settings of each, saved together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin import settings_rows
from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import Alert, DropDown
from pytest_androidbench.phone.apps.joplin.export import exported
from pytest_androidbench.phone.apps.joplin.look import (
    BODY,
    FADED,
    action,
    back_button,
    bar,
    drop_down,
    ruled,
)
from pytest_androidbench.phone.apps.joplin.preferences import JoplinPreferences
from pytest_androidbench.phone.apps.joplin.react import BUTTON, VIEW, VIEW_GROUP, touchable
from pytest_androidbench.phone.apps.joplin.status import StatusPage
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import PreferenceRow, PreferenceToggle, Slider
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SEARCH: Final = "search settings"


@dataclass(eq=False)
class ConfigPage(AppScreen[JoplinApp, None]):
    """The list of sections, or one of them."""

    section: str = ""
    """Label of the section that is open."""
    searching: bool = False
    query: str = ""
    changed: dict[str, str] = field(default_factory=dict)
    """Settings that were changed and not saved yet."""

    @property
    def _open(self) -> settings_rows.ConfigSection | None:
        return next(
            (section for section in settings_rows.SECTIONS if section.label == self.section), None
        )

    def build(self) -> w.Widget:
        found = self._open
        save = action("check", "Save changes", self.save, enabled=bool(self.changed))
        find = action("search", "Search", self.search)
        title = found.label if found is not None and not self.searching else "Configuration"
        head = bar(tr(title), back_button(self.on_back), [save, find])
        return w.Page(head, w.Scroll(*self._rows(found), key=f"config {self.section}"))

    def _rows(self, found: settings_rows.ConfigSection | None) -> list[w.Widget]:
        settings = self.app.store.settings
        if self.searching:
            return self._found(settings)
        if found is None:
            return [self._section(section) for section in settings_rows.SECTIONS]
        return [self._entry(entry, settings) for entry in found.entries]

    def _found(self, settings: JoplinPreferences) -> list[w.Widget]:
        box = w.TextField(
            bind="query", hint=tr("Search..."), key=SEARCH, style="filled", text_style=BODY
        )
        rows: list[w.Widget] = [box]
        for section in settings_rows.SECTIONS:
            entries = [each for each in section.entries if self._fits(section, each)]
            if entries:
                head = w.Panel(w.Text(tr(section.label), w.TITLE_MEDIUM), padding=(15, 10))
                rows.append(touchable(head, partial(self.open, section.label)))
                rows.extend(self._entry(entry, settings) for entry in entries)
        return rows

    def _fits(self, section: settings_rows.ConfigSection, entry: settings_rows.Entry) -> bool:
        """Whether the words that are searched for are a section's name, or among an entry's."""
        wanted, translate = self.query.strip().lower(), self.phone.windows.translate
        words = "\n".join(translate(each) for each in settings_rows.words_of(entry)).lower()
        named = translate(tr(section.label)).lower() == wanted
        return bool(self.query) and (named or wanted in words)

    def _section(self, section: settings_rows.ConfigSection) -> w.Widget:
        text = w.Column(
            w.Text(tr(section.label), BODY, lines=1),
            w.Text(tr(section.about), FADED, lines=1),
            gap=2,
            cls=VIEW_GROUP,
        )
        row = ruled(w.Icon(section.icon, 24), w.Panel(text, padding=(16, 0, 0, 0), weight=1))
        return touchable(row, partial(self.open, section.label), cls=VIEW)

    def _entry(self, entry: settings_rows.Entry, settings: JoplinPreferences) -> w.Widget:
        match entry:
            case PreferenceToggle():
                return self._toggle(entry, settings)
            case ListPreference():
                return self._choice(entry, settings)
            case Slider():
                return self._number(entry, settings)
            case PreferenceRow():
                return ruled(w.Text(entry.title, BODY))
        if entry.link:
            link = w.Text(tr(entry.label), BODY, "primary", on_tap=partial(self.follow, entry.link))
            return ruled(link)
        return ruled(w.Button(tr(entry.label), on_tap=partial(self.act, entry)))

    def _toggle(self, entry: PreferenceToggle, settings: JoplinPreferences) -> w.Widget:
        text = w.Column(
            w.Text(entry.title, BODY), entry.summary is not None and w.Text(entry.summary, FADED)
        )
        on = self._value(settings, entry.key, str(int(entry.default))) == "1"
        switch = w.Switch(on, partial(self.switch, entry), desc=entry.title)
        return ruled(w.Panel(text, weight=1), switch, padding=(15, 4))

    def _choice(self, entry: ListPreference, settings: JoplinPreferences) -> w.Widget:
        value = self._value(settings, entry.key, entry.default)
        shown = entry.values.get(value, value)
        list_ = drop_down(shown, partial(self.choose, entry), entry.key, "on_surface")
        return ruled(
            w.Panel(w.Text(entry.title, BODY), weight=1), w.Row(list_, weight=1, width="fill")
        )

    def _number(self, entry: Slider, settings: JoplinPreferences) -> w.Widget:
        value = self._value(settings, entry.key, str(entry.default))
        number = int(value) if value.isdecimal() else entry.default
        less, more = max(entry.least, number - 1), min(entry.most, number + 1)
        return ruled(
            w.Panel(w.Text(entry.title, BODY), weight=1),
            self._step("remove", tr("Decrease"), entry.key, less, enabled=less < number),
            w.Text(str(number), BODY),
            self._step("add", tr("Increase"), entry.key, more, enabled=more > number),
            padding=(15, 2),
        )

    def _step(
        self, icon: str, title: TextLike, key: str, number: int, *, enabled: bool
    ) -> w.Widget:
        act = partial(self.put, key, str(number))
        return w.IconButton(icon, title, on_tap=act, enabled=enabled, cls=BUTTON)

    def _value(self, settings: JoplinPreferences, key: str, default: str) -> str:
        stored = self.changed.get(key) or settings.text(key, default)
        return {"True": "1", "False": "0"}.get(stored, stored)

    def open(self, label: str) -> None:
        self.section, self.searching = label, False

    def search(self) -> None:
        """Search all sections, or no longer."""
        self.searching, self.query = not self.searching, ""
        if self.searching:
            self.focus(SEARCH)

    def put(self, key: str, value: str) -> None:
        """Change a setting, to be saved later."""
        self.changed[key] = value

    def switch(self, entry: PreferenceToggle, on: bool) -> None:
        self.put(entry.key, str(int(on)))

    def choose(self, entry: ListPreference) -> None:
        dialog = DropDown(at=entry.key, rows=[*entry.values.values()])
        self.ask(dialog, self.chosen, entry.key, list(entry.values))

    def chosen(self, key: str, values: list[str], place: int) -> None:
        self.put(key, values[place])

    def act(self, entry: settings_rows.Act) -> None:
        deed: settings_rows.Deed | None = entry.deed
        if deed == "status":
            self.show(StatusPage())
        elif deed == "fix index":
            self.app.store.reindex()
            self.toast(tr("Search index fixed"))
        elif deed == "check sync":
            self.toast(tr("Error. Please check that URL, username, password, etc. are correct."))
        elif deed == "reload plugins":
            self.toast(tr("Plugin repository failed to load"))
        elif deed == "export":
            address = exported(self.app)
            self.phone.activities.share(
                streams=[address], type="application/jex", subject="Joplin export", caller=self
            )

    def follow(self, link: str) -> None:
        if not self.start(Intent(action=ACTION_VIEW, data=link)):
            self.toast(tr("No apps can perform this action."))

    def save(self) -> None:
        settings = self.app.store.settings
        for key, value in self.changed.items():
            settings.put(key, value)
        self.changed = {}

    def on_back(self) -> None:
        if self.searching:
            self.search()
        elif self.section:
            self.section = ""
        elif self.changed:
            buttons = ["Save changes", "Discard changes"]
            self.ask(Alert(message=tr("There are unsaved changes."), buttons=buttons), self.left)
        else:
            self.close()

    def left(self, button: int) -> None:
        if button == 0:
            self.save()
        self.close()
