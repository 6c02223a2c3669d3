import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#db/database.ts';
import type { PayoutForm } from '#features/trade/ledger/book.ts';
import { countPayouts } from '#features/trade/ledger/ledger-queries.server.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import type { OrderState } from '#features/trade/orders/order-states.ts';
import type { DecidedData } from '#features/trade/payments/remittance.ts';
import { newId } from '#lib/id.ts';
import type { Rng } from '#lib/random.ts';
import { someAddress } from '../../e2e/support/people.ts';
import { shownAccountOf } from '../support/money/shown-account.ts';
import type { Envelope } from './visitor.ts';

type Side = 'user' | 'merchant' | 'admin';
interface Row {
  id: string;
  state: OrderState;
  bill_id: string;
  receipt_id: string | null;
  rest: number;
}
interface StormStep {
  name: string;
  side: Side;
  path: string;
  body?: object;
  /** The state that an answer of 200 promises. */ to?: OrderState;
  /** Money was confirmed: the confirmation stands, and takes effect as if its minute had passed. */ confirms?: boolean;
  /** The receipt is turned down; the order with it, unless it was given up meanwhile. */ rejects?: boolean;
}

/** A piece of the demo's own merchant, of which there are few. */
export async function offerFew(db: Database, pieces: number): Promise<OrderStorm['variant']> {
  const variant = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['product_variants.id', 'product_id as product', 'merchant_id as merchant'])
    .where('demo_kind', '=', 'merchant')
    .where('products.status', '=', 'shelved')
    .orderBy('product_variants.id')
    .executeTakeFirstOrThrow();
  await db.updateTable('product_variants').set({ stock: pieces }).where('id', '=', variant.id).execute();
  return variant;
}

/** Several people at once who order, pay, send, cancel and give back over HTTP, and remember what they were told. */
export class OrderStorm {
  readonly #db: Database;
  readonly #rng: Rng;
  readonly variant: { id: string; product: string; merchant: string };
  /** Idempotency keys and the order each became. */
  readonly placed = new Map<string, string>();
  readonly #unanswered = new Set<string>();
  readonly #promised: { id: string; state: OrderState }[] = [];
  readonly #confirmed: string[] = [];
  readonly answered = new Set<string>();
  buyerId = '';
  #url = '';
  #tokens: Record<Side, string> = { user: '', merchant: '', admin: '' };
  #picture = '';
  #keys = 0;

  constructor(db: Database, rng: Rng, variant: OrderStorm['variant']) {
    this.#db = db;
    this.#rng = rng;
    this.variant = variant;
  }

  /** Signs everyone in at a server that has just begun. */
  async enter(url: string): Promise<void> {
    this.#url = url;
    for (const side of ['user', 'merchant', 'admin'] as const)
      this.#tokens[side] = (await this.#post('admin', '/demo/login', { kind: side })).data as string;
    this.buyerId = (
      await this.#db.selectFrom('users').select('id').where('demo_kind', '=', 'user').executeTakeFirstOrThrow()
    ).id;
    const form = new FormData();
    form.append(
      'file',
      new Blob(
        [
          await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ddd' } })
            .png()
            .toBuffer(),
        ],
        { type: 'image/png' },
      ),
      'receipt.png',
    );
    const sent = await fetch(`${url}/api/media?kind=receipt`, {
      method: 'POST',
      headers: { origin: url, authorization: `Bearer ${this.#tokens.user}` },
      body: form,
    });
    this.#picture = ((await sent.json()) as { data: { id: string } }).data.id;
  }

  /** Goes on until so many were answered; then the end, which those under way do not hear of. */
  async rage({ until, atLast }: { until: number; atLast?: () => void }): Promise<void> {
    let heard = 0;
    const lane = async () => {
      while (heard < until) {
        const answer = await this.#something().catch(() => null);
        if (answer === null) return;
        heard += answer ? 1 : 0;
        if (heard >= until) atLast?.();
      }
    };
    await Promise.all(Array.from({ length: 5 }, lane));
  }

  /** Whoever never heard asks again with the same key: it becomes one order, or it is sold out. */
  async retryUnanswered(): Promise<void> {
    for (const key of this.#unanswered) await this.#place(key);
  }

  /** What was answered and does not stand. */
  async lost(): Promise<string[]> {
    const events = await this.#db.selectFrom('order_events').select(['order_id', 'state']).execute();
    const stands = new Set(events.map(({ order_id, state }) => `${order_id} ${state}`));
    const confirmations = await this.#db.selectFrom('bill_confirmations').select('id').execute();
    for (const { id } of confirmations) stands.add(id);
    return [...this.#promised.map(({ id, state }) => `${id} ${state}`), ...this.#confirmed].filter(
      (each) => !stands.has(each),
    );
  }

  /** Keys that became an order together with another, and orders without a key. */
  async doubled(since: Date): Promise<number> {
    const { made } = await this.#db
      .selectFrom('orders')
      .select((count) => count.fn.countAll<string>().as('made'))
      .where('buyer_id', '=', this.buyerId)
      .where('placed_at', '>=', since)
      .executeTakeFirstOrThrow();
    const shared = this.placed.size - new Set(this.placed.values()).size;
    return shared + Math.abs(Number(made) - this.placed.size);
  }

  async #something(): Promise<boolean> {
    const orders = await this.#db
      .selectFrom('orders')
      .innerJoin('bills', 'bills.id', 'bill_id')
      .select([
        'orders.id',
        'orders.state',
        'bill_id',
        'bills.receipt_id',
        sql<number>`bills.amount - bills.received`.as('rest'),
      ])
      .where('buyer_id', '=', this.buyerId)
      .orderBy('orders.id', 'desc')
      .limit(5)
      .execute();
    const order = orders.length === 0 || this.#rng.next() < 0.25 ? null : this.#rng.pick(orders);
    if (order === null) return this.#place(`storm-order-${++this.#keys}`);
    const doing = this.#rng.pick(await this.#nextOf(order));
    const answer = await this.#post(doing.side, doing.path, doing.body, `storm-step-${++this.#keys}`);
    if (answer.code !== 200) return false;
    this.answered.add(doing.name);
    if (doing.to !== undefined) this.#promised.push({ id: order.id, state: doing.to });
    if (doing.rejects && (answer.data as DecidedData).status === 'REJECTED')
      this.#promised.push({ id: order.id, state: 'RECEIPT_REJECTED' });
    if (doing.confirms) await this.#passMinute((answer.data as DecidedData).pending!.id);
    return true;
  }

  /** The minute of a confirmation is over, and its job comes. */
  async #passMinute(id: string): Promise<void> {
    this.#confirmed.push(id);
    await this.#db
      .updateTable('bill_confirmations')
      .set({ effective_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'PENDING')
      .execute();
    await sql`select graphile_worker.add_job('confirmations')`.execute(this.#db);
  }

  async #place(key: string): Promise<boolean> {
    this.#unanswered.add(key);
    const body = {
      from: 'product',
      lines: [{ product: this.variant.product, variant: this.variant.id, quantity: 1 }],
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: 'lan@mail.example',
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    };
    const answer = await this.#post('user', '/user/orders', body, key);
    this.#unanswered.delete(key);
    if (answer.code !== 200) return false;
    const { id } = (answer.data as Placed).orders[0]!;
    this.answered.add('place');
    this.placed.set(key, id);
    this.#promised.push({ id, state: 'PENDING_PAYMENT' });
    return true;
  }

  /** What could come next, for who might do it. */
  async #nextOf(row: Row): Promise<StormStep[]> {
    const { id, state, bill_id, receipt_id } = row;
    const own = { side: 'user' as const, path: `/user/orders/${id}` };
    const shop = { side: 'merchant' as const, path: `/merchant/orders/${id}` };
    const submit: StormStep = {
      name: 'submit',
      side: 'user',
      path: `/user/bills/${bill_id}/receipt`,
      body: { media: this.#picture, amount: 1_000_000 },
      to: 'RECEIPT_SUBMITTED',
    };
    const reject: StormStep = {
      name: 'reject',
      side: 'admin',
      path: `/admin/bills/${bill_id}/reject`,
      body: { receipt: receipt_id ?? 'r_none', reason: { vi: 'Ảnh mờ.' } },
      rejects: true,
    };
    const cancel: StormStep = { ...own, name: 'cancel', path: `${own.path}/cancel`, body: {} };
    const ship: StormStep = {
      ...shop,
      name: 'ship',
      path: `${shop.path}/ship`,
      body: { carrier: 'GHN', tracking: '1' },
      to: 'SHIPPED',
    };
    const ways: Record<OrderState, () => Promise<StormStep[]> | StormStep[]> = {
      PENDING_PAYMENT: () => [submit, submit, submit, cancel],
      RECEIPT_REJECTED: () => [submit, cancel],
      RECEIPT_SUBMITTED: () => [this.#confirm(row), this.#confirm(row), this.#confirm(row), reject, cancel],
      PAID: () => [
        ship,
        ship,
        ship,
        { ...shop, name: 'cancelSale', path: `${shop.path}/cancel`, body: { reason: 'Hết gỗ' }, to: 'REFUND_DUE' },
      ],
      SHIPPED: () => [{ ...own, name: 'complete', path: `${own.path}/complete`, to: 'COMPLETED' }],
      COMPLETED: async () => [
        ...(await this.#returnSteps(id)),
        {
          name: 'payout',
          side: 'admin',
          path: '/admin/payouts',
          body: {
            merchant: this.variant.merchant,
            amount: 1000,
            media: await this.#receipt(),
            reason: 'Đã hẹn',
            account: await this.#sellersAccount(),
            paid: await countPayouts(this.#db, this.variant.merchant),
          },
        },
      ],
      REFUND_DUE: async () => [...(await this.#refunds(row)), this.#confirm(row), reject],
      CANCELLED: async () => [...(await this.#refunds(row)), await this.#arrive(row), cancel],
      REFUNDED: async () => [...(await this.#refunds(row)), cancel],
    };
    return ways[state]();
  }

  /** All that is owed, or now and then a part of it. */
  #confirm({ bill_id, receipt_id, rest }: Row): StormStep {
    const amount = Math.max(1000, this.#rng.pick([rest, rest, rest, Math.round(rest / 3)]));
    return {
      name: 'confirm',
      side: 'admin',
      path: `/admin/bills/${bill_id}/confirm`,
      body: { receipt: receipt_id ?? 'r_none', amount, reason: 'Đã đối chiếu sao kê' },
      confirms: true,
    };
  }

  /** Money that comes when nobody expects it any more. */
  async #arrive({ bill_id }: Row): Promise<StormStep> {
    const recorded = await this.#db
      .selectFrom('bill_confirmations')
      .select('id')
      .where('bill_id', '=', bill_id)
      .where('state', '=', 'APPLIED')
      .execute();
    return {
      name: 'arrive',
      side: 'admin',
      path: `/admin/bills/${bill_id}/arrived`,
      body: { amount: 50_000, reason: 'Thấy trên sao kê', arrivals: recorded.length },
      confirms: true,
    };
  }

  async #returnSteps(id: string): Promise<StormStep[]> {
    const back = await this.#db
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const shop = { side: 'merchant' as const, path: `/merchant/orders/${id}/returns/${back?.id ?? 'rt_none'}` };
    return [
      {
        name: 'ask',
        side: 'user',
        path: `/user/orders/${id}/returns`,
        body: { kind: 'unwanted', lines: [{ position: 0, quantity: 1 }], reason: 'Không hợp phòng', pictures: [] },
      },
      { ...shop, name: 'agree', path: `${shop.path}/answer`, body: { agree: true } },
      { ...shop, name: 'receive', path: `${shop.path}/received`, body: { restock: true }, to: 'REFUND_DUE' },
    ];
  }

  async #refunds({ id, bill_id }: Row): Promise<StormStep[]> {
    const due = await this.#db
      .selectFrom('refunds')
      .select(['id', 'order_id'])
      .where('bill_id', '=', bill_id)
      .where('state', '=', 'DUE')
      .execute();
    return Promise.all(
      due.map(async (refund): Promise<StormStep> => ({
        name: 'refund',
        side: 'admin',
        path: `/admin/refunds/${refund.id}/send`,
        body: { media: await this.#receipt(), account: await shownAccountOf({ db: this.#db }, refund.id) },
        to: refund.order_id === id ? 'REFUNDED' : undefined,
      })),
    );
  }

  /** Where the console shows that the seller is paid. */
  async #sellersAccount(): Promise<PayoutForm['account']> {
    const named = await this.#db
      .selectFrom('bank_accounts')
      .innerJoin('merchants', 'merchants.user_id', 'bank_accounts.user_id')
      .select(['bin', 'account'])
      .where('merchants.id', '=', this.variant.merchant)
      .executeTakeFirst();
    return named ?? null;
  }

  /** A picture of the auditor's own, as the upload would have kept it, unlike any other. */
  async #receipt(): Promise<string> {
    const now = new Date();
    const { id: owner_id } = await this.#db
      .selectFrom('users')
      .select('id')
      .where('demo_kind', '=', 'admin')
      .executeTakeFirstOrThrow();
    const id = newId('i', now);
    await this.#db
      .insertInto('media')
      .values({
        id,
        hash: (++this.#keys).toString(16).padStart(64, '0'),
        owner_id,
        kind: 'receipt',
        private: true,
        width: 10,
        height: 10,
        bytes: 10,
        placeholder: '',
        created_at: now,
      })
      .execute();
    return id;
  }

  async #post(side: Side, path: string, body?: object, key?: string): Promise<Envelope> {
    // Everyone but the auditor, who sits at the machine, comes from an address of their own: limits are not what this
    // is about.
    const headers = {
      origin: this.#url,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(this.#tokens[side] ? { authorization: `Bearer ${this.#tokens[side]}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(side === 'admin' ? {} : { 'x-forwarded-for': someAddress() }),
    };
    return (await (
      await fetch(`${this.#url}/api${path}`, { method: 'POST', headers, body: body && JSON.stringify(body) })
    ).json()) as Envelope;
  }
}
