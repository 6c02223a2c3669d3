/** What may lie in the place of the sheet. */
export const recordNames = ['list', 'versions', 'render'] as const;
export type RecordName = (typeof recordNames)[number];
