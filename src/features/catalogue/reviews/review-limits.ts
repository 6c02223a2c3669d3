/** So long after it was written a review can be changed. */
export const editableDays = 30;

export const mostPictures = 6;

export const mostWords = 2_000;
