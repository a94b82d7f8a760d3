/** The ship's turn card: the texts of the game for the numbers 1 to 6 of the die. */
export const SHIP_TURNS = [1, 2, 3, 4, 5, 6].map((value) => `ship-turn-${value}`);
