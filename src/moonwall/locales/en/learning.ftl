# What the lobby says about guided first games.

lesson-ui-learn = New here?
lesson-ui-guided = Guided first game
lesson-ui-minutes = about { $n } minutes, nothing to read before
lesson-ui-first = Recommended for a first game
lesson-ui-first-help = Three seats or fewer, easy bots, the simplest switches, and hints on what matters. One click and you play.
lesson-ui-resume = Go on with the guided game
lesson-ui-anew = From the beginning
lesson-ui-again = Play it again
lesson-ui-done = finished

lesson-great-wall-title = The Great Wall
lesson-great-wall = Your first Year at the Wall
lesson-tsukuyumi-title = Tsukuyumi: Full Moon Down
lesson-tsukuyumi = Your first round under the Moon
lesson-moon-princess-title = Rise of the Moon Princess (Tsukuyumi, together)
lesson-moon-princess = Your first turn against the Moon
