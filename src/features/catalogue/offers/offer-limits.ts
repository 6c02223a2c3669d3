/**
 * Of one choice in one order; who wants more writes to the maker. Apart from the shapes, so that a page can know it
 * without them.
 */
export const mostOfOne = 999;
