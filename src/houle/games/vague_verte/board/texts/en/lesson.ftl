### The lesson of VAGUE VERTE.

lesson-vague-verte-goal = Get from your house to the beach, a card on every square, faster than the others. And get in their way!
lesson-vague-verte-end = The race ends as soon as somebody lays a card on the last square of their street. Here it has five squares, usually seven.
lesson-vague-verte-draw = Every turn begins with a card. Draw one.
lesson-vague-verte-start = Then you lay one. To set off, any car will do. Choose the red one, and lay it in your street.
lesson-vague-verte-take = Your neighbour has set off too. Instead of drawing you may take the face-up card: take the blue car.
lesson-vague-verte-breakdown = The car across from you is yellow. A yellow breakdown stops it dead: lay it in that street.
lesson-vague-verte-broken = { $left } strikes back: a red breakdown behind your red car, and you are stuck. Draw first, as always.
lesson-vague-verte-tow = A tow truck covers the breakdown. It takes you no further, but next turn the road is clear. Lay it.
lesson-vague-verte-clear = { $left } has no tow truck and stays put. Make the most of it: draw.
lesson-vague-verte-drive = Behind a tow truck any car will do. Lay the blue one on the next square.
lesson-vague-verte-ahead = You are one square ahead, but the road over there is clear again. Draw: we can do something about that.
lesson-vague-verte-signal = A red signal stops everybody at its row, except those who are past it. Lay yours at row 2.
lesson-vague-verte-barred = You are beyond it, so it does not bother you. But { $left } stands at it, and goes no further while it is red.
lesson-vague-verte-waits = Nothing to be done over there but to lay a card aside. Draw.
lesson-vague-verte-onward = Two more squares to the beach. Lay the green car.
lesson-vague-verte-green = A green signal has cleared away your red one: they will soon be moving again. Quick, draw!
lesson-vague-verte-beach = The last square! Lay the yellow car, and you are at the beach.
lesson-vague-verte-arrived = Your feet are in the water: the race is won! Later you will meet the ducks and the ambulance too.
lesson-vague-verte-win = Be the first to lay a card on your last square. Drive whenever you can, and keep a tow truck and a signal for the right moment.
