import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { ready, startBuiltServer, type BuiltServer } from '../../e2e/support/server.ts';
import { processesOf, serverPid } from './database-folder.ts';
import { cleanups, dataFolder, migratedFolder, startServer } from './built-server.ts';
import { call, codeFrom, newcomer, prove, registerWith, type Newcomer } from './visitor.ts';

test('the database is killed during registrations: every acknowledged one is there, none twice', async () => {
  const server = await startServer();
  const people = Array.from({ length: 24 }, (_, n) => newcomer(n));
  for (const person of people) await prove(server.url, person);

  const acknowledged: Newcomer[] = [];
  let killed = 0;
  for (const [n, person] of people.entries()) {
    const attempt = registerWith(server.url, person);
    if (n % 6 === 3) killed += Number(process.kill(serverPid(server.dataDir), 'SIGKILL'));
    const answer = await attempt.catch(() => null);
    if (answer?.code === 200) acknowledged.push(person);
    else acknowledged.push(await insist(server, person));
  }

  expect(killed).toBeGreaterThanOrEqual(4);
  for (const person of acknowledged) {
    const login = await call(
      server.url,
      'POST',
      '/auth/login',
      { mobileOrEmail: person.email, password: person.password },
      person.address,
    );
    expect(login.code, person.email).toBe(200);
  }
  const database = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
  cleanups.push(() => database.stop());
  const { default: pg } = await import('pg');
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ email: string; n: string }>(
    `select email, count(*) as n from users where email like 'kill%' group by email`,
  );
  await client.end();
  expect(rows.every((row) => Number(row.n) === 1)).toBe(true);
  expect(rows.map((row) => row.email).toSorted()).toEqual(acknowledged.map((person) => person.email).toSorted());
  expect(server.process.exitCode).toBeNull();
});

test('N4: Node is killed: sessions, spent codes and limits are as they were', async () => {
  const dataDir = await migratedFolder();
  const before = await startServer({}, dataDir);
  const person = newcomer(100);
  await prove(before.url, person);
  expect((await registerWith(before.url, person)).code).toBe(200);
  const token = (
    await call(
      before.url,
      'POST',
      '/auth/login',
      { mobileOrEmail: person.email, password: person.password },
      person.address,
    )
  ).data as string;
  for (let i = 0; i < 10; i++)
    await call(
      before.url,
      'POST',
      '/auth/login',
      { mobileOrEmail: person.email, password: 'wrong one' },
      person.address,
    );
  await call(before.url, 'GET', '/auth/email-verification-code/limits@mail.example', undefined, person.address);

  before.process.kill('SIGKILL');
  await once(before.process, 'exit');
  const after = await startServer({}, dataDir);

  expect((await call(after.url, 'GET', '/user', undefined, person.address, token)).code).toBe(200);
  expect(
    (
      await call(
        after.url,
        'POST',
        '/auth/login',
        { mobileOrEmail: person.email, password: person.password },
        person.address,
      )
    ).error,
  ).toBe('login_too_many');
  expect(
    (await call(after.url, 'GET', '/auth/email-verification-code/limits@mail.example', undefined, '10.1.1.1')).error,
  ).toBe('code_too_soon');
  expect((await registerWith(after.url, { ...person, key: `${person.key}-again` })).error).toBe(
    'message_email_code_error',
  );
});

test('N4: told to stop, it ends with 0 and leaves no process behind', async () => {
  const dataDir = await dataFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const server = await startBuiltServer({ HIEN_DEMO: '0' }, dataDir);
    expect(processesOf(dataDir).length).toBeGreaterThan(0);
    server.process.kill(signal);
    const [code] = (await once(server.process, 'exit')) as [number];
    expect(code, server.output()).toBe(0);
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
  }
});

test('two instances with different PORT and HIEN_DATA run side by side and know nothing of each other', async () => {
  const [one, other] = await Promise.all([startServer(), startServer()]);
  const person = newcomer(200);
  await prove(one.url, person);
  expect((await registerWith(one.url, person)).code).toBe(200);
  const body = { mobileOrEmail: person.email, password: person.password };
  expect((await call(one.url, 'POST', '/auth/login', body, person.address)).code).toBe(200);
  expect((await call(other.url, 'POST', '/auth/login', body, person.address)).error).toBe('login_failed');
});

test('HIEN_ROLE: what is asked at one process is delivered by another over the same database', async () => {
  const database = await startEmbeddedDatabase({ dataDir: await migratedFolder(), log: () => undefined });
  cleanups.push(() => database.stop());
  const shared = { DATABASE_URL: database.url, HIEN_SECRET: 'one secret for both machines, long enough' };
  const web = await startServer({ ...shared, HIEN_ROLE: 'web' });
  await call(web.url, 'GET', '/auth/email-verification-code/far@mail.example', undefined, '10.4.4.4');
  expect(await lettersTo(web.url, 'far@mail.example')).toBe(0);
  const worker = await startServer({ ...shared, HIEN_ROLE: 'worker' });
  expect(await codeFrom(web.url, 'far@mail.example')).toMatch(/^\d{6}$/);
  expect(worker.process.exitCode).toBeNull();
});

test('N4: npm run backup and npm run restore bring back the same people, sessions and keys', async () => {
  const dataDir = await migratedFolder();
  const copies = await dataFolder();
  const elsewhere = await dataFolder();
  const before = await startServer({}, dataDir);
  const people = [newcomer(300), newcomer(301)];
  for (const person of people) {
    await prove(before.url, person);
    expect((await registerWith(before.url, person)).code).toBe(200);
  }
  const login = (url: string, { email, password, address }: Newcomer) =>
    call(url, 'POST', '/auth/login', { mobileOrEmail: email, password }, address);
  const token = (await login(before.url, people[0]!)).data as string;
  await script('backup', [join(copies, 'one')], { HIEN_DATA: dataDir });
  await before.stop();
  await rm(elsewhere, { recursive: true });
  await script('restore', [join(copies, 'one')], { HIEN_DATA: elsewhere });

  const after = await startServer({}, elsewhere);
  const user = await call(after.url, 'GET', '/user', undefined, people[0]!.address, token);
  expect(user, 'the session and the key it was signed with').toMatchObject({
    code: 200,
    data: { email: people[0]!.email, nickname: people[0]!.nickname },
  });
  for (const person of people) expect((await login(after.url, person)).code, person.email).toBe(200);
});

async function script(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn('npm', ['run', name, '--', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code, output).toBe(0);
}

/**
 * Tries again as a browser does: the same key, until the server is back and no longer takes the lost attempt for one
 * under way. Each second: 60 an hour are allowed.
 */
async function insist(server: BuiltServer, person: Newcomer): Promise<Newcomer> {
  for (let i = 0; i < 55; i++) {
    await ready(server.url, server.process, server.output);
    const answer = await registerWith(server.url, person).catch(() => null);
    if (answer?.code === 200) return person;
    if (answer && answer.code < 500 && answer.error !== 'idempotency_busy')
      throw new Error(`refused for good: ${answer.error}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('the server did not come back');
}

async function lettersTo(url: string, to: string): Promise<number> {
  const { data } = (await (await fetch(`${url}/api/outbox?to=${encodeURIComponent(to)}`)).json()) as {
    data: unknown[];
  };
  return data.length;
}
