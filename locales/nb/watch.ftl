# Tekster på sidene der man ser på partier.

watch-tv-title = Se på Ataxx: det beste partiet som spilles nå
watch-tv-description = Se på det beste partiet Ataxx som spilles akkurat nå. Når det er over, følger det neste av seg selv.
watch-tv-heading = Det beste partiet nå
watch-tv-live = Når det er over, følger det neste partiet av seg selv.
watch-tv-over = Dette partiet er over. Det neste følger av seg selv så snart det finnes et.
watch-tv-none = Ingen spiller for øyeblikket. Det neste partiet dukker opp her av seg selv.
watch-tv-next = Det neste partiet følger om et øyeblikk.
watch-tv-stalled = Her har ingen gjort noe trekk på en stund. Et annet parti følger om et øyeblikk.
watch-tv-staying = Dette partiet blir stående til du velger noe annet.
watch-tv-yours = Dette er ditt eget parti. Det blir stående til du forlater det.
watch-tv-stay = Bli på dette partiet
watch-tv-games = Alle partier i gang
watch-tv-play = Spill et parti selv

watch-games-title = Ataxx-partier i gang
watch-games-description = Alle partier Ataxx som spilles akkurat nå. Velg ett og se på.
watch-games-heading = Partier i gang
watch-games-lead = De beste kommer først. Velg et parti for å se på.
watch-games-private = Partier mellom venner som har invitert hverandre, står ikke i listen, med mindre de spiller for ratingen sin.
watch-games-none = Ingen spiller for øyeblikket.
watch-games-none-how = Start et parti, så kan andre se på ditt.
watch-games-play = Spill et parti
watch-games-tv = Det beste partiet nå
watch-ranked = Med rating
watch-casual = Uten rating
