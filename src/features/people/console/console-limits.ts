/** So many days the figures of the overview reach back. */
export const overviewDays = 30;
