# The home page: ids begin with "home-".

home-title = Play Ataxx online: the computer, a friend, no account
home-description = Play Ataxx in your browser, free of charge: against the computer at the level you choose, or with a friend by link. No account, nothing to install.
home-rules = You are Red. Step to the next square and your piece divides; leap two squares and it moves. Every enemy it lands beside turns red. More pieces at the end wins.
home-category = Strategy board game for two
home-tagline = Grow, leap, take over.
home-hook = Fortunes turn in one landing: a single move can turn up to eight pieces.
home-now = Right now
home-people = Connected
home-games = Games in play
home-unknown = not known just now
home-watch = Watch live
home-none = Nobody plays at the moment. The next game that begins can be watched here.
home-none-known = What is being played can't be found out just now.

# What is offered, below the board.
home-offers = What there is
home-offer-computer = The computer, at { $count } levels
home-offer-computer-text = Choose one beside the board and move: that begins the game.
home-offer-friend = A friend, by link
home-offer-friend-text = Send a link, choose the time and the colours, play wherever you both are.
home-offer-watch = Games to watch
home-offer-watch-text = Look on, move by move, while others play.
home-offer-guests = Guests are welcome
home-offer-guests-text = No account and no form. This browser remembers your seat.
home-offer-install = Nothing to install
home-offer-install-text = It runs in the browser, on a phone as well as on a desk.
home-offer-languages = In { $count } languages
home-offer-guide = Learned in two minutes
home-offer-guide-link = Play through the guide
home-offer-rules-link = Read the rules
home-offer-rated = Rated games
home-offer-rated-text = With an account, games against people can count for a rating.

# Looking for an opponent.
home-looking = Looking for a game
home-lobby = Find an opponent
home-lobby-stake = Played for
home-lobby-range = Opponents’ rating; guests have none
home-lobby-range-from = From
home-lobby-range-to = To
home-lobby-range-any = Any
home-lobby-how = Press one time or several. You play the next person who wants one of them.
home-lobby-alone = Nobody else is looking just now. Meanwhile, if you like:
home-lobby-computer = Play the computer
home-lobby-days = Offer a game over days
home-lobby-open = Open games
home-lobby-none = Nobody waits for an opponent just now.
home-lobby-player = Player
home-lobby-rating = Rating
home-lobby-time = Time
home-lobby-for = Played for
