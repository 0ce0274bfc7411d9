"""Google's synchronisation of contacts."""
