"""Texts of posts, in our own words: name in the address, title, day, text.

What is said of OpenAI's models and of Apple's phones are published facts, up to the small world's
day in October 2023.
"""

from __future__ import annotations

from typing import Final

BLOG_POSTS: Final = (
    ("introducing-chatgpt", "Introducing ChatGPT", "November 30, 2022",
     "ChatGPT is a model that talks. It answers questions that follow one another, admits when it "
     "was wrong, objects to a premise that does not hold, and declines what it should not do."
     "\n\nIt was tuned from a model of the GPT-3.5 series. People wrote both sides of "
     "conversations and ranked answers; from these rankings the model learned what a good answer "
     "is.\n\nIts limits: it can write what sounds right and is not, it reacts to small changes of "
     "a question, and it is often too wordy."),
    ("gpt-4", "GPT-4", "March 14, 2023",
     "GPT-4 is our newest large language model. It takes text and pictures and gives text. In "
     "exams made for people it does far better than GPT-3.5, with scores like those of good "
     "students.\n\nIt is still not reliable in all it says. We spent six months on making it "
     "safer, with testers from many fields."),
    ("chatgpt-can-now-see-hear-and-speak", "ChatGPT can now see, hear, and speak",
     "September 25, 2023",
     "One can now talk with ChatGPT by voice, and show it a picture: of a bicycle whose saddle is "
     "to be lowered, or of what is left in the fridge. Both come to paying users first."),
    ("dall-e-3", "DALL·E 3 comes to ChatGPT", "October 3, 2023",
     "DALL·E 3 draws what a text describes, with far more of its details than the versions before. "
     "It is used through ChatGPT, which writes the description together with whoever asks."),
    ("openai-api", "The OpenAI API", "June 11, 2020",
     "Our language models can now be used by programs. They get some text and return its "
     "continuation; GPT-3 is the first model that is offered so."),
    ("whisper", "Introducing Whisper", "September 21, 2022",
     "Whisper is a network that writes down what is said, in many languages and through noise. "
     "The model and its code are open to everybody."),
    ("moderation", "A better tool against harmful texts", "August 10, 2022",
     "A small model tells whether a text is hateful, violent or harmful. Developers may use it "
     "without a charge."),
)  # fmt: skip
REVIEW_POSTS: Final = (
    ("what-is-chatgpt", "What ChatGPT is, and what it is not", "October 9, 2023",
     "ChatGPT is a program that one writes with. It was opened to the public in November 2022 and "
     "grew faster than any service before it.\n\nIt is no search engine: it does not look "
     "anything up unless it is given a tool for that. It continues a conversation with the words "
     "that are likeliest, learned from very much text and from people's judgement.\n\nWe asked it "
     "for ten recipes of Millfield. Eight could be cooked, two left out the flour. Our advice: "
     "use it for a first draft, and check every fact and number yourself."),
    ("words-and-odds", "Words and odds: how a large language model writes", "September 18, 2023",
     "A large language model is a table of odds that nobody could write down. Given the beginning "
     "of a sentence it says how likely each next piece is.\n\nThe trick is attention: for each "
     "piece the network weighs which earlier ones matter. Wen Zhao of Plain Machines shows it "
     "with strings and pegs."),
    ("old-computers", "A second life for old computers", "August 27, 2023",
     "Dieter Vogel mends computers that others throw away. Most need nothing but a new battery and "
     "a good cleaning."),
    ("bicycle-lights", "Six bicycle lights in the rain", "October 2, 2023",
     "We rode to the lighthouse and back with six lights. The cheapest was the brightest; only two "
     "were tight against water."),
)  # fmt: skip
PHONE_POSTS: Final = (
    ("iphone-15-pro", "iPhone 15 Pro and iPhone 15 Pro Max", "September 12, 2023",
     "The newest iPhones come in titanium. iPhone 15 Pro and iPhone 15 Pro Max have the chip A17 "
     "Pro, a button that does what one chooses, and a connector of the kind USB-C.\n\nThe larger "
     "one reaches five times as far with its camera. Both can be had since September 22."),
    ("iphone-15", "iPhone 15 and iPhone 15 Plus", "September 12, 2023",
     "iPhone 15 is the newest iPhone for everybody, and the successor of iPhone 14. Its camera has "
     "48 megapixels, its back is of coloured glass, and it is charged by USB-C.\n\nIt comes in "
     "pink, yellow, green, blue and black, and can be had since September 22."),
    ("iphone-14", "iPhone 14 and iPhone 14 Plus", "September 7, 2022",
     "iPhone 14 calls for help where there is no network, by satellite, and notices when a car "
     "crashes. iPhone 14 Plus is the same with a larger display."),
    ("iphone-se", "iPhone SE", "March 8, 2022",
     "The small iPhone with a button below its display has the chip of iPhone 13 now, and a "
     "network of the fifth generation."),
    ("watch-series-9", "Apple Watch Series 9", "September 12, 2023",
     "The watch of this year is told what to do by two fingers that touch twice, and its display "
     "is twice as bright."),
    ("macbook-air-15", "MacBook Air with 15 inches", "June 5, 2023",
     "The thin computer comes in a larger size, with a chip of Apple's own and without a fan."),
)  # fmt: skip
