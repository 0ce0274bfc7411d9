"""Google Photos: the pictures of the phone by day, person, place and album."""
