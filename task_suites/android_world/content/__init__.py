"""What the tasks are about: names, sentences, rows; all of it this suite's own."""
