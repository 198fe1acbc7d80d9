gw-beekeeper = Pszczelarz
    .text = Ule się budzą: każdej Wiosny zyskujesz { MANY($n, "gw-n-gold") }.
