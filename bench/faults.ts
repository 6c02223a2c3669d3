import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { seededRng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { freePort, ready, startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import { serverPid } from '../tests/faults/database-folder.ts';
import { createDesignStorm } from '../tests/faults/design-storm.ts';
import { offerFew, OrderStorm } from '../tests/faults/order-storm.ts';
import { moneyFaults } from '../tests/support/money/money-faults.ts';
import {
  accountOf,
  newCustomer,
  newRenderToken,
  startRenderMachine,
  tracedElsewhere,
} from '../tests/support/studio/render-farm.ts';
import { until } from '../tests/support/until.ts';
import { report } from './support/report.ts';
import { soak } from './support/soak.ts';

/*
 * What tests/faults tries for a moment, for long. First `--rounds` kills with -9: of Node, of the database, of both at
 * once, in turn, amid orders, refunds and payouts, amid commands of several windows in the same designs, and while a
 * machine traces a photograph a round. After each, what was acknowledged is there, once; the book is zero and replays;
 * stock and what is held are what there was; at the end each photograph is done and charged once. Then `--minutes` of the
 * same load without a kill: resident memory and open descriptors of the server. `--seed` for other chances.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  },
});
const kinds = ['Node', 'database', 'both'] as const;
const rounds = Number(values.rounds);
const minutes = Number(values.minutes);
const rng = seededRng(Number(values.seed));
const pieces = 40;
const commission = 333;
const dataDir = await mkdtemp(join(tmpdir(), 'hien-faults-'));
const port = await freePort();
const start = (): Promise<BuiltServer> =>
  startBuiltServer({ TRUST_PROXY: '127.0.0.1,::1', HIEN_DEMO: '1', PORT: String(port), ...tracedElsewhere }, dataDir);

let server = await start();
/** Held by us too: it starts the database again, whether or not the server lives. */
const share = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const db = openDatabase(share.url);
let machine: ChildProcess | null = null;
try {
  const begun = new Date();
  await writeSetting(db, 'commission', { basisPoints: commission }, begun);
  const orders = new OrderStorm(db, rng, await offerFew(db, pieces));
  const designs = createDesignStorm(db, rng, { windows: 4 });
  machine = await startRenderMachine(server.url, await newRenderToken(db, 'machine'));
  await designs.enter([server], { fresh: 3 });
  /** Each by somebody else: a plan has only a few of them. */
  const customers: string[] = [];
  const photograph = async (): Promise<void> => {
    const customer = await newCustomer(db, server);
    customers.push(customer.id);
    await customer.order(9);
  };
  const rateAt = (placed: Date): number => (placed < begun ? 0 : commission);
  report('kills', await underKills(orders, designs));
  const faults = async (): Promise<string[]> => [
    ...(await orders.lost()),
    ...(await moneyFaults(db, { variant: orders.variant.id, pieces, rateAt })),
  ];
  const figures = await soak({ server, orders, designs, photograph, seconds: minutes * 60 });
  report('without a kill', { ...figures, faults: (await faults()).length });

  async function underKills(
    orders: OrderStorm,
    designs: ReturnType<typeof createDesignStorm>,
  ): Promise<Record<string, string | number>> {
    const found: string[] = [];
    let lost = 0;
    let doubled = 0;
    let different = 0;
    for (let round = 0; round < rounds; round++) {
      await orders.enter(server.url);
      await photograph();
      await kill(kinds[round % kinds.length]!, orders, designs);
      await designs.enter([server]);
      await designs.settle();
      await orders.enter(server.url);
      await orders.retryUnanswered();
      const drawn = await designs.check();
      different += drawn.different;
      doubled += drawn.doubled + (await orders.doubled(begun));
      lost += drawn.lost + (await orders.lost()).length;
      found.push(...(await moneyFaults(db, { variant: orders.variant.id, pieces, rateAt })));
      if (!values.json)
        process.stdout.write(`${round + 1} of ${rounds}: ${lost} lost, ${doubled} doubled, ${found.length} faults\n`);
    }
    const accounts = () => Promise.all(customers.map((id) => accountOf(db, id)));
    await until(async () => (await accounts()).every(({ states }) => states[0] === 'done'));
    const charged = (await accounts()).filter((account) => account.charged === 1).length;
    for (const fault of found) process.stderr.write(`${fault}\n`);
    if (lost + doubled + different + found.length > 0 || charged !== rounds) process.exitCode = 1;
    return {
      kills: kinds.map((kind, n) => `${Math.ceil((rounds - n) / kinds.length)} of ${kind}`).join(', '),
      ordersPlaced: orders.placed.size,
      commandsAcknowledged: (await designs.check()).acknowledged,
      lost,
      doubled,
      designsUnlikeTheirLog: different,
      faultsOfMoneyAndStock: found.length,
      photographsDoneAndCharged: `${customers.length}, ${charged}`,
    };
  }
} finally {
  machine?.kill('SIGTERM');
  await closeDatabase(db);
  await server.stop();
  await share.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Amid both storms; returns when all lives again. */
async function kill(
  kind: (typeof kinds)[number],
  orders: OrderStorm,
  designs: ReturnType<typeof createDesignStorm>,
): Promise<void> {
  const node = server.process;
  const dying = kind === 'database' ? null : once(node, 'exit');
  let dead = false;
  const strike = (): void => {
    if (dead) return;
    dead = true;
    if (kind !== 'Node') process.kill(serverPid(dataDir), 'SIGKILL');
    if (kind !== 'database') node.kill('SIGKILL');
  };
  const stormy = 15 + Math.floor(rng.next() * 25);
  await Promise.all([
    orders.rage({ until: stormy, atLast: strike }),
    designs.rage({ until: stormy * 2, atLast: strike }),
  ]);
  strike();
  if (dying) {
    await dying;
    server = await start();
  } else await ready(server.url, node, server.output);
}
