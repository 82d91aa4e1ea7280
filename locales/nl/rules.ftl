# De pagina met de spelregels: ids beginnen met "rules-".
# Velden zoals g2 en zetten zoals a1–c3 worden in elke taal zo geschreven.

rules-title = Spelregels van Ataxx: uitleg met voorbeelden om zelf te spelen
rules-description = De spelregels van Ataxx in twee minuten: beginopstelling, klonen en springen, veroveren, wanneer je past en wie er wint. Elk diagram is een echte stelling, en vier ervan speel je zelf verder.
rules-heading = De spelregels van Ataxx
rules-lead = Twee spelers, één bord van { $squares } velden. Kloon naar een veld ernaast of spring twee velden ver, en elk vijandelijk stuk naast het veld waar je landt, wordt van jou. Wie aan het eind de meeste stukken heeft, wint.
rules-to-guide = Liever al spelend leren? Volg de cursus.
rules-print = Regels afdrukken

rules-goal = Doel
rules-goal-text = Zorg dat je meer stukken hebt dan je tegenstander als de partij afgelopen is. Er gaat nooit een stuk van het bord: stukken wisselen alleen van kleur.

rules-setup = Beginopstelling
rules-setup-board = Het bord heeft { $size } bij { $size } velden. De kolommen heten a tot en met g, van links naar rechts; de rijen 1 tot en met 7, van onder naar boven.
rules-setup-pieces = Elke speler begint met { $pieces } stukken in twee tegenoverliggende hoeken: Rood op a7 en g1, Blauw op a1 en g7. Rood doet de eerste zet, daarna gaat het om de beurt.
rules-setup-diagram = De beginstelling.

rules-play = Zo speel je
rules-play-turn = Als je aan de beurt bent, ga je met een van je stukken naar een leeg veld. Dat kan op twee manieren.
rules-play-clone = Klonen: naar een veld direct naast het stuk, in een van de acht richtingen. Het stuk blijft staan en op het nieuwe veld verschijnt er nog een in jouw kleur. Je hebt nu één stuk meer.
rules-play-jump = Springen: naar een veld precies twee velden verder, recht, schuin of om de hoek, over alles heen wat ertussen staat. Het oude veld blijft leeg achter. Je hebt even veel stukken als eerst.
rules-play-reach = Vanuit het midden van het bord bereikt een stuk { $clones } velden door te klonen (ringen) en { $jumps } door te springen (stippen).
rules-play-convert = Veroveren
rules-play-convert-text = Of je nu kloont of springt: elk vijandelijk stuk op de acht velden rond het veld waar je landt, wordt van jou. Het maakt niet uit hoeveel het er zijn of wat erachter staat, en een veroverd stuk verovert zelf niets.
rules-play-convert-before = Rood gaat zo naar d4 klonen.
rules-play-convert-after = { $count ->
    [one] { $count } blauw stuk is rood geworden; stukken die niet aan d4 grenzen, blijven blauw.
   *[other] { $count } blauwe stukken zijn rood geworden; stukken die niet aan d4 grenzen, blijven blauw.
}
rules-play-pass = Passen
rules-play-pass-text = Wie niet kan klonen en niet kan springen, past, en dan is de ander weer aan de beurt. Zolang je nog kunt zetten, mag je niet passen. Op deze site gaat passen vanzelf en meteen, en het staat in de lijst met zetten.
rules-play-pass-diagram = Blauw is aan de beurt, maar elk veld dat een blauw stuk zou kunnen bereiken is bezet: Blauw past.

rules-moves = Drie zetten, stap voor stap
rules-moves-text = Klonen, springen en veroveren, na elkaar vanuit dezelfde stelling. Met de knoppen loop je erdoorheen.
rules-moves-start = De stelling vóór de drie zetten. Rood is aan de beurt.
rules-moves-clone = { $side } kloont naar { $to }. Er staat geen vijandelijk stuk naast, dus er wordt niets veroverd.
rules-moves-jump = { $side } springt van { $from } naar { $to }. Het veld { $from } is nu leeg.
rules-moves-convert = { $count ->
    [one] { $side } kloont naar { $to } en verovert { $count } stuk.
   *[other] { $side } kloont naar { $to } en verovert { $count } stukken.
}
rules-moves-convert-jump = { $count ->
    [one] { $side } springt van { $from } naar { $to } en verovert { $count } stuk.
   *[other] { $side } springt van { $from } naar { $to } en verovert { $count } stukken.
}
rules-moves-previous = Terug
rules-moves-next = Volgende zet

rules-winning = Winst en remise
rules-winning-text = Na elke zet wordt het volgende nagegaan, in deze volgorde. Het eerste wat klopt, beëindigt de partij.
rules-winning-eliminated = Een van de spelers heeft geen stuk meer: de ander wint.
rules-winning-full = Er is geen veld meer leeg: wie de meeste stukken heeft, wint. Het bord heeft { $squares } velden, een oneven aantal, dus een vol bord is nooit remise.
rules-winning-blocked = Er zijn nog lege velden, maar niemand kan zetten: wie de meeste stukken heeft, wint. Dat komt alleen voor op borden met geblokkeerde velden.
rules-winning-repetition = Dezelfde stelling met dezelfde speler aan de beurt is { $times } keer voorgekomen, en allebei kunnen ze erin klonen of springen: remise.
rules-winning-limit = { $plies } zetten op rij zonder klonen, die van beide spelers meegeteld: remise. Maar kan een van beiden in de slotstelling niet klonen of springen, dan wint wie de meeste stukken heeft.
rules-winning-diagram = Een vol bord: Rood heeft { $red } stukken, Blauw { $blue }. Rood wint.
rules-winning-never-flag = Ataxx kent geen stelling met stukken van beide kleuren waarin een van de twee niet meer zou kunnen winnen. Daarom verlies je altijd als je tijd om is.

rules-site = Op deze site
rules-site-text = Hier beslist alleen de server, volgens de regels op deze pagina. Niemand hoeft iets op te eisen en er valt niet over te discussiëren.
rules-site-repetition = Herhaling
rules-site-repetition-text = Stellingen worden vergeleken vanaf de laatste keer dat er gekloond is, want klonen is niet terug te draaien. De eerste keer telt mee. Een stelling waarin een van de spelers niet kan klonen of springen, telt nooit. Bij de tweede keer krijgen beide spelers een waarschuwing. De remise volgt vanzelf.
rules-site-repetition-diagram = Een voorbeeld. Vanuit deze stelling springen beide spelers heen en weer: { $moves }. Met de laatste zet staat de stelling voor de derde keer op het bord: remise.
rules-site-limit = Zetten zonder klonen
rules-site-limit-text = Na { $warn } zetten op rij zonder klonen zien beide spelers hoeveel er nog over zijn tot het er { $plies } zijn.
rules-site-time = Tijd
rules-site-time-text = Wie geen tijd meer heeft, verliest, wat er ook op het bord staat. Alleen de klok van de server telt. Vertraging op het netwerk wordt binnen grenzen vergoed, en tijd waarin de server weg was, gaat nooit van je klok af.
rules-site-leaving = Weggaan
rules-site-leaving-text = Wie in een live partij tussen twee mensen tijdens de eigen beurt weggaat, heeft { $short } tot { $long } seconden om terug te komen, in langere partijen meer. Beide spelers zien de seconden aftellen. Daarna kan de ander de winst opeisen, remise opeisen of gewoon wachten. In een partij zonder klok mag een zet { $days } dagen duren.
rules-site-ends = Wie een partij kan beëindigen
rules-site-ends-text = Afgezien van de regels en de klok kunnen alleen de spelers een partij beëindigen, en er staat altijd bij hoe het is afgelopen.
rules-site-ends-resign = Elke speler kan op elk moment opgeven: de ander wint.
rules-site-ends-agree = Elke speler kan remise aanbieden; accepteert de ander, dan is het remise. De computer neemt geen remise aan.
rules-site-ends-abort = Zolang niet beide spelers hebben gezet, kan elk van hen de partij afbreken: er is dan geen uitslag.
rules-site-ends-start = Een partij waarin de eerste zetten niet op tijd komen, heeft geen uitslag. Een uitnodiging die niemand accepteert, verloopt na { $hours } uur.
rules-site-authority = Dit zijn de regels van deze site. Elders, in andere programma's of op toernooien, kunnen details anders zijn.

rules-elsewhere = Wat elders anders is
rules-elsewhere-text = De zetten zijn bijna overal hetzelfde. Het einde van de partij niet.
rules-elsewhere-where = Waar
rules-elsewhere-what = Wat er anders is
rules-elsewhere-arcade = Het arcadespel uit 1990
rules-elsewhere-arcade-text = Sommige borden hebben geblokkeerde velden waarop niemand kan landen.
rules-elsewhere-pychess = PyChess
rules-elsewhere-pychess-text = De beginstelling wordt gekozen uit een open bord en borden met muren.
rules-elsewhere-uai = Wedstrijden tussen engines (UAI)
rules-elsewhere-uai-text = Meestal remise na 100 zetten zonder klonen, die van beide kanten meegeteld; vaak geen regel over herhaling.
rules-elsewhere-assimilation = Assimilation op BrainKing
rules-elsewhere-assimilation-text = De partij eindigt zodra een speler niet kan zetten; wie de meeste stukken heeft, wint.
rules-elsewhere-fill = Hexxagon op Yucata, en diverse apps
rules-elsewhere-fill-text = Als een speler niet kan zetten, vult de ander alle overgebleven velden en worden de stukken geteld.
rules-elsewhere-pressibus = Pressibus
rules-elsewhere-pressibus-text = Tot 24 geblokkeerde velden, en een vroegtijdig einde als een van de spelers meer dan de helft van het bord zeker heeft.

rules-advice = Nuttige voorbeelden
rules-advice-text = Vier goede tips, elk met een stelling om uit te proberen. Jij bent Rood. Doe een zet, en de computer antwoordt als Blauw.
rules-advice-try = Opnieuw proberen
rules-advice-show = Computerzet tonen
rules-advice-clone = Liever klonen dan springen
rules-advice-clone-text = Klonen levert je een stuk op; springen levert er geen op en laat een gat achter waar je tegenstander misschien iets aan heeft. Spring als je ergens bij kunt waar je met klonen niet komt. Hier verover je met f4 twee blauwe stukken. Je komt er door te klonen, maar ook met een sprong vanaf e6: vergelijk maar.
rules-advice-edge = Hoeken en randen zijn veiliger
rules-advice-edge-text = Een stuk in de hoek heeft { $corner } buurvelden, aan de rand { $edge }, in het midden { $middle }. Hoe minder buurvelden, hoe minder plekken van waaruit het veroverd kan worden. Hier verovert een sprong naar d4 een stuk, maar daar sta je open en bloot; g3 verovert niets en houdt stand.
rules-advice-count = Tel niet alleen wat je verovert
rules-advice-count-text = Stukken die bij elkaar staan, kunnen ook met één landing allemaal worden terugveroverd. De sprong naar f5 verovert hier vier stukken, d5 maar twee. Kijk wat Blauw op elk van beide antwoordt.
rules-advice-room = Houd ruimte om te zetten
rules-advice-room-text = Wie niet kan zetten, moet toekijken hoe de ander speelt. Op d2 heeft Rood een rustig veld helemaal voor zich alleen, en het is verleidelijk om dat te vullen. Maar het is het laatste veld waar Rood zeker van kan zijn.
rules-advice-board = Stelling om uit te proberen: { $name }
