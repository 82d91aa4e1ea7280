# Challenging somebody by name, and the challenges that come. `$name` is a user's name.

challenge-title = Challenge { $name }
challenge-lead = { $name } is told of it, and can accept for ten minutes; for three days, if it is a game over days.
challenge-stake = Played for
challenge-untimed = A game without a clock changes no rating.
challenge-only-guest = Ranked games need an account. Yours would be a casual game.
challenge-only-other = { $name } has no account, so this is a casual game.
challenge-only-bot = A bot plays casual games only.
challenge-send = Send the challenge
challenge-waiting = Waiting for { $name } to answer.
challenge-withdraw = Withdraw
challenge-withdrawn = The challenge is withdrawn.
challenge-declined = { $name } has declined.
challenge-lapsed = { $name } did not answer in time.
challenge-strip = Challenges to you
challenge-from = { $name } challenges you: { $time }, { $stake }. Your side: { $side }.
