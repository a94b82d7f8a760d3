/** W-02: the colours from the lowest to the highest, which is how high the surfer rides. */
export const RISING = ['white', 'yellow', 'orange', 'red', 'sky', 'navy'] as const;

export const rankOf = (colour: string | null | undefined): number =>
  Math.max(
    0,
    RISING.findIndex((each) => each === colour),
  );

/** W-03: what is printed with the turn symbol. */
export const showsTurn = (colour: string | null | undefined, number: number): boolean =>
  colour === 'white' || number === 0;
