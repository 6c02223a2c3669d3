import { transaction } from '#db/database.ts';
import { applyConfirmations, confirmReceipt, rejectBill } from '#features/trade/payments/confirmations.server.ts';
import { ownerOf, type BillOwner } from '#features/trade/payments/bill-owners.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { billOwners } from '#server/bill-owners.ts';
import { visitorContext } from '#server/http/request-context.ts';
import type { Person, TestApp } from '../app.ts';
import { shownAccountOf } from './shown-account.ts';

/** A request of somebody, without the network. */
export function requestOf(
  world: TestApp,
  person: Pick<Person, 'id'>,
  locale: 'en' | 'vi' | 'zh' = 'en',
): RequestContext {
  const session = { id: 's_test', userId: person.id, by: 'bearer' as const };
  return { ...visitorContext(world.services, 'test', locale), session };
}

let pictures = 0;

/** A receipt's picture as an upload would have stored it. */
export function storeReceipt(world: TestApp, person: Pick<Person, 'id'>, hash?: string): Promise<string> {
  return storePrivate(world, person, 'receipt', hash);
}

/** A picture of what is damaged, without the file of it. */
export function storeDamage(world: TestApp, person: Pick<Person, 'id'>): Promise<string> {
  return storePrivate(world, person, 'return');
}

async function storePrivate(
  world: TestApp,
  person: Pick<Person, 'id'>,
  kind: 'receipt' | 'return',
  hash?: string,
): Promise<string> {
  const id = `i_${kind}_${++pictures}`;
  await world.db
    .insertInto('media')
    .values({
      id,
      hash: (hash ?? `f${pictures}`).padStart(64, '0'),
      owner_id: person.id,
      kind,
      private: true,
      width: 10,
      height: 10,
      bytes: 10,
      placeholder: '',
      created_at: world.clock.now(),
    })
    .execute();
  return id;
}

/** The payer sends a receipt: the bill and what it is for move as they do by the call. Answers the receipt's id. */
export async function sendReceipt(
  world: TestApp,
  billId: string,
  { owners = billOwners(), sameAs = null }: { owners?: readonly BillOwner[]; sameAs?: string | null } = {},
): Promise<string> {
  return transaction(world.db, async (db) => {
    const now = world.clock.now();
    const bill = await db
      .selectFrom('bills')
      .selectAll()
      .where('id', '=', billId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (bill.status !== 'OPEN' && bill.status !== 'REJECTED') throw new Error(`a bill ${bill.status} takes no receipt`);
    const id = `r_test_${++pictures}`;
    await db
      .insertInto('receipts')
      .values({
        id,
        bill_id: billId,
        user_id: bill.user_id,
        media_id: `i_gone_${pictures}`,
        hash: `e${pictures}`.padStart(64, '0'),
        looks: '0'.repeat(256),
        sketch: Buffer.alloc(0),
        amount: bill.amount,
        same_as: sameAs,
        same_how: sameAs === null ? null : 'content',
        created_at: now,
      })
      .execute();
    const moved = await db
      .updateTable('bills')
      .set({ status: 'SUBMITTED', receipt_id: id, submitted_at: now, reason: null })
      .where('id', '=', billId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await ownerOf(owners, moved.kind).submitted(db, requestOf(world, { id: moved.user_id }), moved);
    return id;
  });
}

/** Lets every confirmation that waits take effect now. Answers how many did. */
export function applyPending(world: TestApp, owners: readonly BillOwner[] = billOwners()): Promise<number> {
  const later = new Date(world.clock.now().getTime() + confirmAfterSeconds * 1000);
  const ctx = { ...visitorContext(world.services, 'confirmations', 'en'), clock: { now: () => later } };
  return applyConfirmations(world.db, ctx, owners);
}

/** A reviewer saw the money of the receipt under review, all of it unless said otherwise, and a minute has passed. */
export async function confirmBill(
  world: TestApp,
  reviewer: Pick<Person, 'id'>,
  billId: string,
  { amount, owners }: { amount?: number; owners?: readonly BillOwner[] } = {},
): Promise<void> {
  const bill = await world.db.selectFrom('bills').selectAll().where('id', '=', billId).executeTakeFirstOrThrow();
  await confirmReceipt(requestOf(world, reviewer), billId, {
    by: reviewer.id,
    amount: amount ?? bill.amount - bill.received,
    receipt: bill.receipt_id ?? '',
    reason: 'Đã đối chiếu sao kê',
  });
  await applyPending(world, owners);
}

/** A reviewer turns the receipt under review down. */
export async function rejectReceipt(
  world: TestApp,
  reviewer: Pick<Person, 'id'>,
  billId: string,
  reason: Trilingual = { vi: 'Ảnh mờ' },
): Promise<void> {
  await rejectBill(requestOf(world, reviewer), billOwners(), billId, { by: reviewer.id, reason });
}

/** Sent and confirmed. */
export async function payBill(world: TestApp, reviewer: Pick<Person, 'id'>, billId: string): Promise<void> {
  await sendReceipt(world, billId);
  await confirmBill(world, reviewer, billId);
}

/** Sends everything that is due back and large enough for a bank, of one bill or of all. */
export async function sendDueRefunds(world: TestApp, reviewer: Pick<Person, 'id'>, billId?: string): Promise<void> {
  const due = await world.db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'DUE')
    .where('amount', '>=', leastTransfer)
    .$if(billId !== undefined, (rows) => rows.where('bill_id', '=', billId ?? ''))
    .orderBy('id')
    .execute();
  for (const { id } of due)
    await sendRefund(requestOf(world, reviewer), billOwners(), reviewer.id, id, {
      media: await storeReceipt(world, reviewer),
      account: await shownAccountOf(world, id),
    });
}
