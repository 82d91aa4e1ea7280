# The rules page: ids begin with "rules-".
# Squares such as g2 and moves such as a1–c3 are written so in every language.

rules-title = Ataxx rules: how to play, with examples to try
rules-description = The rules of Ataxx in two minutes: set-up, cloning and jumping, conversion, when a turn is lost, who wins. Every diagram is drawn from a real position, and four of them can be played on.
rules-heading = The rules of Ataxx
rules-lead = Two players, one board of { $squares } squares. Clone to a square beside you or jump two squares away, and every enemy piece beside the square where you land becomes yours. Whoever has more pieces at the end wins.
rules-to-guide = Rather learn by playing? Take the guide.
rules-print = Print the rules

rules-goal = Goal
rules-goal-text = Have more pieces than your opponent when the game is over. Nothing is ever taken off the board: pieces only change sides.

rules-setup = Set-up
rules-setup-board = The board has { $size } by { $size } squares. The columns are called a to g from left to right, the rows 1 to 7 from bottom to top.
rules-setup-pieces = Each side begins with { $pieces } pieces in opposite corners: Red on a7 and g1, Blue on a1 and g7. Red moves first, then the sides take turns.
rules-setup-diagram = The first position.

rules-play = Play
rules-play-turn = On your turn you move one of your pieces to an empty square. There are two ways to move.
rules-play-clone = Clone: to a square right beside the piece, in any of the eight directions. The piece stays where it is and a second one of your colour appears on the new square. You now have one piece more.
rules-play-jump = Jump: to a square exactly two away, straight, diagonally or round the corner, over anything that stands between. The piece leaves its old square empty. You have as many pieces as before.
rules-play-reach = From the middle of the board a piece reaches { $clones } squares by cloning (rings) and { $jumps } by jumping (dots).
rules-play-convert = Conversion
rules-play-convert-text = After a clone or a jump, every enemy piece on the eight squares around the landing square becomes yours. It does not matter how many there are or what stands behind them, and conversions do not spread any further.
rules-play-convert-before = Red is about to clone to d4.
rules-play-convert-after = { $count ->
    [one] { $count } blue piece has turned red; pieces that do not touch d4 stay blue.
   *[other] { $count } blue pieces have turned red; pieces that do not touch d4 stay blue.
}
rules-play-pass = Losing a turn
rules-play-pass-text = A side that can neither clone nor jump passes, and the other side moves again. Nobody may pass as long as they have a move. On this site a pass happens by itself, in the same instant, and stands in the list of moves.
rules-play-pass-diagram = Blue is to move, but every square that a blue piece could reach is taken: Blue passes.

rules-moves = Three moves, step by step
rules-moves-text = A clone, a jump and a conversion, one after the other from the same position. Step through them with the buttons.
rules-moves-start = The position before the three moves. Red is to move.
rules-moves-clone = { $side } clones to { $to }. No enemy piece is beside it, so nothing is converted.
rules-moves-jump = { $side } jumps from { $from } to { $to }. The square { $from } is empty now.
rules-moves-convert = { $count ->
    [one] { $side } clones to { $to } and converts { $count } piece.
   *[other] { $side } clones to { $to } and converts { $count } pieces.
}
rules-moves-convert-jump = { $count ->
    [one] { $side } jumps from { $from } to { $to } and converts { $count } piece.
   *[other] { $side } jumps from { $from } to { $to } and converts { $count } pieces.
}
rules-moves-previous = Back
rules-moves-next = Next move

rules-winning = Winning and drawing
rules-winning-text = After every move the following is checked, in this order. The first that applies ends the game.
rules-winning-eliminated = One side has no piece left: the other side wins.
rules-winning-full = No square is empty: whoever has more pieces wins. The board has { $squares } squares, an odd number, so a full board is never a draw.
rules-winning-blocked = Squares are empty, but neither side can move: whoever has more pieces wins. This can only happen on boards with blocked squares.
rules-winning-repetition = The same position with the same side to move has occurred { $times } times, and both sides have a clone or a jump in it: draw.
rules-winning-limit = { $plies } moves in a row, counting those of both sides, without a clone: draw. If one side is locked out in the final position, whoever has more pieces wins instead.
rules-winning-diagram = A full board: Red has { $red } pieces, Blue { $blue }. Red wins.
rules-winning-never-flag = Ataxx has no position with pieces on both sides in which one side could no longer win. So running out of time always loses.

rules-site = On this site
rules-site-text = Here the server alone decides, by the rules on this page. Nobody has to claim anything, and nobody can argue.
rules-site-repetition = Repetition
rules-site-repetition-text = Positions are compared from the last clone on, because a clone can't be undone. The first occurrence counts. A position in which one side is locked out never counts. At the second occurrence both players are warned. The draw comes by itself.
rules-site-repetition-diagram = An example. From this position both sides jump to and fro: { $moves }. The last move brings the position for the third time: draw.
rules-site-limit = Moves without a clone
rules-site-limit-text = From { $warn } moves in a row without a clone on, both players see how many are left until { $plies }.
rules-site-time = Time
rules-site-time-text = Whoever runs out of time loses, whatever stands on the board. Only the server's clock counts. Delays of the network are given back within limits, and no player is ever charged for time in which the server was away.
rules-site-leaving = Leaving
rules-site-leaving-text = In a live game between two people, a player who goes away on their own turn has { $short } to { $long } seconds to come back, more in longer games. Both players see the countdown. After that the other player may claim the win, claim a draw, or simply wait. In a game without a clock a move may take { $days } days.
rules-site-ends = Who may end a game
rules-site-ends-text = Besides the rules and the clock, only the players can end a game, and the record always says how it ended.
rules-site-ends-resign = Either player may resign at any time: the other wins.
rules-site-ends-agree = Either may offer a draw; if the other accepts, the game is drawn. The computer agrees to no draws.
rules-site-ends-abort = Until both have moved, either may call the game off: it has no result.
rules-site-ends-start = A game whose first moves do not come in time has no result. An invitation that nobody accepts expires after { $hours } hours.
rules-site-authority = These are the rules of this site. Elsewhere, in other programs or at tournaments, details may differ.

rules-elsewhere = What differs elsewhere
rules-elsewhere-text = The moves are the same almost everywhere. The ends of the game are not.
rules-elsewhere-where = Where
rules-elsewhere-what = What is different
rules-elsewhere-arcade = The arcade game of 1990
rules-elsewhere-arcade-text = Some boards have blocked squares on which nobody can land.
rules-elsewhere-pychess = PyChess
rules-elsewhere-pychess-text = The start position is chosen among an open board and boards with walls.
rules-elsewhere-uai = Matches between engines (UAI)
rules-elsewhere-uai-text = Usually a draw after 100 half-moves without a clone; often no rule about repetition.
rules-elsewhere-assimilation = Assimilation on BrainKing
rules-elsewhere-assimilation-text = The game ends as soon as one player cannot move; the majority wins.
rules-elsewhere-fill = Hexxagon on Yucata, and several apps
rules-elsewhere-fill-text = If a player cannot move, the other side fills all squares that are left, and the pieces are counted.
rules-elsewhere-pressibus = Pressibus
rules-elsewhere-pressibus-text = Up to 24 blocked squares, and an early end when one side has more than half of the board safely.

rules-advice = Useful examples
rules-advice-text = Four pieces of good advice, each with a position to try. You are Red. Make any move, and the engine answers as Blue.
rules-advice-try = Try again
rules-advice-show = Show the engine's move
rules-advice-clone = Clone rather than jump
rules-advice-clone-text = A clone gives you one piece more; a jump gives you none and leaves a hole that your opponent may use. Jump when you reach something that no clone reaches. Here f4 turns two blue pieces. You get there by cloning as well as by jumping from e6: compare.
rules-advice-edge = Corners and edges are safer
rules-advice-edge-text = A piece in a corner has { $corner } neighbours, one on the edge { $edge }, one in the middle { $middle }. The fewer neighbours, the fewer squares from which it can be turned. Here a jump to d4 turns a piece, but lands in the open; g3 turns nothing and holds.
rules-advice-count = Don't count flips alone
rules-advice-count-text = Pieces that stand together can be turned back together by a single landing. The jump to f5 turns four pieces here, d5 only two. See what Blue does to each.
rules-advice-room = Keep room to move
rules-advice-room-text = Who has no move must watch the other play. On d2 Red has a quiet square all to itself and may be tempted to fill it. But it is the last square that Red can be sure of.
rules-advice-board = Position to try: { $name }
