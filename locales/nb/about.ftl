# Siden om spillet og nettstedet: id-er begynner med "about-".
# Navn på spill blir som de er. Der engelsken sier at noe ikke er sikkert, må oversettelsen også gjøre det.

about-title = Om Ataxx: spillets historie, slektninger og dette nettstedet
about-description = Hva Ataxx er, hvem som fant det opp, hvordan det skiller seg fra Reversi, hvilke spill som ligner, og hva dette nettstedet er.
about-heading = Om Ataxx
about-lead = Ataxx er et brettspill for to. En brikke deler seg til en naborute eller hopper to ruter, og alle fiendebrikker ved siden av der den lander, skifter side. Brettet har { $squares } ruter. Den som har flest brikker til slutt, vinner.

about-history = Historie
about-history-infection = Dave Crummack og Craig Galley fant opp spillet i 1988 og kalte det Infection. De skrev det for datidens hjemmedatamaskiner, men det ble aldri solgt under det navnet.
about-history-arcade = Rettighetene gikk til Virgin Mastertronic. The Leland Corporation gjorde spillet til en arkademaskin og kalte det Ataxx; Capcom ga det ut i Japan. De fleste kilder oppgir året 1990, noen 1991.
about-history-spot = I 1990 ga Virgin også ut Spot: The Video Game, som har de samme reglene og kan spilles av opptil fire.
about-history-guest = I 1993 brukte eventyrspillet The 7th Guest det som en av gåtene sine: bakterier sett i mikroskop. Mange kjenner spillet derfra.
about-history-hexxagon = Hexxagon, også fra 1993, flyttet spillet til et brett av sekskanter.
about-history-name = Navnet lyder som det engelske ordet «attacks», angrep. Vi antar at det kommer derfra, men kjenner ikke til at de som laget spillet, har sagt noe om det.

about-names = Andre navn
about-names-text = Spillet er blitt kopiert mange ganger, med små endringer og under mange navn. Kjenner du ett av disse, kjenner du det meste av Ataxx:

about-reversi = Ligner det på Reversi?
about-reversi-same = Bare ved første øyekast. I begge spillene skifter brikkene side, og den som har flest til slutt, vinner.
about-reversi-bracket = I Reversi snur du brikkene som står på linje mellom to av dine egne. I Ataxx finnes det ingen linjer: hver landing erobrer alle fiendebrikkene rundt, uansett hvordan de står.
about-reversi-moves = I Reversi blir en brikke liggende der den ble lagt. I Ataxx flytter brikkene seg, og et hopp etterlater et hull. Ingen hjørner og ingen kanter er trygge for alltid.

about-programs = Et spill for programmer
about-programs-text = Reglene er korte og stillingene rike, så Ataxx er en favoritt hos folk som skriver programmer som spiller. Det gis som oppgave på programmeringskurs. Ataxx-motorer møtes i turneringer, mange av dem over en felles protokoll som heter UAI, laget etter mønster av protokollen for sjakkmotorer.
about-programs-solved = Vi kjenner ikke til noen full løsning: så vidt vi vet, har ingen bevist hvem som vinner hvis begge spiller perfekt.

about-balance = Er det rettferdig?
about-balance-text = Det ser slik ut. BrainKing, et nettsted der folk spiller med litt andre regler, har offentliggjort resultatene av omtrent 12 400 partier: den første spilleren vant 51,1 %, den andre 48,4 %, og 0,5 % endte med remis. Om det også gjelder mellom svært sterke spillere, vet vi ikke.

about-site = Dette nettstedet
about-site-free = Nettstedet er gratis. Du trenger ingen konto, og her er det verken reklame eller noe som sporer deg. Hva som lagres, står på hjelpesiden.
about-site-privacy = Hva dette nettstedet lagrer
about-site-source = Programmet er fri programvare: alle kan bruke, endre og dele det, under MIT-lisensen eller Apache-lisensen 2.0, etter eget valg.
about-site-engine = Datamaskinen du spiller mot, ble skrevet for dette nettstedet. Den spiller på { $levels } nivåer; det sterkeste heter { $strongest }.

about-more = Les mer
about-more-ataxx = Ataxx på Wikipedia, på engelsk
about-more-hexxagon = Hexxagon på Wikipedia, på engelsk
about-more-pressibus = Pressibus: sidene til en Ataxx-samler, på fransk og engelsk
about-more-libataxx = libataxx: et bibliotek for programmerere
