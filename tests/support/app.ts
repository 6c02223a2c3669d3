import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { z } from 'zod';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { readsFrom } from '#db/replica/reads.ts';
import { passwordLimits } from '#features/people/accounts/account-limits.ts';
import { keysAndTokens } from '#features/people/accounts/sessions/tokens.server.ts';
import { createStreams } from '#features/people/notifications/streams.server.ts';
import { createDesignChecker } from '#features/studio/designs/design-checker.server.ts';
import { createDeveloper } from '#farm/developing/developer.server.ts';
import { createDesignKeeper } from '#features/studio/designs/design-keeper.server.ts';
import { createExporter } from '#features/studio/design-files/export-thread.server.ts';
import { createFurnisher } from '#features/studio/furnishing/furnish-thread.server.ts';
import { createDesignStreams } from '#features/studio/designs/streams/design-streams.server.ts';
import { draftPictures } from '#features/studio/rendering/render-limits.ts';
import { createGlbInspector } from '#features/foundation/glb/glb-inspector.server.ts';
import { createPdfWorker } from '#features/trade/ledger/pdf-worker.server.ts';
import { createPictureProcessor } from '#features/foundation/media/picture-processor.server.ts';
import { createStudio } from '#features/catalogue/models/studio.server.ts';
import type { ErrorKey } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { RoleName } from '#lib/permissions.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Services } from '#platform/context.ts';
import { openEventBus } from '#platform/events.server.ts';
import type { ThreadLimits } from '#platform/threads/job-thread.server.ts';
import { createPasswordHasher, type PasswordCost } from '#platform/password-hasher.server.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { createTurns } from '#platform/threads/turns.ts';
import { createWorkBell } from '#platform/threads/work-bell.ts';
import { hostsIn, settingDefaults } from '#platform/stored-settings.ts';
import { createApp, type AppParts } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { LogTarget } from '#server/logging.ts';
import { createKeptPages } from '#server/pages/kept-pages.ts';
import { testDatabase } from './database.ts';

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export function testClock(start = new Date('2026-11-15T03:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  url: string;
  clock: TestClock;
  services: Services;
  /** A same-origin call, which another site's script could not make. */
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  /** The code last sent to an address, read from the outbox. */
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/** `headers` with an undefined value remove what a page would send. */
export interface CallOptions {
  body?: unknown;
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string | undefined>;
  locale?: Locale;
  from?: string;
}

const answerShape = z.object({
  code: z.number(),
  message: z.string(),
  data: z.unknown(),
  error: z.custom<ErrorKey>().optional(),
  field: z.string().optional(),
  faults: z.array(z.object({ field: z.string(), error: z.custom<ErrorKey>(), message: z.string() })).optional(),
  state: z.string().optional(),
  requestId: z.string().optional(),
});
export type Answer = z.infer<typeof answerShape> & {
  status: number;
  cookies: Record<string, string>;
  headers: Record<string, unknown>;
};

interface TestAppOptions {
  logTo?: LogTarget;
  clock?: TestClock;
  passwordCost?: PasswordCost;
  /** A folder that stays; without it, one that goes with the server. */ media?: string;
  /** Pages beside the calls. */ site?: AppParts['site'];
  requestTimeoutMs?: number;
  designLimits?: ThreadLimits;
  exportLimits?: ThreadLimits;
  rendering?: Services['rendering'];
}
/** argon2id too, at its minimum: hundreds of people are made here whose hashes nobody attacks. */
export const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Many calls at once wait for each other, on a busy machine for longer than a visitor would be let wait: they would be
 * refused as unavailable. Only the test's own time ends them.
 */
const patient = { longestWait: 240_000, statementTimeout: 240_000 };

/** The real server over a real database of its own; only the clock is replaced. */
export async function testApp(env: Record<string, string> = {}, options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const world = await appOnDatabase(database.url, env, options);
  return {
    ...world,
    async close() {
      await world.close();
      await database.drop();
    },
  };
}

/** One more server on an existing database, as a second process or the same one after a restart. */
export async function appOnDatabase(
  url: string,
  env: Record<string, string> = {},
  {
    logTo,
    clock = testClock(),
    passwordCost = leastCost,
    media,
    site,
    requestTimeoutMs,
    designLimits,
    exportLimits,
    rendering = draftPictures,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const db = openDatabase(url, patient);
  const config = readConfig({ LOG_LEVEL: logTo ? 'debug' : 'silent', ...env });
  const studio = createStudio(tmpdir(), inject('threads'));
  const designs = createDesignChecker(designLimits, inject('threads'));
  const keeper = createDesignKeeper(undefined, inject('threads'));
  const furnisher = createFurnisher(undefined, inject('threads'));
  const exporter = createExporter(exportLimits, inject('threads'));
  const developer = createDeveloper({ threads: inject('threads') });
  const mediaDir = media ?? mkdtempSync(join(tmpdir(), 'hien-media-'));
  const bus = await openEventBus(url);
  const streams = createStreams(db, bus);
  const services: Services = {
    db,
    reads: readsFrom(db),
    streams,
    designStreams: createDesignStreams({ db, clock }, bus),
    workBell: createWorkBell(bus),
    rendering,
    developer,
    clock,
    storage: folderStorage(mediaDir),
    pictures: createPictureProcessor(),
    glbs: createGlbInspector(undefined, inject('threads')),
    designs,
    keeper,
    furnisher,
    exporter,
    papers: createPdfWorker(inject('threads')),
    ...keysAndTokens('a secret for tests, long enough to be one'),
    hasher: await createPasswordHasher(undefined, passwordCost),
    studio,
    settings: settingsOf(config),
    // What was just written is read in the next line: nothing is kept that a notice of the database has yet to drop.
    kept: createKeptPages(clock, { answers: 0, shelves: 0 }),
    turns: createTurns(patient),
    workspaceUrl: config.workspaceUrl,
  };
  const app = await createApp({ config, services, ready: async () => true, logTo, site, requestTimeoutMs });
  await app.ready();
  return {
    app,
    db,
    url,
    clock,
    services,
    call: (method, path, options) => ask(app, method, path, options ?? {}),
    lastCode: (to) => lastCode(db, to),
    async close() {
      await app.close();
      await bus.close();
      await studio.close();
      await designs.close();
      await keeper.close();
      await furnisher.close();
      await exporter.close();
      await developer.close();
      await closeDatabase(db);
      if (media === undefined) rmSync(mediaDir, { recursive: true, force: true });
    },
  };
}

async function ask(app: FastifyInstance, method: Method, path: string, options: CallOptions): Promise<Answer> {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'accept-language': options.locale,
    authorization: options.token && `Bearer ${options.token}`,
    ...options.headers,
  };
  const given = Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const payload = options.body === undefined ? {} : { payload: options.body as InjectOptions['payload'] };
  const response = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: options.from ?? '127.0.0.1',
    cookies: options.cookies,
    headers: given,
    ...payload,
  });
  const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value]));
  // A file has no envelope.
  const envelope = /json/.test(String(response.headers['content-type']))
    ? response.json()
    : { code: response.statusCode, message: '', data: response.body };
  return { ...answerShape.parse(envelope), status: response.statusCode, cookies, headers: response.headers };
}

async function lastCode(db: Database, to: string): Promise<string> {
  const found = await sql<{
    code: string;
  }>`select payload->'values'->>'code' as code from outbox where payload->>'to' = ${to} and kind <> 'nothing'
    and payload->>'template' = 'code' order by id desc limit 1`.execute(db);
  if (!found.rows[0]) throw new Error(`no code was sent to ${to}`);
  return found.rows[0].code;
}

function settingsOf(config: Config): Services['settings'] {
  return {
    origin: config.origin,
    apiOrigin: config.api?.origin ?? null,
    company: { name: 'Hiên 轩', address: 'Hội An', email: 'chao@hien.example' },
    support: settingDefaults.support,
    partners: [],
    viewerHosts: hostsIn(settingDefaults.viewers.hosts),
    password: { ...passwordLimits[config.passwordPolicy], policy: config.passwordPolicy },
    phoneCountries: config.phoneCountries,
    uploadLimitBytes,
    zoomShortcutsBlocked: config.zoomShortcutsBlocked,
    demo: config.demo,
    localOutbox: config.smtpUrl === null || config.sms === null,
    workspace: config.workspaceUrl === null ? 'own' : 'external',
    chat: config.chat,
  };
}

let people = 0;
export interface Person {
  email: string;
  mobile: string;
  password: string;
  nickname: string;
  id: string;
}
export type UnregisteredPerson = Omit<Person, 'id'>;

/** Someone who has no account yet. */
export function unregisteredPerson(given: Partial<UnregisteredPerson> = {}): UnregisteredPerson {
  const n = ++people;
  return {
    email: `person${n}@mail.example`,
    mobile: `+8491${String(1_000_000 + n)}`,
    password: 'secret-16-chars',
    nickname: `Người ${n}`,
    ...given,
  };
}

/** An address of their own, so that limits do not affect others. */
export function addressOf(person: UnregisteredPerson): string {
  const n = Number(person.mobile.slice(-6)) % 60_000;
  return `10.9.${Math.floor(n / 250)}.${n % 250}`;
}

/** The registration form of someone who has both codes. */
export async function registrationForm(world: TestApp, person: UnregisteredPerson): Promise<Record<string, string>> {
  for (const sent of [
    await sendEmailCode(world, person.email, 'register', addressOf(person)),
    await sendMobileCode(world, person.mobile, 'register', addressOf(person)),
  ]) {
    if (sent.status !== 200) throw new Error(`a code was not sent: ${sent.status} ${sent.error}`);
  }
  const { nickname, email, password, mobile } = person;
  return {
    nickname,
    email,
    password,
    mobile,
    verificationCode: await world.lastCode(email),
    code: await world.lastCode(mobile),
  };
}

/**
 * Registers someone through the calls, codes and all. Registering signs in (C2); tests begin with somebody who is signed
 * in nowhere.
 */
export async function registerPerson(world: TestApp, given: Partial<UnregisteredPerson> = {}): Promise<Person> {
  const person = unregisteredPerson(given);
  const answer = await world.call('POST', '/auth/register', {
    body: await registrationForm(world, person),
    from: addressOf(person),
  });
  if (answer.status !== 200) throw new Error(`registration refused: ${answer.error} ${answer.field ?? ''}`);
  const { id } = z.object({ id: z.string() }).parse(answer.data);
  await world.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  return { ...person, id };
}

export function sendEmailCode(world: TestApp, email: string, purpose = 'register', from?: string): Promise<Answer> {
  return world.call('GET', `/auth/email-verification-code/${encodeURIComponent(email)}?purpose=${purpose}`, { from });
}

export function sendMobileCode(world: TestApp, mobile: string, purpose = 'register', from?: string): Promise<Answer> {
  return world.call(
    'GET',
    `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(mobile)}&purpose=${purpose}`,
    { from },
  );
}

/** Six different digits. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Signs in and gives the token an API client would hold. */
export async function signIn(
  world: TestApp,
  person: Pick<Person, 'email' | 'password'>,
  options: CallOptions = {},
): Promise<string> {
  const answer = await world.call('POST', '/auth/login', {
    ...options,
    body: { mobileOrEmail: person.email, password: person.password },
  });
  if (answer.status !== 200) throw new Error(`sign-in refused: ${answer.error}`);
  return tokenOf(answer);
}

/** Someone who is signed in. */
export interface Member extends Person {
  token: string;
}

/** Registers someone, grants further roles and signs them in. */
export async function newMember(world: TestApp, ...roles: RoleName[]): Promise<Member> {
  const person = await registerPerson(world);
  if (roles.length > 0) await giveRoles(world, person.id, ...roles);
  return { ...person, token: await signIn(world, person) };
}

export function tokenOf(answer: Answer): string {
  return z.string().parse(answer.data);
}

export async function giveRoles(world: TestApp, id: string, ...roles: RoleName[]): Promise<void> {
  await world.db
    .updateTable('users')
    .set({ roles: ['ROLE_USER', ...roles] })
    .where('id', '=', id)
    .execute();
}

export async function setStatus(world: TestApp, id: string, status: 'active' | 'suspended' | 'deleted'): Promise<void> {
  await world.db.updateTable('users').set({ status }).where('id', '=', id).execute();
}
