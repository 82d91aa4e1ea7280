# The page about the game: ids begin with "about-".
