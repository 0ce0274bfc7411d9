"""Gmail: mails of one account, in a database of the phone."""
