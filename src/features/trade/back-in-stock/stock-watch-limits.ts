/** Sold-out variants one person may wait for. */
export const mostWatches = 100;
