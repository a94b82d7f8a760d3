/** Told to the window by whoever comes in: from then on tables are seen with other eyes. */
export const CAME_IN = 'houle:came-in';
