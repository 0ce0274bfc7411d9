"""Posts that were begun."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XDraft
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DraftsPage(AppScreen[XApp, int]):
    """A tap goes on with one; with the button some are ticked and deleted."""

    chooses: bool = False
    """Whether it closes with the draft, for the composer below."""
    editing: bool = False
    ticked: list[int] = field(default_factory=list)

    def build(self) -> w.Widget:
        drafts = self.app.store.posts.all_drafts()
        edit = w.Button(
            tr("Done") if self.editing else tr("Edit"), "text", id="edit_drafts",
            enabled=bool(drafts), on_tap=self.turn,
        )  # fmt: skip
        none = empty_state(tr("Hold that thought. Not ready to post just yet? Save it to your "
                              "drafts."), "no_drafts", margin=32)  # fmt: skip
        rows = [self._row(each) for each in drafts]
        listed = w.Scroll(*rows, id="drafts_list", cls=look.RECYCLER) if rows else none
        delete = self.editing and w.Button(
            tr("Delete"), "text", id="delete_drafts", enabled=bool(self.ticked),
            on_tap=self.ask_delete,
        )  # fmt: skip
        return w.Page(look.bar(tr("Drafts"), edit), listed, delete or None)

    def _row(self, draft: XDraft) -> w.Widget:
        pictures = len(draft.media.split("\n")) if draft.media else 0
        text = draft.text.strip() or tr("{n} images", n=pictures)
        return w.ListItem(
            text,
            look.age(self.phone, draft.at_ms),
            look=w.MATERIAL,
            icon="photo" if pictures else "edit_note",
            trailing=w.CheckBox(draft.id in self.ticked) if self.editing else None,
            key=f"draft {draft.id}",
            on_tap=partial(self.tick if self.editing else self.go_on, draft.id),
        )

    def turn(self) -> None:
        """Tick some, or none any more."""
        self.editing, self.ticked = not self.editing, []

    def tick(self, draft: int) -> None:
        """Tick one, or do not."""
        if draft in self.ticked:
            self.ticked.remove(draft)
        else:
            self.ticked.append(draft)

    def ask_delete(self) -> None:
        """Make sure."""
        question = Confirm(title=tr("Delete drafts?"), message=tr("This can't be undone."),
                           positive=tr("Delete"))  # fmt: skip
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        """Remove those that are ticked."""
        if sure:
            self.app.store.posts.drafts.remove(self.ticked)
            self.turn()

    def go_on(self, draft: int) -> None:
        """Go on with one."""
        if self.chooses:
            self.close(draft)
            return
        self.show(self.app.page("composer:XComposer", draft=draft))
