# The beginner guide: ids begin with "guide-". The reader is Red. Each exercise has a goal, what is said when it is
# done, and a hint; after the hint a button shows a move that does it.

guide-title = Learn Ataxx by playing: a guide in six steps
guide-description = Learn to play Ataxx in a few minutes on a live board: cloning, jumping, converting, passing and winning, one small exercise at a time, and then a first game.
guide-heading = Learn to play
guide-lead = Six small steps, each with something to do on the board. You are Red. It takes about three minutes.
guide-how = Touch a red piece, then the square it should go to. By keyboard: move over the board with the arrow keys and press Enter, once on the piece and once on the square.
guide-steps = Steps of the guide
guide-step = Step { $number } of { $all }
guide-step-done = done
guide-next = Next step
guide-previous = Previous step
guide-next-exercise = Next exercise
guide-again = Try again
guide-hint = Hint
guide-show = Show me
guide-shown = One way to do it: { $move }.
guide-task = Your task
guide-answer = Solution
guide-board = Board of the exercise: { $goal }
guide-reset = Begin the guide again
guide-kept = What you have done is kept in this browser.
guide-no-script = The boards can be played on with JavaScript. Without it, each exercise shows its position and its solution.

guide-rule = The rule in one line
guide-rule-text = Move beside an enemy piece and it becomes yours. That is the whole idea of Ataxx.
guide-touch-goal = Turn the blue piece on e4 red.
guide-touch-done = Right. You landed beside the blue piece, and it changed sides.
guide-touch-hint = Land on a square that touches e4. Your piece on c4 reaches d4, for example.

guide-board-name = Board and opening
guide-board-text = Each side begins with two pieces in opposite corners of a board of { $squares } squares: you on a7 and g1, Blue on a1 and g7. Red moves first. A move to a square beside the piece is a clone: the piece stays, and a new one appears.
guide-opening-goal = Begin the game with a clone.
guide-opening-done = Now you have three pieces, and Blue has answered. That is how games begin: both sides grow out of their corners.
guide-opening-hint = Choose a7 or g1, then a square right beside it. Those squares are marked with a ring.

guide-move = Clone or jump
guide-move-text = A jump goes exactly two squares far, over anything. The piece leaves its square, so you win no piece by it, but it reaches farther.
guide-reach-goal = Turn two blue pieces with one move.
guide-reach-done = No clone reaches that far. That is what jumps are for.
guide-reach-hint = Jump to a square that touches both c5 and d5. Squares for jumps are marked with a dot.
guide-keep-goal = Now turn two blue pieces and end up with as many red ones as you can.
guide-keep-done = The clone turned the same two as the jump, and you have one piece more. If a clone will do, clone.
guide-keep-hint = The square d4 touches both blue pieces. Which of your pieces reaches it by a clone?

guide-convert = Conversion
guide-convert-text = One landing turns every enemy piece around it, up to eight at once. Before you move, look where most of them stand together.
guide-most-goal = Find the move that turns the most pieces.
guide-most-done = Six at once. Fortunes turn in one landing, for you and against you.
guide-most-hint = There is a hole in the middle of the blue pieces.

guide-pass = Losing a turn
guide-pass-text = Who can neither clone nor jump must pass, and the other side moves again.
guide-lock-goal = Take away Blue's last move.
guide-lock-done = Blue has no square to go to and passes. It is your turn again.
guide-lock-hint = Blue can only reach d4. Fill it with a clone, so that you open no other square.
guide-again-goal = Move once more, and keep Blue locked in.
guide-again-done = Blue must pass again. As long as the wall holds, you move alone.
guide-again-hint = Clone outwards from the wall. A jump would leave a hole in it.

guide-win = Winning
guide-win-text = The game ends when the board is full, when a side has no piece left, or when nobody can move. Whoever has more pieces wins. Two squares are left.
guide-last-goal = Win the game.
guide-last-done = Red has { $red } pieces, Blue { $blue }. You win.
guide-last-hint = Look which of the two squares touches more blue pieces.

guide-remark-nothing = Your piece moved, but it touches no blue piece now.
guide-remark-jumped = That was a jump: allowed, but your piece left its corner and you still have two. Make a clone.
guide-remark-turned = { $count ->
    [one] That turned { $count } piece. One move turns { $best }.
   *[other] That turned { $count } pieces. One move turns { $best }.
}
guide-remark-owns = { $count ->
    [one] You have { $count } piece now. With another move you would have { $best }.
   *[other] You have { $count } pieces now. With another move you would have { $best }.
}
guide-remark-moves = { $count ->
    [one] Blue can still make { $count } move.
   *[other] Blue can still make { $count } moves.
}
guide-remark-loses = It ends { $red } to { $blue }: Blue wins. Try the other square.

guide-end = Now play
guide-end-text = You know all the rules. Play your first game against { $name }, the gentlest of the computer's levels.
guide-end-play = Play your first game
guide-end-rules = All the rules, to look up
