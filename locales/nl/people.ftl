# De pagina's over mensen: een profiel, iemands partijen, de beste spelers.

people-guest-since = Gast sinds { $day }.
people-member-since = Lid sinds { $day }.
people-bot-since = Bot sinds { $day }.
people-closed = Dit account is gesloten.
people-watch = Meekijken met de lopende partij
people-challenge = Uitdagen
people-follow = Volgen
people-unfollow = Niet meer volgen
people-block = Blokkeren
people-unblock = Deblokkeren
people-block-what = Wie je blokkeert, wordt niet aan je gekoppeld en kan je niet uitdagen, en je ziet niet wat die schrijft.
people-blocked-note = Je hebt deze speler geblokkeerd. Jullie worden niet gekoppeld, je kunt niet worden uitgedaagd en je ziet niet wat deze speler schrijft.
people-report = Melden

people-ratings = Ratings
people-rating = Rating
people-games = Partijen
people-main-rating = Hoofdrating
people-graph-said = { $count ->
    [one] De hoofdrating na { $count } partij met rating: { $last }
   *[other] De hoofdrating over { $count } partijen met rating: van { $first } naar { $last }
}
people-graph-table = Hetzelfde als tabel
people-day = Dag
people-game = Partij

people-head = Jullie onderlinge partijen
people-results = Uitslagen
people-as-red = Als Rood
people-as-blue = Als Blauw
people-as-both = Samen
people-opponents = Frequentste tegenstanders
people-last-games = Laatste partijen
people-all-games = Alle partijen
people-no-games = Er is nog geen partij afgelopen.

people-following = Spelers die je volgt
people-following-none = Nog niemand. Op de pagina van een speler zit er een knop voor.
people-here = nu online
people-plays = speelt nu: kijken
people-follow-limit = Je volgt al { $most } spelers, meer kan niet. Stop eerst met iemand te volgen.
people-block-limit = Je hebt al { $most } spelers geblokkeerd, meer kan niet. Deblokkeer eerst iemand.
people-blocking = Spelers die je hebt geblokkeerd

people-games-of = Partijen van { $name }
people-filter-any = Alle
people-filter-result = Uitslag
people-filter-side = Kleur
people-filter-speed = Tempo
people-filter-rated = Soort
people-filter-rated-yes = Met rating
people-filter-rated-no = Zonder rating
people-filter-against = Tegenstander
people-filter-unknown = Niemand heet zo. Controleer de spelling, of laat dit leeg voor alle tegenstanders.
people-filter-show = Tonen
people-no-such-games = Zo'n partij is er nog niet gespeeld.
people-older = Oudere partijen
people-newest = Nieuwste partijen

people-won = Gewonnen
people-drawn = Remise
people-lost = Verloren
people-void = Afgebroken
people-won-red = Gewonnen als Rood
people-won-blue = Gewonnen als Blauw
people-drawn-red = Remise als Rood
people-drawn-blue = Remise als Blauw
people-lost-red = Verloren als Rood
people-lost-blue = Verloren als Blauw
people-void-red = Afgebroken als Rood
people-void-blue = Afgebroken als Blauw
people-computer = Computer, { $level }
people-nameless = Iemand zonder naam
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Rapid
people-speed-correspondence = Dagen per zet
people-speed-untimed = Zonder klok

people-leaders = Spelers
people-leaders-rule = Hier staat wie minstens { $games } partijen met rating heeft gespeeld en een vaste rating heeft: een zonder vraagteken.
people-leaders-best = De besten
people-leaders-none = Nog niemand heeft genoeg partijen met rating gespeeld. De eerste plaats is nog vrij.
people-rank = Plaats
people-player = Speler
people-players = Spelers
people-distribution = Waar iedereen staat
people-distribution-said = { $count ->
    [one] De rating van { $count } speler
   *[other] De ratings van { $count } spelers
}
