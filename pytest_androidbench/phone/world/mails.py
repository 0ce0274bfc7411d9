"""The mails of the small world: what people and a few firms have written to its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.world.people import OWNER, person

ME: Final = OWNER.name
OWN_LABELS: Final = ("Family", "Receipts", "Travel", "Work", "Clubs", "Health", "House", "Study")
"""The owner's own."""
FIRMS: Final = {
    "Northlight Airways": "booking@northlight.example",
    "Hotel Seven Lanterns": "desk@sevenlanterns.example",
    "Bridge & Brook Bank": "statements@bridgebrook.example",
    "Parcelway": "tracking@parcelway.example",
    "Lumen Energy": "bills@lumen.example",
    "Fern & Fig": "tables@fernandfig.example",
    "Tidepool Outdoor": "news@tidepool.example",
    "Paper Lane Books": "hello@paperlane.example",
    "Orpheum Cinema": "programme@orpheum.example",
    "Lingo Loop": "streaks@lingoloop.example",
    "Circlet": "notify@circlet.example",
    "Ridge Runners": "club@ridgerunners.example",
    "Harbourton Library": "loans@library.example",
    "Greenleaf Dental": "visits@greenleaf.example",
    "Pinwheel Toys": "offers@pinwheel.example",
    "Prize Desk": "winner@prizedesk.example",
    "Google": "no-reply@google.example",
    "Alpine Club Rheintal": "huts@alpineclub.example",
}
"""Whoever is no person -> the address, at a domain that nobody can own (RFC 2606)."""
PRIMARY: Final = ("inbox", "primary")
SOCIAL: Final = ("inbox", "social")
OFFERS: Final = ("inbox", "promotions")


@dataclass(frozen=True, slots=True)
class Letter:
    """One mail."""

    sender: str
    when: str
    """Day and time of whoever looks."""
    body: str
    to: tuple[str, ...] = (ME,)
    cc: tuple[str, ...] = ()
    unread: bool = False
    starred: bool = False
    files: tuple[tuple[str, str], ...] = ()
    """Names of what is attached, and the text in it."""


@dataclass(frozen=True, slots=True)
class Post:
    """A conversation."""

    subject: str
    labels: tuple[str, ...]
    """Folders in small letters, the owner's own labels as they are called."""
    letters: tuple[Letter, ...]


def address_of(name: str) -> str:
    """Of a person or a firm.

    Raises:
        LookupError: neither is called so.
    """
    return FIRMS.get(name) or person(name).address


def _one(
    subject: str, labels: tuple[str, ...], sender: str, when: str, body: str, *,
    unread: bool = False, starred: bool = False, files: tuple[tuple[str, str], ...] = (),
) -> Post:  # fmt: skip
    """A conversation of one mail to the owner."""
    letter = Letter(sender, when, body, unread=unread, starred=starred, files=files)
    return Post(subject, labels, (letter,))


def _mine(to: str, when: str, body: str, *, cc: tuple[str, ...] = ()) -> Letter:
    """What the owner writes."""
    return Letter(ME, when, body, (to,), cc)


def _talk(subject: str, labels: tuple[str, ...], *letters: Letter) -> Post:
    """A conversation of several mails."""
    return Post(subject, labels, letters)


MAILS: Final = (
    _talk("Rowing boat for Saturday", (*PRIMARY, "important"),
          Letter("Amara Osei", "2023-10-12 18:05",
                 "Hi Robin,\n\nthe club lends us the green boat on Saturday the 21st. Do you still "
                 "want to row to the lighthouse? We would start at 8:30 from pier 4.\n\nAmara"),
          _mine("Amara Osei", "2023-10-12 20:40",
                "Yes, count me in! I bring coffee. Is there room for Liam?"),
          Letter("Amara Osei", "2023-10-13 07:52",
                 "Liam is welcome, there are four seats. Tell him to wear shoes that may get wet.",
                 unread=True)),
    _talk("Meeting notes, week 41", (*PRIMARY, "Work", "important"),
          Letter("Dieter Vogel", "2023-10-11 16:20",
                 "All,\n\nthe notes of today's meeting are attached. Next meeting: Wednesday, "
                 "October 18, 10:00, room Birch.\n\nDieter", (ME, "Greta Lindholm"),
                 ("Samir Haddad",),
                 files=(("notes-week-41.txt", "Topics: budget, the new rooms, hiring.\n"),)),
          Letter("Greta Lindholm", "2023-10-11 17:02",
                 "Thank you. I cannot come on the 18th before 11:00, may we start later?",
                 ("Dieter Vogel", ME), ("Samir Haddad",)),
          Letter("Dieter Vogel", "2023-10-12 09:10", "11:00 then, same room.",
                 (ME, "Greta Lindholm"), ("Samir Haddad",), unread=True)),
    _one("Your flight to Northgate is confirmed", (*PRIMARY, "Travel"), "Northlight Airways",
         "2023-10-10 11:31",
         "Dear Robin Falk,\n\nbooking code: KQ7T2M\nFlight: NL 482\nFrom: Harbourton Airport, "
         "Friday, November 3, 09:45\nTo: Northgate International, 11:05\nSeat: 14C\n\nWe wish you "
         "a pleasant flight.", starred=True,
         files=(("boarding-hints.txt", "Gates close 20 minutes before departure.\n"),)),
    _one("Reservation at Hotel Seven Lanterns", (*PRIMARY, "Travel"), "Hotel Seven Lanterns",
         "2023-10-10 12:04",
         "Your room is reserved from November 3 to November 6, two nights with breakfast and one "
         "without. Address: 12 Lantern Street, Northgate. Check-in from 15:00."),
    _one("Table for four at Fern & Fig", PRIMARY, "Fern & Fig", "2023-10-14 13:15",
         "We look forward to seeing you on Friday, October 20, at 19:30. Table for four, by the "
         "window. Please call us if you are late: +1 555-0155.", unread=True),
    _one("Soup recipe you asked for", (*PRIMARY, "Family"), "Rosa Delgado", "2023-10-14 19:48",
         "Dear Robin,\n\nhere is the pumpkin soup: one small pumpkin, two carrots, an onion, "
         "ginger as long as a thumb, a litre of broth. Roast it all before you cook it!\n\nRosa",
         unread=True),
    _talk("Moving day", (*PRIMARY,),
          Letter("Liam Doyle", "2023-10-08 10:12",
                 "I move on October 28. Could you help with the boxes from 9 in the morning?"),
          _mine("Liam Doyle", "2023-10-08 12:30", "Sure. Shall I ask Pablo for his van?"),
          Letter("Liam Doyle", "2023-10-08 12:58", "That would save my day, thanks!"),
          _mine("Pablo Reyes", "2023-10-09 08:05",
                "Pablo, may we have your van on October 28 for Liam's things?"),
          Letter("Pablo Reyes", "2023-10-09 18:44",
                 "You may. It needs diesel, and the left door wants a push.", (ME, "Liam Doyle"))),
    _one("Keys to the rehearsal room", PRIMARY, "Ines Carvalho", "2023-10-13 21:15",
         "The keys are with the porter from now on. Ask for locker 12. We rehearse on Tuesday at "
         "19:00.", unread=True),
    _one("Statement for September", (*PRIMARY, "Receipts"), "Bridge & Brook Bank",
         "2023-10-02 06:00",
         "Your statement for September is ready. Opening balance: 2,310.40. Closing balance: "
         "2,184.75."),
    _one("Your parcel is on its way", (*PRIMARY, "Receipts"), "Parcelway", "2023-10-13 08:20",
         "Parcel PW-3308-5521 left our hub in Millfield. It arrives on Monday, October 16, between "
         "10:00 and 12:00."),
    _one("Electricity bill, third quarter", (*PRIMARY, "Receipts"), "Lumen Energy",
         "2023-10-05 09:00",
         "Amount due: 96.20. It is taken from your account on October 20. You used 4 percent less "
         "than in the summer before."),
    _one("Your next visit", PRIMARY, "Greenleaf Dental", "2023-10-09 14:00",
         "Your next check-up is on Thursday, October 26, at 08:15. Reply to this mail if you have "
         "to change it."),
    _one("Two books are due", PRIMARY, "Harbourton Library", "2023-10-12 07:30",
         "Due on October 19: 'Knots and Bends' and 'A Short History of Salt'. You can extend the "
         "loans twice."),
    _talk("Draft of the harbour article", (*PRIMARY, "Work"),
          Letter("Elena Petrova", "2023-10-06 15:37",
                 "Robin, please read the second part. I am not sure about the numbers of ships.",
                 files=(("harbour-draft.txt", "In 1931 the harbour had forty berths.\n"),)),
          _mine("Elena Petrova", "2023-10-07 09:48",
                "I like it. The number of ships in 1931 looks high, where is it from?"),
          Letter("Elena Petrova", "2023-10-07 11:20",
                 "From the yearbook, page 88. I will look once more and tell you.")),
    _one("Budget for the new rooms", (*PRIMARY, "Work", "important"), "Samir Haddad",
         "2023-10-13 15:05",
         "The painters want 4,200, the carpenter 3,150. Together that is 350 above what we have. "
         "May I order anyway?", unread=True, starred=True),
    _one("Garden hose", PRIMARY, "Yusuf Demir", "2023-10-01 17:12",
         "I still have your garden hose. I bring it by next weekend, if you are at home."),
    _talk("Chess on Thursday?", PRIMARY,
          Letter("Hugo Marchetti", "2023-10-03 20:01", "Chess on Thursday at my place, at eight?"),
          _mine("Hugo Marchetti", "2023-10-03 20:15", "Gladly. I owe you revenge."),
          Letter("Hugo Marchetti", "2023-10-06 00:10", "That was no revenge, that was a lesson.")),
    _one("Photos of the ridge", PRIMARY, "Nils Berg", "2023-09-28 18:33",
         "The light was splendid on Sunday. I keep the large files for you until Christmas.",
         starred=True),
    _one("Choir concert", PRIMARY, "Keiko Tanaka", "2023-10-11 10:10",
         "We sing on November 11 at St. Anne's in Millfield, at 18:00. I can put two tickets aside "
         "for you."),
    _one("Bicycle is ready", PRIMARY, "Farid Rahimi", "2023-10-12 16:45",
         "New chain, new brake pads, and I have trued the rear wheel. 74 altogether. The shop is "
         "open until 18:30."),
    _one("Grandmother's birthday", (*PRIMARY, "Family"), "Carla Medina", "2023-10-10 19:20",
         "Grandmother turns ninety on December 2. I thought of a book with a page by each of us. "
         "Please write yours until November 15!"),
    _one("Sunday lunch", (*PRIMARY, "Family"), "Rosa Delgado", "2023-10-07 21:30",
         "Lunch is at one as always. Bring Carla, and an appetite."),
    _one("Invoice 2023-118", (*PRIMARY, "Receipts"), "Wen Zhao", "2023-09-30 12:00",
         "Attached is the invoice for the translation, 640 words. Payable within 30 days.",
         files=(("invoice-2023-118.txt", "640 words at 0.11: 70.40\n"),)),
    _one("Train or plane?", (*PRIMARY, "Travel"), "Jonas Weber", "2023-10-09 22:41",
         "The train to Northgate takes five hours and costs half. The plane lands at 11:05, and I "
         "can fetch you. What do you prefer?"),
    _one("Course starts next week", PRIMARY, "Quinn Abbott", "2023-10-14 08:00",
         "The pottery course begins on Wednesday at 17:30. Please bring an apron and old towels.",
         unread=True),
    _one("Lost scarf", PRIMARY, "Tess Bakker", "2023-10-04 11:56",
         "Somebody left a red scarf in my kitchen. Is it yours?"),
    _one("Volunteers for the beach", PRIMARY, "Umar Siddiqui", "2023-10-15 09:25",
         "We clean the beach on Saturday, October 28, from 10:00. Gloves and bags are there. Who "
         "comes?", unread=True),
    _one("Re-use of the old server", (*PRIMARY, "Work"), "Mira Kapoor", "2023-10-13 11:11",
         "The old server is wiped. Shall I give it to the school, or do we keep it as a spare?"),
    _one("Lab results of the well", (*PRIMARY, "Work"), "Olga Sokolova", "2023-10-05 13:42",
         "Nitrate: 11 mg/l, hardness: 14. The water is fine. The full report follows on paper."),
    _one("Telescope night", PRIMARY, "Bence Novak", "2023-10-15 12:40",
         "Clear skies tonight! Saturn is up at nine. I set the telescope up behind the mill.",
         unread=True),
    _one("Thank you for the talk", PRIMARY, "Vera Kowalska", "2023-09-22 16:16",
         "The students still speak of your talk about tides. Will you come again in spring?"),
    _one("Keiko mentioned you", SOCIAL, "Circlet", "2023-10-14 20:11",
         "Keiko Tanaka mentioned you in a comment: 'Robin knows the best soup in town.'",
         unread=True),
    _one("Nils shared 12 photos", SOCIAL, "Circlet", "2023-09-28 19:00",
         "Nils Berg shared the album 'Up on the ridge' with you and 7 others."),
    _one("Three people you may know", SOCIAL, "Circlet", "2023-10-06 07:15",
         "Vera Kowalska, Wen Zhao and Tess Bakker are on Circlet, too."),
    _one("Hugo invites you to 'Chess evening'", SOCIAL, "Circlet", "2023-10-13 18:02",
         "Hugo Marchetti invites you to an event on Thursday, October 19, at 20:00.", unread=True),
    _one("Your week on Circlet", SOCIAL, "Circlet", "2023-10-09 07:15",
         "You were mentioned twice, and 5 people looked at your photos."),
    _one("Club run on Tuesday", SOCIAL, "Ridge Runners", "2023-10-10 09:30",
         "Eight kilometres along the canal, easy pace. We meet at the boathouse at 18:15."),
    _one("Results of the autumn run", SOCIAL, "Ridge Runners", "2023-10-02 21:00",
         "Robin Falk: 10 km in 54:12, place 61 of 204. Well done!", starred=True),
    _one("Umar liked your post", SOCIAL, "Circlet", "2023-10-11 22:22",
         "Umar Siddiqui and 3 others like your post 'Fog over pier 4'."),
    _one("A new member in your group", SOCIAL, "Circlet", "2023-10-04 10:05",
         "Quinn Abbott joined 'Harbourton bakes'. Say hello!"),
    _one("Rain jackets: 30% less", OFFERS, "Tidepool Outdoor", "2023-10-15 06:00",
         "Only until Wednesday: all rain jackets at 30% less. Code: PUDDLE30.", unread=True),
    _one("New in October", OFFERS, "Paper Lane Books", "2023-10-03 08:00",
         "Twelve novels for long evenings, chosen by our booksellers."),
    _one("Your birthday month: a film for free", OFFERS, "Orpheum Cinema", "2023-10-01 10:00",
         "Show this mail at the desk, and see a film of your choice once in October."),
    _one("This week at the Orpheum", OFFERS, "Orpheum Cinema", "2023-10-12 10:00",
         "Thursday: 'The Lamp Keeper'. Friday to Sunday: 'Paper Boats', 17:00 and 20:15.",
         unread=True),
    _one("You are on a streak of 40 days", OFFERS, "Lingo Loop", "2023-10-14 18:00",
         "Forty days of Portuguese! The long course is half price for you until Sunday.",
         unread=True),
    _one("Your streak is at risk", OFFERS, "Lingo Loop", "2023-10-08 20:00",
         "One lesson today, and your streak goes on."),
    _one("Wooden trains are back", OFFERS, "Pinwheel Toys", "2023-10-07 09:00",
         "The set with the drawbridge is in stock again. Free delivery above 40."),
    _one("Clearance: tents and sleeping bags", OFFERS, "Tidepool Outdoor", "2023-09-25 06:00",
         "The season is over, our stock is not. Up to half off."),
    _one("Double miles in November", OFFERS, "Northlight Airways", "2023-10-06 07:00",
         "Fly between November 1 and 30, and collect twice the miles."),
    _one("Save energy, win a lamp", OFFERS, "Lumen Energy", "2023-09-29 09:00",
         "Tell us your best trick to save energy. We give away fifty lamps."),
    _one("Signed copies this Friday", OFFERS, "Paper Lane Books", "2023-10-11 08:00",
         "Ada Brink signs 'Salt Roads' at our shop on Friday from 17:00.", unread=True),
    _one("Autumn menu", OFFERS, "Fern & Fig", "2023-10-02 11:00",
         "Chestnut, quince, pumpkin: our new menu is here. Three courses for 29."),
    _one("You have won a cruise!!!", ("spam",), "Prize Desk", "2023-10-14 03:12",
         "Dear winner, send us your number and a small fee of 49 and board next week!!!",
         unread=True),
    _one("Second notice of your prize", ("spam",), "Prize Desk", "2023-10-15 03:12",
         "We still hold your prize. Answer today or it is given to somebody else!!!", unread=True),
    _one("Cheap toys by the ton", ("spam",), "Pinwheel Toys", "2023-10-12 02:40",
         "Resellers wanted. Containers of mixed toys, no questions asked."),
    _one("Old newsletter", ("trash",), "Tidepool Outdoor", "2023-09-20 06:00",
         "Summer is nearly over: the last sandals go."),
    _one("Window cleaner on Friday", ("trash",), "Vera Kowalska", "2023-10-05 08:30",
         "The window cleaner comes on Friday at ten. Somebody has to be at home."),
    _one("Parcel was delivered", ("trash",), "Parcelway", "2023-09-27 12:10",
         "Parcel PW-3301-0042 was left with your neighbour."),
    Post("Ideas for the school visit", ("drafts", "Work"),
         (_mine("Vera Kowalska", "2023-10-14 22:05",
                "Dear Vera,\n\nin spring I could bring the tide tank. The children may"),)),
    Post("Meeting details", ("drafts",),
         (_mine("Bence Novak", "2023-10-15 08:12",
                "Time: October 21, 14:00\nPlace: behind the mill, Millfield\nBring: warm coats"),)),
    Post("Page for grandmother", ("drafts", "Family"),
         (_mine("Carla Medina", "2023-10-11 21:40", "When I was six, grandmother showed me how"),)),
    Post("Question about invoice 2023-118", ("sent", "Receipts"),
         (_mine("Wen Zhao", "2023-10-02 09:15",
                "Dear Wen, the invoice says 640 words, I count 620. Could you look again?"),)),
    Post("Extension of two loans", ("sent",),
         (_mine("Harbourton Library", "2023-10-13 07:45",
                "Please extend 'Knots and Bends' by four weeks. I return the other book."),)),
    Post("Tickets for the concert", ("sent",),
         (_mine("Keiko Tanaka", "2023-10-11 12:20",
                "Two tickets would be wonderful. I bring Ines.", cc=("Ines Carvalho",)),)),
    Post("New brake pads", ("sent",),
         (_mine("Farid Rahimi", "2023-10-09 17:05",
                "Hello Farid, may I bring the bicycle tomorrow? The brakes squeal."),)),
    Post("Server for the school", ("sent", "Work"),
         (_mine("Mira Kapoor", "2023-10-13 13:30",
                "Give it to the school, please. We have two spares.", cc=("Samir Haddad",)),)),
    Post("Arrival on November 3", ("sent", "Travel"),
         (_mine("Jonas Weber", "2023-10-10 12:15",
                "I fly. Flight NL 482, I land at 11:05. See you at the gate!"),)),
    Post("Scarf", ("sent",),
         (_mine("Tess Bakker", "2023-10-04 13:01", "Red is not my colour. Ask Hugo!"),)),
    Post("Porter's number", ("sent",),
         (_mine("Ines Carvalho", "2023-10-14 09:05",
                "What is the porter's number, in case nobody opens?"),)),
    _one("Passport photos", ("Travel",), "Quinn Abbott", "2023-08-30 14:20",
         "The shop by the station makes passport photos in ten minutes, 12 for four pieces."),
    _one("Ferry times in winter", ("Travel",), "Greta Lindholm", "2023-09-18 10:44",
         "From October the ferry leaves Northgate at 7:10, 12:10 and 17:10 only.", starred=True),
    _one("Receipt: lamp and two bulbs", ("Receipts",), "Pinwheel Toys", "2023-09-12 15:31",
         "Thank you for your purchase. Total: 38.50, paid by card."),
    _one("Receipt: 'Salt Roads'", ("Receipts",), "Paper Lane Books", "2023-09-16 17:20",
         "One book, 18.90, paid in cash. Exchange within 14 days."),
    _one("Minutes of the house meeting", ("Family",), "Carla Medina", "2023-09-10 20:00",
         "The roof is mended in March. Everybody pays 120 until the end of the year.",
         files=(("minutes.txt", "Present: Carla, Rosa, Robin. The roof is mended in March.\n"),)),
    _one("Plan for the second floor", ("Work",), "Samir Haddad", "2023-09-21 11:30",
         "Desks by the windows, shelves along the wall, the printer in the corridor."),
    _one("Welcome to the team list", ("Work",), "Dieter Vogel", "2023-09-01 09:00",
         "From now on you get the mails of the whole team. Write to me if that is too many."),
)  # fmt: skip
"""Those of the last weeks, by kinds; `letters.py` has the older ones."""
