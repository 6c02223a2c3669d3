import type { Database } from '#db/database.ts';
import { blankReasons, blankSenders } from './personal-data-queries.server.ts';

/** Someone who was told of an order of a person who leaves. */
interface ToldOfOrder {
  userId: string;
  orderId: string;
}

/** The words a person gave as their reason, out of what others were told about an order of theirs. */
export async function forgetReasons(db: Database, told: readonly ToldOfOrder[]): Promise<void> {
  if (told.length > 0) await blankReasons(db, told);
}

/** The same of a talk: also who wrote, and how to reach them. */
export async function forgetSender(
  db: Database,
  told: readonly (ToldOfOrder & { contact: string | null })[],
): Promise<void> {
  if (told.length > 0) await blankSenders(db, told);
}
