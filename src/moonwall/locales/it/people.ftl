# Che cosa dice la pagina delle persone: chiavi e dispositivi, chi è assente, l'orologio, le rivincite, chi guarda.

web-your-key = La tua chiave
web-your-key-help = Un solo link che porta con sé tutti i tuoi posti: su un altro dispositivo, o di nuovo qui dopo aver svuotato il browser. Nessun account.
web-your-key-make = Crea una chiave
web-your-key-show = Mostra la mia chiave
web-your-key-secret = Chi la possiede gioca come se fossi tu, a ogni tavolo. Custodiscila come una password; i posti che prenderai in seguito si aggiungono da soli.
web-your-key-qr = La tua chiave come codice QR
web-your-key-end = Annulla questa chiave
web-your-key-end-sure = Annullare ovunque questa chiave? I browser che non hanno altro perdono i loro posti.
web-key-holds = { $n ->
    [one] Questa chiave porta con sé una partita.
   *[other] Questa chiave porta con sé { $n } partite.
  }
web-key-take = Porta tutto in questo browser
web-key-bad = Questa chiave qui non è conosciuta, o è stata annullata.
web-copy-secret = Copia il link
web-device = Il tuo posto su questo dispositivo
web-device-here = Puoi giocare qui e sull'altro dispositivo, anche nello stesso momento.
web-device-take = Siediti anche qui
web-device-old = Un link così funziona una volta sola, per un quarto d'ora. Creane un altro al tavolo, sotto il tuo posto.
web-device-help = Apri questo link sull'altro dispositivo entro un quarto d'ora. Funziona una volta sola.
web-device-qr = Il link al tuo posto come codice QR
web-second-device = Secondo dispositivo
web-since-you-looked = { $n ->
    [one] Una mossa da quando hai guardato
   *[other] { $n } mosse da quando hai guardato
  }
web-clock = Tempo per una risposta
web-clock-none = Quanto serve
web-clock-days = { $n ->
    [one] Un giorno
   *[other] { $n } giorni
  }
web-clock-help = Si conta da quando tocca a qualcuno. Così le partite che durano settimane non si fermano.
web-clock-then = Quando il tempo è finito
web-clock-then-nudge = parte un nuovo sollecito
web-clock-then-bot = un bot gioca fino al ritorno
web-clock-then-resign = vale come abbandono; un bot gioca fino alla fine
web-clock-bot = Quale bot
web-clock-is = { $n ->
    [one] Ognuno ha un giorno per una risposta. Poi:
   *[other] Ognuno ha { $n } giorni per una risposta. Poi:
  }
web-away-since = assente, ultima presenza { $when }
web-absent = { $who } è assente.
web-absent-since = { $who } è assente, ultima presenza { $when }.
web-time-left = ancora { $time }
web-resigned = ha abbandonato; un bot continua
web-stand-in = per ora un bot ({ $bot })
web-new-invite-sure = Dare il posto di { $who } a chi avrà un nuovo link? Chi lo occupa lo perde.
web-to-bot-sure = Dare il posto di { $who } a un bot per sempre? Chi lo occupa lo perde. «Per ora un bot» glielo terrebbe.
web-nudge = Sollecita
web-nudged = Sollecito inviato.
web-nudged-you = { $who } ti aspetta.
web-the-table = Il tavolo
web-bot-for-now = Per ora un bot
web-bot-plays-for-you = Un bot gioca per { $who } mentre non ci sei.
web-i-am-back = Sono di nuovo qui
web-give-back = Ferma il bot
web-resign = Abbandona
web-resign-sure = Abbandonare? Un bot gioca il tuo posto fino alla fine; puoi guardare, ma non tornare.
web-you-resigned = Hai abbandonato. Un bot gioca il tuo posto fino alla fine; tu guardi con i suoi occhi.
web-watching = Chi guarda
web-coach-allow = Allenatore: i giocatori possono chiedere che cosa farebbe un bot
web-watch-delay = Ritardo degli spettatori
web-watch-delay-help = In numero di risposte. 0: vedono subito tutto ciò che è scoperto.
web-watch-live = nessuno: vedono in diretta
web-watch-behind = { $n ->
    [one] una risposta
   *[other] { $n } risposte
  }
web-watch-link = Link per spettatori
web-watch-link-help = Chi ha questo link può guardare, anche dove altri non possono. Uno nuovo lo annulla.
web-comment-ask = Proponi a tutti un commentatore
web-comment-asked = Proposta di { $who }: un commentatore che vede tutte le mani mentre giocate.
web-comment-link = Link per il commentatore
web-comment-link-help = Chi ha questo link vede tutte le mani e non ne gioca nessuna. Finisce quando un posto cambia giocatore.
web-comment-end = Annulla il link del commentatore
web-commented = Un commentatore vede tutte le mani, con il consenso di tutti.
web-to-rematch = Alla rivincita
web-rematch-help = Le stesse persone, ognuna un posto più in là. Gli altri vengono avvisati.
web-series = Serie
web-series-wins = Vinte
web-series-played = Giocate
web-series-this = Questa partita ({ $n })
web-series-match = Partita { $n }
web-series-runs = è in corso
web-ask-for-another = Chiedi un altro invito a chi ti ha invitato.
web-used-yours = Eri tu, in un altro browser? Porta da lì la tua chiave o un link per un secondo dispositivo.
web-notices-off = Disattivali
web-notices-fault = Il tuo browser non può ricevere avvisi:
web-keep-offline = Conserva per quando sei offline
web-keep-offline-done = Conservata su questo dispositivo
web-kept-reels = Replay su questo dispositivo

# Che cosa il tavolo dice nella chat.
web-told-stand-in = Un bot ({ $bot }) gioca per { $who } fino al ritorno.
web-told-back = { $who } è di nuovo al tavolo.
web-told-resigned = { $who } ha abbandonato; un bot ({ $bot }) continua.
web-told-time-over = Il tempo di { $who } è finito.
web-told-open = Il posto di { $who } è di nuovo libero.
web-told-bot = Da ora un bot ({ $bot }) gioca il posto di { $who }.
