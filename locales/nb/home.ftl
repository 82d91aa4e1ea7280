# Forsiden: id-er begynner med "home-".

home-title = Spill Ataxx på nett: mot datamaskinen eller en venn, uten konto
home-description = Spill Ataxx gratis i nettleseren: mot datamaskinen på det nivået du velger, eller mot en venn via lenke. Ingen konto, ingenting å installere.
home-rules = Du er Rød. Gå til en naborute, og brikken deler seg; hopp to ruter, og den flytter seg. Alle fiendebrikker ved siden av der den lander, blir røde. Den som har flest brikker til slutt, vinner.
home-category = Strategisk brettspill for to
home-tagline = Voks, hopp, erobre.
home-hook = Lykken kan snu med én landing: ett trekk kan erobre opptil åtte brikker.
home-now = Akkurat nå
home-people = Tilkoblet
home-games = Partier i gang
home-unknown = ukjent akkurat nå
home-watch = Se på direkte
home-none = Ingen spiller akkurat nå. Det neste partiet som begynner, kan du se på her.
home-none-known = Akkurat nå går det ikke an å finne ut hva som spilles.

# Det som tilbys, under brettet.
home-offers = Dette finner du her
home-offer-computer = Datamaskinen, på { $count } nivåer
home-offer-computer-text = Velg et ved siden av brettet og gjør et trekk: da er partiet i gang.
home-offer-friend = En venn, via lenke
home-offer-friend-text = Send en lenke, velg tid og farger, og spill uansett hvor dere er.
home-offer-watch = Partier å se på
home-offer-watch-text = Følg med, trekk for trekk, mens andre spiller.
home-offer-guests = Gjester er velkomne
home-offer-guests-text = Ingen konto og ikke noe skjema. Denne nettleseren husker plassen din.
home-offer-install = Ingenting å installere
home-offer-install-text = Det kjører i nettleseren, på telefonen like godt som på skrivebordet.
home-offer-languages = På { $count } språk
home-offer-guide = Lært på to minutter
home-offer-guide-link = Ta kurset
home-offer-rules-link = Les reglene
home-offer-rated = Partier med rating
home-offer-rated-text = Med en konto kan partier mot mennesker telle for rating.

# Å lete etter en motstander.
home-looking = Leter etter et parti
home-lobby = Finn en motstander
home-lobby-stake = Type parti
home-lobby-range = Motstandernes rating (gjester har ingen)
home-lobby-range-from = Fra
home-lobby-range-to = Til
home-lobby-range-any = Hvilken som helst
home-lobby-how = Trykk på én eller flere tider. Du spiller mot den neste som vil ha en av dem.
home-lobby-alone = Ingen andre leter akkurat nå. Imens, hvis du vil:
home-lobby-computer = Spill mot datamaskinen
home-lobby-days = Tilby et parti over flere dager
home-lobby-open = Åpne partier
home-lobby-none = Ingen venter på en motstander akkurat nå.
home-lobby-player = Spiller
home-lobby-rating = Rating
home-lobby-time = Tid
home-lobby-for = Type
