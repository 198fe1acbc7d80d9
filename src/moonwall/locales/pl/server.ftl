# Czego serwer odmawia, według kodu odmowy.

server-error-invalid = Nie udało się zrozumieć żądania.
server-error-setup = Tak nie można przygotować stołu.
server-error-record = Tego zapisu nie da się odczytać.
server-error-content = Tego pakietu treści nie można użyć.
server-error-token-missing = Do tego potrzebne jest miejsce przy stole.
server-error-token-unknown = Ten link nie prowadzi do miejsca w tej partii.
server-error-not-owner = Może to zrobić tylko osoba, która założyła partię.
server-error-not-allowed = Tutaj to niedozwolone.
server-error-not-found = Nie ma tu takiej partii ani strony.
server-error-method = Serwer nie zna takiego rodzaju żądania.
server-error-not-your-decision = Ta decyzja nie należy do ciebie.
server-error-late = Gra poszła dalej; oto obecna sytuacja.
server-error-undo-refused = Tego nie można cofnąć.
server-error-taken = Ktoś inny był szybszy.
server-error-ask-closed = Ta prośba jest już zamknięta.
server-error-stuck = Aktualizacja zmieniła zasady tej partii; gracze wybierają, jak ma się toczyć dalej.
server-error-too-large = To jest za duże.
server-error-media-type = Serwer nie zna takiego rodzaju treści.
server-error-illegal-option = Teraz to niemożliwe.
server-error-too-many = Za szybko; poczekaj chwilę.
server-error-internal = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.
server-error-not-ready = Serwer nie jest gotowy; spróbuj za chwilę.

# Told by push to a browser without a page open.

server-push-turn = Twoja kolej w grze { $game }.
server-push-nudge = { $who } czeka na ciebie w grze { $game }.
server-push-over = Gra { $game } dobiegła końca. Zobacz wynik.
server-push-rematch = Rewanż w grze { $game } jest gotowy.
