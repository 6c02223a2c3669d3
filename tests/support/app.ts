import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { createStudio } from '#features/models/studio.server.ts';
import { passwordLimits } from '#features/accounts/account.ts';
import type { Clock } from '#platform/clock.ts';
import type { Services } from '#platform/context.ts';
import { deriveKeys } from '#platform/keys.server.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { createApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { testDatabase } from './database.ts';

/** A clock that stands still until it is told to go on. */
export interface TestClock extends Clock { advance(seconds: number): void }

export function testClock(start = new Date('2026-11-15T03:00:00Z')): TestClock {
  let now = start.getTime();
  return { now: () => new Date(now), advance: (seconds) => { now += seconds * 1000; } };
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  url: string;
  clock: TestClock;
  services: Services;
  /** A call as another site's script could not make it: from our own page. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  /** The code last sent to an address, read where it waits to be delivered. */
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions { body?: unknown; token?: string; cookies?: Record<string, string>; headers?: Record<string, string>; locale?: 'zh' | 'en' | 'vi'; from?: string }
export interface Answer { status: number; code: number; message: string; data: any; error?: string; field?: string; faults?: { field: string; error: string; message: string }[]; requestId?: string; cookies: Record<string, string>; headers: Record<string, unknown> } // eslint-disable-line typescript/no-explicit-any

/** The real server over a real database of its own; only the clock is a stand-in. */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const clock = testClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'hien-studio-'));
  const studio = createStudio(dataDir);
  const services: Services = { db: database.db, clock, keys: deriveKeys('a secret for tests, long enough to be one'), hasher: await createPasswordHasher(), studio, settings: settingsOf(config), workspaceUrl: config.workspaceUrl };
  const app = await createApp({ config, services, ready: async () => true });
  await app.ready();
  return {
    app, db: database.db, url: database.url, clock, services,
    call: (method, path, options) => inject(app, method, path, options ?? {}),
    lastCode: (to) => lastCode(database.db, to),
    async close() {
      await app.close();
      await studio.close();
      await rm(dataDir, { recursive: true, force: true });
      await database.drop();
    },
  };
}

async function inject(app: FastifyInstance, method: InjectOptions['method'], path: string, options: CallOptions): Promise<Answer> {
  const response = await app.inject({
    method, url: `/api${path}`, remoteAddress: options.from ?? '127.0.0.1', cookies: options.cookies,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...(options.locale ? { 'accept-language': options.locale } : {}), ...(options.token ? { authorization: `Bearer ${options.token}` } : {}), ...options.headers },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  return { status: response.statusCode, ...response.json(), cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])), headers: response.headers };
}

async function lastCode(db: Database, to: string): Promise<string> {
  const found = await sql<{ code: string }>`select payload->'values'->>'code' as code from outbox where payload->>'to' = ${to} and kind <> 'nothing' order by id desc limit 1`.execute(db);
  if (!found.rows[0]) throw new Error(`no code was sent to ${to}`);
  return found.rows[0].code;
}

function settingsOf(config: Config): Services['settings'] {
  return {
    origin: config.origin, company: { name: 'Hiên 轩', address: 'Hội An', email: 'chao@hien.example' }, partners: [],
    password: { ...passwordLimits[config.passwordPolicy], policy: config.passwordPolicy }, phoneCountries: config.phoneCountries, uploadLimitBytes: 8_388_608,
    zoomShortcutsBlocked: config.zoomShortcutsBlocked, demo: config.demo, localOutbox: config.smtpUrl === null || config.sms === null, workspace: config.workspaceUrl === null ? 'own' : 'external',
  };
}

let people = 0;
export interface Person { email: string; mobile: string; password: string; nickname: string; id: string }

/** Registers someone through the calls, codes and all. */
export async function registerPerson(world: TestApp, given: Partial<Person> = {}): Promise<Person> {
  const n = ++people;
  const person = { email: `person${n}@mail.example`, mobile: `+8491${String(1_000_000 + n)}`, password: 'secret-16-chars', nickname: `Người ${n}`, ...given };
  const from = `10.9.${Math.floor(n / 250)}.${n % 250}`;
  await world.call('GET', `/auth/email-verification-code/${encodeURIComponent(person.email)}`, { from });
  await world.call('GET', `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(person.mobile)}`, { from });
  const body = { nickname: person.nickname, email: person.email, password: person.password, mobile: person.mobile, verificationCode: await world.lastCode(person.email), code: await world.lastCode(person.mobile) };
  const answer = await world.call('POST', '/auth/register', { body, from });
  if (answer.status !== 200) throw new Error(`registration refused: ${answer.error} ${answer.field ?? ''}`);
  return { ...person, id: answer.data.id };
}

/** Signs in and gives the token an API client would hold. */
export async function signIn(world: TestApp, person: Pick<Person, 'email' | 'password'>): Promise<string> {
  const answer = await world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password: person.password } });
  if (answer.status !== 200) throw new Error(`sign-in refused: ${answer.error}`);
  return answer.data;
}
