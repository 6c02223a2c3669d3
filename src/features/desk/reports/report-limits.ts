/** A day of one person; beyond it someone reports everybody. */
export const reportsPerPerson = { hits: 30, seconds: 86_400 };
