/** So many days the figures of the overview reach back. */
export const overviewDays = 30;

/** Who has not answered a return for so many days is silent: a reviewer may answer for them, and it waits for one. */
export const silentAfterDays = 3;
