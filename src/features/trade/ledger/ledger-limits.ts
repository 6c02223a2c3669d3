/** So long after a change the console points at it. */
export const accountChangedDays = 7;
/** Of the bank's number of a transfer. */
export const referenceLength = { least: 4, most: 40 } as const;
