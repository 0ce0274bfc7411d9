"""What is read of mails: addresses, what leaves, what is kept."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.mails import (
    DRAFT,
    INBOX,
    OUTBOX,
    SCHEDULED,
    SENT,
    TRASH,
    UNREAD,
    StoredMail,
    addresses,
    come,
    read,
)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", []),
        ("bo@example.org", ["bo@example.org"]),
        ('"Bo, Ann" <Bo@Example.org>, cy@example.org', ["bo@example.org", "cy@example.org"]),
        ("Cy <cy@example.org>; bo@example.org", ["bo@example.org", "cy@example.org"]),
        (", , ", []),
    ],
)
def test_addresses_of_a_line_are_found(line: str, found: list[str]) -> None:
    assert addresses(line) == found


def test_everybody_a_mail_goes_to_is_told() -> None:
    mail = StoredMail(to="b@example.org", cc="A <a@example.org>", bcc="c@example.org")
    assert mail.recipients == ["a@example.org", "b@example.org", "c@example.org"]


@pytest.mark.parametrize("label", [SENT, OUTBOX, SCHEDULED])
def test_what_waits_to_be_sent_leaves(label: str) -> None:
    assert StoredMail(labels=frozenset({label})).leaves
    assert not StoredMail(labels=frozenset({DRAFT, INBOX})).leaves


def test_a_draft_in_the_trash_is_none() -> None:
    assert StoredMail(labels=frozenset({DRAFT})).is_draft
    assert not StoredMail(labels=frozenset({DRAFT, TRASH})).is_draft


def test_that_a_mail_was_read_makes_no_other_of_it() -> None:
    new = StoredMail(id=1, labels=frozenset({INBOX, UNREAD}))
    assert read(new) == StoredMail(id=1, labels=frozenset({INBOX}))
    assert new != read(new)


def test_mails_with_numbers_of_their_own_have_come() -> None:
    old, new = StoredMail(id=1, subject="a"), StoredMail(id=2, subject="a")
    assert come([old], [old, new]) == [new]
