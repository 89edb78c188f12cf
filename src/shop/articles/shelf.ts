/** The characters that a shelf's name has at most. */
export const mostShelf = 20;
