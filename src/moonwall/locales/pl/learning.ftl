# What the lobby says about guided first games.

lesson-ui-learn = Pierwszy raz?
lesson-ui-guided = Pierwsza gra z przewodnikiem
lesson-ui-minutes = około { $n } minut, bez wcześniejszego czytania
lesson-ui-first = Polecana na pierwszą grę
lesson-ui-first-help = Najwyżej trzy miejsca, łatwe boty, najprostsze ustawienia i wskazówki, co się liczy. Jedno kliknięcie i grasz.
lesson-ui-resume = Wróć do gry z przewodnikiem
lesson-ui-anew = Od początku
lesson-ui-again = Zagraj jeszcze raz
lesson-ui-done = ukończona

lesson-great-wall-title = Wielki Mur
lesson-great-wall = Twój pierwszy Rok na Murze
lesson-tsukuyumi-title = Tsukuyumi: Full Moon Down
lesson-tsukuyumi = Twoja pierwsza runda pod Księżycem
lesson-moon-princess-title = Rise of the Moon Princess (Tsukuyumi, razem)
lesson-moon-princess = Twoja pierwsza tura przeciw Księżycowi
