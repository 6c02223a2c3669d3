import { transaction, type Database } from '#db/database.ts';
import { demoAccounts, demoKinds, demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { restoreDemoUser } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import { ensurePlan } from '#features/people/plans/subscriptions.server.ts';
import { newId } from '#lib/id.ts';
import type { Clock } from '#platform/clock.ts';
import type { PasswordHasher } from '#platform/password-hasher.server.ts';
import { readStoredSettings, writeSetting } from '#platform/settings-queries.server.ts';
import { trialDays } from '#features/people/accounts/account-limits.ts';

/** The demo world. May run at every start: what exists is left, what was broken is repaired. */
export async function loadDemo(db: Database, clock: Clock, hasher: PasswordHasher): Promise<void> {
  const now = clock.now();
  const passwordHash = await hasher.hash(demoPassword);
  for (const kind of demoKinds) {
    const { roles, designerLevel, ...person } = demoAccounts[kind];
    const restored = await restoreDemoUser(db, {
      id: newId('u', now),
      ...person,
      roles,
      demo_kind: kind,
      password_hash: passwordHash,
      trial_ends_at: new Date(now.getTime() + trialDays * 86_400_000),
      status: 'active',
      created_at: now,
      updated_at: now,
    });
    if (designerLevel !== 'free') await transaction(db, (db) => ensurePlan(db, { clock }, restored, designerLevel, 12));
  }
  const { company } = await readStoredSettings(db);
  if (company.address === '') await writeSetting(db, 'company', demoCompany, now);
  if ((await db.selectFrom('platform_accounts').select('id').limit(1).executeTakeFirst()) === undefined)
    await db
      .insertInto('platform_accounts')
      .values({ ...demoBank, changed_at: now, effective_at: now })
      .execute();
}

const demoCompany = {
  name: 'Hiên 轩',
  address: '18 Nguyễn Thái Học, phường Hội An, Đà Nẵng, Việt Nam',
  email: 'chao@hien.example',
};
/** No bank of the country has this number: whoever scans the demo's code cannot send money anywhere. */
const demoBank = { bin: '970000', bank: 'Ngân hàng mẫu', account: '0000000002', holder: 'CONG TY HIEN (MAU)' };
