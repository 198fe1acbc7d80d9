# What the lobby says about guided first games.

lesson-ui-learn = È la prima volta?
lesson-ui-guided = Prima partita guidata
lesson-ui-minutes = circa { $n } minuti, niente da leggere prima
lesson-ui-first = Consigliata come prima partita
lesson-ui-first-help = Al massimo tre posti, bot facili, le impostazioni più semplici e suggerimenti su ciò che conta. Un clic e si gioca.
lesson-ui-resume = Riprendi la partita guidata
lesson-ui-anew = Dall'inizio
lesson-ui-again = Giocala di nuovo
lesson-ui-done = finita

lesson-great-wall-title = La Grande Muraglia
lesson-great-wall = Il tuo primo Anno alla Muraglia
lesson-tsukuyumi-title = Tsukuyumi: Full Moon Down
lesson-tsukuyumi = Il tuo primo round sotto la Luna
lesson-moon-princess-title = Rise of the Moon Princess (Tsukuyumi, insieme)
lesson-moon-princess = Il tuo primo turno contro la Luna
