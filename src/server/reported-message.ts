import { findReportedEntry } from '#features/trade/design-orders/reported-entry.server.ts';
import type { FindMessage } from '#features/desk/reports/reports.server.ts';

/**
 * Messages people may report: what was said to them in a talk with a designer. Here, because talks show the button of
 * reports and not the other way round.
 */
export const findMessage: FindMessage = findReportedEntry;
