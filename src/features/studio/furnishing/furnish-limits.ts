/** Rooms a person may have furnished by the call (DECISIONS D8); in the browser everyone may at will. */
export const furnishedPerPerson = { hits: 60, seconds: 3600 } as const;
/** Asked by browsers before they furnish; of one address. */
export const shelfRequests = { hits: 120, seconds: 60 } as const;
export const keptPerPerson = { hits: 120, seconds: 3600 } as const;

/** Beyond this nobody furnishes a home. Đồng. */
export const mostBudget = 100_000_000_000;
export const templateLimits = { name: 120, pieces: 120 } as const;
