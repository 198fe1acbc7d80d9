"""Optional modules of the box: Legendary Oni and Faction events. Both are off unless the table wants them."""
