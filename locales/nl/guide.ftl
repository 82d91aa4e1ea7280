# De cursus voor beginners: ids beginnen met "guide-". De lezer is Rood. Elke oefening heeft een doel, een tekst voor als
# het gelukt is, en een tip; na de tip laat een knop een zet zien die het doet.

guide-title = Ataxx leren spelen: een cursus in zes stappen
guide-description = Leer in een paar minuten Ataxx, gewoon door te spelen: klonen, springen, veroveren, passen en winnen, met telkens één kleine oefening op het bord en daarna je eerste partij.
guide-heading = Leren spelen
guide-lead = Zes kleine stappen, en bij elke stap iets te doen op het bord. Jij bent Rood. Het duurt ongeveer drie minuten.
guide-how = Tik op een rood stuk en dan op het veld waar het heen moet. Met het toetsenbord: ga met de pijltjestoetsen over het bord en druk op Enter, eerst op het stuk en dan op het veld.
guide-steps = Stappen van de cursus
guide-step = Stap { $number } van { $all }
guide-step-done = klaar
guide-next = Volgende stap
guide-previous = Vorige stap
guide-next-exercise = Volgende oefening
guide-again = Opnieuw proberen
guide-hint = Tip
guide-show = Laat zien
guide-shown = Zo kan het: { $move }.
guide-task = Jouw opdracht
guide-answer = Oplossing
guide-board = Bord van de oefening: { $goal }
guide-reset = Cursus opnieuw beginnen
guide-kept = Deze browser onthoudt hoe ver je bent.
guide-no-script = Met JavaScript kun je op de borden spelen. Zonder JavaScript zie je bij elke oefening de stelling en de oplossing.

guide-rule = De regel in één zin
guide-rule-text = Kom naast een vijandelijk stuk terecht en het wordt van jou. Dat is waar het bij Ataxx om draait.
guide-touch-goal = Maak het blauwe stuk op e4 rood.
guide-touch-done = Goed zo. Je landde naast het blauwe stuk, en nu is het van jou.
guide-touch-hint = Land op een veld dat aan e4 grenst. Je stuk op c4 kan bijvoorbeeld naar d4.

guide-board-name = Bord en opening
guide-board-text = Jullie beginnen allebei met twee stukken, in twee tegenoverliggende hoeken van een bord met { $squares } velden: jij op a7 en g1, Blauw op a1 en g7. Rood doet de eerste zet. Ga je naar een veld naast het stuk, dan kloon je: het stuk blijft staan en er komt een nieuw bij.
guide-opening-goal = Begin de partij met klonen.
guide-opening-done = Nu heb je drie stukken, en Blauw heeft geantwoord. Zo begint een partij: beide kleuren groeien vanuit hun hoeken.
guide-opening-hint = Kies a7 of g1 en dan een veld er direct naast. Die velden hebben een ring.

guide-move = Klonen of springen
guide-move-text = Een sprong gaat precies twee velden ver, over alles heen. Het stuk verlaat zijn veld, dus je wint er geen stuk mee, maar je komt wel verder.
guide-reach-goal = Verover twee blauwe stukken in één zet.
guide-reach-done = Met klonen kom je niet zo ver. Daar zijn sprongen voor.
guide-reach-hint = Spring naar een veld dat aan c5 én aan d5 grenst. Velden om naartoe te springen hebben een stip.
guide-keep-goal = Verover nu twee blauwe stukken en zorg dat je er zo veel mogelijk rode overhoudt.
guide-keep-done = Met klonen veroverde je dezelfde twee als met de sprong, en je hebt één stuk meer. Kun je hetzelfde bereiken door te klonen, kloon dan.
guide-keep-hint = Het veld d4 grenst aan beide blauwe stukken. Welk stuk van jou kan daarheen klonen?

guide-convert = Veroveren
guide-convert-text = Met één landing verover je elk vijandelijk stuk eromheen, tot acht tegelijk. Kijk voor je zet waar ze het dichtst bij elkaar staan.
guide-most-goal = Zoek de zet die de meeste stukken verovert.
guide-most-done = Zes tegelijk. Eén landing kan alles doen kantelen, in je voordeel en in je nadeel.
guide-most-hint = Midden tussen de blauwe stukken zit een gat.

guide-pass = Passen
guide-pass-text = Wie niet kan klonen en niet kan springen, moet passen, en dan is de ander weer aan de beurt.
guide-lock-goal = Ontneem Blauw de laatste zet.
guide-lock-done = Blauw kan nergens heen en past. Jij bent weer aan de beurt.
guide-lock-hint = Blauw kan alleen naar d4. Vul dat veld door te klonen, dan komt er geen ander veld vrij.
guide-again-goal = Doe nog een zet en houd Blauw ingesloten.
guide-again-done = Blauw moet weer passen. Zolang de muur dicht blijft, speel jij alleen.
guide-again-hint = Kloon vanaf de muur naar buiten. Een sprong zou er een gat in slaan.

guide-win = Winnen
guide-win-text = De partij is afgelopen als het bord vol is, als een van de spelers geen stuk meer heeft of als niemand kan zetten. Wie de meeste stukken heeft, wint. Er zijn nog twee velden over.
guide-last-goal = Win de partij.
guide-last-done = Rood heeft { $red } stukken, Blauw { $blue }. Je wint.
guide-last-hint = Kijk welk van de twee velden aan de meeste blauwe stukken grenst.

guide-remark-nothing = Je hebt gezet, maar je stuk grenst nu niet aan een blauw stuk.
guide-remark-jumped = Dat was een sprong: die mag, maar je stuk is weg uit zijn hoek en je hebt er nog steeds twee. Probeer te klonen.
guide-remark-turned = { $count ->
    [one] Daarmee veroverde je { $count } stuk. Er is een zet die er { $best } verovert.
   *[other] Daarmee veroverde je { $count } stukken. Er is een zet die er { $best } verovert.
}
guide-remark-owns = { $count ->
    [one] Je hebt nu { $count } stuk. Met een andere zet had je er { $best }.
   *[other] Je hebt nu { $count } stukken. Met een andere zet had je er { $best }.
}
guide-remark-moves = { $count ->
    [one] Blauw heeft nog { $count } mogelijke zet.
   *[other] Blauw heeft nog { $count } mogelijke zetten.
}
guide-remark-loses = Het wordt { $red } tegen { $blue }: Blauw wint. Probeer het andere veld.

guide-end = Nu echt spelen
guide-end-text = Je kent alle regels. Speel je eerste partij tegen { $name }, het makkelijkste niveau van de computer.
guide-end-play = Speel je eerste partij
guide-end-rules = Alle regels, om na te slaan
