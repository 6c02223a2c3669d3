import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { makeAdmin } from '#features/people/accounts/make-admin.server.ts';
import { newId } from '#lib/id.ts';
import { systemClock } from '#platform/clock.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { databaseOf, migratedFolder, startServer } from './built-server.ts';
import type { Envelope } from './visitor.ts';

const admin = { email: 'auditor@mail.example', nickname: 'Người duyệt', password: 'mai-hien-2026' };
const count = 50;

test('H3: Node is killed in the middle of 50 decisions: each is whole or has not begun, and the rest can be decided after', async () => {
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

  const after = await startServer({}, dataDir);
  const found = await standings(db);
  for (const id of answered) expect(found.get(id), 'what was acknowledged stands').toBe(whole);
  expect([...new Set(found.values())].toSorted(), 'no half decision').toEqual([notBegun, whole].toSorted());

  const again = await auditorAt(after.url);
  for (const id of ids) {
    const answer = await approve(after.url, again, id);
    expect(answer).toMatchObject(
      found.get(id) === whole ? { code: 409, error: 'application_state', state: 'PASSED' } : { code: 200 },
    );
  }
  expect([...(await standings(db)).values()]).toEqual(Array.from({ length: count }, () => whole));
});

/** At the machine itself, where no second factor is asked. */
async function auditorAt(url: string): Promise<string> {
  return (await ask(url, '/auth/login', { mobileOrEmail: admin.email, password: admin.password })).data as string;
}

const approve = (url: string, token: string, id: string) => ask(url, `/admin/applications/${id}/approve`, {}, token);

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

const whole = 'PASSED PAID role plan profile notice letter event record';
const notBegun = 'AUDITING SUBMITTED';

/** All that a decision leaves behind, by application. The letter waits, or has been delivered meanwhile. */
async function standings(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; found: string }>`
    select a.id, concat_ws(' ', a.state, b.status,
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
