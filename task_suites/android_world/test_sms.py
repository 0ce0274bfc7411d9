"""Simple SMS Messenger: texts sent, answered, and sent once more."""

from __future__ import annotations

from datetime import timedelta

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.messages import Messages, without_sent_drafts
from pytest_androidbench.tasks.strategies import phone_numbers
from task_suites.android_world.android_ways import paste_into
from task_suites.android_world.content.addresses import neighbour
from task_suites.android_world.content.files import note_names
from task_suites.android_world.content.sentences import sentences
from task_suites.android_world.content.texts import (
    Inbox,
    Party,
    Unheard,
    inboxes,
    near_number,
    parties,
    unheard,
)
from task_suites.android_world.markor_ways import APP as MARKOR
from task_suites.android_world.markor_ways import Notebook, create_note
from task_suites.android_world.rules import text_is
from task_suites.android_world.sms_ways import (
    ADDRESS,
    APP,
    ENTRY,
    NEW,
    REST,
    SEND,
    TEXT,
    TO,
    address,
    check_sent,
    write,
    write_to,
)
from task_suites.android_world.steps import switch_airplane_mode

COMPLAINT = "Nothing came through on my side, what did you write?"


@task(
    "SimpleSmsSend",
    "With Simple SMS Messenger, text the number {number}: {text}",
    params={"number": phone_numbers(), "text": sentences()},
    limits=Limits(steps=12),
    app="sms",
    difficulty="medium",
    tags={"parameterized"},
    optimal_steps=6,
)
def test_send(episode: Episode, number: str, text: str) -> None:
    Messages(episode.device).clear()
    episode.run()
    check_sent(episode, [], number, text)


@test_send.solution
def send(pilot: Pilot, number: str, text: str) -> None:
    write_to(pilot.open(APP), number, text)


@test_send.mistake("two digits swapped", fails=TO)
def swap_digits(pilot: Pilot, number: str, text: str) -> None:
    write_to(pilot.open(APP), near_number(number), text)


@test_send.mistake("a full stop missing", fails=TEXT)
def cut_the_end(pilot: Pilot, number: str, text: str) -> None:
    write_to(pilot.open(APP), number, text[:-1])


@test_send.mistake("written but not sent", fails=TO)
def leave_a_draft(pilot: Pilot, number: str, text: str) -> None:
    address(pilot.open(APP), number)
    pilot.type(None, text, id=ENTRY).home()


@test_send.mistake("sent twice", fails=REST)
def send_twice(pilot: Pilot, number: str, text: str) -> None:
    write_to(pilot.open(APP), number, text)
    write(pilot, text)


@task(
    "SimpleSmsReply",
    "In Simple SMS Messenger, answer {inbox.number} with this text: {text}",
    params={"inbox": inboxes(1, 5), "text": sentences()},
    limits=Limits(steps=12),
    app="sms",
    difficulty="easy",
    tags={"search", "data_entry", "parameterized"},
    optimal_steps=4,
)
def test_reply(episode: Episode, inbox: Inbox, text: str) -> None:
    messages = Messages(episode.device)
    messages.clear()
    messages.receive(*inbox.texts)
    before = messages.all()
    episode.run()
    check_sent(episode, before, inbox.number, text)


@test_reply.solution
def reply(pilot: Pilot, inbox: Inbox, text: str) -> None:
    pilot.open(APP).tap(text=inbox.number)
    write(pilot, text)


@test_reply.mistake("to a number that is like it", fails=TO)
def reply_to_another(pilot: Pilot, inbox: Inbox, text: str) -> None:
    pilot.open(APP).tap(text=near_number(inbox.number))
    write(pilot, text)


@test_reply.mistake("another conversation deleted", fails=REST)
def delete_another(pilot: Pilot, inbox: Inbox, text: str) -> None:
    pilot.open(APP).long_press(text=near_number(inbox.number)).tap("Delete").tap("Yes")
    pilot.tap(text=inbox.number)
    write(pilot, text)


@test_reply.mistake("something begun to somebody else", fails=REST)
def leave_a_draft_behind(pilot: Pilot, inbox: Inbox, text: str) -> None:
    pilot.open(APP).tap(text=near_number(inbox.number)).type(None, text, id=ENTRY)
    write_to(pilot.tap(desc="Back"), inbox.number, text)


@test_reply.mistake("the other one's words", fails=TEXT)
def echo(pilot: Pilot, inbox: Inbox, text: str) -> None:
    received = dict(inbox.texts)[inbox.number]
    reply(pilot, inbox, received if received != text else received[:-1])


@task(
    "SimpleSmsReplyMostRecent",
    "In Simple SMS Messenger, answer whoever has texted last with: {text}",
    wordings=[
        "Reply to the newest text I have received, in Simple SMS Messenger. Write this: {text}",
        "Open Simple SMS Messenger and send the sender of the latest message the following: {text}",
        "Somebody has just texted me. Use Simple SMS Messenger to write back to the most recent "
        "one: {text}",
        "The last message that came in to Simple SMS Messenger needs an answer, and it goes like "
        "this: {text}",
    ],
    params={"inbox": inboxes(0, 5, last=True), "text": sentences()},
    limits=Limits(steps=12),
    app="sms",
    difficulty="medium",
    tags={"parameterized"},
    optimal_steps=5,
)
def test_reply_most_recent(episode: Episode, inbox: Inbox, text: str) -> None:
    messages = Messages(episode.device)
    messages.clear()
    messages.receive(*inbox.texts)
    before = messages.all()
    episode.run()
    check_sent(episode, before, inbox.number, text)


@test_reply_most_recent.solution
def reply_to_the_last(pilot: Pilot, inbox: Inbox, text: str) -> None:
    reply(pilot, inbox, text)


@test_reply_most_recent.mistake("to somebody else", fails=TO)
def reply_to_somebody_else(pilot: Pilot, inbox: Inbox, text: str) -> None:
    write_to(pilot.open(APP), inbox.other, text)


@test_reply_most_recent.mistake("two words too many", fails=TEXT)
def sign(pilot: Pilot, inbox: Inbox, text: str) -> None:
    reply(pilot, inbox, f"{text} Best wishes")


@task(
    "SimpleSmsResend",
    "In Simple SMS Messenger, send {unheard.name} the last message I sent them once more.",
    wordings=[
        "{unheard.name} has not got my latest message. Send it again with Simple SMS Messenger.",
        "Use Simple SMS Messenger to repeat to {unheard.name} what I texted them last.",
        "Look up my most recent message to {unheard.name} in Simple SMS Messenger, and send them "
        "the same one another time.",
        "My last text to {unheard.name} should go out a second time, from Simple SMS Messenger.",
    ],
    params={"unheard": unheard()},
    limits=Limits(steps=12),
    app="sms",
    difficulty="medium",
    tags={"parameterized"},
    optimal_steps=6,
)
def test_resend(episode: Episode, unheard: Unheard) -> None:
    messages, contacts = Messages(episode.device), Contacts(episode.device)
    messages.clear()
    contacts.add(unheard.name, unheard.number)
    now, texts = episode.device.now(), (*unheard.earlier, unheard.text)
    messages.sent_earlier(
        *((unheard.number, text, now - timedelta(hours=place + 1))
          for place, text in enumerate(reversed(texts)))
    )  # fmt: skip
    messages.receive((unheard.number, COMPLAINT))
    before, people = messages.all(), contacts.all()
    episode.run()
    check_sent(episode, before, unheard.number, unheard.text, people)


@test_resend.solution
def copy_and_paste(pilot: Pilot, unheard: Unheard) -> None:
    pilot.open(APP).tap(text=unheard.name)
    pilot.long_press(text=unheard.text).tap("Copy to clipboard")
    paste_into(pilot, ENTRY).tap(id=SEND)


@test_resend.mistake("an older one", fails=TEXT)
def resend_an_older_one(pilot: Pilot, unheard: Unheard) -> None:
    pilot.open(APP).tap(text=unheard.name)
    write(pilot, unheard.earlier[-1])


@test_resend.mistake("the complaint", fails=TEXT)
def resend_the_complaint(pilot: Pilot, unheard: Unheard) -> None:
    pilot.open(APP).tap(text=unheard.name)
    write(pilot, COMPLAINT)


@test_resend.mistake("the first one deleted", fails=REST)
def replace_it(pilot: Pilot, unheard: Unheard) -> None:
    pilot.open(APP).tap(text=unheard.name).long_press(text=unheard.text).tap("Delete").tap("Yes")
    write(pilot, unheard.text)


@test_resend.mistake("the contact deleted", fails=REST)
def forget_the_contact(pilot: Pilot, unheard: Unheard) -> None:
    pilot.open("Contacts").tap(text=unheard.name).tap("Delete").tap("Delete", index=-1)
    pilot.open(APP).tap(text=unheard.number)
    write(pilot, unheard.text)


@task(
    "SimpleSmsSendClipboardContent",
    "With Simple SMS Messenger, text what the clipboard holds to {number}.",
    params={"number": phone_numbers(), "text": sentences()},
    limits=Limits(steps=12),
    app=("sms", "clipper"),
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=6,
)
def test_send_clipboard_content(episode: Episode, number: str, text: str) -> None:
    Messages(episode.device).clear()
    Clipboard(episode.device).set(text)
    episode.run()
    check_sent(episode, [], number, text)


@test_send_clipboard_content.solution
def paste_and_send(pilot: Pilot, number: str) -> None:
    address(pilot.open(APP), number)
    paste_into(pilot, ENTRY).tap(id=SEND)


@test_send_clipboard_content.mistake("pasted twice", fails=TEXT)
def paste_twice(pilot: Pilot, number: str) -> None:
    address(pilot.open(APP), number)
    pilot.long_press(id=ENTRY).tap("Paste").long_press(id=ENTRY).tap("Paste").tap(id=SEND)


@test_send_clipboard_content.mistake("the last digit missing", fails=TO)
def cut_the_number(pilot: Pilot, number: str) -> None:
    paste_and_send(pilot, number[:-1])


@task(
    "SimpleSmsSendReceivedAddress",
    "{party.knows} has just texted me an address. With Simple SMS Messenger, text that address, "
    "and nothing but the address, to {party.asks}.",
    wordings=[
        "{party.asks} needs the address that {party.knows} sent me by text a moment ago. Pass it "
        "on with Simple SMS Messenger, the address alone.",
        "In Simple SMS Messenger there is a new message from {party.knows} with an address. Send "
        "{party.asks} just this address, without any other words.",
        "Text {party.asks} the address out of the message that {party.knows} has just written to "
        "me. Use Simple SMS Messenger and add nothing to it.",
        "A text from {party.knows} with an address has come in. Take Simple SMS Messenger and let "
        "{party.asks} have that address, only the address.",
    ],
    params={"party": parties()},
    limits=Limits(steps=18),
    app="sms",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=9,
)
def test_send_received_address(episode: Episode, party: Party) -> None:
    messages, contacts = Messages(episode.device), Contacts(episode.device)
    messages.clear()
    contacts.add(party.asks, party.asks_number)
    contacts.add(party.knows, party.knows_number)
    messages.receive(*party.others, (party.knows_number, party.address))
    before, people = messages.all(), contacts.all()
    episode.run()
    check_sent(episode, before, party.asks_number, party.address, people)


def text_contact(pilot: Pilot, name: str, text: str) -> None:
    """Write to somebody in the contacts."""
    pilot.tap(id=NEW).type(None, name, id=ADDRESS).tap(text=name, id="item_contact_name")
    write(pilot, text)


@test_send_received_address.solution
def pass_it_on(pilot: Pilot, party: Party) -> None:
    pilot.open(APP).tap(text=party.knows).expect(party.address).back()
    text_contact(pilot, party.asks, party.address)


@test_send_received_address.mistake("back to who sent it", fails=TO)
def send_it_back(pilot: Pilot, party: Party) -> None:
    pilot.open(APP).tap(text=party.knows)
    write(pilot, party.address)


@test_send_received_address.mistake("an address that is like it", fails=TEXT)
def pass_on_another(pilot: Pilot, party: Party) -> None:
    text_contact(pilot.open(APP), party.asks, neighbour(party.address))


@test_send_received_address.mistake("sent in airplane mode, which fails", fails=TO)
def pass_it_on_in_vain(pilot: Pilot, party: Party) -> None:
    switch_airplane_mode(pilot, on=True)
    pilot.home()
    text_contact(pilot.open(APP), party.asks, party.address)


@test_send_received_address.mistake("who sent it deleted from the contacts", fails=REST)
def forget_the_sender(pilot: Pilot, party: Party) -> None:
    pilot.open("Contacts").tap(text=party.knows).tap("Delete").tap("Delete").home()
    text_contact(pilot.open(APP), party.asks, party.address)


@test_send_received_address.mistake("with words around it", fails=TEXT)
def explain(pilot: Pilot, party: Party) -> None:
    text_contact(pilot.open(APP), party.asks, f"It is at {party.address}")


NOTE, SHARED = "the note has its name and text", "the text was sent, and nothing else"


@task(
    "MarkorCreateNoteAndSms",
    "In Markor, make a note with the file name {name} and this text: {text} - then, with Simple "
    "SMS Messenger, text the whole content of the note to {number}.",
    params={"name": note_names(), "text": sentences(), "number": phone_numbers()},
    limits=Limits(steps=18),
    app=("markor", "sms"),
    difficulty="hard",
    tags={"multi_app", "data_entry", "parameterized"},
    optimal_steps=9,
)
def test_create_note_and_sms(episode: Episode, name: str, text: str, number: str) -> None:
    messages, notebook = Messages(episode.device), Notebook(episode.device)
    messages.clear()
    notebook.fill({})
    episode.run()
    with episode.check(NOTE):
        assert [item.path for item in notebook.items()] == [name]
        assert text_is(episode, text, notebook.texts()[name])
    with episode.check(SHARED):
        sent = without_sent_drafts(messages.all())
        assert [(one.folder, one.number) for one in sent] == [("sent", number)]
        assert text_is(episode, text, sent[0].text)


@test_create_note_and_sms.solution
def note_and_text(pilot: Pilot, name: str, text: str, number: str) -> None:
    create_note(pilot.open(MARKOR), name, text)
    write_to(pilot.open(APP), number, text)


@test_create_note_and_sms.mistake("the note alone", fails=SHARED)
def note_only(pilot: Pilot, name: str, text: str) -> None:
    create_note(pilot.open(MARKOR), name, text)


@test_create_note_and_sms.mistake("the message alone", fails=NOTE)
def message_only(pilot: Pilot, text: str, number: str) -> None:
    write_to(pilot.open(APP), number, text)


@test_create_note_and_sms.mistake("the name sent", fails=SHARED)
def send_the_name(pilot: Pilot, name: str, text: str, number: str) -> None:
    create_note(pilot.open(MARKOR), name, text)
    write_to(pilot.open(APP), number, name)


@test_create_note_and_sms.mistake("the end of the note missing", fails=NOTE)
def shorten_the_note(pilot: Pilot, name: str, text: str, number: str) -> None:
    create_note(pilot.open(MARKOR), name, text[: len(text) // 2])
    write_to(pilot.open(APP), number, text)
