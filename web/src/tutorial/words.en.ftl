# The tutorials: what is said around the lessons, whose own words come from the games. All messages begin with learn-.

learn-title = Learn { $game }
learn-coach = Coach
learn-lesson-of = Lesson { $number } of { $count }
learn-place = Step { $place } of { $count }
learn-next = Next
learn-back = Back
learn-next-lesson = Next lesson
learn-finish = Finish
learn-do = Your move: choose on the board
learn-confirm = Once more to confirm: tap it again, or press “{ table-confirm }”.
learn-read = The coach speaks first: read on with “{ learn-next }”.
learn-watch = Watch what happens …
learn-other = That would be allowed, but the lesson wants something else: choose what is marked.
learn-done = That was “{ $lesson }”. Have a look at the board; “{ $next }” comes next.
learn-done-all = That was “{ $lesson }”, the last lesson.
learn-lessons = Lessons
learn-gone-through = done
learn-again = Begin this lesson again
learn-leave = Leave, and go on later
learn-fold = Fold or unfold the coach

learn-closing = Now you know how it is played
learn-first-game = Play your first game
learn-first-game-note = Bots take the other seats, the settings are those for a first game. It begins at once.
learn-rules = Read the rules
learn-once-more = Once more from the start
