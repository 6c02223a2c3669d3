import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { localMailer, smtpMailer } from '#platform/mail.server.ts';
import { twilioSms } from '#platform/sms.server.ts';
import { registerPerson, sendEmailCode, unregisteredPerson } from '../../../tests/support/app.ts';
import { until } from '../../../tests/support/until.ts';
import { openJobDesk } from '../../../tests/support/mail/job-desk.ts';

const { world, smtp, running, said, work, mailTo, waiting, hurry } = await openJobDesk();

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
