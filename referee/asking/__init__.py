"""The search over the rulings: from what is typed at the table to the rulings that answer it."""
