# Sidene om mennesker: en profil, partiene til noen, de beste spillerne.

people-guest-since = Gjest siden { $day }.
people-member-since = Medlem siden { $day }.
people-bot-since = Robot siden { $day }.
people-closed = Denne kontoen er avsluttet.
people-watch = Se på partiet som spilles nå
people-challenge = Utfordre
people-follow = Følg
people-unfollow = Slutt å følge
people-block = Blokker
people-unblock = Opphev blokkering
people-block-what = Den du blokkerer, settes ikke opp mot deg og kan ikke utfordre deg, og du ser ikke hva vedkommende skriver.
people-blocked-note = Du har blokkert denne spilleren. Dere settes ikke opp mot hverandre, du kan ikke bli utfordret, og du ser ikke hva spilleren skriver.
people-report = Rapporter

people-ratings = Rating
people-rating = Rating
people-games = Partier
people-main-rating = Hovedrating
people-graph-said = { $count ->
    [one] Hovedratingen etter { $count } parti med rating: { $last }
   *[other] Hovedratingen over { $count } partier med rating: fra { $first } til { $last }
}
people-graph-table = Det samme som tabell
people-day = Dag
people-game = Parti

people-head = Partiene mellom dere
people-results = Resultater
people-as-red = Som Rød
people-as-blue = Som Blå
people-as-both = Til sammen
people-opponents = Hyppigste motstandere
people-last-games = Siste partier
people-all-games = Alle partier
people-no-games = Ingen partier er ferdigspilt ennå.

people-following = Spillere du følger
people-following-none = Ingen ennå. På siden til en spiller er det en knapp for det.
people-here = på nett nå
people-plays = spiller nå: se på
people-follow-limit = Du følger allerede { $most } spillere, så mange som mulig. Slutt å følge noen først.
people-block-limit = Du har allerede blokkert { $most } spillere, så mange som mulig. Opphev en blokkering først.
people-blocking = Spillere du har blokkert

people-games-of = Partiene til { $name }
people-filter-any = Alle
people-filter-result = Resultat
people-filter-side = Farge
people-filter-speed = Tempo
people-filter-rated = Type
people-filter-rated-yes = Med rating
people-filter-rated-no = Uten rating
people-filter-against = Motstander
people-filter-unknown = Ingen heter det. Sjekk stavemåten, eller la feltet stå tomt for å se alle motstandere.
people-filter-show = Vis
people-no-such-games = Ingen slike partier er ferdigspilt ennå.
people-older = Eldre partier
people-newest = Nyeste partier

people-won = Vunnet
people-drawn = Remis
people-lost = Tapt
people-void = Avbrutt
people-won-red = Vunnet som Rød
people-won-blue = Vunnet som Blå
people-drawn-red = Remis som Rød
people-drawn-blue = Remis som Blå
people-lost-red = Tapt som Rød
people-lost-blue = Tapt som Blå
people-void-red = Avbrutt som Rød
people-void-blue = Avbrutt som Blå
people-computer = Datamaskin, { $level }
people-nameless = Noen uten navn
people-speed-bullet = Bullet
people-speed-blitz = Lyn
people-speed-rapid = Hurtig
people-speed-correspondence = Flere dager
people-speed-untimed = Uten klokke

people-leaders = Spillere
people-leaders-rule = På listen står de som har minst { $games } partier med rating og en sikker rating: en uten spørsmålstegn.
people-leaders-best = De beste
people-leaders-none = Ingen har spilt nok partier med rating ennå. Førsteplassen er ledig.
people-rank = Plass
people-player = Spiller
people-players = Spillere
people-distribution = Slik fordeler ratingen seg
people-distribution-said = { $count ->
    [one] Ratingen til { $count } spiller
   *[other] Ratingen til { $count } spillere
}
