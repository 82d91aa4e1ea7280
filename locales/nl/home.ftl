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
home-offer-rated-text = Met een account kunnen partijen tegen mensen meetellen voor een rating.

# Een tegenstander zoeken.
home-looking = Een partij zoeken
home-lobby = Tegenstander zoeken
home-lobby-stake = Soort partij
home-lobby-range = Rating van tegenstanders (gasten hebben er geen)
home-lobby-range-from = Vanaf
home-lobby-range-to = Tot en met
home-lobby-range-any = Elke
home-lobby-how = Kies één of meer tijden. Je speelt tegen de eerste die een ervan wil.
home-lobby-alone = Op dit moment zoekt er niemand anders. Intussen kun je:
home-lobby-computer = Tegen de computer spelen
home-lobby-days = Partij met dagen per zet aanbieden
home-lobby-open = Open partijen
home-lobby-none = Op dit moment wacht er niemand op een tegenstander.
home-lobby-player = Speler
home-lobby-rating = Rating
home-lobby-time = Tijd
home-lobby-for = Soort
