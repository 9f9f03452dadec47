### Learning the game in the browser: the home page’s way to it, the page of the lessons, and the tutor at the table.

## Titles, and “…-about” a sentence below.
front-learn = Learn the game
front-learn-about = Play your first game with step-by-step guidance: ten minutes, nothing to read first.
learn-title = Learn the game
learn-about = Three short games against a friendly bot. Feel free to experiment and come back, or stop and continue another day.
learn-base = Your first game
learn-base-about = Draw, lay routes, close them, win tiles and carriages: the whole game in ten minutes.
learn-audience = The Audience
learn-audience-about = Coaches carry your clerics to Rome: three minutes on the first module of the expansion.
learn-honours = The Offices of Honour
learn-honours-about = Officials whose help pays off: three minutes on the second module of the expansion.

## Buttons and marks of a lesson. $step, $total: numbers.
learn-begin = Start
learn-go-on = Continue
learn-again = Play again
# A mark: this lesson has been played.
learn-done = Done
learn-step = Step { $step } of { $total }

## The tutor’s box at the table: its title and buttons. $player: the opponent’s name. $lesson: a title, from learn-….
tutor-label = Lesson
tutor-continue = Continue
tutor-back = Back
tutor-leave = Leave the lesson
tutor-waits = { $player } is playing. Watch what happens.
tutor-strayed = You are trying something else: play on as you like, the lesson will wait for you.
tutor-return = Back to the lesson
tutor-next = Next: { $lesson }
tutor-lessons = All lessons
tutor-real = On to a real game
tutor-real-about = Well done! Now play for real, against a gentle opponent.
