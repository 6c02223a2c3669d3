import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { siteSettings } from '#platform/site-settings.ts';
import { hostsIn, settingDefaults, settingShapes, type Setting, type SettingKey } from '#platform/stored-settings.ts';

/** Rows an operator writes; a row that does not parse is ignored. */
const stored = siteSettings.pick({ company: true, partners: true, support: true, viewerHosts: true });
type StoredSettings = z.infer<typeof stored>;

const defaults: StoredSettings = {
  company: settingDefaults.company,
  support: settingDefaults.support,
  partners: [],
  viewerHosts: hostsIn(settingDefaults.viewers.hosts),
};

export async function readStoredSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const given = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const company = stored.shape.company.safeParse(given.company);
  const partners = stored.shape.partners.safeParse(given.partners);
  const support = settingShapes.support.safeParse(given.support);
  const viewers = settingShapes.viewers.safeParse(given.viewers);
  return {
    company: company.data ?? defaults.company,
    partners: partners.data ?? defaults.partners,
    support: support.data ?? defaults.support,
    viewerHosts: viewers.success ? hostsIn(viewers.data.hosts) : defaults.viewerHosts,
  };
}

/** The current value of a setting: the operator's, else our default. */
export async function readSetting<K extends SettingKey>(db: Database, key: K): Promise<Setting<K>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return (settingShapes[key].safeParse(row?.value).data as Setting<K> | undefined) ?? settingDefaults[key];
}

export function settingRow(db: Database, key: SettingKey | 'commissionBefore', { lock = false } = {}) {
  return db
    .selectFrom('settings')
    .selectAll()
    .where('key', '=', key)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function writeSetting(
  db: Database,
  key: SettingKey | 'commissionBefore' | 'partners',
  value: unknown,
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((c) => c.column('key').doUpdateSet(row))
    .execute();
}
