# The home page: ids begin with "home-".

home-title = Play Ataxx online: the computer, a friend, no account
home-description = Play Ataxx in your browser, free of charge: against the computer at the level you choose, or with a friend by link. No account, nothing to install.
