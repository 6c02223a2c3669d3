import type { SettingKey } from '#platform/stored-settings.ts';

export type SettingField =
  | 'name'
  | 'address'
  | 'email'
  | 'merchant'
  | 'basisPoints'
  | 'phone'
  | 'zalo'
  | 'wechat'
  | 'hours'
  | 'hosts';
export type FieldKind = 'line' | 'email' | 'number' | 'percent' | 'texts';

/**
 * The fields of each setting in their order; their names and hints are in messages as `desk.settings.fields.<field>`.
 */
export const settingFields: Record<SettingKey, readonly { name: SettingField; kind: FieldKind; most: number }[]> = {
  company: [
    { name: 'name', kind: 'line', most: 120 },
    { name: 'address', kind: 'line', most: 240 },
    { name: 'email', kind: 'email', most: 120 },
  ],
  joining: [{ name: 'merchant', kind: 'number', most: 15 }],
  commission: [{ name: 'basisPoints', kind: 'percent', most: 7 }],
  viewers: [{ name: 'hosts', kind: 'line', most: 1_000 }],
  support: [
    { name: 'email', kind: 'email', most: 120 },
    { name: 'phone', kind: 'line', most: 40 },
    { name: 'zalo', kind: 'line', most: 40 },
    { name: 'wechat', kind: 'line', most: 40 },
    { name: 'hours', kind: 'texts', most: 120 },
  ],
};
