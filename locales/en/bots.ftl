# Programs that play, and how an account makes them: ids begin with "bots-".

bots-title = Your bots · Ataxx
bots-heading = Your bots
bots-lead = A bot is a program that plays here under a name of its own. It is marked as a bot, plays casual games by challenge or against the computer, and is never paired with somebody who looks for a person.
bots-mark = Bot
bots-new = A new bot
bots-name-hint = Everybody sees it. It can't be changed later.
bots-make = Make the bot and show its token
bots-limit = { $count ->
    [one] An account has one bot at most. Remove it to make another.
   *[other] An account has { $count } bots at most. Remove one to make another.
}
bots-token-heading = The token of
bots-token-once = Keep it well: it is shown this once, and whoever has it plays as your bot.
bots-token-command = This lets an engine that speaks UAI play:
bots-token-none = It has no token, so that it can't come in.
bots-token-unused = Token of { $day }, not used so far.
bots-token-used = Token last used on { $day }.
bots-renew = New token
bots-revoke = Revoke the token
bots-remove = Remove
