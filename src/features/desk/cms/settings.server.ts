import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { settingRow, writeSetting } from '#platform/settings-queries.server.ts';
import {
  settingDefaults,
  settingKeys,
  settingShapes,
  type Setting,
  type SettingKey,
} from '#platform/stored-settings.ts';
import { announceCommission } from '#features/trade/ledger/commission.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { lockKey } from './entry-queries.server.ts';

/** `value` is the current one: the operator's, else ours. Version 0: never saved. */
interface SettingEntry<K extends SettingKey = SettingKey> {
  key: K;
  version: number;
  updatedAt: string | null;
  value: Setting<K>;
}

export async function listSettings(db: Database): Promise<SettingEntry[]> {
  return Promise.all(settingKeys.map((key) => readEntry(db, key)));
}

/** Every process reloads its settings, and cached pages are dropped (server/application.ts). */
export function changeSetting<K extends SettingKey>(
  ctx: RequestContext,
  key: K,
  version: number,
  value: Setting<K>,
): Promise<SettingEntry<K>> {
  return commit(ctx, async (db) => {
    await lockKey(db, `setting:${key}`);
    const before = await readEntry(db, key);
    if (before.version !== version) throw new AppError('conflict', { current: before });
    if (key === 'commission') await announceCommission(db, ctx, settingShapes.commission.parse(value).basisPoints);
    await writeSetting(db, key, value, ctx.clock.now());
    await audit(db, ctx, { action: 'setting.changed', target: key, ...changedFields(before.value, value) });
    await publish(db, { kind: 'settings_changed', id: key });
    return readEntry(db, key);
  });
}

async function readEntry<K extends SettingKey>(db: Database, key: K): Promise<SettingEntry<K>> {
  const row = await settingRow(db, key);
  const value = (settingShapes[key].safeParse(row?.value).data as Setting<K> | undefined) ?? settingDefaults[key];
  return { key, version: row?.version ?? 0, updatedAt: row?.updated_at.toISOString() ?? null, value };
}
