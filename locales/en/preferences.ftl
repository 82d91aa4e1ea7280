# The preferences page: ids begin with "preferences-".

preferences-title = Preferences · Ataxx
preferences-description = How Ataxx looks, sounds and plays for you: colours, board, pieces, motion, sound, confirming moves.
preferences-lead = Each choice applies at once. All of it stays in this browser; nothing is sent to us.
preferences-no-script = Choosing needs JavaScript, because your choices are kept in your browser.
preferences-sample = Sample board, drawn as you have chosen
preferences-sample-move = Show a move
preferences-on = On
preferences-off = Off

preferences-look = Look
preferences-board-dish = Dish
preferences-board-plain = Plain
preferences-board-contrast = High contrast
preferences-pieces = Pieces
preferences-pieces-organisms = Organisms
preferences-pieces-marks = Disc and square
preferences-pieces-signs = Cross and ring
preferences-coordinates = Coordinates
preferences-coordinates-outside = Outside
preferences-coordinates-inside = Inside
preferences-motion = Animation
preferences-motion-fast = Fast
preferences-motion-normal = Normal
preferences-motion-slow = Slow
preferences-motion-note = If your system asks for less motion, nothing moves, whatever is chosen here.

preferences-sound = Play sounds
preferences-volume = Volume
preferences-volume-quiet = Quiet
preferences-volume-medium = Medium
preferences-volume-loud = Loud

preferences-play = Playing
preferences-confirm-untimed = Confirm moves without a clock, and against the computer
preferences-confirm-live = Confirm moves with a clock
preferences-confirm-days = Confirm moves with days to think
preferences-confirm-note = A move is shown first, and sent when you say so: with the button or Enter. Escape takes it back.
preferences-premove = Moves in advance
preferences-premove-note = While your opponent thinks, you can make the move that is played as soon as it is your turn.
preferences-chat = Chat beside the board
preferences-chat-note = Off, you see no lines of your opponents. They are not told.
preferences-zen = Zen mode
preferences-zen-note = During a game you see the board, the clocks and the line below, and nothing else. The key z turns it on and off.
preferences-letters = Letter keys
preferences-letters-note = The keys f, z and ? do something wherever you are not typing. Turn them off if they get in your way, as with voice control. Arrows, Home, End, Enter and Escape always work.

preferences-language-note = Links without a language will open in the one you choose here or in the menu.
preferences-defaults = Back to defaults
preferences-defaults-done = Everything is as it was at first.
