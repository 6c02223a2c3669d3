/** So many months the records of sales and purchases reach back. */
export const recordMonths = 12;
