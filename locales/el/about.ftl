# The page about the game and this site: ids begin with "about-".
# Names of games stay as they are. Where the English says that something is not certain, so must the translation.

about-title = About Ataxx: its history, its relatives and this site
about-description = What Ataxx is, who invented it, how it differs from Reversi, which games are like it, and what this site is.
about-heading = About Ataxx
about-lead = Ataxx is a board game for two. A piece divides into the next square or jumps two squares away, and every enemy piece beside the square where it lands changes sides. The board has { $squares } squares. At the end, whoever has more pieces wins.

about-history = History
about-history-infection = Dave Crummack and Craig Galley invented the game in 1988 and called it Infection. They wrote it for the home computers of the time, but it was never sold under that name.
about-history-arcade = The rights went to Virgin Mastertronic. The Leland Corporation turned the game into an arcade machine and named it Ataxx; Capcom brought it out in Japan. Most sources give the year 1990, some give 1991.
about-history-spot = In 1990 Virgin also published Spot: The Video Game, which has the same rules and lets up to four people play.
about-history-guest = In 1993 the adventure game The 7th Guest used it as one of its puzzles: bacteria seen through a microscope. Many people know the game from there.
about-history-hexxagon = Hexxagon, also of 1993, moved the game to a board of hexagons.
about-history-name = The name sounds like the English word “attacks”. We take that for its origin, but we know of no statement by its makers.

about-names = Other names
about-names-text = The game has been copied often, with small changes and under many names. If you know one of these, you know most of Ataxx:

about-reversi = Is it like Reversi?
about-reversi-same = Only at first sight. In both games pieces change sides, and the majority wins at the end.
about-reversi-bracket = In Reversi you turn the pieces that stand in a line between two of yours. In Ataxx there are no lines: each landing turns all enemy neighbours, however they stand.
about-reversi-moves = In Reversi a piece stays where it was put. In Ataxx pieces move, and a jump leaves a hole behind. No corner and no edge is safe for ever.

about-programs = A game for programs
about-programs-text = The rules are short and the positions are rich, so Ataxx is a favourite of people who write game-playing programs. It is set as an exercise in programming courses. Engines play tournaments against each other, many of them over a common protocol called UAI, which was modelled on the protocol of chess engines.
about-programs-solved = No full solution is known to us: as far as we know, nobody has proved who wins if both sides play perfectly.

about-balance = Is it fair?
about-balance-text = It seems so. BrainKing, a site where people play by slightly different rules, has published the results of about 12,400 games: the first player won 51.1 %, the second 48.4 %, and 0.5 % were drawn. Whether this also holds between very strong players, we do not know.

about-site = This site
about-site-free = This site is free of charge. You need no account, and there is no advertising and nothing that tracks you. What is stored is described on the help page.
about-site-privacy = What this site stores
about-site-source = Its program is free software: anyone may use, change and share it under the MIT licence or the Apache licence 2.0, as they prefer.
about-site-engine = The computer opponent was written for this site. It plays at { $levels } levels; the strongest is called { $strongest }.

about-more = Read more
about-more-ataxx = Ataxx on Wikipedia, in English
about-more-hexxagon = Hexxagon on Wikipedia, in English
about-more-pressibus = Pressibus: pages of an Ataxx collector, in French and English
about-more-libataxx = libataxx: a library for programmers
