/** An hour of one person: opening a large design or a model takes seconds of a core. */
export const filesPerPerson = { hits: 60, seconds: 3600 };
