import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import { firstId } from '#lib/id.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

type ReceiptRow = Selectable<Tables['receipts']>;
type BillRow = Selectable<Tables['bills']>;
interface EarlierUseRow extends Pick<ReceiptRow, 'bill_id' | 'user_id' | 'created_at'> {
  media_id: string | null;
  reference: BillRow['reference'];
  status: BillRow['status'];
  nickname: string;
}

/** Serialises receipts until the transaction ends: of two equal ones, the later finds the first. */
export async function holdReceipts(db: Database): Promise<void> {
  await lockName(db, 'receipts');
}

export async function insertReceipt(db: Database, row: Insertable<Tables['receipts']>): Promise<void> {
  await db.insertInto('receipts').values(row).modifyEnd(asPrepared).execute();
}

/**
 * Its money was counted for its own bill, or is within the minute: with it, or without a receipt once it was shown. What
 * was turned down because nothing had arrived is often counted so once it has; what was shown within the minute is
 * turned down because it is counted already.
 */
function isCounted(receipt: 'receipts' | 'before') {
  const column = (name: string) => sql.ref(`${receipt}.${name}`);
  return sql<boolean>`exists (select from bill_confirmations where bill_confirmations.bill_id = ${column('bill_id')}
    and bill_confirmations.state <> 'TAKEN_BACK' and (bill_confirmations.receipt_id = ${column('id')}
      or bill_confirmations.receipt_id is null
        and coalesce(bill_confirmations.ended_at, bill_confirmations.created_at) > ${column('created_at')}))`;
}

/** Of another bill, or of this one and its money was counted: for the rest of a bill another transfer is shown. */
function isUsed(billId: string) {
  return sql<boolean>`(receipts.bill_id <> ${billId} or ${isCounted('receipts')})`;
}

/** The first used receipt with these very bytes. */
export async function findSameBytes(db: Database, hash: string, billId: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipts')
    .modifyFront(asPrepared)
    .select('id')
    .where('hash', '=', hash)
    .where(isUsed(billId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Sought {
  looks: string;
  billId: string;
  within: number;
  most: number;
  /** Of this payer alone. */
  userId?: string;
  /** Of those that came from then on. */
  since?: Date;
  /** Of this bill alone. */
  own?: true;
  /** Those that were compared before. */
  except?: readonly string[];
}

/** Used receipts with a similar coarse hash, the nearest first. */
export function findSimilarHashes(
  db: Database,
  { looks, billId, within, most, userId, since, own, except }: Sought,
): Promise<Pick<ReceiptRow, 'id' | 'sketch'>[]> {
  const distance = sql<number>`bit_count(looks # ${looks}::bit(256))`;
  return db
    .selectFrom('receipts')
    .modifyFront(asPrepared)
    .select(['id', 'sketch'])
    .where(isUsed(billId))
    .where(distance, '<=', within)
    .$call((query) => (userId === undefined ? query : query.where('user_id', '=', userId)))
    .$call((query) => (since === undefined ? query : query.where('id', '>=', firstId('r', since))))
    .$call((query) => (own === undefined ? query : query.where('bill_id', '=', billId)))
    .$call((query) => (except === undefined ? query : query.where(sql<boolean>`id <> all(${except})`)))
    .orderBy(distance)
    .orderBy('id')
    .limit(most)
    .execute();
}

/**
 * Every bill a receipt's picture was used for before it, the first use of each: the same file, or one that looks like it,
 * however they were found alike. The one it was found by comes first, then by their time. Followed from picture to
 * picture, each once: of one that was sent a thousand times, receipt by receipt would be a million steps. The one it was
 * found by is always among them, whatever the clock of its server says, or was taken back since: a reason is asked for.
 */
export async function earlierUses(db: Database, receiptId: string): Promise<EarlierUseRow[]> {
  const { rows } = await sql<EarlierUseRow>`
    with recursive alike as (
      select hash from receipts where id = ${receiptId}
      union
      select linked.hash from alike cross join lateral (
        select found.hash from receipts here join receipts found on found.id = here.same_as
        where here.hash = alike.hash
        union
        select later.hash from receipts here join receipts later on later.same_as = here.id
        where here.hash = alike.hash) as linked),
    used as (
      select distinct on (before.bill_id) before.bill_id, before.user_id, before.media_id, before.created_at, before.id,
        before.bill_id = (select bill_id from receipts found where found.id = shown.same_as) as found_by
      from receipts shown join receipts before on before.hash in (select hash from alike)
        and (before.created_at <= shown.created_at or before.id = shown.same_as) and before.id <> shown.id
      where shown.id = ${receiptId}
        and (before.bill_id <> shown.bill_id or before.id = shown.same_as or ${isCounted('before')})
      order by before.bill_id, before.created_at, before.id)
    select used.bill_id, used.user_id, used.created_at, bills.reference, bills.status, users.nickname,
      (select media.id from media where media.id = used.media_id) as media_id
    from used join bills on bills.id = used.bill_id join users on users.id = used.user_id
    order by used.found_by desc, used.created_at, used.id limit 50`.execute(db);
  return rows;
}

/** The same picture was used for something else. It stays so until the transaction ends: `flagFirstUses` waits. */
export async function isReceiptFlagged(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipts')
    .select('same_as')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && row.same_as !== null;
}

/**
 * The money of a receipt was seen, or without one that of a bill it was shown for. Where the picture was shown for
 * another bill first, that one is flagged from now on as this one was: it may still wait, and there is one transfer.
 */
export async function flagFirstUses(db: Database, billId: string, receiptId: string | null): Promise<void> {
  await sql`
    with recursive seen as (
      select id as used, hash, same_as as earlier from receipts
      where bill_id = ${billId} and (${receiptId}::text is null or id = ${receiptId}) and same_as is not null
      union
      select seen.used, seen.hash, between_them.same_as from seen
        join receipts between_them on between_them.id = seen.earlier where between_them.same_as is not null),
    first as materialized (
      select before.id from receipts before where before.id in (select earlier from seen) and before.same_as is null
        and before.bill_id <> ${billId} and not ${isCounted('before')}
      order by before.id for no key update of before)
    update receipts set (same_as, same_how) = (
        select used, case when seen.hash = receipts.hash then 'content' else 'looks' end from seen
        where seen.earlier = receipts.id order by used limit 1)
      from first where receipts.id = first.id`.execute(db);
}
