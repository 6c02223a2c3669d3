import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#db/database.ts';
import { insertUser } from '#features/people/accounts/account-queries.server.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import { newId } from '#lib/id.ts';
import { seededRng } from '#lib/random.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { someAddress } from '../../e2e/support/people.ts';
import { until } from '../../tests/support/until.ts';

export interface FlowBuyer {
  email: string;
  password: string;
}
export interface FlowOffer {
  product: string;
  variant: string;
}
export interface Caller {
  token: string;
  /** Not named where somebody sits at the machine. */ address?: string;
  /** The browser they use, where they have used it before. */ device?: string;
}

const password = 'mai-hien-2026';

/** People with complete profiles, and a product of the demo's own merchant with enough stock. */
export async function createBuyers(db: Database, count: number): Promise<{ buyers: FlowBuyer[]; offer: FlowOffer }> {
  const hash = await (await createPasswordHasher()).hash(password);
  const now = new Date();
  const buyers = Array.from({ length: count }, (_, n) => ({
    email: `flow${now.getTime()}x${n}@mail.example`,
    password,
  }));
  for (const [n, { email }] of buyers.entries())
    await insertUser(db, {
      id: newId('u', now),
      email,
      mobile: `+8496${String(now.getTime() % 100_000).padStart(5, '0')}${String(n).padStart(2, '0')}`,
      nickname: `Người ${n}`,
      city: 'Huế',
      password_hash: hash,
      locale: 'vi',
      trial_ends_at: now,
      created_at: now,
      updated_at: now,
    });
  const offer = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['product_variants.id as variant', 'product_id as product'])
    .where('demo_kind', '=', 'merchant')
    .where('products.status', '=', 'shelved')
    .orderBy('product_variants.id')
    .executeTakeFirstOrThrow();
  await db.updateTable('product_variants').set({ stock: 100_000 }).where('id', '=', offer.variant).execute();
  return { buyers, offer };
}

/** A browser's own id, for its cookie. */
export function someDevice(): string {
  return randomBytes(16).toString('base64url');
}

/** Somebody who comes with the browser they came with before is not sent a letter about it. */
export async function signedIn(
  url: string,
  { email, password: secret }: FlowBuyer,
  { address = someAddress(), device }: { address?: string; device?: string } = {},
): Promise<string> {
  return (await post(url, { token: '', address, device }, '/auth/login', {
    mobileOrEmail: email,
    password: secret,
  })) as string;
}

export async function demoCaller(url: string, kind: 'admin' | 'merchant'): Promise<Caller> {
  return { token: (await post(url, { token: '' }, '/demo/login', { kind })) as string };
}

export interface FlowParts {
  db: Database;
  person: Caller;
  admin: Caller;
  seller: Caller;
  offer: FlowOffer;
  /** The picture of the receipt (`uploadReceipt`), used once. */
  media: string;
}

/**
 * From placing the order to receiving it: five calls, each by its actor, and the job in which the confirmed money takes
 * effect. The receipt's picture is there already.
 */
export async function orderFlow(url: string, { db, person, admin, seller, offer, media }: FlowParts): Promise<void> {
  const form = {
    from: 'product',
    lines: [{ ...offer, quantity: 1 }],
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  const {
    orders: [order],
  } = (await post(url, person, '/user/orders', form)) as Placed;
  const { receipt } = (await post(url, person, `/user/bills/${order!.bill}/receipt`, {
    media,
    amount: order!.total,
  })) as { receipt: { id: string } };
  // Where two receipts look alike to the check a reason must be said: it always is.
  const seen = { receipt: receipt.id, amount: order!.total, reason: 'Đã đối chiếu sao kê' };
  await post(url, admin, `/admin/bills/${order!.bill}/confirm`, seen);
  await passMinute(db, order!.bill);
  await post(url, { ...seller, address: someAddress() }, `/merchant/orders/${order!.id}/ship`, {
    carrier: 'GHN',
    tracking: media,
  });
  await post(url, person, `/user/orders/${order!.id}/complete`);
}

/** The minute of a confirmation is over: its job comes, and is waited for. */
async function passMinute(db: Database, billId: string): Promise<void> {
  await db.updateTable('bill_confirmations').set({ effective_at: new Date() }).where('bill_id', '=', billId).execute();
  await sql`select graphile_worker.add_job('confirmations')`.execute(db);
  await until(async () => {
    // Asking costs the database as well: not more often than the job takes.
    await sleep(200);
    const bill = await db.selectFrom('bills').select('status').where('id', '=', billId).executeTakeFirstOrThrow();
    return bill.status === 'PAID';
  });
}

/**
 * A banking app's screenshot: the same head and labels each time, other figures behind them. Flat colours would be
 * unlike every receipt, and compared with all of them in vain.
 */
export async function uploadReceipt(url: string, person: Caller, n: number): Promise<string> {
  const { next } = seededRng(7919 * (n + 1) + (Date.now() % 1_000_000));
  const bars = Array.from({ length: 22 }, (_, row) =>
    Array.from({ length: 3 + Math.floor(next() * 8) }, () => {
      const x = 230 + Math.floor(next() * 260);
      return `<rect x="${x}" y="${180 + row * 34}" width="${6 + Math.floor(next() * 26)}" height="16"/>`;
    }).join(''),
  );
  const labels = Array.from(
    { length: 22 },
    (_, row) => `<rect x="30" y="${180 + row * 34}" width="${60 + ((row * 37) % 110)}" height="16"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960"><rect width="540" height="960" fill="#fff"/>
    <rect width="540" height="120" fill="#0a6"/><g fill="#333">${labels.join('')}${bars.join('')}</g></svg>`;
  const bytes = await sharp(Buffer.from(picture)).jpeg().toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'receipt.jpg');
  const answer = await fetch(`${url}/api/media?kind=receipt`, {
    method: 'POST',
    headers: headersOf(url, person),
    body: form,
  });
  return ((await read(answer)) as { id: string }).id;
}

async function post(url: string, caller: Caller, path: string, body?: object): Promise<unknown> {
  const headers = {
    ...headersOf(url, caller),
    ...(body ? { 'content-type': 'application/json' } : {}),
    'idempotency-key': `flow-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`,
  };
  return read(await fetch(`${url}/api${path}`, { method: 'POST', headers, body: body && JSON.stringify(body) }));
}

function headersOf(url: string, { token, address, device }: Caller): Record<string, string> {
  return {
    origin: url,
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...(device === undefined ? {} : { cookie: `device=${device}` }),
  };
}

async function read(answer: Response): Promise<unknown> {
  const { code, error, data } = (await answer.json()) as { code: number; error?: string; data: unknown };
  if (code !== 200) throw new Error(`${answer.url}: ${code} ${error ?? ''}`);
  return data;
}
