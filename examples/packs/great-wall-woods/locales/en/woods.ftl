gw-beekeeper = Beekeeper
    .text = The hives wake: every Spring you gain { $n } Gold.
