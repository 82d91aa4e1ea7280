# Teksten die de browser zelf laat zien: ids beginnen met "client-".
# Gewone tekst met { $name }, of één meervoud over $count waarvan elke variant een hele zin is:
# crates/i18n/README.md zegt wat geëxporteerd kan worden.

client-pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}
client-red = Rood
client-blue = Blauw
client-you = Jij
client-opponent = Tegenstander
client-computer = Computer
client-rating = Rating { $rating }
client-rating-provisional = Rating { $rating }, nog voorlopig
client-rating-change = Verandering van de rating: { $points }
client-stake-casual = Partij zonder rating · { $time }
client-stake-ranked = Partij met rating · { $time }
client-seat-open = Vrije plek
client-away = weg
client-on-vacation = op vakantie
client-level = { $level } · { $name }
client-level-1 = Amoebe
client-level-2 = Spons
client-level-3 = Kwal
client-level-4 = Slak
client-level-5 = Garnaal
client-level-6 = Krab
client-level-7 = Pijlinktvis
client-level-8 = Octopus
client-level-9 = Orka
client-level-10 = Spore
client-tally = Rood { $red }, Blauw { $blue }, leeg { $empty }
client-clock-days = { $days } d { $hours } u
client-time-untimed = Zonder klok
client-time-days = { $count ->
    [one] { $count } dag per zet
   *[other] { $count } dagen per zet
}

# Een veld van het bord, uitgesproken.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, gekozen
client-square-planned = { $square }, { $side }, klaar maar nog niet verstuurd
client-square-gap = { $square }, geblokkeerd
client-square-empty = { $square }, leeg
client-square-armed = { $square }, leeg, nog een keer om hierheen te klonen
client-square-clone = { $square }, leeg, klonen mogelijk
client-square-clone-flips = { $count ->
    [one] { $square }, leeg, klonen mogelijk, verovert { $count }
   *[other] { $square }, leeg, klonen mogelijk, verovert { $count }
}
client-square-jump = { $square }, leeg, springen mogelijk
client-square-jump-flips = { $count ->
    [one] { $square }, leeg, springen mogelijk, verovert { $count }
   *[other] { $square }, leeg, springen mogelijk, verovert { $count }
}

# De regel onder het bord.
client-begin = Jouw beurt: kies een rood stuk en dan een veld.
client-turn-you = Jouw beurt
client-turn-them = Je tegenstander is aan de beurt
client-turn-computer = De computer denkt na
client-turn-side = { $side } is aan de beurt
client-sending = Je zet wordt verstuurd
client-waiting-friend = Wachten op de tweede speler
client-looking-back = { $count ->
    [one] Zet { $ply } van { $count }
   *[other] Zet { $ply } van { $count }
}
client-premove = { $move } staat klaar. Raak het bord aan om te annuleren.
client-planned = { $move } is nog niet verstuurd.
client-planned-play = Spelen
client-planned-cancel = Annuleren
client-reconnecting = Verbinding verbroken. Nieuwe poging
client-not-connected = Geen verbinding. Probeer het nog eens.
client-passed = { $side } kan niet zetten en past.
client-passed-you = Je kunt niet zetten, dus je past.
client-passed-them = Je tegenstander kan niet zetten en past. Jij bent weer aan de beurt.
client-pass = past
client-pass-why = Geen geldige zet, dus de beurt gaat over.
client-warn-repetition = Deze stelling kwam al twee keer voor. De derde keer is het remise.
client-warn-no-clone = { $count ->
    [one] Nog { $count } zet zonder klonen en de partij is afgelopen.
   *[other] Nog { $count } zetten zonder klonen en de partij is afgelopen.
}
client-away-watched = { $side } is weg.
client-away-countdown = { $count ->
    [one] Je tegenstander is weg. Over { $count } seconde kun je winst of remise opeisen.
   *[other] Je tegenstander is weg. Over { $count } seconden kun je winst of remise opeisen.
}
client-away-claim = Je tegenstander is nog steeds weg. Wacht, of eis op:
client-away-waiting = Je wacht op je tegenstander.
client-away-you = { $count ->
    [one] Over { $count } seconde kan je tegenstander winst of remise opeisen.
   *[other] Over { $count } seconden kan je tegenstander winst of remise opeisen.
}
client-away-you-now = Je tegenstander kan nu winst of remise opeisen.
client-claim-decide = Opeisen
client-claim-wait = Wachten
client-claim-win = Winst
client-claim-draw = Remise
client-accept = Accepteren
client-decline = Weigeren
client-offer-draw = Je tegenstander biedt remise aan.
client-offer-takeback = Je tegenstander wil een zet terugnemen.
client-offer-rematch = Je tegenstander wil revanche.
client-asked-draw = Je hebt remise aangeboden.
client-asked-takeback = Je hebt gevraagd of je een zet mag terugnemen.
client-asked-rematch = Revanche gevraagd
client-rematch = Revanche

# Gevraagd voordat het gebeurt.
client-ask-resign = Deze partij opgeven?
client-yes-resign = Opgeven
client-ask-abort = Deze partij afbreken?
client-yes-abort = Afbreken
client-ask-draw = Remise aanbieden?
client-yes-draw = Remise aanbieden
client-ask-takeback = Je laatste zet terugnemen?
client-yes-takeback = Terugnemen

client-invite-terms = Jouw kleur: { $side }. Tijd: { $time }.
client-copied = Gekopieerd
client-not-copied = Kopieer de link zelf

# Hoe het afliep.
client-result-won = Je hebt gewonnen.
client-result-lost = Je hebt verloren.
client-result-draw = Remise.
client-result-wins = { $side } wint.
client-result-void = Geen uitslag.
client-reason-full = Het bord is vol.
client-reason-eliminated = Eén kleur is van het bord verdwenen.
client-reason-blocked = Niemand kan nog zetten.
client-reason-repetition = Dezelfde stelling kwam drie keer voor.
client-reason-no-clone-limit = Er is honderd zetten lang niet gekloond.
client-reason-resigned = Door opgave.
client-reason-resigned-by = { $side } heeft opgegeven.
client-reason-flag = De tijd is om.
client-reason-agreed = In onderling overleg.
client-reason-aborted = De partij is afgebroken.
client-reason-aborted-by = { $side } heeft de partij afgebroken.
client-reason-abandoned = Een van de spelers is weggegaan.
client-reason-not-started = De eerste zet kwam niet op tijd.
client-reason-not-started-by = { $side } deed de eerste zet niet op tijd.
client-reason-expired = De uitnodiging is verlopen.
client-reason-administrator = Beslist door een beheerder.

# Voorgelezen wanneer het gebeurt.
client-said-clone = { $side } kloont naar { $to }.
client-said-clone-flips = { $count ->
    [one] { $side } kloont naar { $to } en verovert { $count } stuk.
   *[other] { $side } kloont naar { $to } en verovert { $count } stukken.
}
client-said-jump = { $side } springt van { $from } naar { $to }.
client-said-jump-flips = { $count ->
    [one] { $side } springt van { $from } naar { $to } en verovert { $count } stuk.
   *[other] { $side } springt van { $from } naar { $to } en verovert { $count } stukken.
}
client-said-pass = { $side } kan niet zetten en past.
client-said-planned = { $move } is nog niet verstuurd. Enter speelt de zet, Escape neemt hem terug.
client-said-joined = { $side } doet mee.
client-said-left = { $side } is weg.
client-said-returned = { $side } is terug.
client-said-draw-offered = { $side } biedt remise aan.
client-said-draw-declined = Het remiseaanbod is geweigerd.
client-said-takeback-offered = { $side } wil een zet terugnemen.
client-said-takeback-declined = Het terugnemen is geweigerd.
client-said-took-back = { $side } heeft een zet teruggenomen.
client-said-rematch-offered = { $side } wil revanche.
client-said-rematch-declined = De revanche is geweigerd.
client-said-time-given = { $side } krijgt er { $seconds } seconden bij.
client-said-zen-on = De zenmodus is aan.
client-said-zen-off = De zenmodus is uit.

client-lag = Vertraging { $ms } ms
client-chat-hidden = Verborgen door een beheerder.
client-watchers = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
client-watchers-more = { $count ->
    [one] en nog { $count }
   *[other] en nog { $count }
}
client-games-more = { $count ->
    [one] Er wordt nog { $count } andere partij gespeeld.
   *[other] Er worden nog { $count } andere partijen gespeeld.
}
client-title-game = Een partij Ataxx
client-title-your-turn = Jouw beurt · Ataxx
client-title-waiting = Wachten · Ataxx
client-title-over = Afgelopen · Ataxx

# Lessen: de cursus en de voorbeelden bij de spelregels.
client-lesson-answer = Blauw antwoordt met { $move }. Rood { $red }, Blauw { $blue }.
client-lesson-answer-pass = Blauw kan niet zetten en past. Rood { $red }, Blauw { $blue }.
client-lesson-over = De partij is afgelopen. Rood { $red }, Blauw { $blue }.
client-lesson-best = De computer zou { $move } spelen.
client-lesson-same = De computer zou deze zet ook spelen.

# Op de startpagina.
client-games-wait =
    { $count ->
        [one] 1 partij wacht op je
       *[other] { $count } partijen wachten op je
    }

# Een tegenstander zoeken, op de startpagina.
client-lobby-casual = Zonder rating
client-lobby-ranked = Met rating
client-lobby-looking = Je zoekt een tegenstander voor { $times }.
client-lobby-others = { $count ->
    [one] Er zoekt nog { $count } andere speler.
   *[other] Er zoeken nog { $count } andere spelers.
}
client-lobby-stands = Je aanbod voor een partij met dagen per zet blijft twee weken staan, ook als je weg bent.
client-lobby-more = { $count ->
    [one] En nog { $count }.
   *[other] En nog { $count }.
}
client-lobby-play = Spelen
client-lobby-play-with = Speel tegen { $name }: { $times }
client-lobby-here = Er is een tegenstander.
client-lobby-here-soon = Er is een tegenstander. Je gaat zo vanzelf naar de partij.
client-lobby-go = Naar de partij
client-lobby-stay = Hier blijven
client-lobby-stop = Stoppen met zoeken
client-lobby-break = { $count ->
    [one] Over { $count } minuut kun je weer een tegenstander zoeken.
   *[other] Over { $count } minuten kun je weer een tegenstander zoeken.
}
client-lobby-register = Account aanmaken
