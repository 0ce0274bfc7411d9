"""A model that says of recorded episodes which parts of their goals were reached, and when."""
