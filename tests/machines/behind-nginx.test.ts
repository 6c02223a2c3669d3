import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase, transaction, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { startApplication } from '#server/application.ts';
import { readConfig } from '#server/config.ts';
import { freePort, startBuiltServer, type BuiltServer } from '../../e2e/support/server.ts';
import { until } from '../support/until.ts';
import { dataFolder, migratedFolder } from '../faults/built-server.ts';
import { call, codeFrom, newcomer, registerWith, type Newcomer } from '../faults/visitor.ts';
import { startNginx } from './nginx-process.ts';

const cleanups: (() => Promise<unknown>)[] = [];
const secret = 'one secret for all machines, long enough';
let url: string;
let env: Record<string, string>;
let folders: string[];
let web: BuiltServer[];
let worker: BuiltServer;
let db: Database;

beforeAll(async () => {
  const database = await startEmbeddedDatabase({ dataDir: await migratedFolder(cleanups), log: () => undefined });
  cleanups.push(() => database.stop());
  db = openDatabase(database.url);
  cleanups.push(() => closeDatabase(db));
  const port = await freePort();
  url = `http://localhost:${port}`;
  env = {
    DATABASE_URL: database.url,
    HIEN_SECRET: secret,
    HIEN_ORIGIN: url,
    TRUST_PROXY: '127.0.0.1',
    HOST: '127.0.0.1',
    HIEN_DEMO: '0',
    HIEN_RENDER_THREADS: '0',
  };
  folders = [await dataFolder(cleanups), await dataFolder(cleanups), await dataFolder(cleanups)];
  web = await Promise.all(folders.map((folder) => startBuiltServer({ ...env, HIEN_ROLE: 'web' }, folder)));
  worker = await startBuiltServer({ ...env, HIEN_ROLE: 'worker' }, await dataFolder(cleanups));
  cleanups.push(() => Promise.all([...web, worker].map((server) => server.stop())));
  const nginx = await startNginx(
    join(await dataFolder(cleanups), 'nginx'),
    port,
    web.map((server) => server.port),
  );
  cleanups.push(() => nginx.stop());
  await until(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok);
});
afterAll(async () => {
  for (const step of cleanups.splice(0).toReversed()) await step();
});

/** Both codes, asked for through nginx; the outbox is for this machine only, not for what comes through a proxy. */
async function withCodes(person: Newcomer): Promise<Newcomer> {
  const mobile = encodeURIComponent(person.mobile);
  await call(url, 'GET', `/auth/email-verification-code/${person.email}`, undefined, '');
  await call(url, 'GET', `/auth/sendVerificationCodeToMobile?mobile=${mobile}`, undefined, '');
  const emailCode = await codeFrom(web[0]!.url, person.email);
  return { ...person, emailCode, mobileCode: await codeFrom(web[0]!.url, person.mobile) };
}

/** Opens a stream and gathers what it says. */
async function listen(from: string, token: string): Promise<{ said(): string; close(): void }> {
  const leaving = new AbortController();
  const answer = await fetch(`${from}/api/sse`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let said = '';
  void (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) said += chunk;
  })().catch(() => undefined);
  return { said: () => said, close: () => leaving.abort() };
}

test('a notification of one process reaches the streams of all, through nginx, once each', async () => {
  const person = await withCodes(newcomer(700));
  expect((await registerWith(url, person)).code).toBe(200);
  const login = { mobileOrEmail: person.email, password: person.password };
  const token = (await call(url, 'POST', '/auth/login', login, person.address)).data as string;
  const sources = [...web.map((server) => server.url), ...Array.from({ length: 6 }, () => url)];
  const streams = await Promise.all(sources.map((from) => listen(from, token)));
  await until(() => streams.every((stream) => stream.said().includes('CONNECTED')));
  const { id } = await db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
  const house = await startApplication(readConfig({ ...env, HIEN_ROLE: 'web', HIEN_DATA: await dataFolder(cleanups) }));
  const tell = (outcome: string) =>
    transaction(db, (inner) =>
      sendNotification(inner, house.services, [id], { type: 'REPORT_DECIDED', details: { outcome } }),
    );
  await tell('first');
  await tell('second');
  await house.close();
  const notices = (said: string) => said.split('\n').filter((line) => line.includes('REPORT_DECIDED')).length;
  // The second comes after the first, and by then a doubled first would have come too.
  await until(() => streams.every((stream) => notices(stream.said()) >= 2));
  for (const stream of streams) {
    expect(notices(stream.said())).toBe(2);
    stream.close();
  }
});

test('what a client claims of its address counts for nothing', async () => {
  const tries = [];
  for (let n = 0; n < 14; n++)
    tries.push(
      await call(
        url,
        'POST',
        '/auth/login',
        { mobileOrEmail: 'who@mail.example', password: 'not it at all' },
        `10.77.0.${n}`,
      ),
    );
  expect(tries.at(-1)?.error).toBe('login_too_many');
});

test.each(['/metrics', '/readyz'])('%s is not for the outside', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

/** Asks without end for pages, lists and writes, and gathers what was no answer. */
function keepAsking() {
  const failures: string[] = [];
  let asked = 0;
  const state = { stopping: false };
  const ask = async (lane: number) => {
    for (let n = 0; !state.stopping; n++) {
      const [method, path] = (
        [
          ['GET', `/help?lane=${lane}-${n}`],
          ['GET', `/api/articles?w=n${n}`],
          ['POST', '/api/auth/login'],
        ] as const
      )[n % 3]!;
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', origin: url },
        ...(method === 'POST'
          ? { body: JSON.stringify({ mobileOrEmail: `l${lane}@mail.example`, password: 'not it at all' }) }
          : {}),
      }).catch((error: Error) => error);
      asked += 1;
      if (answer instanceof Error) failures.push(`${method} ${path}: ${answer.message}`);
      else {
        await answer.arrayBuffer().catch((error: Error) => failures.push(`${path}: ${error.message}`));
        if (answer.status >= 500) failures.push(`${method} ${path}: ${answer.status}`);
      }
    }
  };
  const lanes = [0, 1, 2, 3].map(ask);
  return {
    asked: () => asked,
    async stop() {
      state.stopping = true;
      await Promise.all(lanes);
      return failures;
    },
  };
}

test('R12: each process is stopped and started in turn: nobody notices', async () => {
  const asking = keepAsking();
  for (const [n, server] of web.entries()) {
    const before = asking.asked();
    await until(() => asking.asked() > before + 30);
    await server.stop();
    const without = asking.asked();
    await until(() => asking.asked() > without + 30);
    web[n] = await startBuiltServer({ ...env, HIEN_ROLE: 'web', PORT: String(server.port) }, folders[n]);
  }
  expect(await asking.stop()).toEqual([]);
});

test('R1: processes are killed amid registrations: each acknowledged one is there, none twice; reading goes on', async () => {
  const people = [];
  for (let n = 710; n < 713; n++) people.push(await withCodes(newcomer(n)));
  // As a browser does: the same key, until there is an answer. Not more often: 60 an hour are allowed from one address.
  const insist = async (person: Newcomer) => {
    for (let n = 0; n < 18; n++) {
      const answer = await registerWith(url, person).catch(() => null);
      if (answer?.code === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
    throw new Error(`${person.email} was never registered`);
  };
  const registering = people.map(insist);
  for (const victim of web.slice(1)) {
    victim.process.kill('SIGKILL');
    await once(victim.process, 'exit');
    for (let n = 0; n < 10; n++) expect((await fetch(`${url}/api/articles?w=k${n}`)).status).toBe(200);
  }
  await Promise.all(registering);
  const emails = people.map(({ email }) => email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(emails);
});
