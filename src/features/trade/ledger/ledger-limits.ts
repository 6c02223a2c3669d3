/** So long after a change the console points at it. */
export const accountChangedDays = 7;
