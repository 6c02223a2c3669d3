import type { Database } from '#db/database.ts';
import { blankNames, blankReasons, blankSenders } from './personal-data-queries.server.ts';

/** Someone who was notified of an order of a person who leaves. */
interface ToldOfOrder {
  userId: string;
  orderId: string;
}

/** Deletes the reasons a person gave from the notifications others got about their orders. */
export async function forgetReasons(db: Database, told: readonly ToldOfOrder[]): Promise<void> {
  if (told.length > 0) await blankReasons(db, told);
}

/** The same for conversations: also the sender's name and contact. */
export async function forgetSender(
  db: Database,
  told: readonly (ToldOfOrder & { contact: string | null })[],
): Promise<void> {
  if (told.length > 0) await blankSenders(db, told);
}

/** Takes a person's name out of the notifications others got of what they did (`details.by`), found by where these lead. */
export async function forgetNamedIn(
  db: Database,
  by: string,
  told: readonly { userId: string; link: string }[],
): Promise<void> {
  if (told.length > 0) await blankNames(db, by, told);
}
