import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import { someAddress } from '../e2e/support/people.ts';
import { databaseCpuMs } from './support/database-cpu.ts';
import { hashCost } from './support/hash-cost.ts';
import { cpuMsOf, load, round } from './support/load.ts';
import {
  createBuyers,
  demoCaller,
  orderFlow,
  signedIn,
  uploadReceipt,
  type FlowBuyer,
  type FlowOffer,
} from './support/order-flow.ts';
import { median, report } from './support/report.ts';

/*
 * What a CPU-second buys at 20,000 and at 100,000 products: lists, details, searches, logins, pictures of receipts and
 * whole orders (placed, receipt submitted, confirmed, shipped, received) over HTTP. CPU is the server's and the database's, counted
 * apart; rates are of both together. `--sizes 20000` for one of them, `--data <folder>` keeps the filled folders
 * (`<folder>-20000`) for the next time.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000,100000' },
    count: { type: 'string', default: '200' },
    flows: { type: 'string', default: '40' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const count = Number(values.count);

for (const size of values.sizes.split(',').map(Number)) {
  const folder = values.data === undefined ? await mkdtemp(join(tmpdir(), 'hien-flow-')) : `${values.data}-${size}`;
  await fill(folder, size);
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  const server = await startBuiltServer({ HIEN_DEMO: '1', TRUST_PROXY: '127.0.0.1,::1' }, folder);
  try {
    await measure(server, database.url, folder, size);
  } finally {
    await server.stop();
    await database.stop();
    if (values.data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: BuiltServer, url: string, folder: string, products: number): Promise<void> {
  const words = ['sofa', 'ghe sofa', '沙发', 'sofaa', 'bàn ăn gỗ', 'oak table', '书架', 'đèn'].map(
    (word) => `/api/products?w=${encodeURIComponent(word)}`,
  );
  const { data } = (await (await fetch(`${server.url}/api/products?size=20`)).json()) as {
    data: { items: { id: string }[] };
  };
  const reads = {
    list: ['/api/products', '/api/products?sort=newest', '/api/products?style=modern&sort=cheap'],
    detail: data.items.map(({ id }) => `/things/detail?id=${id}&uncached=1`),
    search: words,
  };
  for (const [name, addresses] of Object.entries(reads)) {
    await load(server, addresses, { count: addresses.length * 2 });
    report(name, {
      products,
      ...(await counted(server, folder, count, async () => {
        const { p50Ms, p95Ms, statuses } = await load(server, addresses, { count, connections: 2 });
        return { p50Ms, p95Ms, refused: count - (statuses[200] ?? 0) };
      })),
    });
  }
  const db = openDatabase(url);
  try {
    const { buyers, offer } = await createBuyers(db, Math.min(40, Number(values.flows)));
    report('login', {
      products,
      hash: 'argon2id 19 MiB t=2 p=1',
      hashCpuMs: await hashCost(),
      ...(await counted(server, folder, buyers.length, () => logins(server, buyers))),
    });
    await flows(server, db, folder, products, buyers, offer);
  } finally {
    await closeDatabase(db);
  }
}

async function flows(
  server: BuiltServer,
  db: Database,
  folder: string,
  products: number,
  buyers: readonly FlowBuyer[],
  offer: FlowOffer,
): Promise<void> {
  const admin = await demoCaller(server.url, 'admin');
  const seller = await demoCaller(server.url, 'merchant');
  const tokens = await Promise.all(buyers.slice(0, 8).map((person) => signedIn(server.url, person)));
  const personAt = (n: number) => ({ token: tokens[n % tokens.length]!, address: someAddress() });
  const flow = (n: number, media: string) =>
    orderFlow(server.url, { db, person: personAt(n), admin, seller, offer, media });
  await flow(0, await uploadReceipt(server.url, personAt(0), -1));
  const times: number[] = [];
  const total = Number(values.flows);
  const pictures: string[] = [];
  const drawn = await counted(server, folder, total, async () => {
    for (let n = 0; n < total; n++) pictures.push(await uploadReceipt(server.url, personAt(n), n));
    return {};
  });
  report('pictures of receipts', { products, ...drawn });
  const figures = await counted(server, folder, total, async () => {
    for (const [n, media] of pictures.entries()) {
      const began = performance.now();
      await flow(n, media);
      times.push(performance.now() - began);
    }
    return { steps: 'place, receipt, confirm, take effect, ship, complete' };
  });
  report('order flow', { products, ...figures, medianMs: round(median(times)) });
}

async function logins(server: BuiltServer, buyers: readonly FlowBuyer[]): Promise<Record<string, number>> {
  const times: number[] = [];
  for (const person of buyers) {
    const began = performance.now();
    await signedIn(server.url, person);
    times.push(performance.now() - began);
  }
  return { p50Ms: round(median(times)) };
}

/** The cost of so many of something, and how many a CPU-second buys. */
async function counted(
  server: BuiltServer,
  folder: string,
  times: number,
  work: () => Promise<Record<string, string | number>>,
): Promise<Record<string, string | number>> {
  const before = { server: cpuMsOf(server.process.pid!), database: databaseCpuMs(folder) };
  const figures = await work();
  const own = cpuMsOf(server.process.pid!) - before.server;
  const database = databaseCpuMs(folder) - before.database;
  return {
    count: times,
    perCpuSecond: round((times * 1000) / (own + database)),
    serverCpuMs: round(own / times),
    databaseCpuMs: round(database / times),
    ...figures,
  };
}

/** A folder that was filled before is left as it is. */
async function fill(folder: string, products: number): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) return;
  const script = join(import.meta.dirname, '../scripts/demo-scale.ts');
  const child = spawn(
    process.execPath,
    [
      script,
      '--data',
      folder,
      '--products',
      String(products),
      '--merchants',
      String(Math.round(products / 200)),
      '--works',
      String(Math.round(products / 10)),
      '--designers',
      '200',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the demo of ${products} products was not made`);
}
