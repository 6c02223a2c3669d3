import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { keyedHash, type Keys } from '#platform/keys.server.ts';

interface Attempt {
  scope: string;
  key: string;
  call: string;
  requestHash: string;
}
type KeyClaim =
  | { first: true; remember(db: Database, data: unknown): Promise<void>; forget(): Promise<void> }
  | { first: false; data: unknown };

/** How long an attempt may run before a retry may replace it: its process must be gone. */
const leaseSeconds = 60;

/**
 * Claims a key. The first caller does the work; a later one gets the stored answer, or an error that the first is still
 * running.
 */
export async function claimKey(db: Database, clock: Clock, attempt: Attempt): Promise<KeyClaim> {
  const now = clock.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { scope, key } = attempt;
  const [claimed] = await claim(db, [scope, key, attempt.call, attempt.requestHash, now, until]);
  if (claimed) {
    return {
      first: true,
      remember: async (tx, data) => {
        const [kept] = await keep(tx, [scope, key, until, JSON.stringify({ data })]);
        // It took so long that a retry has replaced it, which does the work: all of this is undone.
        if (!kept) throw new AppError('idempotency_busy');
      },
      forget: () =>
        retryInBackground(() =>
          db
            .deleteFrom('idempotency_keys')
            .where('scope', '=', scope)
            .where('key', '=', key)
            .where('locked_until', '=', until)
            .where('response', 'is', null)
            .execute(),
        ),
    };
  }
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_hash !== attempt.requestHash) throw new AppError('idempotency_mismatch');
  if (!row?.response) throw new AppError('idempotency_busy');
  return { first: false, data: (row.response as { data: unknown }).data };
}

const claim = statement(`insert into idempotency_keys (scope, key, call, request_hash, created_at, locked_until)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (scope, key) do update set locked_until = excluded.locked_until
    where idempotency_keys.response is null and idempotency_keys.locked_until < excluded.created_at
      and idempotency_keys.request_hash = excluded.request_hash
  returning key`);
const keep = statement(`update idempotency_keys set response = $4 where scope = $1 and key = $2 and locked_until = $3
  returning key`);

/**
 * The attempt may have failed because the database is unavailable: then releasing the key is retried in the background,
 * or a retry would be refused for the whole lease.
 */
async function retryInBackground(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => void retryUntilDone(work));
}

async function retryUntilDone(work: () => Promise<unknown>): Promise<void> {
  for (let second = 0; second < leaseSeconds; second += 1) {
    await sleep(1000, undefined, { ref: false });
    if (
      await work().then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Keyed: a plain hash of a body with a password in it would let anyone who reads the table try passwords offline. */
export function requestHash(keys: Keys, call: string, input: unknown): string {
  return keyedHash(keys.lookup, 'request', call, JSON.stringify(input));
}

export async function sweepIdempotencyKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
