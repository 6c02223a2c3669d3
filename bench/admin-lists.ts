import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { copyRows } from '#db/copy-rows.ts';
import { closeDatabase, openDatabase, poolOf } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { actionNames, chainState, listAudit, type AuditFilter } from '#features/people/console/audit-log.server.ts';
import { readOverview, readWaiting } from '#features/people/console/figures.server.ts';
import { listPeople, type PeopleFilter } from '#features/people/console/people-list.server.ts';
import { seededRng } from '#lib/random.ts';
import { systemClock } from '#platform/clock.ts';
import { median, report } from './support/report.ts';

/*
 * The console's lists over many rows (DESIGN §7: the first page at 1,000,000 rows in under 200 ms). Fills a database of
 * its own with people and audit rows, then queries as the pages do: first pages, filters, frequent and rare words, and
 * pages deep inside.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    queries: { type: 'string', default: '15' },
    json: { type: 'boolean' },
  },
});
const rows = Number(values.rows);
const dataDir = values.data === undefined ? mkdtempSync(join(tmpdir(), 'hien-admin-')) : resolve(values.data);
const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
const db = openDatabase(embedded.url, { max: 4 });
const rng = seededRng(20_261_115);
const start = Date.parse('2024-01-01T00:00:00Z');
const span = Date.now() - start;
const actions = [
  'session.opened',
  'session.ended',
  'user.registered',
  'user.profile',
  'user.password',
  'media.seen',
  'application.passed',
  'bill.paid',
  'user.roles',
  'user.suspended',
];
const family = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', '王', '李', 'Smith'];
const given = [
  'An',
  'Bình',
  'Châu',
  'Đào',
  'Giang',
  'Hà',
  'Khánh',
  'Lan',
  'Minh',
  'Ngọc',
  'Quỳnh',
  'Thảo',
  '小安',
  'Rosa',
];

try {
  await migrate(db, { log: () => {} });
  const filled = await fill();
  const people = (filter: Partial<PeopleFilter>) =>
    listPeople({ db }, { words: '', role: null, status: null, down: true, after: null, ...filter });
  const audit = (filter: Partial<AuditFilter>) =>
    listAudit({ db }, { action: null, actor: null, target: null, from: null, until: null, after: null, ...filter });
  const figures: Record<string, number> = { people: rows, audit: rows, fillSeconds: filled };
  const asked: Record<string, () => Promise<unknown>> = {
    peopleFirstPage: () => people({}),
    peopleOldest: () => people({ down: false }),
    peopleDeep: () => people({ after: place(new Date(start + rng.next() * span).toISOString(), 'u_m') }),
    peopleAdmins: () => people({ role: 'ROLE_ADMIN' }),
    peopleSuspended: () => people({ status: 'suspended' }),
    peopleSuspendedMerchants: () => people({ status: 'suspended', role: 'ROLE_MERCHANT' }),
    wordsOfMany: () => people({ words: 'nguyen' }),
    wordsOfMail: () => people({ words: '@mail.example' }),
    wordsOfFew: () => people({ words: `person${Math.floor(rng.next() * rows)}@` }),
    wordsOfNobody: () => people({ words: 'zzyzx' }),
    wordsOfOldOnes: () => people({ words: `0${Math.floor(rng.next() * 900 + 100)}`, down: true }),
    wordsShort: () => people({ words: '小安' }),
    auditFirstPage: () => audit({}),
    auditDeep: () => audit({ after: place(new Date(start + rng.next() * span).toISOString(), 1) }),
    auditAction: () => audit({ action: rng.pick(actions) }),
    auditActor: () => audit({ actor: personId(Math.floor(rng.next() * rows)) }),
    auditDay: () => audit({ from: '2025-03-01', until: '2025-03-01' }),
    auditActionOfADay: () => audit({ action: 'user.suspended', from: '2025-03-01', until: '2025-03-31' }),
    auditActions: () => actionNames({ db }),
    auditChain: () => chainState({ db }),
    overview: () => readOverview({ db, clock: systemClock }),
    waiting: () => readWaiting({ db, clock: systemClock }),
  };
  for (const [name, ask] of Object.entries(asked)) Object.assign(figures, await timed(name, ask));
  report('admin lists', figures);
} finally {
  await closeDatabase(db);
  await embedded.stop();
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<number> {
  const begun = performance.now();
  const {
    rows: [there],
  } = await sql<{ people: string }>`select count(*) as people from users`.execute(db);
  if (Number(there?.people) >= rows) return 0;
  const client: PoolClient = await poolOf(db).connect();
  try {
    await client.query('set statement_timeout = 0');
    await copyRows(
      client,
      'users',
      ['id', 'email', 'mobile', 'password_hash', 'nickname', 'roles', 'status', 'created_at', 'updated_at'],
      somePeople(),
    );
    await copyRows(
      client,
      'audit',
      ['at', 'actor_id', 'action', 'target', 'before', 'after', 'request_id', 'address'],
      someLines(),
    );
    // As the chain leaves it: all but the newest are sealed.
    await client.query('update audit set seal = id where id <= $1', [rows - 100]);
    await client.query('vacuum analyze users');
    await client.query('vacuum analyze audit');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  return Math.round((performance.now() - begun) / 1000);
}

function* somePeople(): Generator<(string | Date | string[] | null)[]> {
  for (let n = 0; n < rows; n++) {
    const kind = rng.next();
    let extra: string[] = [];
    if (kind < 0.03) extra = ['ROLE_DESIGNER'];
    else if (kind < 0.035) extra = ['ROLE_MERCHANT'];
    else if (kind < 0.03501) extra = ['ROLE_ADMIN'];
    const roles = ['ROLE_USER', ...extra];
    const at = new Date(start + Math.floor((n / rows) * span));
    yield [
      personId(n),
      `person${n}@mail.example`,
      `+849${String(10_000_000 + n)}`,
      'x',
      `${rng.pick(family)} ${rng.pick(given)}`,
      roles,
      rng.next() < 0.002 ? 'suspended' : 'active',
      at,
      at,
    ];
  }
}

function* someLines(): Generator<(string | Date | null)[]> {
  for (let n = 0; n < rows; n++) {
    const who = personId(Math.floor(rng.next() * rows));
    yield [
      new Date(start + Math.floor((n / rows) * span)),
      who,
      rng.pick(actions),
      who,
      null,
      '{"session":"s_x"}',
      randomBytes(8).toString('hex'),
      '10.0.0.1',
    ];
  }
}

function personId(n: number): string {
  return `u_${String(n).padStart(9, '0')}bench`;
}

function place(value: string, id: string | number): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

async function timed(name: string, ask: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let n = 0; n < Number(values.queries) + 2; n++) {
    const begun = performance.now();
    await ask();
    if (n >= 2) times.push(performance.now() - begun);
  }
  const tenths = (ms: number) => Math.round(ms * 10) / 10;
  return { [`${name}Ms`]: tenths(median(times)), [`${name}MostMs`]: tenths(Math.max(...times)) };
}
