# De pagina over het spel en deze site: ids beginnen met "about-".
# Namen van spellen blijven zoals ze zijn. Waar het Engels zegt dat iets niet zeker is, moet de vertaling dat ook doen.

about-title = Over Ataxx: geschiedenis, verwante spellen en deze site
about-description = Wat Ataxx is, wie het bedacht, waarin het verschilt van Reversi, welke spellen erop lijken en wat deze site is.
about-heading = Over Ataxx
about-lead = Ataxx is een bordspel voor twee. Een stuk deelt zich naar een veld ernaast of springt twee velden ver, en elk vijandelijk stuk naast het veld waar het landt, wisselt van kleur. Het bord heeft { $squares } velden. Wie aan het eind de meeste stukken heeft, wint.

about-history = Geschiedenis
about-history-infection = Dave Crummack en Craig Galley bedachten het spel in 1988 en noemden het Infection. Ze schreven het voor de homecomputers van die tijd, maar onder die naam is het nooit verkocht.
about-history-arcade = De rechten gingen naar Virgin Mastertronic. The Leland Corporation maakte er een arcadespel van en noemde het Ataxx; Capcom bracht het in Japan uit. De meeste bronnen noemen het jaar 1990, sommige 1991.
about-history-spot = In 1990 bracht Virgin ook Spot: The Video Game uit, met dezelfde regels en voor maximaal vier spelers.
about-history-guest = In 1993 gebruikte het avonturenspel The 7th Guest het als een van zijn puzzels: bacteriën onder een microscoop. Veel mensen kennen het spel daarvan.
about-history-hexxagon = Hexxagon, ook uit 1993, verplaatste het spel naar een bord van zeshoeken.
about-history-name = De naam klinkt als het Engelse woord ‘attacks’, aanvallen. Wij denken dat hij daarvandaan komt, maar we kennen geen uitspraak van de makers daarover.

about-names = Andere namen
about-names-text = Het spel is vaak nagemaakt, met kleine verschillen en onder veel namen. Ken je een van deze, dan ken je Ataxx al grotendeels:

about-reversi = Lijkt het op Reversi?
about-reversi-same = Alleen op het eerste gezicht. Bij allebei wisselen stukken van kleur en wint aan het eind wie de meeste heeft.
about-reversi-bracket = Bij Reversi draai je de stukken om die op een lijn tussen twee van jouw stukken staan. Bij Ataxx zijn er geen lijnen: elke landing verovert alle vijandelijke buren, hoe ze ook staan.
about-reversi-moves = Bij Reversi blijft een stuk staan waar het is neergelegd. Bij Ataxx komen de stukken in beweging, en een sprong laat een gat achter. Geen hoek en geen rand is voor altijd veilig.

about-programs = Een spel voor programma's
about-programs-text = De regels zijn kort en de stellingen rijk. Daarom is Ataxx geliefd bij mensen die programma's schrijven die spellen spelen. In programmeercursussen wordt het als opdracht gegeven. Engines spelen onderling toernooien, veel ervan via een gemeenschappelijk protocol, UAI, dat naar het voorbeeld van het protocol voor schaakengines is gemaakt.
about-programs-solved = Een volledige oplossing kennen we niet: voor zover we weten heeft niemand bewezen wie er wint als beide kanten perfect spelen.

about-balance = Is het eerlijk?
about-balance-text = Daar lijkt het op. BrainKing, een site waar mensen met iets andere regels spelen, heeft de uitslagen van ongeveer 12.400 partijen gepubliceerd: de eerste speler won 51,1%, de tweede 48,4%, en 0,5% werd remise. Of dat ook geldt tussen heel sterke spelers, weten we niet.

about-site = Deze site
about-site-free = Deze site is gratis. Je hebt geen account nodig, er is geen reclame en niets dat je volgt. Wat er wordt bewaard, staat op de hulppagina.
about-site-privacy = Wat deze site bewaart
about-site-source = Het programma is vrije software: iedereen mag het gebruiken, veranderen en delen, naar keuze onder de MIT-licentie of de Apache-licentie 2.0.
about-site-engine = De computer waar je tegen speelt, is voor deze site geschreven. Hij speelt op { $levels } niveaus; het sterkste heet { $strongest }.

about-more = Meer lezen
about-more-ataxx = Ataxx op Wikipedia, in het Engels
about-more-hexxagon = Hexxagon op Wikipedia, in het Engels
about-more-pressibus = Pressibus: pagina's van een Ataxx-verzamelaar, in het Frans en Engels
about-more-libataxx = libataxx: een bibliotheek voor programmeurs
