/** Whose the designs of a visitor are in the store, and what they have learnt. */
export const visitor = 'visitor';
