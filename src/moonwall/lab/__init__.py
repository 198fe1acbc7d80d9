"""The lab: whole games in bulk, and what they prove."""
