# Co strona mówi o ludziach: klucze i urządzenia, kto jest nieobecny, zegar, rewanże, kto ogląda.

web-your-key = Twój klucz
web-your-key-help = Jeden link do wszystkich twoich miejsc: przenosi je na inne urządzenie albo przywraca po wyczyszczeniu przeglądarki. Bez konta.
web-your-key-make = Utwórz klucz
web-your-key-show = Pokaż mój klucz
web-your-key-secret = Kto go ma, ten jest tobą przy każdym stole. Strzeż go jak hasła; miejsca zajęte później dołączają do niego same.
web-your-key-qr = Twój klucz jako kod QR
web-your-key-end = Unieważnij ten klucz
web-your-key-end-sure = Unieważnić ten klucz wszędzie? Przeglądarki, które nie mają nic poza nim, stracą swoje miejsca.
web-key-holds = { $n ->
    [one] Ten klucz obejmuje jedną partię.
    [few] Ten klucz obejmuje { $n } partie.
   *[other] Ten klucz obejmuje { $n } partii.
  }
web-key-take = Przenieś je do tej przeglądarki
web-key-bad = Ten klucz nie jest tu znany albo został unieważniony.
web-copy-secret = Skopiuj link
web-device = Twoje miejsce na tym urządzeniu
web-device-here = Możesz grać tutaj i na drugim urządzeniu, także w tym samym czasie.
web-device-take = Usiądź także tutaj
web-device-old = Taki link działa raz, przez kwadrans. Utwórz następny przy stole, pod swoim miejscem.
web-device-help = Otwórz ten link na drugim urządzeniu w ciągu kwadransa. Działa raz.
web-device-qr = Link do twojego miejsca jako kod QR
web-second-device = Drugie urządzenie
web-since-you-looked = { $n ->
    [one] Jeden ruch od twojej ostatniej wizyty
    [few] { $n } ruchy od twojej ostatniej wizyty
   *[other] { $n } ruchów od twojej ostatniej wizyty
  }
web-clock = Czas na odpowiedź
web-clock-none = Ile potrzeba
web-clock-days = { $n ->
    [one] Jeden dzień
    [few] { $n } dni
   *[other] { $n } dni
  }
web-clock-help = Biegnie od chwili, gdy kogoś zapytano. Dzięki temu partie grane tygodniami nie stoją w miejscu.
web-clock-then = Gdy czas minie
web-clock-then-nudge = gracz dostaje przypomnienie
web-clock-then-bot = bot gra aż do powrotu gracza
web-clock-then-resign = gracz poddaje partię; bot gra do końca
web-clock-bot = Który bot
web-clock-is = { $n ->
    [one] Każdy ma jeden dzień na odpowiedź. Potem:
    [few] Każdy ma { $n } dni na odpowiedź. Potem:
   *[other] Każdy ma { $n } dni na odpowiedź. Potem:
  }
web-away-since = poza stołem, ostatnio tutaj { $when }
web-absent = { $who }: poza stołem.
web-absent-since = { $who }: poza stołem, ostatnio tutaj { $when }.
web-time-left = zostało { $time }
web-resigned = partia poddana; bot gra dalej
web-stand-in = na razie bot ({ $bot })
web-new-invite-sure = Oddać miejsce gracza { $who } osobie, która dostanie nowy link? Dotychczasowy gracz je straci.
web-to-bot-sure = Oddać miejsce gracza { $who } botowi na zawsze? Dotychczasowy gracz je straci. „Na razie bot” zachowałby je dla niego.
web-nudge = Przypomnij
web-nudged = Przypomnienie wysłane.
web-nudged-you = { $who } czeka na ciebie.
web-the-table = Stół
web-bot-for-now = Na razie bot
web-bot-plays-for-you = Bot gra za gracza { $who }, gdy cię nie ma.
web-i-am-back = Jestem z powrotem
web-give-back = Zatrzymaj bota
web-resign = Poddaj partię
web-resign-sure = Poddać partię? Bot dogra za ciebie do końca; możesz patrzeć, ale nie wrócić.
web-you-resigned = Partia poddana. Bot gra na twoim miejscu do końca; patrzysz jego oczami.
web-watching = Oglądanie
web-coach-allow = Trener: gracze mogą pytać, co zrobiłby bot
web-watch-delay = Opóźnienie widzów
web-watch-delay-help = Liczone w odpowiedziach. 0: widzowie od razu widzą wszystko, co odkryte.
web-watch-live = brak: widzą na żywo
web-watch-behind = { $n ->
    [one] jedna odpowiedź
    [few] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
  }
web-watch-link = Link dla widzów
web-watch-link-help = Kto ma ten link, może oglądać, także tam, gdzie inni nie mogą. Nowy link go unieważnia.
web-comment-ask = Zapytaj wszystkich o zgodę na komentatora
web-comment-asked = Życzenie gracza { $who }: komentator, który podczas gry widzi karty wszystkich graczy.
web-comment-link = Link dla komentatora
web-comment-link-help = Kto ma ten link, widzi karty wszystkich graczy, ale nie gra. Link wygasa, gdy któreś miejsce zajmie inny gracz.
web-comment-end = Unieważnij link komentatora
web-commented = Komentator widzi karty wszystkich graczy, na co wszyscy się zgodzili.
web-to-rematch = Do rewanżu
web-rematch-help = Te same osoby, każda o jedno miejsce dalej. Pozostali zostaną powiadomieni.
web-series = Seria
web-series-wins = Wygrane
web-series-played = Rozegrane
web-series-this = Ta partia ({ $n })
web-series-match = Partia { $n }
web-series-runs = trwa
web-ask-for-another = Poproś o następne zaproszenie osobę, która cię zaprosiła.
web-used-yours = Może użyto go w innej twojej przeglądarce? Przenieś stamtąd swój klucz albo link dla drugiego urządzenia.
web-notices-off = Wyłącz
web-notices-fault = Twojej przeglądarki nie można powiadomić:
web-keep-offline = Zachowaj do oglądania offline
web-keep-offline-done = Zachowano na tym urządzeniu
web-kept-reels = Partie do odtwarzania na tym urządzeniu

# Co stół mówi na czacie.
web-told-stand-in = Bot ({ $bot }) gra za { $who } aż do powrotu gracza.
web-told-back = { $who } wraca do stołu.
web-told-resigned = { $who } poddaje partię; bot ({ $bot }) gra dalej.
web-told-time-over = { $who }: czas minął.
web-told-open = { $who }: miejsce jest znowu wolne.
web-told-bot = { $who }: od teraz na tym miejscu gra bot ({ $bot }).
