"""The simulated phone: a program of its own that speaks the protocols of a real device."""
