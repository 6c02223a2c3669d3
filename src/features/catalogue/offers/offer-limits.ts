/**
 * Maximum quantity of one choice in one order; for more, one contacts the maker. Apart from the shapes, so that a page
 * can import it without them.
 */
export const mostOfOne = 999;

/** So many days after it was received it may be given back; what the house owes for younger sales may still come back. */
export const returnWithinDays = 7;
