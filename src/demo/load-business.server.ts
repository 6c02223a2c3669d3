import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { transaction, type Database } from '#db/database.ts';
import { restoreDemoUser } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { Services } from '#platform/context.ts';
import { applicationStories } from './business/application-story.server.ts';
import { emailOf, extras, type ExtraName } from './business/demo-people.ts';
import { orderStory } from './business/order-story.server.ts';
import { orders } from './business/orders.ts';
import { sideStories } from './business/side-stories.server.ts';
import { replayEvents } from './business/replay-events.server.ts';
import { trialDays } from '#features/people/accounts/account-limits.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/**
 * The demo's business (PRODUCT N5), so that its first minute shows all four sides: applications, receipts to check,
 * orders in every state, notifications, feedback, used quotas. After `loadWorld`. Played once per database, all or
 * nothing; what visitors change stays.
 */
export async function loadBusiness(
  services: Services,
  owners: readonly BillOwner[],
  log: (message: string) => void,
): Promise<void> {
  if (await isLoaded(services.db)) return;
  try {
    await transaction(services.db, (db) => loadOnce({ ...services, db }, owners));
  } catch (error) {
    // In a database where visitors bought the last piece of something, the demo goes on without these stories.
    if (!(error instanceof AppError)) throw error;
    log(`The demo’s business was not loaded: ${error.key} ${error.faults[0]?.field ?? ''}`);
  }
}

async function loadOnce(services: Services, owners: readonly BillOwner[]): Promise<void> {
  const { db, clock } = services;
  await lockName(db, 'demo_business');
  if (await isLoaded(db)) return;
  const password = await services.hasher.hash(randomUUID());
  for (const name of Object.keys(extras) as ExtraName[]) await addExtraPerson(services, name, password);
  const stage = { services, owners };
  await muteOrderMails(db);
  await replayEvents(stage, [
    ...orders.flatMap((story) => orderStory(stage, story)),
    ...applicationStories(stage),
    ...sideStories(stage),
  ]);
  await unmuteAndDropMails(db, clock.now());
  await db.insertInto('settings').values({ key: 'demo_business', value: 'true', updated_at: clock.now() }).execute();
}

async function addExtraPerson({ db, clock }: Services, key: ExtraName, password: string): Promise<void> {
  const { name, mobile, city, speaks } = extras[key];
  const now = clock.now();
  const since = new Date(now.getTime() - 30 * 86_400_000);
  await restoreDemoUser(db, {
    id: newId('u', since),
    email: emailOf(key),
    mobile,
    nickname: name,
    city,
    locale: speaks,
    roles: ['ROLE_USER'],
    demo_kind: `world:${key}`,
    password_hash: password,
    trial_ends_at: new Date(now.getTime() + trialDays * 86_400_000),
    status: 'active',
    created_at: since,
    updated_at: now,
  });
}

/**
 * Mails about events of weeks ago are not sent: optional ones are not even created, the others are dropped. All jobs of
 * one transaction have its time.
 */
async function muteOrderMails(db: Database): Promise<void> {
  await sql`insert into notice_choices (user_id, topic, site, mail) select id, 'orders', true, false from users
    where demo_kind is not null on conflict do nothing`.execute(db);
}

async function unmuteAndDropMails(db: Database, now: Date): Promise<void> {
  await sql`delete from notice_choices using users where users.id = user_id and demo_kind is not null
    and topic = 'orders' and site and not mail`.execute(db);
  await sql`
    with gone as (select (payload->>'id')::bigint as id from graphile_worker.complete_jobs(array(select id
    from graphile_worker.jobs where task_identifier = 'deliver' and created_at = now())))
    update outbox set done_at = ${now}, payload = '{}' where id in (select id from gone)`.execute(db);
}

async function isLoaded(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('settings').select('key').where('key', '=', 'demo_business').executeTakeFirst()) !== undefined
  );
}
