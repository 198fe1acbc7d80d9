"""Other ways to set the table."""
