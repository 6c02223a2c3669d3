import type { Database } from '#db/database.ts';
import { findBill, type Bill } from '#features/trade/payments/bills.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ApplicationData, ApplicationType, ProcessData } from './application.ts';
import { eventsOf, latestApplication, type ApplicationRow } from './application-queries.server.ts';
import { applicationDataOf, processOf } from './application-views.server.ts';

type ApplicationReadContext = Pick<RequestContext, 'locale' | 'clock'>;

/** `GET /user/designer-request-process`: of one kind, or of whichever changed last. */
export async function readProcess(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType | null,
): Promise<ProcessData | null> {
  const row = await latestApplication(ctx.db, userId, type);
  return row ? processFor(ctx.db, ctx, row) : null;
}

/** `GET /user/last-designer-request`: all its owner filled in. */
export async function readApplication(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType | null,
): Promise<ApplicationData | null> {
  const row = await latestApplication(ctx.db, userId, type);
  return row ? applicationFor(ctx.db, ctx, row) : null;
}

export async function processFor(
  db: Database,
  { locale, clock }: ApplicationReadContext,
  row: ApplicationRow,
): Promise<ProcessData> {
  return processOf(row, await eventsOf(db, row.id), await billOf(db, row), { locale, now: clock.now() });
}

export async function applicationFor(
  db: Database,
  { locale }: ApplicationReadContext,
  row: ApplicationRow,
): Promise<ApplicationData> {
  return applicationDataOf(row, await billOf(db, row), locale);
}

export async function billOf(db: Database, { bill_id }: Pick<ApplicationRow, 'bill_id'>): Promise<Bill | null> {
  return bill_id === null ? null : ((await findBill(db, bill_id)) ?? null);
}
