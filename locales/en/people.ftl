# The pages about people: a profile, somebody's games, the best players.

people-guest-since = A guest since { $day }.
people-member-since = A member since { $day }.
people-bot-since = A bot since { $day }.
people-closed = This account has been closed.
people-watch = Watch the game being played
people-challenge = Challenge
people-follow = Follow
people-unfollow = Stop following
people-block = Block
people-unblock = Unblock
people-block-what = Whoever you block isn’t paired with you, can’t challenge you, and what they write isn’t shown to you.
people-blocked-note = You have blocked this player. You won’t be paired, can’t be challenged, and don’t see what they write.
people-report = Report

people-ratings = Ratings
people-rating = Rating
people-games = Games
people-main-rating = Main rating
people-graph-said = { $count ->
    [one] The main rating after { $count } rated game: { $last }
   *[other] The main rating over { $count } rated games: from { $first } to { $last }
}
people-graph-table = The same as a table
people-day = Day
people-game = Game

people-head = Your games against each other
people-results = Results
people-as-red = As Red
people-as-blue = As Blue
people-as-both = Together
people-opponents = Most frequent opponents
people-last-games = Latest games
people-all-games = All games
people-no-games = No game has ended yet.

people-following = Players you follow
people-following-none = Nobody yet. A player’s page has a button for it.
people-here = online
people-plays = plays now: watch
people-follow-limit = You follow { $most } players already, as many as one may. Stop following somebody first.
people-block-limit = You have blocked { $most } players already, as many as one may. Unblock somebody first.
people-blocking = Players you have blocked

people-games-of = Games of { $name }
people-filter-any = Any
people-filter-result = Result
people-filter-side = Colour
people-filter-speed = Speed
people-filter-rated = Kind
people-filter-rated-yes = Rated
people-filter-rated-no = Not rated
people-filter-against = Opponent
people-filter-unknown = Nobody is called that. Check the spelling, or leave it empty for all opponents.
people-filter-show = Show
people-no-such-games = No such game has ended yet.
people-older = Older games
people-newest = Newest games

people-won = Won
people-drawn = Drawn
people-lost = Lost
people-void = Called off
people-won-red = Won as Red
people-won-blue = Won as Blue
people-drawn-red = Drawn as Red
people-drawn-blue = Drawn as Blue
people-lost-red = Lost as Red
people-lost-blue = Lost as Blue
people-void-red = Called off as Red
people-void-blue = Called off as Blue
people-computer = Computer, { $level }
people-nameless = Somebody without a name
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Rapid
people-speed-correspondence = Correspondence
people-speed-untimed = No clock

people-leaders = Players
people-leaders-rule = Listed with at least { $games } rated games and a rating that is sure: one without a question mark.
people-leaders-best = The best
people-leaders-none = Nobody has played enough rated games yet. The first place is free.
people-rank = Place
people-player = Player
people-players = Players
people-distribution = Where everybody stands
people-distribution-said = { $count ->
    [one] The rating of { $count } player
   *[other] The ratings of { $count } players
}
