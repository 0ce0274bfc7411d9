"""Pro Expense."""
