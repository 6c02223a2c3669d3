import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
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
  return settingOf(key, (await settingValues(db, [key])).get(key));
}

/** What a stored value means. */
export function settingOf<K extends SettingKey>(key: K, value: unknown): Setting<K> {
  return (settingShapes[key].safeParse(value).data as Setting<K> | undefined) ?? settingDefaults[key];
}

/** As they are stored; those that never were are not among them. */
export async function settingValues(
  db: Database,
  keys: readonly (SettingKey | 'commissionBefore')[],
): Promise<Map<string, unknown>> {
  const rows = await findValues(db, [keys]);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

const findValues = statement<{ key: string; value: unknown }>(
  'select key, value from settings where key = any($1::text[])',
);

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
