"""Google Maps over the bundled region."""
