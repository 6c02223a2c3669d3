import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { translator } from '#text/messages.server.ts';
import { reasonNames, reasonTemplates, type ReasonName } from './reason-templates.ts';

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
