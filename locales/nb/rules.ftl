# Siden med reglene: id-er begynner med "rules-".
# Ruter som g2 og trekk som a1–c3 skrives slik på alle språk.

rules-title = Ataxx-regler: slik spiller du, med eksempler du kan prøve
rules-description = Reglene i Ataxx på to minutter: oppstilling, kloning og hopp, erobring, når du må stå over, og hvem som vinner. Alle diagrammene viser virkelige stillinger, og fire av dem kan du spille videre på.
rules-heading = Reglene i Ataxx
rules-lead = To spillere, ett brett med { $squares } ruter. Klon til en naborute eller hopp to ruter, og alle fiendebrikker ved siden av der du lander, blir dine. Den som har flest brikker til slutt, vinner.
rules-to-guide = Vil du heller lære ved å spille? Ta kurset.
rules-print = Skriv ut reglene

rules-goal = Målet
rules-goal-text = Ha flere brikker enn motstanderen når partiet er slutt. Ingen brikker tas noen gang av brettet, de bare skifter side.

rules-setup = Oppstilling
rules-setup-board = Brettet har { $size } ganger { $size } ruter. Kolonnene heter a til g fra venstre mot høyre, radene 1 til 7 nedenfra og opp.
rules-setup-pieces = Hver spiller begynner med { $pieces } brikker i motsatte hjørner: Rød på a7 og g1, Blå på a1 og g7. Rød gjør det første trekket, deretter er det annenhver gang.
rules-setup-diagram = Startstillingen.

rules-play = Slik spiller du
rules-play-turn = Når det er din tur, går du med en av brikkene dine til en tom rute. Det kan du gjøre på to måter.
rules-play-clone = Klone: til en rute rett ved siden av brikken, i en av de åtte retningene. Brikken blir stående, og en ny i din farge dukker opp på den nye ruten. Nå har du én brikke mer.
rules-play-jump = Hoppe: til en rute nøyaktig to ruter unna, rett fram, på skrå eller rundt hjørnet, over alt som måtte stå imellom. Den gamle ruten blir tom. Du har like mange brikker som før.
rules-play-reach = Fra midten av brettet når en brikke { $clones } ruter ved å klone (ringer) og { $jumps } ved å hoppe (prikker).
rules-play-convert = Erobring
rules-play-convert-text = Enten du kloner eller hopper, blir alle fiendebrikker på de åtte rutene rundt der du lander, dine. Det spiller ingen rolle hvor mange de er eller hva som står bak dem, og erobringen sprer seg ikke videre.
rules-play-convert-before = Rød skal til å klone til d4.
rules-play-convert-after = { $count ->
    [one] { $count } blå brikke er blitt rød; brikker som ikke grenser til d4, er fortsatt blå.
   *[other] { $count } blå brikker er blitt røde; brikker som ikke grenser til d4, er fortsatt blå.
}
rules-play-pass = Å stå over
rules-play-pass-text = Den som verken kan klone eller hoppe, står over, og den andre er i trekket igjen. Så lenge du har et lovlig trekk, kan du ikke stå over. På dette nettstedet skjer det av seg selv, i samme øyeblikk, og det vises i trekklisten.
rules-play-pass-diagram = Blå er i trekket, men alle rutene en blå brikke kunne ha nådd, er opptatt: Blå står over.

rules-moves = Tre trekk, steg for steg
rules-moves-text = En kloning, et hopp og en erobring, etter hverandre fra samme stilling. Bla gjennom dem med knappene.
rules-moves-start = Stillingen før de tre trekkene. Rød er i trekket.
rules-moves-clone = { $side } kloner til { $to }. Ingen fiendebrikke står ved siden av, så ingenting blir erobret.
rules-moves-jump = { $side } hopper fra { $from } til { $to }. Ruten { $from } er nå tom.
rules-moves-convert = { $count ->
    [one] { $side } kloner til { $to } og erobrer { $count } brikke.
   *[other] { $side } kloner til { $to } og erobrer { $count } brikker.
}
rules-moves-convert-jump = { $count ->
    [one] { $side } hopper fra { $from } til { $to } og erobrer { $count } brikke.
   *[other] { $side } hopper fra { $from } til { $to } og erobrer { $count } brikker.
}
rules-moves-previous = Tilbake
rules-moves-next = Neste trekk

rules-winning = Seier og remis
rules-winning-text = Etter hvert trekk sjekkes punktene under, i denne rekkefølgen. Det første som stemmer, avslutter partiet.
rules-winning-eliminated = En av spillerne har ingen brikker igjen: den andre vinner.
rules-winning-full = Ingen ruter er tomme: den som har flest brikker, vinner. Brettet har { $squares } ruter, et oddetall, så et fullt brett er aldri remis.
rules-winning-blocked = Det finnes tomme ruter, men ingen av spillerne kan gjøre noe trekk: den som har flest brikker, vinner. Dette kan bare skje på brett med sperrede ruter.
rules-winning-repetition = Den samme stillingen med samme spiller i trekket har kommet { $times } ganger, og begge kan klone eller hoppe i den: remis.
rules-winning-limit = { $plies } trekk på rad uten kloning, begge spillernes trekk medregnet: remis. Men hvis en av dem verken kan klone eller hoppe i sluttstillingen, vinner den som har flest brikker.
rules-winning-diagram = Et fullt brett: Rød har { $red } brikker, Blå { $blue }. Rød vinner.
rules-winning-never-flag = I Ataxx finnes det ingen stilling med brikker i begge farger der en av spillerne ikke lenger kan vinne. Derfor taper du alltid hvis tiden går ut.

rules-site = På dette nettstedet
rules-site-text = Her er det bare serveren som avgjør, etter reglene på denne siden. Ingen trenger å kreve noe, og det er ingenting å krangle om.
rules-site-repetition = Gjentakelse
rules-site-repetition-text = Stillinger sammenlignes fra og med den siste kloningen, for en kloning kan ikke reverseres. Den første gangen teller med. En stilling der en av spillerne verken kan klone eller hoppe, teller aldri. Andre gang får begge spillerne en advarsel. Remisen kommer av seg selv.
rules-site-repetition-diagram = Et eksempel. Fra denne stillingen hopper begge fram og tilbake: { $moves }. Med det siste trekket er stillingen på brettet for tredje gang: remis.
rules-site-limit = Trekk uten kloning
rules-site-limit-text = Fra { $warn } trekk på rad uten kloning ser begge spillerne hvor mange som er igjen til { $plies }.
rules-site-time = Tid
rules-site-time-text = Den som ikke har mer tid igjen, taper, uansett hva som står på brettet. Bare serverens klokke gjelder. Forsinkelser i nettet får du tilbake innenfor visse grenser, og ingen mister tid mens serveren er nede.
rules-site-leaving = Når noen forlater partiet
rules-site-leaving-text = Når to mennesker spiller direkte mot hverandre og den som er i trekket, blir borte, har den spilleren { $short } til { $long } sekunder på å komme tilbake, mer i lengre partier. Begge spillerne ser nedtellingen. Etterpå kan den andre kreve seier, kreve remis eller bare vente. I et parti uten klokke kan et trekk ta { $days } dager.
rules-site-ends = Hvem som kan avslutte et parti
rules-site-ends-text = Bortsett fra reglene og klokken er det bare spillerne som kan avslutte et parti, og det står alltid hvordan det endte.
rules-site-ends-resign = Begge spillerne kan gi opp når som helst: den andre vinner.
rules-site-ends-agree = Begge kan tilby remis; hvis den andre godtar, blir det remis. Datamaskinen går ikke med på remis.
rules-site-ends-abort = Fram til begge har gjort et trekk, kan hver av dem avbryte partiet: da blir det uten resultat.
rules-site-ends-start = Et parti der de første trekkene ikke kommer i tide, får ikke noe resultat. En invitasjon som ingen godtar, går ut etter { $hours } timer.
rules-site-authority = Dette er reglene på dette nettstedet. Andre steder, i andre programmer eller på turneringer, kan detaljene være annerledes.

rules-elsewhere = Hva som er annerledes andre steder
rules-elsewhere-text = Trekkene er de samme nesten overalt. Måten partiet slutter på, er det ikke.
rules-elsewhere-where = Hvor
rules-elsewhere-what = Hva som er annerledes
rules-elsewhere-arcade = Arkadespillet fra 1990
rules-elsewhere-arcade-text = Noen brett har sperrede ruter som ingen kan lande på.
rules-elsewhere-pychess = PyChess
rules-elsewhere-pychess-text = Startstillingen velges blant et åpent brett og brett med vegger.
rules-elsewhere-uai = Kamper mellom Ataxx-motorer (UAI)
rules-elsewhere-uai-text = Vanligvis remis etter 100 trekk uten kloning, begge siders trekk medregnet; ofte ingen regel om gjentakelse.
rules-elsewhere-assimilation = Assimilation på BrainKing
rules-elsewhere-assimilation-text = Partiet slutter så snart en spiller ikke har noe lovlig trekk; den som har flest brikker, vinner.
rules-elsewhere-fill = Hexxagon på Yucata, og flere apper
rules-elsewhere-fill-text = Hvis en spiller ikke har noe lovlig trekk, fyller den andre alle rutene som er igjen, og brikkene telles.
rules-elsewhere-pressibus = Pressibus
rules-elsewhere-pressibus-text = Opptil 24 sperrede ruter, og partiet slutter tidlig når en av spillerne har sikret seg mer enn halve brettet.

rules-advice = Nyttige eksempler
rules-advice-text = Fire gode råd, hvert med en stilling du kan prøve. Du er Rød. Gjør et trekk, så svarer datamaskinen som Blå.
rules-advice-try = Prøv igjen
rules-advice-show = Vis datamaskinens trekk
rules-advice-clone = Klon heller enn å hoppe
rules-advice-clone-text = En kloning gir deg én brikke mer; et hopp gir deg ingen og etterlater et hull som motstanderen kan få bruk for. Hopp når du kan nå noe som du ikke når med en kloning. Her erobrer f4 to blå brikker. Du kommer dit både ved å klone og ved å hoppe fra e6: sammenlign.
rules-advice-edge = Hjørner og kanter er tryggere
rules-advice-edge-text = En brikke i et hjørne har { $corner } naboruter, en på kanten { $edge }, en midt på brettet { $middle }. Jo færre naboruter, jo færre ruter kan den erobres fra. Her erobrer et hopp til d4 en brikke, men der står brikken utsatt til; g3 erobrer ingenting og holder stand.
rules-advice-count = Ikke tell bare det du erobrer
rules-advice-count-text = Brikker som står samlet, kan alle erobres tilbake med én eneste landing. Her erobrer hoppet til f5 fire brikker, d5 bare to. Se hvordan Blå svarer på hvert av dem.
rules-advice-room = Sørg for å ha trekk igjen
rules-advice-room-text = Den som ikke har noe trekk, må sitte og se på at den andre spiller. På d2 har Rød en rolig rute helt for seg selv og kan bli fristet til å fylle den. Men det er den siste ruten Rød kan være sikker på.
rules-advice-board = Stilling du kan prøve: { $name }
