"""Android in the Wild as AndroidGen asks it: 96 general goals, and 96 about shops on the web."""
