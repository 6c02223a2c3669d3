import type { Database } from '#db/database.ts';
import { linesOf, setReturnUntil, type OrderRow } from '../order-queries.server.ts';
import { lastReturnOf } from './return-days.ts';
import { partOf, returnsOf } from './return-queries.server.ts';

/** What an order that arrives is changed by: since when its days count, and the last moment anything may come back. */
export async function arrivalOf(
  db: Database,
  id: string,
  completedAt: Date,
): Promise<{ complete_by: null; completed_at: Date; return_until: Date }> {
  return { complete_by: null, completed_at: completedAt, return_until: await lastReturnOfOrder(db, id, completedAt) };
}

/** Under the order's lock, when a part of it was answered or taken back. */
export async function keepReturnDays(
  db: Database,
  { id, completed_at: completedAt }: Pick<OrderRow, 'id' | 'completed_at'>,
): Promise<void> {
  if (completedAt !== null) await setReturnUntil(db, id, await lastReturnOfOrder(db, id, completedAt));
}

async function lastReturnOfOrder(db: Database, id: string, completedAt: Date): Promise<Date> {
  const ordered = (await linesOf(db, [id])).get(id) ?? [];
  return lastReturnOf(ordered, { completedAt, reports: (await returnsOf(db, id)).map(partOf) });
}
