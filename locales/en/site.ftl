# Texts of the pages that the server renders.
# Whole sentences, never pieces to be joined; a word that a program fills in is { $name }.

site-title = Ataxx
site-description = Play Ataxx at once, with the computer, a friend, or anyone.
site-languages = Languages
site-skip = Skip to the board
site-menu = Language and colours
site-sound = Sounds
site-theme = Colours
site-theme-system = As the system
site-theme-light = Light
site-theme-dark = Dark
site-resume = Your game

site-no-script = The board needs JavaScript to be played on.
site-level = Computer
site-level-choice = Level { $level } · { $name }
site-friend = Play a friend
site-friend-create = Create the link
site-time = Time
site-side = You play
site-side-random = Either

site-board = Board
site-moves = Moves
site-actions = Game
site-result = Result
site-result-rule = The rule
site-step-first = First position
site-step-previous = Back one move
site-step-next = Forward one move
site-step-last = Latest position
site-flip = Turn the board
site-takeback = Take back
site-draw = Draw
site-resign = Resign
site-abort = Abort
site-give-time = +{ $seconds } s
site-give-time-why = +{ $seconds } s for your opponent
site-chat = Chat
site-chat-watchers = Watchers' chat
site-chat-apart = The players don't see this chat.
site-chat-off = Chat on or off
site-chat-field = Your line
site-chat-send = Send
site-chat-guest = Guests choose from these sentences. With an account you can write your own.
site-chat-hello = Hello!
site-chat-good-luck = Good luck!
site-chat-well-played = Well played!
site-chat-thank-you = Thank you!
site-chat-sorry = Sorry!
site-chat-must-go = I have to go.
site-no = No
site-rematch = Rematch
site-next-game = To the rematch
site-new-game = New game

site-invite-title = Send this link to your friend
site-invite-how = The game starts when the invitation is accepted. Stay here, or come back by the same link.
site-invite-link = Link to the game
site-invite-code = QR code of the link
site-copy = Copy
site-invited-title = You are invited to a game of Ataxx
site-accept = Accept and play
site-accept-or-watch = Or stay and watch.
site-copy-link = Copy link to watch
site-device = Copy link for my other device
site-device-why = Opens your own seat. Keep it to yourself.
site-zen = Zen mode
site-zen-why = Shows only the board, the clocks and the line below
site-zen-out = Leave zen mode

site-error-game = There is no such game
site-error-page = There is nothing here
site-error-other = That did not work
site-error-code = Error

# The pages that the footer and the menu lead to.
site-places = More pages
site-place-home = Play
site-place-tv = Watch
site-place-games = Games in play
site-place-guide = Learn to play
site-place-rules = Rules
site-place-help = Help
site-place-about = About the game
site-place-preferences = Preferences

# The pages to be read.
site-skip-to-text = Skip to the text
site-contents = On this page
site-outside = (opens another site)

# What can be seen on the picture that a link to the page shows elsewhere.
site-picture-play = An Ataxx board in the middle of a game, with red and blue pieces.
site-picture-rules = An Ataxx board: around a red piece, rings mark where it can grow and dots where it can jump.
site-picture-guide = An Ataxx board: a red piece is about to jump, and the five blue pieces that will turn red are marked.
site-diagram = Red on { $red }. Blue on { $blue }.

# The page that stands in for the others while there is no network.
site-offline-title = You are offline
site-offline-text = This page needs the network. A game that you are in is safe with us: you can go on as soon as you are connected again. A running clock goes on meanwhile.
site-offline-again = Try again
site-offline-meanwhile = In the meantime, you can read these pages:

# What a game is played for.
site-stake = For
site-stake-casual = Fun
site-stake-ranked = A rating
site-ranked-sign-in = This is a ranked game: sign in to accept it.
site-ranked-register = Make an account
