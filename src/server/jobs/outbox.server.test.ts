import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { deliverOnce, enqueue, releaseStuckJobs, sweepOutbox } from '#platform/outbox-queries.server.ts';
import { registerPerson, signIn } from '../../../tests/support/app.ts';
import { startDatabaseProxy } from '../../../tests/support/database-proxy.ts';
import { until } from '../../../tests/support/until.ts';
import { letter, openJobDesk } from '../../../tests/support/mail/job-desk.ts';

const { world, smtp, running, said, work, mailTo, waiting, hurry } = await openJobDesk();

describe('DESIGN §4: the outbox', () => {
  test('two workers do not send a letter twice', async () => {
    await Promise.all([work(), work()]);
    const people = Array.from({ length: 30 }, (_, i) => `both${i}@mail.example`);
    await Promise.all(people.map((to) => enqueue(world.db, world.clock, { kind: 'mail', letter: letter(to) })));
    await until(async () => (await waiting()) === 0);
    expect(smtp.mails.map((mail) => mail.to[0]).sort()).toEqual(people.sort());
  });

  test('ten that take the same row at once: one sends it', async () => {
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('once@mail.example') });
    const { id } = await world.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    let sent = 0;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        deliverOnce(world.db, world.clock, id, async () => {
          sent += 1;
        }),
      ),
    );
    await deliverOnce(world.db, world.clock, id, async () => {
      sent += 1;
    });
    expect(sent).toBe(1);
  });

  test('a letter that could not be sent stays as it is', async () => {
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('later@mail.example') });
    const { id } = await world.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await expect(
      deliverOnce(world.db, world.clock, id, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(
      await world.db.selectFrom('outbox').select(['payload', 'done_at']).where('id', '=', id).executeTakeFirst(),
    ).toMatchObject({ done_at: null, payload: { to: 'later@mail.example' } });
  });

  test('what was undone with its cause is not sent', async () => {
    await expect(
      world.db.transaction().execute(async (db) => {
        await enqueue(db, world.clock, { kind: 'mail', letter: letter('undone@mail.example') });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await work();
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('done@mail.example') });
    await mailTo('done@mail.example');
    await until(async () => (await waiting()) === 0);
    expect(smtp.mails.some((mail) => mail.to.includes('undone@mail.example'))).toBe(false);
  });

  test('D4: who waits for a code does not wait until everybody else has their mails', async () => {
    const sent: string[] = [];
    const order: Mailer = { close: () => undefined, send: async ({ to }) => void sent.push(to) };
    for (let n = 0; n < 40; n += 1)
      await enqueue(world.db, world.clock, { kind: 'mail', letter: letter(`crowd${n}@mail.example`) });
    const code = { ...letter('code@mail.example'), template: 'code' as const, values: { code: '123456', minutes: 10 } };
    await enqueue(world.db, world.clock, { kind: 'mail', letter: code });
    await work({ mailer: order });
    await until(() => sent.length === 41);
    expect(sent.indexOf('code@mail.example')).toBeLessThan(5);
  });

  test('jobs outlive a database that went away and came back, also in the middle of one', async () => {
    const gate = await startDatabaseProxy(world.url);
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const taken: string[] = [];
    // A mail server that takes its time with the first letter.
    const slow: Mailer = {
      close: () => undefined,
      async send({ to }) {
        taken.push(to);
        if (taken.length > 1) return;
        begun.resolve();
        await held.promise;
      },
    };
    await work({ url: gate.url, mailer: slow });
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('middle@mail.example') });
    await begun.promise;
    await gate.shut();
    held.resolve();
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('meanwhile@mail.example') });
    await gate.open();
    await until(() => taken.includes('meanwhile@mail.example'));
    await until(async () => {
      await hurry();
      return (await waiting()) === 0;
    });
    expect(taken.filter((to) => to === 'middle@mail.example').length).toBeGreaterThan(0);
    await running.pop()!.stop();
    await gate.shut();
  });

  test('connections that never answer again: a runner that looks for nothing is left behind, another one delivers', async () => {
    const gate = await startDatabaseProxy(world.url);
    await work({ url: gate.url, pollMs: 50, patience: 20, db: openDatabase(world.url) });
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('before@mail.example') });
    await mailTo('before@mail.example');
    gate.freeze();
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('frozen@mail.example') });
    await until(async () => said.includes('jobs ended unexpectedly, starting again'));
    gate.thaw();
    await mailTo('frozen@mail.example');
    await running.pop()!.stop();
    await gate.shut();
  });

  test('a job of a killed process is free again after five minutes', async () => {
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('killed@mail.example') });
    await sql`update graphile_worker._private_jobs
      set locked_at = now() - interval '6 minutes', locked_by = 'a dead one', attempts = 1`.execute(world.db);
    await releaseStuckJobs(world.db);
    await work();
    await mailTo('killed@mail.example');
  });

  test('what time takes away is swept, what still counts stays', async () => {
    const person = await registerPerson(world);
    const token = await signIn(world, person);
    await world.call('GET', '/user/coohom-token', { token });
    await sql`insert into idempotency_keys
      values ('visitor', 'an-old-key', 'x', 'h', null, ${world.clock.now()}, ${world.clock.now()})`.execute(world.db);
    const left = async () =>
      Object.fromEntries(
        await Promise.all(
          (['codes', 'limits', 'workspace_tokens', 'idempotency_keys', 'sessions'] as const).map(
            async (table) =>
              [
                table,
                Number(
                  (
                    await world.db
                      .selectFrom(table)
                      .select((f) => f.fn.countAll().as('n'))
                      .executeTakeFirstOrThrow()
                  ).n,
                ),
              ] as const,
          ),
        ),
      );
    const sweep = async () => {
      await sql`select graphile_worker.add_job('sweep')`.execute(world.db);
      await until(
        async () =>
          (await sql`select 1 from graphile_worker.jobs where task_identifier = 'sweep'`.execute(world.db)).rows
            .length === 0,
      );
    };
    await work();
    await sweep();
    for (const [table, n] of Object.entries(await left())) expect(n, table).toBeGreaterThan(0);
    world.clock.advance(3 * 86_400);
    await sweep();
    expect(await left()).toMatchObject({ codes: 0, limits: 0, workspace_tokens: 0, idempotency_keys: 0 });
    expect((await left()).sessions).toBeGreaterThan(0);
    world.clock.advance(61 * 86_400);
    await sweep();
    expect((await left()).sessions).toBe(0);
    expect(await world.db.selectFrom('users').select('id').where('id', '=', person.id).execute()).toHaveLength(1);
  });

  test('letters, sent or never sent, do not stay for ever', async () => {
    await enqueue(world.db, world.clock, { kind: 'mail', letter: letter('old@mail.example') });
    await sweepOutbox(world.db, new Date(world.clock.now().getTime() + 1));
    expect(await waiting()).toBe(0);
    expect(await world.db.selectFrom('local_messages').selectAll().execute()).toEqual([]);
  });
});
