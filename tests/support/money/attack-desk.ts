import { afterAll } from 'vitest';
import { mediaData } from '#features/foundation/media/media.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { signIn, testApp, type Member, type Person } from '../app.ts';
import { formOf } from '../multipart.ts';
import { jpegOf } from '../pictures.ts';
import { requestOf } from './payments.ts';
import { storedLedger } from './replay-ledger.ts';
import { buyAtAll, newBuyer, purchaseTotals, threeShops } from './three-shops.ts';

/** Commission, in hundredths of a per cent: it never comes out even. */
export const rate = 333;
/** What one of everything costs, at all three shops. */
export const all = purchaseTotals.reduce((sum, each) => sum + each, 0);

/** A server for attacks on the money of a test file: three shops, their admin, and whoever buys at them. */
export async function openAttackDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const shops = await threeShops(world);
  await writeSetting(world.db, 'commission', { basisPoints: rate }, world.clock.now());
  let pictures = 0;

  async function buyer(): Promise<Member> {
    const person = await newBuyer(world);
    return { ...person, token: await signIn(world, person) };
  }
  async function place(of?: Member) {
    const who = of ?? (await buyer());
    const { bill, orders } = await buyAtAll(world, { buyer: who });
    return { who, bill, orders: orders.map(({ id }) => id) };
  }
  async function upload(person: Member, bytes?: Buffer): Promise<string> {
    const form = formOf({ bytes: bytes ?? (await jpegOf(200 + ++pictures, 300)) });
    return mediaData.parse((await world.call('POST', '/media?kind=receipt', { token: person.token, ...form })).data).id;
  }

  return {
    world,
    shops,
    buyer,
    place,
    upload,
    /** Sends a receipt for a bill. */
    show: async (person: Member, bill: string, amount: number, bytes?: Buffer) =>
      world.call('POST', `/user/bills/${bill}/receipt`, {
        token: person.token,
        body: { media: await upload(person, bytes), amount },
      }),
    admin: () => requestOf(world, shops.admin, 'vi'),
    as: (person: Pick<Person, 'id'>) => requestOf(world, person, 'vi'),
    billRow: (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    refundRows: (bill: string) =>
      world.db.selectFrom('refunds').selectAll().where('bill_id', '=', bill).orderBy('id').execute(),
    statesOf: async (bill: string) =>
      (await world.db.selectFrom('orders').select('state').where('bill_id', '=', bill).orderBy('number').execute()).map(
        ({ state }) => state,
      ),
    leftOf: async (bill: string) => (await storedLedger(world.db))[payerAccount(bill)] ?? 0,
  };
}
