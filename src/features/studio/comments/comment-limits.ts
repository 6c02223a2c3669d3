/** How much may be said about a design. Apart from the shapes, so that a page does not load zod. */
export const commentLimits = { text: 2000, ofDesign: 2000 } as const;

/** Faster than anyone types, and more than anyone says in a day; of one person, whatever the design. */
export const commentsPerPerson = [
  { name: 'comment', hits: 20, seconds: 60 },
  { name: 'comment-day', hits: 300, seconds: 86_400 },
] as const;

/** Resolved, edited, moved with a piece, looked at. */
export const commentChanges = { hits: 300, seconds: 60 } as const;

/** Deleted ones are told to windows that were away, then they go. */
export const deletedDays = 30;
