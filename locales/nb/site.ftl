# Tekster på sidene som serveren lager.
# Hele setninger, aldri biter som settes sammen; det et program fyller inn, er { $name }.

site-title = Ataxx
site-description = Spill Ataxx med en gang, mot datamaskinen, en venn eller hvem som helst.
site-languages = Språk
site-skip = Gå til brettet
site-menu = Språk og farger
site-sound = Lyd
site-theme = Farger
site-theme-system = Som systemet
site-theme-light = Lyst
site-theme-dark = Mørkt
site-resume = Partiet ditt

site-no-script = Du må ha JavaScript på for å spille på brettet.
site-level = Datamaskin
site-level-choice = Nivå { $level } · { $name }
site-friend = Spill mot en venn
site-friend-create = Lag lenken
site-time = Tid
site-side = Du spiller som
site-side-random = Tilfeldig

site-board = Brett
site-moves = Trekk
site-actions = Parti
site-result = Resultat
site-result-rule = Regelen
site-step-first = Startstilling
site-step-previous = Ett trekk tilbake
site-step-next = Ett trekk fram
site-step-last = Siste stilling
site-flip = Snu brettet
site-takeback = Angre
site-draw = Remis
site-resign = Gi opp
site-abort = Avbryt
site-give-time = +{ $seconds } s
site-give-time-why = +{ $seconds } s til motstanderen
site-chat = Chat
site-chat-watchers = Tilskuernes chat
site-chat-apart = Spillerne ser ikke denne chatten.
site-chat-off = Chat på eller av
site-chat-field = Din melding
site-chat-send = Send
site-chat-guest = Gjester velger blant disse setningene. Med en konto kan du skrive selv.
site-chat-hello = Hei!
site-chat-good-luck = Lykke til!
site-chat-well-played = Godt spilt!
site-chat-thank-you = Takk!
site-chat-sorry = Beklager!
site-chat-must-go = Jeg må gå.
site-no = Nei
site-rematch = Omkamp
site-next-game = Til omkampen
site-new-game = Nytt parti

site-invite-title = Send denne lenken til vennen din
site-invite-how = Partiet starter når invitasjonen er godtatt. Bli her, eller kom tilbake med samme lenke.
site-invite-link = Lenke til partiet
site-invite-code = QR-kode for lenken
site-copy = Kopier
site-invited-title = Du er invitert til et parti Ataxx
site-accept = Godta og spill
site-accept-or-watch = Eller bli her og se på.
site-copy-link = Kopier lenke for tilskuere
site-device = Kopier lenke til en annen enhet
site-device-why = Åpner din egen plass. Hold lenken for deg selv.
site-zen = Zen-modus
site-zen-why = Viser bare brettet, klokkene og linjen under
site-zen-out = Gå ut av zen-modus

site-error-game = Dette partiet finnes ikke
site-error-page = Her er det ingenting
site-error-other = Det gikk ikke
site-error-code = Feil

# Sidene som bunnlinjen og menyen leder til.
site-places = Flere sider
site-place-home = Spill
site-place-tv = Se på
site-place-games = Partier i gang
site-place-guide = Lær å spille
site-place-rules = Regler
site-place-help = Hjelp
site-place-about = Om spillet
site-place-preferences = Innstillinger

# Sidene som er til å lese.
site-skip-to-text = Gå til teksten
site-contents = På denne siden
site-outside = (åpner et annet nettsted)

# Det man ser på bildet som en lenke til siden viser andre steder.
site-picture-play = Et Ataxx-brett midt i et parti, med røde og blå brikker.
site-picture-rules = Et Ataxx-brett: rundt en rød brikke viser ringer hvor den kan klone, og prikker hvor den kan hoppe.
site-picture-guide = Et Ataxx-brett: en rød brikke skal til å hoppe, og de fem blå brikkene som blir røde, er markert.
site-diagram = Rød på { $red }. Blå på { $blue }.

# Siden som står i stedet for de andre når det ikke er nett.
site-offline-title = Du er uten nett
site-offline-text = Denne siden trenger nett. Et parti du er med i, er trygt hos oss: du kan fortsette så snart du har forbindelse igjen. Går klokka, går den videre så lenge.
site-offline-again = Prøv igjen
site-offline-meanwhile = Imens kan du lese disse sidene:

# Hva et parti spilles om.
site-stake = Type parti
site-stake-casual = Uten rating
site-stake-ranked = Med rating
site-ranked-sign-in = Dette er et parti med rating: logg inn for å godta det.
site-ranked-register = Opprett konto
