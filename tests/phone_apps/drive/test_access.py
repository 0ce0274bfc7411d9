"""Who may see a file, and what they may do."""

from __future__ import annotations

from tests.phone_apps.drive.conftest import BOB, Drive


def test_what_somebody_may_do_is_changed(files: Drive) -> None:
    files.long_press("Gift ideas")
    files.tap("Share")
    files.write(BOB)
    files.tap("share_send")
    files.long_press("Gift ideas")
    files.tap("Share")
    files.tap(BOB)
    files.tap("Commenter", "CheckedTextView")
    (share,) = files.app.store.shares_of(files.item("Gift ideas").id)
    assert (share.address, share.role) == (BOB, "commenter")


def test_a_list_marks_what_was_shared_with_others(files: Drive) -> None:
    files.app.store.share(files.item("Gift ideas").id, [BOB], "viewer")
    files.tap("menu_navigation_home")
    files.tap("menu_navigation_drives")
    label = files.scrolled_to("Gift ideas").bounds
    signs = [n for n in files.nodes() if n.desc == "Shared" and not n.clickable]
    assert any(label.top <= sign.bounds.top <= label.bottom + 60 for sign in signs)
