# The help page: ids begin with "help-".
# Keys of the keyboard, notation such as g2 and a1c3, and names in { } are filled in by the page.

help-title = Help: playing Ataxx here, keyboard, notation, time, privacy
help-description = How to play Ataxx on this site: keyboard shortcuts, notation, clocks, leaving and claiming, links to your games, screen readers, and what is stored.
help-heading = Help
help-lead = How this site works. What is allowed on the board is on the rules page; how to play well is in the guide.
help-rules = Rules of Ataxx
help-guide = Learn to play Ataxx

help-start = The beginning
help-start-move = Choose one of your pieces, then a marked square; or drag the piece there.
help-start-computer = On the home page your first move starts a game with the computer.
help-start-friend = To play with a friend, create a link there and send it.

help-keys = Keyboard
help-keys-text = Everything can be done with the keyboard alone. Press Tab until a square of the board has the focus. The keys in the first column work where the second column says.
help-keys-key = Key
help-keys-where = Where
help-keys-what = What it does
help-keys-on-board = On the board
help-keys-off-board = In a game, outside the board
help-keys-in-game = In a game
help-keys-anywhere = Anywhere
help-key-arrows = To the next square in that direction
help-key-row = To the first or the last square of the row
help-key-space = Space
help-key-choose = Chooses the piece, or moves the chosen piece to this square
help-key-escape-board = Gives up the choice
help-key-escape = Cancels a planned move, or closes a question or a menu
help-key-step = One move back or forward
help-key-ends = To the first or the latest position
help-key-flip = Turns the board
help-key-confirm = Plays a move that waits to be confirmed
help-key-zen = Turns zen mode on or off
help-key-help = Opens this help in a new tab
help-keys-typing = While you type into a field, keys only write.
help-keys-letters = The keys f, z and ? can be turned off in the preferences, for example for voice control. The others stay.

help-notation = Notation
help-notation-squares = The columns of the board are called a to g, from left to right as Red sees them. The rows are numbered 1 to 7, from Red's side upwards.
help-notation-clone = A clone is written as the square where the new piece appears:
help-notation-jump = A jump is written as the square it leaves and the square it lands on. The list of moves shows a dash between them:
help-notation-pass = If a side cannot move, it passes. The list of moves says so; programs write a pass like this:
help-notation-fen = Programs write a whole position as one line called FEN: the rows from 7 to 1, with x for Red, o for Blue, a digit for that many empty squares and a hyphen for a blocked square; then who moves, and two counters. This is the starting position:

help-time = Time
help-time-untimed = Without a clock you may think as long as you like. Only if a player makes no move for { $days } days does the opponent win.
help-time-clock = A time such as { $example } means: each player has { $minutes } minutes for the whole game, and gains { $seconds } seconds with each move.
help-time-days = With days for each move, the clock starts anew at every move. A move may have up to { $days } days.
help-time-out = Whoever runs out of time loses, however many pieces they have.
help-time-start = If the first move of a player does not come in time, the game ends without a result. By the clock there are { $live } minutes for it, without a clock { $slow } days, against the computer { $computer } hours.
help-time-lag = The time that a move needs on its way through the network is measured by the server and given back, up to a limit.
help-time-outage = You never pay for a fault of the server. If it is down, everybody gets that time back, and at least { $seconds } seconds more to return.
help-time-premove = While your opponent thinks, you can already choose your next move. It is played at once if it is then allowed; otherwise it is dropped.

help-away = Leaving and claiming
help-away-noted = In a game by the clock, a player whose connection has been lost for { $seconds } seconds is shown as away. If they come back, the game goes on.
help-away-claim = If it is the turn of a player who stays away, the opponent sees a countdown. It lasts between { $shortest } and { $longest } seconds, longer in longer games. After it, the opponent may claim a win, or a draw, or wait.
help-away-others = Without a clock, and with days for each move, nobody is expected to stay. Close the page and come back when you like.
help-away-back = To go on with a game, open its page again in the same browser. The home page shows the way to a game that is not over.

help-offers = Offers
help-offers-draw = A draw ends the game without a winner if your opponent accepts. If they move instead, the offer is gone, and you can make the next one { $moves } moves later, those of both sides counted.
help-offers-takeback = Taking back undoes your last move if your opponent agrees. The computer always agrees. The time you used stays used.
help-offers-abort = Until both players have moved, either of them can call the game off. It then has no result.
help-offers-resign = Resigning ends the game at once as a win for your opponent.
help-offers-rematch = After the game either player can ask for a rematch, up to { $times } times. If both want it, a new game starts with the colours swapped.
help-offers-computer = The computer takes no draw offers. It is always ready for a rematch.

help-ratings = Ratings
help-ratings-text = Ranked games between two accounts change both players' ratings (Glicko-2). A rating with a question mark is still a guess. Games against the computer, with a guest or of only a few moves change nothing, and of the same two players only some games a day count.

help-seats = Your seat and its links
help-seats-secret = When you start or join a game, your browser makes a secret that opens your seat, and keeps it. Whoever has the secret can move for you. That is why you need no account.
help-seats-invitation = The link with which you invite a friend is the address of the game. The first who accepts takes the free seat.
help-seats-watch = Once both seats are taken, the same address lets anyone watch. It gives no seat away.
help-seats-device = The link for your other device contains your secret. With it you can go on playing on a phone or another computer. Give it to nobody else.
help-seats-lost = If the browser's storage is cleared, the secret is gone. So it is when a private window is closed. Then only the link for your other device opens your seat; we cannot restore it. The browser keeps the seats of your latest games; the oldest make room.

help-watching = Watching
help-watching-text = Anyone who has the address of a game can watch it, live and without delay. Players and watchers see how many watch, and the names of those who have an account. Watchers cannot do anything in the game.
help-watching-shown = The home page, the list of games in play and the page of the best game show games that the lobby has paired, games for ratings, and games with the computer. A game between friends, begun by an invitation, is shown nowhere unless it is for your ratings.

help-preferences = Preferences
help-preferences-text = What you can set is on a page of its own, and is kept in this browser only.
help-preferences-link = Go to the preferences

help-access = Screen readers, contrast, motion
help-access-board = For a screen reader the board is a grid of seven rows. Each square says its name and what stands on it. When a piece is chosen, each square within reach says whether it would be a clone or a jump, and how many pieces would change sides.
help-access-live = Moves, offers and results are read out when they happen. The line below the board says whose turn it is.
help-access-look = Red pieces are round and Blue pieces have four lobes, so no colour needs to be told apart. The high contrast of your system is respected, and the text may be enlarged.
help-access-motion = If your system asks for less motion, nothing moves by itself.

help-privacy = Privacy
help-privacy-games = The server keeps every game for ever: its moves with their times, its settings, its offers, when a player was away or came back, its result, and who played it, by a guest's made-up name or an account's.
help-privacy-fair = Of ranked games the server also keeps numbers that can hint at help from a program: how the times of the moves vary, how many of the moves an engine would play, and, in games by the clock, in how many of your turns you left the page, which your browser tells it. Administrators see them, and you in what you can download. They are a reason to look, never a verdict, and your opponent is not told. What others report about you is shown to administrators only.
help-privacy-secrets = Of the secrets that open seats it keeps only a fingerprint (SHA-256), from which the secret cannot be computed.
help-privacy-cookies = There is one cookie. It comes with the first thing that you do here, such as beginning a game, and says who you are. Reading sets none, and nobody follows you by it to other sites.
help-privacy-accounts = Of a guest the server keeps the made-up name, the language, and when you were last here. Of an account it also keeps what proves who you are (a fingerprint of the password by Argon2, the public half of each passkey), the browsers that are signed in, and your e-mail address if you give one. On your account's page you can download all that is kept about you, and close the account.
help-privacy-addresses = Your network address is held in memory only, to limit how much one address can ask for, such as { $games } new games in a minute. The server writes it neither to its database nor to its log. What a provider between you and the server records is not in our hands.
help-privacy-log = The log of the server notes faults and refused requests, with the page that was asked for. It never holds a secret.
help-privacy-third = The pages load nothing from other sites, and nobody else is told of your visit. Our links to other sites do not tell them where you come from.
help-privacy-browser = Your browser keeps this on your device, until you clear it:
help-kept-seats = The secrets of your seats.
help-kept-preferences = What you have set, such as light or dark, and the language: one entry each, whose name begins with “ataxx.”.
help-kept-pages = Copies of pages and files of this site, so that it opens quickly and without a network.

help-offline = Without a network
help-offline-text = Pages to read, such as the rules and this help, can also be read without a network once your browser has fetched them. To play you need a connection.

help-engines = Bots and engines
help-engines-text = Programs may play here too. They use the same interface as the pages: it is open, needs no registration, and is described in a form that programs can read.
help-engines-link = Description of the interface (OpenAPI)
help-engines-docs = The messages of a game in progress are explained in the file docs/protocol.md of the source.

help-contact = Contact
help-contact-text = The operator of this site can be reached here:
help-contact-none = The operator of this site has not given a contact.
