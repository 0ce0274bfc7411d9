"""What the owner's colleagues write to each other: six channels of a workspace, and a few files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench.phone.world.people import OWNER, PEOPLE, TODAY, Character

WORKSPACE: Final = "Harbour Works"
STEP: Final = timedelta(minutes=47)
"""From one line of a channel to the next, within working hours."""
MORNING, EVENING = 9, 18
COLLEAGUES: Final = tuple(
    each
    for each in PEOPLE
    if each.first_name
    in {"Mira", "Dieter", "Amara", "Hugo", "Keiko", "Liam", "Samir", "Vera", "Nils", "Tess"}
)
"""Who is in the workspace beside the owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatChannel:
    """A channel of the workspace."""

    name: str
    topic: str
    talk: str
    """A line for each message, begun by the first name of whoever wrote it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine:
    """A message."""

    channel: str
    author: Character
    at: datetime
    """By the clock of whoever looks; up to `TODAY`."""
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatFile:
    """A file that was shared in a channel."""

    channel: str
    author: str
    name: str
    kind: str
    bytes: int


CHANNELS: Final = (
    ChatChannel(
        name="general",
        topic="What everybody should know",
        talk="""
Mira: Good morning! The heating in the east wing is being looked at, bring a jumper.
Dieter: Thanks for the warning. My plants will need one, too.
Vera: Who took the big whiteboard from the corner room?
Hugo: Guilty. It is in the workshop and comes back after lunch.
Vera: No hurry, I only wanted to draw a very large arrow.
Amara: Reminder: the fire drill is announced by a long bell, not by Hugo shouting.
Hugo: My shouting is more reliable.
Keiko: New badges are at the front desk. The old ones stop working at the end of the month.
Liam: Do they open the bicycle shed as well?
Keiko: They do now. They did not on Monday, as three of us found out.
Samir: The coffee machine asks to be descaled. It asks politely, but for a week.
Tess: I will do it. Where is the powder kept?
Samir: Second drawer, behind the tea nobody drinks.
Tess: Done. It sounds like a machine again, not like a seal.
Nils: We have a visitor on Thursday, the harbour master. Please keep the hall free of boxes.
Mira: How many boxes are allowed?
Nils: Zero boxes, Mira.
Mira: I have one box. It is a nice box.
Nils: Then it may stay, as an exception.
Dieter: Parking: the two places by the ramp are for deliveries until noon.
Amara: Lost: a grey glove, left hand. Found: a blue one, right hand. Does anybody see a way?
Keiko: Wear both and start a fashion.
Liam: The printer on the second floor is back. It says it missed us.
Robin: Did it print what I sent it last week?
Liam: All eleven copies, yes.
Robin: I will collect them, quietly.
Vera: Minutes of the staff meeting are in the shared folder.
Hugo: Short version?
Vera: We are fine, the roof is nearly fine, the canteen gets a second kettle.
Samir: The kettle has arrived!
Tess: Office closes early on Friday for the window cleaners.
Nils: Please take plants off the sills by then.
Dieter: Plants are off. They are on my chair. I am standing.
Mira: Have a calm evening, all of you.
""",
    ),
    ChatChannel(
        name="design",
        topic="Drawings, colours, models",
        talk="""
Keiko: First sketch of the new ticket hall is up. Be honest, be kind.
Mira: The ceiling is lovely. Will sound carry?
Keiko: Too well. I am adding felt between the beams.
Samir: Could the benches turn towards the water?
Keiko: They could. Then people turn their backs on the timetable.
Samir: People on holiday do not read timetables.
Keiko: Fair. Half of them turn.
Robin: I like the green of the second version better than the first.
Keiko: Second green it is. It is called river moss, which helps.
Tess: The model shop can cut the parts in birch or in grey card.
Keiko: Birch for the roof, card for the rest.
Tess: Ordered. They want four days.
Mira: Type on the signs: can somebody read it from the ferry?
Keiko: I walked to the end of the pier and could read every word but one.
Mira: Which one?
Keiko: Tickets.
Mira: Hm.
Keiko: It gets bolder tonight.
Vera: The lamps you chose are out of stock until spring.
Keiko: Then the ones with the brass rim, in the smaller size.
Vera: These are in stock, and cheaper.
Keiko: I knew I liked them.
Samir: Question from the builders: is the step by the door wanted?
Keiko: It is not. There shall be no step by any door.
Samir: I told them. They were relieved, they had forgotten to order it.
Robin: Colour cards have arrived, they lie on the long table.
Keiko: Please do not put cups on them.
Robin: There is one ring on "oyster". It improves it.
Tess: The model is glued. It survived the stairs and a curious dog.
Keiko: Whose dog?
Tess: The harbour master's. She approves of the roof.
Keiko: Pictures of the model are in the folder, morning light and evening light.
Mira: Evening light, please, for the poster.
""",
    ),
    ChatChannel(
        name="ferry-project",
        topic="The new landing stage",
        talk="""
Nils: Divers have looked at the old piles. Nine of twelve are sound.
Amara: And the three?
Nils: One is hollow, one is short, one is a very old anchor.
Amara: The museum will want the anchor.
Nils: They are on their way with a lorry.
Hugo: I need the loads for the ramp by the end of the week.
Samir: Sent. The heaviest thing is the fire engine, as always.
Hugo: Does the fire engine like ferries?
Samir: It has not been asked.
Liam: Tide tables for next year are in. The lowest is in March: time for the piles.
Nils: Agreed. I will ask for the barge.
Amara: The barge is free for nine days from the first Monday.
Nils: Take all nine, we shall need seven.
Dieter: The permit for night work was refused, seals sleep on the slipway.
Amara: Good for the seals. Days only, then.
Robin: I have redone the plan with days only: it ends one week later.
Amara: One week is fine. Tell the town.
Robin: Told. They sent back a drawing of a seal.
Hugo: The steel comes in two parts and is bolted here.
Samir: Can the crane on the quay lift a part?
Hugo: With thirty per cent to spare.
Liam: Weather for the survey boat looks fair from Tuesday on.
Nils: Survey is done. The sea bed is where we thought it was.
Amara: I love it when it does that.
Dieter: The fishermen's minutes are in the folder. They want lights that do not blind.
Robin: Shielded lamps, then, and lower.
Dieter: They agreed, and gave us fish.
Samir: The rail along the stage: wood or steel?
Amara: Wood where hands are, steel where nobody looks.
Hugo: The test bolt broke at twice the load. That is good news.
Nils: It broke my coffee cup as well, which is not.
Robin: New cup ordered, marked "not for tests".
Amara: Milestone: the first drawing that nobody wants to change.
Liam: I would like to change the date on it. It says yesterday.
Amara: Second milestone, then, in an hour.
""",
    ),
    ChatChannel(
        name="lunch",
        topic="Who eats where",
        talk="""
Hugo: Soup at the canteen is leek today.
Tess: And tomorrow?
Hugo: Leek, but proud of it.
Liam: The van with the dumplings is at the gate until two.
Vera: Queue is eleven people, moving fast.
Samir: I can take orders for five.
Keiko: Two of the green ones, please!
Mira: One green, one with mushrooms.
Samir: Got them. Also a mystery one, for whoever is brave.
Dieter: I am brave.
Dieter: It was plum. I regret nothing.
Robin: I baked too many rolls, they are in the small kitchen.
Amara: They were in the small kitchen.
Robin: How many did you get?
Amara: I would rather not say in writing.
Nils: Does anybody know the new place by the lock?
Vera: Good fish, slow chairs.
Nils: Slow chairs?
Vera: You sit down and do not get up again.
Tess: Cake at three, Keiko's model got its roof.
Keiko: The cake has a roof as well, of marzipan.
Robin: The roof is the best part, as it should be.
Liam: I shall need to inspect that roof closely.
Hugo: Whoever owns the jar of pickles with the date on it: the date has passed.
Samir: They are mine, and they are a science experiment.
Hugo: They are moving, Samir.
Mira: Picnic on the quay, if the rain holds off.
Dieter: Rain did not hold off. Picnic in the hall.
Vera: Best picnic in a hall so far.
Robin: Bread knife is missing, if you are cutting card with it, stop.
Keiko: I was not. I am putting it back now.
""",
    ),
    ChatChannel(
        name="help-desk",
        topic="Things that do not work, and people who know why",
        talk="""
Dieter: The shared drive says that it is full.
Tess: It holds forty copies of the same film about gulls.
Dieter: Thirty-nine may go.
Tess: Gone. You have room for the next decade.
Vera: My screen is green. Not all of it, but the important part.
Liam: Is the cable pushed in on both sides?
Vera: It is now. Thank you. Nobody needs to know.
Amara: The scanner puts everything on one long page.
Tess: Choose "book" in its menu, not "scroll".
Amara: I had wondered why it felt historic.
Samir: Is the guest network meant to ask for a poem?
Liam: It is a password. It only looks like one.
Nils: I cannot open drawings from my phone.
Tess: The viewer needs an update, I have sent you the link.
Nils: It works, and the drawings are smaller than I remember.
Mira: How do I book the corner room?
Liam: In the calendar, as a guest called "corner room".
Mira: It accepted at once. More than my colleagues do.
Hugo: The plotter has drawn the same line for ten minutes.
Tess: Please stop it, it is in love.
Hugo: Stopped. Line length: forty metres.
Keiko: Which fonts may go on signs?
Vera: Those in the folder "allowed". Not those in the folder "fun".
Robin: The badge reader at the back door beeps twice and stays shut.
Liam: Twice is no. It wants the new badge.
Robin: The new badge works. Once is yes.
Samir: Does anybody have the charger with the round plug?
Tess: Top drawer of the help desk, tied to a brick.
Samir: I see. The brick is a good idea.
Dieter: Updates tonight at eight, please leave machines on.
""",
    ),
    ChatChannel(
        name="random",
        topic="Everything else",
        talk="""
Liam: A heron stands on the bollard outside. It has been there for an hour.
Mira: It has a meeting.
Vera: It left early. Typical.
Samir: My daughter has drawn the office. You are all very tall.
Tess: I have always wanted to be very tall.
Keiko: Does anybody play the viola?
Nils: I play the spoons.
Keiko: We are looking for a viola.
Nils: I can play them low.
Hugo: The choir of the harbour sings on Saturday, free of charge and of tune.
Amara: I sing in that choir, Hugo.
Hugo: I know. I am the tenor beside you.
Dieter: Seen on the market: a lamp in the shape of a smaller lamp.
Robin: Did you buy it?
Dieter: It is on my desk. It lights the larger one.
Vera: Who would like tomato plants? I have a balcony, and it has limits.
Tess: Two, please.
Liam: One, and instructions.
Mira: Instructions: light, water, patience, a net against Hugo.
Samir: I ran the ten kilometres along the canal. Slowly, but the whole of it.
Amara: Well done! How slow is slowly?
Samir: A pram passed me. Twice.
Keiko: The cinema shows silent films with a piano on Wednesdays.
Nils: I will bring the spoons.
Keiko: Please do not bring the spoons.
Robin: Found in the bookcase: a guide to knots, with a knot in it.
Hugo: Which knot?
Robin: Nobody can get it out to see.
Tess: First frost on the gate this morning. It looked like lace.
Dieter: My chair looked like plants.
Mira: Good night from the last one in the building. The heron is back.
Liam: Say hello from me.
Mira: It nodded.
Vera: It did not.
Mira: It did, Vera. Once is yes.
Amara: I have framed that sentence.
Nils: Spoons at noon tomorrow, for those who wish.
""",
    ),
)
FILES: Final = (
    ChatFile(channel="ferry-project", author="Dieter", name="fishermen-minutes.pdf", kind="PDF",
             bytes=182_310),
    ChatFile(channel="ferry-project", author="Liam", name="tide-tables.pdf", kind="PDF",
             bytes=904_112),
    ChatFile(channel="design", author="Keiko", name="ticket-hall-sketch.png", kind="PNG",
             bytes=1_203_556),
    ChatFile(channel="design", author="Keiko", name="model-evening-light.jpg", kind="JPEG",
             bytes=2_450_018),
    ChatFile(channel="general", author="Vera", name="staff-meeting.docx", kind="Word Document",
             bytes=48_640),
    ChatFile(channel="lunch", author="Robin", name="rolls-recipe.txt", kind="Plain Text",
             bytes=912),
)  # fmt: skip
"""In the order in which they were shared."""


def colleague(first_name: str) -> Character:
    """Somebody of the workspace.

    Raises:
        LookupError: nobody in it is called so.
    """
    for each in (OWNER, *COLLEAGUES):
        if each.first_name == first_name:
            return each
    raise LookupError(f"nobody in the workspace is called {first_name}")


def chat_lines() -> Iterator[ChatLine]:
    """All messages, channel by channel, each from the oldest to the newest."""
    for late, channel in enumerate(CHANNELS):
        said = [line.partition(": ") for line in channel.talk.strip().splitlines()]
        moment = TODAY - (late + 1) * timedelta(minutes=13)
        moments = [moment]
        while len(moments) < len(said):
            moment = _earlier(moment)
            moments.append(moment)
        for (author, _, text), at in zip(said, reversed(moments), strict=True):
            yield ChatLine(channel=channel.name, author=colleague(author), at=at, text=text)


def _earlier(moment: datetime) -> datetime:
    """A step before, or in the evening of the last working day."""
    before = moment - STEP
    if before.hour < MORNING:
        before = before.replace(hour=EVENING - 1) - timedelta(days=1)
    while before.weekday() > 4:
        before -= timedelta(days=1)
    return before
