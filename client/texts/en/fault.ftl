### Something is wrong here: what, and what is sent, in English.

fault-what = What is wrong?
fault-could-not = I could not do something
fault-should-not = Something happened that should not have
fault-picture = The picture is wrong
fault-points = The points are wrong
fault-words = What did you expect? (if you like)
fault-sent = What is sent?
fault-sent-what = The table as you see it now and a few moments before, how your screen shows it (size, language, settings), and your words. Nothing that is hidden from you, and nobody’s name. Whoever runs this house reads it.
fault-send = Send
fault-save = Save as a file
fault-saved = Saved: pass the file on to whoever runs this house.
fault-thanks = Thank you! The moment is kept, and somebody will look at it.
