import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

type ReceiptRow = Selectable<Tables['receipts']>;

/** Serialises receipts until the transaction ends: of two equal ones, the later finds the first. */
export async function holdReceipts(db: Database): Promise<void> {
  await lockName(db, 'receipts');
}

export async function insertReceipt(db: Database, row: Insertable<Tables['receipts']>): Promise<void> {
  await db.insertInto('receipts').values(row).execute();
}

/** Of another bill, or of this one and its money was counted: for the rest of a bill another transfer is shown. */
function isUsed(billId: string) {
  return sql<boolean>`(receipts.bill_id <> ${billId} or exists (select from bill_confirmations where bill_confirmations.bill_id = ${billId} and bill_confirmations.receipt_id = receipts.id and bill_confirmations.state = 'APPLIED'))`;
}

/** The first used receipt with these very bytes. */
export async function findSameBytes(db: Database, hash: string, billId: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipts')
    .select('id')
    .where('hash', '=', hash)
    .where(isUsed(billId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Used receipts with a similar coarse hash, the nearest first. */
export function findSimilarHashes(
  db: Database,
  { looks, billId, within, most }: { looks: string; billId: string; within: number; most: number },
): Promise<Pick<ReceiptRow, 'id' | 'sketch'>[]> {
  const distance = sql<number>`bit_count(looks # ${looks}::bit(256))`;
  return db
    .selectFrom('receipts')
    .select(['id', 'sketch'])
    .where(isUsed(billId))
    .where(distance, '<=', within)
    .orderBy(distance)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The same picture was used before. */
export async function isReceiptFlagged(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('receipts').select('same_as').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.same_as !== null;
}
