"""Text messages of the telephony provider, as messaging apps read and write them."""
