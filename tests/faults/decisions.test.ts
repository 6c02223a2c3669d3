import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { makeAdmin } from '#features/people/accounts/make-admin.server.ts';
import { newId } from '#lib/id.ts';
import { systemClock } from '#platform/clock.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { until } from '../support/until.ts';
import type { BuiltServer } from '../../e2e/support/server.ts';
import { databaseOf, migratedFolder, startServer } from './built-server.ts';
import type { Envelope } from './visitor.ts';

const admin = { email: 'auditor@mail.example', nickname: 'Người duyệt', password: 'mai-hien-2026' };
const count = 50;

test('H3: Node is killed in the middle of 50 approvals, and again while they take effect: each is whole or has not begun, and the rest goes on after', async () => {
  const dataDir = await migratedFolder();
  const before = await startServer({}, dataDir);
  const db = await databaseOf(dataDir);
  await makeAdmin({ db, clock: systemClock, hasher: await createPasswordHasher() }, admin);
  const ids = await waitingApplications(db);

  const token = await auditorAt(before.url);
  const answered: string[] = [];
  const decisions = ids.map((id) =>
    approve(before.url, token, id).then(
      (answer) => {
        if (answer.code === 200) answered.push(id);
        if (answered.length === 10) before.process.kill('SIGKILL');
      },
      () => undefined,
    ),
  );
  await Promise.all([...decisions, once(before.process, 'exit')]);
  expect(answered.length).toBeGreaterThanOrEqual(10);
  expect(answered.length, 'killed while decisions were under way').toBeLessThan(count);
  // They wait for this test, not for the minute.
  await makeEffectiveAt(db, new Date(Date.now() + 86_400_000));
  const found = await standings(db);
  for (const id of answered) expect(found.get(id), 'what was acknowledged stands').toBe(approved);
  expect([...new Set(found.values())].toSorted(), 'no half decision').toEqual([approved, notBegun].toSorted());

  const second = await startServer({}, dataDir);
  const again = await auditorAt(second.url);
  for (const id of ids) {
    const answer = await approve(second.url, again, id);
    expect(answer).toMatchObject(
      found.get(id) === approved ? { code: 409, error: 'confirmation_pending' } : { code: 200 },
    );
  }
  await makeEffectiveAt(db, new Date(Date.now() + 86_400_000));
  await killInTheMiddle(db, second.process);
  const left = [...(await standings(db)).values()];
  expect(left.filter((each) => each === whole)).toHaveLength(10);
  expect(
    left.filter((each) => each === approved),
    'nothing of the eleventh',
  ).toHaveLength(count - 10);

  await startServer({}, dataDir);
  await sql`select graphile_worker.add_job('confirmations')`.execute(db);
  await until(async () => [...(await standings(db)).values()].every((each) => each === whole));
});

/** Holds what the eleventh writes near its end, and makes all of them due. */
async function killInTheMiddle(db: Database, server: BuiltServer['process']): Promise<void> {
  const { user_id } = await db
    .selectFrom('bill_confirmations')
    .innerJoin('bills', 'bills.id', 'bill_id')
    .select('bills.user_id')
    .orderBy('bill_confirmations.id')
    .offset(10)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (held) => {
    await held.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    await makeEffectiveAt(db, new Date());
    await sql`select graphile_worker.add_job('confirmations')`.execute(db);
    await until(async () => (await appliedCount(db)) === 10 && (await isOneWaiting(db)));
    server.kill('SIGKILL');
    await once(server, 'exit');
  });
}

async function appliedCount(db: Database): Promise<number> {
  const rows = await db.selectFrom('bill_confirmations').select('id').where('state', '=', 'APPLIED').execute();
  return rows.length;
}

async function isOneWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

async function makeEffectiveAt(db: Database, effective_at: Date): Promise<void> {
  await db.updateTable('bill_confirmations').set({ effective_at }).where('state', '=', 'PENDING').execute();
}

/** At the machine itself, where no second factor is asked. */
async function auditorAt(url: string): Promise<string> {
  return (await ask(url, '/auth/login', { mobileOrEmail: admin.email, password: admin.password })).data as string;
}

const approve = (url: string, token: string, id: string) =>
  ask(url, `/admin/applications/${id}/approve`, { amount: 3_800_000 }, token);

async function ask(url: string, path: string, body: object, token?: string): Promise<Envelope & { state?: string }> {
  const headers = {
    origin: url,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return (await (
    await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as Envelope;
}

/** Fifty people whose papers and receipts lie before the auditors, written where applying writes. */
async function waitingApplications(db: Database): Promise<string[]> {
  const now = new Date();
  const people = Array.from({ length: count }, (_, n) => ({
    n,
    user: newId('u', now),
    application: newId('e', now),
    bill: newId('h', now),
  }));
  await db
    .insertInto('users')
    .values(
      people.map(({ n, user }) => ({
        id: user,
        email: `decided${n}@mail.example`,
        nickname: `Người ${n}`,
        password_hash: 'none',
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('bills')
    .values(
      people.map(({ n, user, application, bill }) => ({
        id: bill,
        reference: `HIENTEST${n}`,
        user_id: user,
        kind: 'joining' as const,
        subject: application,
        amount: 3_800_000,
        status: 'SUBMITTED' as const,
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('applications')
    .values(
      people.map(({ user, application, bill }) => ({
        id: application,
        user_id: user,
        type: 'designer',
        state: 'AUDITING',
        plan: 'PRO_YEARLY',
        bill_id: bill,
        submitted_at: now,
        due_at: now,
        attempt: 1,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  return people.map(({ application }) => application);
}

const whole = 'PASSED PAID applied money role plan profile notice letter event record';
const approved = 'AUDITING SUBMITTED pending';
const notBegun = 'AUDITING SUBMITTED';

/** All that a decision leaves behind, by application. The letter waits, or has been delivered meanwhile. */
async function standings(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; found: string }>`
    select a.id, concat_ws(' ', a.state, b.status,
      case (select string_agg(state, ' ') from bill_confirmations where bill_id = b.id) when 'PENDING' then 'pending'
      when 'APPLIED' then 'applied' end,
      case when b.received = b.amount and (select count(*) from ledger_postings where account = 'payer:' || b.id) = 2 then 'money' end,
      case when 'ROLE_DESIGNER' = any(u.roles) then 'role' end,
      case when (select count(*) from plan_terms where user_id = u.id) = 1 then 'plan' end,
      case when (select count(*) from designers join search_designers using (id) where user_id = u.id) = 1 then 'profile' end,
      case when (select count(*) from notices where user_id = u.id and type = 'REQUEST_PASSED') = 1 then 'notice' end,
      case when exists (select from outbox where payload->>'to' = u.email) or exists (select from local_messages
      where recipient = u.email) then 'letter' end,
      case when (select count(*) from application_events where application_id = a.id and step = 'passed') = 1 then 'event' end,
      case when (select count(*) from audit where target = a.id and action = 'application.passed') = 1 then 'record' end) as found
    from applications a join users u on u.id = a.user_id join bills b on b.id = a.bill_id
    where u.email like 'decided%' order by a.id`.execute(db);
  return new Map(rows.map(({ id, found }) => [id, found]));
}
