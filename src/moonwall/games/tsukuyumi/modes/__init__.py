"""Other ways to set the table: two players, scenarios, alliances, domination, mascots."""
