import type { Database } from '#db/database.ts';
import { returnsAgreedFor } from './return-queries.server.ts';
import { sendBackUntil } from './return-states.ts';

/** For who counts what a shop has to do. */
export { waitsForSeller } from './waiting-queries.server.ts';

/** Agreed returns a buyer has yet to send, with the day until which. */
export async function returnsToSend(
  db: Database,
  buyerId: string,
): Promise<{ id: string; order: string; number: string; until: Date }[]> {
  const rows = await returnsAgreedFor(db, buyerId);
  return rows.map(({ id, order_id, number, updated_at }) => ({
    id,
    order: order_id,
    number,
    until: sendBackUntil(updated_at),
  }));
}
