/**
 * Maximum quantity of one choice in one order; for more, one contacts the maker. Apart from the shapes, so that a page
 * can import it without them.
 */
export const mostOfOne = 999;

/** Of so many lines of a room it is looked up what fits instead: a home has some 150, a design may have thousands. */
export const mostReplaced = 200;

/** So many days after it was received it may be given back; what the house owes for younger sales may still come back. */
export const returnWithinDays = 7;
