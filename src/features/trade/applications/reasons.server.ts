import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { translator } from '#text/messages.server.ts';

/**
 * What is wrong most often. Their words stand in messages under the same name, so every applicant reads them in their
 * own language.
 */
const reasonTemplates = {
  blurred: { receipt: false },
  glare: { receipt: false },
  cutOff: { receipt: false },
  nameDiffers: { receipt: false },
  expired: { receipt: false },
  licenceScope: { receipt: false },
  notArrived: { receipt: true },
  receiptUsed: { receipt: true },
} as const satisfies Record<string, { receipt: boolean }>;
type ReasonName = keyof typeof reasonTemplates;
export const reasonNames = Object.keys(reasonTemplates) as [ReasonName, ...ReasonName[]];

export interface LocalizedReason {
  key: ReasonName;
  name: string;
  text: Trilingual;
  receipt: boolean;
}

/** Frequent reasons, named in the admin's language and written in all three. */
export function localizedReasons(locale: Locale): LocalizedReason[] {
  const t = translator(locale, 'applications');
  return reasonNames.map((key) => ({
    key,
    name: t(`reasons.${key}.name`),
    receipt: reasonTemplates[key].receipt,
    text: Object.fromEntries(locales.map((each) => [each, translator(each, 'applications')(`reasons.${key}.text`)])),
  }));
}
