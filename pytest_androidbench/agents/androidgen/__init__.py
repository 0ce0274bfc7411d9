"""AndroidGen's agent over any model: examples, plans, checked calls and a memory of quotes."""
