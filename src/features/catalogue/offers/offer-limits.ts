/**
 * Maximum quantity of one choice in one order; for more, one contacts the maker. Apart from the shapes, so that a page
 * can import it without them.
 */
export const mostOfOne = 999;
