"""The mail store of a new phone: the mails of the small world, as rows of its tables."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.phone.apps.gmail import labels as names
from pytest_androidbench.phone.apps.gmail.model import Address, Mail, MailFile
from pytest_androidbench.phone.kit.filling import inserts, literal
from pytest_androidbench.phone.world.letters import older_posts
from pytest_androidbench.phone.world.mails import MAILS, OWN_LABELS, Letter, Post, address_of
from pytest_androidbench.phone.world.people import OWNER

MARKS: Final = {
    "inbox": names.INBOX,
    "social": names.SOCIAL,
    "promotions": names.PROMOTIONS,
    "primary": names.PRIMARY,
    "important": names.IMPORTANT,
    "sent": names.SENT,
    "drafts": names.DRAFT,
    "spam": names.SPAM,
    "trash": names.TRASH,
}
SNIPPET: Final = 200


def rows() -> str:
    """SQL of all tables' rows."""
    there = (*names.SYSTEM, *OWN_LABELS)
    ids = {label: place for place, label in enumerate(there, start=1)}
    made = [_label(place, label) for label, place in ids.items()]
    number = 0
    posts = (*MAILS, *(each.post for each in older_posts()))
    for conversation, post in enumerate(posts, start=1):
        made.append(_insert("conversations", "_id, subject", conversation, post.subject))
        for letter in post.letters:
            number += 1
            made.append(inserts("messages", [_mail(number, conversation, post, letter)]))
            files = [
                MailFile(
                    mail=number,
                    conversation=conversation,
                    name=name,
                    type="text/plain",
                    content=text.encode(),
                )
                for name, text in letter.files
            ]
            made.append(inserts("attachments", files))
            made += [
                _insert(
                    "message_labels",
                    "labels_id, message_messageId, message_conversation",
                    ids[label],
                    number,
                    conversation,
                )
                for label in _labels(post, letter)
            ]
    return "".join(made)


def _label(place: int, label: str) -> str:
    shown = next((each.name for each in names.FOLDERS if each.label == label), label)
    name = shown if isinstance(shown, str) else shown.english()
    return _insert("labels", "_id, canonicalName, name", place, label, name)


def _insert(table: str, columns: str, *values: str | int) -> str:
    literals = ", ".join(map(literal, values))
    return f"INSERT INTO {table} ({columns}) VALUES ({literals});\n"  # noqa: S608


def _mail(number: int, conversation: int, post: Post, letter: Letter) -> Mail:
    when = datetime.strptime(letter.when, "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
    ms = int(when.timestamp() * 1000)
    first = letter is post.letters[0]
    return Mail(
        id=number,
        conversation=conversation,
        from_=_line(letter.sender),
        to=", ".join(map(_line, letter.to)),
        cc=", ".join(map(_line, letter.cc)),
        list_info=_way_out(letter.sender) if names.PROMOTIONS in _labels(post, letter) else "",
        sent_ms=ms,
        date_ms=ms,
        subject=post.subject if first else f"Re: {post.subject}",
        snippet=" ".join(letter.body.split())[:SNIPPET],
        body=letter.body,
    )


def _way_out(sender: str) -> str:
    """The header of a firm's list (RFC 2369)."""
    return f"<mailto:unsubscribe@{address_of(sender).partition('@')[2]}>"


def _line(name: str) -> str:
    return str(Address(name, address_of(name)))


def _labels(post: Post, letter: Letter) -> list[str]:
    """The labels of one mail: those of its post, but what one writes oneself came to no inbox."""
    own = letter.sender == OWNER.name
    kept = [MARKS.get(label, label) for label in post.labels]
    if own:
        inboxes = {names.INBOX, names.PRIMARY, names.SOCIAL, names.PROMOTIONS}
        kept = [each for each in kept if each not in inboxes]
        kept += [] if names.DRAFT in kept else [names.SENT]
    kept += [names.UNREAD] if letter.unread else []
    kept += [names.STARRED] if letter.starred else []
    return list(dict.fromkeys(kept))
