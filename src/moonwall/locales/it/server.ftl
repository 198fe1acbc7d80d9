# Ciò che il server rifiuta, secondo il codice del rifiuto.

server-error-invalid = La richiesta non è stata capita.
server-error-setup = Il tavolo non si può preparare così.
server-error-record = Questa registrazione non si può leggere.
server-error-content = Questo pacchetto di contenuti non si può usare.
server-error-token-missing = Serve un posto al tavolo.
server-error-token-unknown = Questo link non porta a un posto di questa partita.
server-error-not-owner = Solo chi ha creato la partita può farlo.
server-error-not-allowed = Qui non è permesso.
server-error-not-found = Questa partita o pagina qui non esiste.
server-error-method = Il server non conosce questo tipo di richiesta.
server-error-not-your-decision = Questa decisione non spetta a te.
server-error-late = Nel frattempo la partita è andata avanti; ecco la situazione.
server-error-undo-refused = Non si può ritirare.
server-error-taken = Qualcun altro è stato più veloce.
server-error-ask-closed = Questa richiesta è già chiusa.
server-error-stuck = Un aggiornamento ha cambiato le regole di questa partita; chi gioca sceglie come continuare.
server-error-too-large = È troppo grande.
server-error-media-type = Il server non conosce questo tipo di contenuto.
server-error-illegal-option = Ora non è possibile.
server-error-too-many = Troppo veloce; aspetta un momento.
server-error-internal = Qualcosa è andato storto sul server. Nulla è andato perso; riprova.
server-error-not-ready = Il server non è pronto; riprova tra un momento.

# Told by push to a browser without a page open.

server-push-turn = Tocca a te: { $game }.
server-push-nudge = { $who } ti aspetta: { $game }.
server-push-over = Partita finita: { $game }. Guarda come è andata.
server-push-rematch = La rivincita è pronta: { $game }.
