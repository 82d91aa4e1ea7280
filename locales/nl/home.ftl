# De startpagina: ids beginnen met "home-".

home-title = Ataxx online spelen: tegen de computer of een vriend, zonder account
home-description = Speel gratis Ataxx in je browser: tegen de computer op het niveau dat je kiest, of via een link met een vriend. Geen account, niets te installeren.
home-rules = Jij bent Rood. Ga naar het veld ernaast en je stuk deelt zich; spring twee velden ver en het verhuist. Elk vijandelijk stuk naast de landingsplek wordt rood. Wie aan het eind de meeste stukken heeft, wint.
home-category = Strategisch bordspel voor twee
home-tagline = Groei, spring, verover.
home-hook = Eén landing kan alles doen kantelen: met één zet verover je tot acht stukken.
home-now = Op dit moment
home-people = Verbonden
home-games = Lopende partijen
home-unknown = nu even onbekend
home-watch = Live meekijken
home-none = Er speelt nu niemand. Bij de volgende partij die begint, kun je hier meekijken.
home-none-known = Wat er gespeeld wordt, is nu even niet te achterhalen.

# Wat er te vinden is, onder het bord.
home-offers = Wat je hier vindt
home-offer-computer = De computer, op { $count } niveaus
home-offer-computer-text = Kies er een naast het bord en doe een zet: zo begint de partij.
home-offer-friend = Een vriend, via een link
home-offer-friend-text = Stuur een link, kies de tijd en de kleuren, en speel waar jullie ook zijn.
home-offer-watch = Partijen om te volgen
home-offer-watch-text = Kijk zet voor zet mee terwijl anderen spelen.
home-offer-guests = Gasten zijn welkom
home-offer-guests-text = Geen account, geen formulier. Deze browser onthoudt je plek.
home-offer-install = Niets te installeren
home-offer-install-text = Het draait in de browser, op je telefoon net zo goed als op je bureau.
home-offer-languages = In { $count } talen
home-offer-guide = In twee minuten geleerd
home-offer-guide-link = Volg de cursus
home-offer-rules-link = Lees de spelregels
home-offer-rated = Partijen met rating
home-offer-rated-text = With an account, games against people can count for a rating.

# Looking for an opponent.
home-looking = Looking for a game
home-lobby = Find an opponent
home-lobby-stake = Played for
home-lobby-how = Press one time or several. You play the next person who wants one of them.
home-lobby-alone = Nobody else is looking just now. Meanwhile, if you like:
home-lobby-computer = Play the computer
home-lobby-days = Offer a game over days
home-lobby-open = Open games
home-lobby-none = Nobody waits for an opponent just now.
home-lobby-player = Player
home-lobby-rating = Rating
home-lobby-time = Time
home-lobby-for = Played for
