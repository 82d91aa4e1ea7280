# De hulppagina: ids beginnen met "help-".
# Toetsen, notatie zoals g2 en a1c3 en namen tussen { } vult de pagina in.

help-title = Hulp bij Ataxx: toetsenbord, notatie, tijd, privacy
help-description = Zo speel je Ataxx op deze site: sneltoetsen, notatie, klokken, weggaan en opeisen, links naar je partijen, schermlezers en wat er wordt bewaard.
help-heading = Hulp
help-lead = Hoe deze site werkt. Wat op het bord mag, staat bij de spelregels; hoe je goed speelt, leer je in de cursus.
help-rules = Spelregels van Ataxx
help-guide = Ataxx leren spelen

help-start = Het begin
help-start-move = Kies een van je stukken en dan een gemarkeerd veld, of sleep het stuk erheen.
help-start-computer = Op de startpagina begint je eerste zet een partij tegen de computer.
help-start-friend = Wil je tegen een vriend spelen, maak daar dan een link en stuur die op.

help-keys = Toetsenbord
help-keys-text = Alles kan met alleen het toetsenbord. Druk op Tab tot een veld van het bord de focus heeft. De tweede kolom zegt waar de toetsen uit de eerste werken.
help-keys-key = Toets
help-keys-where = Waar
help-keys-what = Wat die doet
help-keys-on-board = Op het bord
help-keys-off-board = In een partij, buiten het bord
help-keys-in-game = In een partij
help-keys-anywhere = Overal
help-key-arrows = Naar het volgende veld in die richting
help-key-row = Naar het eerste of laatste veld van de rij
help-key-space = Spatie
help-key-choose = Kiest het stuk, of doet met het gekozen stuk een zet naar dit veld
help-key-escape-board = Maakt de keuze ongedaan
help-key-escape = Annuleert een vooruitzet, of sluit een vraag of een menu
help-key-step = Eén zet terug of vooruit
help-key-ends = Naar de beginstelling of de laatste stelling
help-key-flip = Draait het bord
help-key-confirm = Speelt de zet die op bevestiging wacht
help-key-zen = Zet de zenmodus aan of uit
help-key-help = Opent deze hulp in een nieuw tabblad
help-keys-typing = Zolang je in een invoerveld typt, doen toetsen alleen dat.
help-keys-letters = De toetsen f, z en ? kun je bij de voorkeuren uitzetten, bijvoorbeeld voor spraakbediening. De andere blijven werken.

help-notation = Notatie
help-notation-squares = De kolommen van het bord heten a tot en met g, van links naar rechts zoals Rood ze ziet. De rijen zijn genummerd van 1 tot en met 7, te beginnen aan de kant van Rood.
help-notation-clone = Bij klonen schrijf je het veld waar het nieuwe stuk verschijnt:
help-notation-jump = Bij springen schrijf je het veld dat het stuk verlaat en het veld waar het landt. De lijst met zetten zet daar een streepje tussen:
help-notation-pass = Wie niet kan zetten, past. In de lijst met zetten staat dat er met zoveel woorden; programma's schrijven passen zo:
help-notation-fen = Programma's schrijven een hele stelling op als één regel, FEN genoemd: de rijen van 7 tot en met 1, met x voor Rood, o voor Blauw, een cijfer voor zoveel lege velden en een koppelteken voor een geblokkeerd veld; daarna wie er aan de beurt is, en twee tellers. Dit is de beginstelling:

help-time = Tijd
help-time-untimed = Zonder klok mag je zo lang nadenken als je wilt. Alleen als een speler { $days } dagen lang niet zet, wint de tegenstander.
help-time-clock = Een tijd als { $example } betekent: elke speler heeft { $minutes } minuten voor de hele partij en krijgt er bij elke zet { $seconds } seconden bij.
help-time-days = Bij dagen per zet begint de klok bij elke zet opnieuw. Meer dan { $days } dagen per zet kan niet.
help-time-out = Wie geen tijd meer heeft, verliest, hoeveel stukken die ook heeft.
help-time-start = Komt de eerste zet van een speler niet op tijd, dan eindigt de partij zonder uitslag. Met klok zijn daar { $live } minuten voor, zonder klok { $slow } dagen, tegen de computer { $computer } uur.
help-time-lag = De server meet hoe lang een zet over het netwerk onderweg is en geeft je die tijd terug, tot een bepaalde grens.
help-time-outage = Voor een storing van de server betaal je nooit. Ligt hij eruit, dan krijgt iedereen die tijd terug, plus minstens { $seconds } seconden om terug te komen.
help-time-premove = Terwijl je tegenstander nadenkt, kun je je volgende zet al kiezen. Is die zet dan geldig, dan wordt hij meteen gespeeld; zo niet, dan vervalt hij.

help-away = Weggaan en opeisen
help-away-noted = In een partij met klok staat er ‘weg’ bij een speler van wie de verbinding { $seconds } seconden verbroken is. Komt die terug, dan gaat de partij verder.
help-away-claim = Is de speler die wegblijft aan de beurt, dan ziet de tegenstander de seconden aftellen. Dat duurt tussen { $shortest } en { $longest } seconden, in langere partijen langer. Daarna kan de tegenstander winst of remise opeisen, of wachten.
help-away-others = Zonder klok, en met dagen per zet, hoeft niemand te blijven. Sluit de pagina en kom terug wanneer je wilt.
help-away-back = Wil je verder met een partij, open dan de pagina ervan opnieuw in dezelfde browser. Op de startpagina vind je de weg naar een partij die nog loopt.

help-offers = Voorstellen
help-offers-draw = Remise beëindigt de partij zonder winnaar, als je tegenstander accepteert. Doet die in plaats daarvan een zet, dan vervalt het aanbod en kun je pas { $moves } zetten later opnieuw remise aanbieden, die van allebei meegeteld.
help-offers-takeback = Met terugnemen maak je je laatste zet ongedaan, als je tegenstander het goedvindt. De computer vindt het altijd goed. De gebruikte tijd krijg je niet terug.
help-offers-abort = Zolang niet beide spelers hebben gezet, kan elk van hen de partij afbreken. Er is dan geen uitslag.
help-offers-resign = Met opgeven is de partij meteen afgelopen en wint je tegenstander.
help-offers-rematch = Na de partij kan elke speler om revanche vragen, tot { $times } keer. Willen jullie het allebei, dan begint een nieuwe partij met verwisselde kleuren.
help-offers-computer = De computer neemt geen remise aan. Voor revanche is hij altijd te vinden.

help-ratings = Rating
help-ratings-text = Partijen met rating tussen twee accounts veranderen de rating van beide spelers (Glicko-2). Een rating met een vraagteken is nog een schatting. Partijen tegen de computer, met een gast of van maar een paar zetten veranderen niets, en van dezelfde twee spelers tellen maar enkele partijen per dag mee.

help-seats = Je plek en de links daarbij
help-seats-secret = Als je een partij begint of aan een partij meedoet, maakt je browser een geheime sleutel die jouw plek opent, en bewaart die. Wie de sleutel heeft, kan voor jou zetten. Daarom heb je geen account nodig.
help-seats-invitation = De link waarmee je een vriend uitnodigt, is het adres van de partij. Wie als eerste accepteert, krijgt de vrije plek.
help-seats-watch = Zijn beide plekken bezet, dan kan met hetzelfde adres iedereen meekijken. Een plek geeft het dan niet meer.
help-seats-device = In de link voor je andere apparaat zit je geheime sleutel. Met die link speel je verder op een telefoon of een andere computer. Geef hem aan niemand anders.
help-seats-lost = Wordt de opslag van de browser gewist, dan is de sleutel weg. Dat gebeurt ook als je een privévenster sluit. Dan opent alleen de link voor je andere apparaat je plek nog; wij kunnen die niet herstellen. De browser bewaart de plekken van je laatste partijen; de oudste maken ruimte.

help-watching = Meekijken
help-watching-text = Iedereen die het adres van een partij heeft, kan meekijken, live en zonder vertraging. Spelers en kijkers zien hoeveel er meekijken, en de namen van wie een account heeft. Kijkers kunnen in de partij niets doen.
help-watching-shown = De startpagina, de lijst met lopende partijen en de pagina met de beste partij tonen partijen die via de lobby zijn gekoppeld, partijen met rating en partijen tegen de computer. Een partij tussen vrienden, begonnen met een uitnodiging, wordt nergens getoond, tenzij die voor jullie rating telt.

help-preferences = Voorkeuren
help-preferences-text = Wat je kunt instellen, staat op een eigen pagina en wordt alleen in deze browser bewaard.
help-preferences-link = Naar de voorkeuren

help-access = Schermlezers, contrast, beweging
help-access-board = Voor een schermlezer is het bord een raster van zeven rijen. Elk veld noemt zijn naam en wat erop staat. Is er een stuk gekozen, dan zegt elk veld binnen bereik of je er door klonen of door springen komt en hoeveel stukken je ermee verovert.
help-access-live = Zetten, voorstellen en uitslagen worden voorgelezen op het moment zelf. De regel onder het bord zegt wie er aan de beurt is.
help-access-look = Rode stukken zijn rond en blauwe hebben vier lobben, dus je hoeft geen kleuren te onderscheiden. Heeft je systeem een hoog contrast, dan volgt de site dat, en je kunt de tekst groter maken.
help-access-motion = Vraagt je systeem om minder beweging, dan beweegt er niets vanzelf.

help-privacy = Privacy
help-privacy-games = De server bewaart elke partij voor altijd: de zetten met hun tijden, de instellingen, de voorstellen, wanneer een speler weg was of terugkwam, de uitslag, en wie er speelde: met de verzonnen naam van een gast of de naam van een account.
help-privacy-fair = Van partijen met rating bewaart de server ook getallen die op hulp van een programma kunnen wijzen: hoe ongelijk de bedenktijden zijn, hoeveel van de zetten een engine ook zou spelen en, in partijen met een klok, in hoeveel van je beurten je de pagina hebt verlaten, wat je browser doorgeeft. Beheerders zien ze, en jij in wat je kunt downloaden. Ze zijn een reden om te kijken, nooit een oordeel, en je tegenstander krijgt ze niet te horen. Wat anderen over je melden, zien alleen beheerders.
help-privacy-secrets = Van de geheime sleutels die plekken openen, bewaart hij alleen een vingerafdruk (SHA-256), waaruit de sleutel niet te berekenen is.
help-privacy-cookies = Er is één cookie. Die komt bij het eerste wat je hier doet, zoals een partij beginnen, en zegt wie je bent. Van alleen lezen krijg je er geen, en niemand volgt je ermee naar andere sites.
help-privacy-accounts = Van een gast bewaart de server de verzonnen naam, de taal, en wanneer je hier het laatst was. Van een account ook waarmee je bewijst wie je bent (een vingerafdruk van het wachtwoord met Argon2, de openbare helft van elke passkey), de browsers die zijn ingelogd, en je e-mailadres als je er een opgeeft. Op de pagina van je account kun je alles downloaden wat over je wordt bewaard, en het account sluiten.
help-privacy-addresses = Je netwerkadres blijft alleen in het werkgeheugen, om te beperken hoeveel één adres kan vragen, zoals { $games } nieuwe partijen per minuut. De server schrijft het niet in zijn database en niet in zijn logboek. Wat een provider tussen jou en de server vastlegt, hebben wij niet in de hand.
help-privacy-log = In het logboek van de server komen storingen en geweigerde verzoeken, met de pagina die werd opgevraagd. Een geheime sleutel staat er nooit in.
help-privacy-third = De pagina's laden niets van andere sites, en niemand anders hoort van je bezoek. Onze links naar andere sites vertellen die niet waar je vandaan komt.
help-privacy-browser = Dit bewaart je browser op je apparaat, tot je het wist:
help-kept-seats = De geheime sleutels van je plekken.
help-kept-preferences = Wat je hebt ingesteld, zoals licht of donker, en de taal: telkens één item, waarvan de naam begint met ‘ataxx.’.
help-kept-pages = Kopieën van pagina's en bestanden van deze site, zodat die snel opent, ook zonder netwerk.

help-offline = Zonder netwerk
help-offline-text = Pagina's om te lezen, zoals de spelregels en deze hulp, zijn ook zonder netwerk te lezen als je browser ze eenmaal heeft opgehaald. Om te spelen heb je verbinding nodig.

help-engines = Bots en engines
help-engines-text = Ook programma's mogen hier spelen. Ze gebruiken dezelfde interface als de pagina's: die is open, vraagt geen registratie en is beschreven in een vorm die programma's kunnen lezen.
help-engines-link = Beschrijving van de interface (OpenAPI)
help-engines-docs = De berichten van een lopende partij worden uitgelegd in het bestand docs/protocol.md van de broncode.

help-contact = Contact
help-contact-text = De beheerder van deze site is hier te bereiken:
help-contact-none = De beheerder van deze site heeft geen contactgegevens opgegeven.
