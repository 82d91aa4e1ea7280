# Teksten van de pagina's waar je met partijen meekijkt.

watch-tv-title = Ataxx kijken: de beste partij van dit moment
watch-tv-description = Kijk mee met de beste Ataxx-partij die op dit moment wordt gespeeld. Is die afgelopen, dan volgt vanzelf de volgende.
watch-tv-heading = De beste partij van nu
watch-tv-live = Is deze partij afgelopen, dan volgt vanzelf de volgende.
watch-tv-over = Deze partij is afgelopen. De volgende komt vanzelf, zodra er een is.
watch-tv-none = Er speelt nu niemand. De volgende partij verschijnt hier vanzelf.
watch-tv-next = De volgende partij komt zo.
watch-tv-stalled = Hier is al een tijdje niet gezet. Zo volgt een andere partij.
watch-tv-staying = Deze partij blijft staan tot je iets anders kiest.
watch-tv-yours = Dit is je eigen partij. Die blijft staan tot je weggaat.
watch-tv-stay = Bij deze partij blijven
watch-tv-games = Alle lopende partijen
watch-tv-play = Zelf een partij spelen

watch-games-title = Lopende partijen Ataxx
watch-games-description = Alle Ataxx-partijen die op dit moment worden gespeeld: kies er een en kijk mee.
watch-games-heading = Lopende partijen
watch-games-lead = De beste staan bovenaan. Kies er een om mee te kijken.
watch-games-private = Partijen tussen vrienden die elkaar hebben uitgenodigd, staan er niet bij, tenzij ze om hun rating spelen.
watch-games-none = Er speelt nu niemand.
watch-games-none-how = Begin een partij, dan kunnen anderen bij jou meekijken.
watch-games-play = Een partij spelen
watch-games-tv = De beste partij van nu
watch-ranked = Met rating
watch-casual = Zonder rating
