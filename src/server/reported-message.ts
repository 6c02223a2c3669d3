import { findReportedEntry } from '#features/trade/design-orders/reported-entry.server.ts';
import type { FindMessage } from '#features/desk/reports/reports.server.ts';

/**
 * Messages people may report: those sent to them in a conversation with a designer. Here, because conversations show
 * the report button and not the other way round.
 */
export const findMessage: FindMessage = findReportedEntry;
