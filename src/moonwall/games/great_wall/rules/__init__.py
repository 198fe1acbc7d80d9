"""The rules, a module for each season, Location and mechanism of the ledger."""
