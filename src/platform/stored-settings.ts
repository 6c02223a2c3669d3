import { z } from 'zod';
import type { ErrorKey } from '#lib/errors.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';

/** One line of text, without hidden, breaking or direction-changing characters. */
export const line = (least: number, most: number) =>
  trimmedText(most)
    .min(least)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u);
const address = z.union([z.literal(''), limitedText(120).check(z.email())]);
const hostName = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
/** `coohom.com, sketchfab.com`: lower case, no port, no path. */
const hostList = trimmedText(1_000)
  .toLowerCase()
  .refine((text) => hostsIn(text).every((host) => hostName.test(host)));
/** As much as a bill can be (`amountLimits` of payments), or nobody could pay it. */
const dong = z.number().int().min(0).max(999_999_999_999);

/** What the site may keep of a sale. */
const mostCommissionPercent = 50;
export const mostCommission = mostCommissionPercent * 100;
const commissionRange: ErrorKey = 'commission_range';

/** What an operator sets from the console, each key a row of `settings`; forms, calls and rules read these shapes. */
export const settingShapes = {
  company: z.strictObject({ name: line(1, 120), address: line(0, 240), email: address }),
  /** What a merchant pays to join, in đồng; nothing, or at least what a bank transfers. */
  joining: z.strictObject({ merchant: dong.refine((amount) => amount === 0 || amount >= 1000) }),
  /** The site's commission on a sale, in hundredths of a per cent. */
  commission: z.strictObject({
    basisPoints: z
      .number(commissionRange)
      .int(commissionRange)
      .min(0, commissionRange)
      .max(mostCommission, commissionRange),
  }),
  /** Hosts whose 3D viewers a work may embed, including subdomains. */
  viewers: z.strictObject({ hosts: hostList }),
  support: z.strictObject({
    email: address,
    phone: line(0, 40),
    zalo: line(0, 40),
    wechat: line(0, 40),
    hours: z.strictObject({ zh: line(0, 120).optional(), en: line(0, 120).optional(), vi: line(0, 120).optional() }),
  }),
} as const;

export type SettingKey = keyof typeof settingShapes;
export type Setting<K extends SettingKey> = z.infer<(typeof settingShapes)[K]>;
export const settingKeys = Object.keys(settingShapes) as [SettingKey, ...SettingKey[]];

/** Defaults until an operator sets something else. */
export const settingDefaults: { [K in SettingKey]: Setting<K> } = {
  company: { name: 'Hiên 轩', address: '', email: '' },
  joining: { merchant: 3_800_000 },
  commission: { basisPoints: 0 },
  viewers: { hosts: 'coohom.com, kujiale.com, sketchfab.com, matterport.com, kuula.co' },
  support: { email: '', phone: '', zalo: '', wechat: '', hours: {} },
};

export function hostsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
