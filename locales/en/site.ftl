# Texts of the pages that the server renders.
# Whole sentences, never pieces to be joined; a word that a program fills in is { $name }.

site-title = Ataxx
site-description = Play Ataxx at once, with the computer, a friend, or anyone.
site-languages = Languages
