import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { submitReceipt } from '#features/trade/payments/receipts.server.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import type { RequestContext, Services, Session } from '#platform/context.ts';
import { extras, kindOfPerson, languages, type ExtraName, type DemoPerson } from './demo-people.ts';
import { paperFile } from './papers.ts';
import { receipts, sentOf, type ReceiptKey } from './receipts.ts';

export type ActingContext = RequestContext & { session: Session };
/** Something somebody did, and how long ago. */
export interface DemoEvent {
  hoursAgo: number;
  as: DemoPerson;
  act(ctx: ActingContext): Promise<unknown>;
}
export interface DemoContext {
  services: Services;
  owners: readonly BillOwner[];
}

/** Replays all events in order, through the same rules as the product. Only the clock is set back. */
export async function replayEvents({ services }: DemoContext, beats: readonly DemoEvent[]): Promise<void> {
  const now = services.clock.now().getTime();
  const people = await demoUserIds(services.db);
  for (const { hoursAgo, as, act } of beats.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const at = new Date(now - hoursAgo * 3_600_000);
    await act({
      ...services,
      clock: { now: () => at },
      requestId: 'demo',
      locale: as in extras ? extras[as as ExtraName].speaks : languages[as as keyof typeof languages],
      session: { id: 'demo', userId: people.get(kindOfPerson(as))!, by: 'cookie' },
      expired: null,
      viewer: null,
      address: 'house',
      userAgent: '',
      device: null,
      links: [],
      loopback: false,
      remember: null,
      permission: null,
    });
  }
}

/** Pays a bill and submits the receipt; `shown` is another picture than its own. */
export async function payBill(
  ctx: ActingContext,
  { owners }: Pick<DemoContext, 'owners'>,
  billId: string,
  key: ReceiptKey,
  { shown = key, remark = '' }: { shown?: ReceiptKey; remark?: string } = {},
): Promise<void> {
  await renumber(ctx.db, billId, receipts[key].reference);
  const media = await addPaper(ctx, shown, 'receipt');
  const pictures = { ...ctx.pictures, brightness: async () => inflateSync(readFileSync(paperFile(shown, 'sketch'))) };
  await submitReceipt({ ...ctx, pictures }, owners, ctx.session.userId, billId, { media, amount: sentOf(key), remark });
}

/** Adds an already drawn paper to the media of the acting person. */
export async function addPaper(ctx: ActingContext, name: string, kind: MediaKind): Promise<string> {
  const bytes = readFileSync(paperFile(name, 'webp'));
  const { width, height } = kind === 'receipt' ? { width: 540, height: 960 } : { width: 960, height: 600 };
  return (await keepPicture(ctx, { bytes, width, height, placeholder: '' }, { kind, ownerId: ctx.session.userId })).id;
}

/** Gives the bill the reference written on its receipt, wherever the original one was already used. */
async function renumber(db: Database, billId: string, reference: string): Promise<void> {
  const { reference: old } = await db
    .selectFrom('bills')
    .select('reference')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  await db.updateTable('bills').set({ reference }).where('id', '=', billId).execute();
  await db.updateTable('orders').set({ number: reference }).where('bill_id', '=', billId).execute();
  await sql`update notices set details = replace(details::text, ${old}, ${reference})::jsonb where details->>'number' = ${old}`.execute(
    db,
  );
  await sql`update audit set after = replace(after::text, ${old}, ${reference})::jsonb where request_id = 'demo'
    and after::text like ${`%${old}%`}`.execute(db);
}

async function demoUserIds(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'demo_kind']).where('demo_kind', 'is not', null).execute();
  return new Map(rows.map(({ id, demo_kind }) => [demo_kind!, id]));
}
