# Games over days: reminders, your games, vacation, moves planned beforehand. Ids begin with "correspondence-".

correspondence-reminder = It is your move
correspondence-reminder-of = { $name } is waiting for you. Time left: { $time }.
correspondence-reminder-text = Your opponent is waiting for you. Time left: { $time }.
correspondence-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
correspondence-mail-why = You asked for letters about games over days. You can turn them off here:

# The page of one's own games.
correspondence-title = Your games
correspondence-none = You have no game going on in this browser. Games that you begin stand here until they are over.
correspondence-new = Begin a game
correspondence-my-turn = Your turn
correspondence-their-turn = Your opponent's turn
correspondence-open = Waiting for an opponent
correspondence-others = Games known to this browser only
correspondence-others-why = This browser keeps the keys to your seats in them. Copy a seat's link from the game to go on elsewhere.
correspondence-plies =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
correspondence-left = Time left: { $time }
correspondence-rests = On vacation

correspondence-reminders = Reminders
correspondence-reminders-when = In a game over days you are reminded once a turn, when a fifth of your time is left.
correspondence-push-on = Notify me when a game waits for me
correspondence-push-off = No notifications in this browser
correspondence-push-is-on = This browser notifies you.
correspondence-push-is-off = This browser does not notify you.
correspondence-push-none = This browser can't notify you.
correspondence-push-denied = Notifications from this site are blocked. Allow them in the browser's settings for this page to turn them on here.
correspondence-mail = Write me an e-mail too
correspondence-mail-is-on = We write to your e-mail address.
correspondence-mail-is-off = We don't write to you.

correspondence-vacation = Vacation
correspondence-vacation-what = While you are on vacation, your time stands still in all your games over days. You can still move.
correspondence-vacation-left =
    { $count ->
        [one] 1 of { $year } days a year is left.
       *[other] { $count } of { $year } days a year are left.
    }
correspondence-vacation-days = For how long?
correspondence-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
correspondence-vacation-begin = Begin now
correspondence-vacation-until = You are on vacation until
correspondence-vacation-end = End the vacation now

# Beside the board of a game over days.
correspondence-plan = Moves in advance
correspondence-plan-what = Your answer is played as soon as your opponent makes the move it is for. Any other move, and the plan is gone.
correspondence-plan-lines = Planned answers
correspondence-plan-now = now
correspondence-plan-after = After
correspondence-plan-theirs = If your opponent plays
correspondence-plan-mine = I answer
correspondence-plan-add = Plan it
correspondence-plan-remove = Remove
correspondence-seat-warning = Only this browser knows your seat. Copy the link to your seat and keep it safe: it lets you go on elsewhere.
correspondence-mine-link = Your games and reminders
