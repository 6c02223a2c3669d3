import type { Database } from '#db/database.ts';
import { linesOf, setReturnUntil, type OrderRow } from '../order-queries.server.ts';
import { lastReturnOf } from './return-days.ts';
import { partOf, returnsOf } from './return-queries.server.ts';

/** Under the order's lock, whenever its days may have changed: it arrived, or a part of it was answered or taken back. */
export async function keepReturnDays(
  db: Database,
  { id, completed_at: completedAt }: Pick<OrderRow, 'id' | 'completed_at'>,
): Promise<void> {
  if (completedAt === null) return;
  const ordered = (await linesOf(db, [id])).get(id) ?? [];
  const reports = (await returnsOf(db, id)).map(partOf);
  await setReturnUntil(db, id, lastReturnOf(ordered, { completedAt, reports }));
}
