# Kurset for nybegynnere: id-er begynner med "guide-". Leseren er Rød. Hver oppgave har et mål, en tekst for når den er
# løst, og et tips; etter tipset viser en knapp et trekk som løser den.

guide-title = Lær å spille Ataxx: et kurs i seks steg
guide-description = Lær Ataxx på noen få minutter mens du spiller: klone, hoppe, erobre, stå over og vinne, med én liten oppgave på brettet om gangen, og så ditt første parti.
guide-heading = Lær å spille
guide-lead = Seks små steg, alle med noe å gjøre på brettet. Du er Rød. Det tar omtrent tre minutter.
guide-how = Trykk på en rød brikke og så på ruten den skal til. Med tastatur: gå rundt på brettet med piltastene og trykk Enter, først på brikken og så på ruten.
guide-steps = Stegene i kurset
guide-step = Steg { $number } av { $all }
guide-step-done = ferdig
guide-next = Neste steg
guide-previous = Forrige steg
guide-next-exercise = Neste oppgave
guide-again = Prøv igjen
guide-hint = Tips
guide-show = Vis meg
guide-shown = Slik kan det gjøres: { $move }.
guide-task = Din oppgave
guide-answer = Løsning
guide-board = Brett til oppgaven: { $goal }
guide-reset = Begynn kurset på nytt
guide-kept = Nettleseren husker hvor langt du har kommet.
guide-no-script = Med JavaScript kan du spille på brettene. Uten JavaScript viser hver oppgave stillingen og løsningen.

guide-rule = Regelen på én linje
guide-rule-text = Land ved siden av en fiendebrikke, og den blir din. Det er hele ideen i Ataxx.
guide-touch-goal = Gjør den blå brikken på e4 rød.
guide-touch-done = Riktig. Du landet ved siden av den blå brikken, og nå er den din.
guide-touch-hint = Land på en rute som grenser til e4. Brikken på c4 når for eksempel d4.

guide-board-name = Brett og åpning
guide-board-text = Dere begynner med to brikker hver, i motsatte hjørner av et brett med { $squares } ruter: du på a7 og g1, Blå på a1 og g7. Rød gjør det første trekket. Går du til en rute ved siden av brikken, kloner du: brikken blir stående, og en ny kommer til.
guide-opening-goal = Begynn partiet med en kloning.
guide-opening-done = Nå har du tre brikker, og Blå har svart. Slik begynner et parti: begge vokser ut fra hjørnene sine.
guide-opening-hint = Velg a7 eller g1, og så en rute rett ved siden av. De rutene er merket med en ring.

guide-move = Klone eller hoppe
guide-move-text = Et hopp går nøyaktig to ruter, over hva som helst. Brikken forlater ruten sin, så du får ingen ny brikke, men du når lenger.
guide-reach-goal = Erobre to blå brikker med ett trekk.
guide-reach-done = Så langt når ingen kloning. Det er det hoppene er til for.
guide-reach-hint = Hopp til en rute som grenser til både c5 og d5. Ruter du kan hoppe til, er merket med en prikk.
guide-keep-goal = Erobre to blå brikker igjen, men sitt igjen med så mange røde du kan.
guide-keep-done = Kloningen erobret de samme to som hoppet, og du har én brikke mer. Holder det å klone, så klon.
guide-keep-hint = Ruten d4 grenser til begge de blå brikkene. Hvilken av brikkene dine kan klone dit?

guide-convert = Erobring
guide-convert-text = Én landing erobrer alle fiendebrikkene rundt, opptil åtte på én gang. Se etter hvor de står tettest, før du gjør trekket.
guide-most-goal = Finn trekket som erobrer flest brikker.
guide-most-done = Seks på én gang. Lykken kan snu med én eneste landing, både for deg og mot deg.
guide-most-hint = Det er et hull midt mellom de blå brikkene.

guide-pass = Å stå over
guide-pass-text = Den som verken kan klone eller hoppe, må stå over, og den andre er i trekket igjen.
guide-lock-goal = Ta fra Blå det siste trekket.
guide-lock-done = Blå har ingen rute å gå til og står over. Det er din tur igjen.
guide-lock-hint = Blå kan bare nå d4. Fyll den med en kloning, så åpner du ingen annen rute.
guide-again-goal = Gjør et trekk til, og hold Blå innestengt.
guide-again-done = Blå må stå over igjen. Så lenge muren holder, spiller du alene.
guide-again-hint = Klon utover fra muren. Et hopp ville laget et hull i den.

guide-win = Å vinne
guide-win-text = Partiet er slutt når brettet er fullt, når en av spillerne ikke har brikker igjen, eller når ingen har flere lovlige trekk. Den som har flest brikker, vinner. To ruter er igjen.
guide-last-goal = Vinn partiet.
guide-last-done = Rød har { $red } brikker, Blå { $blue }. Du vinner.
guide-last-hint = Se hvilken av de to rutene som grenser til flest blå brikker.

guide-remark-nothing = Trekket er gjort, men brikken din grenser ikke til noen blå brikke nå.
guide-remark-jumped = Det var et hopp: helt lov, men brikken forlot hjørnet sitt, og du har fortsatt to. Prøv en kloning.
guide-remark-turned = { $count ->
    [one] Der erobret du { $count } brikke. Det finnes et trekk som erobrer { $best }.
   *[other] Der erobret du { $count } brikker. Det finnes et trekk som erobrer { $best }.
}
guide-remark-owns = { $count ->
    [one] Nå har du { $count } brikke. Med et annet trekk ville du hatt { $best }.
   *[other] Nå har du { $count } brikker. Med et annet trekk ville du hatt { $best }.
}
guide-remark-moves = { $count ->
    [one] Blå har fortsatt { $count } mulig trekk.
   *[other] Blå har fortsatt { $count } mulige trekk.
}
guide-remark-loses = Det ender { $red } mot { $blue }: Blå vinner. Prøv den andre ruten.

guide-end = Klar til å spille
guide-end-text = Du kan alle reglene. Spill ditt første parti mot { $name }, det enkleste av datamaskinens nivåer.
guide-end-play = Spill ditt første parti
guide-end-rules = Alle reglene, til å slå opp i
