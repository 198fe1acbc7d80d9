# The Great Wall: the board, questions, answers and the log.

## The game

gw = La Grande Muraglia
    .text = I clan dei Song mandano Commessi al lavoro e Soldati alla Muraglia. Ogni Primavera arrivano le Orde; vince chi serve con più Onore.
gw-mode-standard = Gioco standard
gw-mode-two = Due giocatori e il Clan del Giunco
gw-mode-solo = In solitario contro Qin Jiushao
gw-mode-coop = Gioco cooperativo
gw-reason-requests = Le Richieste dell'Imperatore sono esaudite.
gw-reason-walls = La Muraglia è completa.
gw-reason-shame = La riserva di Onta è vuota.
gw-reason-time = L'ultimo Anno è finito.

## Start options

gw-option-walls_to_end_3p = Sezioni complete che chiudono una partita a tre
    .help = Le regole dettagliate dicono 2, il riassunto 3.
gw-option-breach_shame_scope = Chi evita l'Onta in una Breccia
    .help = Ogni carta: serve un Soldato proprio su quell'Orda. Tutta la Sezione: basta su una qualsiasi Orda della Sezione.
gw-option-breach_lethality_scope = Morti in una Breccia
    .help = Ogni carta: su ogni Orda muoiono tanti dei tuoi quanti dice la Letalità. Tutta la Sezione: una volta sola. Tutti: muore chiunque sia lì.
gw-option-max_active_advisors = Consiglieri attivi
    .help = Quanti vuoi, oppure uno solo: allora i Consiglieri successivi possono essere solo di supporto.
gw-option-wall_honour = Onore per un livello di Muraglia
    .help = Quanto costa il livello, o solo quanto il costruttore ha pagato oltre al Magazzino.
gw-option-defeat_scan_direction = Ordine delle sconfitte in una riga
    .help = Le regole vanno da destra a sinistra; qui si può invertire.
gw-option-betrayal_pays_summer_honour = Tradimento dà Onore in Estate
    .help = Se un Tradimento scartato conta per 2 Onore.
gw-option-activation_list = Elenco delle Attivazioni
    .help = Elenco rifatto: lavora anche un Luogo che diventa pronto nel frattempo. Elenco unico: aspetta il turno successivo.
gw-option-defeat_and_deaths_one_event = Sconfitta e morti sono un solo evento
    .help = Una carta Tattica a testa per entrambi, o una per ciascuno.
gw-option-supreme_commander = Comandante Supremo del Clan del Giunco
    .help = Chi decide per il Clan del Giunco: il giocatore di turno, o sempre chi è più in alto nell'ordine di Tè.
gw-option-coop_empty_supply_ends = Riserva di Onta vuota: sconfitta al controllo
    .help = Altrimenti si perde solo se manca un'Onta dovuta.
gw-option-difficulty = Difficoltà
    .help = Onore con cui Qin inizia.
gw-option-qin_single_activation = Attivazione singola di Qin
    .help = Quale Luogo prende: il più alto o il più basso del suo tracciato.
gw-option-qin_summer_honour = Qin ottiene Onore per le carte scartate
    .help = 2 Onore per ogni sua carta negli scarti, ogni Estate.
gw-option-qin_cover_order = Ordine in cui Qin copre i punti
    .help = Riga per riga, o colonna per colonna.
gw-option-qin_hardest_start = Onore di Qin al livello più duro
    .help = 100, o 150 secondo l'altra lettura.
gw-option-solo_empty_supply_loss = Sconfitta per riserva di Onta vuota
    .help = Solo quando in Inverno si controlla la fine, o nel momento in cui accade.
gw-active-player = giocatore attivo
gw-top-of-tea = primo nell'ordine di Tè
gw-highest = il più alto
gw-lowest = il più basso
gw-rows = righe
gw-columns = colonne
gw-at-the-check = al controllo
gw-at-once = subito
gw-attack = attacco
gw-reed = Clan del Giunco
    .short = Giunco
gw-qin = Qin Jiushao
    .short = Qin
gw-card = ogni carta
gw-section = tutta la Sezione
gw-all = tutti
gw-unlimited = illimitati
gw-one = uno
gw-full-cost = costo pieno
gw-own-payment = pagamento proprio
gw-right-to-left = da destra a sinistra
gw-left-to-right = da sinistra a destra
gw-re-list = elenco rifatto
gw-snapshot = elenco unico

## Clans

gw-crane = Clan della Gru
    .short = Gru
gw-tiger = Clan della Tigre
    .short = Tigre
gw-carp = Clan della Carpa
    .short = Carpa
gw-ox = Clan del Bue
    .short = Bue

## Pieces and places

gw-wood = Legno
gw-stone = Pietra
gw-gold = Oro
gw-qi = Qi
gw-spearman = Lanciere
gw-archer = Arciere
gw-horseman = Cavalleggero
gw-lookout = Arciere in postazione
gw-clerk = Commesso
gw-wound-token = Ferita
gw-barricade = Barricata
gw-wall = livello di Muraglia
gw-pool = riserva personale
gw-active = attivo
gw-support = di supporto
gw-rest = Zona di riposo
gw-spot = Postazione di tiro
gw-left = Sezione sinistra
gw-middle = Sezione centrale
gw-right = Sezione destra
gw-up = su di uno
gw-top = in cima
gw-stay = resta
gw-spring = Primavera
gw-summer = Estate
gw-autumn = Autunno
gw-winter = Inverno
gw-horde-space = riga { $a2 } della { $a1 }
gw-vital-point = punto { $a1 }{ $a2 }
gw-lumber-mill = Segheria
    .text = Raccogli 1 Legno per ogni tuo Commesso e per livello del Sorvegliante; poi un Miglioramento, poi dona 1 per 2 Onore. Da soli: 1 Onta.
gw-quarry = Cava
    .text = Raccogli 1 Pietra per ogni tuo Commesso e per livello del Sorvegliante; poi un Miglioramento, poi dona 1 per 2 Onore. Da soli: 1 Onta.
gw-gold-mine = Miniera d'oro
    .text = Raccogli 1 Oro per ogni tuo Commesso e per livello del Sorvegliante; poi un Miglioramento, poi dona 1 per 2 Onore. Da soli: 1 Onta.
gw-temple = Tempio
    .text = Raccogli 1 Qi per ogni tuo Commesso e per livello del Sorvegliante; poi un Miglioramento. Da soli: 1 Onta.
gw-barracks = Caserma
    .text = Recluta fino a 1 Soldato per ogni tuo Commesso; ognuno attacca subito o va in una Zona di riposo. Da soli: 1 Onta.
gw-tea-house = Casa da Tè
    .text = Sali di un posto nell'ordine di Tè; in cima se i tuoi Commessi occupano tutti gli spazi.
gw-builders-quarters = Quartiere dei costruttori
    .text = Per ogni tuo Commesso costruisci una Barricata o un livello di Muraglia; prima paga il Magazzino.
gw-logistics-centre = Centro Logistico
    .text = Per ogni tuo Commesso sposta quanti Soldati vuoi da una Sezione a un'altra.
gw-emperors-embassy = Ambasciata dell'Imperatore
    .text = Per ogni tuo Commesso assumi un Commesso per 2 Oro, o un Consigliere per tanto Oro quanti ne avrai.
gw-martial-school = Scuola Marziale
    .text = Pesca 1 carta Tattica per ogni tuo Commesso; al massimo 5 restano in mano.

## Questions

gw-ask-choose-general = Quale Generale guida il tuo clan?
gw-ask-choose-active = Quale Consigliere è attivo? L'altro sarà di supporto.
gw-ask-choose-command = Quale carta Comando giochi?
gw-ask-choose-slot = In quale casella del tracciato Comando?
gw-ask-next-activation = Quale Luogo si attiva ora?
gw-ask-move-clerks = Sposti un Commesso (ancora fino a { $n })?
gw-ask-gather = { $place }: raccogli { $n } × { $what }?
gw-ask-upgrade = Migliori un Sorvegliante (fino a { $n })?
gw-ask-donate = Doni al Magazzino (fino a { $n }), 2 Onore ciascuna?
gw-ask-recruit = Recluti un Soldato (ancora fino a { $n })?
gw-ask-place-recruit = Dove va una Recluta?
gw-ask-cover-point = { $soldier }, { $horde }: quale Punto vitale?
gw-ask-wound-horde = { $horde }: dove colpisce la freccia?
gw-ask-deal-wounds = Infliggi una Ferita (ancora fino a { $n })?
gw-ask-attack-with = Attacchi (ancora fino a { $n })?
gw-ask-attack-next = Tutti i tuoi Soldati lì devono attaccare: chi è il prossimo?
gw-ask-shoot-with = Tiri (ancora fino a { $n })?
gw-ask-build = Costruisci (ancora fino a { $n })?
gw-ask-from-warehouse = Il Magazzino paga { $n }: { $what }, quanto?
gw-ask-pay-mix = Paga { $n }: { $what }, quanto?
gw-ask-waive = { $n } in meno da pagare: quale Risorsa?
gw-ask-gain-choice = Ottieni { $n }: quale Risorsa?
gw-ask-lose-resources = Perdi { $n }: quale Risorsa?
gw-ask-from-warehouse-whole = Il Magazzino paga { $n }: con che cosa?
gw-ask-pay-mix-whole = Paga { $n }: con che cosa?
gw-ask-gain-choice-whole = Ottieni { $n } Risorse: quali?
gw-ask-lose-resources-whole = Perdi { $n } Risorse: quali?
gw-ask-free-barricade = Metti una Barricata gratuita?
gw-ask-hire = Assumi (ancora fino a { $n }; un Consigliere costa { $price } Oro)?
gw-ask-assign-advisor = { $card }: attivo o di supporto?
gw-ask-march = { $n ->
    [one] Sposti Soldati (1 movimento)?
   *[other] Sposti Soldati (fino a { $n } movimenti)?
}
gw-ask-march-who = Dalla { $source } alla { $target }: chi marcia?
gw-ask-tea-house = Sposti il tuo segnalino Tè?
gw-ask-school = { $n ->
    [one] Peschi 1 carta Tattica?
   *[other] Peschi { $n } carte Tattica?
}
gw-ask-discard-tactics = Più di 5 carte Tattica: scartane { $n }.
gw-ask-place-shame = Un segnalino Onta: dove lo metti?
gw-ask-cleanse = Scarti Onta (fino a { $n })?
gw-ask-discard-shame = Scarti un segnalino Onta per { $n } Qi?
gw-ask-take-back = { $n ->
    [one] Riprendi 1 carta Comando, o ottieni { $honour } Onore?
   *[other] Riprendi { $n } carte Comando, o ottieni { $honour } Onore?
}
gw-ask-name-victim = Chi muore (ancora { $n })?
gw-ask-rescue = Salvi un Soldato?
gw-ask-winter-shot = { $section }: dove tira il tuo Arciere (ancora { $n })?
gw-ask-reed-move = Sposti un Commesso del Giunco (ancora fino a { $n })?
gw-ask-reed-temple = Il Commesso del Giunco ti toglie un'Onta: quale?
gw-ask-reed-dismiss = Il Clan del Giunco allontana un Consigliere: chi?
gw-ask-reed-barricade = Dove mette una Barricata il Clan del Giunco?
gw-ask-reed-attack = Dove attacca il Lanciere del Giunco?
gw-ask-reed-cover = Quale Punto vitale copre il Lanciere del Giunco?
gw-ask-reed-tea = Il segnalino Tè del Giunco sale?
gw-ask-reed-box = Giuramento del Giunco: attacco o Barricata?
gw-ask-agree-order = Il tavolo decide: chi agisce ora?
gw-ask-coop-shame = Un segnalino Onta: dove lo metti, o dai { $n } Onore?
gw-ask-atone = Scarti un segnalino Onta per { $n } Onore?

## Answers

gw-do-general = { $a1 }
gw-do-first = { $a1 } è attivo
gw-do-command = { $a1 }
gw-do-slot = Casella { $a1 }
gw-do-move = Commesso: { $a1 } → { $a2 }
gw-do-activate = Attiva: { $a1 }
gw-do-gather = Raccogli
gw-do-decline = Rinuncia
gw-do-upgrade-1 = Migliora il Sorvegliante: { $a1 }
gw-do-upgrade-2 = { $a2 } diventa Sorvegliante: { $a1 }
gw-do-donate = Dona { $a1 }
gw-do-recruit = Recluta: { $a1 }
gw-do-attack = { $a1 } attacca: { $a2 }
gw-do-shoot = L'Arciere tira: { $a1 }
gw-do-post = L'Arciere prende una postazione: { $a1 }
gw-do-rest = { $a1 } riposa: { $a2 }
gw-do-cover-1 = Copri { $a1 }
gw-do-cover-2 = Copri { $a1 } e { $a2 }
gw-do-wound = Ferita: { $a2 }, { $a1 }
gw-do-build = Costruisci: { $a1 }, { $a2 }
gw-do-barricade = Barricata: { $a1 }
gw-do-pay = Paga { $a2 } { $a1 }
gw-do-draw-2 = Usa { $a2 } { $a1 }
gw-do-draw-0 = Pesca
gw-do-waive = { $a1 } non si paga
gw-do-take = { $a1 }
gw-do-give-up = { $a1 }
gw-do-pay-whole = Paga { $what }
gw-do-draw-whole = Usa { $what }
gw-do-take-whole = Ottieni { $what }
gw-do-give-up-whole = Perdi { $what }
gw-do-nothing = Niente da perdere
gw-do-hire = Assumi: { $a1 }
gw-do-make = { $a1 }
gw-do-march = { $a1 } → { $a2 }
gw-do-bring-1 = { $a1 }, da Zona a Zona di riposo
gw-do-bring-2 = { $a1 } → { $a2 }
gw-do-tea = Segnalino Tè: { $a1 }
gw-do-discard = Scarta { $a1 }
gw-do-shame = Onta su: { $a1 }
gw-do-cleanse = Togli l'Onta da: { $a1 }
gw-do-retrieve = Riprendi le carte
gw-do-honour = Prendi l'Onore
gw-do-doom = Muore: { $a2 }, { $a1 }
gw-do-rescue = Salva: { $a2 }, { $a1 }
gw-do-reed-move = Commesso del Giunco: { $a1 } → { $a2 }
gw-do-dismiss = Allontana { $a1 }
gw-do-reed = Clan del Giunco: { $a1 }
gw-do-next = { $a1 }
gw-do-atone = Dai l'Onore
gw-do-box = Nella scatola, per 5 Onore

## Verbs of the option tree

gw-verb-general = Generale
gw-verb-first = Consigliere attivo
gw-verb-command = Carta Comando
gw-verb-slot = Casella
gw-verb-move = Sposta un Commesso
gw-verb-activate = Attiva
gw-verb-gather = Raccogli
gw-verb-decline = Rinuncia
gw-verb-upgrade = Migliora
gw-verb-donate = Dona
gw-verb-recruit = Recluta
gw-verb-attack = Attacca
gw-verb-shoot = Tira
gw-verb-post = Prendi una postazione
gw-verb-rest = In una Zona di riposo
gw-verb-cover = Copri
gw-verb-wound = Ferisci
gw-verb-build = Costruisci
gw-verb-barricade = Barricata
gw-verb-pay = Paga
gw-verb-draw = Pesca
gw-verb-waive = Non pagare
gw-verb-take = Prendi
gw-verb-give-up = Perdi
gw-verb-nothing = Niente
gw-verb-hire = Assumi
gw-verb-make = Rendi
gw-verb-march = Marcia
gw-verb-bring = Porta
gw-verb-tea = Segnalino Tè
gw-verb-discard = Scarta
gw-verb-shame = Onta su
gw-verb-cleanse = Togli l'Onta
gw-verb-retrieve = Riprendi le carte
gw-verb-honour = Prendi l'Onore
gw-verb-doom = Muore
gw-verb-next = Prossimo
gw-verb-atone = Dai l'Onore
gw-verb-box = Nella scatola
gw-verb-reed-move = Sposta un Commesso del Giunco
gw-verb-dismiss = Allontana
gw-verb-reed = Clan del Giunco
gw-verb-rescue = Salva

## Log

gw-said-gain = { $seat } ottiene { $n } { $what }.
gw-said-pay = { $seat } paga { $n } { $what }.
gw-said-lose = { $seat } perde { $n } { $what }.
gw-said-honour = { $seat }: +{ $n } Onore.
gw-said-lose-honour = { $seat }: -{ $n } Onore.
gw-said-wound = { $seat } ferisce il { $point }, { $horde }.
gw-said-take-spot = { $seat }: un Arciere prende una postazione, { $section }.
gw-said-cover = { $seat }: { $soldier } copre { $points }, { $horde }.
gw-said-recruit = { $seat } recluta { $n } × { $soldier }.
gw-said-to-rest = { $seat }: { $soldier } riposa, { $section }.
gw-said-warehouse-pays = Il Magazzino paga { $n } { $what }.
gw-said-wall = { $seat } alza la Muraglia al livello { $n }, { $section }.
gw-said-barricade = { $seat } costruisce una Barricata, { $section }.
gw-said-advisor-comes = Nuovo sul tracciato: { $card }.
gw-said-advisor-goes = { $card } lascia la corte.
gw-said-hire-clerk = { $seat } assume un Commesso.
gw-said-hire-advisor = { $seat } assume { $card }.
gw-said-assign = { $seat }: { $card } è { $role }.
gw-said-upgrade = { $seat }: Sorvegliante di livello { $n }, { $place }.
gw-said-decline = { $seat } rinuncia: { $place }.
gw-said-donate = { $seat } dona { $what }.
gw-said-forgiven = { $seat } evita un'Onta.
gw-said-shame-missing = { $seat }: non resta più Onta da ricevere.
gw-said-shame-boxed = { $seat } non ha posto per l'Onta: il segnalino esce dal gioco.
gw-said-shame = { $seat } riceve Onta: { $where }.
gw-said-cleanse = { $seat } si libera dell'Onta: { $where }.
gw-said-move-clerk = { $seat }: Commesso { $source } → { $target }.
gw-said-march = { $seat }: { $soldier } marcia, { $source } → { $target }.
gw-said-tea = { $seat } è ora numero { $n } nell'ordine di Tè.
gw-said-activate = Attivazione: { $place }.
gw-said-activate-advanced = Attivazione avanzata: { $place }.
gw-said-alone = { $seat } non ha compagnia: { $place }.
gw-said-tactics-shuffled = Il mazzo Tattica è rimescolato.
gw-said-draw-tactics = { $seat } pesca: { $cards }.
gw-said-draw-tactics-unseen = { $n ->
    [one] { $seat } pesca 1 carta Tattica.
   *[other] { $seat } pesca { $n } carte Tattica.
}
gw-said-discard-tactic = { $seat } scarta { $card }.
gw-said-hordes-shuffled = Il mazzo Orda è rimescolato.
gw-said-horde-comes = Arriva { $card }: { $horde }.
gw-said-raid = { $n ->
    [one] Razzia di { $card }, { $section }: 1 segnalino Onta esce dal gioco.
   *[other] Razzia di { $card }, { $section }: { $n } segnalini Onta escono dal gioco.
}
gw-said-rescue = { $seat } salva: { $soldier }.
gw-said-killed = { $n ->
    [one] { $seat } perde 1 Soldato.
   *[other] { $seat } perde { $n } Soldati.
}
gw-said-defeated = { $card } è sconfitta ({ $horde }).
gw-said-take-horde = { $seat } prende { $card }.
gw-said-horde-discarded = Nessuno prende { $card }.
gw-said-breach = Breccia, { $section }: Potenza { $power } contro Difesa { $defence }.
gw-said-holds = La Muraglia tiene, { $section }: Potenza { $power } contro Difesa { $defence }.
gw-said-year = Inizia l'Anno { $n }.
gw-said-retrieve = { $n ->
    [one] { $seat } riprende 1 carta Comando.
   *[other] { $seat } riprende { $n } carte Comando.
}
gw-said-command = { $seat } rivela { $card }.
gw-said-slot = { $seat } mette { $card } nella casella { $n }.
gw-said-turn = { $seat } è di turno: { $card }.
gw-said-summer = Arriva l'Estate.
gw-said-autumn = Arriva l'Autunno.
gw-said-winter = Arriva l'Inverno.
gw-said-barricades-gone = { $n ->
    [one] 1 Barricata è tolta.
   *[other] { $n } Barricate sono tolte.
}
gw-said-ends = La partita finisce.
gw-said-tie = { $seat } vince il pareggio a { $n } Onore.
gw-said-horde-acts = { $card } agisce ({ $horde }).
gw-said-artifact = { $seat }: +{ $n } Onore, { $card }.
gw-said-reed-stock = Il Clan del Giunco mette 1 { $what } nel Magazzino.
gw-said-qin-track = Tracciato di Qin: { $place } sale in cima.
gw-said-request = L'Imperatore chiede: { $card }.
gw-said-atoned = { $seat } dà Onore invece di ricevere Onta.
gw-said-event = Evento: { $card }.
gw-said-general = { $card } guida { $seat }.

## The drawn board

gw-term-head = Anno { $year }, { $season }
gw-term-lethality = Letalità { $n }
gw-term-time = Tempo { $n } di { $last }
gw-term-shame = Onta rimasta { $n }
gw-term-marker = Prossima Orda: { $section }
gw-term-defence = Difesa { $n }
gw-term-power = Potenza { $n }
gw-term-wall = Muraglia { $n }
gw-term-barricades = Barricate { $n }/{ $of }
gw-term-archers = Arcieri { $n }
gw-term-resting = A riposo
gw-term-locations = Luoghi
gw-term-spaces = Commessi
gw-term-overseers = Sorveglianti
gw-term-costs = Prossimi costi
gw-term-track = Tracciato Comando
gw-term-tea = Ordine di Tè
gw-term-warehouse = Magazzino
gw-term-advisors = Consiglieri
gw-term-artifacts = Artefatti
gw-term-qin = Tracciato di Qin
gw-term-fulfilled = Esaudite
gw-term-request = Richiesta
gw-term-events = Eventi
gw-term-players = Clan
gw-term-honour = Onore
gw-term-soldiers = Soldati
gw-term-cards = Carte
gw-term-hordes = Orde
gw-term-shamed = Onta
gw-term-hidden = Dietro il tuo schermo
gw-term-tactics = Tattiche
gw-term-commands = Comandi
gw-term-discarded = scartate { $cards }
gw-term-legend = S Lanciere · H Cavalleggero · x Ferita · w Legno s Pietra g Oro q Qi · ? a scelta · 1 2 Onore · t Tattica
gw-term-empty = nessuna Orda
gw-term-reward = da soli 1 Onta

## Che cosa farebbe una risposta: numeri che cambiano

gw-count-honour = { $signed } Onore
gw-count-shame = { $signed } Onta
gw-count-clerks = { $n ->
    [one] { $signed } Commesso nella riserva personale
   *[other] { $signed } Commessi nella riserva personale
}
gw-count-tactics = { $n ->
    [one] { $signed } carta Tattica
   *[other] { $signed } carte Tattica
}
gw-count-hordes = { $n ->
    [one] { $signed } Orda sconfitta
   *[other] { $signed } Orde sconfitte
}

## Standing answers

gw-stand-gather-gather = Raccogli
gw-stand-gather-decline = Non raccogliere
gw-stand-donate-donate = Dona una Risorsa al Magazzino
gw-stand-donate-done = Non donare nulla
gw-stand-upgrade-done = Nessun Sorvegliante
gw-stand-next-activation-first = Attiva i Luoghi nell'ordine del tabellone
gw-stand-play-tactic-pass = Nessuna carta Tattica
gw-stand-use-card-use = Usa Generali e Consiglieri appena si può
gw-stand-use-card-pass = Non usare Generali e Consiglieri
gw-stand-rescue-done = Non salvare nessuno
gw-stand-take-back-honour = In Estate: Onore per le carte Comando
gw-stand-take-back-retrieve = In Estate: riprendi le carte Comando
gw-stand-take-back-pass = In Estate: lascia le carte Comando
gw-span-turn = questo turno
gw-span-year = quest'Anno

## Where points came from

gw-points-take-back = Carte Comando in Estate
gw-points-wall = Livelli di Muraglia
gw-points-barricade = Barricate
gw-points-donate = Donazioni
gw-points-defeated = Orde sconfitte
gw-points-wound = Ferite inflitte
gw-points-cover = Punti delle Orde coperti
gw-points-activate = Luoghi attivati
gw-points-activate-advanced = Attivazioni avanzate
gw-points-gather = Raccolta
gw-points-used = Generali e Consiglieri
gw-points-advisor-comes = Consiglieri
gw-points-play-tactic = Carte Tattica
gw-points-played = Carte Tattica giocate
gw-points-artifact = Artefatti
gw-points-discard-shame = Onta tolta
gw-points-shame-missing = Onta senza segnalino
gw-points-shame-boxed = Onta nella scatola
gw-points-ends = Fine della partita
gw-points-end = Conteggio finale
