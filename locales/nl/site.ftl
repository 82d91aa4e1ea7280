# Teksten van de pagina's die de server maakt.
# Hele zinnen, nooit stukjes om aan elkaar te plakken; wat een programma invult, is { $name }.

site-title = Ataxx
site-description = Speel meteen Ataxx, tegen de computer, een vriend of wie dan ook.
site-languages = Talen
site-skip = Naar het bord
site-menu = Taal en kleuren
site-sound = Geluid
site-theme = Kleuren
site-theme-system = Systeem
site-theme-light = Licht
site-theme-dark = Donker
site-resume = Je partij

site-no-script = Om op dit bord te spelen heb je JavaScript nodig.
site-level = Computer
site-level-choice = Niveau { $level } · { $name }
site-friend = Speel tegen een vriend
site-friend-create = Link maken
site-time = Tijd
site-side = Je speelt met
site-side-random = Willekeurig

site-board = Bord
site-moves = Zetten
site-actions = Partij
site-result = Uitslag
site-result-rule = De spelregel
site-step-first = Beginstelling
site-step-previous = Eén zet terug
site-step-next = Eén zet vooruit
site-step-last = Laatste stelling
site-flip = Bord draaien
site-takeback = Terugnemen
site-draw = Remise
site-resign = Opgeven
site-abort = Afbreken
site-give-time = +{ $seconds } s
site-give-time-why = +{ $seconds } s voor je tegenstander
site-chat = Chat
site-chat-watchers = Chat van de kijkers
site-chat-apart = De spelers zien deze chat niet.
site-chat-off = Chat aan of uit
site-chat-field = Jouw bericht
site-chat-send = Versturen
site-chat-guest = Gasten kiezen uit deze zinnen. Met een account schrijf je zelf wat je wilt.
site-chat-hello = Hallo!
site-chat-good-luck = Succes!
site-chat-well-played = Goed gespeeld!
site-chat-thank-you = Bedankt!
site-chat-sorry = Sorry!
site-chat-must-go = Ik moet ervandoor.
site-no = Nee
site-rematch = Revanche
site-next-game = Naar de revanche
site-new-game = Nieuwe partij

site-invite-title = Stuur deze link naar je vriend
site-invite-how = De partij begint zodra de uitnodiging is geaccepteerd. Blijf hier, of kom terug via dezelfde link.
site-invite-link = Link naar de partij
site-invite-code = QR-code van de link
site-copy = Kopiëren
site-invited-title = Je bent uitgenodigd voor een partij Ataxx
site-accept = Accepteren en spelen
site-accept-or-watch = Of blijf en kijk mee.
site-copy-link = Kijklink kopiëren
site-device = Link voor ander apparaat kopiëren
site-device-why = Opent je eigen plek. Houd deze link voor jezelf.
site-zen = Zenmodus
site-zen-why = Toont alleen het bord, de klokken en de regel eronder
site-zen-out = Zenmodus verlaten

site-error-game = Deze partij bestaat niet
site-error-page = Hier is niets
site-error-other = Dat lukte niet
site-error-code = Fout

# De pagina's waar de voettekst en het menu naartoe leiden.
site-places = Meer pagina's
site-place-home = Spelen
site-place-tv = Meekijken
site-place-games = Lopende partijen
site-place-guide = Leren spelen
site-place-rules = Spelregels
site-place-help = Hulp
site-place-about = Over het spel
site-place-preferences = Voorkeuren

# De pagina's om te lezen.
site-skip-to-text = Naar de tekst
site-contents = Op deze pagina
site-outside = (opent een andere site)

# Wat er te zien is op de afbeelding die een link naar de pagina elders toont.
site-picture-play = Een Ataxx-bord midden in een partij, met rode en blauwe stukken.
site-picture-rules = Een Ataxx-bord: rond een rood stuk geven ringen aan waarheen het kan klonen en stippen waarheen het kan springen.
site-picture-guide = Een Ataxx-bord: een rood stuk gaat zo springen, en de vijf blauwe stukken die rood worden, zijn gemarkeerd.
site-diagram = Rood op { $red }. Blauw op { $blue }.

# De pagina die de andere vervangt zolang er geen netwerk is.
site-offline-title = Je bent offline
site-offline-text = Voor deze pagina heb je internet nodig. Een partij waarin je zit, is bij ons veilig: je kunt verder zodra je weer verbinding hebt. Loopt er een klok, dan loopt die door.
site-offline-again = Opnieuw proberen
site-offline-meanwhile = Ondertussen kun je deze pagina's lezen:

# Waar een partij om gespeeld wordt.
site-stake = Soort partij
site-stake-casual = Zonder rating
site-stake-ranked = Met rating
site-ranked-sign-in = Dit is een partij met rating: log in om te accepteren.
site-ranked-register = Account aanmaken
