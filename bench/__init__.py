"""Speed of the games, beside a yardstick measured in the same run. ``make bench`` runs it."""
