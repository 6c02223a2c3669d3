import type { Database } from '#db/database.ts';
import { someAddress } from '../../e2e/support/people.ts';
import { createBuyers, demoCaller, orderFlow, signedIn, someDevice, uploadReceipt } from './order-flow.ts';

export interface MeasuredCase {
  name: string;
  /** How often its thing is done in one `run`. */ count: number;
  /** Before each `run`, not counted. */ prepare?(): Promise<void>;
  run(): Promise<void>;
  warm(): Promise<void>;
}

/** Before anything is measured: until then the engine still compiles, and a server that runs is past that. */
const warming = { logins: 80, orders: 24 };

/** Logins, pictures of receipts, and orders from placed to received: so many in a run, one after another. */
export async function everyoneWork(url: string, db: Database, count: number): Promise<MeasuredCase[]> {
  const { buyers, offer } = await createBuyers(db, 8);
  const admin = await demoCaller(url, 'admin');
  const seller = await demoCaller(url, 'merchant');
  const tokens = await Promise.all(buyers.map((buyer) => signedIn(url, buyer)));
  const personAt = (n: number) => ({ token: tokens[n % tokens.length]!, address: someAddress() });
  const homes = buyers.map(() => ({ address: someAddress(), device: someDevice() }));
  const pictures: string[] = [];
  let drawn = 0;

  async function login(times: number): Promise<void> {
    for (let n = 0; n < times; n++) await signedIn(url, buyers[n % buyers.length]!, homes[n % homes.length]);
  }
  async function draw(times: number): Promise<void> {
    for (let n = 0; n < times; n++) pictures.push(await uploadReceipt(url, personAt(n), drawn++));
  }
  async function order(times: number): Promise<void> {
    for (let n = 0; n < times; n++)
      await orderFlow(url, { db, person: personAt(n), admin, seller, offer, media: pictures[n]! });
    pictures.splice(0, times);
  }

  return [
    { name: 'login', count, run: () => login(count), warm: () => login(warming.logins) },
    {
      name: 'picture of a receipt',
      count,
      run: async () => {
        await draw(count);
        pictures.length = 0;
      },
      warm: () => draw(buyers.length),
    },
    {
      name: 'order without the picture',
      count,
      prepare: () => draw(count),
      run: () => order(count),
      warm: async () => {
        pictures.length = 0;
        await draw(warming.orders);
        await order(warming.orders);
      },
    },
  ];
}
