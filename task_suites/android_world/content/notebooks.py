"""What lies in the notebooks of a note-taking app: titles and lines that are easy to mix up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

MEETINGS, RECIPES = "Meeting Notes", "Recipes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """Titles and lines that notes of one notebook are put together from."""

    titles: tuple[str, ...]
    lines: tuple[str, ...]


SHELVES: Final[Mapping[str, Shelf]] = {
    MEETINGS: Shelf(
        titles=(
            "Budget round one", "Budget round two", "Office move kickoff", "Office move review",
            "Hiring panel", "Hiring panel notes", "Release planning", "Release retrospective",
            "Supplier call", "Supplier visit", "Quarterly outlook", "Quarterly numbers",
            "Team breakfast", "Safety briefing", "Design critique", "Design handover",
            "Customer interview", "Customer workshop", "Board preparation", "Roadmap session",
            "Training day feedback",
        ),
        lines=(
            "Room 12 was too small, next time we book room 40.",
            "Mara writes the summary by Friday.", "The projector needs a new cable.",
            "We agreed on three milestones and one fallback.",
            "Open question: who signs the contract?", "The deadline moves by 2 weeks.",
            "Ivo presented the numbers of the last 6 months.",
            "Lunch was ordered for the whole floor.", "Next appointment on the 21st at 10:30.",
            "Nobody objected to the second proposal.", "Action items are in the shared table.",
            "Travel costs stay below 900.", "Attendees: 17", "Number of attendees: 42",
            "31 people were there.", "Attendance: 9 of 12",
        ),
    ),
    RECIPES: Shelf(
        titles=(
            "Tomato soup", "Roasted tomato soup", "Lentil stew", "Red lentil curry",
            "Apple pancakes", "Potato pancakes", "Lemon rice", "Mushroom rice", "Oat cookies",
            "Ginger cookies", "Carrot cake", "Walnut cake", "Bean salad", "Noodle salad",
            "Pea soup", "Pumpkin bread", "Olive bread", "Cheese scones", "Plum crumble",
            "Barley bowl",
        ),
        lines=(
            "- 2 pinches of salt", "- 1 bay leaf", "- half a cup of water",
            "Preheat the oven to 190 degrees.", "Let it rest for 15 minutes.",
            "Stir until nothing sticks.", "Serves 4 people.", "Keeps for 3 days in the fridge.",
            "Best with fresh herbs on top.", "The lid stays on until the end.",
            "Double everything for guests.", "Season once more before serving.",
            "- 2 cups of flour", "- 1 tablespoon of olive oil", "- 3 cloves of garlic",
            "- 150 grams of butter", "- 1 teaspoon of cumin", "- 200 ml of coconut milk",
        ),
    ),
    "Household": Shelf(
        titles=(
            "Cellar shelves", "Cellar light", "Kitchen tap", "Kitchen drawer", "Window seals",
            "Window cleaning", "Boiler readings", "Boiler service", "Spare keys", "Paint colours",
            "Paint leftovers", "Bin collection", "Curtain sizes", "Carpet sizes", "Smoke alarms",
            "Balcony floor", "Attic boxes", "Attic ladder", "Doorbell battery", "Laundry rules",
        ),
        lines=(
            "The screws are 4 mm wide.", "Ask the neighbour for the long ladder.",
            "Last done in March.", "The warm white one fits better.",
            "Width 118 cm, height 204 cm.", "Two litres are left in the can.",
            "The key hangs behind the door.", "Call before nine in the morning.",
            "Do not use the blue cleaner here.", "The warranty runs for 5 years.",
            "It leaks only when it rains from the west.", "Measure twice before ordering.",
        ),
    ),
    "Work Projects": Shelf(
        titles=(
            "Website relaunch", "Website texts", "Data cleanup", "Data export", "Invoice tool",
            "Invoice templates", "Warehouse labels", "Warehouse tour", "Survey questions",
            "Survey results", "Onboarding guide", "Onboarding gaps", "Pilot customers",
            "Pilot schedule", "Archive plan", "Printer rollout", "Newsletter draft",
            "Newsletter topics", "Support hours", "Support handbook",
        ),
        lines=(
            "Version 3 goes to the test group first.", "Waiting for the answer of the legal team.",
            "The old server stays on until June.", "Seven pages still lack pictures.",
            "Leila knows the password of the demo account.", "Estimate: 11 days without testing.",
            "The export breaks on names with accents.", "Everything green since Tuesday.",
            "Start small, one department at a time.", "The tender ends on the 30th.",
            "Costs are split between both teams.", "Remember the screen reader check.",
        ),
    ),
    "Travel Plans": Shelf(
        titles=(
            "Lisbon in spring", "Lisbon food list", "Night train north", "Night train south",
            "Island hopping", "Island ferries", "Mountain huts", "Mountain gear", "City by bike",
            "City museums", "Visa papers", "Visa photos", "Camping weekend", "Camping stove",
            "Road trip stops", "Road trip songs", "Winter escape", "Lake house",
            "Airport transfer", "Suitcase list",
        ),
        lines=(
            "The early ferry leaves at 6:45.", "Seats 14 and 15 by the window.",
            "Free cancellation until the 3rd.", "Bring the adapter with two pins.",
            "The hostel has no lockers.", "Tickets are cheaper at the station.",
            "Ask Theo about the coastal path.", "Three nights, then move on.",
            "Luggage up to 23 kilos.", "The museum is closed on Mondays.", "Pack the rain cover.",
            "Change trains twice, 20 minutes each.",
        ),
    ),
    "Reading List": Shelf(
        titles=(
            "Novels for autumn", "Novels for winter", "Short stories", "Short essays",
            "Library loans", "Library wishes", "Books to return", "Books to lend", "Audio books",
            "Poems to learn", "Poems to keep", "Comics for the train", "History shelf",
            "Science shelf", "Quotes", "Quotes on rivers", "Unfinished books", "Authors to follow",
            "Bookshop voucher", "Reading circle",
        ),
        lines=(
            "Stopped on page 214.", "The second volume is the better one.",
            "Borrowed from Anouk in April.", "The translation is hard to find.",
            "Four stars, would read again.", "The ending comes too early.",
            "Reserved at the branch by the park.", "Chapter 9 is worth the whole book.",
            "Large print would be nice.", "Recommended twice this month.", "Due back on the 28th.",
            "Good for the train, not for the beach.",
        ),
    ),
    "Garden": Shelf(
        titles=(
            "Tomato bed", "Tomato varieties", "Compost heap", "Compost thermometer",
            "Bulbs for spring", "Bulbs for the pots", "Apple tree", "Apple harvest", "Rain barrel",
            "Rain notes", "Bean poles", "Herb spiral", "Herb cuttings", "Hedge height",
            "Lawn edges", "Snail watch", "Seed swap", "Seed drawer", "Greenhouse glass",
            "Garden tools",
        ),
        lines=(
            "Sow again after the second full moon.", "Distance 35 cm, depth 4 cm.",
            "The north corner stays wet.", "Water in the evening only.",
            "Frost came on the 9th last year.", "Cut back to three shoots.",
            "The ladybirds did their work.", "Sharpen the shears first.",
            "Two buckets from the left row.", "Label everything this time.",
            "The neighbour waters in August.", "Cover the young plants at night.",
        ),
    ),
    "Finances": Shelf(
        titles=(
            "Rent overview", "Rent deposit", "Insurance list", "Insurance letters", "Tax papers",
            "Tax questions", "Savings plan", "Savings goal", "Phone contract", "Power contract",
            "Bank appointment", "Card limits", "Loan to Emil", "Club fees", "Donations", "Refunds",
            "Refunds pending", "Pension notes", "Car costs", "Monthly budget",
        ),
        lines=(
            "Reference number 70-3315.", "Cancel three months ahead.",
            "The fee rose by 4 percent.", "Paid in two halves.", "Keep the receipt for 10 years.",
            "Call the hotline before noon.", "The balance was 1,250 in May.",
            "Nora has the original.", "Compare again in autumn.", "The discount ends this year.",
            "Half of it comes back in spring.", "Transfer on the first of the month.",
        ),
    ),
    "Fitness": Shelf(
        titles=(
            "Morning stretches", "Evening stretches", "Running route east", "Running route west",
            "Swim laps", "Swim course", "Knee exercises", "Back exercises", "Bike intervals",
            "Bike fitting", "Climbing grades", "Climbing partners", "Rest days", "Weekly goals",
            "Race checklist", "Race results", "Gym locker", "Water intake", "Sleep log",
            "Step counter",
        ),
        lines=(
            "Three rounds of 12, short breaks.", "Heart rate stayed below 140.",
            "The left shoe rubs.", "Eight kilometres in 47 minutes.", "Stop when the knee clicks.",
            "The pool opens at 7.", "Add one lap each week.", "Breathe out on the way up.",
            "Sven joins on Thursdays.", "Two litres were enough.",
            "Locker 118, code in the wallet.", "New record by 9 seconds.",
        ),
    ),
    "Study Notes": Shelf(
        titles=(
            "Statistics week one", "Statistics week two", "Spanish verbs", "Spanish phrases",
            "Chemistry lab", "Chemistry exam", "Essay outline", "Essay sources", "Linear algebra",
            "Graph theory", "Group presentation", "Group roles", "Lecture gaps", "Lecture slides",
            "Library hours", "Exam dates", "Exam room", "Old exam answers", "Learning cards",
            "Course choices",
        ),
        lines=(
            "Definition on slide 31.", "The proof uses induction twice.",
            "Learn the irregular ones first.", "Worth 15 percent of the grade.",
            "Ask in the tutorial on Wednesday.", "Two pages, double spaced.",
            "The formula sheet is allowed.", "Chapters 4 to 6 are enough.",
            "Read the summary before class.", "The lab report is due on the 19th.",
            "Not part of the exam.", "Room 3.07 instead of 3.70.",
        ),
    ),
    "Gift Ideas": Shelf(
        titles=(
            "Presents for Greta", "Presents for Hugo", "Birthday in June", "Birthday in July",
            "Wedding table", "Wedding present", "Wrapping paper", "Thank-you cards",
            "Housewarming", "Farewell present", "Secret swap", "Board games", "Small surprises",
            "Vouchers", "Vouchers used", "Baby shower", "Teacher present", "Grandma's wishes",
            "Handmade things", "Advent calendar",
        ),
        lines=(
            "Not more than 30 this year.", "She already has the green one.",
            "Size M, dark colours.", "Order before the 5th.", "Something made of wood.",
            "Together with Luca and Ines.", "The shop wraps for free.", "He collects old maps.",
            "No sweets, please.", "Delivery takes 8 days.", "The card is in the drawer.",
            "Second choice: a potted plant.",
        ),
    ),
    "Music Practice": Shelf(
        titles=(
            "Scales in flat keys", "Scales in sharp keys", "Choir dates", "Choir parts",
            "Guitar chords", "Guitar strings", "Piano tuning", "Piano pieces", "Band rehearsal",
            "Band name ideas", "Set list spring", "Set list summer", "Metronome log",
            "Recital order", "Recital nerves", "Breathing drills", "Sight reading",
            "Songs to transcribe", "Drum patterns", "Ear training",
        ),
        lines=(
            "Slow down in bar 24.", "From 80 to 96 beats a minute.",
            "The second verse is a tone higher.", "Left hand alone, then together.",
            "Bring 14 copies for the altos.", "Strings are changed every 6 weeks.",
            "The rehearsal starts at 19:15.", "Pause before the last chord.", "Yara counts us in.",
            "Record it once a week.", "No pedal in the first part.", "Learn the bridge by heart.",
        ),
    ),
}  # fmt: skip
"""Every notebook; `MEETINGS` and `RECIPES` are the two with tasks of their own."""

OTHER_NOTEBOOKS: Final = tuple(name for name in SHELVES if name not in {MEETINGS, RECIPES})
