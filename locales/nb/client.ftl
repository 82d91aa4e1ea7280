# Tekster som nettleseren viser på egen hånd: id-er begynner med "client-".
# Vanlig tekst med { $name }, eller ett flertall over $count der hver variant er en hel setning:
# crates/i18n/README.md sier hva som kan eksporteres.

client-pieces = { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}
client-red = Rød
client-blue = Blå
client-you = Du
client-opponent = Motstander
client-computer = Datamaskin
client-rating = Rating { $rating }
client-rating-provisional = Rating { $rating }, foreløpig
client-rating-change = Ratingendring { $points }
client-stake-casual = Uten rating · { $time }
client-stake-ranked = Med rating · { $time }
client-seat-open = Ledig plass
client-away = borte
client-on-vacation = på ferie
client-level = { $level } · { $name }
client-level-1 = Amøbe
client-level-2 = Svamp
client-level-3 = Manet
client-level-4 = Snegl
client-level-5 = Reke
client-level-6 = Krabbe
client-level-7 = Akkar
client-level-8 = Blekksprut
client-level-9 = Spekkhogger
client-level-10 = Spore
client-tally = Rød { $red }, Blå { $blue }, tomme { $empty }
client-clock-days = { $days } d { $hours } t
client-time-untimed = Uten klokke
client-time-days = { $count ->
    [one] { $count } dag per trekk
   *[other] { $count } dager per trekk
}

# En rute på brettet, lest opp.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, valgt
client-square-planned = { $square }, { $side }, planlagt, ikke sendt ennå
client-square-gap = { $square }, sperret
client-square-empty = { $square }, tom
client-square-armed = { $square }, tom, én gang til for å klone hit
client-square-clone = { $square }, tom, kan klone hit
client-square-clone-flips = { $count ->
    [one] { $square }, tom, kan klone hit, erobrer { $count }
   *[other] { $square }, tom, kan klone hit, erobrer { $count }
}
client-square-jump = { $square }, tom, kan hoppe hit
client-square-jump-flips = { $count ->
    [one] { $square }, tom, kan hoppe hit, erobrer { $count }
   *[other] { $square }, tom, kan hoppe hit, erobrer { $count }
}

# Linjen under brettet.
client-begin = Din tur: velg en rød brikke og så en rute.
client-turn-you = Din tur
client-turn-them = Motstanderens tur
client-turn-computer = Datamaskinen tenker
client-turn-side = { $side } er i trekket
client-sending = Sender trekket ditt
client-waiting-friend = Venter på den andre spilleren
client-looking-back = { $count ->
    [one] Trekk { $ply } av { $count }
   *[other] Trekk { $ply } av { $count }
}
client-premove = { $move } er planlagt. Trykk på brettet for å droppe det.
client-planned = { $move } er ikke sendt ennå.
client-planned-play = Spill
client-planned-cancel = Avbryt
client-reconnecting = Mistet forbindelsen. Prøver igjen
client-not-connected = Ingen forbindelse. Prøv igjen.
client-passed = { $side } har ingen lovlige trekk og står over.
client-passed-you = Du har ingen lovlige trekk og står over.
client-passed-them = Motstanderen har ingen lovlige trekk og står over. Din tur igjen.
client-pass = står over
client-pass-why = Ingen lovlige trekk, så turen går videre.
client-warn-repetition = Denne stillingen har kommet to ganger. Tredje gang blir det remis.
client-warn-no-clone = { $count ->
    [one] { $count } trekk til uten kloning, og partiet er slutt.
   *[other] { $count } trekk til uten kloning, og partiet er slutt.
}
client-away-watched = { $side } er borte.
client-away-countdown = { $count ->
    [one] Motstanderen er borte. Om { $count } sekund kan du kreve seier eller remis.
   *[other] Motstanderen er borte. Om { $count } sekunder kan du kreve seier eller remis.
}
client-away-claim = Motstanderen er fortsatt borte. Vent, eller krev:
client-away-waiting = Du venter på motstanderen.
client-away-you = { $count ->
    [one] Motstanderen kan kreve seier eller remis om { $count } sekund.
   *[other] Motstanderen kan kreve seier eller remis om { $count } sekunder.
}
client-away-you-now = Motstanderen kan kreve seier eller remis nå.
client-claim-decide = Krev
client-claim-wait = Vent
client-claim-win = Seier
client-claim-draw = Remis
client-accept = Godta
client-decline = Avslå
client-offer-draw = Motstanderen tilbyr remis.
client-offer-takeback = Motstanderen vil angre et trekk.
client-offer-rematch = Motstanderen vil ha omkamp.
client-asked-draw = Du har tilbudt remis.
client-asked-takeback = Du har bedt om å få angre et trekk.
client-asked-rematch = Omkamp foreslått
client-rematch = Omkamp

# Spurt om før det gjøres.
client-ask-resign = Gi opp dette partiet?
client-yes-resign = Gi opp
client-ask-abort = Avbryte dette partiet?
client-yes-abort = Avbryt partiet
client-ask-draw = Tilby remis?
client-yes-draw = Tilby remis
client-ask-takeback = Angre det siste trekket ditt?
client-yes-takeback = Angre trekket

client-invite-terms = Din farge: { $side }. Tid: { $time }.
client-copied = Kopiert
client-not-copied = Kopier lenken selv

# Hvordan det endte.
client-result-won = Du vant.
client-result-lost = Du tapte.
client-result-draw = Remis.
client-result-wins = { $side } vant.
client-result-void = Uten resultat.
client-reason-full = Brettet er fullt.
client-reason-eliminated = Den ene fargen er borte fra brettet.
client-reason-blocked = Ingen har flere lovlige trekk.
client-reason-repetition = Den samme stillingen kom tre ganger.
client-reason-no-clone-limit = Det gikk hundre trekk uten kloning.
client-reason-resigned = Partiet ble gitt opp.
client-reason-resigned-by = { $side } ga opp.
client-reason-flag = Tiden gikk ut.
client-reason-agreed = Begge var enige.
client-reason-aborted = Partiet ble avbrutt.
client-reason-aborted-by = { $side } avbrøt partiet.
client-reason-abandoned = Den ene spilleren forlot partiet.
client-reason-not-started = Det første trekket kom ikke i tide.
client-reason-not-started-by = { $side } gjorde ikke noe trekk i tide.
client-reason-expired = Invitasjonen gikk ut.
client-reason-administrator = Avgjort av en administrator.

# Leses høyt når det skjer.
client-said-clone = { $side } kloner til { $to }.
client-said-clone-flips = { $count ->
    [one] { $side } kloner til { $to } og erobrer { $count } brikke.
   *[other] { $side } kloner til { $to } og erobrer { $count } brikker.
}
client-said-jump = { $side } hopper fra { $from } til { $to }.
client-said-jump-flips = { $count ->
    [one] { $side } hopper fra { $from } til { $to } og erobrer { $count } brikke.
   *[other] { $side } hopper fra { $from } til { $to } og erobrer { $count } brikker.
}
client-said-pass = { $side } har ingen lovlige trekk og står over.
client-said-planned = { $move } er ikke sendt ennå. Enter spiller trekket, Escape tar det tilbake.
client-said-joined = { $side } er med.
client-said-left = { $side } er borte.
client-said-returned = { $side } er tilbake.
client-said-draw-offered = { $side } tilbyr remis.
client-said-draw-declined = Remistilbudet ble avslått.
client-said-takeback-offered = { $side } vil angre et trekk.
client-said-takeback-declined = Ønsket om å angre ble avslått.
client-said-took-back = { $side } har angret et trekk.
client-said-rematch-offered = { $side } vil ha omkamp.
client-said-rematch-declined = Omkampen ble avslått.
client-said-time-given = { $side } har fått { $seconds } sekunder til.
client-said-zen-on = Zen-modus er på.
client-said-zen-off = Zen-modus er av.

client-lag = Forsinkelse { $ms } ms
client-chat-hidden = Skjult av en administrator.
client-watchers = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}
client-watchers-more = { $count ->
    [one] og { $count } til
   *[other] og { $count } til
}
client-games-more = { $count ->
    [one] { $count } parti til er i gang.
   *[other] { $count } partier til er i gang.
}
client-title-game = Et parti Ataxx
client-title-your-turn = Din tur · Ataxx
client-title-waiting = Venter · Ataxx
client-title-over = Ferdigspilt · Ataxx

# Øvelser: kurset og eksemplene på siden med reglene.
client-lesson-answer = Blå svarer med { $move }. Rød { $red }, Blå { $blue }.
client-lesson-answer-pass = Blå har ingen lovlige trekk og står over. Rød { $red }, Blå { $blue }.
client-lesson-over = Partiet er slutt. Rød { $red }, Blå { $blue }.
client-lesson-best = Datamaskinen ville spilt { $move }.
client-lesson-same = Datamaskinen ville også spilt dette trekket.

# På forsiden.
client-games-wait =
    { $count ->
        [one] 1 parti venter på deg
       *[other] { $count } partier venter på deg
    }

# Å lete etter en motstander, på forsiden.
client-lobby-casual = Uten rating
client-lobby-ranked = Med rating
client-lobby-looking = Du leter etter et parti: { $times }.
client-lobby-others = { $count ->
    [one] { $count } annen leter også.
   *[other] { $count } andre leter også.
}
client-lobby-stands = Tilbudet ditt om et parti over flere dager står i to uker, også mens du er borte.
client-lobby-more = { $count ->
    [one] Og { $count } til.
   *[other] Og { $count } til.
}
client-lobby-play = Spill
client-lobby-play-with = Spill mot { $name }: { $times }
client-lobby-here = En motstander er klar.
client-lobby-here-soon = En motstander er klar. Om et øyeblikk kommer du til partiet.
client-lobby-go = Gå til partiet
client-lobby-stay = Bli her
client-lobby-stop = Slutt å lete
client-lobby-break = { $count ->
    [one] Du kan lete etter en motstander igjen om { $count } minutt.
   *[other] Du kan lete etter en motstander igjen om { $count } minutter.
}
client-lobby-register = Opprett konto
