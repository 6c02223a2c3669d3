import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { insertUser, type NewUser } from '#features/people/accounts/account-queries.server.ts';
import { createAccessTokens, signAccessToken } from '#features/people/accounts/sessions/tokens.server.ts';
import { newId } from '#lib/id.ts';
import { deriveKeys } from '#platform/keys.server.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { newPerson, type Person } from './people.ts';
import { trialDays } from '#features/people/accounts/account-limits.ts';

const day = 86_400_000;

/** Someone who registered yesterday, inserted directly: their codes are used long ago, so no limit affects a test. */
export async function insertPastUser(change: Partial<NewUser> = {}, person = newPerson()): Promise<Person> {
  const yesterday = new Date(Date.now() - day);
  const hasher = await createPasswordHasher();
  await inDatabase(async (db) =>
    insertUser(db, {
      id: newId('u', yesterday),
      email: person.email,
      mobile: person.e164,
      nickname: person.nickname,
      password_hash: await hasher.hash(person.password),
      locale: 'en',
      trial_ends_at: new Date(yesterday.getTime() + trialDays * day),
      created_at: yesterday,
      updated_at: yesterday,
      ...change,
    }),
  );
  return person;
}

/** Ends every session of a person, as another device or an admin would. */
export async function endSessionsOf(person: Person): Promise<void> {
  await inDatabase(async (db) => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('sessions')
      .set({ revoked_at: new Date(), revoked_why: 'signed out everywhere' })
      .where('user_id', '=', id)
      .execute();
  });
}

/** Gives a browser the token it would hold an hour later: the same session, its fifteen minutes over. */
export async function letTokenExpire(context: BrowserContext): Promise<void> {
  const keys = deriveKeys(await readFile(join(inject('dataDir'), 'secret'), 'utf8'));
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  const claims = cookie && (await createAccessTokens(keys).read(cookie.value, new Date()));
  if (!cookie || !claims) throw new Error('this browser is not signed in');
  await context.addCookies([
    { ...cookie, value: await signAccessToken(keys, claims, new Date(Date.now() - 3_600_000)) },
  ]);
}

export async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(inject('databaseUrl'));
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
