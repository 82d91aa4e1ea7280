# Texts of the pages on which one watches games.

watch-tv-title = Watch Ataxx: the best game that is played now
watch-tv-description = Watch the best game of Ataxx that is being played just now. When it is over, the next one follows by itself.
watch-tv-heading = The best game now
watch-tv-live = When it is over, the next game follows by itself.
watch-tv-over = This game is over. The next one follows by itself as soon as there is one.
watch-tv-none = Nobody plays at the moment. The next game appears here by itself.
watch-tv-next = The next game follows in a moment.
watch-tv-stalled = Nobody has moved here for a while. Another game follows in a moment.
watch-tv-staying = This game stays until you choose otherwise.
watch-tv-yours = This is your own game. It stays until you leave it.
watch-tv-stay = Stay on this game
watch-tv-games = All games in play
watch-tv-play = Play a game yourself

watch-games-title = Ataxx games in play
watch-games-description = All games of Ataxx that are being played just now, to choose one and watch.
watch-games-heading = Games in play
watch-games-lead = The best come first. Choose one to watch it.
watch-games-private = Games between friends who have invited each other are not listed, unless they play for their ratings.
watch-games-none = Nobody plays at the moment.
watch-games-none-how = Begin a game, and others can watch yours.
watch-games-play = Play a game
watch-games-tv = The best game now
watch-ranked = Ranked
watch-casual = Casual
