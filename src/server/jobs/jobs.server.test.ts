import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, closeDatabase, type Database } from '#db/database.ts';
import { locales } from '#lib/locale.ts';
import { localMailer, smtpMailer, type Mailer } from '#platform/mail.server.ts';
import { deliverOnce, enqueue, releaseStuckJobs, sweepOutbox } from '#platform/outbox-queries.server.ts';
import { localSms, twilioSms, type SmsSender } from '#platform/sms.server.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import {
  registerPerson,
  sendEmailCode,
  signIn,
  unregisteredPerson,
  testApp,
  type TestApp,
} from '../../../tests/support/app.ts';
import { startDatabaseProxy } from '../../../tests/support/database-proxy.ts';
import { startSmtp, type SmtpProcess } from '../../../tests/support/mail/smtp.ts';
import { until } from '../../../tests/support/until.ts';

let world: TestApp;
let smtp: SmtpProcess;
const running: { stop(): Promise<void> }[] = [];
const said: string[] = [];
beforeAll(async () => {
  [world, smtp] = await Promise.all([testApp(), startSmtp('hien:p%40ss%20word@')]);
});
afterAll(async () => {
  await Promise.all([world.close(), smtp.stop()]);
});
beforeEach(() => {
  world.clock.advance(86_400);
  smtp.mails.length = 0;
  said.length = 0;
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

/** The worker of a process: its own connections, its own mailer. */
async function work({
  url = world.url,
  db = openDatabase(url),
  mailer = smtpMailer(smtp.url, 'Hiên 轩 <no-reply@hien.example>'),
  sms = localSms(world.db, world.clock),
  ...looks
}: { url?: string; db?: Database; mailer?: Mailer; sms?: SmsSender; pollMs?: number; patience?: number } = {}) {
  const jobs = await startJobs({
    ...looks,
    url,
    db,
    clock: world.clock,
    mailer,
    sms,
    storage: world.services.storage,
    keys: world.services.keys,
    settings: () => world.services.settings,
    rendering: world.services.rendering,
    developer: world.services.developer,
    log: (line) => said.push(line),
  });
  const worker = {
    async stop() {
      await jobs.stop();
      mailer.close();
      await closeDatabase(db);
    },
  };
  running.push(worker);
  return worker;
}
const mailTo = (to: string) => until(() => smtp.mails.find((mail) => mail.to.includes(to)));
const waiting = async () =>
  Number(
    (
      await world.db
        .selectFrom('outbox')
        .select((f) => f.fn.countAll().as('n'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).n,
  );
const letter = (to: string) => ({
  to,
  locale: 'en' as const,
  template: 'passwordChanged' as const,
  values: { nickname: 'Lan' },
});
const hurry = () =>
  sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`.execute(
    world.db,
  );

describe('D4: mail by SMTP', () => {
  const subjects = { en: /^\d{6} is your Hien code$/, zh: /^\d{6} .*轩/, vi: /^\d{6} .*Hiên/ };
  test.each(locales)('the code arrives in %s, as text and as a page, from the address of the site', async (locale) => {
    await work();
    const { email } = unregisteredPerson();
    await world.call('GET', `/auth/email-verification-code/${email}`, { locale });
    const code = await world.lastCode(email).catch(() => null);
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(subjects[locale]);
    const sent = mail.subject.slice(0, 6);
    if (code !== null) expect(sent).toBe(code);
    expect(mail.text).toContain(sent);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).toContain(`>${sent}</strong>`);
    expect(mail.from).toBe('no-reply@hien.example');
    expect(mail.headers.from).toMatch(/no-reply@hien\.example/);
  });

  test('what was sent is emptied: the code is nowhere any more', async () => {
    const { email } = unregisteredPerson();
    await sendEmailCode(world, email, 'register', '10.90.0.1');
    const code = await world.lastCode(email);
    await work();
    await mailTo(email);
    await until(async () => (await waiting()) === 0);
    const rows = await world.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.at(-1)).toMatchObject({ payload: {}, tries: 1, done_at: world.clock.now() });
  });

  test('an address nobody knows gets no letter, and the same row', async () => {
    const known = await registerPerson(world);
    const unknown = unregisteredPerson();
    world.clock.advance(61);
    await sendEmailCode(world, unknown.email, 'login', '10.90.0.2');
    await sendEmailCode(world, known.email, 'login', '10.90.0.2');
    await work();
    await mailTo(known.email);
    await until(async () => (await waiting()) === 0);
    expect(smtp.mails.some((mail) => mail.to.includes(unknown.email))).toBe(false);
  });

  test('refused for the moment it is tried again, and the log does not name anyone', async () => {
    await work();
    smtp.refuseNext(1, 451);
    const { email } = unregisteredPerson();
    await sendEmailCode(world, email, 'register', '10.90.0.3');
    await until(() => smtp.refused.includes(email));
    await until(
      async () =>
        (
          await sql`select 1 from graphile_worker.jobs where attempts = 1 and locked_at is null and last_error is not null`.execute(
            world.db,
          )
        ).rows.length === 1,
    );
    expect(smtp.mails).toHaveLength(0);
    await hurry();
    await mailTo(email);
    expect(smtp.mails).toHaveLength(1);
    expect(said.join()).toMatch(/Mail refused: SMTP 451/);
    expect(said.join()).not.toContain(email);
    const kept = await sql<{ last_error: string | null }>`select last_error from graphile_worker.jobs`.execute(
      world.db,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(email);
  });

  test('a code that ran out on its way is not sent any more', async () => {
    const { email } = unregisteredPerson();
    await sendEmailCode(world, email, 'register', '10.90.0.4');
    world.clock.advance(601);
    await work();
    await until(async () => (await waiting()) === 0);
    expect(smtp.mails).toHaveLength(0);
  });

  test('with a wrong password of the mail server nothing is lost', async () => {
    const wrong = await work({ mailer: smtpMailer(smtp.url.replace('p%40ss', 'wrong'), 'a@hien.example') });
    const { email } = unregisteredPerson();
    await sendEmailCode(world, email, 'register', '10.90.0.5');
    await until(() => said.some((line) => line.includes('Mail refused: SMTP 535')));
    await wrong.stop();
    running.length = 0;
    await work();
    await hurry();
    await mailTo(email);
  });
});

describe('D4: SMS by a provider', () => {
  let provider: Server;
  const messages: URLSearchParams[] = [];
  beforeAll(async () => {
    provider = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      messages.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
    await new Promise<void>((resolve) => {
      provider.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => provider.close());

  test.each([
    ['en', /^Hien: your code is \d{6}/],
    ['zh', /轩.*\d{6}/],
    ['vi', /Hiên.*\d{6}/],
  ] as const)('the code arrives in %s', async (locale, words) => {
    const { port } = provider.address() as AddressInfo;
    await work({
      sms: twilioSms({ account: 'AC1', token: 't', from: '+15005550006', baseUrl: `http://127.0.0.1:${port}` }),
    });
    const { mobile } = unregisteredPerson();
    await world.call('GET', `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(mobile)}`, {
      locale,
      from: '10.90.0.6',
    });
    const message = await until(() => messages.find((each) => each.get('To') === mobile));
    expect(message.get('Body')).toMatch(words);
    expect(message.get('From')).toBe('+15005550006');
  });
});

describe('D4: without a mail server or a provider', () => {
  test('letters end in the local outbox', async () => {
    await work({ mailer: localMailer(world.db, world.clock) });
    const person = unregisteredPerson();
    await world.call('GET', `/auth/email-verification-code/${person.email}`, { locale: 'vi', from: '10.90.0.7' });
    await world.call('GET', `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(person.mobile)}`, {
      locale: 'zh',
      from: '10.90.0.7',
    });
    const seen = (to: string) =>
      until(
        async () =>
          (
            (await world.call('GET', `/outbox?to=${encodeURIComponent(to)}`)).data as {
              channel: string;
              text: string;
            }[]
          )[0],
      );
    expect(await seen(person.email)).toMatchObject({ channel: 'mail', text: expect.stringMatching(/\d{6}/) });
    expect(await seen(person.mobile)).toMatchObject({ channel: 'sms', text: expect.stringMatching(/轩/) });
  });
});

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
