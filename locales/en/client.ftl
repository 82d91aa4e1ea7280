# Texts that the browser shows by itself: ids begin with "client-".
# Plain text with { $name }, or one plural over $count whose every variant is a whole sentence:
# crates/i18n/README.md says what can be exported.

client-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
client-red = Red
client-blue = Blue
client-you = You
client-opponent = Opponent
client-computer = Computer
client-rating = Rating { $rating }
client-rating-provisional = Rating { $rating }, not sure yet
client-rating-change = Rating change { $points }
client-stake-casual = Casual game · { $time }
client-stake-ranked = Ranked game · { $time }
client-seat-open = Open seat
client-away = away
client-on-vacation = on vacation
client-level = { $level } · { $name }
client-level-1 = Amoeba
client-level-2 = Sponge
client-level-3 = Jellyfish
client-level-4 = Snail
client-level-5 = Shrimp
client-level-6 = Crab
client-level-7 = Squid
client-level-8 = Octopus
client-level-9 = Orca
client-level-10 = Spore
client-tally = Red { $red }, Blue { $blue }, empty { $empty }
client-clock-days = { $days } d { $hours } h
client-time-untimed = No clock
client-time-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}

# A square of the board, spoken.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, chosen
client-square-planned = { $square }, { $side }, planned, not sent yet
client-square-gap = { $square }, blocked
client-square-empty = { $square }, empty
client-square-armed = { $square }, empty, once more to clone here
client-square-clone = { $square }, empty, clone target
client-square-clone-flips = { $count ->
    [one] { $square }, empty, clone target, flips { $count }
   *[other] { $square }, empty, clone target, flips { $count }
}
client-square-jump = { $square }, empty, jump target
client-square-jump-flips = { $count ->
    [one] { $square }, empty, jump target, flips { $count }
   *[other] { $square }, empty, jump target, flips { $count }
}

# The line under the board.
client-begin = Your turn: choose a red piece, then a square.
client-turn-you = Your turn
client-turn-them = Your opponent's turn
client-turn-computer = The computer is thinking
client-turn-side = { $side } to move
client-sending = Sending your move
client-waiting-friend = Waiting for the second player
client-looking-back = { $count ->
    [one] Move { $ply } of { $count }
   *[other] Move { $ply } of { $count }
}
client-premove = { $move } is planned. Touch the board to cancel.
client-planned = { $move } is not sent yet.
client-planned-play = Play
client-planned-cancel = Cancel
client-reconnecting = Connection lost. Trying again
client-not-connected = No connection. Please try again.
client-passed = { $side } can't move and passes.
client-passed-you = You can't move, so you pass.
client-passed-them = Your opponent can't move and passes. Your turn again.
client-pass = pass
client-pass-why = No legal move, so the turn passes.
client-warn-repetition = This position has come twice. A third time is a draw.
client-warn-no-clone = { $count ->
    [one] { $count } more move without a clone ends the game.
   *[other] { $count } more moves without a clone end the game.
}
client-away-watched = { $side } is away.
client-away-countdown = { $count ->
    [one] Your opponent is away. You can claim the game in { $count } second.
   *[other] Your opponent is away. You can claim the game in { $count } seconds.
}
client-away-claim = Your opponent is still away. Wait, or claim:
client-away-waiting = You wait for your opponent.
client-away-you = { $count ->
    [one] Your opponent can claim the game in { $count } second.
   *[other] Your opponent can claim the game in { $count } seconds.
}
client-away-you-now = Your opponent can claim the game now.
client-claim-decide = Claim
client-claim-wait = Wait
client-claim-win = Win
client-claim-draw = Draw
client-accept = Accept
client-decline = Decline
client-offer-draw = Your opponent offers a draw.
client-offer-takeback = Your opponent would like to take a move back.
client-offer-rematch = Your opponent wants a rematch.
client-asked-draw = You have offered a draw.
client-asked-takeback = You have asked to take a move back.
client-asked-rematch = Rematch offered
client-rematch = Rematch

# Asked before it is done.
client-ask-resign = Resign this game?
client-yes-resign = Resign
client-ask-abort = Call this game off?
client-yes-abort = Abort
client-ask-draw = Offer a draw?
client-yes-draw = Offer a draw
client-ask-takeback = Take your last move back?
client-yes-takeback = Take it back

client-invite-terms = You would play { $side }. Time: { $time }.
client-copied = Copied
client-not-copied = Please copy it by hand

# How it ended.
client-result-won = You win.
client-result-lost = You lose.
client-result-draw = A draw.
client-result-wins = { $side } wins.
client-result-void = No result.
client-reason-full = The board is full.
client-reason-eliminated = One side has no pieces left.
client-reason-blocked = Nobody can move any more.
client-reason-repetition = The same position came three times.
client-reason-no-clone-limit = A hundred moves passed without a clone.
client-reason-resigned = By resignation.
client-reason-resigned-by = { $side } resigned.
client-reason-flag = Time ran out.
client-reason-agreed = Agreed by both.
client-reason-aborted = The game was called off.
client-reason-aborted-by = { $side } called the game off.
client-reason-abandoned = One player left.
client-reason-not-started = The first move did not come in time.
client-reason-not-started-by = { $side } did not move in time.
client-reason-expired = The invitation expired.
client-reason-administrator = Decided by an administrator.

# Read aloud when it happens.
client-said-clone = { $side } clones to { $to }.
client-said-clone-flips = { $count ->
    [one] { $side } clones to { $to } and converts { $count } piece.
   *[other] { $side } clones to { $to } and converts { $count } pieces.
}
client-said-jump = { $side } jumps from { $from } to { $to }.
client-said-jump-flips = { $count ->
    [one] { $side } jumps from { $from } to { $to } and converts { $count } piece.
   *[other] { $side } jumps from { $from } to { $to } and converts { $count } pieces.
}
client-said-pass = { $side } can't move and passes.
client-said-planned = { $move } is not sent yet. Enter plays it, Escape takes it back.
client-said-joined = { $side } has joined.
client-said-left = { $side } is away.
client-said-returned = { $side } is back.
client-said-draw-offered = { $side } offers a draw.
client-said-draw-declined = The draw is declined.
client-said-takeback-offered = { $side } asks to take a move back.
client-said-takeback-declined = The takeback is declined.
client-said-took-back = { $side } has taken a move back.
client-said-rematch-offered = { $side } wants a rematch.
client-said-rematch-declined = The rematch is declined.
client-said-time-given = { $side } has { $seconds } seconds more.
client-said-zen-on = Zen mode is on.
client-said-zen-off = Zen mode is off.

client-lag = Lag { $ms } ms
client-chat-hidden = Hidden by an administrator.
client-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
client-watchers-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
client-games-more = { $count ->
    [one] { $count } more game is being played.
   *[other] { $count } more games are being played.
}
client-title-game = A game of Ataxx
client-title-your-turn = Your turn · Ataxx
client-title-waiting = Waiting · Ataxx
client-title-over = Game over · Ataxx

# Lessons: the guide and the examples of the rules page.
client-lesson-answer = Blue answers { $move }. Red { $red }, Blue { $blue }.
client-lesson-answer-pass = Blue can't move and passes. Red { $red }, Blue { $blue }.
client-lesson-over = The game is over. Red { $red }, Blue { $blue }.
client-lesson-best = The engine would play { $move }.
client-lesson-same = The engine would play this move too.

# On the home page.
client-games-wait =
    { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }

# Looking for an opponent, on the home page.
client-lobby-casual = Casual
client-lobby-ranked = Ranked
client-lobby-looking = You are looking for { $times }.
client-lobby-others = { $count ->
    [one] { $count } other person is looking.
   *[other] { $count } others are looking.
}
client-lobby-stands = Your offer of a game over days stands for two weeks, also while you are away.
client-lobby-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
client-lobby-play = Play
client-lobby-play-with = Play { $name }: { $times }
client-lobby-here = An opponent is here.
client-lobby-here-soon = An opponent is here. You will be taken to the game in a moment.
client-lobby-go = Go to the game
client-lobby-stay = Stay here
client-lobby-stop = Stop looking
client-lobby-break = { $count ->
    [one] You can look for an opponent again in { $count } minute.
   *[other] You can look for an opponent again in { $count } minutes.
}
client-lobby-register = Make an account
