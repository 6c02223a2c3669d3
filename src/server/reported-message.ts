import type { FindMessage } from '#features/reports/reports.server.ts';

/** Which message somebody may report: none yet that this server keeps. */
export const findMessage: FindMessage = () => Promise.resolve(null);
