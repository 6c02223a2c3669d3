import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { photograph } from './applying.ts';
import { inDatabase, insertPastUser } from './back-office.ts';
import { signIn, type Person } from './people.ts';

export interface WaitingBill {
  id: string;
  reference: string;
  person: Person;
}

/** Somebody who chose a plan for a month, transferred ₫388,000 and sent a receipt. */
export async function waitingBill(context: BrowserContext, picture?: Picture): Promise<WaitingBill> {
  const person = await insertPastUser();
  await signIn(context, person);
  const { bill: id } = await post<{ bill: string }>(context, '/user/plan-purchases', { choice: 'PRO_MONTHLY' });
  const media = await context.request.post('/api/media?kind=receipt', {
    multipart: { file: picture ?? (await photograph()) },
    headers: { origin: inject('baseUrl') },
  });
  const { data } = (await media.json()) as { data: { id: string } };
  const { reference } = await post<{ reference: string }>(context, `/user/bills/${id}/receipt`, {
    media: data.id,
    amount: 388_000,
  });
  return { id, reference, person };
}
type Picture = Awaited<ReturnType<typeof photograph>>;

async function post<T>(context: BrowserContext, path: string, body: object): Promise<T> {
  const answer = await context.request.post(`/api${path}`, { data: body, headers: { origin: inject('baseUrl') } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** The confirmations of a bill, the oldest first. */
export function confirmationsOf(bill: string): Promise<{ state: string; amount: number; reason: string | null }[]> {
  return inDatabase((db) =>
    db
      .selectFrom('bill_confirmations')
      .select(['state', 'amount', 'reason'])
      .where('bill_id', '=', bill)
      .orderBy('id')
      .execute(),
  );
}

/** The minute of a bill's confirmation is over: the worker applies it, as it does by itself. */
export async function letMinutePass(bill: string): Promise<void> {
  await inDatabase(async (db) => {
    await db
      .updateTable('bill_confirmations')
      .set({ effective_at: new Date() })
      .where('bill_id', '=', bill)
      .where('state', '=', 'PENDING')
      .execute();
    await sql`select graphile_worker.add_job('confirmations')`.execute(db);
  });
  await expect.poll(async () => (await confirmationsOf(bill)).at(-1)?.state).toBe('APPLIED');
}
