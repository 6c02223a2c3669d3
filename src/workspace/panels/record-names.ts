/** What may lie in the place of the sheet. */
export const recordNames = ['list', 'versions'] as const;
export type RecordName = (typeof recordNames)[number];
