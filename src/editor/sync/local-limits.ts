/** DECISIONS D7: designs a browser keeps for who has no account. */
export const mostLocalDesigns = 5;
