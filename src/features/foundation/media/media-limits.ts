/** An hour of one person; beyond it someone fills our disk. */
export const uploadsPerPerson = { hits: 200, seconds: 3600 };

/** An hour of one person. Each look is a row in the record for ever: who looks in a loop would fill it. */
export const privateViewsPerPerson = { hits: 1200, seconds: 3600 };

/**
 * What a form keeps in the browser until it is saved (`ui/fields/kept-draft.ts`) names pictures and models that nothing
 * uses yet: who comes back to it within this time finds them. Everything else that nothing uses goes after a day.
 */
export const unsavedDays = 30;

/**
 * What one person may have here that nothing uses, pictures, models and files of talks together: it may lie for
 * `unsavedDays`, and an hour's uploads, day after day, would fill our disk.
 */
export const unusedLimits = { files: 500, bytes: 1024 * 1024 * 1024 } as const;

/** What a person may have on its way at once; beyond it the one left alone longest makes room. */
export const waitingLimits = { files: 12, bytes: 256 * 1024 * 1024 } as const;
